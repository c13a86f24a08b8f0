"""Three people and a GM play haven through Discord's buttons and menus."""

from __future__ import annotations

from bot.systems import ALL
from bot.ui.pictures import draw
from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.bench import Message, text_of
from tests.bot.flows.party import Party, gather_party, give, presses, tavern

HAVEN = ALL["haven"]


def lazy(view: View, prompt: Prompt) -> Answer:
    """Rests where it can and does as little as the rules allow."""
    alone = [option.id for option in prompt.options if option.alone]
    ids = alone[:1] or [option.id for option in prompt.options][-prompt.least :]
    return Answer(prompt.id, tuple(ids))


def boards_of(party: Party) -> list[Message]:
    return [m for m in party.table.messages if m.attachments]


async def test_from_a_new_campaign_to_victory(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, level=0)
        state = await party.play_out(HAVEN.greedy)
        assert state.status == "won" and state.view.outcome == "victory"
        boards = boards_of(party)
        assert len(boards) == state.round + 1  # the setting up and each round
        assert [bool(presses(m)) for m in boards] == [False] * state.round + [True]
        assert "Victory" in text_of(boards[-1])
        assert state.seed is not None and state.seed in text_of(table.last_message)
        assert any(seat.xp for seat in state.campaign.seats)


async def test_from_a_new_campaign_to_defeat_by_exhaustion(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, level=0)
        state = await party.play_out(lazy)
        assert state.status == "lost" and state.view.outcome == "defeat"
        assert all(seat.is_out for seat in state.view.seats)
        assert "Defeat" in text_of(boards_of(party)[-1])


async def test_the_bot_restarts_in_the_middle_of_a_turn(database_url: str) -> None:
    async with tavern(database_url, ALL, draw=draw) as table:
        party = await gather_party(table, HAVEN, level=0)
        while (await party.state()).round < 1 or await _is_picking(party):
            await party.play_one(HAVEN.greedy)
        name = await party.awaited()
        assert name is not None
        panel = await party.open_panel(name)
        for restart in (table.sim.restart, table.sim.crash):
            await restart()
            before = await party.sitting(name)
            prompt = next(p for p in before.prompts if p.answer is None)
            await give(table[name], panel, prompt, HAVEN.greedy(before.view, prompt))
            assert (await party.state()).revision == before.revision + 1
            if await party.awaited() != name:
                break
        while (await party.state()).round < 2:
            await party.play_one(HAVEN.greedy)
        assert len(boards_of(party)) == 3


async def _is_picking(party: Party) -> bool:
    name = await party.awaited()
    assert name is not None
    return any(prompt.secret for prompt in (await party.sitting(name)).prompts)


async def test_every_interaction_is_delivered_twice(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL) as table:
        table.deliver_twice()
        party = await gather_party(table, HAVEN, level=0)
        answers = 0
        while await party.play_one(HAVEN.greedy):
            answers += 1
        state = await party.state()
        assert state.status == "won"
        assert state.revision == answers + 1
        assert len(boards_of(party)) == state.round + 1
