"""The text of a card as a tree: what the grammar makes, the engine runs and the renderer prints.

`"Attack 3, Range 4, Pierce 2; Fire: +1 Attack, XP 1"` becomes an `Action` with one `Attack` that
carries one `Augment`. Monster cards write values relative to the monster's own (`Attack +1`);
heroes write plain values. Every node is frozen and plain data.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, get_args

import msgspec

from engine.core.hexes import Hex


class Element(StrEnum):
    """The six elements; `ANY` stands for whichever its user chooses."""

    FIRE = "fire"
    ICE = "ice"
    AIR = "air"
    EARTH = "earth"
    LIGHT = "light"
    DARK = "dark"
    ANY = "any"


ALL_TARGETS = 99  # "Target all": every enemy (or ally) in range
ANYWHERE = 99  # the range of what has none printed: no sight is needed (H-LOS-06)

# H-COND-26
NEGATIVE_CONDITIONS = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")
POSITIVE_CONDITIONS = ("invisible", "strengthen", "bless")
CONDITIONS = NEGATIVE_CONDITIONS + POSITIVE_CONDITIONS


class Value(msgspec.Struct, frozen=True):
    """A printed number: `3`, or relative to the figure's own: `+1`, `-1`, `+0`."""

    number: int
    is_relative: bool = False

    def from_base(self, base: int) -> int:
        """The number for a figure whose own value is `base`; it may be below 0 (H-MATK-01)."""
        return base + self.number if self.is_relative else self.number


class Area(msgspec.Struct, frozen=True):
    """A pattern of hexes. With `has_self` its offsets count from the acting figure's hex."""

    name: str  # the pattern's id in the pack
    offsets: tuple[Hex, ...]
    has_self: bool


# What is gained or not, without a number to it.
Flag = Literal["advantage", "disadvantage", "double", "negate", "jump", "fly", "teleport"]
What = (
    Literal["attack", "move", "heal", "range", "target", "pierce", "push", "pull", "shield"]
    | Literal["retaliate", "damage"]
    | Flag
)
Count = Literal[
    "adjacent enemy",
    "adjacent ally",
    "hex moved",
    "target",
    "kill",
    "coin",
    "strong element",
    "card in hand",
    "discarded card",
    "lost card",
    "summon",
    "negative condition",
    "hex away",
]
FLAGS: tuple[Flag, ...] = get_args(Flag)
COUNTS: tuple[Count, ...] = get_args(Count)
_TARGET_COUNTS: tuple[Count, ...] = ("negative condition", "hex away")
_HERO_COUNTS: tuple[Count, ...] = ("card in hand", "discarded card", "lost card", "summon")


class Change(msgspec.Struct, frozen=True):
    """What an ability gains: a number, for each of something if `per` says so, or a flag."""

    what: What
    number: int
    per: Count | None = None

    @property
    def is_about_target(self) -> bool:
        """Whether what is counted depends on the target of an attack."""
        return self.per in _TARGET_COUNTS

    @property
    def is_about_hero(self) -> bool:
        """Whether it counts what only a hero has."""
        return self.per in _HERO_COUNTS


FactKind = (
    Literal["target near ally", "target alone", "target has", "target hurt", "target unhurt"]
    | Literal["target elite", "target normal", "target adjacent", "target away", "hand at most"]
    | Literal["near enemy", "near ally", "alone", "hurt", "unhurt", "strong", "moved", "killed"]
)


class Fact(msgspec.Struct, frozen=True):
    """What an `If` asks about, in the words of the language: `target has Poison`, `moved 3`."""

    what: FactKind
    number: int = 0  # of hexes moved, hexes away or cards in hand
    name: str = ""  # of the condition that the target has, or of the strong element

    @property
    def is_about_target(self) -> bool:
        """Whether the answer depends on the target of an attack."""
        return self.what.startswith("target")


DotPart = (
    Literal["main", "range", "target", "add-target", "area", "pierce", "push", "pull"]
    | Literal["hp", "move", "attack"]  # numbers of a summon; its range is above
)


class Dot(msgspec.Struct, frozen=True):
    """A place for a sticker on an ability: on its first word, on another part, or on a summon."""

    part: DotPart
    kind: str = ""  # the sticker on it


