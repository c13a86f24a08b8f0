"""The rule systems that this bot plays, each loaded once and only when it is needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.system import System


class UnknownSystem(KeyError):
    """No rule system has this id."""


class Systems:
    """Rule systems by id, loaded on first use."""

    def __init__(self, loaders: Mapping[str, Callable[[], System[Any]]]) -> None:
        self._loaders = dict(loaders)
        self._loaded: dict[str, System[Any]] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all systems, the usual one first."""
        return tuple(self._loaders)

    def __contains__(self, system_id: object) -> bool:
        return system_id in self._loaders

    def __getitem__(self, system_id: str) -> System[Any]:
        if system_id not in self._loaded:
            if system_id not in self._loaders:
                raise UnknownSystem(system_id)
            self._loaded[system_id] = self._loaders[system_id]()
        return self._loaded[system_id]


def _haven() -> System[Any]:
    from engine.systems.haven.packs.load import load_pack
    from engine.systems.haven.system import HavenSystem

    return HavenSystem(load_pack())


ALL = Systems({"haven": _haven})


def system_named(system_id: str) -> System[Any]:
    """The rule system with this id; raises `UnknownSystem`."""
    return ALL[system_id]
