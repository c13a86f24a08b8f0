"""Waiting on Discord: who is awaited until when, reminders that come and go, the clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot import outbox
from bot.app import EmberhallBot
from bot.systems import Systems
from tests.bot.bench import Table, message_of, selects_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, presses, tavern

SYSTEM = DUEL["duel"]
HOUR = 3600.0
RARELY = 30 * 24 * HOUR
LOOK = 1800.0  # until what changed is looked at


@pytest.fixture(autouse=True)
def long_nights(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole days pass in these tests: nothing looks around every few seconds."""
    monkeypatch.setattr(outbox, "POLL", RARELY)
    monkeypatch.setattr("bot.waiting.clockwork.POLL", LOOK)


@asynccontextmanager
async def evening(
    url: str, systems: Systems = DUEL, *, locale: str = "en-US", **pace: str
) -> AsyncIterator[tuple[Table[EmberhallBot], Party]]:
    """A table with a game that has begun, at some pace."""
    async with tavern(url, systems, locale=locale) as table:
        table.sim.bot.clockwork.poll = LOOK
        party = await gather_party(table, systems["duel"])
        await table.gm.slash("table pace", **({"pace": "24h"} | pace))
        yield table, party


def mentions(table: Table[EmberhallBot], name: str) -> list[str]:
    """What was said to somebody in the channel, and is still there."""
    return [m.content for m in table.messages if f"<@{table[name].id}>" in m.content]


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


async def test_the_pace_is_the_gm_s_and_everybody_reads_it(database_url: str) -> None:
    async with evening(database_url) as (table, _):
        told = next(m.content for m in table.messages if "sets the pace" in m.content)
        assert told == (
            "**Gus** sets the pace: 24 hours for an answer, then the clock decides; "
            "2 hours for a reaction to what others do."
        )
        shown = await table.gm.slash("table pace", expiry="rest", reactions=300)
        assert "then the clock decides, with a rest where one is possible; 5 minutes" in text_of(
            shown
        )
        table["Ana"].speaks("fr")
        refused = await table["Ana"].slash("table pace", pace="none")
        assert "MJ" in text_of(refused).splitlines()[0]
        assert "24 heures pour répondre" in text_of(refused)


async def test_somebody_stands_in_sees_the_cards_and_answers(database_url: str) -> None:
    async with evening(database_url) as (table, party):
        offered = await table["Ben"].complete("away", "until")
        assert offered[0] == "2026-01-02" and len(offered) == 9
        reply = await table["Ben"].slash("away", until="+7", **{"stand-in": table["Dai"].member})
        assert reply.ephemeral and "Dai plays for you until <t:" in text_of(reply)
        said = [m.content for m in table.messages]
        assert any("**Dai** stands in, sees the cards of Ben the Bold" in m for m in said)
        assert "Ben the Bold (Dai stands in)" in text_of(party.board)
        assert "Hand (5)" in text_of(table["Dai"].dms()[-1])
        await table["Dai"].slash("pick", lead="3")
        assert (await party.sitting("Ben")).prompts[0].answer == ("3",)
        assert "Dai stands in" in text_of(await table["Ana"].slash("table pace"))
        assert "You stand in for Ben here" in text_of(await table["Dai"].slash("help"))
        assert "`/back` ends that" in text_of(await table["Ben"].slash("help"))
        assert "`/away` hands your seat over" in text_of(await table["Ana"].slash("help"))
        assert "`/table pace` sets" in text_of(await table.gm.slash("help"))
        back = await table["Ben"].slash("back")
        assert "Welcome back" in text_of(back)
        stale = table["Dai"].dms()[-1]
        key = next((p for p, _ in presses(stale)), None)
        assert key is not None
        await table["Dai"].press(stale, custom_id=key.custom_id)
        assert "no longer yours" in text_of(table["Dai"].dms()[-1])


