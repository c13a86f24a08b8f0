"""From where a plan's attack reaches whom: range, area patterns and sight.

Foes and positions are bits of the board. A `Volley` is one way to aim from one hex: everyone in
`fixed` is attacked, and any `extra` of the `pool` besides.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.content.tree import Area
from engine.core.bits import bits
from engine.core.hexes import Hex, orientations
from engine.systems.haven.tactics.situation import Plan, Situation

MELEE = Plan(move=0)


Standing = tuple[float, int]


class Volley(NamedTuple):
    """One way to aim from one hex."""

    fixed: int
    pool: int
    extra: int

    @property
    def size(self) -> int:
        """How many foes it attacks."""
        return self.fixed.bit_count() + self.extra


class Cover(NamedTuple):
    """Foes under a placed area, and the hexes from which it can be placed so."""

    foes: int
    positions: int


class Aim:
    """The attack of one plan against the foes of one situation."""

    def __init__(self, situation: Situation) -> None:
        # H-FOCUS-04: without an attack it looks for its focus as for a melee attack.
        plan = situation.plan if situation.plan.attacks else MELEE
        self.board = situation.board
        self.me = situation.me
        self.sight = situation.rules.sight
        self.reach = plan.range or 1
        self.targets = plan.targets
        self.area = plan.area
        self.suffers_adjacency = plan.range > 0 and not plan.is_muddled
        self.foes = {self.board.bit(foe.hex): foe for foe in situation.foes}
        self.everyone = sum(self.foes)
        self._views: dict[int, tuple[int, int]] = {}  # by hex: foes looked for, foes seen
        self._from: dict[int, int] = {}  # by foe: where it could be attacked from, walls aside
        self._ranges: list[tuple[int, int]] = []  # by foe: the hexes within range of it
        self._standings: dict[int, Standing] = {}
        self._covers: list[Cover] = []
        if self.area is None:
            self._ranges = [(bit, self.board.reachable(bit, self.reach)) for bit in self.foes]
            self._from = dict(self._ranges)
        else:
            self._covers = self._placements(self.area)
            for bit in self.foes:
                self._from[bit] = 0
                for covered, positions in self._covers:
                    if covered & bit:
                        self._from[bit] |= positions

    def near(self, foe: int) -> int:
        """The hexes from which the foe could be attacked, were there no walls to hide it."""
        return self._from[foe]

    def positions(self, foe: int, among: int) -> int:
        """Those hexes from which the foe can be attacked."""
        return self.board.seen(foe, among & self._from[foe], self.sight)

    def names(self, foes: int) -> tuple[str, ...]:
        """The ids of some foes."""
        return tuple([self.foes[bit].id for bit in self.foes if bit & foes]) if foes else ()

    def standings(self) -> dict[int, Standing]:
        """By foe: its proximity (H-FOCUS-05) and initiative (H-FOCUS-06), the lesser the better."""
        if not self._standings:
            steps = self.board.steps_to(self.me, self.everyone)
            self._standings = {
                bit: (steps.get(bit, inf), foe.initiative) for bit, foe in self.foes.items()
            }
        return self._standings

    def ranks(self) -> list[int]:
        """The foes by proximity and initiative, equals together (H-MATK-04)."""
        found: dict[Standing, int] = {}
        for bit, standing in self.standings().items():
            found[standing] = found.get(standing, 0) | bit
        return [found[standing] for standing in sorted(found)]

    def disadvantaged(self, position: int) -> int:
        """The foes against whom an attack from here has disadvantage for being adjacent."""
        if not self.suffers_adjacency:
            return 0
        return self.board.spread(position, self.everyone)

    def adjacent_to(self, foe: int) -> int:
        """The hexes from which an attack on this foe has that disadvantage."""
        return self.board.spread(foe, self.board.floor) if self.suffers_adjacency else 0

    def covers_for(self, focus: int) -> list[Cover]:
        """The placements of the area that an attack on the focus may use, the largest first."""
        # Only an extra target lets the area fall beside the focus.
        usable = [c for c in self._covers if self.targets > 1 or c.foes & focus]
        return sorted(usable, key=lambda cover: -cover.foes.bit_count())

    def hope(self, position: int, covers: list[Cover]) -> int:
        """No more foes than these can be attacked from a hex, even if no wall is in the way."""
        extra = self.targets - 1
        if extra:
            extra = min(extra, self._in_range(position).bit_count())
        if self.area is None:
            return extra + 1
        return extra + next(foes.bit_count() for foes, positions in covers if positions & position)

    def volleys(self, position: int, focus: int, covers: list[Cover], least: int) -> list[Volley]:
        """The ways to aim from a hex that attack the focus and the most foes with it.

        Empty when they surely attack fewer than `least`.
        """
        extra = self.targets - 1
        in_range = self._in_range(position) if extra else 0
        if self.area is None:
            pool = self._seen(position, in_range) & ~focus
            return [Volley(focus, pool, min(extra, pool.bit_count()))]
        usable = [foes for foes, positions in covers if positions & position]
        if self._most_covered(position, usable) + extra < least:
            return []
        singles = self._seen(position, in_range)
        best = 0
        found: set[Volley] = set()
        for foes in usable:
            if foes.bit_count() + extra < best:
                break
            volley = _volley(self._seen(position, foes), singles, extra, focus)
            if volley is None or volley.size < best:
                continue
            if volley.size > best:
                best, found = volley.size, set()
            found.add(volley)
        return sorted(found)

    def _most_covered(self, position: int, usable: list[int]) -> int:
        """How many foes the area hits at most; `usable` are placements, the largest first."""
        most = 0
        for foes in usable:
            if foes.bit_count() <= most:
                break
            most = max(most, self._seen(position, foes).bit_count())
        return most

    def _in_range(self, position: int) -> int:
        """The foes within range of a hex, seen or not."""
        if not self._ranges:
            self._ranges = [(bit, self.board.reachable(bit, self.reach)) for bit in self.foes]
        found = 0
        for foe, positions in self._ranges:
            if positions & position:
                found |= foe
        return found

    def _seen(self, position: int, among: int) -> int:
        """Those of the foes that are seen from a hex."""
        if not self.board.has_walls:
            return among
        known, seen = self._views.get(position, (0, 0))
        if unknown := among & ~known:
            for foe in bits(unknown):  # who sees is seen; much is known of what foes see
                if self.board.seen(foe, position, self.sight):
                    seen |= foe
            self._views[position] = (known | unknown, seen)
        return among & seen

    def _placements(self, area: Area) -> list[Cover]:
        """Which foes an area can cover at once, and from which hexes it can be placed so."""
        board = self.board
        found: dict[int, int] = {}
        if area.has_self:
            for pattern in orientations(area.offsets):
                for covered, positions in self._around_self(pattern).items():
                    found[covered] = found.get(covered, 0) | positions
            return [Cover(covered, positions) for covered, positions in found.items()]
        for pattern in _shapes(area.offsets):
            anchors = {
                (foe.hex[0] - q, foe.hex[1] - r) for foe in self.foes.values() for q, r in pattern
            }
            for q, r in anchors:
                hexes = board.footprint(Hex(q, r), pattern)
                covered = hexes & self.everyone
                found[covered] = found.get(covered, 0) | hexes
        # H-AOE-05: one hex of the area within range will do; here no wall hex can be that one.
        return [Cover(covered, board.reachable(h, self.reach)) for covered, h in found.items()]

    def _around_self(self, pattern: tuple[Hex, ...]) -> dict[int, int]:
        """By the foes covered: the hexes around which some orientation covers just them."""
        found: dict[int, int] = {}
        for bit, foe in self.foes.items():
            # Laid at the foe, the pattern shows from where the opposite orientation covers it.
            rest = self.board.footprint(foe.hex, pattern)
            for covered, positions in list(found.items()):
                if both := positions & rest:
                    found[covered] ^= both
                    found[covered | bit] = both
                    rest ^= both
            found[bit] = rest
        return {covered: positions for covered, positions in found.items() if positions}


def _volley(fixed: int, singles: int, extra: int, focus: int) -> Volley | None:
    """The area on some foes and extra targets besides, the focus among them; None if it is not."""
    pool = singles & ~fixed
    count = min(extra, pool.bit_count())
    if fixed & focus:
        return Volley(fixed, pool, count)
    if fixed and count and pool & focus:
        return Volley(fixed | focus, pool & ~focus, count - 1)
    return None


@lru_cache(maxsize=256)
def _shapes(offsets: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """The orientations of a pattern that differ in shape, wherever they lie."""
    shapes = (tuple(h.minus(image[0]) for h in image) for image in orientations(offsets))
    return tuple(dict.fromkeys(shapes))
