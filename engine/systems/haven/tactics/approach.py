"""How a monster nears a hex that is too far for this turn."""

from __future__ import annotations

from itertools import islice

from engine.core.passage import Level, levels_to
from engine.core.paths import Reach


class Approach:
    """Where a figure may stop this turn, on ways that have so many negative hexes in all."""

    def __init__(self, reach: Reach, negatives: int, move: int) -> None:
        self._reach = reach
        self._levels = [reach.level(so_far)[: move + 1] for so_far in range(negatives + 1)]
        self._stops = [_union(level) & reach.passage.stop for level in self._levels]

    def stops(self, goal: int) -> int:
        """The hexes to stop at, as bits: those from which the shortest way to the goal remains.

        Of equally good hexes those that take the fewest movement points (H-MMOVE-09, H-MMOVE-17).
        """
        board, passage = self._reach.board, self._reach.passage
        ahead = levels_to(board, passage, goal, until=self._stops[0])
        # The negative hexes that are not yet behind the figure are those to come.
        behind = zip(reversed(self._levels), reversed(self._stops), strict=True)
        nearest = None
        best: list[tuple[Level, int]] = []
        for (level, stops), waves in zip(behind, islice(ahead, len(self._levels)), strict=False):
            distance = next((n for n, wave in enumerate(waves) if wave & stops), None)
            if distance is None or (nearest is not None and distance > nearest):
                continue
            if distance != nearest:
                nearest, best = distance, []
            best.append((level, stops & waves[distance]))
        return _cheapest(best)


def _cheapest(found: list[tuple[Level, int]]) -> int:
    """Of some hexes, each with the level it is in, those that take the fewest movement points."""
    for cost in range(max(len(level) for level, _ in found)):
        stops = 0
        for level, among in found:
            if cost < len(level):
                stops |= level[cost] & among
        if stops:
            return stops
    raise AssertionError("the hex that was found lies out of reach")


def _union(waves: list[int]) -> int:
    found = 0
    for wave in waves:
        found |= wave
    return found
