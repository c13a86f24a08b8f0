"""Looking back at what happened."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, reels
from bot.tables.desk import Desk
from bot.tables.reels import Reel, steps_of


class Filming(Desk):
    """The part of `Tables` that gives games to be seen again."""

    async def reel(self, game: int) -> Reel | None:
        """A game from its beginning."""

        async def read(tx: AsyncConnection) -> Reel | None:
            facts = await games.facts(tx, game)
            if facts is None:
                return None
            records = await games.records(tx, game, until=facts.revision)
            snapshots = await reels.steps(tx, game)
            steps = steps_of(records, snapshots, facts.revision)
            seed = await games.seed_of(tx, game)
            return Reel(self._systems[facts.system], seed, steps)

        return await self._read(read)
