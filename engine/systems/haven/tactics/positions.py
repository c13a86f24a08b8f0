"""Where a monster attacks its focus from, and whom it attacks besides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from engine.systems.haven.tactics.aim import Aim, Volley
from engine.systems.haven.tactics.focus import Focus, standing
from engine.systems.haven.tactics.situation import RuleFlags, Situation


class Spot(NamedTuple):
    """A hex to attack from, who is attacked from there, and the cost of getting there."""

    hex: int
    group: int
    cost: int


class Choice(NamedTuple):
    """The best spots for one focus; not reached: to be headed for."""

    spots: list[Spot]
    is_reached: bool


class _Candidate(NamedTuple):
    hex: int
    cost: int
    adjacent: int  # foes against whom an attack from here has disadvantage
    volleys: list[Volley]  # those that attack the most foes
    size: int


def choose(situation: Situation, aim: Aim, level: list[int], stop: int, focus: Focus) -> Choice:
    """The spots from which the focus is attacked to best effect, ways of `level` alone counting.

    The level holds the ways with the fewest negative hexes: a way without a trap on a later turn
    is better than a trap now (H-MMOVE-16).
    """
    rules = situation.rules
    move = situation.plan.move
    now = [wave & stop for wave in level[: move + 1]]
    waves = _attacking(aim, now, focus.foe, 0)
    if waves:
        is_reached = True
    else:
        is_reached = False
        later = [wave & stop for wave in level[move + 1 :]]
        waves = _attacking(aim, later, focus.foe, move + 1)
    if rules.focus_disadvantage_first:
        waves = _without_disadvantage(aim, waves, focus.foe)
    is_single = aim.area is None and aim.targets == 1
    if is_single or not (is_reached or rules.plans_ahead):
        return Choice(_for_focus_alone(aim, waves, focus.foe, rules), is_reached)
    candidates = [
        _candidate(aim, position, cost, focus.foe)
        for cost, wave in waves
        for position in _bits(wave)
    ]
    if rules.focus_disadvantage_first:
        return Choice(_group_then_spot(situation, aim, candidates), is_reached)
    return Choice(_spot_with_group(situation, aim, candidates), is_reached)


def _attacking(aim: Aim, waves: list[int], foe: int, cost: int) -> list[tuple[int, int]]:
    """The hexes of these waves from which the foe can be attacked, by cost."""
    found = []
    for wave in waves:
        positions = aim.positions(foe, wave) if wave else 0
        if positions:
            found.append((cost, positions))
        cost += 1
    return found


def _without_disadvantage(
    aim: Aim, waves: list[tuple[int, int]], foe: int
) -> list[tuple[int, int]]:
    """Only hexes not next to the focus, if there are any (H-MMOVE-07, H-MMOVE-08)."""
    adjacent = aim.adjacent_to(foe)
    better = [(cost, wave & ~adjacent) for cost, wave in waves if wave & ~adjacent]
    return better or waves


def _for_focus_alone(
    aim: Aim, waves: list[tuple[int, int]], foe: int, rules: RuleFlags
) -> list[Spot]:
    """The nearest hexes to attack the focus from (H-MMOVE-04, H-MMOVE-06)."""
    if not rules.focus_disadvantage_first:
        waves = _without_disadvantage(aim, waves, foe)
    cost, wave = waves[0]
    return [Spot(position, foe, cost) for position in _bits(wave)]


def _candidate(aim: Aim, position: int, cost: int, focus: int) -> _Candidate:
    volleys = aim.volleys(position, focus)
    size = max(volley.size for volley in volleys)
    most = [volley for volley in volleys if volley.size == size]
    return _Candidate(position, cost, aim.disadvantaged(position), most, size)


def _group_then_spot(situation: Situation, aim: Aim, candidates: list[_Candidate]) -> list[Spot]:
    """Haven: the best group of targets first, then the best hex to attack that group from."""
    size = max(candidate.size for candidate in candidates)
    candidates = [candidate for candidate in candidates if candidate.size == size]
    nearest = min(candidate.cost for candidate in candidates)
    volleys = [v for c in candidates if c.cost == nearest for v in c.volleys]
    if situation.rules.ranks_secondary_targets:
        groups = _best_ranked(situation, aim, volleys)
    else:
        groups = {group for volley in volleys for group in _groups(volley, 0)}
    spots = [
        ((group & candidate.adjacent).bit_count(), candidate.cost, candidate.hex, group)
        for candidate in candidates
        for group in sorted(groups)
        if any(_attacks(volley, group) for volley in candidate.volleys)
    ]
    best = min(spot[:2] for spot in spots)
    return [Spot(spot[2], spot[3], spot[1]) for spot in spots if spot[:2] == best]


def _spot_with_group(situation: Situation, aim: Aim, candidates: list[_Candidate]) -> list[Spot]:
    """Frost: most targets, then fewest at disadvantage, then the shortest way."""
    size = max(candidate.size for candidate in candidates)
    weighed = [
        (_least_disadvantaged(volley, c.adjacent), c.cost, c, volley)
        for c in candidates
        if c.size == size
        for volley in c.volleys
    ]
    best = min(entry[:2] for entry in weighed)
    chosen = [(c, volley) for *key, c, volley in weighed if tuple(key) == best]
    spots = {
        Spot(c.hex, group, c.cost) for c, volley in chosen for group in _groups(volley, c.adjacent)
    }
    if not situation.rules.ranks_secondary_targets:
        return sorted(spots)
    ranks = _ranks(situation, aim)
    top = max(_score(spot.group, ranks) for spot in spots)
    return sorted(spot for spot in spots if _score(spot.group, ranks) == top)


def _least_disadvantaged(volley: Volley, adjacent: int) -> int:
    """How many of the attacked have disadvantage on their side at least."""
    unhindered = (volley.pool & ~adjacent).bit_count()
    return (volley.fixed & adjacent).bit_count() + max(0, volley.count - unhindered)


def _groups(volley: Volley, adjacent: int) -> Iterator[int]:
    """All groups that a volley can attack with as few at disadvantage as possible."""
    near, far = volley.pool & adjacent, volley.pool & ~adjacent
    missing = volley.count - far.bit_count()
    certain, open_pool = (volley.fixed | far, near) if missing > 0 else (volley.fixed, far)
    for added in combinations(_bits(open_pool), missing if missing > 0 else volley.count):
        yield certain | sum(added)


def _attacks(volley: Volley, group: int) -> bool:
    """Whether a volley of the same size can attack exactly this group."""
    return not (volley.fixed & ~group or group & ~(volley.fixed | volley.pool))


def _ranks(situation: Situation, aim: Aim) -> list[int]:
    """The foes by proximity and initiative, equals together (H-MATK-04)."""
    standings: dict[tuple[float, int], int] = {}
    for bit in aim.foes:
        key = standing(situation, aim, bit)
        standings[key] = standings.get(key, 0) | bit
    return [standings[key] for key in sorted(standings)]


def _score(group: int, ranks: list[int]) -> list[int]:
    return [(group & rank).bit_count() for rank in ranks]


def _best_ranked(situation: Situation, aim: Aim, volleys: list[Volley]) -> set[int]:
    """The groups with the most of the first rank, then of the second, and so on."""
    ranks = _ranks(situation, aim)
    best: list[int] = []
    found: set[int] = set()
    for volley in volleys:
        certain, left = volley.fixed, volley.count
        groups = {certain}
        for rank in ranks:
            eligible = volley.pool & rank
            taken = min(left, eligible.bit_count())
            groups = {g | sum(c) for g in groups for c in combinations(_bits(eligible), taken)}
            left -= taken
        score = _score(next(iter(groups)), ranks)
        if score > best:
            best, found = score, set()
        if score == best:
            found |= groups
    return found


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low
        mask ^= low