class Node(msgspec.Struct, frozen=True, tag_field="do", kw_only=True):
    """An ability of an action; its augments are used or not as their condition allows."""

    augments: tuple[Augment, ...] = ()
    dots: tuple[Dot, ...] = ()

    @property
    def infused(self) -> tuple[Infuse, ...]:
        """The elements that doing this ability creates, whatever else the action does."""
        first = self.augments[0] if self.augments else None
        if first is None or first != Augment(abilities=first.abilities):
            return ()
        made = tuple(extra for extra in first.abilities if isinstance(extra, Infuse))
        return made if len(made) == len(first.abilities) else ()


class Move(Node, frozen=True, tag="move"):
    """Move up to so many hexes."""

    value: Value
    mode: Literal["walk", "jump", "fly", "teleport"] = "walk"


class Attack(Node, frozen=True, tag="attack"):
    """Attack enemies. `range` None: melee, or a monster's own range."""

    value: Value
    range: Value | None = None
    targets: int = 1
    area: Area | None = None
    pierce: int = 0
    push: int = 0
    pull: int = 0
    add_targets: int = 0
    has_advantage: bool = False
    conditions: tuple[str, ...] = ()


class Heal(Node, frozen=True, tag="heal"):
    """Heal oneself (`range` None) or oneself or allies within range."""

    value: Value
    range: Value | None = None
    targets: int = 1
    conditions: tuple[str, ...] = ()


class Shield(Node, frozen=True, tag="shield"):
    """A shield for the acting figure, or for allies too within `range`."""

    value: int
    range: int | None = None
    targets: int = 1
    conditions: tuple[str, ...] = ()


class Retaliate(Node, frozen=True, tag="retaliate"):
    """Strike back at attackers within `reach` hexes."""

    value: int
    reach: int = 1
    conditions: tuple[str, ...] = ()


class Inflict(Node, frozen=True, tag="inflict"):
    """Conditions without an attack, on oneself, on allies or on enemies."""

    conditions: tuple[str, ...]
    on: Literal["self", "allies", "enemies"]
    range: int = 1
    targets: int = 1
    area: Area | None = None


class Shove(Node, frozen=True, tag="shove"):
    """Push or pull without an attack."""

    push: int = 0
    pull: int = 0
    range: int = 1
    targets: int = 1
    conditions: tuple[str, ...] = ()


class Damage(Node, frozen=True, tag="damage"):
    """Damage without an attack, for enemies or, as a price, for allies."""

    value: int
    on: Literal["allies", "enemies"] = "enemies"
    range: int = 1
    targets: int = 1
    area: Area | None = None
    is_normal: bool = False  # normal enemies only
    conditions: tuple[str, ...] = ()


class Kill(Node, frozen=True, tag="kill"):
    """Enemies die outright."""

    range: int
    targets: int = 1
    is_normal: bool = False


class Cleanse(Node, frozen=True, tag="cleanse"):
    """Rid oneself or, with a `range`, oneself or allies of these negative conditions, or of all."""

    conditions: tuple[str, ...] = ()
    range: int | None = None
    targets: int = 1


class Swap(Node, frozen=True, tag="swap"):
    """Change places with an enemy or an ally."""

    on: Literal["allies", "enemies"]
    range: int


class Trap(Node, frozen=True, tag="trap"):
    """Make traps in empty hexes; they do what is said here (H-TRAP-07)."""

    damage: int
    conditions: tuple[str, ...] = ()
    range: int = 1
    targets: int = 1


class DisarmTrap(Node, frozen=True, tag="disarm-trap"):
    """Take traps off the map without effect (H-TRAP-05)."""

    range: int
    targets: int = 1


class Obstacle(Node, frozen=True, tag="obstacle"):
    """Create, destroy or move obstacles (H-TERRAIN-13)."""

    deed: Literal["create", "destroy", "move"]
    range: int
    steps: int = 0  # how far one is moved
    targets: int = 1


class Modify(Node, frozen=True, tag="modify"):
    """Shuffle modifier cards into one's own deck for this scenario, or take them out."""

    deed: Literal["shuffle", "remove"]
    count: int
    card: str  # the id of the modifier card: `+1`


