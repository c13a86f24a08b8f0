"""The script of a film: which pictures follow each other, and for how long each is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.view import View
from render.film.shots import Shot

Phase = Literal["still", "go", "aim", "hit", "fall", "open", "turn"]

SHORTEST, LONGEST = 6000, 12000  # milliseconds of a film
OPENING, ENDING = 700, 1800  # how long the first and the last picture stand
QUICKEST = 40  # milliseconds of any picture
MOST_CUTS = 170
_STEP = 90  # of a figure from hex to hex, or of anything else that moves
_MOST_STEPS = 6  # pictures of one way
_HOLD: dict[Phase, int] = {
    "still": 340,
    "hit": 560,
    "go": _STEP,
    "aim": 70,
    "fall": 90,
    "open": 100,
    "turn": 300,
}
_LEAST: dict[Phase, int] = {
    "still": 150,
    "hit": 240,
    "go": 50,
    "aim": 45,
    "fall": 60,
    "open": 60,
    "turn": 150,
}
_READ = 520  # what only the words tell


@dataclass(frozen=True)
class Cut:
    """One picture: a moment of a shot."""

    shot: Shot
    phase: Phase
    share: float  # how far the phase has come, from 0 to 1
    ms: int


def script_of(shots: Sequence[Shot], first: View) -> tuple[Cut, ...]:
    """The pictures of a round, from six to twelve seconds."""
    opening = Cut(Shot(first, first, first.goal), "still", 1.0, OPENING)
    telling = [cut for shot in shots for cut in _cuts(shot)]
    cuts = telling if _sum(telling) <= LONGEST else [c for c in telling if not c.shot.is_quiet]
    cuts = _fitted([opening, *cuts])
    missing = max(ENDING, SHORTEST - _sum(cuts) + cuts[-1].ms)
    return (*cuts[:-1], replace(cuts[-1], ms=missing))


def _cuts(shot: Shot) -> Iterator[Cut]:
    if shot.way is not None:
        steps = min(_MOST_STEPS, 2 * (len(shot.way.path) - 1))
        yield from _phase(shot, "go", steps)
    if shot.strike is not None:
        yield from _phase(shot, "aim", 3)
    if shot.strike is not None or shot.changes:
        yield from _phase(shot, "hit", 1)
    if shot.fallen:
        yield from _phase(shot, "fall", 3)
    if shot.is_opening:
        yield from _phase(shot, "open", 3)
    if shot.is_quiet:
        yield Cut(shot, "still", 1.0, _READ)
    elif not (shot.strike or shot.changes or shot.fallen):
        yield from _phase(shot, "still", 1)


def _phase(shot: Shot, phase: Phase, count: int) -> Iterator[Cut]:
    for n in range(1, count + 1):
        yield Cut(shot, phase, n / count, _HOLD[phase])


def _fitted(cuts: list[Cut]) -> list[Cut]:
    """Quicker where it takes too long; then with what matters alone."""
    room = LONGEST - ENDING
    for drop in (_nothing, _turns, _steps, _steps):
        cuts = drop(cuts)
        if _sum(cuts) <= room and len(cuts) <= MOST_CUTS:
            return cuts
        share = room / _sum(cuts)
        hurried = [
            replace(cut, ms=max(min(cut.ms, _LEAST[cut.phase]), int(cut.ms * share)))
            for cut in cuts
        ]
        if _sum(hurried) <= room and len(hurried) <= MOST_CUTS:
            return hurried
    every = -(-len(cuts) // MOST_CUTS)
    kept = [cut for n, cut in enumerate(cuts) if (len(cuts) - 1 - n) % every == 0]
    return [replace(cut, ms=max(QUICKEST, room // len(kept))) for cut in kept]


def _nothing(cuts: list[Cut]) -> list[Cut]:
    return cuts


def _turns(cuts: list[Cut]) -> list[Cut]:
    """Without those in which nothing moves."""
    return [*cuts[:1], *(cut for cut in cuts[1:-1] if cut.phase != "still"), *cuts[-1:]]


def _steps(cuts: list[Cut]) -> list[Cut]:
    """Half as many pictures of everything that moves; the last of each stays."""
    kept: list[Cut] = []
    for n, cut in enumerate(cuts):
        is_last = n + 1 == len(cuts) or (cuts[n + 1].shot, cuts[n + 1].phase) != (
            cut.shot,
            cut.phase,
        )
        is_odd = bool(kept) and kept[-1].shot is cut.shot and kept[-1].phase == cut.phase
        if is_last or not is_odd:
            kept.append(cut)
    return kept


def _sum(cuts: Iterable[Cut]) -> int:
    return sum(cut.ms for cut in cuts)
