"""What a campaign remembers: public lines of its ledger that still hold, oldest first."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.store import ledger
from bot.store.database import Database
from bot.systems import ALL, Systems
from engine.core.books import Books
from engine.core.campaign import Landmark
from engine.core.tableau import HistoryTableau, MomentView, Tableau
from engine.core.text import say
from tests.bot.stall import do, history
from tests.bot.table import ANA, BEN, GM, Table, key
from tests.market import MarketCampaign, MarketSystem


class Remembering(MarketCampaign):
    """A market where purchases and fortunes are worth remembering."""

    landmarks = ("market-bought", "market-fortune", "market-dealt")

    def history(self, books: Books, told: Sequence[Landmark]) -> Tableau | None:
        moments = tuple(MomentView("odd", one.say, one.say, one.day) for one in told)
        return HistoryTableau(say("market-stall"), moments)


class RememberingSystem(MarketSystem):
    def __init__(self) -> None:
        super().__init__()
        self.campaign = Remembering(self.scenarios(), self.classes())


@pytest.fixture
def systems() -> Systems:
    return Systems({"market": RememberingSystem, "haven": lambda: ALL["haven"]})


async def remembered(table: Table) -> list[str]:
    found = await table.tables.remembered(table.channel)
    assert isinstance(found, HistoryTableau)
    return [moment.line.key for moment in found.moments]


async def test_only_landmarks_that_everybody_may_read_are_remembered(market: Table) -> None:
    await do(market, ANA, "buy.ladle")
    await do(market, BEN, "fortune")
    await do(market, ANA, "sell.ladle")
    assert await remembered(market) == ["market-bought", "market-dealt"]


async def test_what_was_undone_is_not_remembered(market: Table) -> None:
    await do(market, ANA, "buy.ladle")
    entry = (await history(market, GM))[0].n
    await do(market, BEN, "buy.candle")
    assert len(await remembered(market)) == 2
    await market.tables.undo_change(market.channel, GM, entry, "a slip", key())
    assert await remembered(market) == ["market-bought"]


async def test_days_are_those_of_the_ledger(market: Table, database: Database) -> None:
    await do(market, ANA, "buy.ladle")
    async with database.begin() as tx:
        (found,) = await ledger.landmarks(tx, 1, Remembering.landmarks)
        assert await ledger.landmarks(tx, 1, ()) == ()
    at = (await history(market, GM))[0].at
    assert found.day == (at.year, at.month, at.day)


async def test_nothing_is_remembered_where_there_is_no_campaign(table: Table) -> None:
    assert await table.tables.remembered(table.channel) is None


async def test_haven_remembers_how_its_world_rises(table: Table) -> None:
    await table.found(system="haven")
    await table.seat(ANA, BEN, classes=("doorward", "kindler"))
    assert await table.tables.remembered(table.channel) is None
    assert (await do(table, GM, "gm.prosperity.1.5", "a gift")).ok
    found = await table.tables.remembered(table.channel)
    assert isinstance(found, HistoryTableau)
    assert [(moment.kind, moment.value) for moment in found.moments] == [("risen", 5)]
