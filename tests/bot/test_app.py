"""The bot comes up: commands everywhere, and nothing left to load on first use."""

from __future__ import annotations

import logging

import pytest

from bot.app import EmberhallBot
from bot.systems import Systems
from bot.words import catalogue
from tests.bot.bench import text_of
from tests.bot.flows.party import tavern
from tests.duel import DuelSystem


async def test_commands_are_there_once_and_in_direct_messages_too(database_url: str) -> None:
    async with tavern(database_url) as table:
        bot, guild = table.sim.bot, table.world.guild.id
        http, application = bot.http, bot.application_id
        assert application is not None
        everywhere = await table.sim.as_bot(http.get_global_commands(application))
        here = await table.sim.as_bot(http.get_guild_commands(application, guild))
        assert "pick" in {command["name"] for command in everywhere} and not here
        assert "no running game" in text_of(await table["Ana"].dm_slash("pick"))


async def test_commands_that_discord_refuses_are_one_sentence_in_the_log(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with tavern(database_url) as table:
        table.sim.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
        await table.sim.restart()
        said = [r for r in caplog.records if r.name == "bot.app" and r.levelno == logging.ERROR]
        assert len(said) == 1 and said[0].exc_info is None
        assert "Ana" in table.people


async def test_systems_and_languages_are_loaded_before_the_first_event(database_url: str) -> None:
    loaded: list[str] = []

    def load() -> DuelSystem:
        loaded.append("duel")
        return DuelSystem()

    catalogue.bundle.cache_clear()
    async with tavern(database_url, Systems({"duel": load})) as table:
        assert isinstance(table.sim.bot, EmberhallBot)
        assert loaded == ["duel"]
        assert catalogue.bundle.cache_info().currsize == len(catalogue.LOCALES)
