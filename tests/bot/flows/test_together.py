"""Questions to the whole party: anybody at the table answers, the first answer counts."""

from __future__ import annotations

import pytest

from bot.app import EmberhallBot
from bot.systems import ALL
from tests.bot.bench import Message, Table, text_of
from tests.bot.flows.party import Party, gather_party, presses, tavern

HAVEN = ALL["haven"]
PLAYERS = ("Ana", "Ben")
ALREADY = {"Ana": "already", "Ben": "déjà", "Gus": "déjà"}  # each in their own language


async def asked_together(table: Table[EmberhallBot]) -> Party:
    """A party at the start of a random dungeon: everybody is asked for the penalties."""
    party = await gather_party(table, HAVEN, PLAYERS, scenario="unnumbered-landing")
    (prompt,) = (await party.sitting("Ana")).prompts
    assert len(prompt.seats) > len(PLAYERS)
    return party


async def revision(party: Party) -> int:
    return (await party.state()).revision


def options(panel: Message) -> list[tuple[str, tuple[str, ...] | None]]:
    """What answers the question: a button each, or the lines of a menu."""
    keys = [(press.custom_id, None) for press, _ in presses(panel) if press.verb == "do"]
    lines = [
        (press.custom_id, (value,))
        for press, values in presses(panel)
        if press.verb == "pick"
        for value in values
    ]
    return [*keys, *lines]


async def answer(party: Party, name: str, panel: Message, position: int) -> None:
    party.table[name].fire(panel, *options(panel)[position])
    await party.table.sim.settle()


@pytest.mark.parametrize(("first", "second"), [("Ben", "Gus"), ("Gus", "Ana"), ("Ana", "Ben")])
async def test_the_first_answer_counts_and_the_second_is_told_so(
    database_url: str, first: str, second: str
) -> None:
    async with tavern(database_url, ALL) as table:
        for name in ("Ben", "Gus"):
            table[name].speaks("fr")
        party = await asked_together(table)
        here, there = await party.open_panel(first), await party.open_panel(second)
        before = await revision(party)
        await answer(party, first, here, 0)
        assert await revision(party) == before + 1
        await answer(party, second, there, 1)
        assert await revision(party) == before + 1
        (told,) = [line for line in text_of(there).splitlines() if "⚠" in line]
        assert ALREADY[second] in told and told.count(".") == 1
        assert "⚠" not in text_of(here)


async def test_answers_at_the_same_moment_are_one_and_strangers_have_none(
    database_url: str,
) -> None:
    async with tavern(database_url, ALL) as table:
        party = await asked_together(table)
        before = await revision(party)
        panels = {name: await party.open_panel(name) for name in ("Ana", "Ben", "Gus")}
        stranger = await party.open_panel("Dai")
        assert options(stranger) == []
        await table["Dai"].forge(stranger, options(panels["Ana"])[0][0])
        assert await revision(party) == before
        for position, (name, panel) in enumerate(panels.items()):
            table[name].fire(panel, *options(panel)[position % 2])
        await table.sim.settle()
        assert await revision(party) == before + 1
        assert sum("⚠" in text_of(panel) for panel in panels.values()) == len(panels) - 1
