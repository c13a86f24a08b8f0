from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import Condition, Ends, Freedom, Kind, Moment, On


def _disarms(freedom: Freedom) -> Freedom:
    """No attack abilities on its turn (H-COND-12)."""
    return replace(freedom, may_attack=False)


CONDITION = Condition(
    id="disarm",
    kind=Kind.NEGATIVE,
    ends=Ends.NEXT_TURN,
    hooks=(On(Moment.ON_TURN, _disarms), On(Moment.OFF_TURN, _disarms)),
)
