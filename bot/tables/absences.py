"""Being away for a while: somebody stands in, or the clock plays; and coming back."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply, SeatInfo
from bot.store import books, campaigns, ledger, messages, waiting
from bot.store.books import Entry
from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.arranging import Arranged, Arranging, no
from bot.tables.names import tidy_person
from bot.waiting.dates import LONGEST
from engine.core.event import Event
from engine.core.seat import Seat
from engine.core.text import Say, say


class Absences(Arranging):
    """The part of `Tables` that serves people who are away, and those who stand in for them."""

    async def go_away(
        self,
        channel: int,
        person: Person,
        *,
        until: datetime,
        stand_in: Person | None = None,
        key: str,
    ) -> Reply:
        """Leave one's seat to a stand-in, or to the clock, until a moment."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            chair = _own(campaign, person)
            now = self._clock.now()
            why = _no_time(now, until) or _no_stand_in(campaign, person, stand_in)
            if chair is None or why is not None:
                return no(why or say("table-not-seated"))
            helper = None if stand_in is None else tidy_person(stand_in)
            if helper is not None:
                await waiting.introduce(tx, helper)
            await waiting.go_away(
                tx,
                campaign.id,
                chair.seat,
                since=now,
                until=until,
                stand_in=None if helper is None else helper.id,
            )
            line = _away_line(tidy_person(person), chair, until, helper)
            await self._note(tx, campaign, person, f"away.{chair.seat}", key, line)
            news = await self._news(tx, campaign.id, chair.seat)
            return Reply(_away_reply(until, helper)), [notices.post(campaign, line), *news]

        return await self._arrange(channel, person, key, command)

    async def come_back(self, channel: int, person: Person, key: str) -> Reply:
        """Play oneself again; or stand in no more for somebody else, whom the clock then plays."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            name = tidy_person(person).name
            own, other = _own(campaign, person), campaign.stands_in_for(person.id)
            if own is not None and own.is_away:
                await waiting.come_back(tx, campaign.id, own.seat)
                line, reply, seat = _back_line(own), say("waiting-welcome-back"), own.seat
            elif other is not None:
                await waiting.set_stand_in(tx, campaign.id, other.seat, None)
                line = say("waiting-stepped-down", name=name, player=other.person_name)
                reply, seat = say("waiting-stepped-down-reply"), other.seat
            else:
                return no(say("waiting-not-away"))
            await self._note(tx, campaign, person, f"back.{seat}", key, line)
            news = await self._news(tx, campaign.id, seat)
            return Reply(reply), [notices.post(campaign, line), *news]

        return await self._arrange(channel, person, key, command)

    async def seated_at(self, person: Person) -> tuple[CampaignInfo, ...]:
        """The live campaigns at which a person has a seat."""
        return await self._read(lambda tx: campaigns.seated(tx, person.id))

    # --- when the time is over --------------------------------------------------------------------

    async def returns_due(self) -> tuple[list[tuple[int, Seat]], datetime | None]:
        """Whose absence is over by now, and when the next one will be."""
        now = self._clock.now()

        async def read(tx: AsyncConnection) -> tuple[list[tuple[int, Seat]], datetime | None]:
            return await waiting.ended_absences(tx, now), await waiting.next_return(tx, now)

        return await self._read(read)

    async def end_absence(self, campaign: int, seat: Seat) -> None:
        """An absence is over: the player is called again. Any process may do it."""

        async def once() -> None:
            async with self._database.begin() as tx:
                await self._end_absence(tx, campaign, seat)

        await self._database.patiently(once)
        self._outbox.wake()

    async def _end_absence(self, tx: AsyncConnection, number: int, seat: Seat) -> None:
        await campaigns.lock_by_id(tx, number)
        campaign, now = await campaigns.by_id(tx, number), self._clock.now()
        chair = None if campaign is None else campaign.at(seat)
        if campaign is None or chair is None or chair.until is None or chair.until > now:
            return  # somebody else was faster, or it takes longer now
        await waiting.come_back(tx, number, seat)
        line, key = _back_line(chair), f"back:{number}:{seat}:{int(chair.until.timestamp())}"
        entry = Entry(deed=f"back.{seat}", actor=None, seat=seat, key=key, events=(Event(line),))
        await books.write(tx, number, await ledger.last(tx, number), [entry], now)
        drafts: list[Draft] = [notices.post(campaign, line)]
        drafts += await self._news(tx, number, seat)
        mark = f"campaign:{number}:{key}"
        await messages.write(tx, drafts, campaign=number, mark=mark, now=now)


def _own(campaign: CampaignInfo, person: Person) -> SeatInfo | None:
    seat = next(iter(campaign.seats_of(person.id)), None)
    return None if seat is None else campaign.at(seat)


def _no_time(now: datetime, until: datetime) -> Say | None:
    """Why nobody can be away until then."""
    if until <= now:
        return say("waiting-date-past")
    return say("waiting-date-far") if until > now + LONGEST else None


def _no_stand_in(campaign: CampaignInfo, person: Person, stand_in: Person | None) -> Say | None:
    """Why somebody cannot stand in: nobody may see two hands of one table."""
    if stand_in is None:
        return None
    name = tidy_person(stand_in).name
    if stand_in.id == person.id:
        return say("waiting-stand-in-self")
    if campaign.seats_of(stand_in.id):
        return say("waiting-stand-in-seated", name=name)
    other = campaign.stands_in_for(stand_in.id)
    if other is not None and other.person != person.id:
        return say("waiting-stand-in-taken", name=name, player=other.person_name)
    return None


def _away_line(person: Person, chair: SeatInfo, until: datetime, helper: Person | None) -> Say:
    """What the channel reads."""
    day = f"{int(until.timestamp())}"
    hero = say("bot-name", name=chair.hero) if chair.hero else say("waiting-that-seat")
    if helper is None:
        return say("waiting-away", name=person.name, until=day, hero=hero)
    return say(
        "waiting-away-stand-in", name=person.name, until=day, hero=hero, stand_in=helper.name
    )


def _away_reply(until: datetime, helper: Person | None) -> Say:
    day = f"{int(until.timestamp())}"
    if helper is None:
        return say("waiting-away-reply", until=day)
    return say("waiting-away-stand-in-reply", until=day, stand_in=helper.name)


def _back_line(chair: SeatInfo) -> Say:
    return say("waiting-back", name=chair.person_name)
