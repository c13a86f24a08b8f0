from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import Condition, Ends, Freedom, Kind, Moment, On


def _stuns(freedom: Freedom) -> Freedom:
    """No abilities at all on its turn (H-COND-13)."""
    return replace(freedom, may_move=False, may_attack=False, may_act=False)


CONDITION = Condition(
    id="stun",
    kind=Kind.NEGATIVE,
    ends=Ends.NEXT_TURN,
    hooks=(On(Moment.ON_TURN, _stuns),),
)
