"""How fast a table plays, and how each person wants to be reminded."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply
from bot.store import campaigns, timers, waiting
from bot.store.timers import Reminder
from bot.tables import notices
from bot.tables.arranging import Arranged, Arranging, no
from bot.tables.names import tidy_person
from bot.waiting.habits import LONGEST, SHORTEST, WAYS, Habits, is_zone
from bot.waiting.paces import EXPIRIES, LONGEST_REACTION, PACES, Pace, pace_line
from engine.core.seat import Seat
from engine.core.text import Say, say


class Pacing(Arranging):
    """The part of `Tables` that keeps paces and habits."""

    @property
    def now(self) -> datetime:
        """The present moment, as the tables know it."""
        return self._clock.now()

    async def pace(self, channel: int) -> Pace | None:
        """The pace of the campaign in a channel."""

        async def read(tx: AsyncConnection) -> Pace | None:
            campaign = await campaigns.in_channel(tx, channel)
            return None if campaign is None else await waiting.pace(tx, campaign.id)

        return await self._read(read)

    async def set_pace(self, channel: int, person: Person, wanted: Pace, key: str) -> Reply:
        """Settle how long a question may wait, and what happens then."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            if campaign.gm != person.id:
                return no(say("core-not-gm"))
            if not _is_sound(wanted):
                return no(say("core-not-offered"))
            await waiting.set_pace(tx, campaign.id, wanted)
            line = say("waiting-pace-set", name=tidy_person(person).name, pace=pace_line(wanted))
            await self._note(tx, campaign, person, "pace", key, line)
            drafts = [notices.post(campaign, line)]
            if campaign.game is not None:
                drafts.append(notices.board(campaign, campaign.game))
            return Reply(say("waiting-pace-kept")), drafts

        return await self._arrange(channel, person, key, command)

    async def habits(self, person: int) -> Habits:
        """How a person wants to be reminded."""
        found = await self._read(lambda tx: waiting.habits(tx, [person]))
        return found.get(person, Habits())

    async def set_habits(self, person: Person, wanted: Habits) -> Reply:
        """Settle how one wants to be reminded, at all tables."""
        why = _no_habits(wanted)
        if why is not None:
            return Reply(why, ok=False)
        if wanted.zone is None:
            wanted = replace(wanted, quiet=None)

        async def write(tx: AsyncConnection) -> None:
            await self._meet(tx, tidy_person(person))
            await waiting.set_habits(tx, person.id, wanted)

        await self._read(write)
        self._outbox.wake()
        return Reply(say("waiting-habits-kept"))

    # --- where reminders lie on Discord -----------------------------------------------------------

    async def remember_reminder(self, game: int, seat: Seat, place: str, where: Reminder) -> None:
        """Note where a reminder lies."""
        await self._read(lambda tx: timers.add_reminder(tx, game, seat, place, where))

    async def reminders(self, game: int, seat: Seat, place: str) -> tuple[Reminder, ...]:
        """Where the reminders about a seat lie."""
        return await self._read(lambda tx: timers.reminders(tx, game, seat, place))

    async def forget_reminder(self, message: int) -> None:
        """A reminder is gone."""
        await self._read(lambda tx: timers.forget_reminder(tx, message))


def _is_sound(wanted: Pace) -> bool:
    is_known = wanted.name in PACES and wanted.expiry in EXPIRIES
    return is_known and (wanted.reacts_in is None or 0 <= wanted.reacts_in <= LONGEST_REACTION)


def _no_habits(wanted: Habits) -> Say | None:
    """Why nobody can have such habits."""
    if wanted.zone is not None and not is_zone(wanted.zone):
        return say("waiting-no-zone", zone=wanted.zone)
    if wanted.quiet is not None and wanted.zone is None:
        return say("waiting-zone-first")
    is_odd = wanted.every is not None and wanted.every and not SHORTEST <= wanted.every <= LONGEST
    return say("core-not-offered") if is_odd or wanted.by not in WAYS else None
