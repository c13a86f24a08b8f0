"""Snapshots of older versions, brought into the present shape step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.systems.haven.content import Pack
from engine.systems.haven.level import trap_damage

Raw = dict[str, Any]  # a state as plain JSON


def upgrade(pack: Pack, raw: object, version: int) -> object:
    """The present shape of a snapshot; raises `ValueError` where no way leads to it."""
    if not isinstance(raw, dict) or version not in _STEPS:
        raise ValueError(f"no way from version {version}")
    while version in _STEPS:
        raw = _STEPS[version](pack, raw)
        version += 1
    return raw


def _traps_of_their_own(pack: Pack, raw: Raw) -> Raw:
    """1 to 2: a trap was a mere hex and did what the scenario lists; now it says so itself."""
    listed = pack.scenarios[raw["scenario"]].trap
    effects = {
        "damage": trap_damage(raw["danger"]) if listed.deals_damage else 0,
        "conditions": list(listed.conditions),
    }
    return {**raw, "traps": [{"hex": where, **effects} for where in raw["traps"]]}


_STEPS: dict[int, Callable[[Pack, Raw], Raw]] = {
    1: _traps_of_their_own,
}
