"""What happened: one short post a turn, all of it behind a button, since one was last here."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.systems import ALL
from tests.bot.bench import Message, buttons_of, message_of, text_of
from tests.bot.flows.party import Party, gather_party, presses, tavern

HAVEN = ALL["haven"]
PAIR = ("Ana", "Ben")


def turns(messages: list[Any]) -> list[Message]:
    """The posts that tell a turn."""
    return [m for m in messages if any(press.verb == "story" for press, _ in presses(m))]


async def played_to_round(party: Party, number: int) -> None:
    while (await party.state()).round < number:
        assert await party.play_one(HAVEN.greedy)


async def test_each_turn_is_one_short_post_when_it_is_over(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, PAIR)
        await played_to_round(party, 3)
        told = [text_of(message) for message in turns(table.messages)]
        rounds = [n for n, text in enumerate(told) if text.startswith("Round ")]
        assert len(rounds) == 2 and rounds[0] == 0  # the third has not ended yet
        first = told[1 : rounds[1]]
        assert sum("Ana the Bold" in text for text in told) >= 2
        assert 3 <= len(first) <= 8 and all(len(text) <= 1200 for text in told)
        assert all(re.search(r"\*\*.+\*\* ", text) for text in first)
        assert len(told) == len(set(told))


@pytest.mark.parametrize(
    ("locale", "label", "line"),
    [("en-US", "Details", "takes a turn."), ("fr", "Détails", "joue son tour.")],
)
async def test_all_of_a_turn_is_behind_its_button_for_one_person_alone(
    database_url: str, locale: str, label: str, line: str
) -> None:
    async with tavern(database_url, ALL, locale=locale) as table:
        for name in (*PAIR, "Chloe"):
            table[name].speaks(locale)
        party = await gather_party(table, HAVEN, PAIR)
        await played_to_round(party, 2)
        post = turns(table.messages)[1]
        count = len(table.messages)
        shown = await table["Chloe"].press(post, label=label)  # whoever sees the channel
        assert shown.ephemeral and line in text_of(shown)
        assert len(text_of(shown)) > len(text_of(post)) and len(table.messages) == count
        await table.sim.restart()
        again = await table["Ana"].press(post, label=label)
        assert line in text_of(again)


async def test_what_was_taken_back_is_told_once(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, PAIR)
        await played_to_round(party, 1)
        while True:
            name = await party.awaited()
            assert name is not None
            prompt = (await party.sitting(name)).prompts[0]
            await party.play_one(HAVEN.greedy)
            if prompt.kind == "move-to" and (await party.sitting(name)).can_take_back:
                break
        await table[name].slash("undo")
        while await party.awaited() == name and (await party.state()).round == 1:
            await party.play_one(HAVEN.greedy)
        post = next(m for m in reversed(turns(table.messages)) if f"{name} the Bold" in text_of(m))
        assert text_of(post).count(f"**{name} the Bold** moves to") <= 2
        assert text_of(post).count("moves to") == len(set(re.findall("moves to ..", text_of(post))))


@pytest.mark.parametrize(
    ("locale", "begun", "since", "nothing"),
    [
        ("en-US", "What happened so far", "Since you were last here", "Nothing happened since"),
        ("fr", "Ce qui s’est passé jusqu’ici", "Depuis votre dernier passage", "Il ne s’est rien"),
    ],
)
async def test_a_recap_tells_everybody_what_they_have_missed(
    database_url: str, locale: str, begun: str, since: str, nothing: str
) -> None:
    async with tavern(database_url, ALL) as table:
        table["Chloe"].speaks(locale)
        party = await gather_party(table, HAVEN, PAIR)
        await played_to_round(party, 2)
        first = await table["Chloe"].slash("recap")
        assert first.ephemeral and begun in text_of(first)
        assert nothing in text_of(await table["Chloe"].slash("recap"))
        await played_to_round(party, 3)
        later = text_of(await table["Chloe"].slash("recap"))
        assert since in later and len(later) < len(text_of(first)) * 2
        assert "starts at" not in later


async def test_whoever_acted_has_missed_only_what_came_after(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, PAIR)
        await played_to_round(party, 3)
        own = text_of(await table["Ana"].slash("recap"))
        stranger = text_of(await table["Chloe"].slash("recap"))
        assert "Since you were last here" in own and len(own) < len(stranger)


async def test_the_log_has_pages_and_comes_as_a_file(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, PAIR)
        await played_to_round(party, 3)
        newest = await table["Ana"].slash("log")
        assert "Earlier" in buttons_of(newest) and "Later" not in buttons_of(newest)
        before = text_of(newest)
        older = await table["Ana"].press(message_of(newest), label="Earlier")
        assert text_of(older) != before and "Later" in buttons_of(older)
        filed = await table["Ana"].press(message_of(newest), label="As a file")
        (attached,) = message_of(filed).attachments
        assert filed.ephemeral and attached.filename == f"emberhall-{party.game}.txt"
        by_command = await table["Ben"].slash("log", file=True)
        assert message_of(by_command).attachments and by_command.ephemeral


async def test_the_file_holds_no_more_than_the_person_may_read(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, PAIR)
        await played_to_round(party, 2)
        texts = {}
        for name in ("Ana", "Ben", "Chloe"):
            filed = await table[name].slash("log", file=True)
            (attached,) = message_of(filed).attachments
            texts[name] = (await table.sim.as_bot(attached.read())).decode()
        goals = {n: (await party.sitting(n)).view.aims for n in PAIR}
        assert all("takes a turn." in text and "**" not in text for text in texts.values())
        for name in PAIR:
            for other in texts:
                for aim in goals[name]:
                    title = table.sim.bot.host.voice("en").plain(aim.name)
                    assert other == name or title not in texts[other]
