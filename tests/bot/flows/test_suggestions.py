"""Who cannot decide may take what a robot would choose, who sees no more than they do."""

from __future__ import annotations

import pytest

from bot.systems import ALL
from tests.bot.bench import buttons_of, message_of, text_of
from tests.bot.flows.party import DUEL, gather_party, presses, tavern

SYSTEM = DUEL["duel"]


@pytest.mark.parametrize(
    ("locale", "ask", "told", "take"),
    [
        ("en-US", "Suggest", "I would choose", "As suggested"),
        ("fr", "Conseil", "Je choisirais", "Comme conseillé"),
    ],
)
async def test_a_pick_is_suggested_in_private_and_taken_with_one_click(
    database_url: str, locale: str, ask: str, told: str, take: str
) -> None:
    async with tavern(database_url, ALL) as table:
        table["Ana"].speaks(locale)
        party = await gather_party(table, ALL["haven"], ("Ana", "Ben"))
        while not any(
            p.secret and p.kind == "pick-cards" for p in (await party.sitting("Ana")).prompts
        ):
            await party.play_one(ALL["haven"].greedy)
        sitting = await party.sitting("Ana")
        prompt = sitting.prompts[0]
        best = ALL["haven"].greedy(sitting.view, prompt)
        public = table.everything_said()
        panel = await party.open_panel("Ana")
        advised = await table["Ana"].press(panel, label=ask)
        assert told in text_of(advised) and prompt.answer is None
        assert (await party.sitting("Ana")).prompts[0].answer is None  # nothing is answered yet
        await table["Ana"].press(message_of(advised), label=take)
        assert (await party.sitting("Ana")).prompts[0].answer == best.chosen
        said = table.everything_said()[len(public) :]
        channel = f"/channels/{table.world.channel.id}/messages"
        posts = [line for line in said.splitlines() if channel in line]
        assert not any(card in line for line in posts for card in best.chosen)


async def test_it_is_offered_in_direct_messages_and_only_while_one_is_asked(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        letter = table["Ana"].dms()[-1]
        assert "Suggest" in buttons_of(letter)
        await table["Ana"].press(letter, label="Suggest")
        letter = table["Ana"].dms()[-1]
        await table["Ana"].press(letter, label="As suggested")
        assert (await party.sitting("Ana")).prompts[0].answer is not None
        assert "Suggest" not in buttons_of(table["Ana"].dms()[-1])


async def test_nobody_gets_a_suggestion_for_somebody_else(database_url: str) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        letter = table["Ana"].dms()[-1]
        hint = next(p for p, _ in presses(letter) if p.verb == "hint")
        panel = message_of(await table["Ben"].press(table.messages[-2], label="Your move"))
        await table["Ben"].forge(panel, hint.custom_id)
        assert "I would choose" not in text_of(panel) and "⚠" in text_of(panel)
