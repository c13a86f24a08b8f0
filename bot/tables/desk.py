"""The desk: how every command and every question reaches the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.facts import CampaignInfo, Person, Reply
from bot.metrics import COMMANDS
from bot.outbox import Outbox
from bot.store import campaigns, journal, messages, sittings
from bot.store.database import Conflict, Database
from bot.store.games import GameFacts
from bot.store.journal import Record
from bot.store.messages import Draft
from bot.store.sittings import Found
from bot.systems import Systems
from bot.tables import notices
from bot.tables.act import Act
from bot.tables.names import tidy_person
from bot.tables.notices import Asked
from bot.tables.replay import Unreplayable, load, load_at, start_of_step
from bot.tables.shelf import Shelf
from engine.core.event import Event
from engine.core.game import Game
from engine.core.text import say

T = TypeVar("T")

Command = Callable[[Act], Awaitable[Reply]]
CampaignCommand = Callable[[AsyncConnection, CampaignInfo], Awaitable[tuple[Reply, list[Draft]]]]

NO_GAME = Reply(say("table-no-game"), ok=False)
NO_CAMPAIGN = Reply(say("table-no-campaign"), ok=False)


class Desk:
    """What the parts of `Tables` share."""

    def __init__(self, database: Database, systems: Systems, outbox: Outbox, clock: Clock) -> None:
        self._database = database
        self._systems = systems
        self._outbox = outbox
        self._clock = clock
        self._shelf = Shelf()
        self._known: dict[int, Person] = {}  # as the database knows them

    @property
    def loaded_games(self) -> int:
        """How many games are kept in memory."""
        return len(self._shelf)

    # --- commands on a game -----------------------------------------------------------------------

    async def _act(self, number: int, person: Person, key: str, command: Command) -> Reply:
        """Carry out a command on a game: once, whatever happens on the way."""
        person = tidy_person(person)
        return await self._unraced(
            lambda: self._replayable(number, lambda: self._act_once(number, person, key, command))
        )

    async def _act_once(self, number: int, person: Person, key: str, command: Command) -> Reply:
        async with self._shelf.lock(number):
            async with self._database.begin() as tx:
                found = await sittings.lock(tx, number, key)
                if found is None:
                    return NO_GAME
                if found.seen is not None:
                    self._outbox.wake()  # the process that did it may have died before it could
                    return found.seen
                act = await self._begin(tx, found, person, key)
                reply = await command(act)
                if is_changed := act.facts.revision != found.facts.revision:
                    await self._meet(tx, person)
            self._shelf.put(number, act.facts.revision, act.game)
            if is_changed:
                self._known[person.id] = person
                self._outbox.wake()
            return reply

    async def _begin(self, tx: AsyncConnection, found: Found, person: Person, key: str) -> Act:
        game, now = await self._game(tx, found.facts), self._clock.now()
        return Act(tx, found.facts, found.campaign, game, person=person, key=key, now=now)

    async def _game(self, tx: AsyncConnection, facts: GameFacts) -> Game[Any]:
        held = self._shelf.take(facts.id, facts.revision)
        return held or await load(tx, facts, self._systems[facts.system])

    # --- commands on a campaign -------------------------------------------------------------------

    async def _arrange(
        self, channel: int, person: Person, key: str, command: CampaignCommand
    ) -> Reply:
        """Carry out a command on the campaign of a channel: once, whatever happens on the way."""
        person = tidy_person(person)

        async def once() -> Reply:
            async with self._database.begin() as tx:
                campaign = await self._locked(tx, channel)
                seen = await campaigns.reply_to(tx, key)
                if seen is not None:
                    self._outbox.wake()
                    return seen
                if campaign is None:
                    return NO_CAMPAIGN
                await self._meet(tx, person)
                reply, drafts = await command(tx, campaign)
                if reply.ok:
                    await self._settle(tx, campaign.id, key, reply, drafts)
            self._known[person.id] = person
            if reply.ok:
                self._outbox.wake()
            return reply

        return await self._unraced(lambda: self._database.patiently(once))

    async def _settle(
        self, tx: AsyncConnection, campaign: int, key: str, reply: Reply, drafts: list[Draft]
    ) -> None:
        now = self._clock.now()
        await campaigns.keep_reply(tx, key, reply, now)
        mark = f"campaign:{campaign}:{key}"
        await messages.write(tx, drafts, campaign=campaign, mark=mark, now=now)

    async def _locked(self, tx: AsyncConnection, channel: int) -> CampaignInfo | None:
        campaign = await campaigns.lock(tx, channel)
        return None if campaign is None else await campaigns.by_id(tx, campaign)

    async def _unraced(self, work: Callable[[], Awaitable[Reply]]) -> Reply:
        """Do it; if somebody was faster by a hair, once more, to be told so in words."""
        outcome = "failed"
        try:
            try:
                reply = await work()
            except Conflict:
                self._known.clear()  # whoever was known may have asked to be forgotten since
                reply = await work()
            outcome = "accepted" if reply.ok else "refused"
            return reply
        finally:
            COMMANDS.add(outcome=outcome)

    async def _meet(self, tx: AsyncConnection, person: Person) -> None:
        if person.id and self._known.get(person.id) != person:  # the clock is nobody
            await campaigns.meet_person(tx, person)

    # --- reading ----------------------------------------------------------------------------------

    async def _read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async def once() -> T:
            async with self._database.begin() as tx:
                return await work(tx)

        return await self._database.patiently(once)

    async def _look(
        self,
        number: int,
        look: Callable[[AsyncConnection, GameFacts, CampaignInfo, Game[Any]], Awaitable[T]],
    ) -> T | None:
        """Look at a game without changing it."""

        async def once() -> T | None:
            async with self._shelf.lock(number), self._database.begin() as tx:
                found = await sittings.look(tx, number)
                if found is None:
                    return None
                game = await self._game(tx, found.facts)
                self._shelf.put(number, found.facts.revision, game)
                return await look(tx, found.facts, found.campaign, game)

        return await self._replayable(number, once)

    # --- when the rules changed under a round -----------------------------------------------------

    async def _replayable(self, number: int, once: Callable[[], Awaitable[T]]) -> T:
        try:
            return await self._database.patiently(once)
        except Unreplayable:
            await self._database.patiently(lambda: self._back_to_snapshot(number))
            return await self._database.patiently(once)

    async def _back_to_snapshot(self, number: int) -> None:
        """A step that no longer replays goes back to its start, and the table is told."""
        async with self._shelf.lock(number):
            async with self._database.begin() as tx:
                found = await sittings.lock(tx, number, "")
                assert found is not None
                if await self._replays(tx, found.facts):
                    return
                await self._go_back(tx, found.facts, found.campaign)
            self._outbox.wake()

    async def _replays(self, tx: AsyncConnection, facts: GameFacts) -> bool:
        try:
            await load(tx, facts, self._systems[facts.system])
        except Unreplayable:
            return False
        return True

    async def _go_back(self, tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo) -> None:
        position = await start_of_step(tx, facts)
        game = await load_at(tx, facts, self._systems[facts.system], position)
        revision, now = facts.revision + 1, self._clock.now()
        line = say("table-rules-changed")
        record = Record(
            revision=revision,
            parent=position.base,
            kind="rewind",
            actor=None,
            seat=None,
            body=msgspec.to_builtins(position),
            digest=game.digest(),
        )
        drafts = [
            notices.post(campaign, line, facts.id),
            notices.board(campaign, facts.id),
            *notices.hands(campaign, facts.id, game),
            *notices.pings(campaign, facts.id, game, Asked(), set()),
        ]
        page = journal.Page(
            campaign=campaign.id,
            game=facts.id,
            record=record,
            key=f"rules-changed:{facts.id}:{revision}",
            reply=Reply(line, game=facts.id),
            epoch=game.epoch,
            awaited_since=now,
            now=now,
            events=(Event(line),),
            drafts=tuple(drafts),
        )
        await journal.write(tx, page)
