from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import Condition, Ends, Kind, Moment, On, Presence


def _hides(presence: Presence) -> Presence:
    """Enemies cannot target it (H-COND-17)."""
    return replace(presence, is_target=False)


CONDITION = Condition(
    id="invisible",
    kind=Kind.POSITIVE,
    ends=Ends.NEXT_TURN,
    hooks=(On(Moment.NOTICED, _hides),),
    may_be_unwelcome=True,  # the enemies turn to the others
)
