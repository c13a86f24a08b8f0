"""How a monster nears a hex that is too far for this turn."""

from __future__ import annotations

from engine.core.board import Board
from engine.core.passage import Levels, Passage, levels_to


def approach(board: Board, passage: Passage, levels: Levels, move: int, goal: int) -> int:
    """The hexes to stop at, as bits: where fewest negative hexes and the shortest way remain.

    Of equally good hexes those that take the fewest movement points (H-MMOVE-09, H-MMOVE-17).
    """
    reached = [_union(level[: move + 1]) & passage.stop for level in levels]
    ahead = levels_to(board, passage, goal, until=reached[0])
    total, remaining = min(
        (so_far + to_come, distance)
        for to_come, level in enumerate(ahead)
        for so_far, halts in enumerate(reached)
        for distance in _first_meeting(level, halts)
    )
    for cost in range(move + 1):
        found = 0
        for so_far, level in enumerate(levels[: total + 1]):
            to_come = total - so_far
            if cost < len(level) and to_come < len(ahead) and remaining < len(ahead[to_come]):
                found |= level[cost] & ahead[to_come][remaining] & passage.stop
        if found:
            return found
    raise AssertionError("the hex that was found lies out of reach")


def _first_meeting(level: list[int], halts: int) -> list[int]:
    """The shortest distance at which the waves meet a hex to stop at, if any."""
    return next(([distance] for distance, wave in enumerate(level) if wave & halts), [])


def _union(waves: list[int]) -> int:
    found = 0
    for wave in waves:
        found |= wave
    return found
