"""The log as people read it: chapter by chapter, since they were last here, or all of it."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person
from bot.store import sittings, tales
from bot.store.sittings import Found
from bot.store.tales import END
from bot.tables.desk import Desk
from bot.tables.names import tidy_person
from bot.tales import Chapter, Place, Recap, chapters_of
from engine.core.seat import Seat
from engine.core.text import Say

LONGEST_CHAPTER = 300  # lines that are looked at to find where a chapter begins
LONGEST_RECAP = 2000
LONGEST_LOG = 20_000


class Told(Chapter, frozen=True):
    """A chapter that has ended, for the channel."""

    campaign: CampaignInfo
    sentences: tuple[Say, ...]


class Telling(Desk):
    """The part of `Tables` that tells what happened."""

    async def chapter(self, game: int, until: Place) -> Told | None:
        """The chapter that ends before a line; None if it goes on there, or was taken back."""

        async def read(tx: AsyncConnection) -> Told | None:
            found = await sittings.look(tx, game)
            if found is None:
                return None
            system = self._systems[found.facts.system]
            lines = await tales.lines(tx, game, (), until=until, limit=LONGEST_CHAPTER)
            begun = None
            if lines and lines[-1].place == until:
                begun, lines = system.chapter(lines[-1].event), lines[:-1]
            elif found.facts.is_live:
                return None  # the line is gone: what was before it was told when it happened
            told = chapters_of(lines, system)
            if not told or told[-1].name == begun:
                return None
            last = told[-1]
            return Told(last.name, last.lines, found.campaign, last.brief(system))

        return await self._read(read)

    async def passage(
        self, game: int, person: Person, begin: Place = (0, 0), end: Place = END
    ) -> tuple[Say, ...]:
        """Every line between two places that a person may read."""

        async def read(tx: AsyncConnection) -> tuple[Say, ...]:
            found = await sittings.look(tx, game)
            if found is None:
                return ()
            seats = _seats(found, person)
            lines = await tales.lines(tx, game, seats, after=begin, until=end, limit=LONGEST_LOG)
            return tuple(line.event.say for line in lines)

        return await self._read(read)

    async def recap(self, game: int, person: Person) -> Recap | None:
        """What happened since a person last acted or asked; from now on they have read it."""
        person = tidy_person(person)

        async def read(tx: AsyncConnection) -> Recap | None:
            found = await sittings.look(tx, game)
            if found is None:
                return None
            facts, now = found.facts, self._clock.now()
            read = await tales.last_visit(tx, person.id, facts.campaign, game)
            acted = await tales.last_act(tx, person.id, game)
            begin = (max(read.revision + 1 if read else 0, acted.revision if acted else 0), 0)
            system, seats = self._systems[facts.system], _seats(found, person)
            lines = await tales.lines(tx, game, seats, after=begin, limit=LONGEST_RECAP)
            await self._meet(tx, person)
            await tales.keep_visit(tx, person.id, facts.campaign, game, facts.revision, now)
            since = max((visit.at for visit in (read, acted) if visit), default=None)
            told = (chapter.brief(system) for chapter in chapters_of(lines, system))
            return Recap(since, tuple(sentences for sentences in told if sentences))

        return await self._read(read)


def _seats(found: Found, person: Person) -> tuple[Seat, ...]:
    return found.campaign.seats_of(person.id)
