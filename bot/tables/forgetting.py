"""Forgetting somebody: their seats are free, their names are gone, and every game still replays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import NOBODY, CampaignInfo, Person, Reply
from bot.store import campaigns, games, messages, past, people, scrubbing, waiting
from bot.store.messages import Draft
from bot.store.scrubbing import Scrub
from bot.tables import notices
from bot.tables.act import Act
from bot.tables.arranging import Arranging
from bot.tables.renaming import (
    Renaming,
    Renamings,
    renamed_digests,
    renamed_setup,
    renamed_snapshot,
)
from engine.core.event import Event
from engine.core.game import Game
from engine.core.seat import Seat
from engine.core.text import Say, say

# What somebody, or with a number their hero, is called from now on, in a campaign's language.
NameFor = Callable[[str, int | None], str]


class _Left(msgspec.Struct, frozen=True):
    """What leaving a campaign came to."""

    seats: tuple[Seat, ...] = ()
    lines: tuple[Say, ...] = ()
    renamings: Renamings = ()
    is_closed: bool = False  # nobody is left to lead it


class Forgetting(Arranging):
    """The part of `Tables` that forgets people."""

    async def is_known(self, person: int) -> bool:
        """Whether anything is kept about somebody."""
        return await self._read(lambda tx: people.known(tx, person))

    async def forget(self, person: Person, name_for: NameFor, key: str) -> Reply:
        """Forget all about somebody. Each campaign by itself: it may be asked for again."""
        if not await self.is_known(person.id):
            return Reply(say("privacy-nothing"), ok=False)
        for number in await self._read(lambda tx: people.campaigns_of(tx, person.id)):
            while not await self._forget_in(number, person, name_for, key):
                pass  # a game has begun or ended just then
        await self._database.patiently(lambda: self._sweep(person.id))
        self._known.pop(person.id, None)
        self._outbox.wake()
        return Reply(say("privacy-forgotten"))

    async def _sweep(self, person: int) -> None:
        async with self._database.begin() as tx:
            await people.sweep(tx, person)

    async def _forget_in(self, number: int, person: Person, name_for: NameFor, key: str) -> bool:
        """Forget somebody in one campaign; False if that must be tried again."""
        campaign = await self._read(lambda tx: campaigns.by_id(tx, number))
        assert campaign is not None
        if campaign.game is not None:

            async def command(act: Act) -> Reply:
                return await self._leave_game(act, person, name_for)

            reply = await self._act(campaign.game, person, f"forget:{number}:{key}", command)
            return reply.ok
        return await self._database.patiently(
            lambda: self._leave_between_games(number, person, name_for, key)
        )

    async def _leave_between_games(
        self, number: int, person: Person, name_for: NameFor, key: str
    ) -> bool:
        async with self._database.begin() as tx:
            await campaigns.lock_by_id(tx, number)
            campaign = await campaigns.by_id(tx, number)
            assert campaign is not None
            if campaign.game is not None:
                return False
            left = await self._leave(tx, campaign, person, name_for)
            drafts = [notices.post(campaign, line) for line in left.lines]
            mark = f"forget:{number}:{key}"
            now = self._clock.now()
            await messages.write(tx, drafts, campaign=number, mark=mark, now=now)
        return True

    async def _leave_game(self, act: Act, person: Person, name_for: NameFor) -> Reply:
        """Leave a campaign in the middle of a game: one act of the journal, seen by the table."""
        if not act.facts.is_live:
            return act.refuse(say("core-game-over"))
        await campaigns.lock_by_id(act.tx, act.campaign.id)
        left = await self._leave(act.tx, act.campaign, person, name_for)
        if left.renamings:
            snapshot = renamed_snapshot(act.game.snapshot(), left.renamings)
            seed = await games.seed_of(act.tx, act.facts.id)
            act.game = Game.resume(
                act.game.system, seed, snapshot, act.game.entries, act.game.epoch
            )
        if not left.lines and not left.renamings:
            return Reply(say("privacy-forgotten"), game=act.facts.id)
        reply = await act.record(
            "forget",
            say("privacy-forgotten"),
            events=tuple(Event(line) for line in left.lines),
            posts=left.lines,
        )
        if left.is_closed:
            await act.finish("ended", "", ())
            return reply
        drafts: list[Draft] = []
        for seat in left.seats:
            drafts += await self._news(act.tx, act.campaign.id, seat)
        await act.tell(drafts)
        return reply

    # --- inside -----------------------------------------------------------------------------------

    async def _leave(
        self, tx: AsyncConnection, campaign: CampaignInfo, person: Person, name_for: NameFor
    ) -> _Left:
        """Free the seats and take the names away."""
        heroes = await people.heroes_of(tx, campaign.id, person.id)
        called = {hero.id: name_for(campaign.locale, hero.id) for hero in heroes}
        names = await scrubbing.names_of(tx, campaign, person.id)
        left = _Left()
        if await people.is_live(tx, campaign.id):
            left = await self._get_up(tx, campaign, person)
        renamings = tuple(
            Renaming(hero.seat, hero.name, called[hero.id])
            for hero in heroes
            if hero.name != called[hero.id]
        )
        await scrubbing.rename_heroes(tx, campaign.id, called)
        await scrubbing.scrub_changes(tx, campaign.id, called)
        await self._rename_in_games(tx, campaign.id, person.id, renamings)
        words = dict.fromkeys(names, name_for(campaign.locale, None))
        words |= {one.old: one.new for one in renamings}
        shared = await scrubbing.shared_names(tx, campaign, person.id, set(words))
        await scrubbing.scrub(tx, campaign.id, Scrub(person.id, NOBODY.id, words, shared))
        return msgspec.structs.replace(left, renamings=renamings)

    async def _get_up(self, tx: AsyncConnection, campaign: CampaignInfo, person: Person) -> _Left:
        seats, lines = campaign.seats_of(person.id), []
        for seat in seats:
            await campaigns.set_person(tx, campaign.id, seat, None)
            lines.append(say("privacy-left"))
        absent = campaign.stands_in_for(person.id)
        if absent is not None:
            await waiting.set_stand_in(tx, campaign.id, absent.seat, None)
            seats = (*seats, absent.seat)
            lines.append(say("privacy-stepped-down", player=absent.person_name))
        if campaign.gm != person.id:
            return _Left(seats, tuple(lines))
        heir = next((s for s in campaign.seats if s.person not in (None, person.id)), None)
        if heir is None or heir.person is None:
            await people.close(tx, campaign.id, self._clock.now())
            return _Left(seats, (*lines, say("privacy-closed")), is_closed=True)
        await people.set_gm(tx, campaign.id, heir.person)
        return _Left(seats, (*lines, say("privacy-new-gm", name=heir.person_name)))

    async def _rename_in_games(
        self, tx: AsyncConnection, campaign: int, person: int, renamings: Renamings
    ) -> None:
        """Call the heroes otherwise in all games, whose digests are worked out anew."""
        for game in await past.games_of(tx, campaign):
            setup = renamed_setup(game.setup, renamings, person)
            if setup == game.setup:
                continue
            await past.set_setup(tx, game.id, setup)
            for revision, snapshot in await past.snapshots(tx, game.id):
                renamed = renamed_snapshot(snapshot, renamings)
                if renamed != snapshot:
                    await past.set_snapshot(tx, game.id, revision, renamed)
            if game.system in self._systems:
                system, records = self._systems[game.system], await games.records(tx, game.id)
                digests = await asyncio.to_thread(
                    renamed_digests, system, game.seed, game.setup, setup, records
                )
                await past.set_digests(tx, game.id, digests)
