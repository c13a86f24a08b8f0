"""The GM undoes a change of the books, or gives a seat to somebody else."""

from __future__ import annotations

import pytest

from bot.store.database import Database
from bot.tables import Reply
from engine.core.seat import Seat
from tests.bot.stall import books_of, do, entries, history
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key


async def undo(table: Table, entry: int, why: str = "a slip") -> Reply:
    return await table.tables.undo_change(table.channel, GM, entry, why, key())


async def last(table: Table) -> int:
    return (await history(table, GM))[0].n


async def test_a_change_is_undone_in_public(market: Table, database: Database) -> None:
    before = await books_of(database)
    await do(market, ANA, "buy.ladle")
    bought = await last(market)
    assert (await undo(market, bought)).say.key == "table-undone"
    assert await books_of(database) == before
    undoing, undone, *_ = await history(market, CHLOE)
    assert undoing.actor == "Gil" and undone.undone_by == undoing.n
    line = undoing.lines[0]
    assert line.key == "table-gm-undid" and line.facts["entry"] == bought
    assert "a slip" in str(line.facts["why"]) and "market-bought" in str(line.facts["was"])
    assert (await entries(database))[-1] == (f"undo.{bought}", GM.id)


async def test_an_older_change_is_undone_where_nothing_depends_on_it(
    market: Table, database: Database
) -> None:
    await do(market, ANA, "buy.ladle")
    bought = await last(market)
    await do(market, BEN, "buy.candle")
    await do(market, ANA, "note", "mine")
    assert (await undo(market, bought)).ok
    books = await books_of(database)
    assert (books.heroes[1].gold, books.heroes[1].note) == (30, "mine")
    assert books.heroes[2].gold == 20


async def test_what_something_depends_on_is_not_undone(market: Table, database: Database) -> None:
    await do(market, ANA, "buy.ladle")
    first = await last(market)
    await do(market, ANA, "buy.candle")
    second = await last(market)
    before = await books_of(database)
    refused = await undo(market, first)
    assert refused.say.key == "table-undo-later" and refused.say.facts == {"by": second}
    assert await books_of(database) == before
    assert (await undo(market, second)).ok and (await undo(market, first)).ok


async def test_a_hero_who_has_something_is_not_undone(market: Table, database: Database) -> None:
    made = next(e.n for e in await history(market, GM) if "red" in str(e.lines))
    await do(market, ANA, "mark.bold")  # the hero's own row stays as it is
    marked = await last(market)
    refused = await undo(market, made)
    assert refused.say.facts == {"by": marked}
    assert (await undo(market, marked)).ok and (await undo(market, made)).ok
    assert list((await books_of(database)).heroes) == [2]


async def test_nobody_comes_back_to_a_seat_that_is_taken(market: Table) -> None:
    await do(market, ANA, "retire")
    retired = await last(market)
    await do(market, ANA, "create.green.1", "Second")
    refused = await undo(market, retired)
    assert refused.say.facts == {"by": await last(market)}


async def test_what_the_rules_know_to_be_impossible_is_not_undone(market: Table) -> None:
    await do(market, ANA, "buy.ladle")
    await do(market, ANA, "sell.ladle")
    sold = await last(market)
    await do(market, BEN, "buy.ladle")
    assert (await undo(market, sold)).say.key == "table-undo-tangled"  # there is but one ladle


@pytest.mark.parametrize(
    ("entry", "why"), [(0, "no-entry"), (-5, "no-entry"), (10**12, "no-entry")]
)
async def test_odd_numbers_are_no_entries(market: Table, entry: int, why: str) -> None:
    assert (await undo(market, entry)).say.key == f"table-{why}"


async def test_what_cannot_be_undone(market: Table) -> None:
    assert (await undo(market, 1)).say.key == "table-undo-nothing"  # the founding
    assert (await undo(market, 3)).say.key == "table-undo-nothing"  # what the rules laid out
    await do(market, ANA, "buy.ladle")
    bought = await last(market)
    notgm = await market.tables.undo_change(market.channel, ANA, bought, "", key())
    assert notgm.say.key == "core-not-gm"
    await undo(market, bought)
    undoing = await last(market)
    assert (await undo(market, bought)).say.facts == {"by": undoing}
    assert (await undo(market, undoing)).say.key == "table-undo-nothing"
    await market.start()
    await market.play_out()
    settled = undoing + 2
    assert (await undo(market, settled)).say.key == "table-undo-game"


async def test_chance_is_never_given_back(market: Table, database: Database) -> None:
    await do(market, ANA, "fortune")
    drawn = (await books_of(database)).chance
    assert (await undo(market, await last(market))).ok
    books = await books_of(database)
    assert books.chance == drawn and books.heroes[1].dealt == []


# --- seats ----------------------------------------------------------------------------------------


async def test_the_gm_gives_a_seat_to_somebody_else(market: Table) -> None:
    swap = market.tables.swap_player
    refused = await swap(market.channel, ANA, Seat("2"), CHLOE, "", key())
    assert refused.say.key == "core-not-gm"
    refused = await swap(market.channel, GM, Seat("7"), CHLOE, "", key())
    assert refused.say.key == "table-no-seat"
    refused = await swap(market.channel, GM, Seat("2"), ANA, "", key())
    assert refused.say.key == "table-successor-seated"
    assert (await swap(market.channel, GM, Seat("2"), CHLOE, "Ben moves away", key())).ok
    campaign = await market.tables.campaign_in(market.channel)
    assert campaign is not None
    chair = campaign.seats[1]
    assert (chair.person, chair.hero) == (CHLOE.id, "Ben's hero")
    assert (await history(market, BEN))[0].lines[0].key == "table-gm-swapped"
    assert (await do(market, BEN, "buy.ladle")).say.key == "table-not-seated"
    assert (await do(market, CHLOE, "buy.ladle")).ok
    assert (await undo(market, 1)).say.key == "table-undo-nothing"


async def test_a_seat_changes_hands_during_a_scenario(market: Table) -> None:
    await market.start()
    swapped = await market.tables.swap_player(market.channel, GM, Seat("2"), CHLOE, "", key())
    assert swapped.ok
    assert (await market.answer(CHLOE, "3")).ok
