"""A reaction to what others do is not waited for as long as a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.store.database import Database
from bot.systems import Systems
from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.waiting.hourglass import Hourglass, by_the_clock
from tests.duel import DuelSystem


class Jumpy(DuelSystem):
    """The winner's first walk is somebody's reaction; left is the default."""

    def reflex(self, view: View, prompt: Prompt) -> Answer | None:
        return Answer(prompt.id, ("left",)) if prompt.kind == "walk" else None


Make = Callable[[Systems], Hourglass]


async def reacting(make: Make, name: str = "24h", **more: Any) -> Hourglass:
    """Everybody has picked, and Ben is asked how he reacts."""
    glass = make(Systems({"duel": Jumpy}))
    await glass.table.play()
    await glass.settle(name, **more)
    await glass.table.pick_all()
    await glass.run()
    return glass


async def test_the_default_is_given_after_the_shorter_time(
    glass_with: Make, database: Database
) -> None:
    glass = await reacting(glass_with)
    await glass.run(1.9)
    assert await by_the_clock(database) == []
    assert await glass.said(0.2) == []  # the log tells it, nobody is disturbed
    (act,) = await by_the_clock(database)
    assert (act["seat"], act["chosen"], act["why"]) == ("2", ["left"], "reaction")
    lines = [line.key for line in await glass.table.tables.log(glass.table.game, None)]
    assert lines[-1] == "waiting-reacts-for"


async def test_the_table_sets_the_time(glass_with: Make, database: Database) -> None:
    glass = await reacting(glass_with, reacts_in=300)
    await glass.run(minutes=6)
    assert len(await by_the_clock(database)) == 1


async def test_the_table_may_wait_for_reactions_as_for_anything(
    glass_with: Make, database: Database
) -> None:
    glass = await reacting(glass_with, reacts_in=0)
    await glass.run(23)
    assert await by_the_clock(database) == []
    await glass.run(1.05)
    (act,) = await by_the_clock(database)
    assert (act["chosen"], act["why"]) == (["right"], "deadline")


async def test_a_table_without_a_deadline_may_still_limit_reactions(
    glass_with: Make, database: Database
) -> None:
    glass = await reacting(glass_with, "none", reacts_in=3600)
    await glass.run(1.1)
    assert [act["why"] for act in await by_the_clock(database)] == ["reaction"]


async def test_without_any_limit_nobody_reacts_for_anybody(
    glass_with: Make, database: Database
) -> None:
    glass = await reacting(glass_with, "none")
    await glass.run(24 * 5)
    assert await by_the_clock(database) == []


async def test_where_the_gm_decides_reactions_have_their_default_all_the_same(
    glass_with: Make, database: Database
) -> None:
    glass = await reacting(glass_with, "24h", expiry="gm")
    await glass.run(2.1)
    assert [act["why"] for act in await by_the_clock(database)] == ["reaction"]
