"""The GM hands over: their own place to somebody else, a seat to the clock."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply, SeatInfo
from bot.store import campaigns, waiting
from bot.tables import notices
from bot.tables.arranging import Arranged, Arranging, no
from bot.tables.names import because, tidy_person
from engine.core.seat import Seat
from engine.core.text import Say, say


class Handing(Arranging):
    """The part of `Tables` that changes who decides what."""

    async def hand_over(
        self,
        channel: int,
        person: Person,
        heir: Person,
        why: str,
        key: str,
        *,
        runs_server: bool = False,
    ) -> Reply:
        """Somebody else is the GM from now on. Whoever runs the server may see to that, too."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            is_gm = campaign.gm == person.id
            if not (is_gm or runs_server):
                return no(say("core-not-gm"))
            if campaign.gm == heir.id:
                return no(say("table-gm-already", player=tidy_person(heir).name))
            successor = tidy_person(heir)
            await waiting.introduce(tx, successor)
            await campaigns.set_gm(tx, campaign.id, successor.id)
            facts: dict[str, str | Say] = {
                "name": tidy_person(person).name,
                "player": successor.name,
                "why": because(why),
            }
            line = say("table-gm-handed-over", **facts)
            if not is_gm:
                line = say("table-gm-appointed", **facts)
            await self._note(tx, campaign, person, "gm.transfer", key, line)
            await waiting.touch(tx, campaign.id)
            drafts = [notices.post(campaign, line)]
            if campaign.game is not None:
                drafts.append(notices.board(campaign, campaign.game))
            return Reply(line), drafts

        return await self._arrange(channel, person, key, command)

    async def autopilot(
        self, channel: int, person: Person, seat: Seat, why: str, key: str, *, is_on: bool
    ) -> Reply:
        """The clock plays a seat until somebody says otherwise; nobody sees its hand."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            chair = campaign.at(seat)
            refusal = _no_autopilot(campaign, person, chair, is_on)
            if refusal is not None or chair is None:
                return no(refusal or say("table-no-seat"))
            facts: dict[str, str | Say] = {
                "name": tidy_person(person).name,
                "hero": chair.hero or "",
                "why": because(why),
            }
            if is_on:
                now = self._clock.now()
                await waiting.go_away(tx, campaign.id, seat, since=now, until=None, stand_in=None)
                line = say("table-gm-autopilot-on", **facts)
            else:
                await waiting.come_back(tx, campaign.id, seat)
                line = say("table-gm-autopilot-off", **facts)
            await self._note(tx, campaign, person, f"gm.autopilot.{seat}", key, line)
            news = await self._news(tx, campaign.id, seat)
            return Reply(line), [notices.post(campaign, line), *news]

        return await self._arrange(channel, person, key, command)


def _no_autopilot(
    campaign: CampaignInfo, person: Person, chair: SeatInfo | None, is_on: bool
) -> Say | None:
    if campaign.gm != person.id:
        return say("core-not-gm")
    if chair is None or chair.hero is None:
        return say("table-no-seat")
    if is_on and chair.is_auto:
        return say("table-autopilot-already", hero=chair.hero)
    if not is_on and not chair.is_away:
        return say("table-autopilot-not", hero=chair.hero)
    return None
