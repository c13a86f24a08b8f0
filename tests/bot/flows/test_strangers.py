"""Buttons in the wrong hands: forged, or of a seat that is somebody else's now."""

from __future__ import annotations

import pytest

from bot.app import EmberhallBot
from bot.preview.world import Guest, World
from tests.bot.bench import Message, Person, Table, message_of, text_of
from tests.bot.flows.party import DUEL, gather_party, presses, tavern

SYSTEM = DUEL["duel"]


def elsewhere(table: Table[EmberhallBot], name: str) -> Person:
    """The same person on a server where nobody plays."""
    env, user = table.sim.env, table[name].user
    guild = env.create_guild("Elsewhere")
    guest = Guest(name, user, guild.add_member(user))
    return Person(table.sim, World(env, guild, guild.create_text_channel("hall"), {}), guest)


def shows_the_game(answer: Message) -> bool:
    return bool(answer.attachments or answer.embeds or presses(answer)) or "Bold" in text_of(answer)


@pytest.mark.parametrize("name", ["Dai", "Ana", "Gus"])
async def test_a_game_is_not_shown_on_another_server(database_url: str, name: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        stranger = elsewhere(table, name)
        for verb in ("act", "undo", "hand", "log", "map"):
            opened = message_of(await stranger.slash("help"))
            answer = message_of(await stranger.forge(opened, f"{verb}:{party.game}:::"))
            assert "not played in this channel" in text_of(answer), verb
            assert not shows_the_game(answer), verb


async def test_a_game_is_not_shown_to_somebody_else_in_their_direct_messages(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        opened = message_of(await table["Dai"].dm_slash("help"))
        await table["Dai"].forge(opened, f"act:{party.game}:::")
        assert "no longer yours" in text_of(opened)
        assert not shows_the_game(opened)


async def test_somebody_else_s_question_cannot_be_answered(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        key = next(p for p, _ in presses(await party.open_panel("Ana")) if p.verb == "do")
        before = (await party.state()).revision
        for name in ("Ben", "Dai", "Gus"):
            own = await party.open_panel(name)
            await table[name].forge(own, key.custom_id)
            assert "⚠" in text_of(own), name
        as_gm = await party.open_panel("Gus")
        await table.gm.forge(as_gm, f"do:{party.game}:{key.prompt}:1:{key.arg}")
        assert (await party.state()).revision == before
        assert (await party.sitting("Ana")).prompts[0].answer is None


async def test_the_buttons_of_a_seat_that_was_left_say_so(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        letter, panel = table["Ana"].dms()[-1], await party.open_panel("Ana")
        key = next(p for p, _ in presses(letter) if p.verb == "do")
        await table["Ana"].slash("leave")
        await table["Dai"].slash("join")
        before = (await party.state()).revision
        await table["Ana"].press(letter, custom_id=key.custom_id)
        await table["Ana"].press(panel, custom_id=key.custom_id)
        assert "no longer yours" in text_of(table["Ana"].dms()[-1])
        assert "no longer yours" in text_of(panel)
        assert (await party.state()).revision == before
        assert (await party.sitting("Dai")).prompts[0].answer is None
