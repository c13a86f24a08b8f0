"""How hard a scenario is, chosen when it starts."""

from __future__ import annotations

import pytest

from bot.systems import ALL
from tests.bot.bench import text_of
from tests.bot.flows.party import gather_party, keep_quest, tavern

HAVEN = ALL["haven"]
TWO = ("Ana", "Ben")


@pytest.mark.rule("H-LEVEL-05", "H-LEVEL-10")
async def test_a_difficulty_and_open_information_can_be_chosen(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, TWO, difficulty="very-hard", open=True)
        facts = {fact.key: fact.facts for fact in (await party.state()).view.facts}
        assert facts["haven-fact-level"] == {"level": 3}
        assert facts["haven-fact-traps"] == {"trap": 6, "hazard": 3}


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"level": 2, "difficulty": "easy"}, "Choose a level or a difficulty, not both."),
        ({"level": 7, "open": True}, "The level goes from 0 to 6."),
    ],
)
async def test_what_does_not_fit_together_is_refused_in_one_sentence(
    database_url: str, chosen: dict[str, object], sentence: str
) -> None:
    async with tavern(database_url, ALL) as table:
        await table.gm.slash("campaign new", name="The Long Winter")
        for name, class_id in zip(TWO, ("doorward", "kindler"), strict=True):
            await table[name].slash("join")
            await table[name].slash("hero new", **{"class": class_id, "name": name})
            await keep_quest(table, name)
        reply = await table.gm.slash("scenario start", scenario="cold-kitchen", **chosen)
        assert reply.ephemeral and text_of(reply) == sentence
