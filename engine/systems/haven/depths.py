"""How far down the stairs a scenario lies, and whom it is meant for."""

from __future__ import annotations

from collections.abc import Mapping

from engine.systems.haven.content import Scenario

STEPS_PER_LEVEL = 2  # scenarios that a hero plays before the next level, more or less
SIDE_LEVEL = 2  # side scenarios turn up early and late


def meant_levels(scenarios: Mapping[str, Scenario]) -> dict[str, int]:
    """The level of heroes that each scenario is meant for: by the longest way to it."""
    depths = dict.fromkeys(scenarios, 0)
    for _ in scenarios:  # long enough for the longest way, and no loop lasts for ever
        for one in scenarios.values():
            for opened in one.location.opens:
                if opened in depths and depths[opened] < len(scenarios):
                    depths[opened] = max(depths[opened], depths[one.id] + 1)
    return {
        name: SIDE_LEVEL if scenarios[name].location.is_side else 1 + depth // STEPS_PER_LEVEL
        for name, depth in depths.items()
    }
