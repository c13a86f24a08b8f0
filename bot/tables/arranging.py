"""Founding a campaign, taking and leaving seats."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply, SeatInfo
from bot.store import campaigns, games
from bot.store.campaigns import NewCampaign
from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.desk import Desk
from bot.tables.names import tidy, tidy_person
from bot.tables.replay import Unreplayable, load
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
        await self._settle(tx, number, key, reply, [notices.post(made, line)])
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
            return Reply(say("table-house-rules-kept")), [notices.post(campaign, line)]

        return await self._arrange(channel, person, key, command)

    async def join(self, channel: int, person: Person, key: str) -> Reply:
        """Take a seat: a free one of the running game, one with a hero, any free one, a new one."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            if campaign.seats_of(person.id):
                return no(say("table-already-seated"))
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
            drafts = [notices.post(campaign, say("table-left", name=tidy_person(person).name))]
            for seat in seats:
                await campaigns.set_person(tx, campaign.id, seat, None)
                drafts += await self._news(tx, campaign.id, seat)
            return Reply(say("table-goodbye")), drafts

        return await self._arrange(channel, person, key, command)

    async def _news(self, tx: AsyncConnection, campaign: int, seat: Seat) -> list[Draft]:
        """What a live game must tell when a seat changes hands."""
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
            drafts.append(notices.ping(now, facts.id, [notices.keeper(now, seat)]))
        return drafts


async def _free_chair(tx: AsyncConnection, campaign: CampaignInfo) -> SeatInfo | None:
    free = [s for s in campaign.seats if s.person is None]
    playing: set[Seat] = set()
    if free and campaign.game is not None:
        playing = {h.seat for h in (await games.setup_of(tx, campaign.game)).heroes}
    return min(free, key=lambda s: (s.seat not in playing, s.needs_hero), default=None)
