"""A board: which hexes exist, where the walls are, and everything that follows from that alone.

Sets of hexes are held as bits of one integer, so that "all neighbours of all these hexes" is a
handful of shifts. Hex (q, r) is bit (q - left) * stride + (r - top). All around the hexes lies a
margin of one: a step off the edge never comes in again on the other side.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.bits import bits
from engine.core.hexes import DIRECTIONS, Hex
from engine.core.sight import SightRule, ThinWall, View, Walls

__all__ = ["Board", "Edge", "SightRule"]

Edge = tuple[Hex, Hex]

_EDGES = {(q, r): k for k, (q, r) in enumerate(DIRECTIONS)}


class Board:
    """Immutable geometry; distances and sight are worked out once, when first asked for."""

    __slots__ = (
        "_columns",
        "_gates",
        "_left",
        "_neighbours",
        "_rings",
        "_shifts",
        "_stride",
        "_thin",
        "_top",
        "_views",
        "_walls",
        "floor",
        "has_walls",
        "wall_hexes",
    )

    floor: int  # the hexes that exist and are no wall
    wall_hexes: int
    has_walls: bool  # whether anything can block sight
    _left: int
    _top: int
    _columns: int
    _stride: int

    def __init__(
        self, hexes: Sequence[Hex], wall_hexes: Sequence[Hex], wall_edges: Sequence[Edge]
    ) -> None:
        columns, rows = map(set, zip(*(hexes or [Hex(0, 0)]), *wall_hexes, strict=True))
        self._left = min(columns) - 1
        self._columns = max(columns) - self._left + 2
        self._top = min(rows) - 1
        self._stride = stride = max(rows) - self._top + 2
        self._shifts = (stride, 1, 1 - stride, -stride, -1, stride - 1)  # by direction
        self.wall_hexes = self._known_mask(wall_hexes) if wall_hexes else 0
        self.floor = self._known_mask(hexes) & ~self.wall_hexes
        # What lies beyond the margin is never in the way.
        self._thin = [wall for edge in wall_edges if (wall := self._thin_wall(*edge)).here]
        self.has_walls = bool(wall_hexes or self._thin)
        self._gates = self._open_edges() if self._thin else None
        self._walls: Walls | None = None
        self._views: dict[tuple[int, SightRule], View] = {}
        self._rings: dict[int, list[int]] = {}
        self._neighbours: dict[Hex, tuple[Hex, ...]] = {}

    @classmethod
    def build(
        cls,
        hexes: Iterable[Hex],
        wall_hexes: Iterable[Hex] = (),
        wall_edges: Iterable[Edge] = (),
    ) -> Board:
        """A board of floor hexes, full wall hexes, and thin walls between pairs of neighbours."""
        return cls(tuple(hexes), tuple(wall_hexes), tuple(wall_edges))

    # -- single hexes

    def has(self, here: Hex) -> bool:
        """Whether this hex exists and is no wall."""
        return bool(self.bit(here) & self.floor)

    def neighbours(self, here: Hex) -> tuple[Hex, ...]:
        """The floor hexes next to this one, not across walls (H-LOS-07)."""
        found = self._neighbours.get(here)
        if found is None:
            steps = (self.neighbour(here, k) for k in range(6))
            found = self._neighbours[here] = tuple(h for h in steps if h is not None)
        return found

    def neighbour(self, here: Hex, direction: int) -> Hex | None:
        """The floor hex one step in a direction, unless a wall is between."""
        return here.plus(DIRECTIONS[direction]) if self.step(self.bit(here), direction) else None

    def distance(self, a: Hex, b: Hex) -> int | None:
        """Steps from a to b around walls (H-LOS-08); None when there is no way."""
        there = self.bit(b)
        for steps, ring in enumerate(self.rings(a)):
            if ring & there:
                return steps
        return None

    def within(self, here: Hex, steps: int) -> tuple[Hex, ...]:
        """The floor hexes at most so many steps away, the hex itself first, nearest first."""
        rings = self.rings(here)[: steps + 1]
        return tuple(h for ring in rings for h in self.hexes_of(ring))

    def sees(self, a: Hex, b: Hex, rule: SightRule = "vertex") -> bool:
        """Whether there is a line of sight between two hexes (H-LOS-01, H-LOS-03)."""
        there = self.bit(b)
        return self.seen(self.bit(a), there, rule) == there

    # -- sets of hexes as bits

    def bit(self, here: Hex) -> int:
        """The bit of a hex, 0 when it lies beyond the margin."""
        row = here[1] - self._top
        column = here[0] - self._left
        if 0 <= column < self._columns and 0 <= row < self._stride:
            return 1 << column * self._stride + row
        return 0

    def mask(self, hexes: Iterable[Hex]) -> int:
        """The bits of several hexes; those beyond the margin are left out."""
        found = 0
        for here in hexes:
            found |= self.bit(here)
        return found

    def footprint(self, anchor: Hex, pattern: Iterable[Hex]) -> int:
        """The bits of a pattern laid at a hex; what lies beyond the margin is left out."""
        left, top, stride, columns = self._left, self._top, self._stride, self._columns
        column, row = anchor[0] - left, anchor[1] - top
        found = 0
        for q, r in pattern:
            if 0 <= column + q < columns and 0 <= row + r < stride:
                found |= 1 << (column + q) * stride + row + r
        return found

    def hexes_of(self, mask: int) -> list[Hex]:
        """The hexes of a mask, by column and row."""
        found = []
        while mask:
            low = mask & -mask
            column, row = divmod(low.bit_length() - 1, self._stride)
            found.append(Hex(column + self._left, row + self._top))
            mask ^= low
        return found

    def step(self, bit: int, direction: int) -> int:
        """The floor hex one step from a hex in a direction, as bits; 0 when a wall is between."""
        if self._gates is not None:
            bit &= self._gates[direction]
        by = self._shifts[direction]
        return (bit << by if by > 0 else bit >> -by) & self.floor

    def spread(self, mask: int, into: int) -> int:
        """All neighbours of these hexes that lie in `into`, not across thin walls."""
        stride = self._stride
        gates = self._gates
        if gates is None:
            up = mask << 1
            down = mask >> 1
            return (up | down | (mask | down) << stride | (mask | up) >> stride) & into
        east, south, south_west, west, north, north_east = gates
        return (
            (mask & east) << stride
            | (mask & south) << 1
            | (mask & south_west) >> stride - 1
            | (mask & west) >> stride
            | (mask & north) >> 1
            | (mask & north_east) << stride - 1
        ) & into

    def layers(
        self, source: int, into: int, steps: int | None = None, until: int = 0, halt: int = 0
    ) -> list[int]:
        """Waves over `into`: the source, then what lies 1, 2, ... steps from it.

        They end after so many steps, or with the wave that meets one of the hexes `until`; nothing
        spreads on from the hexes `halt`.
        """
        found = [source]
        rest = into & ~source
        wave = source
        while steps is None or len(found) <= steps:
            wave = self.spread(wave & ~halt if halt else wave, rest)
            if not wave:
                break
            found.append(wave)
            if wave & until:
                break
            rest ^= wave
        return found

    def rings(self, here: Hex) -> list[int]:
        """The floor at 0, 1, 2, ... steps from a hex; kept."""
        bit = self.bit(here) & self.floor
        found = self._rings.get(bit)
        if found is None:
            found = self._rings[bit] = self.layers(bit, self.floor)
        return found

    def steps_to(self, here: Hex, among: int) -> dict[int, int]:
        """How many steps these hexes are from a hex; those to which no way leads are left out."""
        found = {}
        wave = self.bit(here) & self.floor
        rest = self.floor ^ wave
        steps = 0
        while wave and among:
            for bit in bits(wave & among):
                found[bit] = steps
                among ^= bit
            wave = self.spread(wave, rest)
            rest ^= wave
            steps += 1
        return found

    def reachable(self, source: int, steps: int) -> int:
        """The floor within so many steps of any of these hexes."""
        found = wave = source & self.floor
        for _ in range(steps):
            wave = self.spread(wave, self.floor & ~found)
            if not wave:
                break
            found |= wave
        return found

    def seen(self, here: int, among: int, rule: SightRule) -> int:
        """Those of the hexes that are seen from a hex."""
        if not self.has_walls:
            return among
        view = self._views.get((here, rule))
        if view is None:
            if self._walls is None:
                self._walls = Walls(self.wall_hexes, self._thin, self._stride)
            close = self.spread(here, self.floor) if rule == "vertex_or_centre" else 0
            view = self._views[here, rule] = View(self._walls, here, close, rule)
        return view.seen(among)

    # -- building

    def _known_mask(self, hexes: Sequence[Hex]) -> int:
        stride = self._stride
        last = self._columns * stride - 1 + self._left * stride + self._top
        digits = bytearray(b"0") * (self._columns * stride)
        for q, r in hexes:
            digits[last - q * stride - r] = 49  # "1", the highest bit first
        return int(digits, 2)

    def _thin_wall(self, a: Hex, b: Hex) -> ThinWall:
        k = _EDGES[b[0] - a[0], b[1] - a[1]]
        return ThinWall(self.bit(a), self.bit(b), k) if k < 3 else self._thin_wall(b, a)

    def _open_edges(self) -> tuple[int, ...]:
        """For each direction the hexes that no thin wall closes on that side."""
        closed = [0] * 6
        for here, there, k in self._thin:
            closed[k] |= here
            closed[k + 3] |= there
        everywhere = (1 << self._columns * self._stride) - 1
        return tuple([everywhere ^ hexes for hexes in closed])
