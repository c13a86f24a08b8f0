"""Lines of sight past walls, by one of three rules.

* `vertex`: from a corner of one hex to a corner of the other;
* `vertex_or_centre`: the same, but the centre stands in for the corners of a hex that all touch
  walls (and `Board` lets neighbours see each other);
* `full_hex`: along any line at all.

Hexes are bits of a board's grid. What is found is kept: a corner that is seen or hidden is so for
all three hexes around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.core.bits import bits
from engine.core.lines import CORNERS, Point, corners, edge, first_free
from engine.core.sightlines import sees_along_any_line

SightRule = Literal["vertex", "vertex_or_centre", "full_hex"]


class ThinWall(NamedTuple):
    """A wall on the edge between two neighbours: edge 0, 1 or 2 of the first, as bits."""

    here: int
    there: int
    edge: int


class Walls:
    """What can block sight: wall hexes and thin walls."""

    __slots__ = ("centres", "lone", "stride", "thin", "touched")

    def __init__(self, solid: int, thin: Sequence[ThinWall], stride: int) -> None:
        self.stride = stride
        self.centres = [self.centre(here) for here in bits(solid)]
        self.thin = [edge(self.centre(here), k) for here, _, k in thin]
        # A thin wall along a wall hex hides nothing that the wall hex does not hide.
        self.lone = [
            ends
            for ends, (here, there, _) in zip(self.thin, thin, strict=True)
            if not solid & (here | there)
        ]
        self.touched = {(x + u, y + v) for x, y in self.centres for u, v in CORNERS}
        self.touched.update(end for ends in self.lone for end in ends)

    def centre(self, here: int) -> Point:
        """Where a hex is drawn."""
        column, row = divmod(here.bit_length() - 1, self.stride)
        return 3 * column, 2 * row + column


class View:
    """What is seen from one hex by one rule, worked out as far as it is asked for."""

    __slots__ = (
        "_blocks",
        "_here",
        "_hidden",
        "_known",
        "_met",
        "_rule",
        "_seen",
        "_starts",
        "_walls",
    )

    def __init__(self, walls: Walls, here: int, close: int, rule: SightRule) -> None:
        self._walls = walls
        self._rule = rule
        self._known = self._seen = here | close
        self._here = walls.centre(here)
        self._starts = [p for p in corners(self._here) if p not in walls.touched]
        self._blocks = walls.centres[:]  # sorted anew by every look
        self._met = set(self._starts)  # corners that are seen
        self._hidden: set[Point] = set()  # corners that are not, besides those that touch walls
        if not self._starts and rule == "vertex_or_centre":
            self._starts = [self._here]

    def seen(self, among: int) -> int:
        """Those of the hexes that are seen."""
        unknown = among & ~self._known
        if unknown:
            self._known |= unknown
            sees = self._sees_along_any_line if self._rule == "full_hex" else self._sees
            for there in bits(unknown):
                if sees(self._walls.centre(there)):
                    self._seen |= there
        return among & self._seen

    def _sees_along_any_line(self, there: Point) -> bool:
        return sees_along_any_line(self._walls.centres, self._walls.thin, self._here, there)

    def _sees(self, there: Point) -> bool:
        """H-LOS-01; a line that starts or ends at a corner of a wall hex touches that wall."""
        ends = corners(there)
        if not self._met.isdisjoint(ends):
            return True
        touched, hidden = self._walls.touched, self._hidden
        left = [q for q in ends if q not in hidden and q not in touched]
        if not left:
            if self._rule == "vertex" or not touched.issuperset(ends):
                return False
            left = [there]
        free = first_free(self._starts, left, self._blocks, self._walls.lone)
        hidden.update(left[:free])
        if free is None:
            return False
        self._met.add(left[free])
        return True
