"""The campaign's books by buttons and menus, whatever the rules: here a market with one stall."""

from __future__ import annotations

import pytest

from bot.app import EmberhallBot
from bot.store import books as store
from bot.systems import Systems
from bot.ui.press import Press
from engine.core.books import Books, of_hero
from tests.bot.bench import Message, Table, buttons_of, message_of, text_of
from tests.bot.flows.party import presses, tables_of, tavern
from tests.market import MarketSystem

MARKET = Systems({"market": MarketSystem})


async def open_market(table: Table[EmberhallBot], *names: str) -> None:
    """Everybody has a hero with 30 gold."""
    await table.gm.slash("campaign new", name="The Long Winter")
    for name, class_id in zip(names, ("red", "blue", "green"), strict=False):
        await table[name].slash("join")
        await table[name].slash("hero new", **{"class": class_id, "name": f"{name} the Bold"})


async def turn_to(table: Table[EmberhallBot], name: str, page: str) -> Message:
    """Somebody opens a page that no command names."""
    opened = message_of(await table[name].slash("sheet"))
    await table[name].forge(opened, Press("turn", 0, page, arg="0").custom_id)
    return opened


async def books_of(table: Table[EmberhallBot]) -> Books:
    """The books of the only campaign."""

    async def read() -> Books:
        async with tables_of(table)._database.begin() as tx:
            return (await store.load(tx, 1)).books

    return await table.sim.as_bot(read())


def deed_key(page: Message, deed: str) -> str:
    """The custom id of the button for a deed."""
    return next(p.custom_id for p, _ in presses(page) if p.arg.endswith(f".{deed}"))


async def test_a_page_is_shown_to_the_asker_alone_and_a_deed_shows_it_anew(
    database_url: str,
) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana", "Ben")
        sheet = await table["Ana"].slash("sheet")
        assert sheet.ephemeral and "Ana the Bold" in text_of(sheet)
        stall = await turn_to(table, "Ana", "stall")
        assert set(buttons_of(stall)) == {"market-ladle", "market-candle", "The city"}
        await table["Ana"].press(stall, custom_id=deed_key(stall, "buy.ladle"))
        assert text_of(stall).splitlines()[0] == "market-bought"
        await table["Ana"].press(stall, custom_id=deed_key(stall, "buy.ladle"))
        assert text_of(stall).splitlines()[0] == "⚠ market-sold-out"
        assert table.last_message.content == "market-bought"
        assert (await books_of(table)).heroes[1].gold == 20


async def test_a_double_click_is_one_deed_and_a_new_page_allows_another(database_url: str) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana")
        stall = await turn_to(table, "Ana", "stall")
        key = deed_key(stall, "buy.candle")
        for _ in range(3):
            table["Ana"].fire(stall, key)
        await table.sim.settle()
        books = await books_of(table)
        assert (books.heroes[1].gold, books.count(of_hero(1), "item", "candle")) == (20, 1)
        await table["Ana"].press(stall, custom_id=deed_key(stall, "buy.candle"))
        assert (await books_of(table)).count(of_hero(1), "item", "candle") == 2


async def test_two_people_want_the_last_copy_and_one_gets_it(database_url: str) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana", "Ben")
        stalls = {name: await turn_to(table, name, "stall") for name in ("Ana", "Ben")}
        for name, stall in stalls.items():
            table[name].fire(stall, deed_key(stall, "buy.ladle"))
        await table.sim.settle()
        books = await books_of(table)
        assert sorted(hero.gold for hero in books.heroes.values()) == [20, 30]
        told = sorted(text_of(stall).splitlines()[0] for stall in stalls.values())
        assert told == ["market-bought", "⚠ market-sold-out"]


async def test_pages_and_menus_survive_a_restart(database_url: str) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana")
        stall = await turn_to(table, "Ana", "stall")
        await table.sim.restart()
        await table["Ana"].press(stall, custom_id=deed_key(stall, "buy.ladle"))
        assert (await books_of(table)).count(of_hero(1), "item", "ladle") == 1


