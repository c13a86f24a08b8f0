"""Where a monster attacks its focus from, and whom it attacks besides."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from engine.core.bits import bits
from engine.core.paths import Reach
from engine.systems.haven.tactics.aim import Aim, Volley
from engine.systems.haven.tactics.focus import Focus
from engine.systems.haven.tactics.situation import Situation


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


def choose(situation: Situation, aim: Aim, reach: Reach, focus: Focus) -> Choice:
    """The spots from which the focus is attacked to best effect.

    Only ways with the fewest negative hexes count: a way without a trap on a later turn is better
    than a trap now (H-MMOVE-16).
    """
    rules = situation.rules
    move = situation.plan.move
    is_single = aim.area is None and aim.targets == 1
    near = aim.near(focus.foe) & reach.passage.stop
    level = reach.level(focus.negatives)
    waves = [(cost, hexes) for cost, wave in enumerate(level) if (hexes := wave & near)]
    for is_reached in (True, False):
        some = [(cost, hexes) for cost, hexes in waves if (cost <= move) is is_reached]
        if is_single or not (is_reached or rules.plans_ahead):
            spots = _for_focus_alone(aim, some, focus.foe)
        else:
            spots = _for_most(situation, aim, some, focus.foe)
        if spots:
            return Choice(spots, is_reached)
    raise AssertionError("the focus cannot be attacked from anywhere")


def _for_focus_alone(aim: Aim, waves: list[tuple[int, int]], foe: int) -> list[Spot]:
    """The nearest hexes to attack the focus from (H-MMOVE-04, H-MMOVE-06), best not next to it."""
    adjacent = aim.adjacent_to(foe)
    for among in (~adjacent, adjacent):
        for cost, wave in waves:
            positions = aim.positions(foe, wave & among)
            if positions:
                return [Spot(position, foe, cost) for position in bits(positions)]
    return []


def _for_most(situation: Situation, aim: Aim, waves: list[tuple[int, int]], foe: int) -> list[Spot]:
    """The hexes from which the focus is attacked, and as many others as possible (H-MMOVE-05)."""
    attacking = [(cost, aim.positions(foe, wave)) for cost, wave in waves]
    if not any(wave for _, wave in attacking):
        return []
    if situation.rules.focus_disadvantage_first:
        attacking = _without_disadvantage(aim, attacking, foe)
        return _group_then_spot(situation, aim, _candidates(aim, attacking, foe))
    return _spot_with_group(situation, aim, _candidates(aim, attacking, foe))


def _without_disadvantage(
    aim: Aim, waves: list[tuple[int, int]], foe: int
) -> list[tuple[int, int]]:
    """Only hexes not next to the focus, if there are any (H-MMOVE-07, H-MMOVE-08)."""
    adjacent = aim.adjacent_to(foe)
    better = [(cost, wave & ~adjacent) for cost, wave in waves if wave & ~adjacent]
    return better or waves


def _candidates(aim: Aim, waves: list[tuple[int, int]], focus: int) -> list[_Candidate]:
    """The hexes from which the most foes can be attacked at once (H-MMOVE-05)."""
    covers = aim.covers_for(focus)
    hopes = [
        (aim.hope(position, covers), cost, position)
        for cost, wave in waves
        for position in bits(wave)
    ]
    hopes.sort(key=lambda hope: -hope[0])
    best = 0
    found: list[_Candidate] = []
    for hope, cost, position in hopes:
        if hope < best:
            break  # the rest attack fewer
        volleys = aim.volleys(position, focus, covers, best)
        size = volleys[0].size if volleys else 0
        if size > best:
            best, found = size, []
        if size == best:
            found.append(_Candidate(position, cost, aim.disadvantaged(position), volleys))
    return found


def _group_then_spot(situation: Situation, aim: Aim, candidates: list[_Candidate]) -> list[Spot]:
    """Haven: the best group of targets first, then the best hex to attack that group from."""
    nearest = min(candidate.cost for candidate in candidates)
    volleys = [v for c in candidates if c.cost == nearest for v in c.volleys]
    if situation.rules.ranks_secondary_targets:
        groups = _best_ranked(aim, volleys)
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
    weighed = [
        (_least_disadvantaged(volley, c.adjacent), c.cost, c, volley)
        for c in candidates
        for volley in c.volleys
    ]
    best = min(entry[:2] for entry in weighed)
    chosen = [(c, volley) for *key, c, volley in weighed if tuple(key) == best]
    spots = {
        Spot(c.hex, group, c.cost) for c, volley in chosen for group in _groups(volley, c.adjacent)
    }
    if not situation.rules.ranks_secondary_targets:
        return sorted(spots)
    ranks = aim.ranks()
    top = max(_score(spot.group, ranks) for spot in spots)
    return sorted(spot for spot in spots if _score(spot.group, ranks) == top)


def _least_disadvantaged(volley: Volley, adjacent: int) -> int:
    """How many of the attacked have disadvantage on their side at least."""
    unhindered = (volley.pool & ~adjacent).bit_count()
    return (volley.fixed & adjacent).bit_count() + max(0, volley.extra - unhindered)


def _groups(volley: Volley, adjacent: int) -> Iterator[int]:
    """All groups that a volley can attack with as few at disadvantage as possible."""
    near, far = volley.pool & adjacent, volley.pool & ~adjacent
    missing = volley.extra - far.bit_count()
    certain, open_pool = (volley.fixed | far, near) if missing > 0 else (volley.fixed, far)
    for added in combinations(bits(open_pool), missing if missing > 0 else volley.extra):
        yield certain | sum(added)


def _attacks(volley: Volley, group: int) -> bool:
    """Whether a volley of the same size can attack exactly this group."""
    return not (volley.fixed & ~group or group & ~(volley.fixed | volley.pool))


def _score(group: int, ranks: list[int]) -> list[int]:
    return [(group & rank).bit_count() for rank in ranks]


def _best_ranked(aim: Aim, volleys: list[Volley]) -> set[int]:
    """The groups with the most of the first rank, then of the second, and so on."""
    ranks = aim.ranks()
    best: list[int] = []
    found: set[int] = set()
    for volley in volleys:
        certain, left = volley.fixed, volley.extra
        groups = {certain}
        for rank in ranks:
            eligible = volley.pool & rank
            if eligible.bit_count() <= left:
                groups = {group | eligible for group in groups}
            else:
                groups = {g | sum(c) for g in groups for c in combinations(bits(eligible), left)}
            left -= min(left, eligible.bit_count())
        score = _score(next(iter(groups)), ranks)
        if score > best:
            best, found = score, set()
        if score == best:
            found |= groups
    return found
