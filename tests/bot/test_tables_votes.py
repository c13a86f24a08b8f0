"""Going back: the GM looks first, and a table agrees."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.facts import Undo
from bot.store import messages
from bot.store.database import Database
from bot.systems import Systems
from bot.tables.audit import audit
from engine.core.decree import Decree
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key

LAST = None


async def walked(table: Table) -> int:
    """Ana, Ben and Chloe have picked, Chloe has won and walks: two of three steps."""
    game = await table.play(ANA, BEN, CHLOE)
    for person, card in ((ANA, "1"), (BEN, "2"), (CHLOE, "5")):
        await table.answer(person, card)
    await table.answer(CHLOE, "left")
    await table.answer(CHLOE, "right")
    return game


async def asked(table: Table, game: int, *, by: object = ANA) -> Undo:
    reply = await table.tables.request_undo(game, by, LAST, "a misclick", key())  # type: ignore[arg-type]
    assert reply.ok and reply.say.key == "table-undo-asked", reply
    found = await table.tables.undo(1)
    assert found is not None
    return found


async def vote(table: Table, game: int, person: object, agrees: bool) -> str:
    reply = await table.tables.vote_undo(game, person, 1, key(), agrees=agrees)  # type: ignore[arg-type]
    return reply.say.key


# --- the gm looks before going back


async def test_the_gm_sees_what_would_be_undone_and_nothing_has_happened_yet(table: Table) -> None:
    game = await walked(table)
    before = (await table.view()).revision
    number = await table.tables.plan_rewind(game, GM, 3, "wrong *door*", key())
    assert isinstance(number, int)
    plan = await table.tables.undo(number)
    assert plan is not None and not plan.is_vote and plan.why == "wrong *door*"
    assert [(a.who, a.hero) for a in plan.acts] == [("Chloe", "Chloe's hero")] * 3
    assert [line.key for line in plan.acts[0].lines] == ["duel-won"]  # never a pick
    assert (await table.view()).revision == before


async def test_what_was_looked_at_is_taken_back_once(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await walked(table)
    number = await table.tables.plan_rewind(game, GM, 2, "wrong door", key())
    assert isinstance(number, int)
    done = await table.tables.rewind_planned(game, GM, number, key())
    assert done.ok and done.say.key == "table-gm-rewound" and done.say.facts["count"] == 2
    again = await table.tables.rewind_planned(game, GM, number, key())
    assert again.say.key == "table-rewind-moved"
    found = await audit(database, systems, game)
    assert found is not None and found.ok, found


async def test_a_game_that_has_moved_on_is_looked_at_again(table: Table) -> None:
    game = await walked(table)
    number = await table.tables.plan_rewind(game, GM, 1, "", key())
    assert isinstance(number, int)
    await table.answer(BEN, "yes")
    reply = await table.tables.rewind_planned(game, GM, number, key())
    assert reply.say.key == "table-rewind-moved"


async def test_nobody_else_plans_or_confirms(table: Table) -> None:
    game = await walked(table)
    refused = await table.tables.plan_rewind(game, ANA, 1, "", key())
    assert not isinstance(refused, int) and refused.say.key == "core-not-gm"
    number = await table.tables.plan_rewind(game, GM, 1, "", key())
    assert isinstance(number, int)
    assert (await table.tables.rewind_planned(game, ANA, number, key())).say.key == "core-not-gm"
    assert (await table.tables.rewind_planned(game, GM, 99, key())).say.key == "core-stale"
    for count, why in ((0, "table-rewind-count"), (99, "table-rewind-too-far")):
        reply = await table.tables.plan_rewind(game, GM, count, "", key())
        assert not isinstance(reply, int) and reply.say.key == why


# --- the table agrees


async def test_everybody_agrees_and_the_game_goes_back(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await walked(table)
    before = await table.view()
    found = await asked(table, game, by=CHLOE)
    assert [a.hero for a in found.acts] == ["Chloe's hero"] and found.agreed == ("Chloe",)
    assert [p.name for p in found.missing] == ["Ana", "Ben"]
    assert await vote(table, game, ANA, True) == "table-undo-agreed"
    assert (await table.view()).revision == before.revision
    assert await vote(table, game, BEN, True) == "table-undo-done"
    assert (await table.prompt(CHLOE)).kind == "walk"
    done = await table.tables.undo(1)
    assert done is not None and done.outcome == "done"
    assert await vote(table, game, ANA, False) == "table-undo-closed"
    audited = await audit(database, systems, game)
    assert audited is not None and audited.ok, audited


async def test_one_refusal_is_enough(table: Table) -> None:
    game = await walked(table)
    await asked(table, game)
    before = await table.view()
    assert await vote(table, game, BEN, False) == "table-undo-refused"
    assert await vote(table, game, CHLOE, True) == "table-undo-closed"
    assert (await table.view()).revision == before.revision
    done = await table.tables.undo(1)
    assert done is not None and (done.outcome, done.closed_by) == ("refused", "Ben")


async def test_the_gm_grants_it_alone(table: Table) -> None:
    game = await walked(table)
    await asked(table, game)
    assert await vote(table, game, GM, True) == "table-gm-granted-undo"
    assert (await table.view()).recent[-1].facts["asker"] == "Ana"
    assert (await table.prompt(ANA)).kind == "pick-cards"


async def test_who_asked_may_withdraw(table: Table) -> None:
    game = await walked(table)
    await asked(table, game)
    assert await vote(table, game, ANA, False) == "table-undo-withdrawn"
    await asked_again(table, game)


async def asked_again(table: Table, game: int) -> None:
    reply = await table.tables.request_undo(game, ANA, LAST, "", key())
    assert reply.say.key == "table-undo-asked"


async def test_only_one_vote_at_a_time_and_only_by_those_who_play(table: Table) -> None:
    game = await walked(table)
    await asked(table, game)
    again = await table.tables.request_undo(game, BEN, LAST, "", key())
    assert again.say.key == "table-undo-open"
    stranger = type(ANA)(77, "Zoe")
    assert await vote(table, game, stranger, True) == "core-not-yours"
    other = await table.tables.request_undo(game, stranger, LAST, "", key())
    assert other.say.key == "table-not-seated"
    reply = await table.tables.vote_undo(game, ANA, 99, key(), agrees=True)
    assert reply.say.key == "core-stale"


async def test_an_act_of_others_may_be_named(table: Table) -> None:
    game = await walked(table)
    past = await table.tables.undoable(game)
    assert [act.hero for act in past][:2] == ["Chloe's hero", "Chloe's hero"]
    assert past[-1].lines == ()  # the first pick: nothing of it was ever public
    reply = await table.tables.request_undo(game, ANA, past[1].revision, "", key())
    assert reply.ok
    found = await table.tables.undo(1)
    assert found is not None and len(found.acts) == 2
    assert (await table.tables.request_undo(game, ANA, 999, "", key())).say.key == "table-undo-open"


async def test_what_came_since_is_undone_as_well(table: Table) -> None:
    game = await walked(table)
    await asked(table, game, by=CHLOE)
    await table.answer(BEN, "yes")
    found = await table.tables.undo(1)
    assert found is not None and len(found.acts) == 2
    await vote(table, game, ANA, True)
    assert await vote(table, game, BEN, True) == "table-undo-done"
    assert (await table.prompt(CHLOE)).kind == "walk"


async def test_a_game_that_is_no_longer_there_is_left_alone(table: Table) -> None:
    game = await walked(table)
    await asked(table, game, by=CHLOE)
    await table.tables.rewind(game, GM, 4, "", key())
    before = (await table.view()).revision
    await vote(table, game, ANA, True)
    assert await vote(table, game, BEN, True) == "table-undo-gone"
    assert (await table.view()).revision == before


async def test_a_request_expires(table: Table, database: Database) -> None:
    game = await walked(table)
    await asked(table, game)
    async with database.begin() as tx:
        now = database.clock.now()
        due = await messages.next_due(tx, now)
    assert due is not None and abs(due - now - timedelta(hours=24)) < timedelta(minutes=1)
    table.tables._clock = Later(database.clock)  # type: ignore[assignment]
    assert await vote(table, game, BEN, True) == "table-undo-closed"
    done = await table.tables.undo(1)
    assert done is not None and (done.outcome, done.closed_by) == ("expired", "")
    await asked_again(table, game)


class Later:
    def __init__(self, clock: object) -> None:
        self._clock = clock

    def now(self) -> object:
        return self._clock.now() + timedelta(hours=25)  # type: ignore[attr-defined]


async def test_who_plays_alone_needs_nobodys_consent(table: Table) -> None:
    game = await table.play(ANA, BEN)
    await table.pick_all()
    await table.answer(BEN, "left")
    await table.tables.leave(table.channel, ANA, key())
    reply = await table.tables.request_undo(game, BEN, LAST, "", key())
    assert reply.say.key == "table-undo-done"


async def test_after_the_end_nothing_is_voted_on(table: Table) -> None:
    game = await walked(table)
    await asked(table, game)
    await table.tables.end(game, GM, "", key())
    assert await vote(table, game, BEN, True) == "core-game-over"


async def test_the_same_request_delivered_twice_asks_once(table: Table) -> None:
    game = await walked(table)
    once = key()
    first = await table.tables.request_undo(game, ANA, LAST, "", once)
    assert await table.tables.request_undo(game, ANA, LAST, "", once) == first
    assert await table.tables.undo(2) is None


@pytest.mark.parametrize("decreed", [False, True])
async def test_decrees_are_undone_with_the_rest(table: Table, decreed: bool) -> None:
    game = await table.play(ANA, BEN, CHLOE)
    await table.answer(ANA, "1")
    if decreed:
        await table.tables.decree(game, GM, Decree(("place", "1", "7")), "", key())
    await asked(table, game)
    await vote(table, game, BEN, True)
    assert await vote(table, game, CHLOE, True) == "table-undo-done"
    assert (await table.view()).recent[-1].facts["count"] == 1 + decreed
