"""The shop and the sheets of haven while others click at the same moment."""

from __future__ import annotations

import asyncio

import pytest

from bot.store.database import Database
from bot.systems import ALL, Systems
from engine.core.books import of_hero
from engine.core.rng import Rng, seed_from
from tests.bot.stall import books_of, do, entries
from tests.bot.table import ANA, BEN, CHLOE, Table, key
from tests.bot.test_tables_together import another

PARTY = (ANA, BEN, CHLOE)
PURSE = 30  # of a new hero
PACK = getattr(ALL["haven"], "pack")  # noqa: B009 - the prices, as printed
IN_SUPPLY = [item for item in PACK.items.values() if item.number <= 14]


@pytest.fixture
async def city(table: Table) -> Table:
    """Three heroes in the city, each with 30 gold."""
    await table.found(system="haven")
    classes = tuple(listing.id for listing in ALL["haven"].classes())
    await table.seat(*PARTY, classes=classes)
    return table


@pytest.mark.rule("H-CITY-24")
async def test_two_buy_the_last_copy_and_one_has_it(
    city: Table, database: Database, systems: Systems
) -> None:
    item = next(i for i in IN_SUPPLY if i.copies == 2 and i.price <= PURSE)
    assert (await do(city, CHLOE, f"buy.{item.id}")).ok
    there = another(database, systems)
    replies = await asyncio.gather(
        do(city, ANA, f"buy.{item.id}"), do(there, BEN, f"buy.{item.id}")
    )
    assert sorted(reply.say.key for reply in replies) == ["haven-bought", "haven-none-left"]
    books = await books_of(database)
    assert len(list(books.owners("item", item.id))) == 2
    spent = [PURSE - hero.gold for hero in books.heroes.values()]
    assert sorted(spent) == [0, item.price, item.price]


async def test_a_level_clicked_twice_is_one_level(
    city: Table, database: Database, systems: Systems
) -> None:
    async with database.begin() as tx:
        await tx.exec_driver_sql("UPDATE heroes SET xp = 50")
    there = another(database, systems)
    same = await asyncio.gather(*(do(side, ANA, "levelup", k="same") for side in (city, there)))
    assert same[0] == same[1] and same[0].ok
    twice = await asyncio.gather(*(do(side, BEN, "levelup") for side in (city, there)))
    assert sorted(reply.ok for reply in twice) == [False, True]
    books = await books_of(database)
    assert [hero.level for hero in books.heroes.values()] == [2, 2, 1]
    deeds = [deed for deed, _ in await entries(database)]
    assert deeds.count("levelup") == 2


async def test_the_shop_is_closed_while_a_scenario_is_played(
    city: Table, database: Database
) -> None:
    item = next(i for i in IN_SUPPLY if i.price <= PURSE)
    await city.start(ALL["haven"].scenarios()[0].id)
    before = await books_of(database)
    assert (await do(city, ANA, f"buy.{item.id}")).say.key == "table-game-runs"
    assert await books_of(database) == before


async def test_fifty_clicks_in_two_processes_lose_nothing(
    city: Table, database: Database, systems: Systems
) -> None:
    there, rng = another(database, systems), Rng(seed_from(b"fifty clicks at one stall"))
    cheap = [item for item in IN_SUPPLY if item.price <= PURSE]
    plan = [(rng.below(3), "buy" if rng.below(3) else "sell", rng.pick(cheap)) for _ in range(50)]
    replies = await asyncio.gather(
        *(
            do((city, there)[n % 2], PARTY[who], f"{verb}.{item.id}", k=key())
            for n, (who, verb, item) in enumerate(plan)
        )
    )
    purses = [PURSE] * 3
    for (who, verb, item), reply in zip(plan, replies, strict=True):
        if reply.ok:
            purses[who] += -item.price if verb == "buy" else item.price // 2
    assert sum(reply.ok for reply in replies) >= 3
    books = await books_of(database)
    assert [hero.gold for hero in books.heroes.values()] == purses
    for item in cheap:
        owners = list(books.owners("item", item.id))
        assert len(owners) <= item.copies
        assert all(books.count(owner, "item", item.id) == 1 for owner in owners)
    deeds = [deed for deed, _ in await entries(database)]
    traded = [deed for deed in deeds if deed.startswith(("buy.", "sell."))]
    assert len(traded) == sum(reply.ok for reply in replies)
    mine = books.things(of_hero(1), "item")
    theirs = await there.tables.page(there.channel, ANA, "sheet")
    assert theirs == await city.tables.page(city.channel, ANA, "sheet")
    assert all(item in PACK.items for item in mine)
