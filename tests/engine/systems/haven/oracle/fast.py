"""The engine's own answers, in the oracle's words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.systems.haven.tactics import Outcome, decide
from engine.systems.haven.vectors import Vector, VectorFlags, situation_of
from tests.engine.systems.haven.oracle.solve import Answer
from tests.engine.systems.haven.oracle.terrain import Spot


def fast_answers(vector: Vector, flags: VectorFlags) -> set[Answer]:
    """What the solver under test decides."""
    return {answer_of(outcome) for outcome in decide(situation_of(vector, flags.rules())).outcomes}


def answer_of(outcome: Outcome) -> Answer:
    """An outcome with its foes named by their hexes."""
    goals = frozenset[Spot](outcome.goals)
    spots = spots_of(outcome.attacks), spots_of(outcome.focuses)
    return Answer(outcome.destination, *spots, goals)


def spots_of(foes: Iterable[str]) -> frozenset[Spot]:
    """The hexes of foes, which are their names."""
    return frozenset(spot_of(foe) for foe in foes)


def spot_of(foe: str) -> Spot:
    """The hex of a foe."""
    q, r = foe.split(",")
    return int(q), int(r)
