"""A page of a campaign's books as a message: its words, and what may be chosen there.

What is too long for one message goes on the next *leaf*. Each page carries the mark of the
interaction that it was shown for: a second click on the same page is the same deed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bot.tables import Asking
from bot.ui.controls import (
    CHOICE_LABEL,
    CHOICES_IN_MENU,
    KEY_LABEL,
    KEYS_IN_ROW,
    PLACEHOLDER,
    ROWS,
    Choice,
    Key,
    Menu,
    Row,
)
from bot.ui.leaves import leaves_of
from bot.ui.press import LONGEST, TEMPLATE, Press
from bot.ui.sheet import Sheet
from bot.ui.voice import Voice
from engine.core.campaign import SEPARATOR, Offer, Page
from engine.core.text import Say, say

CITY = "city"  # the page that shows what can be done now
MATTER = "matter"  # what a party is asked: `matter.PARTY`, with no page above it
MENUS = 3  # on one leaf
OFFERS = MENUS * CHOICES_IN_MENU
FEW = 5
LINK_ROWS = 2
_END_OF_RANGE = 60  # of a label in the placeholder of one of several menus


class Mark(msgspec.Struct, frozen=True):
    """Which page a control stands on, on which leaf, and for which interaction it was shown."""

    page: str
    leaf: int = 0
    shown: str = ""  # empty in a post for everybody: there each click counts
    party: int = 0  # whom a post for everybody asks

    def turn(self, page: str, leaf: int = 0) -> Press:
        """Turn to a page."""
        return Press("turn", self.party, page, arg=str(leaf))

    def menu(self, verb: str, number: int) -> Press:
        """One of the menus of the leaf."""
        return Press(verb, self.party, self.page, arg=f"{self.shown}.{self.leaf}.{number}")

    def deed(self, deed: str) -> Press:
        """Do a deed at once."""
        return Press("deed", self.party, self.page, arg=f"{self.shown}.{deed}")


def read_menu(press: Press) -> Mark:
    """Where a menu stood; what nobody could have sent reads as the first leaf."""
    shown, leaf, *_ = (*press.arg.split(SEPARATOR), "", "")
    return Mark(press.prompt, int(leaf) if leaf.isdecimal() else 0, shown, press.game)


def read_deed(press: Press) -> tuple[Mark, str]:
    """Where a deed's button stood, and which deed it is."""
    shown, _, deed = press.arg.partition(SEPARATOR)
    return Mark(press.prompt, 0, shown, press.game), deed


def page_sheet(page: Page, mark: Mark, voice: Voice, notice: str = "") -> Sheet:
    """One leaf of a page, with what may be chosen there."""
    texts = leaves_of(page, voice)
    offers = [offer for offer in page.offers if offer.why_not is None]
    deeds, links = _apart(offers)
    parts = _chunks(deeds, OFFERS) or [[]]
    count = max(len(texts), len(parts))
    leaf = min(mark.leaf, count - 1)
    at = msgspec.structs.replace(mark, leaf=leaf)
    shown = parts[leaf] if leaf < len(parts) else []
    ask = voice(page.ask) if page.ask is not None and shown else ""
    rows = tuple(_deeds(shown, at, voice))
    rows = (*rows, *_links(links, at, voice, room=ROWS - 1 - len(rows)))
    rows = (*rows, *_tools(at, count, voice, beside=rows))
    text = "\n".join(line for line in (notice, ask) if line)
    return Sheet(text, (texts[min(leaf, len(texts) - 1)],), rows[:ROWS], page.picture)


def matter_sheet(asking: Asking, voice: Voice) -> Sheet:
    """What a party is asked, for everybody: the same page that a click opens for oneself."""
    page = msgspec.structs.replace(asking.page, picture=None)  # it could hold what one may see
    return page_sheet(page, Mark(f"{MATTER}.{asking.party}", party=asking.party), voice)


def city_key(voice: Voice) -> Key:
    """The way to all that can be done between scenarios."""
    return Key(Mark("").turn(CITY), voice.label(say("bot-key-city"), KEY_LABEL), "primary")


