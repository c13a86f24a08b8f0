"""The whole state of a haven scenario: plain data, encoded to JSON at every round's start.

Figures are named by id everywhere; nothing is held in two places. Dictionaries are looked up, never
walked in their own order: encoding sorts their keys.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from engine.content import tree
from engine.content.special.tree import MomentKind
from engine.core.deck import Deck
from engine.core.hexes import Hex
from engine.core.seat import Seat
from engine.core.system import Find
from engine.systems.haven.content import Severity
from engine.systems.haven.tactics.decision import Reasons

NOWHERE = Hex(-1000, -1000)  # where figures are that are not on the map

Phase = Literal["setup", "select", "turns", "cleanup", "over"]
Half = Literal["top", "bottom"]
Standing = Literal["normal", "elite", "boss", "named"]
Strength = Literal["inert", "waning", "strong"]
Side = Literal["heroes", "monsters"]


class Figure(msgspec.Struct, kw_only=True):
    """Anything that stands on the map and can be hurt."""

    side: ClassVar[Side]  # whose ally it is (H-TURN-15)

    id: str
    hex: Hex = NOWHERE
    hp: int
    max_hp: int
    # Condition -> whether it was gained on the figure's own turn and so outlives it (H-COND-22).
    conditions: dict[str, bool] = {}


class ModifierDeck(msgspec.Struct):
    """An attack modifier deck and whether it owes a reshuffle at the end of the round."""

    cards: Deck
    must_reshuffle: bool = False


class ActiveCard(msgspec.Struct):
    """A card in the active area, with what was printed on the half that put it there."""

    card: str
    half: Half
    lasts: Literal["round", "persistent"]
    is_lost: bool


class Equipped(msgspec.Struct):
    """An item that a hero has with it. Where the marker of its slots stands, its bonus knows."""

    item: str
    state: Literal["ready", "spent", "consumed"] = "ready"


class Record(msgspec.Struct):
    """What a hero did in this scenario, as battle goals and personal quests count it."""

    kills: int = 0
    elite_kills: int = 0
    overkills: int = 0
    damage: int = 0  # hit points lost
    negated: int = 0  # how often cards were lost instead
    dealt: int = 0  # hit points it took from enemies, its summons' blows among them
    healed: int = 0  # hit points it gave back to anyone
    prevented: int = 0  # hit points that shields and bonuses saved it and its summons
    short_rests: int = 0
    long_rests: int = 0
    doors: int = 0
    treasures: int = 0
    slain: dict[str, int] = {}  # kills by the type of the monster


class Hero(Figure, kw_only=True):
    """A character with its cards."""

    side = "heroes"

    seat: Seat
    name: str
    class_id: str
    level: int
    modifiers: ModifierDeck
    hand: list[str]
    pool: list[str] = []  # the cards it knows; none: all up to its level
    starts_with: list[str] = []  # what the campaign brings upon it when the set-up ends
    discard: list[str] = []
    lost: list[str] = []
    active: list[ActiveCard] = []
    picked: list[str] = []  # the leading card first; revealed, not yet used
    is_resting: bool = False
    is_exhausted: bool = False
    goal: str = ""  # the battle goal, a secret until the end
    record: Record = msgspec.field(default_factory=Record)
    is_dead: bool = False  # for good (H-VARIANT-03)
    has_left: bool = False  # the map, safe and sound
    experience: int = 0
    coins: int = 0  # money tokens
    gold: int = 0  # from treasures
    items: list[str] = []  # what it owns, in use or not
    equipped: list[Equipped] = []
    ignores_item_penalties: bool = False  # H-CITY-44
    found: list[Find] = []  # in treasures, for the campaign
    looted: list[int] = []  # numbers of the treasures it took
    stickers: tuple[tuple[str, str, str], ...] = ()  # on its class's cards: card, slot, kind


class MonsterFigure(Figure, kw_only=True):
    """A monster's standee."""

    side = "monsters"

    type: str
    rank: Standing
    number: int
    has_acted: bool = False
    drops_coin: bool = True


class Summon(Figure, kw_only=True):
    """What a hero has summoned; it stays while its card is active (H-SUMMON-05)."""

    side = "heroes"

    type: str  # in the class of its owner
    owner: str  # the hero's id
    card: str
    number: int  # among the summons of its type and owner
    round: int  # in which it was summoned
    has_acted: bool = False


class Ally(Figure, kw_only=True):
    """A figure of the scenario that stands by the heroes (H-SPECIAL-11)."""

    side = "heroes"

    type: str  # in the scenario
    number: int  # of its token: the order of activation
    has_acted: bool = False


class Objective(Figure, kw_only=True):
    """An obstacle with hit points: an enemy of the heroes that never acts (H-SPECIAL-08, -10)."""

    side = "monsters"

    type: str  # in the scenario
    number: int


