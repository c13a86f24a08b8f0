"""Grants: `Grant ally, Range 3: Attack 2`, what others do at once, and who they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.content.abilities import ability
from engine.content.details import OPENING, Details, Writer, wrong
from engine.content.dots import completed
from engine.content.phrases import wrong_words
from engine.content.segments import Part, Segment
from engine.content.tree import (
    ANYWHERE,
    Ability,
    Attack,
    Grant,
    Heal,
    Inflict,
    Loot,
    Move,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Shove,
)

_WHOM: dict[tuple[str, str], Literal["ally", "summon", "enemy"]] = {
    ("Grant", "ally"): "ally",
    ("Grant", "summon"): "summon",
    ("Control", "enemy"): "enemy",
}
_BY_ALLIES = (Move, Attack, Heal, Shield, Retaliate, Inflict, Shove, Loot, Recover, Refresh)
_BY_OTHERS = (Move, Attack)
_AIMS = {"ally": ("Range", "Target"), "summon": ("Target",), "enemy": ("Range", "Target", "Normal")}


def grant(segment: Segment, writer: Writer) -> Grant:
    """The grant that a segment behind `Grant` or `Control` describes."""
    verb, whom = segment.words
    if writer.is_monster:
        raise wrong_words(segment.words, f"only a hero's card says {verb}")
    to = _WHOM.get((str(verb), str(whom)))
    if to is None:
        told = "write Grant ally, Grant summon or Control enemy"
        raise wrong_words(segment.words, f'nobody can {verb} "{whom}": {told}')
    head = Part(str(verb), None, "", False, verb.start_pos or 0, whom.end_pos or 0)
    details = Details(head, segment.aims, _AIMS[to], writer)
    if to == "enemy":
        details.need("Range")
    made = Grant(
        to=to,
        abilities=_abilities(segment.parts, to, writer),
        range=details.plain_range(ANYWHERE),
        targets=details.number("Target", 1),
        is_normal=details.has("Normal"),
    )
    return completed(made, details)


def _abilities(parts: Sequence[Part], to: str, writer: Writer) -> tuple[Ability, ...]:
    """One ability after the other: a word that can only open one begins the next."""
    starts = [n for n, part in enumerate(parts) if n == 0 or part.word in OPENING]
    made: list[Ability] = []
    for start, end in zip(starts, [*starts[1:], len(parts)], strict=True):
        made.append(ability(parts[start:end], writer))
        allowed = _BY_ALLIES if to == "ally" else _BY_OTHERS
        if not isinstance(made[-1], allowed):
            raise wrong(parts[start], f"{parts[start].told} cannot be done at another's bidding")
    return tuple(made)
