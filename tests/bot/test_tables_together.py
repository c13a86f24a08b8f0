"""Deeds at the same moment, in one process and in two: each has one outcome."""

from __future__ import annotations

import asyncio

from bot.outbox import Outbox
from bot.store import campaigns
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Person, Reply, Tables
from engine.core.books import Books
from engine.core.campaign import Deed
from tests.bot.stall import books_of, do, entries
from tests.bot.table import ANA, BEN, GM, Table, key


def another(database: Database, systems: Systems) -> Table:
    """The table as a second bot process serves it."""
    outbox = Outbox(database, database.clock)
    return Table(Tables(database, systems, outbox, database.clock))


def worth(books: Books) -> int:
    """All gold and what was paid for things: neither made nor lost by buying."""
    bought = sum(sum(k.get("item", {}).values()) for k in books.holdings.values())
    return sum(hero.gold for hero in books.heroes.values()) + 10 * bought


async def test_two_buy_the_last_copy_and_one_has_it(
    market: Table, database: Database, systems: Systems
) -> None:
    there = another(database, systems)
    replies = await asyncio.gather(do(market, ANA, "buy.ladle"), do(there, BEN, "buy.ladle"))
    assert sorted(reply.say.key for reply in replies) == ["market-bought", "market-sold-out"]
    books = await books_of(database)
    assert len(list(books.owners("item", "ladle"))) == 1 and worth(books) == 60


async def test_a_level_clicked_twice_is_one_level(
    market: Table, database: Database, systems: Systems
) -> None:
    async with database.begin() as tx:
        await tx.exec_driver_sql("UPDATE heroes SET xp = 50")
    there = another(database, systems)
    same = await asyncio.gather(*(do(t, ANA, "learn", k="same") for t in (market, there)))
    assert same[0] == same[1] and same[0].ok
    twice = await asyncio.gather(*(do(t, BEN, "learn") for t in (market, there)))
    assert sorted(reply.ok for reply in twice) == [False, True]
    assert [hero.level for hero in (await books_of(database)).heroes.values()] == [2, 2]


async def test_a_purchase_while_a_scenario_starts_comes_before_it_or_not_at_all(
    market: Table, database: Database, systems: Systems
) -> None:
    there = another(database, systems)
    _, bought = await asyncio.gather(market.start(), do(there, ANA, "buy.ladle"))
    assert bought.say.key in ("market-bought", "table-game-runs")
    books = await books_of(database)
    assert worth(books) == 60 and bool(books.things("hero.1", "item")) == bought.ok
    assert (await do(there, BEN, "buy.candle")).say.key == "table-game-runs"


async def test_a_note_at_the_end_of_a_scenario_is_not_lost(
    market: Table, database: Database, systems: Systems
) -> None:
    await market.start()
    there, notes = another(database, systems), 0

    async def keep_noting() -> None:
        nonlocal notes
        while not playing.done():
            notes += 1
            assert (await do(there, ANA, "note", f"note {notes}")).ok

    playing = asyncio.ensure_future(market.play_out())
    await asyncio.gather(playing, keep_noting())
    books = await books_of(database)
    assert books.heroes[1].note == f"note {notes}"
    assert sum(hero.xp for hero in books.heroes.values()) == 3


async def test_a_game_that_ends_waits_for_the_deed_under_way(
    market: Table, database: Database
) -> None:
    game = await market.start()
    async with database.begin() as tx:
        await campaigns.lock(tx, market.channel)
        ending = asyncio.ensure_future(market.tables.end(game, GM, "", key()))
        done, _ = await asyncio.wait({ending}, timeout=0.5)
        assert not done
    assert (await ending).ok


async def test_fifty_clicks_in_two_processes_lose_nothing(
    market: Table, database: Database, systems: Systems
) -> None:
    for hero in (1, 2):
        assert (await do(market, GM, f"gm.gold.{hero}.170")).ok
    there = another(database, systems)

    async def click(n: int) -> Reply:
        person: Person = (ANA, BEN)[n // 2 % 2]
        thing = "ladle" if n % 10 == 0 else "candle"
        side = (market, there)[n % 2]
        return await side.tables.do(side.channel, person, Deed(f"buy.{thing}"), key())

    replies = await asyncio.gather(*(click(n) for n in range(50)))
    done = [reply for reply in replies if reply.ok]
    refused = {reply.say.key for reply in replies if not reply.ok}
    assert refused <= {"market-sold-out", "market-poor"}
    books = await books_of(database)
    assert worth(books) == 400 and all(hero.gold >= 0 for hero in books.heroes.values())
    assert sum(h["item"].get("ladle", 0) for h in books.holdings.values() if "item" in h) == 1
    listed = [deed for deed, _ in await entries(database) if deed.startswith("buy.")]
    assert len(listed) == len(done) == 40
    page = await there.tables.page(there.channel, ANA, "stall")
    assert page == await market.tables.page(market.channel, ANA, "stall")
