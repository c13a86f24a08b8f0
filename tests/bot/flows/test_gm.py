"""The GM steps in, and everybody is told."""

from __future__ import annotations

import pytest
import simcord

from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.bench import message_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, give, presses, tavern

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
        shown = message_of(await table.gm.slash("gm rewind", count=3, why="a misclick"))
        assert "3 answers" in text_of(shown) and not any(
            "a misclick" in m.content for m in table.messages
        )
        (confirm,) = [press for press, _ in presses(shown)]
        await table.gm.press(shown, custom_id=confirm.custom_id)
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
        assert verbs == ["pause", "rewind", "skip", "end", "for"]
        ordinary = await table["Ana"].slash("status")
        assert presses(message_of(ordinary)) == []
        await table.gm.press(reply, custom_id=f"end:{party.game}:::")
        assert (await party.state()).status == "running"
        await table.gm.press(reply, custom_id=f"end:{party.game}:::sure")
        assert (await party.state()).status == "ended"
        assert "blake2b-1:" in text_of(table.last_message)
        assert "ended" in text_of(party.board)


async def test_a_free_seat_is_the_gm_s_to_act_for(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        assert "for" not in {p.verb for p, _ in presses(await party.open_panel("Gus"))}
        await table["Ana"].slash("leave")
        panel = await party.open_panel("Gus")
        menu, seats = next((p, v) for p, v in presses(panel) if p.verb == "for")
        assert len(seats) == 1
        assert not any(p.verb == "for" for p, _ in presses(await party.open_panel("Ben")))
        named = await table.gm.member.autocomplete(table.world.channel, "gm act-for", "seat", "Ana")
        assert [offer["name"] for offer in named] == ["Ana the Bold (a free seat)"]
        await table.gm.choose(panel, *seats, custom_id=menu.custom_id)
        key = next(p for p, _ in presses(panel) if p.verb == "do")
        await table.gm.press(panel, custom_id=key.custom_id)
        assert "Ana the Bold" not in text_of(party.board).splitlines()[1]  # awaited no more
        for name in ("Ben", "Chloe"):
            await table[name].slash("pick", lead="1")
        again = await party.open_panel("Gus")
        assert ("for" in {p.verb for p, _ in presses(again)}) == (await awaits_ana(party))


async def awaits_ana(party: Party) -> bool:
    return any(seat.hero == "Ana the Bold" for seat in (await party.state()).awaited)


async def test_after_acting_for_somebody_the_gm_is_back_at_their_own_panel(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        for name in ("Ben", "Chloe"):
            await table[name].slash("pick", lead="1")
        panel = message_of(await table.gm.slash("gm act-for", seat="1"))
        for _ in range(8):  # to the end of the round, for whom the announcement holds
            keys = [p for p, _ in presses(panel) if p.verb == "do"]
            if not keys:
                break
            await table.gm.press(panel, custom_id=keys[0].custom_id)
        assert "nnounce" not in text_of(panel) and "waits for" in text_of(panel)
        assert (await party.state()).status == "running"
