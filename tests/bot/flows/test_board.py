"""The board message: what it says, and what remains of it."""

from __future__ import annotations

from bot.mishaps import TOO_OLD_TO_EDIT
from bot.systems import ALL
from tests.bot.bench import buttons_of, text_of
from tests.bot.flows.party import DUEL, gather_party, tavern

SYSTEM = DUEL["duel"]


async def test_on_a_board_of_an_earlier_round_nobody_is_awaited(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        while (await party.state()).round < 2:
            await party.play_one(SYSTEM.greedy)
        old = next(m for m in table.messages if m.attachments)
        assert old.id != party.board.id
        assert "a board of round 1" in text_of(old) and "further down" in text_of(old)
        assert "⌛" not in text_of(old) and not buttons_of(old)
        assert "⌛" in text_of(party.board)


async def test_a_board_that_is_posted_again_does_not_end_its_round(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        old = party.board
        path = f"/channels/{table.world.channel.id}/messages/{old.id}"
        table.sim.env.inject_error("PATCH", path, status=400, code=TOO_OLD_TO_EDIT, times=1)
        await table["Ana"].slash("pick", lead="1")
        assert party.board.id != old.id
        (aside,) = [m for m in table.messages if m.id == old.id]
        assert "a board of round 1; the present one is further down" in text_of(aside)
        assert "⌛" not in text_of(aside) and not buttons_of(aside)


async def test_before_the_first_round_no_round_is_named(database_url: str) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, ALL["haven"])
        assert (await party.state()).round == 0
        for shown in (party.board, await table["Ana"].slash("map")):
            assert "round" not in text_of(shown).splitlines()[0]
