"""That play goes on, whatever went wrong."""

from __future__ import annotations

from tests.bot.bench import text_of
from tests.bot.flows.party import DUEL, Party, presses

SYSTEM = DUEL["duel"]


async def play_by_letter(party: Party) -> None:
    """Everybody answers in their direct messages, without a look at the channel."""
    for name in party.names:
        letter = party.table[name].dms()[-1]
        key = next(press for press, _ in presses(letter) if press.verb == "do")
        await party.table[name].press(letter, custom_id=key.custom_id)


async def goes_on(party: Party) -> None:
    """The next ones who are awaited answer, and the board shows it."""
    for _ in range(3):
        before = (await party.state()).revision
        assert await party.play_one(SYSTEM.greedy)
        assert (await party.state()).revision == before + 1
    awaited = {seat.hero for seat in (await party.state()).awaited}
    assert any(str(hero) in text_of(party.board) for hero in awaited)
