"""What a haven pack holds, after loading: classes, monsters, scenarios. Texts are already trees."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.content.equations import Equation
from engine.content.gains.tree import Deck, Scope
from engine.content.special.tree import KILL_ALL, AnyClaim, Effect, Moment, claims_in
from engine.content.tree import Ability, Action, Bonus, Special, Summon
from engine.core.hexes import Hex
from engine.systems.haven.event_cards import EventCard, no_events
from engine.systems.haven.world import Bound, Location, World

LEVELS = 8  # monsters have levels 0-7
Rank = Literal["", "normal", "elite", "boss", "named"]
Slot = Literal["head", "body", "legs", "one-hand", "two-hands", "small"]
After = Literal["", "spent", "consumed"]  # what an item is when it was used


class Card(msgspec.Struct, frozen=True):
    """A hero's ability card. Its name is the word `card.<id>`."""

    id: str
    level: str  # "1" to "9", or "X"
    initiative: int
    top: Action
    bottom: Action


class Perk(msgspec.Struct, frozen=True):
    """A lasting change of a hero's modifier deck; what it says is printed from this.

    Cards that are both taken out and put in are a replacement (H-CITY-37).
    """

    id: str
    boxes: int  # how often it can be taken (H-CITY-36)
    remove: tuple[str, ...] = ()  # modifier cards, by their ids
    add: tuple[str, ...] = ()
    ignores_items: bool = False  # no -1 cards for what is equipped (H-CITY-44)


class HeroClass(msgspec.Struct, frozen=True):
    """A class. Its words are `class.<id>` and `class.<id>.about`."""

    id: str
    hand_size: int
    max_hp: tuple[int, ...]  # by hero level 1-9
    cards: dict[str, Card]
    summons: dict[str, MonsterStats] = {}  # their names are the words `summon.<id>`
    kit: tuple[str, ...] = ()  # the items a hero brings who owns nothing else yet
    unlock_event: int | None = None  # joins both decks (H-CITY-66); None: there from the start
    retirement_event: int | None = None  # joins both decks (H-CITY-65)
    perks: dict[str, Perk] = {}

    @property
    def is_locked(self) -> bool:
        """Whether nobody starts with it before something opens it (H-SETUP-03)."""
        return self.unlock_event is not None


class Item(msgspec.Struct, frozen=True):
    """An item (H-ITEM-18). Its name is the word `item.<id>`.

    Its text is an action for the owner's turn, or one bonus: what changes at a moment.
    """

    id: str
    number: int
    price: int
    slot: Slot
    copies: int
    action: Action
    after: After = ""
    minus_ones: int = 0  # cards that go into the modifier deck of whoever equips it

    @property
    def bonus(self) -> Bonus | None:
        """What it changes at a moment; None: its text is an action."""
        first = self.action.abilities[0]
        return first if isinstance(first, Bonus) else None

    @property
    def is_standing(self) -> bool:
        """Whether it serves unasked: always, or until its slots are used up (H-ITEM-09, -12)."""
        return self.bonus is not None and (self.bonus.slots > 0 or not self.after)


class MonsterStats(msgspec.Struct, frozen=True):
    """The numbers of what acts by itself: a monster's rank at one level, a summon or an ally."""

    hp: int
    move: int | None  # None, printed "-": no such ability, whatever a card adds (H-SUMMON-20)
    attack: int | None
    range: int = 0  # 0: melee
    shield: int = 0
    retaliate: int = 0
    retaliate_reach: int = 1
    pierce: int = 0
    targets: int = 1
    is_flying: bool = False
    conditions: tuple[str, ...] = ()  # every attack applies them


class MonsterCard(msgspec.Struct, frozen=True):
    """A card of a monster ability deck."""

    id: str
    initiative: int
    action: Action
    reshuffles: bool = False