async def test_what_a_party_is_asked_is_posted_with_buttons_for_everyone(
    database_url: str,
) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana", "Ben")
        opened = message_of(await table["Ana"].slash("sheet"))
        await table["Ana"].forge(opened, Press("deed", 0, "sheet", arg="x.fork.yard").custom_id)
        asked = table.last_message
        assert "market-fork" in text_of(asked)
        assert set(buttons_of(asked)) == {"market-left"}  # and no page to go back to
        answer = await table["Ben"].press(asked, custom_id=deed_key(asked, "vote.left"))
        assert answer.ephemeral
        campaign = await table.sim.as_bot(tables_of(table).campaign_in(table.world.channel.id))
        assert campaign is not None and campaign.game is not None
        assert not buttons_of(next(m for m in table.messages if m.id == asked.id))
        again = await table["Ana"].forge(asked, deed_key(asked, "vote.left"))
        assert again.ephemeral and "A scenario is running" in text_of(again)


@pytest.mark.parametrize("name", ["Dai", "Gus"])
async def test_whoever_has_no_seat_gets_one_sentence(database_url: str, name: str) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana")
        stall = await turn_to(table, "Ana", "stall")
        before = (await books_of(table)).holdings
        opened = message_of(await table[name].slash("help"))
        await table[name].forge(opened, deed_key(stall, "buy.ladle"))
        assert text_of(opened).startswith("⚠") and len(text_of(opened).splitlines()) <= 2
        assert (await books_of(table)).holdings == before
        told = await table[name].slash("sheet")
        assert told.ephemeral and len(text_of(told).splitlines()) == 1


@pytest.mark.parametrize(
    "command",
    [*("city", "sheet", "world", "shop", "deck", "perks"), *("events", "quests", "history")],
)
async def test_without_a_campaign_every_page_says_so(database_url: str, command: str) -> None:
    async with tavern(database_url, MARKET) as table:
        told = await table["Ana"].slash(command)
        assert told.ephemeral
        assert text_of(told).startswith("There is no campaign in this channel")


async def test_history_tells_who_did_what_and_keeps_secrets(database_url: str) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana", "Ben")
        opened = message_of(await table["Ana"].slash("sheet"))
        await table["Ana"].forge(opened, Press("deed", 0, "sheet", arg="x.fortune").custom_id)
        dealt = (await books_of(table)).heroes[1].dealt[0]
        own = text_of(await table["Ana"].slash("history", count=5))
        other = text_of(await table["Ben"].slash("history", count=5))
        assert "**Ana**" in own and "market-fortune" in own
        assert "market-dealt" in other and "market-fortune" not in other
        assert dealt not in other


async def test_the_gm_undoes_a_change_and_everybody_reads_it(database_url: str) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana", "Ben")
        stall = await turn_to(table, "Ana", "stall")
        await table["Ana"].press(stall, custom_id=deed_key(stall, "buy.ladle"))
        entries = await table.gm.complete("gm undo-change", "entry", "bought")
        reply = await table.gm.slash("gm undo-change", entry=int(entries[0]), why="a misclick")
        assert "undone" in text_of(reply)
        assert "Gus" in table.last_message.content and "a misclick" in table.last_message.content
        books = await books_of(table)
        assert (books.heroes[1].gold, books.count(of_hero(1), "item", "ladle")) == (30, 0)
        assert "(undone)" in text_of(await table["Ben"].slash("history"))


async def test_the_gm_gives_a_seat_to_somebody_else(database_url: str) -> None:
    async with tavern(database_url, MARKET) as table:
        await open_market(table, "Ana", "Ben")
        (seat,) = await table.gm.complete("gm swap-player", "seat", "Ana")
        await table.gm.slash("gm swap-player", seat=seat, player=table["Dai"].member, why="moved")
        assert "Dai" in table.last_message.content and "moved" in table.last_message.content
        assert "Ana the Bold" in text_of(await table["Dai"].slash("sheet"))
        assert "Ana the Bold" not in text_of(await table["Ana"].slash("sheet"))
