"""Deeds at a table: one transaction, one entry of the ledger, pages and history."""

from __future__ import annotations

from sqlalchemy import select, text

from bot.outbox import Message, Outbox
from bot.store import books as store
from bot.store.book_models import HeroNumbers, HoldingRow, LedgerRow
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Chosen, Reply, Tables
from engine.core.campaign import Deed, Page
from engine.core.rng import commitment
from engine.core.system import Listing
from tests.bot.stall import books_of, do, entries, history
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key
from tests.market import FORTUNES


async def test_a_deed_changes_the_books_and_is_told(
    market: Table, database: Database, outbox: Outbox
) -> None:
    reply = await do(market, ANA, "buy.ladle")
    assert reply.ok and reply.say.key == "market-bought"
    books = await books_of(database)
    assert books.heroes[1].gold == 20 and books.count("hero.1", "item", "ladle") == 1
    told: list[str] = []

    async def send(message: Message) -> None:
        told.append(message.body["say"]["key"])

    await outbox.drain(send)
    assert told[-1] == "market-bought"
    assert await entries(database) == [
        ("found", GM.id),
        ("join.1", ANA.id),
        ("open", None),
        ("create.red.1", ANA.id),
        ("join.2", BEN.id),
        ("create.blue.1", BEN.id),
        ("buy.ladle", ANA.id),
    ]


async def test_a_refused_deed_changes_nothing(market: Table, database: Database) -> None:
    before, listed = await books_of(database), await entries(database)
    for name in ("buy.crown", "learn", "nonsense", "", ".", "x" * 5000, "buy", "buy.ladle.1"):
        refused = await do(market, ANA, name)
        assert not refused.ok, name
    assert await books_of(database) == before and await entries(database) == listed


async def test_only_the_table_does_deeds(market: Table) -> None:
    assert (await do(market, CHLOE, "buy.ladle")).say.key == "table-not-seated"
    assert (await do(market, ANA, "gm.gold.1.5")).say.key == "core-no-such-deed"
    assert (await do(market, GM, "gm.gold.1.5")).ok
    nowhere = await market.tables.do(999, ANA, Deed("buy.ladle"), key())
    assert nowhere.say.key == "table-no-campaign"


async def test_the_same_key_counts_once(market: Table, database: Database) -> None:
    first = await do(market, ANA, "buy.candle", k="again")
    assert await do(market, ANA, "buy.candle", k="again") == first
    assert (await books_of(database)).heroes[1].gold == 20


async def test_the_books_are_read_back_as_they_were_written(
    market: Table, database: Database, systems: Systems
) -> None:
    for name in ("buy.candle", "fortune", "mark.bold", "mark.bold", "fork.yard"):
        assert (await do(market, ANA, name)).ok
    await do(market, BEN, "note", "  a\r\nb\x00  ")
    books = await books_of(database)
    assert books.heroes[2].note == "a\nb"
    assert books.things("hero.1", "perk") == {"bold": 2}
    assert books.parties[1].journey is not None and books.matters[1].facts == {"scenario": "yard"}
    dealt, deck = books.heroes[1].dealt, books.decks["fortunes"]
    assert len(dealt) == 1 and sorted([*dealt, *deck]) == FORTUNES
    assert (await do(market, GM, "vote.left")).ok  # the row of the matter is deleted
    assert (await books_of(database)).matters == {}


async def test_a_page_shows_the_books_and_writes_nothing(table: Table, database: Database) -> None:
    await table.found(system="market")
    page = await table.tables.page(table.channel, CHLOE, "fortunes")
    assert isinstance(page, Page)
    assert await entries(database) == [("found", GM.id)]
    await table.seat(ANA)
    # What was shown before anything was laid out is what is laid out in the end.
    assert (await books_of(database)).decks["fortunes"][-1] == page.title.facts["card"]
    stall = await table.tables.page(table.channel, ANA, "stall")
    assert isinstance(stall, Page) and stall.lines[0].facts == {"gold": 30}
    assert [offer.deed for offer in stall.offers] == ["buy.ladle", "buy.candle"]
    missing = await table.tables.page(table.channel, ANA, "nothing")
    assert isinstance(missing, Reply) and not missing.ok
    assert await table.tables.page(999, ANA, "stall") == await table.tables.places(999, ANA)
    places = await table.tables.places(table.channel, ANA)
    assert isinstance(places, tuple) and all(isinstance(place, Listing) for place in places)


