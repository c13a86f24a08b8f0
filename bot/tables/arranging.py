"""Founding a campaign, taking and leaving seats."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply, SeatInfo
from bot.store import books, campaigns, games, ledger, waiting
from bot.store.books import Entry
from bot.store.campaigns import NewCampaign
from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.desk import Desk
from bot.tables.names import because, tidy, tidy_person
from bot.tables.replay import Unreplayable, load
from engine.core.event import Event
from engine.core.rng import seed_from
from engine.core.seat import Seat
from engine.core.text import Say, say

Arranged = tuple[Reply, list[Draft]]


def no(why: Say) -> Arranged:
    """A refusal: nothing changes."""
    return Reply(why, ok=False), []


class Arranging(Desk):
    """The part of `Tables` that serves campaigns between and around games."""

    async def new_campaign(
        self,
        *,
        guild: int,
        channel: int,
        name: str,
        system: str,
        gm: Person,
        locale: str,
        key: str,
    ) -> Reply:
        """Found a campaign in a channel; whoever does so is its GM."""
        title = tidy(name)
        if isinstance(title, Say):
            return Reply(title, ok=False)
        if system not in self._systems:
            return Reply(say("table-no-system"), ok=False)
        language = "fr" if locale.lower().startswith("fr") else "en"
        founder = tidy_person(gm)
        wanted = NewCampaign(
            guild=guild,
            channel=channel,
            name=title,
            system=system,
            gm=founder.id,
            locale=language,
            seed=seed_from(secrets.token_bytes(16)),
            now=self._clock.now(),
        )

        async def once() -> Reply:
            async with self._database.begin() as tx:
                reply = await campaigns.reply_to(tx, key) or await self._found(
                    tx, wanted, founder, key
                )
            if reply.ok:
                self._outbox.wake()
            return reply

        return await self._unraced(lambda: self._database.patiently(once))

    async def _found(
        self, tx: AsyncConnection, wanted: NewCampaign, founder: Person, key: str
    ) -> Reply:
        there = await campaigns.in_channel(tx, wanted.channel)
        if there is not None:
            return Reply(say("table-channel-taken", name=there.name), ok=False)
        await campaigns.meet_guild(tx, wanted.guild, wanted.locale, wanted.now)
        await campaigns.meet_person(tx, founder)
        number = await campaigns.create(tx, wanted)
        made = await campaigns.by_id(tx, number)
        assert made is not None
        line = say("table-founded", name=wanted.name, gm=founder.name)
        reply = Reply(say("table-campaign-made", name=wanted.name))
        await self._note(tx, made, founder, "found", key, line)
        await self._settle(tx, number, key, reply, [notices.invitation(made, line)])
        return reply

    async def set_variants(
        self, channel: int, person: Person, wanted: Collection[str], key: str
    ) -> Reply:
        """Play with these house rules, and no others, from the next scenario on."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            if person.id != campaign.gm:
                return no(say("core-not-gm"))
            chosen = [v for v in self._systems[campaign.system].variants() if v.id in wanted]
            await campaigns.set_variants(tx, campaign.id, tuple(v.id for v in chosen))
            rules = tuple(v.name for v in chosen) or (say("table-no-house-rules"),)
            line = say("table-house-rules", name=tidy_person(person).name, rules=rules)
            await self._note(tx, campaign, person, "house-rules", key, line)
            return Reply(say("table-house-rules-kept")), [notices.post(campaign, line)]

        return await self._arrange(channel, person, key, command)

    async def join(self, channel: int, person: Person, key: str) -> Reply:
        """Take a seat: a free one of the running game, one with a hero, any free one, a new one."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            if campaign.seats_of(person.id):
                return no(say("table-already-seated"))
            absent = campaign.stands_in_for(person.id)
            if absent is not None:
                return no(say("waiting-stands-in-already", player=absent.person_name))
            chair = await _free_chair(tx, campaign)
            if chair is not None:
                seat = chair.seat
                await campaigns.set_person(tx, campaign.id, seat, person.id)
            elif len(campaign.seats) >= self._systems[campaign.system].seats_allowed()[-1]:
                return no(say("table-full"))
            else:
                seat = campaigns.next_seat(s.seat for s in campaign.seats)
                await campaigns.add_seat(tx, campaign.id, seat, person.id)
            who = tidy_person(person).name
            if chair is not None and chair.hero is not None and not chair.is_dead:
                line = say("table-joined-hero", name=who, hero=chair.hero)
                reply = Reply(say("table-welcome-hero", hero=chair.hero))
            else:
                line = say("table-joined", name=who)
                reply = Reply(say("table-welcome"))
            await self._note(tx, campaign, person, f"join.{seat}", key, line)
            return reply, [
                notices.post(campaign, line),
                *await self._news(tx, campaign.id, seat),
            ]

        return await self._arrange(channel, person, key, command)

    async def leave(self, channel: int, person: Person, key: str) -> Reply:
        """Get up; the seat and its hero stay for somebody else."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            seats = campaign.seats_of(person.id)
            if not seats:
                return no(say("table-not-seated"))
            line = say("table-left", name=tidy_person(person).name)
            await self._note(tx, campaign, person, f"leave.{seats[0]}", key, line)
            drafts = [notices.post(campaign, line)]
            for seat in seats:
                await campaigns.set_person(tx, campaign.id, seat, None)
                drafts += await self._news(tx, campaign.id, seat)
            return Reply(say("table-goodbye")), drafts

        return await self._arrange(channel, person, key, command)

    async def swap_player(
        self, channel: int, person: Person, seat: Seat, successor: Person, why: str, key: str
    ) -> Reply:
        """The GM gives a seat, and its hero, to somebody who has none."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            chair = campaign.at(seat)
            refusal = _no_swap(campaign, person, chair, successor)
            if refusal is not None or chair is None:
                return no(refusal or say("table-no-seat"))
            heir = tidy_person(successor)
            await self._meet(tx, heir)
            await campaigns.set_person(tx, campaign.id, seat, heir.id)
            line = say(
                "table-gm-swapped",
                name=tidy_person(person).name,
                player=heir.name,
                hero=say("bot-name", name=chair.hero) if chair.hero else say("table-empty-seat"),
                why=because(why),
            )
            await self._note(tx, campaign, person, f"swap.{seat}", key, line)
            news = await self._news(tx, campaign.id, seat)
            return Reply(line), [notices.post(campaign, line), *news]

        return await self._arrange(channel, person, key, command)

    async def _note(
        self,
        tx: AsyncConnection,
        campaign: CampaignInfo,
        person: Person,
        deed: str,
        key: str,
        line: Say,
    ) -> None:
        """Write into the ledger what changed nothing in the books themselves."""
        seat = next(iter(campaign.seats_of(person.id)), None)
        entry = Entry(deed=deed, actor=person.id, seat=seat, key=key, events=(Event(line),))
        last = await ledger.last(tx, campaign.id)
        await books.write(tx, campaign.id, last, [entry], self._clock.now())

    async def _news(self, tx: AsyncConnection, campaign: int, seat: Seat) -> list[Draft]:
        """What a live game must tell when a seat changes hands."""
        await waiting.touch(tx, campaign)
        now = await campaigns.by_id(tx, campaign)
        assert now is not None
        facts = await games.facts(tx, now.game) if now.game is not None else None
        if facts is None:
            return []
        drafts = [notices.board(now, facts.id)]
        try:
            game = await load(tx, facts, self._systems[facts.system])
        except Unreplayable:
            return drafts  # the next command on the game puts that right
        if seat in game.awaited:
            drafts += [d for d in notices.hands(now, facts.id, game) if d.body["seat"] == seat]
            people = sorted(notices.keepers(now, [seat]))
            drafts += [notices.ping(now, facts.id, people)] if people else []
        return drafts


def _no_swap(
    campaign: CampaignInfo, person: Person, chair: SeatInfo | None, successor: Person
) -> Say | None:
    if campaign.gm != person.id:
        return say("core-not-gm")
    if chair is None:
        return say("table-no-seat")
    if campaign.seats_of(successor.id):
        return say("table-successor-seated", player=tidy_person(successor).name)
    absent = campaign.stands_in_for(successor.id)
    if absent is not None and absent.seat != chair.seat:
        return say("table-successor-seated", player=tidy_person(successor).name)
    return None


async def _free_chair(tx: AsyncConnection, campaign: CampaignInfo) -> SeatInfo | None:
    free = [s for s in campaign.seats if s.person is None]
    playing: set[Seat] = set()
    if free and campaign.game is not None:
        playing = {h.seat for h in (await games.setup_of(tx, campaign.game)).heroes}
    return min(free, key=lambda s: (s.seat not in playing, s.needs_hero), default=None)
