"""From where a plan's attack reaches whom: range, area patterns and sight.

Foes and positions are bits of the board. A `Volley` is one way to aim from one hex: everyone in
`fixed` is attacked, and any `count` of the `pool` besides.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.content.tree import Area
from engine.core.hexes import Hex, orientations
from engine.systems.haven.tactics.situation import Plan, Situation

MELEE = Plan(move=0)


class Volley(NamedTuple):
    """One way to aim from one hex."""

    fixed: int
    pool: int
    count: int

    @property
    def size(self) -> int:
        """How many foes it attacks."""
        return self.fixed.bit_count() + self.count


class Aim:
    """The attack of one plan against the foes of one situation."""

    def __init__(self, situation: Situation) -> None:
        # H-FOCUS-04: without an attack it looks for its focus as for a melee attack.
        plan = situation.plan if situation.plan.attacks else MELEE
        self.board = situation.board
        self.sight = situation.rules.sight
        self.reach = plan.range or 1
        self.targets = plan.targets
        self.area = plan.area
        self.suffers_adjacency = plan.range > 0 and not plan.is_muddled
        self.foes = {self.board.bit(foe.hex): foe for foe in situation.foes}
        self.everyone = sum(self.foes)
        self._views: dict[int, int] = {}
        self._from: dict[int, int] = {}  # by foe: where it could be attacked from, walls aside
        self._covers: list[tuple[int, int]] = []  # foes under a placed area, from which hexes
        if self.area is None:
            for bit in self.foes:
                self._from[bit] = self.board.reachable(bit, self.reach)
        else:
            self._covers = self._placements(self.area)
            for bit in self.foes:
                self._from[bit] = 0
                for covered, positions in self._covers:
                    if covered & bit:
                        self._from[bit] |= positions

    def positions(self, foe: int, among: int) -> int:
        """Those hexes from which the foe can be attacked."""
        found = among & self._from[foe]
        if not found or not self.board.has_walls:
            return found
        target = self.foes[foe].hex
        seen = 0
        for here in self.board.hexes_of(found):
            if self.board.sees(here, target, self.sight):
                seen |= self.board.bit(here)
        return seen

    def can_attack(self, foe: int, among: int) -> bool:
        """Whether the foe can be attacked from any of these hexes."""
        found = among & self._from[foe]
        if not found or not self.board.has_walls:
            return bool(found)
        target = self.foes[foe].hex
        return any(self.board.sees(h, target, self.sight) for h in self.board.hexes_of(found))

    def disadvantaged(self, position: int) -> int:
        """The foes against whom an attack from here has disadvantage for being adjacent."""
        if not self.suffers_adjacency:
            return 0
        return self.board.spread(position, self.everyone)

    def adjacent_to(self, foe: int) -> int:
        """The hexes from which an attack on this foe has that disadvantage."""
        return self.board.spread(foe, self.board.floor) if self.suffers_adjacency else 0

    def volleys(self, position: int, focus: int) -> list[Volley]:
        """All ways to aim from a hex that attack the focus."""
        view = self._view(position)
        singles = self.board.reachable(position, self.reach) & view
        if self.area is None:
            pool = singles & ~focus
            return [Volley(focus, pool, min(self.targets - 1, pool.bit_count()))]
        found = set()
        for covered, positions in self._covers:
            fixed = covered & view
            if not positions & position or not fixed:
                continue
            pool = singles & ~fixed
            count = min(self.targets - 1, pool.bit_count())
            if fixed & focus:
                found.add(Volley(fixed, pool, count))
            elif pool & focus and count:
                found.add(Volley(fixed | focus, pool & ~focus, count - 1))
        return sorted(found)

    def _view(self, position: int) -> int:
        """The foes seen from a hex."""
        if not self.board.has_walls:
            return self.everyone
        found = self._views.get(position)
        if found is None:
            here = self.board.hexes_of(position)[0]
            found = 0
            for bit, foe in self.foes.items():
                if self.board.sees(here, foe.hex, self.sight):
                    found |= bit
            self._views[position] = found
        return found

    def _placements(self, area: Area) -> list[tuple[int, int]]:
        """Which foes an area can cover at once, and from which hexes it can be placed so."""
        found: dict[int, int] = {}
        if area.has_self:
            for pattern in orientations(area.offsets):
                for position, covered in self._around_self(pattern).items():
                    found[covered] = found.get(covered, 0) | position
            return list(found.items())
        for pattern in _shapes(area.offsets):
            for hexes in self._over_foes(pattern):
                covered = hexes & self.everyone
                found[covered] = found.get(covered, 0) | hexes & self.board.floor
        # H-AOE-05: one hex of the area within range will do.
        return [
            (covered, self.board.reachable(hexes, self.reach)) for covered, hexes in found.items()
        ]

    def _around_self(self, pattern: tuple[Hex, ...]) -> dict[int, int]:
        """By the attacker's hex: the foes under the pattern laid around it."""
        found: dict[int, int] = {}
        for bit, foe in self.foes.items():
            for offset in pattern:
                position = self.board.bit(foe.hex.minus(offset))
                if position:
                    found[position] = found.get(position, 0) | bit
        return found

    def _over_foes(self, pattern: tuple[Hex, ...]) -> set[int]:
        """The pattern laid wherever it covers some foe."""
        anchors = {foe.hex.minus(offset) for foe in self.foes.values() for offset in pattern}
        return {self.board.mask(anchor.plus(offset) for offset in pattern) for anchor in anchors}


@lru_cache(maxsize=256)
def _shapes(offsets: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """The orientations of a pattern that differ in shape, wherever they lie."""
    shapes = (tuple(h.minus(image[0]) for h in image) for image in orientations(offsets))
    return tuple(dict.fromkeys(shapes))
