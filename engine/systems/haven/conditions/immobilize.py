from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import Condition, Ends, Freedom, Kind, Moment, On


def _roots(freedom: Freedom) -> Freedom:
    """No move abilities on its turn (H-COND-10)."""
    return replace(freedom, may_move=False)


CONDITION = Condition(
    id="immobilize",
    kind=Kind.NEGATIVE,
    ends=Ends.NEXT_TURN,
    hooks=(On(Moment.ON_TURN, _roots),),
)
