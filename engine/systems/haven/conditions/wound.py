from __future__ import annotations

from msgspec.structs import replace

from engine.systems.haven.conditions.base import (
    ORDERS,
    Condition,
    Ends,
    Healing,
    Kind,
    Moment,
    On,
    Upkeep,
)


def _bleeds(upkeep: Upkeep) -> Upkeep:
    """1 damage at the start of each turn (H-COND-07)."""
    return Upkeep(upkeep.damage + 1)


def _closes(healing: Healing) -> Healing:
    """A heal removes it and then heals (H-COND-08)."""
    return replace(healing, removes=(*healing.removes, "wound"))


CONDITION = Condition(
    id="wound",
    kind=Kind.NEGATIVE,
    ends=Ends.HEALED,
    hooks=(
        On(Moment.TURN_START, _bleeds),
        On(Moment.HEALED, _closes, ORDERS["wound-heal"]),
    ),
)
