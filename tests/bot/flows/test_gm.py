"""The GM steps in, and everybody is told."""

from __future__ import annotations

import pytest
import simcord

from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.bench import message_of, text_of
from tests.bot.flows.party import DUEL, gather_party, give, presses, tavern

SYSTEM = DUEL["duel"]


def first_option(view: View, prompt: Prompt) -> Answer:
    return Answer(prompt.id, (prompt.options[0].id,))


async def test_the_commands_are_hidden_from_ordinary_members(database_url: str) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        assert "gm pause" in table.gm.member.available_commands(table.world.channel)
        assert "gm pause" not in table["Ana"].member.available_commands(table.world.channel)
        with pytest.raises((simcord.SetupError, Exception)):
            await table["Ana"].slash("gm pause")


async def test_a_paused_game_takes_no_answers_until_it_goes_on(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        letter = table["Ana"].dms()[-1]
        await table.gm.slash("gm pause", why="**pizza**")
        assert any(r"Gus" in m.content and r"\*\*pizza\*\*" in m.content for m in table.messages)
        assert "paused" in text_of(party.board)
        key = next(p for p, _ in presses(letter) if p.verb == "do")
        await table["Ana"].press(letter, custom_id=key.custom_id)
        assert "paused" in table["Ana"].dms()[-1].content
        await table.gm.slash("gm resume")
        assert (await party.play_out(SYSTEM.greedy)).status == "won"


async def test_rewind_makes_old_panels_stale_and_asks_again(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        for _ in range(5):
            await party.play_one(first_option)
        assert (await party.state()).round == 1
        name = await party.awaited()
        assert name is not None
        panel = await party.open_panel(name)
        key = next(p for p, _ in presses(panel) if p.verb == "do")
        await table.gm.slash("gm rewind", count=3, why="a misclick")
        assert any("a misclick" in m.content for m in table.messages)
        await table[name].press(panel, custom_id=key.custom_id)
        assert "⚠" in text_of(panel)
        assert (await party.play_out(SYSTEM.greedy)).status == "won"


async def test_acting_for_somebody_is_announced_before_the_options_are_shown(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        seats = await table.gm.complete("gm act-for", "seat", "chloe")
        reply = await table.gm.slash("gm act-for", seat=seats[0])
        assert any("Gus" in m.content and "Chloe the Bold" in m.content for m in table.messages)
        prompt = (await party.sitting("Chloe")).prompts[0]
        await give(table.gm, message_of(reply), prompt, Answer(prompt.id, ("4",)))
        assert (await party.sitting("Chloe")).prompts[0].answer == ("4",)
        log = await table["Ana"].slash("log")
        assert "Gus" in text_of(log)


async def test_a_forged_act_for_is_refused(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        reply = await table.gm.slash("status")
        menu = next(p for p, _ in presses(message_of(reply)) if p.verb == "for")
        table.gm.fire(message_of(reply), menu.custom_id, ["nobody"])
        await table.sim.settle()
        assert (await party.state()).revision == 1


async def test_a_gm_finds_the_same_means_under_status(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        reply = message_of(await table.gm.slash("status"))
        verbs = [press.verb for press, _ in presses(reply)]
        assert verbs == ["pause", "rewind", "end", "for"]
        ordinary = await table["Ana"].slash("status")
        assert presses(message_of(ordinary)) == []
        await table.gm.press(reply, custom_id=f"end:{party.game}:::")
        assert (await party.state()).status == "running"
        await table.gm.press(reply, custom_id=f"end:{party.game}:::sure")
        assert (await party.state()).status == "ended"
        assert "blake2b-1:" in text_of(table.last_message)
        assert "ended" in text_of(party.board)
