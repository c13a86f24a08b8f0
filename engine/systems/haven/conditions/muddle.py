from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import Blow, Condition, Ends, Kind, Moment, On


def _blurs(blow: Blow) -> Blow:
    """Disadvantage on all its attacks (H-COND-15)."""
    return replace(blow, has_disadvantage=True)


CONDITION = Condition(
    id="muddle",
    kind=Kind.NEGATIVE,
    ends=Ends.NEXT_TURN,
    hooks=(On(Moment.ATTACKING, _blurs),),
)