async def test_a_hero_who_goes_makes_room_for_the_next(market: Table, database: Database) -> None:
    assert (await do(market, ANA, "retire")).ok
    campaign = await market.tables.campaign_in(market.channel)
    assert campaign is not None and campaign.seats[0].needs_hero
    assert (await do(market, ANA, "create.red.1", "Second")).ok
    books = await books_of(database)
    assert [h.status for h in books.heroes.values()] == ["retired", "active", "active"]
    campaign = await market.tables.campaign_in(market.channel)
    assert campaign is not None and campaign.seats[0].hero == "Second"


async def test_two_heroes_of_a_seat_change_places_in_one_deed(
    market: Table, database: Database
) -> None:
    assert (await do(market, ANA, "rest")).ok
    assert (await do(market, ANA, "create.green.1", "Second")).ok
    for number in (1, 3, 1):  # whichever is written first, the seat is never taken twice
        assert (await do(market, ANA, f"wake.{number}")).ok
        books = await books_of(database)
        assert [h.id for h in books.heroes.values() if h.status == "active"] == sorted({number, 2})


async def test_what_would_spoil_the_books_is_refused(market: Table, database: Database) -> None:
    before = await books_of(database)
    for count in (-31, 2**31, 10**30):
        refused = await do(market, GM, f"gm.gold.1.{count}")
        assert refused.say.key == "table-impossible"
    assert await books_of(database) == before


# --- going to a scenario and coming back ----------------------------------------------------------


async def test_the_last_vote_starts_the_scenario(
    market: Table, database: Database, outbox: Outbox
) -> None:
    assert (await do(market, ANA, "fork.yard")).say.key == "market-fork"
    asked: list[Message] = []

    async def send(message: Message) -> None:
        if message.kind == "matter":
            asked.append(message)

    await outbox.drain(send)
    assert [message.body for message in asked] == [{"party": 1}]
    asking = await market.tables.asking(1, 1)
    assert asking is not None and asking.page.offers[0].deed == "vote.left"
    reply = await do(market, BEN, "vote.left")
    assert reply.say.key == "table-started-reply" and reply.game is not None
    assert await market.tables.asking(1, 1) is None
    market.game = reply.game
    view = await market.view()
    assert len(view.awaited) == 2
    async with database.begin() as tx:
        query = select(LedgerRow.game).where(LedgerRow.deed == "vote.left")
        assert (await tx.execute(query)).scalar() == reply.game


async def test_who_cannot_sit_down_has_not_set_out(market: Table, database: Database) -> None:
    for _ in range(3):
        await do(market, ANA, "buy.candle")
    before, listed = await books_of(database), await entries(database)
    refused = await market.tables.start(market.channel, GM, Chosen("yard"), key=key())
    assert refused.say.key == "market-too-heavy"
    await market.tables.leave(market.channel, BEN, key())
    await do(market, ANA, "sell.candle")
    refused = await market.tables.start(market.channel, GM, Chosen("yard"), key=key())
    assert refused.say.key == "table-wrong-party"
    assert (await books_of(database)).parties == before.parties
    assert await entries(database) == [*listed, ("leave.2", BEN.id), ("sell.candle", ANA.id)]


