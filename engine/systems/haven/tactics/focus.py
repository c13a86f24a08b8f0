"""Whom a monster focuses on."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.paths import Reach
from engine.systems.haven.tactics.aim import Aim
from engine.systems.haven.tactics.situation import Situation


class Focus(NamedTuple):
    """A foe that is the focus, and how many negative hexes lie on the best way to attack it."""

    foe: int
    negatives: int


def find_focuses(situation: Situation, aim: Aim, reach: Reach) -> list[Focus]:
    """The focus, or all foes that tie for it (H-FOCUS-14); empty when none can be attacked."""
    near = 0
    sought = [bit for bit, foe in aim.foes.items() if foe.id in situation.focus] or list(aim.foes)
    for bit in sought:
        near |= aim.near(bit)
    near &= reach.passage.stop
    # H-FOCUS-02, H-MMOVE-10: fewest negative hexes, then the shortest way, however long.
    for negatives, level in enumerate(reach.by_negatives()):
        for wave in level:
            halts = wave & near
            if not halts:
                continue
            tied = [bit for bit in sought if aim.positions(bit, halts)]
            if tied:
                return [Focus(bit, negatives) for bit in _nearest(aim, tied)]
    return []


def _nearest(aim: Aim, tied: list[int]) -> list[int]:
    """The nearest of these foes (H-FOCUS-05), and of those the earliest (H-FOCUS-06)."""
    if len(tied) == 1:
        return tied
    standings = aim.standings()
    best = min(standings[bit] for bit in tied)
    return [bit for bit in tied if standings[bit] == best]
