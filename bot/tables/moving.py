"""When a campaign's place on Discord goes away, or comes back, or is to be another one."""

from __future__ import annotations

from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply
from bot.store import campaigns, games, messages, places
from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.arranging import Arranging
from bot.tables.names import tidy_person
from bot.tables.replay import Unreplayable, load
from engine.core.text import Say, say


class Moving(Arranging):
    """The part of `Tables` that knows where campaigns live."""

    async def led_by(self, person: int) -> tuple[CampaignInfo, ...]:
        """The live campaigns that somebody leads, on all servers."""

        async def read(tx: AsyncConnection) -> tuple[CampaignInfo, ...]:
            found = [await campaigns.by_id(tx, n) for n in await places.led_by(tx, person)]
            return tuple(campaign for campaign in found if campaign is not None)

        return await self._read(read)

    async def move(
        self, number: int, *, guild: int, channel: int, person: Person, locale: str, key: str
    ) -> Reply:
        """The GM takes a campaign to this channel, in the middle of a game or between games."""
        leader = tidy_person(person)

        async def once() -> Reply:
            async with self._database.begin() as tx:
                seen = await campaigns.reply_to(tx, key)
                if seen is not None:
                    return seen
                await campaigns.lock_by_id(tx, number)
                campaign = await campaigns.by_id(tx, number)
                refusal = await _no_move(tx, campaign, leader, channel)
                if refusal is not None or campaign is None:
                    return Reply(refusal or say("door-no-such-campaign"), ok=False)
                await campaigns.meet_guild(tx, guild, locale, self._clock.now())
                await places.move(tx, number, guild, channel)
                line = say("table-moved-here", name=campaign.name)
                await self._note(tx, campaign, leader, "move", key, line)
                now = await campaigns.by_id(tx, number)
                assert now is not None
                drafts = [notices.post(now, line), *await self._afresh(tx, now)]
                reply = Reply(say("door-moved", name=campaign.name))
                await self._settle(tx, number, key, reply, drafts)
            self._outbox.wake()
            return reply

        return await self._unraced(lambda: self._database.patiently(once))

    async def channel_gone(self, channel: int) -> None:
        """A channel or thread was deleted: the GM of its campaign learns, once, what to do."""

        async def once() -> None:
            async with self._database.begin() as tx:
                campaign = await campaigns.in_channel(tx, channel)
                gm = None if campaign is None else await places.person(tx, campaign.gm)
                if campaign is None or gm is None:
                    return
                line = say("door-channel-gone", name=campaign.name)
                await self._tell_once(
                    tx,
                    campaign,
                    f"gone:{campaign.id}:{channel}",
                    [notices.letter(campaign, line, gm)],
                )

        await self._database.patiently(once)
        self._outbox.wake()

    async def come_to(self, guild: int) -> None:
        """The bot is on a server again: what was not said there meanwhile is on the boards."""
        for number in await self._read(lambda tx: places.live_in_guild(tx, guild)):
            await self._database.patiently(partial(self._come_back_to, number))
        self._outbox.wake()

    # --- inside -----------------------------------------------------------------------------------

    async def _come_back_to(self, number: int) -> None:
        mark = f"back:{number}:{int(self._clock.now().timestamp())}"
        async with self._database.begin() as tx:
            campaign = await campaigns.by_id(tx, number)
            if campaign is not None:
                await self._tell_once(tx, campaign, mark, await self._afresh(tx, campaign))

    async def _tell_once(
        self, tx: AsyncConnection, campaign: CampaignInfo, mark: str, drafts: list[Draft]
    ) -> None:
        await campaigns.lock_by_id(tx, campaign.id)
        if not await places.is_told(tx, mark):
            now = self._clock.now()
            await messages.write(tx, drafts, campaign=campaign.id, mark=mark, now=now)

    async def _afresh(self, tx: AsyncConnection, campaign: CampaignInfo) -> list[Draft]:
        """The board of a live game, and a mention for those whom it waits for."""
        facts = await games.facts(tx, campaign.game) if campaign.game is not None else None
        if facts is None:
            return []
        drafts = [notices.board(campaign, facts.id)]
        try:
            game = await load(tx, facts, self._systems[facts.system])
        except Unreplayable:
            return drafts  # the next command on the game puts that right
        people = sorted(notices.keepers(campaign, game.awaited))
        is_asked = facts.status == "running" and people
        return [*drafts, notices.ping(campaign, facts.id, people)] if is_asked else drafts


async def _no_move(
    tx: AsyncConnection, campaign: CampaignInfo | None, person: Person, channel: int
) -> Say | None:
    if campaign is None or not await places.is_live(tx, campaign.id):
        return say("door-no-such-campaign")
    if campaign.gm != person.id:
        return say("core-not-gm")
    if campaign.channel == channel:
        return say("door-here-already", name=campaign.name)
    there = await campaigns.in_channel(tx, channel)
    return None if there is None else say("table-channel-taken", name=there.name)
