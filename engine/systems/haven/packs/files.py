"""The files of a haven pack as an author writes them, before they are checked and built."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.content.loader import ID, Words
from engine.systems.haven.content import LEVELS, After, Look, Lying, Rank, Slot, Sufferer

Id = Annotated[str, Meta(pattern=f"^{ID.pattern}$")]
Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
Initiative = Annotated[int, Meta(ge=1, le=99)]

# One number for every level, or one for each.
Stat = Count | Annotated[list[Count], Meta(min_length=LEVELS, max_length=LEVELS)]
PositiveStat = Positive | Annotated[list[Positive], Meta(min_length=LEVELS, max_length=LEVELS)]

# A number, or an equation in L and C: "2 * C + L".
Formula = Count | str
FormulaStat = Formula | Annotated[list[Formula], Meta(min_length=LEVELS, max_length=LEVELS)]


class PackFile(msgspec.Struct, forbid_unknown_fields=True):
    """`pack.toml`."""

    id: Id
    name: Words


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[cards]]` of a class."""

    id: Id
    name: Words
    level: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, "X"]
    initiative: Initiative
    top: str
    bottom: str


class SummonFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[summons]` of a class; without a move or an attack it never has any."""

    name: Words
    hp: Positive
    move: Count | None = None
    attack: Count | None = None
    range: Count = 0
    shield: Count = 0
    retaliate: Count = 0
    retaliate_reach: Positive = 1
    pierce: Count = 0
    targets: Positive = 1
    flying: bool = False
    conditions: list[str] = []
    dots: list[Literal["hp", "move", "attack", "range"]] = []  # its numbers that take stickers


class PerkFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[perks]]` of a class: modifier cards that leave the deck and that join it."""

    id: Id
    boxes: Annotated[int, Meta(ge=1, le=5)] = 1
    remove: Annotated[list[str], Meta(max_length=5)] = []
    add: Annotated[list[str], Meta(max_length=5)] = []
    ignore_items: bool = False


class ClassFile(msgspec.Struct, forbid_unknown_fields=True):
    """`classes/<id>.toml`."""

    id: Id
    name: Words
    about: Words
    hand: Annotated[int, Meta(ge=2, le=20)]
    hp: Annotated[list[Positive], Meta(min_length=9, max_length=9)]  # by hero level 1-9
    cards: list[CardFile]
    summons: dict[str, SummonFile] = {}
    kit: list[str] = []  # the items of a hero who owns nothing else yet
    unlock_event: Positive | None = None  # of a class that is locked at first
    retirement_event: Positive | None = None
    perks: list[PerkFile] = []


class ItemFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[items]]`."""

    id: Id
    number: Positive
    name: Words
    price: Count
    slot: Slot
    copies: Positive
    text: str
    after: After = ""
    minus_ones: Annotated[int, Meta(ge=0, le=9)] = 0


class ItemsFile(msgspec.Struct, forbid_unknown_fields=True):
    """`items.toml`."""

    items: list[ItemFile]


class StatsFile(msgspec.Struct, forbid_unknown_fields=True):
    """`[normal]` or `[elite]` of a monster."""

    hp: PositiveStat
    move: Stat
    attack: Stat
    range: Stat = 0
    shield: Stat = 0
    retaliate: Stat = 0
    retaliate_reach: PositiveStat = 1
    pierce: Stat = 0
    targets: PositiveStat = 1
    flying: bool = False
    conditions: list[str] = []


class UniqueFile(msgspec.Struct, forbid_unknown_fields=True):
    """`[named]` of a monster: its numbers may be equations in L and C."""

    hp: FormulaStat
    move: FormulaStat
    attack: FormulaStat
    range: FormulaStat = 0
    shield: FormulaStat = 0
    retaliate: FormulaStat = 0
    retaliate_reach: FormulaStat = 1
    pierce: FormulaStat = 0
    targets: FormulaStat = 1
    flying: bool = False
    conditions: list[str] = []
    immune: list[str] = []


class BossFile(UniqueFile, forbid_unknown_fields=True):
    """`[boss]` of a monster: `special` says what Special 1, Special 2, ... of its cards are."""

    special: list[str] = []


class MonsterFile(msgspec.Struct, forbid_unknown_fields=True):
    """`monsters/<id>.toml`."""

    id: Id
    name: Words
    deck: str
    standees: Annotated[int, Meta(ge=1, le=20)]
    normal: StatsFile | None = None
    elite: StatsFile | None = None
    boss: BossFile | None = None
    named: UniqueFile | None = None


class MonsterCardFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[cards]]` of a deck."""

    id: Id
    initiative: Initiative
    text: str
    reshuffle: bool = False


class DeckFile(msgspec.Struct, forbid_unknown_fields=True):
    """`decks/<id>.toml`."""

    id: Id
    cards: list[MonsterCardFile] = []


class MarkerFile(msgspec.Struct, forbid_unknown_fields=True):
    """Who stands on a marker: a monster's rank with two, three and four heroes, or a figure."""

    monster: str = ""
    figure: str = ""  # an ally or an objective of the scenario, with any party
    two: Rank = ""
    three: Rank = ""
    four: Rank = ""


class ObjectiveFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[objectives]` of a scenario: an obstacle with hit points."""

    name: Words
    hp: FormulaStat
    shield: FormulaStat = 0
    retaliate: FormulaStat = 0
    retaliate_reach: FormulaStat = 1


class AllyFile(ObjectiveFile, forbid_unknown_fields=True):
    """One of the `[allies]` of a scenario; without a text they never act."""

    move: FormulaStat | None = None
    attack: FormulaStat | None = None
    range: FormulaStat = 0
    pierce: FormulaStat = 0
    targets: FormulaStat = 1
    flying: bool = False
    conditions: list[str] = []
    initiative: Initiative = 99
    text: str = ""
    modifiers: Literal["own", "monsters"] = "own"


class TreasureFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a treasure holds; `name` is told when it is opened."""

    number: Positive
    gold: Count = 0
    experience: Count = 0
    item: str = ""
    design: str = ""  # of an item, for the shop
    random: Literal["", "design", "scenario"] = ""
    name: Words | None = None


class BoundFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `tests` of a battle goal."""

    count: str
    least: Count = 0
    most: Count | None = None


class GoalFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[goals]]`."""

    id: Id
    name: Words
    text: Words
    ticks: Literal[1, 2]
    tests: Annotated[list[BoundFile], Meta(min_length=1, max_length=4)]


class GoalsFile(msgspec.Struct, forbid_unknown_fields=True):
    """`goals.toml`."""

    goals: list[GoalFile]


class RuleFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[rules]]` of a scenario; docs/SCENARIO-RULES.md has their language."""

    id: Id
    when: str
    do: str = ""
    only_if: str = msgspec.field(default="", name="if")
    once: bool = False
    secret: bool = False
    story: Words | None = None


class StoryFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What every scenario tells."""

    id: Id
    number: Count
    name: Words
    about: Words
    introduction: Words
    conclusion: Words
    defeat: Words


class ScenarioFile(StoryFile, forbid_unknown_fields=True, kw_only=True):
    """`scenarios/<id>.toml`."""

    grid: str  # on the map of the world: a letter and a number
    known: bool = False  # from the beginning
    side: bool = False  # found by the deck of random side scenarios
    requires: list[str] = []  # achievements; "not ..." for one that must not be there
    links: list[str] = []  # scenarios or "city": no road event on the way
    opens: list[str] = []  # the new locations of its conclusion
    rewards: list[str] = []
    goal: str
    start: str
    map: str
    trap: str = "Damage"
    markers: dict[str, MarkerFile] = {}
    allies: dict[str, AllyFile] = {}
    objectives: dict[str, ObjectiveFile] = {}
    treasures: dict[str, TreasureFile] = {}
    failure: str = ""
    locked: list[str] = []  # doors by their two rooms
    marks: dict[str, Look] = {}
    rules: list[RuleFile] = []


class DrillHeroFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[heroes]]` of the practice fight: all the cards and items that it has."""

    hero_class: str = msgspec.field(name="class")
    cards: Annotated[list[str], Meta(min_length=4, max_length=12)]
    items: list[str] = []


class PracticeFile(ScenarioFile, forbid_unknown_fields=True, kw_only=True):
    """`practice.toml`: a scenario that is on no map, and who plays it."""

    grid: str = ""
    heroes: Annotated[list[DrillHeroFile], Meta(min_length=2, max_length=4)]


class DungeonFile(StoryFile, forbid_unknown_fields=True, kw_only=True):
    """`dungeon.toml`: a scenario whose rooms are drawn from cards."""


class PenaltyFile(msgspec.Struct, forbid_unknown_fields=True):
    """`minor` or `major` of a room card: whom it strikes and how."""

    who: Sufferer
    damage: Formula = 0
    conditions: list[str] = []
    discards: Annotated[int, Meta(ge=0, le=3)] = 0


class RoomFile(msgspec.Struct, forbid_unknown_fields=True):
    """`rooms/<id>.toml`: a room card of a random dungeon."""

    id: Id
    name: Words
    map: str
    minor: PenaltyFile
    major: PenaltyFile


class PlaceFile(msgspec.Struct, forbid_unknown_fields=True):
    """What a numbered place holds: a monster's rank by party, or something that lies there."""

    monster: str = ""
    two: Rank = ""
    three: Rank = ""
    four: Rank = ""
    lies: Lying | None = None


class ChestFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the treasures of an encounter hold."""

    gold: Count = 0
    experience: Count = 0


class EncounterFile(msgspec.Struct, forbid_unknown_fields=True):
    """`encounters/<id>.toml`: a monster card of a random dungeon."""

    id: Id
    name: Words
    places: dict[str, PlaceFile]
    trap: str = "Damage"
    treasure: ChestFile = ChestFile()
