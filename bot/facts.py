"""What the table service takes and gives: plain values, nothing of the database in them."""

from __future__ import annotations

from datetime import datetime

import msgspec

from engine.core.campaign import Page
from engine.core.prompt import Prompt
from engine.core.seat import Seat
from engine.core.text import Say
from engine.core.view import View

LIVE = ("running", "paused")


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord."""

    id: int
    name: str
    locale: str = "en"


CLOCK = Person(0, "")  # nobody: when time is up, the table itself acts
NOBODY = Person((1 << 22) - 1, "…")  # who asked to be forgotten; no id of Discord is as small


class Reply(msgspec.Struct, frozen=True):
    """What to tell the person who asked. With `ok` False nothing has changed."""

    say: Say
    ok: bool = True
    game: int | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A chair of a campaign: who sits there, and the hero's sheet."""

    seat: Seat
    person: int | None  # None: free
    person_name: str
    hero: str | None = None  # its name
    class_id: str | None = None
    level: int = 1
    xp: int = 0
    gold: int = 0
    ticks: int = 0  # of battle goals
    is_dead: bool = False  # for good: the seat needs another hero
    person_locale: str = "en"
    is_away: bool = False  # then a stand-in answers, or without one the clock
    until: datetime | None = None
    stand_in: int | None = None
    stand_in_name: str = ""
    stand_in_locale: str = "en"

    @property
    def needs_hero(self) -> bool:
        """Whether nobody can go from this chair to a scenario."""
        return self.hero is None or self.is_dead

    @property
    def is_auto(self) -> bool:
        """Whether the clock answers for whoever sits there."""
        return self.is_away and self.stand_in is None

    @property
    def player(self) -> Person | None:
        """Who answers for this chair just now; None: nobody, or the clock."""
        if self.stand_in is not None:
            return Person(self.stand_in, self.stand_in_name, self.stand_in_locale)
        if self.person is None or self.is_away:
            return None
        return Person(self.person, self.person_name, self.person_locale)


class CampaignInfo(msgspec.Struct, frozen=True):
    """A campaign as everyone may know it."""

    id: int
    guild: int
    channel: int
    name: str
    system: str
    gm: int
    gm_name: str
    locale: str
    seats: tuple[SeatInfo, ...]
    variants: tuple[str, ...] = ()  # the house rules in play, for scenarios that start
    commitment: str = ""  # to the seed of the campaign's own chance
    game: int | None = None  # the live game
    scenario: str | None = None  # of that game

    def seats_of(self, person: int) -> tuple[Seat, ...]:
        """The seats that a person holds."""
        return tuple(s.seat for s in self.seats if s.person == person)

    def answered_by(self, person: int) -> tuple[Seat, ...]:
        """The seats that a person may answer for in a game: their own, or that of somebody away."""
        return tuple(s.seat for s in self.seats if person in (s.person, s.stand_in))

    def stands_in_for(self, person: int) -> SeatInfo | None:
        """The chair of somebody away for whom a person stands in."""
        return next((s for s in self.seats if s.stand_in == person), None)

    def at(self, seat: Seat) -> SeatInfo | None:
        """The chair with this name."""
        return next((s for s in self.seats if s.seat == seat), None)


class Sitting(msgspec.Struct, frozen=True):
    """A game as one person sees it."""

    campaign: CampaignInfo
    game: int
    status: str  # running, paused, won, lost, ended
    seats: tuple[Seat, ...]  # this person's
    is_gm: bool
    prompts: tuple[Prompt, ...]  # this person's: open, or answered and still changeable
    view: View  # as this person's acting seat sees it; without a seat as everyone does
    revision: int
    can_take_back: bool = False
    hint: Say | None = None  # what there is to learn now, in a practice fight,
    news: tuple[Say, ...] = ()  # and what happened since this person's last answer


class TableView(msgspec.Struct, frozen=True):
    """A game as everyone sees it."""

    campaign: CampaignInfo
    game: int
    status: str
    round: int
    view: View  # of seat None
    awaited: tuple[SeatInfo, ...]
    since: datetime  # since when they are awaited
    recent: tuple[Say, ...]  # the last public log lines, oldest first
    commitment: str
    seed: str | None  # only after the end
    revision: int
    deadline: datetime | None = None  # when the table's rule decides for somebody who is awaited
    expiry: str = "autopilot"  # that rule: autopilot, rest or gm
    asked: tuple[str, ...] = ()  # the ids of the questions that somebody owes an answer to


class Asking(msgspec.Struct, frozen=True):
    """A question that lies before a party; its offers are the answers."""

    campaign: CampaignInfo
    party: int
    page: Page


class LedgerEntry(msgspec.Struct, frozen=True):
    """Something that was done to a campaign's books, as one person may know it."""

    n: int
    at: datetime
    actor: str  # who did it; "": the rules
    lines: tuple[Say, ...]
    undone_by: int | None = None  # the entry that undid it


class PastAct(msgspec.Struct, frozen=True):
    """An accepted act of a game, as everyone may know it."""

    revision: int
    kind: str  # answer, withdraw, decree
    hero: str  # whose answer it was; "": the party's, or the GM's
    who: str  # who gave it; "": the clock
    lines: tuple[Say, ...]  # what everybody read because of it


class Undo(msgspec.Struct, frozen=True):
    """A game shall go back: to be confirmed by the GM, or agreed upon by the table."""

    id: int
    campaign: CampaignInfo
    game: int
    asker: str
    why: str
    acts: tuple[PastAct, ...]  # that would be undone, oldest first
    is_vote: bool
    agreed: tuple[str, ...] = ()
    missing: tuple[Person, ...] = ()  # who must still agree
    message: int | None = None
    expires_at: datetime | None = None
    outcome: str | None = None  # done, refused, withdrawn, expired, gone
    closed_by: str = ""


class GmAct(msgspec.Struct, frozen=True):
    """Something that the GM has done, as the table read it."""

    at: datetime
    game: int | None
    line: Say


class PublicLine(msgspec.Struct, frozen=True):
    """A line of a game's log that everybody may read."""

    at: datetime
    say: Say


class PublicGame(msgspec.Struct, frozen=True):
    """A game as everyone may know it; the seed only after its end."""

    id: int
    scenario: str
    status: str
    commitment: str
    seed: str | None
    started_at: datetime
    ended_at: datetime | None
    lines: tuple[PublicLine, ...]


class PublicRecord(msgspec.Struct, frozen=True):
    """All of a campaign that is no secret."""

    campaign: CampaignInfo
    ledger: tuple[LedgerEntry, ...]
    games: tuple[PublicGame, ...]


class BoardPlace(msgspec.Struct, frozen=True):
    """Where a game's messages lie on Discord."""

    channel: int
    message: int | None = None  # the board
    round: int | None = None  # the round that the board message belongs to
    ping: int | None = None  # the last mention
