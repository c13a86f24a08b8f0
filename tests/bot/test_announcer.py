"""What the channel and the people get to see when seats change hands or the bot falls over."""

from __future__ import annotations

from sqlalchemy import text

from bot.app import EmberhallBot
from bot.store.database import Database
from bot.store.messages import Message as Row
from tests.bot.bench import Message, Table, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, presses, tavern

SYSTEM = DUEL["duel"]


def live_boards(table: Table[EmberhallBot]) -> list[Message]:
    """The messages with [Your move]."""
    return [m for m in table.messages if any(p.verb == "act" for p, _ in presses(m))]


def mentions(table: Table[EmberhallBot]) -> list[str]:
    return [m.content for m in table.messages if m.mentions]


async def test_a_seat_changes_hands_in_a_running_game(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        await table["Ana"].slash("leave")
        assert "Ana the Bold" in mentions(table)[-1] and f"<@{table.gm.id}>" in mentions(table)[-1]
        assert "/gm act-for" in mentions(table)[-1] and "/join" in mentions(table)[-1]
        assert "Your move" not in mentions(table)[-1]
        await table["Dai"].slash("join")
        assert len(table["Dai"].dms()) == 1 and presses(table["Dai"].dms()[-1])
        assert f"<@{table['Dai'].id}>" in mentions(table)[-1] and len(mentions(table)) == 1
        dai = Party(table, party.game, ("Dai", "Ben", "Chloe"))
        assert (await dai.play_out(SYSTEM.greedy)).status == "won"


async def test_the_gm_is_not_called_for_a_seat_that_was_taken_meanwhile(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        await table["Ana"].slash("leave")
        before = len(mentions(table))
        await table["Dai"].slash("join")
        late = Row(
            id=1000,
            kind="ping",
            campaign=1,
            game=party.game,
            target=table.world.channel.id,
            body={"people": [table.gm.id]},
            locale="en",
            attempts=0,
            written_at=table.sim.now(),
            has_newer=False,
        )
        await table.sim.as_bot(table.sim.bot.announcer.send(late))
        assert len(mentions(table)) == before and str(table.gm.id) not in mentions(table)[-1]


async def test_a_crash_between_sending_a_board_and_noting_it_leaves_one_board(
    database_url: str, database: Database
) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        async with database.begin() as tx:
            await tx.execute(text("DELETE FROM boards"))
            newest = "(SELECT max(id) FROM outbox WHERE kind = 'board')"
            await tx.execute(text(f"UPDATE outbox SET sent_at = NULL WHERE id = {newest}"))
        await table.sim.advance(60)
        await table["Ana"].slash("pick", lead="1")
        assert len(live_boards(table)) == 1
        assert "Ana" not in text_of(live_boards(table)[0]).splitlines()[1]
