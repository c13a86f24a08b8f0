"""Who is called when: mentions in the channel and hands by direct message."""

from __future__ import annotations

from bot.outbox import Message, Outbox
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Tables
from engine.core.prompt import Answer
from tests.bot.post import Post
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key
from tests.bot.test_tables_reliable import ChangedDuel


class Calls:
    """What was sent since one last looked."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox

    async def pinged(self) -> list[list[int]]:
        return [m.body["people"] for m in await self._new() if m.kind == "ping"]

    async def handed(self) -> list[int]:
        return sorted(m.target for m in await self._new() if m.kind == "pick")

    async def _new(self) -> list[Message]:
        post = Post()
        await self._outbox.drain(post.send)
        return post.sent


async def test_after_a_question_to_all_the_next_ones_are_called(
    table: Table, outbox: Outbox
) -> None:
    await table.play()
    await table.pick_all()
    for _ in range(2):
        await table.answer(BEN, "left")
    calls = Calls(outbox)
    await calls.pinged()
    await table.answer(BEN, "yes")  # the party's question; the next round asks everybody
    assert await calls.pinged() == [[ANA.id]]


async def test_after_a_rewind_those_who_owe_an_answer_are_called_and_get_their_hands(
    table: Table, outbox: Outbox
) -> None:
    game = await table.play()
    await table.answer(ANA, "1")
    calls = Calls(outbox)
    await calls.pinged()
    await table.tables.rewind(game, GM, 1, "", key())
    post = Post()
    await outbox.drain(post.send)
    assert [m.body["people"] for m in post.sent if m.kind == "ping"] == [[ANA.id, BEN.id]]
    asked = [(p.id, (await table.prompt(p)).id) for p in (ANA, BEN)]
    letters = [(m.target, m.body["prompt"]) for m in post.sent if m.kind == "pick"]
    assert all(letter in letters for letter in asked)


async def test_who_changes_their_mind_is_not_called(table: Table, outbox: Outbox) -> None:
    game = await table.play()
    calls = Calls(outbox)
    await calls.pinged()
    await table.answer(ANA, "1")
    prompt = await table.prompt(ANA)
    assert (await table.tables.withdraw(game, ANA, prompt.id, key())).ok
    assert await calls.pinged() == []


async def test_nobody_is_called_for_a_seat_that_the_gm_is_acting_for(
    table: Table, outbox: Outbox
) -> None:
    game = await table.play()
    await table.pick_all()  # Ben wins and walks twice
    seat = (await table.sitting(BEN)).seats[0]
    await table.tables.announce_acting_for(game, GM, seat, key())
    calls = Calls(outbox)
    await calls.pinged()
    prompt = await table.prompt(BEN)
    answer = Answer(prompt.id, ("left",))
    assert (await table.tables.submit_for(game, GM, seat, answer, key())).ok
    assert await calls.pinged() == []


async def test_a_round_that_starts_again_after_an_update_calls_everybody(
    table: Table, database: Database, outbox: Outbox
) -> None:
    game = await table.play()
    await table.answer(ANA, "1")
    await Calls(outbox).pinged()
    changed = Tables(database, Systems({"duel": ChangedDuel}), outbox, database.clock)
    await changed.table(game)
    assert await Calls(outbox).pinged() == [[ANA.id, BEN.id]]


async def test_a_new_player_takes_a_free_seat_of_the_running_game(
    table: Table, outbox: Outbox
) -> None:
    await table.found()
    await table.seat(ANA, BEN, CHLOE)
    await table.tables.leave(table.channel, ANA, key())  # her seat is not in the game
    await table.start()
    await table.tables.leave(table.channel, BEN, key())
    calls = Calls(outbox)
    await calls.handed()
    await table.tables.join(table.channel, ANA, key())
    sitting = await table.sitting(ANA)
    assert sitting.seats == ("2",) and sitting.prompts
    assert await calls.handed() == [ANA.id]


async def test_a_command_that_is_sent_again_wakes_the_outbox(table: Table, outbox: Outbox) -> None:
    """Whoever carried it out first may have died before it could."""
    await table.play()
    await table.answer(ANA, "1", with_key="again")
    for command in (
        table.answer(ANA, "1", with_key="again"),
        table.tables.join(table.channel, CHLOE, "join-again"),
        table.tables.join(table.channel, CHLOE, "join-again"),
    ):
        outbox._awake.clear()
        assert (await command).ok
        assert outbox._awake.is_set()
