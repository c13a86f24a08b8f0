"""The parts behind an ability's first, checked one by one and against each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.content.errors import TextError, either, suggest
from engine.content.segments import Part
from engine.content.tree import (
    ALL_TARGETS,
    ANYWHERE,
    NEGATIVE_CONDITIONS,
    POSITIVE_CONDITIONS,
    Area,
    Dot,
    DotPart,
    Element,
    Value,
)

# An attack's conditions fall on enemies, a heal's on friends; only banes are taken away.
_CONDITIONS_BEHIND = {
    "Attack": NEGATIVE_CONDITIONS,
    "Damage": NEGATIVE_CONDITIONS,
    "Trap": NEGATIVE_CONDITIONS,
    "Cleanse": NEGATIVE_CONDITIONS,  # H-COND-21
    "Push": NEGATIVE_CONDITIONS,
    "Pull": NEGATIVE_CONDITIONS,
    "Heal": POSITIVE_CONDITIONS,
    "Shield": POSITIVE_CONDITIONS,
    "Retaliate": POSITIVE_CONDITIONS,
}

# The parts that a dot may stand behind, beside an ability's first, in the order of printing.
_DOTTED: dict[str, DotPart] = {
    "Range": "range",
    "Target": "target",
    "Area": "area",
    "Pierce": "pierce",
    "Push": "push",
    "Pull": "pull",
    "Add Target": "add-target",
}

# Words that begin an ability and never stand behind another one.
OPENING = (
    *("Move", "Attack", "Heal", "Shield", "Retaliate", "Loot", "Suffer", "Infuse", "XP"),
    *("Special", "Summon", "Recover", "Refresh", "Damage", "Kill", "Cleanse", "Swap", "Trap"),
    *("Disarm trap", "Create obstacle", "Destroy obstacle", "Move obstacle"),
    *("Shuffle cards", "Remove cards"),
)

GAIN_ALONE = "what is gained belongs in an augment, as in Fire: +1 Attack"


class Writer(NamedTuple):
    """Who writes: the patterns that may be named, and whether it is a monster's card."""

    patterns: Mapping[str, Area]
    is_monster: bool


def wrong(part: Part, message: str) -> TextError:
    """A mistake, marked on its part."""
    return TextError(message, part.start, part.end)


def value(part: Part) -> Value:
    """The number of a part, relative if it carries a sign."""
    assert part.number is not None
    return Value(part.number, is_relative=part.is_signed)


def check_condition(part: Part, behind: str) -> None:
    """Refuse a condition that makes no sense behind an ability."""
    wanted = _CONDITIONS_BEHIND.get(behind)
    if wanted is not None and part.name not in wanted:
        kind = "positive" if part.name in POSITIVE_CONDITIONS else "negative"
        told = f"{part.told} is a {kind} condition and does not go with {behind}"
        raise wrong(part, f"{told}; give it an ability of its own")


def check_number(part: Part, writer: Writer) -> None:
    """Refuse numbers that say nothing, and signs where nobody has a value of its own."""
    if part.is_signed:
        if not writer.is_monster:
            raise wrong(part, f"only a monster's card writes {part.told} with a sign")
    elif part.number == 0 and part.word not in ("Attack", "Trap"):
        raise wrong(part, f"{part.told} 0 does nothing")
    if abs(part.number or 0) >= ALL_TARGETS and part.name != "all":
        raise wrong(part, f"{part.told} is at most {ALL_TARGETS - 1}")


class Details:
    """The parts behind an ability's first: each allowed there, and at most once."""

    def __init__(
        self, head: Part, parts: Sequence[Part], allowed: Sequence[str], writer: Writer
    ) -> None:
        self.head = head
        self.writer = writer
        self.conditions: tuple[str, ...] = ()
        self.infused: tuple[Element, ...] = ()  # created as soon as this ability is done
        self._parts: dict[str, Part] = {}
        check_number(head, writer)
        for part in parts:
            is_infused = part.word == "Infuse" and not writer.is_monster
            if part.word not in allowed and not is_infused:
                raise wrong(part, _refusal(head, part, allowed))
            key = part.name if part.word in ("condition", "Infuse") else part.word
            if key in self._parts:
                raise wrong(part, f"{part.told} stands here a second time")
            self._parts[key] = part
            if part.word == "condition":
                check_condition(part, head.word)
                self.conditions += (part.name,)
            elif is_infused:
                self.infused += (Element(part.name),)
            check_number(part, writer)

    def dots(self) -> tuple[Dot, ...]:
        """The places for stickers, in the order in which the parts are printed."""
        for part in self._parts.values():
            if part.dots and (part.word not in _DOTTED or part.name == "all"):
                raise wrong(part, f"{part.told} has no number to raise: it takes no dot")
        found = [Dot("main")] * self.head.dots
        for word, name in _DOTTED.items():
            found += [Dot(name)] * (self._parts[word].dots if word in self._parts else 0)
        return tuple(found)

    def has(self, word: str) -> bool:
        """Whether this part is there."""
        return word in self._parts

    def number(self, word: str, default: int) -> int:
        """The number of a part, or the default if it is not there."""
        return (self._parts[word].number or 0) if word in self._parts else default

    def range_value(self) -> Value | None:
        """The range, if one is given."""
        return value(self._parts["Range"]) if "Range" in self._parts else None

    def plain_range(self, default: int) -> int:
        """The range of an ability for which a monster has none of its own."""
        if "Range" in self._parts and self._parts["Range"].is_signed:
            told = f"the Range of {self.head.told} is a plain number"
            raise wrong(self._parts["Range"], told)
        return self.number("Range", default)

    def range_or_anywhere(self) -> int:
        """The range; what affects all of a kind may do without (H-LOS-06)."""
        if self.has("Range") or self.number("Target", 1) < ALL_TARGETS:
            self.need("Range")
            return self.plain_range(1)
        return ANYWHERE

    def exclude(self, one: str, other: str, why: str) -> None:
        """Refuse two parts together."""
        if one in self._parts and other in self._parts:
            raise wrong(self._parts[other], why)

    def need(self, *words: str) -> None:
        """Refuse the ability if it has none of these parts."""
        if not any(word in self._parts for word in words):
            raise wrong(self.head, f"{self.head.told} needs {either(words)} behind it")

    def area(self) -> Area | None:
        """The pattern, if one is named; it must suit the ability's range."""
        part = self._parts.get("Area")
        if part is None:
            return None
        area = self.writer.patterns.get(part.name)
        if area is None:
            hint = suggest(part.name, self.writer.patterns)
            raise wrong(part, f'there is no pattern "{part.name}"{hint}')
        self.exclude("Area", "Target", "an area already says whom it hits; leave Target out")
        if area.has_self and "Range" in self._parts:  # H-AOE-03
            told = f'the pattern "{area.name}" starts from the figure (@): it cannot have a Range'
            raise wrong(self._parts["Range"], told)
        has_own_range = self.writer.is_monster and self.head.word == "Attack"  # H-MATK-05
        if not (area.has_self or has_own_range or "Range" in self._parts):
            told = f'the pattern "{area.name}" has no @ for the figure: it needs a Range'
            raise wrong(part, told)
        return area


def _refusal(head: Part, part: Part, allowed: Sequence[str]) -> str:
    """Why a part may not stand behind this ability."""
    if part.word == "gain":
        return GAIN_ALONE
    told = f"{part.told} cannot stand behind {head.told}"
    if not allowed or part.word in OPENING:
        return f'{told}; put ";" before it'
    words = either("a condition" if word == "condition" else word for word in allowed)
    return f"{told}, only {words}"
