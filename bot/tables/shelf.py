"""Games in progress, kept in memory while they are played."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

from engine.core.game import Game

MOST = 1000  # games in memory at once; the one longest unused goes first


class Shelf:
    """Loaded games by number, each with the revision it stands at."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._games: OrderedDict[int, tuple[int, Game[Any]]] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        """How many games are loaded."""
        return len(self._games)

    def lock(self, number: int) -> asyncio.Lock:
        """One command at a time on one game: within this process, before Postgres is asked."""
        lock = self._locks.get(number)
        if lock is None:
            lock = self._locks[number] = asyncio.Lock()
        return lock

    def take(self, number: int, revision: int) -> Game[Any] | None:
        """Take a game off the shelf if it stands at this revision.

        It is put back only after a COMMIT: a game that was changed for nothing is forgotten.
        """
        held = self._games.pop(number, None)
        return held[1] if held is not None and held[0] == revision else None

    def put(self, number: int, revision: int, game: Game[Any]) -> None:
        """Put a game on the shelf."""
        self._games[number] = (revision, game)
        if len(self._games) > self._most:
            self._games.popitem(last=False)