class Loot(Node, frozen=True, tag="loot"):
    """Take every coin and treasure within range."""

    range: int


class Suffer(Node, frozen=True, tag="suffer"):
    """The acting figure suffers damage. Cannot be declined."""

    value: int


class Infuse(Node, frozen=True, tag="infuse"):
    """Create an element at the end of the turn."""

    element: Element


class Summon(Node, frozen=True, tag="summon"):
    """Bring a figure into play: a summon of the hero's class, or a monster of a type and rank."""

    what: str
    rank: Literal["", "normal", "elite"] = ""


class Experience(Node, frozen=True, tag="experience"):
    """Gain experience for performing the action."""

    value: int


class Special(Node, frozen=True, tag="special"):
    """On a boss's card: what the boss's own stat card says under this number (H-BOSS-01)."""

    number: int


Moment = Literal[
    "attack",
    "attacked",
    "damage",
    "move",
    "heal",
    "long rest",
    "turn",
    "turn end",
    "kill",
    "door",
    "loot",
]
MOMENTS: tuple[Moment, ...] = get_args(Moment)
CHANGING = MOMENTS[: MOMENTS.index("turn")]  # at the others, things can be done but not changed


class Bonus(Node, frozen=True, tag="bonus"):
    """What changes at a moment, and what its bearer then does; so often or always.

    The moment is that of the acting figure, or of its allies.
    """

    moment: Moment
    gain: Augment
    allies_within: int | None = None  # None: its own; `ALL_TARGETS`: of allies anywhere
    slots: int = 0  # 0: it is never used up
    experience: tuple[int, ...] = ()  # gained as the marker leaves each slot


class Recover(Node, frozen=True, tag="recover"):
    """Take up to so many cards of one pile back into the hand."""

    count: int
    pile: Literal["discarded", "lost"]


class Refresh(Node, frozen=True, tag="refresh"):
    """Make up to so many items usable again."""

    count: int
    pile: Literal["spent", "consumed"]


class Grant(Node, frozen=True, tag="grant"):
    """Others perform abilities at once: allies, one's own summons, or enemies under control."""

    to: Literal["ally", "summon", "enemy"]
    abilities: tuple[Ability, ...]
    range: int = ANYWHERE
    targets: int = 1
    is_normal: bool = False


Ability = (
    Move
    | Attack
    | Heal
    | Shield
    | Retaliate
    | Inflict
    | Shove
    | Damage
    | Kill
    | Cleanse
    | Swap
    | Trap
    | DisarmTrap
    | Obstacle
    | Modify
    | Grant
    | Loot
    | Suffer
    | Infuse
    | Summon
    | Experience
    | Special
    | Bonus
    | Recover
    | Refresh
)


Lone = (
    Loot | Suffer | Infuse | Summon | Experience | Special | Recover | Refresh
)  # abilities that are one part
# Abilities on the map's traps and obstacles, and on others' fate.
Deed = Damage | Kill | Cleanse | Swap | Trap | DisarmTrap | Obstacle | Modify


class Augment(msgspec.Struct, frozen=True):
    """A condition, then what is gained: `Fire: +1 Attack, XP 1` or `If target alone: Poison`.

    Elements are consumed; a fact must hold; with neither it is gained in any case.
    """

    elements: tuple[Element, ...] = ()
    changes: tuple[Change, ...] = ()
    conditions: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()  # done after the ability; `Experience` among them
    fact: Fact | None = None

    @property
    def is_about_target(self) -> bool:
        """Whether each target of an attack decides for itself what is gained against it."""
        asks = self.fact is not None and self.fact.is_about_target
        return asks or any(change.is_about_target for change in self.changes)

    @property
    def is_about_hero(self) -> bool:
        """Whether it asks about what only a hero has: cards and summons."""
        asks = self.fact is not None and self.fact.what == "hand at most"
        return asks or any(change.is_about_hero for change in self.changes)


class Action(msgspec.Struct, frozen=True):
    """One half of a card, or the whole of a monster's."""

    abilities: tuple[Ability, ...]
    is_lost: bool = False
    is_unrecoverable: bool = False
    lasts: Literal["", "round", "persistent"] = ""  # where its bonuses stay in the active area
