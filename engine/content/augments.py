"""Augments: what stands behind `Fire:` or `If hurt:`; what the ability gains, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from engine.content import abilities
from engine.content.details import OPENING, Writer, check_condition, check_number, wrong
from engine.content.phrases import count_of, fact_of, wrong_words
from engine.content.segments import Part, Segment
from engine.content.tree import (
    ANYWHERE,
    FLAGS,
    Ability,
    Attack,
    Augment,
    Bonus,
    Change,
    Cleanse,
    Damage,
    DisarmTrap,
    Element,
    Experience,
    Grant,
    Heal,
    Inflict,
    Infuse,
    Kill,
    Move,
    Obstacle,
    Retaliate,
    Shield,
    Shove,
    Special,
    Swap,
    Trap,
    What,
)

# What each kind of ability can gain.
_GAINS: dict[type[Ability], tuple[What, ...]] = {
    Attack: ("attack", "range", "target", "pierce", "push", "pull", "advantage", "double"),
    Move: ("move", "jump", "fly", "teleport"),
    Heal: ("heal", "range", "target"),
    Shield: ("shield", "range", "target"),
    Retaliate: ("retaliate",),
    Inflict: ("range", "target"),
    Shove: ("push", "pull", "range", "target"),
    Damage: ("damage", "range", "target"),
    Kill: ("range", "target"),
    Cleanse: ("range", "target"),
    Swap: ("range",),
    Trap: ("damage", "range", "target"),
    DisarmTrap: ("range", "target"),
    Obstacle: ("range", "target"),
    Grant: ("range", "target"),
}
# What no augment stands behind: what is done at the end, and what is no deed of its own.
_UNIMPROVED: dict[type[Ability], str] = {
    Infuse: "Infuse",
    Experience: "XP",
    Special: "Special",
    Bonus: "On",
}
_CONDITIONED = {
    Attack: "Attack",
    Heal: "Heal",
    Inflict: "condition",
    Damage: "Damage",
    Trap: "Trap",
}
_BARE: dict[str, What] = {"Pierce": "pierce", "Push": "push", "Pull": "pull"}
_FLAGS: dict[str, What] = {flag.capitalize(): flag for flag in FLAGS}
_NUMBERS: tuple[What, ...] = (
    *("attack", "move", "heal", "range", "target", "shield", "retaliate", "damage"),
)
NO_CARDS = "a monster has no cards and no summons to look at"
_AIMS = ("Range", "Target", "Self", "Allies", "Area")  # they make the word before them an ability


def augmented(ability: Ability, segment: Segment, writer: Writer) -> Ability:
    """The ability with one more augment."""
    if type(ability) in _UNIMPROVED:
        told = _UNIMPROVED[type(ability)]
        told = f"an augment stands behind the ability that it follows, not behind {told}"
        raise _wrong_lead(segment, told)
    gained = read_gains(_gaining(ability, writer), segment.parts, writer)
    if segment.lead == "elements":
        gained = msgspec.structs.replace(gained, elements=_elements(segment))
    elif segment.lead == "If":
        gained = msgspec.structs.replace(gained, fact=fact_of(segment.words))
    if gained.is_about_target and not isinstance(ability, Attack):
        raise _wrong_lead(segment, "the ability before it has no target to look at")
    if gained.is_about_hero and writer.is_monster:
        raise _wrong_lead(segment, NO_CARDS)
    return msgspec.structs.replace(ability, augments=(*ability.augments, gained))


def _wrong_lead(segment: Segment, told: str) -> Exception:
    return wrong_words(segment.words, told) if segment.words else wrong(segment.parts[0], told)


def _elements(segment: Segment) -> tuple[Element, ...]:
    elements: list[Element] = []
    for token in segment.words:
        element = Element(token.lower())
        if element in elements and element is not Element.ANY:
            raise wrong_words((token,), f"{token} stands here a second time")
        elements.append(element)
    return tuple(elements)


class Gaining(NamedTuple):
    """What gains: what fits it, whose conditions it can give, and what it already has."""

    fits: Callable[[What], bool]
    behind: str | None  # the word that its conditions must go with; None: it gives none
    own: tuple[str, ...] = ()


def _gaining(ability: Ability, writer: Writer) -> Gaining:
    own = getattr(ability, "conditions", ())
    behind = _CONDITIONED.get(type(ability))
    return Gaining(lambda what: _fits(what, ability, writer), behind, own)


def read_gains(gaining: Gaining, parts: Sequence[Part], writer: Writer) -> Augment:
    """What these parts add, in any case."""
    for part in parts:
        if part.dots:
            raise wrong(part, "only the abilities of a card take dots, not what they may gain")
    reader = _Reader(gaining, writer)
    reader.read(parts)
    return Augment(
        changes=tuple(reader.changes),
        conditions=tuple(reader.conditions),
        abilities=tuple(reader.abilities),
    )


class _Reader:
    """Sorts the parts of one augment."""

    def __init__(self, gaining: Gaining, writer: Writer) -> None:
        self.gaining = gaining
        self.writer = writer
        self.changes: list[Change] = []
        self.conditions: list[str] = []
        self.abilities: list[Ability] = []

    def read(self, parts: Sequence[Part]) -> None:
        """Take the parts from left to right; a whole ability takes those that belong to it."""
        has_whole = False
        at = 0
        while at < len(parts):
            part = parts[at]
            end = _end_of_ability(parts, at)
            if end > at:
                if abilities.takes_parts(part):
                    if has_whole:
                        raise wrong(part, "an augment has room for one whole ability")
                    has_whole = True
                self.abilities.append(abilities.ability(parts[at:end], self.writer))
                if isinstance(self.abilities[-1], Special):
                    raise wrong(part, "a Special is a whole ability of the card, not an augment")
                at = end
                continue
            if part.word == "condition":
                self._add_condition(part)
            elif part.word == "gain" or part.word in _BARE or part.word in _FLAGS:
                self._add_change(part)
            else:
                told = f"{part.told} cannot stand here; an augment writes what is gained"
                raise wrong(part, f"{told}, as in +1 {part.told.split()[-1]}")
            at += 1

    def _add_condition(self, part: Part) -> None:
        if self.gaining.behind is None:
            raise wrong(part, f"the ability before it has nobody to give {part.told} to")
        check_condition(part, self.gaining.behind)
        if part.name in self.conditions or part.name in self.gaining.own:
            raise wrong(part, f"{part.told} stands here a second time")
        self.conditions.append(part.name)

    def _add_change(self, part: Part) -> None:
        what = _what(part)
        number = 1 if part.word in _FLAGS else part.number or 0
        if part.word == "gain" and number <= 0:
            raise wrong(part, "an augment only adds: write +1 or more")
        check_number(part._replace(is_signed=False), self.writer)
        if not self.gaining.fits(what):
            raise wrong(part, f"the ability before it has no {what.capitalize()} to add to")
        if any(change.what == what for change in self.changes):
            raise wrong(part, f"{what.capitalize()} stands here a second time")
        self.changes.append(Change(what, number, count_of(part.words) if part.words else None))


def _what(part: Part) -> What:
    if part.word in _BARE:
        return _BARE[part.word]
    if part.word in _FLAGS:
        return _FLAGS[part.word]
    word = part.name.capitalize()
    if word in _BARE:
        raise wrong(part, f"write {word} {part.number}")
    for what in _NUMBERS:
        if what == part.name:
            return what
    raise wrong(part, f"{word} cannot be gained; write it as an ability")


def _fits(what: What, ability: Ability, writer: Writer) -> bool:
    """Whether an ability has the number that is to grow."""
    if what not in _GAINS.get(type(ability), ()):
        return False
    area = getattr(ability, "area", None)
    if what == "target" and area is not None:
        return False
    if what not in ("range", "target"):
        return True
    match ability:
        case Attack():
            has_range = ability.range is not None or writer.is_monster
            return what == "target" or (has_range and not (area and area.has_self))
        case Heal() | Shield() | Cleanse():
            return ability.range is not None
        case Inflict(on="self"):
            return False
    is_near = getattr(ability, "range", 1) < ANYWHERE and not (area and area.has_self)
    return is_near or what == "target"


def _end_of_ability(parts: Sequence[Part], start: int) -> int:
    """Where the whole ability that begins at `start` ends; `start` itself if none begins there.

    A condition, Push or Pull improves the ability before the augment, unless something that aims
    it follows: `Strengthen, Self` is an ability of its own.
    """
    head = parts[start]
    if not abilities.begins_ability(head):
        return start
    end = start + 1
    if head.word == "condition":
        while end < len(parts) and parts[end].word == "condition":
            end += 1
    if (head.word == "condition" or head.word in _BARE) and not (
        end < len(parts) and parts[end].word in _AIMS
    ):
        return start
    if not abilities.takes_parts(head):
        return end
    while end < len(parts) and not (parts[end].word == "gain" or parts[end].word in OPENING):
        end += 1
    return end
