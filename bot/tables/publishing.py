"""What anybody may read of a campaign: the GM's own acts, and the whole public record."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import GmAct, Person, PublicRecord, Reply
from bot.store import campaigns, public
from bot.tables.desk import NO_CAMPAIGN, Desk
from engine.core.text import say


class Publishing(Desk):
    """The part of `Tables` that reads what was public from the first day on."""

    async def gm_acts(self, channel: int, limit: int, skip: int = 0) -> tuple[GmAct, ...] | Reply:
        """What the GM has done, newest first: the same lines that the table read."""

        async def read(tx: AsyncConnection) -> tuple[GmAct, ...] | Reply:
            campaign = await campaigns.in_channel(tx, channel)
            if campaign is None:
                return NO_CAMPAIGN
            return (await public.gm_acts(tx, campaign.id, limit + skip))[skip:]

        return await self._read(read)

    async def public_record(self, channel: int, person: Person) -> PublicRecord | Reply:
        """Everything of a campaign that is no secret, for its GM to keep."""

        async def read(tx: AsyncConnection) -> PublicRecord | Reply:
            campaign = await campaigns.in_channel(tx, channel)
            if campaign is None:
                return NO_CAMPAIGN
            if campaign.gm != person.id:
                return Reply(say("core-not-gm"), ok=False)
            ledger = await public.ledger(tx, campaign.id)
            return PublicRecord(campaign, ledger, await public.games(tx, campaign.id))

        return await self._read(read)
