"""The decision: focus, attack position, targets, and the way there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from engine.systems.haven.vectors import Vector, VectorFlags
from tests.engine.systems.haven.oracle.aims import Aims, Group
from tests.engine.systems.haven.oracle.moves import Moves
from tests.engine.systems.haven.oracle.terrain import Spot, Terrain

T = TypeVar("T")


class Answer(NamedTuple):
    """One outcome: where it ends, whom it attacks, for which focuses, on the way to which hexes."""

    destination: Spot
    attacks: Group
    focuses: Group
    goals: Group


class Option(NamedTuple):
    """An attack position with a group of targets."""

    position: Spot
    group: Group


def answers(vector: Vector, flags: VectorFlags) -> set[Answer]:
    """Every outcome that the rules allow."""
    return Solver(vector, flags).answers()


def _best(options: Iterable[T], key: Callable[[T], Any]) -> list[T]:
    """All the options with the least key."""
    rated = [(key(option), option) for option in options]
    least = min(rate for rate, _ in rated)
    return [option for rate, option in rated if rate == least]


class Solver:
    """One vector under one set of rule flags."""

    def __init__(self, vector: Vector, flags: VectorFlags) -> None:
        self.terrain = Terrain(vector)
        self.moves = Moves(vector, flags, self.terrain)
        self.aims = Aims(vector, flags, self.terrain)
        self.flags = flags
        self.action = vector.action
        (active,) = (figure for figure in vector.figures if figure.active)
        self.start: Spot = (active.q, active.r)
        self.initiatives: dict[Spot, int] = {
            (f.q, f.r): f.initiative or 0 for f in vector.figures if f.side == "character"
        }
        self.prices = self.moves.prices(self.start)

    def answers(self) -> set[Answer]:
        found: dict[tuple[Spot, Group], tuple[set[Spot], set[Spot]]] = {}
        for focus in self.focuses():
            for goal, group in self.options(focus):
                reached = self.is_in_reach(goal)
                attacks = group if reached and self.action.attack else frozenset()
                for stop in [goal] if reached else self.stops(goal):
                    focuses, goals = found.setdefault((stop, attacks), (set(), set()))
                    focuses.add(focus)
                    goals.add(goal)
        if not found:
            return {Answer(self.start, frozenset(), frozenset(), frozenset())}
        return {
            Answer(*outcome, frozenset(focuses), frozenset(goals))
            for outcome, (focuses, goals) in found.items()
        }

    def focuses(self) -> set[Spot]:
        """H-FOCUS-02, -05, -06: the shortest way to attack, then the nearest, then the earliest."""
        pairs = [
            (enemy, spot)
            for enemy in self.initiatives
            for spot in self.prices
            if self.aims.can_attack(spot, enemy)
        ]
        if not pairs:
            return set()  # H-FOCUS-10
        return {enemy for enemy, _ in _best(pairs, lambda p: (self.prices[p[1]], self.rank(p[0])))}

    def rank(self, enemy: Spot) -> tuple[int, int]:
        return self.terrain.proximity(self.start, enemy), self.initiatives[enemy]

    def is_in_reach(self, position: Spot) -> bool:
        return self.prices[position][1] <= self.action.move

    def options(self, focus: Spot) -> list[Option]:
        """The best attack positions on a focus, with the groups to attack from there."""
        positions = [spot for spot in self.prices if self.aims.can_attack(spot, focus)]
        positions = _best(positions, lambda p: (self.prices[p][0], not self.is_in_reach(p)))
        is_now = self.is_in_reach(positions[0])
        if is_now or self.flags.maximise_future_multiattack:
            options = [Option(p, g) for p in positions for g in self.aims.groups(p, focus)]
        else:
            options = [Option(p, frozenset([focus])) for p in positions]
        if self.flags.focus_disadvantage_before_target_count:
            options = _best(options, lambda o: self.aims.is_disadvantaged(o.position, focus))
        options = _best(options, lambda o: -len(o.group))
        groups = self.groups(options)
        return _best(
            [option for option in options if option.group in groups],
            lambda o: (self.disadvantages(o), self.points(o)),
        )

    def groups(self, options: list[Option]) -> set[Group]:
        """The groups of targets to choose from."""
        if not self.flags.focus_disadvantage_before_target_count:
            options = _best(options, self.disadvantages)
        options = _best(options, self.points)
        if self.flags.rank_secondary_targets:
            options = _best(options, lambda o: self.ranks(o.group))
        return {option.group for option in options}

    def points(self, option: Option) -> int:
        return self.prices[option.position][1]

    def disadvantages(self, option: Option) -> int:
        return sum(self.aims.is_disadvantaged(option.position, enemy) for enemy in option.group)

    def ranks(self, group: Group) -> list[int]:
        """H-MATK-04: more of the first rank is better, then more of the second, and so on."""
        ranks = sorted({self.rank(enemy) for enemy in self.initiatives})
        held = Counter(self.rank(enemy) for enemy in group)
        return [-held[rank] for rank in ranks]

    def stops(self, goal: Spot) -> list[Spot]:
        """H-MMOVE-09: where this turn's move ends on the way to a goal out of reach."""
        rated = []
        for spot in filter(self.is_in_reach, self.prices):
            negative, points = self.prices[spot]
            ahead = self.moves.prices(spot).get(goal)
            if ahead is not None:
                rated.append(((negative + ahead[0], ahead[1], points), spot))
        return [spot for _, spot in _best(rated, lambda r: r[0])]
