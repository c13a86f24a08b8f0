"""The slots of a card: where its text has a dot, and what is on each (H-CITY-49).

A slot is named by its half and by what it is on: `top-attack`, `bottom-range`. A second one of the
same name on the same half is `top-attack-2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

import msgspec

from engine.content.tree import Ability, Action, Area, Dot, Grant, Shove
from engine.systems.haven.content import Card

Half = Literal["top", "bottom"]
HALVES: tuple[Half, Half] = ("top", "bottom")


class Slot(msgspec.Struct, frozen=True):
    """A place for a sticker, and the ability that it improves."""

    id: str
    half: Half
    line: Ability  # the ability as the action has it: with a grant, the grant
    ability: Ability  # the ability that the dot is on: the line, or what it grants
    dot: Dot
    at: int  # the line's place in the action
    within: int | None  # the ability's place in a grant
    number: int  # the dot's place in the ability

    @property
    def is_free(self) -> bool:
        """Whether no sticker is on it."""
        return not self.dot.kind

    @property
    def is_main(self) -> bool:
        """Whether it is on the ability itself, not on a number below it (H-CITY-56)."""
        return self.dot.part == "main"

    @property
    def on(self) -> str:
        """What it is on, in one word: `attack`, `range`."""
        return _named(self.ability, self.dot)

    @property
    def area(self) -> Area | None:
        """The pattern of the ability."""
        return getattr(self.ability, "area", None)

    @property
    def has_several_targets(self) -> bool:
        """Whether the ability, as printed, affects more than one figure (H-CITY-57)."""
        return _several(self.ability) or _several(self.line)


def slots_of(card: Card) -> tuple[Slot, ...]:
    """All slots of a card, from top to bottom, with what is on them."""
    return tuple(slot for half in HALVES for slot in _of_action(half, getattr(card, half)))


def slot_of(card: Card, slot_id: str) -> Slot | None:
    """A slot by its name."""
    return next((slot for slot in slots_of(card) if slot.id == slot_id), None)


def _of_action(half: Half, action: Action) -> Iterator[Slot]:
    names: Counter[str] = Counter()
    for at, line in enumerate(action.abilities):
        for within, ability in _abilities(line):
            for number, dot in enumerate(ability.dots):
                name = f"{half}-{_named(ability, dot)}"
                names[name] += 1
                full = name if names[name] == 1 else f"{name}-{names[name]}"
                yield Slot(full, half, line, ability, dot, at, within, number)


def _abilities(line: Ability) -> Iterator[tuple[int | None, Ability]]:
    yield None, line
    if isinstance(line, Grant):
        yield from enumerate(line.abilities)


def _named(ability: Ability, dot: Dot) -> str:
    if dot.part != "main":
        return dot.part
    if isinstance(ability, Shove):
        return "push" if ability.push else "pull"
    return str(ability.__struct_config__.tag)


def _several(ability: Ability) -> bool:
    targets: int = getattr(ability, "targets", 1)
    more: int = getattr(ability, "add_targets", 0)
    return targets + more > 1 or getattr(ability, "area", None) is not None
