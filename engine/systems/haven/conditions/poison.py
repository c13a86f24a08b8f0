from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import (
    ORDERS,
    Blow,
    Condition,
    Ends,
    Healing,
    Kind,
    Moment,
    On,
)


def _hurts_more(blow: Blow) -> Blow:
    """Every attack on the bearer has +1 (H-COND-05)."""
    return replace(blow, value=blow.value + 1)


def _eats_the_heal(healing: Healing) -> Healing:
    """A heal removes it and does nothing else (H-COND-06)."""
    return Healing(0, (*healing.removes, "poison"))


CONDITION = Condition(
    id="poison",
    kind=Kind.NEGATIVE,
    ends=Ends.HEALED,
    hooks=(
        On(Moment.ATTACKED, _hurts_more),
        On(Moment.HEALED, _eats_the_heal, ORDERS["poison-heal"]),
    ),
)
