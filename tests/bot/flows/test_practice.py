"""One person learns to play: alone, in messages that nobody else sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.app import EmberhallBot
from bot.facts import Person as Somebody
from bot.facts import Sitting
from bot.preview.delivery import Delivery
from bot.systems import ALL
from bot.training import PRACTICE
from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.bench import Message, Table, buttons_of, lines_of, message_of, text_of
from tests.bot.flows.party import give, tables_of, tavern

HAVEN = ALL["haven"]
Choose = Callable[[View, Prompt], Answer]


async def training(table: Table[EmberhallBot], name: str) -> Sitting:
    somebody = Somebody(table[name].id, name)
    found = await table.sim.as_bot(tables_of(table).sitting(somebody, game=PRACTICE))
    assert isinstance(found, Sitting)
    return found


async def answer(table: Table[EmberhallBot], name: str, panel: Message, choose: Choose) -> None:
    """Answer the question of the panel, which is edited in place."""
    sitting = await training(table, name)
    prompt = next(p for p in sitting.prompts if p.answer is None)
    await give(table[name], panel, prompt, choose(sitting.view, prompt))


async def begun(table: Table[EmberhallBot], name: str, hero: str) -> Message:
    opened = await table[name].slash("practice")
    assert opened.ephemeral
    return message_of(await table[name].press(message_of(opened), label=hero))


@pytest.mark.parametrize(
    ("locale", "hero", "pick", "over"),
    [
        ("en-US", "Play the Doorward", "Each round you pick two cards", "Once more"),
        ("fr", "Jouer : Attise-feu", "À chaque manche vous choisissez deux cartes", "Encore une"),
    ],
)
async def test_a_whole_fight_is_played_in_one_private_message(
    database_url: str, locale: str, hero: str, pick: str, over: str
) -> None:
    async with tavern(database_url, ALL) as table:
        table["Ana"].speaks(locale)
        panel = await begun(table, "Ana", hero)
        read, answers = "", 0
        while (await training(table, "Ana")).prompts:
            read += text_of(panel)
            await answer(table, "Ana", panel, HAVEN.greedy)
            answers += 1
        assert pick in read and "💡" in read
        assert 12 <= answers <= 80
        assert any(over in label for label in buttons_of(panel)) and "🏆" in text_of(panel)
        assert table.messages == [] and table["Ana"].dms() == []  # nobody else heard of it


async def test_what_happened_and_one_hint_stand_above_each_question(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        panel = await begun(table, "Ana", "Play the Doorward")
        assert "The map shows you where you are" in text_of(panel)
        assert any("Nobody goes down the big stairs" in line for line in lines_of(panel))
        await answer(table, "Ana", panel, HAVEN.greedy)
        assert "Each round you pick two cards" in text_of(panel)
        assert any("starts at" in line for line in lines_of(panel))
        await answer(table, "Ana", panel, HAVEN.greedy)
        assert "Each round you pick two cards" not in text_of(panel)  # told once


async def test_it_can_be_played_by_command_in_a_channel_and_in_direct_messages(
    database_url: str,
) -> None:
    async with tavern(database_url, ALL) as table:
        await begun(table, "Ana", "Play the Doorward")
        where = (await training(table, "Ana")).prompts[0].options[0].id
        moved = await table["Ana"].slash("go", where=where)
        assert moved.ephemeral and "Pick two cards" in text_of(moved)
        hand = [c.id for p in (await training(table, "Ana")).view.piles for c in p.cards]
        picked = await table["Ana"].dm_slash("pick", lead=hand[0], other=hand[1])
        assert "What do you do next?" in text_of(picked) or "damage" in text_of(picked)
        assert "Doorward" not in "".join(m.content for m in table.messages)


async def test_who_stops_goes_on_where_they_were_even_after_a_restart(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        panel = await begun(table, "Ana", "Play the Doorward")
        await answer(table, "Ana", panel, HAVEN.greedy)
        before = await training(table, "Ana")
        await table.sim.restart()
        again = await table["Ana"].slash("practice")
        assert "Pick two cards" in text_of(again)
        assert (await training(table, "Ana")).prompts == before.prompts
        await answer(table, "Ana", panel, HAVEN.greedy)  # the old message works, too
        assert (await training(table, "Ana")).revision == before.revision + 1
        anew = await table["Ana"].slash("practice", anew=True)
        assert "Play both" in buttons_of(anew)


async def test_an_outlived_button_and_a_double_click_change_nothing(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        panel = await begun(table, "Ana", "Play the Doorward")
        key = next(iter(buttons_of(panel).values()))
        first: Delivery = table["Ana"].fire(panel, key)
        table.redeliver(first)
        await table.sim.settle()
        assert (await training(table, "Ana")).revision == 3  # begun, and one answer
        await table["Ana"].forge(panel, key)
        assert "⚠" in text_of(panel)
        assert (await training(table, "Ana")).revision == 3
        ben = await table["Ben"].slash("practice")
        await table["Ben"].forge(message_of(ben), key)  # somebody who practises nothing
        found: Any = await table.sim.as_bot(
            tables_of(table).sitting(Somebody(table["Ben"].id, "Ben"), game=PRACTICE)
        )
        assert not isinstance(found, Sitting)


async def test_a_step_is_taken_back_until_something_was_revealed(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        panel = await begun(table, "Ana", "Play both")
        for _ in range(2):
            await answer(table, "Ana", panel, HAVEN.greedy)
        assert "Ana" not in text_of(panel)  # two heroes bear the names of their classes
        await answer(table, "Ana", panel, HAVEN.greedy)  # one of two picks
        undone = await table["Ana"].slash("undo")
        assert "Pick two cards" in text_of(undone)
        sitting = await training(table, "Ana")
        assert [p.answer for p in sitting.prompts] == [None, None]


@pytest.mark.parametrize(
    ("locale", "learn", "title"),
    [("en-US", "Show me how", "A fight of your own"), ("fr", "Montrez-moi", "Un combat à vous")],
)
async def test_help_leads_there(database_url: str, locale: str, learn: str, title: str) -> None:
    async with tavern(database_url, ALL) as table:
        table["Ana"].speaks(locale)
        shown = await table["Ana"].slash("help")
        pressed = await table["Ana"].press(message_of(shown), label=learn)
        assert title in text_of(pressed)
        shown = await table["Ana"].dm_slash("help")
        pressed = await table["Ana"].press(message_of(shown), label=learn)
        assert title in text_of(pressed)
