"""What the kernel, the bot and the command line need of a rule system."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from engine.core.advice import Advice
from engine.core.decree import Decree, Enactment
from engine.core.event import Event
from engine.core.glossary import Topic
from engine.core.prompt import Answer, Option, Prompt, Rejected
from engine.core.rng import Rng
from engine.core.script import Play, Script
from engine.core.seat import Seat
from engine.core.text import Say
from engine.core.view import View

if TYPE_CHECKING:  # a campaign speaks of setups and results, a practice fight of systems
    from engine.core.campaign import Campaigning
    from engine.core.practice import Practice

S = TypeVar("S")


# Names what no longer holds in the game later on, while something is asked about these figures.
Invariants = Callable[[Play[S], Set[str | None]], tuple[str, ...]]


class HeroSetup(msgspec.Struct, frozen=True):
    """A hero as it sits down to a scenario."""

    seat: Seat
    name: str
    class_id: str
    level: int = 1
    cards: tuple[str, ...] = ()  # the hand it brings; empty: chosen when the game starts
    player: str = ""  # who plays it, where that is known
    items: tuple[str, ...] | None = None  # what it owns; None: the kit of its class
    pool: tuple[str, ...] | None = None  # the cards it knows; None: all up to its level
    perks: tuple[str, ...] = ()  # once for each box that is marked
    effects: tuple[str, ...] = ()  # what it starts with, each with its number: "bless 2"
    stickers: tuple[tuple[str, str, str], ...] = ()  # on its class's cards: card, slot, kind


class Setup(msgspec.Struct, frozen=True):
    """Everything that is decided before a game starts, the seed aside."""

    scenario: str
    heroes: tuple[HeroSetup, ...]
    level: int | None = None  # None: as the rules recommend
    settings: Mapping[str, str | int | bool] = {}  # house rules and variants
    looted: tuple[int, ...] = ()  # the numbers of treasures that were taken in earlier games


class Listing(msgspec.Struct, frozen=True):
    """A scenario or class that can be chosen."""

    id: str
    name: Say
    about: Say
    level: int = 1  # of the heroes that a scenario is meant for


class Find(msgspec.Struct, frozen=True):
    """What a hero found for the campaign: `kind` item, design, random-design, random-scenario."""

    kind: str
    thing: str = ""  # the item's id


class Result(msgspec.Struct, frozen=True):
    """What a finished game means for one hero's sheet."""

    seat: Seat
    experience: int
    gold: int
    ticks: int = 0  # for a secret goal that was reached
    is_dead: bool = False  # for good
    found: tuple[Find, ...] = ()
    counts: dict[str, int] = {}  # what it did, as quests count it
    looted: tuple[int, ...] = ()  # the numbers of the treasures it took


class BadSetup(ValueError):
    """A setup that the rules refuse, with the reason for people."""

    def __init__(self, why: Say) -> None:
        super().__init__(why.key)
        self.why = why


class System(Protocol[S]):
    """One rule system with its content loaded."""

    id: str
    version: int  # of the state's shape; snapshots carry it
    state_type: type[S]
    campaign: Campaigning  # what happens between its games

    def scenarios(self) -> tuple[Listing, ...]:
        """The scenarios that can be played."""

    def classes(self) -> tuple[Listing, ...]:
        """The classes a hero can have."""

    def variants(self) -> tuple[Listing, ...]:
        """The settings, by the names they have in `Setup.settings`, that a table may switch on."""

    def seats_allowed(self) -> range:
        """How many heroes may sit down."""

    def new(self, setup: Setup, rng: Rng) -> S:
        """The state before the first step; raises `BadSetup`."""

    def play(self, state: S, rng: Rng) -> Play[S]:
        """The object that this system's scripts work on."""

    def step(self, play: Play[S]) -> Script[None] | None:
        """The next stretch of play (a setup, a round), or None when the game is over.

        Between two steps no script is in flight: there the kernel takes its snapshots.
        """

    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat, or with None everyone, may see. By allow-list."""

    def words(self, locale: str) -> Mapping[str, str]:
        """The names and texts of the content in a language, by dotted key."""

    def outcome(self, state: S) -> str | None:
        """`victory`, `defeat`, or None while the game goes on."""

    def level(self, state: S) -> int:
        """The level that a game is played at."""

    def results(self, state: S) -> tuple[Result, ...]:
        """What each hero takes home from a finished game."""

    def upgrade(self, raw: object, version: int) -> object:
        """Turn a decoded snapshot of an older version into the present shape."""

    def greedy(self, view: View, prompt: Prompt) -> Answer:
        """A sensible answer from the prompt and the view of its seat alone."""

    # --- for people who are late ------------------------------------------------------------------

    def rest(self, prompt: Prompt) -> Answer | None:
        """The answer with which a seat rests; None where a question does not allow it."""

    def reflex(self, view: View, prompt: Prompt) -> Answer | None:
        """What is answered for a seat that does not react in time to what others do.

        None where a question is no reaction. From the prompt and the view of its seat alone.
        """

    # --- for the GM -------------------------------------------------------------------------------

    def decree(self, play: Play[S], decree: Decree) -> Enactment | Rejected:
        """What the GM orders, ready to be carried out, or why it cannot be. Nothing changes yet.

        Afterwards all invariants hold, and nobody has learnt what only another seat may know.
        """

    def decrees(self, play: Play[S], words: tuple[str, ...]) -> tuple[Option, ...]:
        """How a decree that begins so may go on, from what everyone may see: the next words."""

    # --- for people who ask -----------------------------------------------------------------------

    def why(self, play: Play[S], figure: str) -> Advice | None:
        """Why a figure did last what it did; public. None when there is nothing to explain."""

    def forecast(self, play: Play[S], seat: Seat, target: str, value: int | None) -> Advice | None:
        """What a seat's next attack, or one of this value, would do to a target; for the seat."""

    def chapter(self, event: Event) -> str | None:
        """The chapter of the log that begins with an event: a round, a turn; None: it goes on."""

    def brief(self, events: Sequence[Event]) -> tuple[Say, ...]:
        """What matters of a chapter, in a few sentences."""

    def glossary(self) -> tuple[Topic, ...]:
        """What the words of the rules mean, group by group."""

    def practice(self) -> Practice | None:
        """A fight for one person alone to learn with; None: there is none."""

    # --- for robots -------------------------------------------------------------------------------

    def invariants(self, play: Play[S]) -> Invariants[S]:
        """What stays true of a game from here on."""

    def recruit(self, seat: Seat, class_id: str, level: int) -> HeroSetup:
        """A hero as somebody who has come so far might bring it along."""

    def repertoire(self) -> frozenset[str]:
        """Everything that the loaded content can make happen; see `Play.happened`."""

    def rehearsal(self, number: int, missing: Set[str] = frozenset()) -> Setup:
        """One of a series of setups that between them bring the whole repertoire into play.

        What of the repertoire is still `missing` comes first.
        """
