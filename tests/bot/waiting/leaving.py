"""People who are away, in the words of the tests."""

from __future__ import annotations

from datetime import timedelta

from bot.facts import Person, Reply, Sitting
from tests.bot.table import BEN, key
from tests.bot.waiting.hourglass import Hourglass

DAI = Person(4, "Dai")


async def away(
    glass: Hourglass, person: Person = BEN, stand_in: Person | None = None, days: float = 7
) -> Reply:
    """Somebody is away for some days."""
    until = glass.clock.now() + timedelta(days=days)
    return await glass.table.tables.go_away(
        glass.table.channel, person, until=until, stand_in=stand_in, key=key()
    )


async def back(glass: Hourglass, person: Person = BEN) -> Reply:
    return await glass.table.tables.come_back(glass.table.channel, person, key())


async def may_answer(glass: Hourglass, person: Person) -> bool:
    """Whether somebody has a question before them."""
    found = await glass.table.tables.sitting(person, game=glass.table.game)
    return isinstance(found, Sitting) and any(p.seats == ("2",) for p in found.prompts)
