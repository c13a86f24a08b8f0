"""What happens between games, as a rule system sees it: the bot needs no more than this.

People do *deeds*, each named by a short text: `buy.iron-ladle`, `vote.a`, `gm.gold.3.-5`. A page
shows a person what there is to see and which deeds are open to them; a typed command makes the same
deeds. The system checks each deed whatever was shown, changes the books, and says what happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from engine.core.books import Books
from engine.core.event import Event
from engine.core.prompt import Rejected
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.system import Listing, Result, Setup
from engine.core.tableau import Tableau
from engine.core.text import Say

SEPARATOR = "."  # between the words of a deed; ids have none


class Actor(msgspec.Struct, frozen=True):
    """Who does something: whoever holds a seat, the GM, or both."""

    seat: Seat | None
    is_gm: bool = False
    settings: tuple[str, ...] = ()  # the house rules of the campaign
    name: str = ""  # as the channel knows them


class Deed(msgspec.Struct, frozen=True):
    """Something that a person does between games."""

    name: str  # its words with full stops between them
    text: str = ""  # people's own words, where the deed needs some: a name, a note, a reason
    facts: dict[str, str | int | bool] = {}  # what has no room in the name: a scenario's settings
    party: int | None = None  # the one that was asked, where a post for everybody asks

    @property
    def words(self) -> tuple[str, ...]:
        """The verb and what it is about."""
        return tuple(self.name.split(SEPARATOR))


class Terms(msgspec.Struct, frozen=True):
    """What the table must know of a kind of deed before it is done."""

    in_play: bool = False  # possible while a scenario is played: it touches nothing of a game
    names: bool = False  # its text is a name


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to choose on a page: a deed, or another page to turn to."""

    label: Say
    deed: str = ""
    page: str = ""
    hint: Say | None = None
    why_not: Say | None = None  # it is shown, but not possible now


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a page under a title of its own."""

    title: Say
    lines: tuple[Say, ...]


class Page(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one person may see and do at one place."""

    title: Say
    lines: tuple[Say, ...] = ()
    sections: tuple[Section, ...] = ()
    offers: tuple[Offer, ...] = ()
    ask: Say | None = None  # above the offers
    picture: Tableau | None = None  # of what it is about, for whoever may read the page


class Done(msgspec.Struct, frozen=True):
    """A deed was done: the books have changed."""

    reply: Say  # to whoever did it
    events: tuple[Event, ...] = ()  # for the ledger, each with its audience
    posts: tuple[Say, ...] = ()  # told in the channel at once
    departs: int | None = None  # the party that sits down to its scenario now
    asks: int | None = None  # the party that is asked something in the channel: `matter.PARTY`


class Played(msgspec.Struct, frozen=True):
    """A finished game, as the campaign needs it."""

    scenario: str
    outcome: str  # victory, defeat, or "" where it was broken off
    level: int
    settings: dict[str, str | int | bool]
    results: tuple[Result, ...]


class Landmark(msgspec.Struct, frozen=True):
    """A line of the ledger that everybody may read, and the day on which it was written."""

    say: Say
    day: tuple[int, int, int]  # year, month, day


class Campaigning(Protocol):
    """The rules of a system between its games. Only `do`, `open` and `settle` change the books."""

    @property
    def landmarks(self) -> tuple[str, ...]:
        """The messages of the ledger that a campaign's history is told by."""

    def open(self, books: Books, rng: Rng) -> None:
        """Lay out what a campaign starts with; on older books, add what they lack."""

    def terms(self, deed: Deed) -> Terms:
        """What kind of deed this is, whether or not it is known."""

    def do(self, books: Books, actor: Actor, deed: Deed, rng: Rng) -> Done | Rejected:
        """Do a deed, or refuse it. After a refusal the books are thrown away."""

    def page(self, books: Books, actor: Actor, name: str) -> Page | Rejected:
        """A page by its name (`sheet`, `shop`, ...), as this person may see it."""

    def places(self, books: Books, actor: Actor) -> tuple[Listing, ...]:
        """The scenarios that the person's party may choose from."""

    def setup(self, books: Books, party: int, players: dict[Seat, str]) -> Setup | Rejected:
        """What a party sits down with when it arrives; `players` names who plays each seat."""

    def settle(self, books: Books, party: int, played: Played, rng: Rng) -> Done:
        """Write a finished game into the books."""

    def history(self, books: Books, told: Sequence[Landmark]) -> Tableau | None:
        """A picture of the campaign's history from its landmarks, oldest first."""

    def problems(self, books: Books) -> tuple[str, ...]:
        """What books from elsewhere name that this system does not know, each with its place."""