class Monster(msgspec.Struct, frozen=True):
    """A monster type. Its name is the word `monster.<id>`.

    Most have a normal and an elite rank; a boss or a named monster is neither (H-BOSS-02,
    H-SPECIAL-13) and has numbers that may depend on the party: `unique`.
    """

    id: str
    deck: str
    standees: int
    normal: tuple[MonsterStats, ...]  # by level 0-7
    elite: tuple[MonsterStats, ...]
    unique_rank: Literal["", "boss", "named"] = ""
    unique: tuple[tuple[tuple[MonsterStats, ...], ...], ...] = ()  # by monster level, L, C - 2
    immune: tuple[str, ...] = ()  # the conditions it ignores
    specials: tuple[Action, ...] = ()  # what `Special 1`, `Special 2` of a boss's card mean

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks its figures can have."""
        return (self.unique_rank,) if self.unique_rank else ("normal", "elite")

    def stats(self, rank: str, monster_level: int, level: int, heroes: int) -> MonsterStats:
        """The numbers of a rank; equations use the scenario level (H-BOSS-04, H-SPECIAL-14)."""
        if self.unique_rank:
            return self.unique[monster_level][level][heroes - 2]
        return (self.elite if rank == "elite" else self.normal)[monster_level]


def played(monster: Monster, card: MonsterCard) -> MonsterCard:
    """An ability card as a type plays it: a boss does what its own stat card says (H-BOSS-01)."""
    if not any(isinstance(ability, Special) for ability in card.action.abilities):
        return card
    abilities: list[Ability] = []
    for ability in card.action.abilities:
        if isinstance(ability, Special):
            abilities += monster.specials[ability.number - 1].abilities
        else:
            abilities.append(ability)
    action = msgspec.structs.replace(card.action, abilities=tuple(abilities))
    return msgspec.structs.replace(card, action=action)


class MonsterDeck(msgspec.Struct, frozen=True):
    """An ability deck, shared by the types that name it."""

    id: str
    cards: dict[str, MonsterCard]


class Spawn(msgspec.Struct, frozen=True):
    """A printed monster position: which rank stands there with 2, 3 and 4 heroes ("": none)."""

    hex: Hex
    monster: str
    ranks: dict[int, Rank]


class AllyKind(msgspec.Struct, frozen=True):
    """Allies that a scenario brings. Their name is the word `figure.<scenario>.<id>`."""

    id: str
    stats: tuple[tuple[MonsterStats, ...], ...]  # by level 0-7, then by party size from 2
    initiative: int = 99
    action: Action = Action(())  # what each of them does every round; empty: they never act
    uses_monster_modifiers: bool = False  # else a deck of their own


class ObjectiveKind(msgspec.Struct, frozen=True):
    """Obstacles with hit points. Their name is the word `figure.<scenario>.<id>`."""

    id: str
    stats: tuple[tuple[MonsterStats, ...], ...]  # by level 0-7, then by party size from 2


class Post(msgspec.Struct, frozen=True):
    """Where an ally or an objective stands when its room is revealed."""

    hex: Hex
    figure: str


class Trap(msgspec.Struct, frozen=True):
    """What a trap does: the level's damage or not, and conditions."""

    deals_damage: bool = True
    conditions: tuple[str, ...] = ()


class Treasure(msgspec.Struct, frozen=True):
    """What a numbered treasure holds."""

    number: int
    gold: int = 0
    experience: int = 0
    item: str = ""  # H-LOOT-09
    design: str = ""  # of an item for the shop (H-LOOT-10)
    random: Literal["", "design", "scenario"] = ""  # H-LOOT-11


class Room(msgspec.Struct, frozen=True):
    """One room and what it is populated with when it is revealed."""

    id: str
    hexes: tuple[Hex, ...]
    spawns: tuple[Spawn, ...] = ()
    posts: tuple[Post, ...] = ()
    obstacles: tuple[Hex, ...] = ()
    traps: tuple[Hex, ...] = ()
    hazards: tuple[Hex, ...] = ()
    difficult: tuple[Hex, ...] = ()
    coins: tuple[Hex, ...] = ()
    treasures: dict[str, Treasure] = {}  # by hex label
    trap: Trap | None = None  # what its traps do; None: what the scenario says


class Door(msgspec.Struct, frozen=True):
    """A door hex between two rooms; a locked one is a wall until it is unlocked (H-SPECIAL-05)."""

    hex: Hex
    rooms: tuple[str, str]
    is_locked: bool = False


Look = Literal["plate", "exit", "spawn", "story", "hidden"]


class Mark(msgspec.Struct, frozen=True):
    """Hexes that the scenario's rules speak of by a letter, and how they look on the map."""

    id: str
    look: Look
    hexes: tuple[Hex, ...]


class Rule(msgspec.Struct, frozen=True):
    """One of a scenario's own rules: when what happens. Its story: `scenario.<id>.story.<rule>`."""

    id: str
    when: Moment
    does: tuple[Effect, ...] = ()
    only_if: AnyClaim | None = None
    is_once: bool = False
    is_secret: bool = False  # players read it when it has happened
    has_story: bool = False


# --- random dungeons (H-VARIANT-07..18)

PLACES = 12  # numbered on every room card (H-VARIANT-09)
GateKind = Literal["A", "B"]
Severity = Literal["none", "minor", "major"]
Sufferer = Literal["opener", "party", "behind", "monsters"]
Lying = Literal["trap", "treasure", "coin"]


class Gate(msgspec.Struct, frozen=True):
    """An entrance or exit of a room card: the hex where two rooms join."""

    hex: Hex
    kind: GateKind


class Penalty(msgspec.Struct, frozen=True):
    """What a room does when it is revealed.

    To the hero who opened its door, the party, those who are not in it yet, or its monsters.
    """

    who: Sufferer
    damage: Equation
    conditions: tuple[str, ...] = ()
    discards: int = 0  # cards from the hand, of the player's choice


