"""The GM changes a game by decree, or lets it go on without waiting."""

from __future__ import annotations

import pytest

from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Sitting, Tables
from bot.tables.audit import audit
from engine.core.decree import Decree
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key

PLACE = Decree(("place", "2", "7"))


async def sound(database: Database, systems: Systems, game: int) -> None:
    found = await audit(database, systems, game)
    assert found is not None and found.ok, found


async def test_a_decree_is_one_row_that_the_whole_table_reads(table: Table) -> None:
    game = await table.play()
    await table.answer(ANA, "1")
    before = await table.view()
    asked = await table.prompt(BEN)
    reply = await table.tables.decree(game, GM, PLACE, "he *fell*", key())
    assert reply.ok, reply
    after = await table.view()
    assert after.revision == before.revision + 1
    line = after.recent[-1]
    assert line.key == "table-gm-decreed" and line.facts["name"] == "Gil"
    assert line.facts["why"].facts == {"why": "he *fell*"}  # type: ignore[union-attr]
    assert (await table.prompt(ANA)).answer == ("1",)
    assert await table.prompt(BEN) == asked  # no button goes stale


async def test_the_same_decree_delivered_twice_is_carried_out_once(table: Table) -> None:
    game = await table.play()
    once = key()
    first = await table.tables.decree(game, GM, PLACE, "", once)
    assert await table.tables.decree(game, GM, PLACE, "", once) == first
    assert (await table.view()).revision == 2


async def test_only_the_gm_decrees(table: Table) -> None:
    game = await table.play()
    for person in (ANA, CHLOE):
        reply = await table.tables.decree(game, person, PLACE, "", key())
        assert reply.say.key == "core-not-gm"
        assert await table.tables.decrees(game, person, ("place",)) == ()
    assert len(await table.tables.decrees(game, GM, ("place",))) == 2
    assert (await table.view()).revision == 1


async def test_what_cannot_be_decreed_changes_nothing(table: Table) -> None:
    game = await table.play()
    for words, why in (
        (("place", "2", "99"), "duel-no-place"),
        (("dance",), "duel-no-decree"),
        ((), "duel-no-decree"),
    ):
        reply = await table.tables.decree(game, GM, Decree(words), "", key())
        assert (reply.ok, reply.say.key) == (False, why)
    assert (await table.view()).revision == 1
    nowhere = await table.tables.decree(999, GM, PLACE, "", key())
    assert nowhere.say.key == "table-no-game"


async def test_a_deck_is_stacked_only_with_a_reason(table: Table) -> None:
    game = await table.play()
    stack = Decree(("stack", "luck", "3"))
    for why in ("", " \n "):
        reply = await table.tables.decree(game, GM, stack, why, key())
        assert reply.say.key == "table-needs-reason"
    assert (await table.tables.decree(game, GM, stack, "a demonstration", key())).ok
    line = (await table.view()).recent[-1]
    assert "3" not in line.facts.values()


async def test_a_paused_game_may_be_mended(table: Table) -> None:
    game = await table.play()
    await table.tables.pause(game, GM, "", key())
    assert (await table.tables.decree(game, GM, PLACE, "", key())).ok
    assert (await table.view()).status == "paused"
    await table.tables.end(game, GM, "", key())
    assert (await table.tables.decree(game, GM, PLACE, "", key())).say.key == "core-game-over"


async def test_a_decree_is_loaded_rewound_and_verified_like_an_answer(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await table.play()
    await table.answer(ANA, "1")
    before = (await table.view()).view
    await table.tables.decree(game, GM, PLACE, "", key())
    await table.answer(BEN, "5")
    other = Table(Tables(database, systems, table.tables._outbox, database.clock))  # loads afresh
    assert (await other.tables.table(game)) == await table.view()
    assert (await table.tables.rewind(game, GM, 2, "", key())).ok
    assert (await table.view()).view == before
    await table.tables.decree(game, GM, PLACE, "", key())
    await table.answer(BEN, "5")
    await table.answer(BEN, "left")
    assert (await table.tables.rewind(game, GM, 1, "", key())).ok
    await table.play_out()
    await sound(database, systems, game)


async def test_the_gm_takes_a_decree_back_like_any_own_step(table: Table) -> None:
    game = await table.play()
    await table.tables.decree(game, GM, PLACE, "", key())
    assert (await table.tables.take_back(game, ANA, key())).say.key == "table-nothing-to-take-back"
    assert (await table.tables.take_back(game, GM, key())).ok


# --- not waiting


async def test_skipping_answers_for_all_who_are_awaited_and_tells_nobody_what(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await table.play(ANA, BEN, CHLOE)
    await table.answer(ANA, "1")
    reply = await table.tables.skip(game, GM, None, "late", key())
    assert reply.ok and reply.say.key == "table-gm-skipped"
    view = await table.view()
    assert view.revision == 4
    told = [line for line in view.recent if line.key == "table-gm-skipped"]
    assert len(told) == 1 and len(told[0].facts["heroes"]) == 2  # type: ignore[arg-type]
    assert {"5"}.isdisjoint(map(str, told[0].facts.values()))
    await sound(database, systems, game)


async def test_skipping_one_seat_leaves_the_others_alone(table: Table) -> None:
    game = await table.play()
    seat = (await table.sitting(BEN)).seats[0]
    assert (await table.tables.skip(game, GM, seat, "", key())).ok
    assert [chair.seat for chair in (await table.view()).awaited] == ["1"]
    again = await table.tables.skip(game, GM, seat, "", key())
    assert again.say.key == "table-nothing-to-skip"
    assert (await table.tables.skip(game, GM, Seat("9"), "", key())).say.key == "table-no-seat"
    assert (await table.tables.skip(game, ANA, seat, "", key())).say.key == "core-not-gm"
    sitting = await table.sitting(ANA)
    assert isinstance(sitting, Sitting) and sitting.prompts[0].answer is None


async def test_a_paused_game_is_not_skipped(table: Table) -> None:
    game = await table.play()
    await table.tables.pause(game, GM, "", key())
    assert (await table.tables.skip(game, GM, None, "", key())).say.key == "table-paused"


@pytest.mark.parametrize("times", [1, 2])
async def test_the_same_skip_delivered_twice_answers_once(table: Table, times: int) -> None:
    game = await table.play()
    once = key()
    for _ in range(times):
        await table.tables.skip(game, GM, None, "", once)
    assert (await table.view()).revision == 3
