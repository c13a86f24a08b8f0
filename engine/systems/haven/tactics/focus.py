"""Whom a monster focuses on."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.passage import Levels
from engine.systems.haven.tactics.aim import Aim
from engine.systems.haven.tactics.situation import Situation


class Focus(NamedTuple):
    """A foe that is the focus, and how many negative hexes lie on the best way to attack it."""

    foe: int
    negatives: int


def find_focuses(situation: Situation, aim: Aim, levels: Levels, stop: int) -> list[Focus]:
    """The focus, or all foes that tie for it (H-FOCUS-14); empty when none can be attacked."""
    near = 0
    sought = [bit for bit, foe in aim.foes.items() if foe.id in situation.focus] or list(aim.foes)
    for bit in sought:
        near |= aim.near(bit)
    near &= stop
    # H-FOCUS-02, H-MMOVE-10: fewest negative hexes, then the shortest way, however long.
    for negatives, level in enumerate(levels):
        for wave in level:
            halts = wave & near
            if not halts:
                continue
            tied = [bit for bit in sought if aim.can_attack(bit, halts)]
            if tied:
                return [Focus(bit, negatives) for bit in _nearest(situation, aim, tied)]
    return []


def _nearest(situation: Situation, aim: Aim, tied: list[int]) -> list[int]:
    """The nearest of these foes (H-FOCUS-05), and of those the earliest (H-FOCUS-06)."""
    if len(tied) == 1:
        return tied
    ranks = {bit: standing(situation, aim, bit) for bit in tied}
    best = min(ranks.values())
    return [bit for bit in tied if ranks[bit] == best]


def standing(situation: Situation, aim: Aim, bit: int) -> tuple[float, int]:
    """How a foe compares where the way to it decides nothing: proximity, then initiative."""
    foe = aim.foes[bit]
    steps = situation.board.distance(situation.me, foe.hex)
    return (float("inf") if steps is None else steps), foe.initiative
