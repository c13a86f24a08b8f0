"""The parts that printed lines are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.content.tree import ALL_TARGETS, ANYWHERE, Area, Dot, Value
from engine.core.text import Say, say


def dotted(parts: Iterable[Say], dots: Iterable[Dot]) -> tuple[Say, ...]:
    """The parts of an ability, those with places for stickers marked: free, or taken."""
    said = list(parts)
    for dot in dots:
        at = place_of(said, dot)
        if at is not None:
            said[at] = marked(said[at], dot)
    return tuple(said)


def place_of(parts: Sequence[Say], dot: Dot) -> int | None:
    """Which part a dot is on; None: a number of a summon, which is printed elsewhere."""
    if dot.part == "main":
        return 0
    key = f"text-{dot.part}"
    return next((n for n, part in enumerate(parts) if bare(part).key == key), None)


def marked(part: Say | int, dot: Dot) -> Say:
    """A part, or a number of a summon, with the mark of a place for stickers."""
    return say("text-sticker", part=part) if dot.kind else say("text-dot", part=part)


def bare(part: Say) -> Say:
    """A part without such marks."""
    while part.key in ("text-dot", "text-sticker"):
        inner = part.facts["part"]
        assert isinstance(inner, Say)
        part = inner
    return part


def valued(name: str, value: Value | int) -> Say:
    """A word with its number."""
    return say(f"text-{name}", value=number(value))


def number(value: Value | int) -> int | Say:
    """A plain number, or one relative to the figure's own."""
    if isinstance(value, int):
        return value
    if not value.is_relative:
        return value.number
    return say("text-minus" if value.number < 0 else "text-plus", number=abs(value.number))


def range_of(value: Value | int | None) -> list[Say]:
    """The range, if there is one; without a printed one it reaches everywhere."""
    if value == ANYWHERE:
        return [say("text-anywhere")]
    return [] if value is None else [valued("range", value)]


def targets(count: int) -> list[Say]:
    """How many, if more than one."""
    if count == ALL_TARGETS:
        return [say("text-target-all")]
    return [say("text-target", count=count)] if count > 1 else []


def area(pattern: Area | None) -> list[Say]:
    """The pattern, if there is one; its shape is for pictures."""
    if pattern is None:
        return []
    return [say("text-area", hexes=len(pattern.offsets), shape=shape_of(pattern))]


def shape_of(pattern: Area) -> str:
    """Where its hexes lie: `self 1,0 1,-1` counts from the acting figure, `0,0 1,0` does not."""
    places = [f"{where.q},{where.r}" for where in pattern.offsets]
    return " ".join(["self", *places] if pattern.has_self else places)


def shoves(push: int, pull: int) -> list[Say]:
    """Push and pull."""
    pairs = (("push", push), ("pull", pull))
    return [valued(name, number) for name, number in pairs if number]


def conditions(names: tuple[str, ...]) -> list[Say]:
    """Conditions by name."""
    return [say(f"condition-{condition}") for condition in names]