async def test_the_clock_plays_for_whoever_is_away(database_url: str) -> None:
    async with evening(database_url, locale="fr") as (table, party):
        reply = await table["Ben"].slash("away", until="20.1.")
        assert "L’horloge joue pour vous" in text_of(reply)
        await table.sim.advance(LOOK)
        board = text_of(party.board)
        assert "Ben the Bold" not in board.splitlines()[1]  # has picked already
        for name in ("Ana", "Chloe"):
            await table[name].slash("pick", lead="1")
        await table.sim.advance(LOOK)
        assert any("s’absente jusqu’au" in m.content for m in table.messages)
        assert all(table["Ben"].id not in {u.id for u in m.mentions} for m in table.messages[-4:])


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("away", {"until": "yesterday"}, "cannot read “yesterday” as a day"),
        ("away", {"until": "2025-12-31"}, "That day is over"),
        ("away", {"until": "2036-01-01"}, "more than a year"),
        ("away", {"until": "9999-12-31"}, "more than a year"),
        ("away", {"until": "**@everyone**"}, "cannot read"),
        ("back", {}, "You are not away"),
        ("me", {"zone": "Mars/Olympus"}, "I do not know the time zone “Mars/Olympus”"),
        ("me", {"quiet": "22-8"}, "Quiet hours need your time zone"),
        ("me", {"zone": "Paris", "quiet": "at night"}, "cannot read “at night” as quiet hours"),
        ("table pace", {"pace": "12h"}, "GM"),
    ],
)
async def test_what_cannot_be_understood_is_said_in_one_sentence(
    database_url: str, command: str, options: dict[str, str], sentence: str
) -> None:
    async with evening(database_url) as (table, _):
        before = len(table.messages)
        reply = await table["Ana"].slash(command, **options)
        assert reply.ephemeral and sentence in text_of(reply)
        assert "@everyone" not in text_of(reply).replace("@\u200b", "")
        assert len(table.messages) == before


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Ana", "cannot stand in for yourself"),
        ("Ben", "Ben has a seat here"),
        ("bot", "A bot cannot stand in"),
        ("outsider", "cannot see this channel"),
    ],
)
async def test_not_everybody_can_stand_in(database_url: str, name: str, sentence: str) -> None:
    async with evening(database_url) as (table, _):
        refused = await table["Ana"].slash(
            "away", until="+3", **{"stand-in": somebody(table, name)}
        )
        assert sentence in text_of(refused)


def somebody(table: Table[EmberhallBot], name: str) -> Any:
    """A member by name; a bot; or somebody who may not look into the channel."""
    env, guild = table.sim.env, table.world.guild
    if name == "bot":
        return guild.add_member(env.create_user("robot", bot=True))
    if name == "outsider":
        return env.create_user("elsewhere")
    return table[name].member


async def test_in_direct_messages_one_is_away_everywhere(database_url: str) -> None:
    async with evening(database_url) as (table, _):
        nobody = await table["Dai"].dm_slash("away", until="+3")
        assert "You sit at no table" in text_of(nobody)
        reply = await table["Ana"].dm_slash("away", until="+3")
        assert "At your tables: The Long Winter" in text_of(reply)
        again = await table["Ana"].dm_slash("back")
        assert "Welcome back" in text_of(again)
        assert [m.content for m in table.messages].count("**Ana** is back.") == 1


async def test_zones_are_offered_with_their_time(database_url: str) -> None:
    async with evening(database_url) as (table, _):
        offers = await table["Ana"].member.autocomplete(table.world.channel, "me", "zone", "paris")
        assert offers[0]["value"] == "Europe/Paris" and "(01:00)" in offers[0]["name"]
        assert await table["Ana"].complete("me", "zone", "nowhere at all") == []
        shown = await table["Ana"].slash("me", zone="paris", quiet="22-8")
        assert "Time zone: Europe/Paris" in text_of(shown)
        assert "Quiet hours: 22:00 to 08:00" in text_of(shown)
        cleared = await table["Ana"].slash("me", quiet="off", every=0)
        assert "Quiet hours: none" in text_of(cleared) and "Reminders: never" in text_of(cleared)


async def test_commands_and_choices_are_registered_in_french(database_url: str) -> None:
    async with evening(database_url) as (table, _):
        backend, guild = table.sim.env.backend, table.world.guild.id
        away, me = backend.find_command("away", guild), backend.find_command("me", guild)
        assert away is not None and away["name_localizations"]["fr"] == "absent"
        assert me is not None and me["name_localizations"]["fr"] == "moi"
        every = next(o for o in me["options"] if o["name"] == "every")
        names = [c["name_localizations"]["fr"] for c in every["choices"]]
        assert "Jamais" in names and "Après une heure" in names
