"""The city of haven: where people find what they can do, and what is suggested while they type."""

from __future__ import annotations

import pytest

from bot.app import EmberhallBot
from bot.systems import ALL
from tests.bot.bench import Table, buttons_of, message_of, text_of
from tests.bot.flows.party import keep_quest, presses, tavern

CLASSES = getattr(ALL["haven"], "pack").classes  # noqa: B009 - as printed
PAGES = ("city", "sheet", "shop", "deck", "perks", "enhance", "events", "quests", "world")


async def settle_in(table: Table[EmberhallBot]) -> None:
    """Ana and Ben have heroes and quests."""
    await table.gm.slash("campaign new", name="The Long Winter")
    for name, class_id in (("Ana", "doorward"), ("Ben", "kindler")):
        await table[name].slash("join")
        await table[name].slash("hero new", **{"class": class_id, "name": f"{name} the Bold"})
        await keep_quest(table, name)


async def test_every_page_command_shows_something(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await settle_in(table)
        for command in (*PAGES, "party view", "history"):
            shown = await table["Ana"].slash(command)
            assert shown.ephemeral and "nothing to show" not in text_of(shown), command


@pytest.mark.rule("H-CITY-01")
async def test_the_city_leads_to_everything_and_every_page_leads_back(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await settle_in(table)
        city = message_of(await table["Ana"].slash("city"))
        keys = buttons_of(city)
        assert [*keys][:2] == ["Give 10 gold to the sanctuary", "Look for a city event"]
        links = [press for press, _ in presses(city) if press.verb == "turn"]
        assert {p.prompt for p in links} == {
            *("sheet", "quests", "shop", "enhance", "events", "party", "world", "classes")
        }
        for link in links:
            await table["Ana"].press(city, custom_id=link.custom_id)
            assert "The city" in buttons_of(city), link.prompt
            await table["Ana"].press(city, label="The city")
            assert buttons_of(city).keys() == keys.keys()


async def test_who_just_sat_down_is_led_to_the_classes(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await settle_in(table)
        await table["Dai"].slash("join")
        city = message_of(await table["Dai"].slash("city"))
        assert "`/hero new`" in text_of(city)
        await table["Dai"].press(city, label="A new hero")
        (press, offered) = next((p, v) for p, v in presses(city) if v)
        is_open = [not one.is_locked for one in CLASSES.values()]
        assert sum(is_open) == 6
        assert offered == [f"classes.{x}" for x, free in zip(CLASSES, is_open, strict=True) if free]
        await table["Dai"].choose(city, "classes.kindler", custom_id=press.custom_id)
        assert "cards in hand" in text_of(city) and "Perks" in str(
            message_of(city).embeds[0].to_dict()
        )


@pytest.mark.rule("H-LEVEL-06")
async def test_the_suggested_level_is_shown_where_a_scenario_is_started(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await settle_in(table)
        offers = await table["Ana"].member.autocomplete(
            table.world.channel, "scenario start", "level", "", scenario="cold-kitchen"
        )
        named = {offer["value"]: offer["name"] for offer in offers}
        assert list(named) == list(range(8))
        assert [n for n, name in named.items() if "suggested" in name] == [1]
        world = message_of(await table["Ana"].slash("world"))
        menu = next(p for p, values in presses(world) if "travel.cold-kitchen" in values)
        await table["Ana"].choose(world, "travel.cold-kitchen", custom_id=menu.custom_id)
        assert "Your heroes suggest level 1. The choice is yours." in text_of(world)
        levels = next(p for p, values in presses(world) if "travel.cold-kitchen.0" in values)
        await table["Ana"].choose(world, "travel.cold-kitchen.6", custom_id=levels.custom_id)
        status = text_of(await table["Ana"].slash("status"))
        assert "Level 6" in status or "level 6" in status


async def test_suggestions_name_no_class_that_is_locked(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await settle_in(table)
        for name in ("Ana", "Gus", "Dai"):
            assert await table[name].complete("hero new", "class", "lamp") == []
            assert "lampwright" not in await table[name].complete("hero new", "class")
        assert await table["Ana"].complete("hero new", "class", "kind") == ["kindler"]


async def test_suggestions_name_the_heroes(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        await settle_in(table)
        assert await table["Ben"].complete("sheet", "hero") == ["1", "2"]
        assert await table.gm.complete("gm grant", "hero", "ben") == ["2"]
        other = text_of(await table["Ben"].slash("sheet", hero="1"))
        assert "Ana the Bold" in other and "Personal quest" not in other
