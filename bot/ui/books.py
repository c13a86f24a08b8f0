"""Opening a page of the campaign's books, turning to another one, doing what it offers."""

from __future__ import annotations

import logging

import discord

from bot.tables import Reply
from bot.ui.book import CITY, Mark, notice_of, page_sheet, read_deed, read_menu
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.press import Press
from engine.core.campaign import Deed

log = logging.getLogger(__name__)

Values = tuple[str, ...]

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


async def open_page(
    host: Host, itx: Interaction, name: str, *, leaf: int = 0, after: Reply | None = None
) -> None:
    """Show a page to whoever asked, and to nobody else; above it, what came of their last deed."""
    found = await host.tables.page(itx.channel_id or 0, person_of(itx), name)
    if isinstance(found, Reply) and after is not None and after.ok and after.game is None:
        name, leaf = CITY, 0  # what one stood on is gone: see how things are now
        found = await host.tables.page(itx.channel_id or 0, person_of(itx), name)
    if isinstance(found, Reply):
        await host.tell(itx, after.say if after is not None else found.say)
        return
    voice = await host.voice_for(itx)
    notice = notice_of(after.say, after.ok, voice) if after is not None else ""
    mark = Mark(name, leaf, shortened(itx.id))
    await host.show(itx, page_sheet(found, mark, voice, notice), voice)


async def do(host: Host, itx: Interaction, deed: Deed, *, then: str = "") -> None:
    """Do a deed that a command names, and show what came of it, with a page if one is wanted."""
    reply = await host.tables.do(itx.channel_id or 0, person_of(itx), deed, key_of(itx))
    if then:
        await open_page(host, itx, then, after=reply)
    else:
        await host.tell(itx, reply.say)


async def turn(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Another page, or another leaf of the same."""
    if values:
        await open_page(host, itx, values[0])
    else:
        leaf = int(press.arg) if press.arg.isdecimal() else 0
        await open_page(host, itx, press.prompt, leaf=leaf)


async def offer(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Do what was chosen in a menu of a page."""
    await _do_there(host, itx, read_menu(press), values[0] if values else "")


async def deed(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Do what a button of a page says."""
    await _do_there(host, itx, *read_deed(press))


async def _do_there(host: Host, itx: Interaction, mark: Mark, name: str) -> None:
    """Do a deed of a page, once for each time that the page was shown; then show it anew."""
    person = person_of(itx)
    key = f"{mark.shown}.{person.id}.{name}" if mark.shown else key_of(itx)
    reply = await host.tables.do(
        itx.channel_id or 0, person, Deed(name, party=mark.party or None), key
    )
    if mark.party:
        await _settle(host, itx, mark.party, name)
    await open_page(host, itx, mark.page, leaf=mark.leaf, after=reply)


async def _settle(host: Host, itx: Interaction, party: int, deed: str) -> None:
    """Take the buttons off a post for everybody once the party is not asked that any more."""
    campaign = await host.tables.campaign_in(itx.channel_id or 0)
    asking = await host.tables.asking(campaign.id, party) if campaign is not None else None
    if asking is not None and any(offer.deed == deed for offer in asking.page.offers):
        return
    try:
        if itx.message is not None:
            await itx.message.edit(view=None)
    except discord.HTTPException as error:
        log.info("an old question was left as it is: code %s", error.code)


def shortened(number: int) -> str:
    """A number in few characters."""
    digits = ""
    while number:
        number, last = divmod(number, len(_DIGITS))
        digits = _DIGITS[last] + digits
    return digits or "0"
