"""The whole bot with a tiny rule system: from `/campaign new` to the end."""

from __future__ import annotations

from tests.bot.bench import text_of
from tests.bot.flows.party import DUEL, gather_party, give, presses, tavern

SYSTEM = DUEL["duel"]


async def test_three_people_and_a_gm_play_to_the_end(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        state = await party.play_out(SYSTEM.greedy)
        assert state.status == "won"
        boards = [m for m in table.messages if "round" in text_of(m)]
        assert len(boards) == 3  # one a round, edited in place
        assert all(a.description for m in boards for a in m.attachments)
        assert "blake2b-1:" in text_of(table.last_message)
        assert not any("<@" in m.content for m in table.messages)  # no mention is left over


async def test_a_turn_goes_on_after_a_restart(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        for _ in range(3):
            await party.play_one(SYSTEM.greedy)
        name = await party.awaited()
        assert name is not None
        sitting = await party.sitting(name)
        panel = await party.open_panel(name)
        await table.sim.restart()
        prompt = sitting.prompts[0]
        await give(table[name], panel, prompt, SYSTEM.greedy(sitting.view, prompt))
        after = await party.sitting(name)
        assert after.revision == sitting.revision + 1
        await table.sim.crash()
        assert (await party.play_out(SYSTEM.greedy)).status == "won"


async def test_every_interaction_delivered_twice_has_one_effect(database_url: str) -> None:
    async with tavern(database_url) as table:
        table.deliver_twice()
        party = await gather_party(table, SYSTEM)
        answers = 0
        while await party.play_one(SYSTEM.greedy):
            answers += 1
        state = await party.state()
        assert state.status == "won"
        assert state.revision == answers + 1  # the start and one row for each answer
        posts = [m.content for m in table.messages]
        assert len(posts) == len(set(posts))


async def test_a_button_of_an_answered_question_says_so_and_shows_the_present_one(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        old = next(press for press, _ in presses(panel) if press.verb == "do")
        for _ in range(3):
            await party.play_one(SYSTEM.greedy)
        before = await party.state()
        await table["Ana"].press(panel, custom_id=old.custom_id)
        assert "answered already" in text_of(panel)
        assert (await party.state()).revision == before.revision
