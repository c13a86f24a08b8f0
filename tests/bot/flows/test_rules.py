"""What a word of the rules means, for whoever asks."""

from __future__ import annotations

import pytest

from bot.systems import ALL
from tests.bot.bench import message_of, selects_of, text_of
from tests.bot.flows.party import tavern


@pytest.mark.parametrize(
    ("locale", "typed", "name", "told", "ids"),
    [
        ("en-US", "poison", "Poison", "Every attack against a poisoned figure has +1", "H-COND-05"),
        ("en-US", "Short rest", "Short rest", "lose one of them at random", "H-REST-04"),
        ("fr", "poison", "Poison", "Toute attaque contre une figurine", "H-COND-05"),
        ("fr", "etourdissement", "Étourdissement", "n’emploie ni capacité ni objet", "H-COND-13"),
    ],
)
async def test_a_word_is_explained_in_the_language_of_the_person_with_its_rule(
    database_url: str, locale: str, typed: str, name: str, told: str, ids: str
) -> None:
    async with tavern(database_url, ALL) as table:
        table["Ana"].speaks(locale)
        reply = await table["Ana"].slash("rules", word=typed)
        assert reply.ephemeral
        shown = text_of(reply)
        assert name in shown and told in shown and ids in shown


async def test_words_are_found_while_they_are_typed_in_any_language(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        ana = table["Ana"]
        assert (await ana.complete("rules", "word", "rest"))[:2] == ["short-rest", "long-rest"]
        assert "stun" in await ana.complete("rules", "word", "étour")
        assert len(await ana.complete("rules", "word", "")) == 25


async def test_an_unknown_word_is_answered_with_those_that_are_known(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        ana = table["Ana"]
        near = await ana.slash("rules", word="initative")
        assert "Initiative" in text_of(near)
        reply = await ana.slash("rules", word="@everyone zzzz")
        assert "I do not know" in text_of(reply) and "@everyone" not in text_of(reply)
        menus = selects_of(reply)
        assert 1 <= len(menus) <= 5 and all(len(values) <= 25 for values in menus.values())
        first = next(iter(menus))
        chosen = await ana.choose(message_of(reply), "poison", custom_id=first)
        assert "H-COND-05" in text_of(chosen)