def _apart(offers: Iterable[Offer]) -> tuple[list[Offer], list[Offer]]:
    """What can be done, and where one can turn to; each once."""
    deeds = {offer.deed: offer for offer in offers if _fits_value(offer.deed)}
    links = {o.page: o for o in offers if not o.deed and _fits_value(o.page)}
    return list(deeds.values()), list(links.values())


def _fits_value(name: str) -> bool:
    return 0 < len(name) <= CHOICE_LABEL


# --- what can be done -----------------------------------------------------------------------------


def _deeds(offers: list[Offer], mark: Mark, voice: Voice) -> list[Row]:
    keys = [Key(mark.deed(o.deed), voice.label(o.label, KEY_LABEL), "primary") for o in offers]
    if len(offers) <= FEW and all(o.hint is None for o in offers) and _are_legal(keys):
        return [tuple(keys)] if keys else []
    return list(_menus("offer", offers, mark, voice))


def _menus(verb: str, offers: list[Offer], mark: Mark, voice: Voice) -> Iterable[Menu]:
    chunks = _chunks(offers, CHOICES_IN_MENU)
    for number, chunk in enumerate(chunks):
        hint = say("bot-choose") if verb == "offer" else say("bot-page-turn-to")
        if len(chunks) > 1:
            first, last = (voice.label(chunk[n].label, _END_OF_RANGE) for n in (0, -1))
            hint = say("bot-choose-between", first=first, last=last)
        choices = tuple(_choice(offer, voice) for offer in chunk)
        yield Menu(mark.menu(verb, number), voice.label(hint, PLACEHOLDER), choices)


def _choice(offer: Offer, voice: Voice) -> Choice:
    about = voice.label(offer.hint, CHOICE_LABEL) if offer.hint is not None else None
    return Choice(offer.deed or offer.page, voice.label(offer.label, CHOICE_LABEL), about)


# --- other pages ----------------------------------------------------------------------------------


def _links(offers: list[Offer], mark: Mark, voice: Voice, room: int) -> list[Row]:
    """Buttons, where they fit into so many rows and have nothing to explain; else a menu."""
    keys = [Key(mark.turn(o.page), voice.label(o.label, KEY_LABEL)) for o in offers]
    rows = [tuple(keys[n : n + KEYS_IN_ROW]) for n in range(0, len(keys), KEYS_IN_ROW)]
    is_plain = all(offer.hint is None for offer in offers)
    if is_plain and len(rows) <= min(room, LINK_ROWS) and _are_legal(keys):
        return list(rows)
    return list(_menus("turn", offers[:CHOICES_IN_MENU], mark, voice))


def _tools(mark: Mark, leaves: int, voice: Voice, beside: tuple[Row, ...]) -> list[Row]:
    """The last row: the leaves before and after, the page that this one is of, and the city."""
    there = {key.press for row in beside if not isinstance(row, Menu) for key in row}

    def key(press: Press, label: str) -> Key:
        return Key(press, voice.label(say(label), KEY_LABEL))

    keys = []
    parent = mark.page.rpartition(SEPARATOR)[0]
    if mark.leaf > 0:
        keys.append(key(mark.turn(mark.page, mark.leaf - 1), "bot-key-leaf-before"))
    if mark.leaf < leaves - 1:
        keys.append(key(mark.turn(mark.page, mark.leaf + 1), "bot-key-leaf-after"))
    if parent and parent != MATTER:
        keys.append(key(mark.turn(parent), "bot-key-back"))
    if mark.page != CITY and not mark.party:
        keys.append(key(mark.turn(CITY), "bot-key-city"))
    legal = tuple(k for k in keys if k.press not in there and _are_legal([k]))
    return [legal] if legal else []


def _are_legal(keys: Sequence[Key]) -> bool:
    """Whether these can be buttons: what has no room in a custom id is chosen from a menu."""
    ids = [key.press.custom_id for key in keys]
    return len(set(ids)) == len(ids) and all(
        len(one) <= LONGEST and TEMPLATE.fullmatch(one) for one in ids
    )


def _chunks(offers: list[Offer], size: int) -> list[list[Offer]]:
    return [offers[n : n + size] for n in range(0, len(offers), size)]


def notice_of(reply: Say, ok: bool, voice: Voice) -> str:
    """What came of the last deed, above the page."""
    return voice(reply) if ok else f"⚠ {voice(reply)}"
