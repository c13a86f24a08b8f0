"""Waiting on Discord: who is awaited until when, reminders that come and go, the clock."""

from __future__ import annotations

import pytest

from tests.bot.bench import message_of, selects_of, text_of
from tests.bot.flows.evening import HOUR, LOOK, evening, long_nights, mentions
from tests.bot.flows.party import presses

__all__ = ["long_nights"]
pytestmark = pytest.mark.usefixtures("long_nights")


async def test_the_board_says_who_is_awaited_since_when_and_until_when(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        board = text_of(party.board)
        assert "Waiting for Ana the Bold, Ben the Bold, and Chloe the Bold (asked <t:" in board
        asked = int(board.split("asked <t:")[1].split(":")[0])
        assert f"The clock decides <t:{asked + 24 * 3600}:R>" in board
        table["Ana"].speaks("fr")
        assert "L’horloge décide" in text_of(await table["Ana"].slash("status"))


async def test_a_reminder_comes_and_goes_with_the_answer(database_url: str) -> None:
    async with evening(database_url) as (table, _):
        for name in ("Ana", "Ben"):
            await table[name].slash("pick", lead="1")
        assert len(mentions(table, "Chloe")) == 1  # the first call
        await table.sim.advance(9 * HOUR)
        reminders = [m for m in mentions(table, "Chloe") if "waiting for you" in m or "alone" in m]
        assert len(reminders) == 1, reminders
        assert not any("waiting for you" in m for m in mentions(table, "Ana"))
        await table["Chloe"].slash("pick", lead="1")
        await table.sim.advance(LOOK)
        assert not any("waiting for you" in m for m in mentions(table, "Chloe"))


async def test_a_restarted_bot_reminds_all_the_same(database_url: str) -> None:
    async with evening(database_url) as (table, _):
        await table.sim.advance(60)
        bot = await table.sim.restart()
        bot.clockwork.poll = LOOK
        await table.sim.advance(9 * HOUR)
        assert any("waiting for you" in m for m in mentions(table, "Chloe"))


async def test_time_is_up_and_no_pick_is_told(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        await table.sim.advance(25 * HOUR)
        said = "\n".join(m.content for m in table.messages)
        assert "The clock decides for **Ana the Bold** this round" in said
        assert "24 hours" in said
        assert (await party.state()).status == "running"


async def test_a_reminder_by_direct_message_leads_to_the_answer(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        table["Ana"].speaks("fr")
        shown = await table["Ana"].slash("me", by="dm", every=3600)
        assert "un message privé" in text_of(shown) and "une heure" in text_of(shown)
        await table.sim.advance(1.5 * HOUR)
        letter = table["Ana"].dms()[-1]
        where, told, *_ = letter.content.splitlines()
        assert where == f"**The Long Winter**, <#{table.world.channel.id}>"
        assert told.startswith("La table vous attend (demandé <t:")
        assert not any("waiting for you" in m for m in mentions(table, "Ana"))
        await table["Ana"].press(letter, label="À vous")
        key = next(p for p, _ in presses(table["Ana"].dms()[-1]) if p.verb == "do")
        await table["Ana"].press(table["Ana"].dms()[-1], custom_id=key.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer is not None
        await table.sim.advance(LOOK)
        assert not any("La table vous attend" in m.content for m in table["Ana"].dms())


async def test_closed_direct_messages_fall_back_on_the_channel(database_url: str) -> None:
    async with evening(database_url) as (table, _):
        await table["Ana"].slash("me", by="dm", every=3600)
        table["Ana"].close_dms()
        await table.sim.advance(1.5 * HOUR)
        (told,) = [m for m in mentions(table, "Ana") if "waiting for you" in m]
        await table["Ana"].slash("pick", lead="1")
        await table.sim.advance(LOOK)
        assert told not in mentions(table, "Ana")  # taken away from where it fell back to


async def test_a_deleted_reminder_or_channel_stops_nothing(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        await table["Ana"].slash("me", every=3600)
        await table.sim.advance(1.5 * HOUR)
        path = f"/channels/{table.world.channel.id}/messages/*"
        table.sim.env.inject_error("DELETE", path, status=404, code=10008, times=None)
        await table["Ana"].slash("pick", lead="1")
        await table.sim.advance(25 * HOUR)
        assert (await party.state()).revision > 3


async def test_at_night_only_the_others_are_reminded(database_url: str) -> None:
    async with evening(database_url) as (table, _):  # the world begins at midnight UTC
        await table["Ana"].slash("me", zone="UTC", quiet="22-10", every=3600)
        await table["Ben"].slash("me", every=3600)
        await table.sim.advance(5 * HOUR)
        assert not any("waiting for you" in m for m in mentions(table, "Ana"))
        assert any("waiting for you" in m for m in mentions(table, "Ben"))
        await table.sim.advance(6 * HOUR)
        assert any("waiting for you" in m for m in mentions(table, "Ana"))


async def test_the_gm_is_called_with_the_means_to_decide(database_url: str) -> None:
    async with evening(database_url, pace="12h", expiry="gm") as (table, party):
        assert "The GM decides <t:" in text_of(party.board)
        for name in ("Ana", "Ben"):
            await table[name].slash("pick", lead="1")
        await table.sim.advance(12.5 * HOUR)
        call = next(m for m in table.messages if "time is up for Chloe the Bold" in m.content)
        assert call.content.startswith(f"<@{table.gm.id}>")
        (menu,) = selects_of(call)
        refused = await table["Ana"].choose(call, "3", custom_id=menu)
        assert "GM" in text_of(refused) and (await party.sitting("Chloe")).prompts
        panel = message_of(await table.gm.choose(call, "3", custom_id=menu))
        assert any("decides for Chloe the Bold" in m.content for m in table.messages)
        key = next(p for p, _ in presses(panel) if p.verb == "do")
        await table.gm.press(panel, custom_id=key.custom_id)
        await table.sim.advance(LOOK)
        assert not any("time is up for Chloe" in m.content for m in table.messages)
