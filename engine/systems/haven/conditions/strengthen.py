from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import Blow, Condition, Ends, Kind, Moment, On


def _guides(blow: Blow) -> Blow:
    """Advantage on all its attacks (H-COND-19)."""
    return replace(blow, has_advantage=True)


CONDITION = Condition(
    id="strengthen",
    kind=Kind.POSITIVE,
    ends=Ends.NEXT_TURN,
    hooks=(On(Moment.ATTACKING, _guides),),
)
