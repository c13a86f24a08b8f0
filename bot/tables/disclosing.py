"""Telling people what is kept about them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import disclosure, people
from bot.store.database import ONE_MOMENT
from bot.tables.desk import Desk

FORMAT, VERSION = "emberhall-person", 1
EXACT = 2**53  # larger numbers lose their last digits in many programs


class Disclosing(Desk):
    """The part of `Tables` that gives people what is theirs."""

    async def all_about(self, person: int) -> bytes:
        """All that is kept about somebody, as JSON."""

        async def read(tx: AsyncConnection) -> bytes:
            await tx.execute(ONE_MOMENT)
            found = {
                "format": FORMAT,
                "version": VERSION,
                "written_at": self._clock.now(),
                "campaigns": await disclosure.campaigns(tx, person),
                "log": await disclosure.log(tx, person),
                "rows": await people.kept(tx, person),
            }
            return msgspec.json.format(msgspec.json.encode(_exact(found)), indent=1)

        return await self._read(read)


def _exact(value: Any) -> Any:  # noqa: ANN401 - any rows
    """The same with ids of Discord as texts."""
    if isinstance(value, dict):
        return {key: _exact(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_exact(inner) for inner in value]
    return str(value) if isinstance(value, int) and value > EXACT else value