async def test_in_a_scenario_only_harmless_deeds_are_done(
    market: Table, database: Database
) -> None:
    await market.start()
    assert (await do(market, ANA, "buy.ladle")).say.key == "table-game-runs"
    assert (await do(market, GM, "gm.gold.1.5")).say.key == "table-game-runs"
    undo = await market.tables.undo_change(market.channel, GM, 4, "", key())
    assert undo.say.key == "table-game-runs"
    assert (await do(market, ANA, "note", "careful")).ok
    assert isinstance(await market.tables.page(market.channel, ANA, "stall"), Page)
    await market.play_out()
    assert (await do(market, ANA, "buy.ladle")).ok
    assert (await books_of(database)).heroes[1].note == "careful"


async def test_what_a_game_brings_is_in_the_ledger(market: Table, database: Database) -> None:
    game = await market.start()
    await market.play_out()
    books = await books_of(database)
    assert books.parties[1].journey is None
    assert sum(hero.xp for hero in books.heroes.values()) == 3
    async with database.begin() as tx:
        row = (await tx.execute(select(LedgerRow).order_by(LedgerRow.n.desc()))).mappings().first()
    assert row is not None
    assert (row["deed"], row["actor"], row["game"]) == ("settle.yard", None, game)


async def test_a_scenario_broken_off_sends_the_party_home(
    market: Table, database: Database
) -> None:
    game = await market.start()
    before = await books_of(database)
    assert before.parties[1].journey is not None
    await market.tables.end(game, GM, "", key())
    after = await books_of(database)
    assert after.parties[1].journey is None and after.heroes == before.heroes


async def test_a_finished_game_cannot_be_rewound(market: Table, database: Database) -> None:
    game = await market.start()
    await market.play_out()
    books = await books_of(database)
    refused = await market.tables.rewind(game, GM, 1, "", key())
    assert refused.say.key == "core-game-over"
    assert await books_of(database) == books


# --- what is asked of the books later -------------------------------------------------------------


async def test_the_history_tells_each_what_they_may_know(market: Table) -> None:
    reply = await do(market, ANA, "fortune")
    secret = reply.say
    newest = (await history(market, ANA))[0]
    assert newest.actor == "Ana" and newest.at is not None
    assert [line.key for line in newest.lines] == ["market-dealt", "market-fortune"]
    assert newest.lines[1] == secret
    for person in (BEN, GM, CHLOE):
        shown = (await history(market, person))[0]
        assert [line.key for line in shown.lines] == ["market-dealt"]
    numbers = [entry.n for entry in await history(market, BEN)]
    assert numbers == sorted(numbers, reverse=True)
    assert (await history(market, BEN, limit=2, before=numbers[1]))[0].n == numbers[2]
    assert "fortune" not in str(await history(market, BEN))


async def test_gold_over_time_is_one_query(market: Table, database: Database) -> None:
    await do(market, ANA, "buy.ladle")
    await do(market, ANA, "mark.bold")
    await do(market, ANA, "sell.ladle")
    async with database.begin() as tx:
        query = select(HeroNumbers.gold).where(HeroNumbers.hero == 1).order_by(HeroNumbers.n)
        assert list((await tx.execute(query)).scalars()) == [30, 20, 25]
        owners = select(HoldingRow.owner).where(HoldingRow.kind == "item")
        assert list((await tx.execute(owners)).scalars()) == []


async def test_the_campaign_promises_its_chance(market: Table, database: Database) -> None:
    await do(market, ANA, "fortune")
    async with database.begin() as tx:
        stored = await store.load(tx, 1)
        held = (await tx.execute(text("SELECT chance FROM campaign_secrets"))).scalar()
    campaign = await market.tables.campaign_in(market.channel)
    assert campaign is not None and campaign.commitment == commitment(stored.seed)
    assert held == stored.books.chance > 0


async def test_no_seed_leaves_the_store(market: Table, tables: Tables, database: Database) -> None:
    async with database.begin() as tx:
        seed = (await store.load(tx, 1)).seed
    for found in (
        await tables.campaign_in(market.channel),
        await tables.page(market.channel, GM, "fortunes"),
        await tables.history(market.channel, GM),
    ):
        assert seed not in str(found)
