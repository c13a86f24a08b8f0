"""Suggestions while a person types: at most 25, in their language, never an error."""

from __future__ import annotations

from collections.abc import Iterable

from discord import app_commands

from bot.tables import CampaignInfo, Reply, Sitting
from bot.ui.excuse import sentence_for
from bot.ui.gm import seat_name
from bot.ui.host import Host, Interaction, person_of
from bot.ui.voice import Voice
from engine.core.campaign import SEPARATOR, Offer
from engine.core.prompt import Option, Prompt
from engine.core.system import Listing
from engine.core.text import say

Choices = list[app_commands.Choice[str]]
_MOST = 25
_LONGEST = 100


def choices(pairs: Iterable[tuple[str, str]], typed: str) -> Choices:
    """The (name, value) pairs whose name holds what was typed."""
    wanted = typed.casefold().strip()
    fitting = [(n, v) for n, v in pairs if wanted in n.casefold() and 0 < len(v) <= _LONGEST]
    return [app_commands.Choice(name=name, value=value) for name, value in fitting[:_MOST]]


def listings(items: tuple[Listing, ...], voice: Voice, typed: str) -> Choices:
    """Scenarios or classes by name."""
    return choices(((voice.label(item.name, _LONGEST), item.id) for item in items), typed)


def options(prompt: Prompt, voice: Voice, typed: str) -> Choices:
    """The options of a prompt by label."""
    return choices(((option_name(o, voice), o.id) for o in prompt.options), typed)


def option_name(option: Option, voice: Voice) -> str:
    """An option's label, with its coordinate in front where the label does not have it."""
    label = voice.label(option.label, _LONGEST)
    if option.hex is None or option.hex.label in label:
        return label
    return f"{option.hex.label}: {label}"[:_LONGEST]


async def campaign(host: Host, itx: Interaction) -> CampaignInfo | None:
    """The campaign of this channel, or None where there is none or it cannot be read."""
    try:
        return await host.tables.campaign_in(itx.channel_id or 0)
    except Exception as error:
        sentence_for(error)
        return None


async def seats(host: Host, itx: Interaction, typed: str) -> Choices:
    """The seats with a hero, by hero and person."""
    found = await campaign(host, itx)
    voice = host.voice(itx.locale, found)
    chairs = found.seats if found is not None else ()
    return choices(((voice.label(seat_name(s), _LONGEST), s.seat) for s in chairs if s.hero), typed)


async def sitting(host: Host, itx: Interaction) -> Sitting | None:
    """The person's place, or None where there is none or it cannot be read."""
    try:
        found = await host.sitting(itx)
    except Exception as error:
        sentence_for(error)  # logs it without its text: what a hand holds stays out of the log
        return None
    return found if isinstance(found, Sitting) else None


async def offered(
    host: Host, itx: Interaction, page: str, typed: str, *, verb: str = ""
) -> Choices:
    """What a page of the books offers, each by the last word of its name; of one verb, or all."""
    try:
        found = await host.tables.page(itx.channel_id or 0, person_of(itx), page)
        if isinstance(found, Reply):
            return []
        voice = await host.voice_for(itx)
    except Exception as error:
        sentence_for(error)
        return []
    wanted = [o for o in found.offers if o.why_not is None and _is_of(o, verb)]
    return choices(((voice.label(o.label, _LONGEST), _last_word(o)) for o in wanted), typed)


async def led(host: Host, itx: Interaction, typed: str) -> Choices:
    """The campaigns that a person leads, by their numbers."""
    try:
        found = await host.tables.led_by(itx.user.id)
    except Exception as error:
        sentence_for(error)
        return []
    voice = host.voice(itx.locale)
    named = ((voice.label(say("bot-name", name=c.name), _LONGEST), f"{c.id}") for c in found)
    return choices(named, typed)


def _is_of(offer: Offer, verb: str) -> bool:
    return offer.deed.startswith(f"{verb}{SEPARATOR}") if verb else True


def _last_word(offer: Offer) -> str:
    return (offer.deed or offer.page).rpartition(SEPARATOR)[2]
