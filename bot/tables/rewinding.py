"""The GM takes back what others did, having seen what that would be."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, PastAct, Person, Reply
from bot.store import games, undos
from bot.store.games import GameFacts
from bot.tables.act import Act
from bot.tables.decreeing import Decreeing
from bot.tables.mastering import who
from bot.tables.names import tidy_reason
from bot.tables.past import acts_between, past_acts
from bot.tables.playing import go_back_to
from bot.tables.replay import revision_before, way_back
from engine.core.event import Event
from engine.core.game import Game
from engine.core.text import say

OFFERED = 25  # acts that may be chosen among


class Rewinding(Decreeing):
    """The part of `Tables` that lets the GM look before going back."""

    async def plan_rewind(
        self, game: int, person: Person, count: int, why: str, key: str
    ) -> int | Reply:
        """What the GM would take back, under a number by which it can be confirmed."""
        found: list[int] = []

        async def command(act: Act) -> Reply:
            if count < 1:
                return act.refuse(say("table-rewind-count"))
            records = await games.records(act.tx, act.facts.id)
            revision = revision_before(records, act.facts.revision, count)
            if revision is None:
                return act.refuse(say("table-rewind-too-far"))
            await self._meet(act.tx, act.person)
            number = await undos.want(
                act.tx,
                act.facts.id,
                key=key,
                asker=act.person.id,
                why=tidy_reason(why),
                revision=revision,
                seen_at=act.facts.revision,
                now=act.now,
            )
            found.append(number)
            return Reply(say("core-done"), game=act.facts.id)

        reply = await self._master(game, person, key, command)
        return found[-1] if reply.ok else reply

    async def rewind_planned(self, game: int, person: Person, number: int, key: str) -> Reply:
        """Take back what the GM has looked at, unless the game has moved on."""

        async def command(act: Act) -> Reply:
            wanted = await undos.find(act.tx, number)
            if wanted is None or wanted.game != act.facts.id or wanted.is_vote:
                return act.refuse(say("core-stale"))
            if wanted.outcome is not None or wanted.seen_at != act.facts.revision:
                return act.refuse(say("table-rewind-moved"))
            records = await games.records(act.tx, act.facts.id)
            count = len(acts_between(records, act.facts.revision, wanted.revision))
            line = say("table-gm-rewound", count=count, **who(act, wanted.why))
            told, at = Event(line), wanted.revision
            reply = await go_back_to(act, records, at, "rewind", line, told, posts=(line,))
            if reply.ok:
                await undos.close(act.tx, number, "done", act.person.id, act.now)
            return reply

        return await self._master(game, person, key, command)

    async def undoable(self, game: int) -> tuple[PastAct, ...]:
        """The last acts, newest first, as everyone may know them."""

        async def look(
            tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo, game: Game[Any]
        ) -> tuple[PastAct, ...]:
            way = list(way_back(await games.records(tx, facts.id), facts.revision))[:OFFERED]
            return await past_acts(
                tx, facts.id, way, {s.seat: s.hero for s in game.view(None).seats}
            )

        return await self._look(game, look) or ()