class RoomCard(msgspec.Struct, frozen=True):
    """One room of a dungeon, as drawn; its name is the word `room.<id>`."""

    id: str
    hexes: tuple[Hex, ...]
    places: tuple[Hex, ...]  # 1 to 12 in order
    entrances: tuple[Gate, ...]
    exits: tuple[Gate, ...]
    penalties: dict[Severity, Penalty]
    obstacles: tuple[Hex, ...] = ()
    hazards: tuple[Hex, ...] = ()
    difficult: tuple[Hex, ...] = ()


class Filling(msgspec.Struct, frozen=True):
    """What a numbered place holds: a monster by party size, or something that lies there."""

    monster: str = ""
    ranks: dict[int, Rank] = {}
    lies: Lying | None = None


class Encounter(msgspec.Struct, frozen=True):
    """A monster card: who waits in a room. Its name is the word `encounter.<id>`."""

    id: str
    fillings: tuple[Filling, ...]  # of the places 1 to 12
    trap: Trap
    treasure: Treasure


class Dungeon(msgspec.Struct, frozen=True):
    """The cards that a scenario's rooms are drawn from, one after the other."""

    rooms: dict[str, RoomCard]
    encounters: dict[str, Encounter]


class Scenario(msgspec.Struct, frozen=True):
    """A scenario. Words: `scenario.<id>`, `.about`, `.introduction`, `.conclusion`, `.defeat`."""

    id: str
    number: int
    start_room: str
    starts: tuple[Hex, ...]
    rooms: dict[str, Room]
    doors: tuple[Door, ...]
    trap: Trap
    wall_edges: tuple[tuple[Hex, Hex], ...] = ()  # between hexes of different rooms
    wall_hexes: tuple[Hex, ...] = ()  # drawn walls (`#`)
    allies: dict[str, AllyKind] = {}
    objectives: dict[str, ObjectiveKind] = {}
    dungeon: Dungeon | None = None  # of a scenario whose rooms are drawn from cards
    goal: AnyClaim = KILL_ALL
    failure: AnyClaim | None = None  # beside the exhaustion of all heroes (H-ENDSCEN-02)
    rules: tuple[Rule, ...] = ()
    marks: dict[str, Mark] = {}
    treasures: dict[str, int] = {}  # the number of each treasure by its letter on the map
    location: Location = Location()

    def doors_named(self, name: str) -> tuple[Door, ...]:
        """The doors between two rooms, named by their letters in either order."""
        return tuple(door for door in self.doors if sorted(door.rooms) == sorted(name))

    @property
    def needed_treasures(self) -> frozenset[int]:
        """The numbers that its terms and rules speak of: these chests stand there in every game."""
        wholes = (self.goal, self.failure, *(rule.only_if for rule in self.rules))
        told = [claim for whole in wholes for claim in claims_in(whole)]
        if any(claim.what == "treasures looted" for claim in told):
            return frozenset(self.treasures.values())
        named = {claim.name for claim in told if claim.what == "treasure looted"}
        named |= {r.when.name for r in self.rules if r.when.what == "treasure looted"}
        return frozenset(self.treasures[name] for name in named)


class DrillHero(msgspec.Struct, frozen=True):
    """A hero of the practice fight, with all the cards and items that it has."""

    class_id: str
    cards: tuple[str, ...]
    items: tuple[str, ...] = ()


class Drill(msgspec.Struct, frozen=True):
    """The practice fight: a scenario that is in no world, and its heroes."""

    scenario: Scenario
    heroes: tuple[DrillHero, ...]


class Goal(msgspec.Struct, frozen=True):
    """A battle goal. Words: `goal.<id>` and `goal.<id>.text`."""

    id: str
    ticks: int
    tests: tuple[Bound, ...]


class Pack(msgspec.Struct, frozen=True):
    """A loaded haven pack. The names of `achievements` are the words `achievement.<id>`."""

    id: str
    classes: dict[str, HeroClass]
    monsters: dict[str, Monster]
    decks: dict[str, MonsterDeck]
    scenarios: dict[str, Scenario]
    words: dict[str, dict[str, str]]  # locale -> dotted key -> text
    goals: dict[str, Goal] = {}
    items: dict[str, Item] = {}
    achievements: dict[str, Scope] = {}  # a typed one has the id `type:value` (H-CAMPAIGN-14)
    events: dict[Deck, dict[int, EventCard]] = msgspec.field(default_factory=no_events)  # by number
    world: World = World()
    practice: Drill | None = None  # what people learn with


def summons_of(action: Action) -> tuple[Summon, ...]:
    """The summons in an action and in its augments."""
    extras = (
        extra
        for ability in action.abilities
        for augment in ability.augments
        for extra in augment.abilities
    )
    return tuple(one for one in (*action.abilities, *extras) if isinstance(one, Summon))