class Bonus(msgspec.Struct):
    """A bonus in effect. Without a card or an item it ends with the round."""

    bearer: str  # whose it is, also when it helps allies
    what: tree.Bonus
    reach: int = 1  # of a retaliation
    card: str = ""
    used: int = 0  # slots that the marker has left
    item: str = ""  # the bearer's item that gives it


class Deeds(msgspec.Struct):
    """What the acting figure did in this action so far, for facts and counts on its cards."""

    moved: int = 0  # hexes
    attacked: int = 0  # targets
    kills: int = 0
    coins: int = 0
    met: list[tree.Fact] = []  # what held for a target of the ability under way


class Trap(msgspec.Struct, frozen=True):
    """A trap on the map, with what it does to whoever enters its hex."""

    hex: Hex
    damage: int = 0
    conditions: tuple[str, ...] = ()


class Turn(msgspec.Struct):
    """A place in the order of play: a hero's id, or the type of monsters or allies."""

    id: str
    initiative: int
    who: Literal["hero", "allies", "monsters"]
    is_done: bool = False


class Supplies(msgspec.Struct):
    """BLESS and CURSE cards not in any deck (H-AMD-21)."""

    bless: int = 10
    curse_heroes: int = 10
    curse_monsters: int = 10


class Happening(msgspec.Struct, frozen=True):
    """Something that a scenario's own rules may answer."""

    what: MomentKind
    name: str = ""
    hero: str = ""  # who brought it about


class Decided(msgspec.Struct):
    """The last thing that a figure decided by itself, and why."""

    round: int
    reasons: Reasons
    destination: Hex
    path: tuple[Hex, ...] = ()  # the hexes entered
    ties: int = 1  # how many outcomes the rules allowed
    by: str = ""  # the hero who decided it in its stead


class LaidRoom(msgspec.Struct, frozen=True):
    """A room of a dungeon on the table: its cards and where they lie."""

    card: str
    encounter: str
    origin: Hex  # what is drawn at A1 of the card lies here
    entrance: int | None = None  # which one the party came by; None: not chosen yet


class Delve(msgspec.Struct):
    """A random dungeon in play. What is still in the decks nobody knows."""

    rooms: list[LaidRoom]
    room_cards: Deck
    encounters: Deck
    penalties: list[Severity]  # of the first room, the second and the third


class HavenState(msgspec.Struct):
    """One scenario in play."""

    scenario: str
    level: int
    danger: int  # the level of monsters and traps (H-LEVEL-10)
    settings: dict[str, str | int | bool]
    heroes: list[Hero]
    monster_modifiers: ModifierDeck
    ability_decks: dict[str, Deck]
    standees: dict[str, list[int]]  # the free numbers of each monster type, ascending
    elements: dict[str, Strength]
    monsters: list[MonsterFigure] = []
    summons: list[Summon] = []  # in the order of summoning
    allies: list[Ally] = []
    objectives: list[Objective] = []
    ally_modifiers: ModifierDeck | None = None  # of a scenario with allies that have no other deck
    tokens: dict[str, list[int]] = {}  # the free numbers of each type of the scenario, ascending
    supplies: Supplies = msgspec.field(default_factory=Supplies)
    revealed: list[str] = []  # rooms
    open_doors: list[Hex] = []
    obstacles: list[Hex] = []
    traps: list[Trap] = []
    hazards: list[Hex] = []
    difficult: list[Hex] = []
    coins: list[Hex] = []  # one entry per money token
    treasures: list[Hex] = []
    looted: list[int] = []  # numbers of the treasures taken
    emptied: list[int] = []  # numbers of the treasures taken in earlier games (H-LOOT-08)
    round: int = 0
    phase: Phase = "setup"
    drawn: dict[str, str] = {}  # ability deck -> this round's card
    consumed: dict[str, list[int]] = {}  # monster type -> its augments paid for this round
    order: list[Turn] = []
    acting: str = ""  # the figure whose turn it is
    controlled: str = ""  # the enemy that the acting hero decides for just now
    deeds: Deeds = msgspec.field(default_factory=Deeds)
    infusing: list[str] = []  # elements that become strong at the end of this turn
    new_types: list[str] = []  # monster types revealed in this turn: the fast ones act after it
    bonuses: list[Bonus] = []
    due: list[Bonus] = []  # whose moment has come: what they do is done next
    under_way: list[Bonus] = []  # that are doing it; the last one interrupts the others
    decisions: dict[str, Decided] = {}  # by figure
    trails: dict[str, list[Hex]] = {}  # by figure that acts by itself: how it last walked
    locked_doors: list[Hex] = []
    fallen: dict[str, int] = {}  # how many of each kind of monsters, allies and objectives
    happenings: list[Happening] = []  # that the scenario's rules have not answered yet
    acted_rules: list[str] = []  # the scenario's rules that have acted
    ending: Literal["", "victory", "defeat"] = ""  # decided, the round is still played to its end
    outcome: Literal["", "victory", "defeat"] = ""
    dungeon: Delve | None = None  # of a scenario whose rooms are drawn from cards
