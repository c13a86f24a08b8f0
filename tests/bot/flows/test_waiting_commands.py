"""The commands about waiting: the pace, being away, habits; and what is typed wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import EmberhallBot
from tests.bot.bench import Table, text_of
from tests.bot.flows.evening import LOOK, evening, long_nights
from tests.bot.flows.party import presses

__all__ = ["long_nights"]
pytestmark = pytest.mark.usefixtures("long_nights")


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
