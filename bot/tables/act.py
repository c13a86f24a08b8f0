"""One command on one game, inside one transaction that holds the game's lock."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply
from bot.store import games, journal, messages
from bot.store.games import GameFacts
from bot.store.journal import Record
from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.notices import Asked, keepers
from bot.tables.settling import settle
from bot.tales import turning_points
from engine.core.event import Event
from engine.core.game import Accepted, Game
from engine.core.seat import Seat
from engine.core.system import Result
from engine.core.text import Say, say

STATUS = {"victory": "won", "defeat": "lost"}


class Act:
    """What an act may read, and the one way to write it down."""

    def __init__(
        self,
        tx: AsyncConnection,
        facts: GameFacts,
        campaign: CampaignInfo,
        game: Game[Any],
        *,
        person: Person,
        key: str,
        now: datetime,
    ) -> None:
        self.tx, self.facts, self.campaign, self.game = tx, facts, campaign, game
        self.person, self.key, self.now = person, key, now
        self.before = Asked.of(game)

    @property
    def is_gm(self) -> bool:
        """Whether the person is the campaign's GM."""
        return self.campaign.gm == self.person.id

    def refuse(self, why: Say) -> Reply:
        """Nothing changes, and this is why."""
        return Reply(why, ok=False, game=self.facts.id)

    async def accept(
        self,
        kind: str,
        accepted: Accepted,
        line: Say,
        *,
        events: tuple[Event, ...] = (),
        posts: tuple[Say, ...] = (),
        mark: Mapping[str, str] | None = None,
    ) -> Reply:
        """Write down an answer that the game has taken, and what follows from it.

        A mark stands beside the answer in the journal: for whom it matters who gave it, and why.
        """
        told = (*events, *accepted.events)
        body = msgspec.to_builtins(accepted.entry) | dict(mark or {})
        reply = await self.record(
            kind, line, seat=accepted.entry.seat, body=body, events=told, posts=posts
        )
        if accepted.steps:
            await games.add_snapshot(
                self.tx, self.facts.id, self.facts.revision, self.game.snapshot()
            )
        if self.game.is_over:
            await self._finish()
        return reply

    async def record(
        self,
        kind: str,
        line: Say,
        *,
        seat: Seat | None = None,
        body: object = None,
        parent: int | None = None,
        events: tuple[Event, ...] = (),
        posts: tuple[Say, ...] = (),
    ) -> Reply:
        """Write an act down: journal, log and messages."""
        revision = self.facts.revision + 1
        reply = Reply(line, game=self.facts.id)
        record = Record(
            revision=revision,
            parent=self.facts.revision if parent is None else parent,
            kind=kind,
            actor=self.person.id or None,  # the clock is nobody
            seat=seat,
            body=msgspec.to_builtins(body) if body is not None else {},
            digest=self.game.digest(),
        )
        has_news = Asked.of(self.game).questions != self.before.questions
        since = self.now if has_news else self.facts.awaited_since
        page = journal.Page(
            campaign=self.campaign.id,
            game=self.facts.id,
            record=record,
            key=self.key,
            reply=reply,
            epoch=self.game.epoch,
            awaited_since=since,
            now=self.now,
            events=events,
            drafts=tuple(self._drafts(events, posts, self._acting(seat))),
        )
        await journal.write(self.tx, page)
        self.facts = replace(
            self.facts, revision=revision, epoch=self.game.epoch, awaited_since=since
        )
        return reply

    async def set_status(self, status: str) -> None:
        """Pause, go on or end."""
        ended = None if status in ("running", "paused") else self.now
        await games.change(self.tx, self.facts.id, status=status, ended_at=ended)
        self.facts = replace(self.facts, status=status)

    async def tell(self, drafts: list[Draft]) -> None:
        """Write messages beyond those that every act calls for."""
        mark = f"game:{self.facts.id}:{self.facts.revision}:more"
        await messages.write(self.tx, drafts, campaign=self.campaign.id, mark=mark, now=self.now)

    def _acting(self, seat: Seat | None) -> set[int]:
        """Who need not be called: the actor, and whoever's seat the GM is acting for."""
        return {self.person.id, *(() if seat is None else keepers(self.campaign, [seat]))}

    def _drafts(
        self, events: tuple[Event, ...], posts: tuple[Say, ...], acting: set[int]
    ) -> list[Draft]:
        """The messages that every act calls for."""
        number, campaign = self.facts.id, self.campaign
        return [
            *(notices.post(campaign, line, number) for line in posts),
            *notices.chapters(campaign, number, self.facts.revision + 1, self._points(events)),
            *notices.stories(campaign, number, events),
            notices.board(campaign, number),
            *notices.picks(campaign, number, self.game, self.before),
            *notices.pings(campaign, number, self.game, self.before, acting),
        ]

    def _points(self, events: tuple[Event, ...]) -> list[int]:
        """Where a turn may have ended."""
        points = turning_points(events, self.game.system)
        return [*points, len(events)] if self.game.is_over else points

    async def _finish(self) -> None:
        """The game is over: books, seed and status, in the same transaction."""
        outcome = self.game.outcome or ""
        await self.finish(STATUS.get(outcome, "ended"), outcome, self.game.results())

    async def finish(self, status: str, outcome: str, results: tuple[Result, ...]) -> None:
        """End the game: what it leaves goes into the books, and its seed becomes public."""
        await self.set_status(status)
        left = await settle(self, outcome, results)
        await self.tell([*left, await self._revealed_seed()])

    async def _revealed_seed(self) -> Draft:
        seed = await games.seed_of(self.tx, self.facts.id)
        line = say("table-seed", game=self.facts.id, seed=seed, commitment=self.facts.commitment)
        return notices.post(self.campaign, line, self.facts.id)
