"""One deed between scenarios: who does it, what it may read and change, and what it tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import msgspec

from engine.core.books import WORLD, Books, Hero, Party, of_party
from engine.core.campaign import Actor, Deed, Page, Terms
from engine.core.event import Event
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.systems.haven.campaign.numbers import prosperity_level
from engine.systems.haven.content import Pack

NOBODY = Actor(None)  # the rules themselves
NOTHING = Deed("")


class Refused(Exception):
    """The rules refuse a deed, and this is why. The books are thrown away."""

    def __init__(self, why: Say) -> None:
        super().__init__(why.key)
        self.why = why


def refuse(key: str, /, **facts: int | str | Say | tuple[Say, ...]) -> NoReturn:
    """Refuse a deed with a message."""
    raise Refused(Say(key, facts))


class Case:
    """What the deeds and pages of the campaign work on."""

    def __init__(
        self, books: Books, pack: Pack, rng: Rng, actor: Actor = NOBODY, deed: Deed = NOTHING
    ) -> None:
        self.books, self.pack, self.rng = books, pack, rng
        self.actor, self.text, self.facts, self.asked = actor, deed.text, deed.facts, deed.party
        self.events: list[Event] = []
        self.posts: list[Say] = []
        self.departs: int | None = None
        self.asks: int | None = None

    # --- who --------------------------------------------------------------------------------------

    @property
    def hero(self) -> Hero:
        """The hero of whoever does it; refuses those who have none."""
        hero = self.books.hero_at(self.actor.seat) if self.actor.seat is not None else None
        return hero or refuse("haven-needs-hero")

    @property
    def party(self) -> Party:
        """The party of whoever does it; the GM without a hero speaks for any, else for the first.

        Who answers a question that another party was asked is refused.
        """
        hero = self.books.hero_at(self.actor.seat) if self.actor.seat is not None else None
        if hero is None and not self.actor.is_gm:
            refuse("haven-needs-hero")
        own = hero.party if hero is not None else self.asked or min(self.books.parties)
        if self.asked not in (None, own) or own not in self.books.parties:
            refuse("haven-other-party")
        return self.books.parties[own]

    def members(self, party: Party) -> list[Hero]:
        """The heroes who go with a party."""
        return self.books.members(party.id)

    # --- where ------------------------------------------------------------------------------------

    def need_city(self, party: Party) -> None:
        """Refuse what can be done in the city only, and when nothing waits for an answer."""
        if party.id in self.books.matters:
            refuse("haven-settle-first")
        if party.journey is not None:
            refuse("haven-on-the-road")
        if party.place:
            refuse("haven-not-in-the-city")

    # --- numbers of the world ---------------------------------------------------------------------

    @property
    def prosperity(self) -> int:
        """The level of prosperity."""
        return prosperity_level(self.books.count(WORLD, "number", "prosperity"))

    def reputation(self, party: Party) -> int:
        """What people think of a party."""
        return self.books.count(of_party(party.id), "number", "reputation")

    # --- telling ----------------------------------------------------------------------------------

    def tell(self, line: Say, audience: tuple[Seat, ...] | None = None) -> None:
        """Write a line into the ledger, for everyone or for some."""
        self.events.append(Event(line, audience))

    def post(self, line: Say) -> None:
        """Write a line into the ledger and say it in the channel."""
        self.tell(line)
        self.posts.append(line)


class Rule(msgspec.Struct, frozen=True):
    """How a deed is done: with how many words beside its verb, and whether by the GM alone.

    `do` gets the case and the words; it returns what to reply, or refuses.
    """

    do: Callable[..., Say]
    words: int = 0
    is_gms: bool = False
    more: int = 0  # so many further words may follow
    terms: Terms = Terms()


# A page's name may have words behind it: `enhance.cinder-lash`.
PageMaker = Callable[..., Page]


def name_of(hero: Hero) -> Say:
    """A hero's name as a fact."""
    return say("haven-hero-name", name=hero.name)
