"""The GM: pausing, rewinding, acting for somebody, breaking off."""

from __future__ import annotations

from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Sitting, Tables
from bot.tables.audit import audit
from engine.core.prompt import Answer
from engine.core.rng import commitment
from engine.core.seat import Seat
from tests.bot.table import ANA, BEN, GM, Table, key


async def test_only_the_gm_may(table: Table) -> None:
    game = await table.play()
    prompt = await table.prompt(BEN)
    tables, seat = table.tables, Seat("2")
    for reply in (
        await tables.pause(game, ANA, "", key()),
        await tables.resume(game, ANA, "", key()),
        await tables.rewind(game, ANA, 1, "", key()),
        await tables.end(game, ANA, "", key()),
        await tables.announce_acting_for(game, ANA, seat, key()),
        await tables.submit_for(game, ANA, seat, Answer(prompt.id, ("1",)), key()),
        await tables.sitting_for(ANA, game, seat),
    ):
        assert not isinstance(reply, Sitting)
        assert not reply.ok and reply.say.key == "core-not-gm"
    assert (await table.view()).revision == 1


async def test_a_paused_game_takes_no_answers(table: Table) -> None:
    game = await table.play()
    assert (await table.tables.pause(game, GM, "supper\n**now**", key())).ok
    assert (await table.tables.pause(game, GM, "", key())).say.key == "table-already-paused"
    assert (await table.answer(ANA, "1")).say.key == "table-paused"
    assert (await table.tables.take_back(game, ANA, key())).say.key == "table-paused"
    assert (await table.view()).status == "paused"
    line = (await table.view()).recent[-1]
    assert line.key == "table-gm-paused" and line.facts["name"] == "Gil"
    assert getattr(line.facts["why"], "facts") == {"why": "supper **now**"}  # noqa: B009
    assert (await table.tables.resume(game, GM, "", key())).ok
    assert (await table.tables.resume(game, GM, "", key())).say.key == "table-not-paused"
    assert (await table.answer(ANA, "1")).ok


async def test_a_rewind_crosses_rounds_and_the_journal_only_grows(
    table: Table, database: Database, systems: Systems
) -> None:
    game = await table.play()
    digests = [await _looks(table)]
    for _ in range(2):
        await table.pick_all()
        for chosen in ("left", "right", "yes"):
            assert (await table.answer(BEN, chosen)).ok
            digests.append(await _looks(table))
    revision = (await table.view()).revision
    assert (await table.view()).round == 3
    # Back over two starts of rounds, into the first one.
    reply = await table.tables.rewind(game, GM, 6, "wrong door", key())
    assert reply.ok, reply
    assert (await table.view()).revision == revision + 1
    assert await _looks(table) == digests[2]
    assert (await table.view()).recent[-1].key == "table-gm-rewound"
    await table.answer(BEN, "yes")
    assert (await table.tables.rewind(game, GM, 2, "", key())).ok
    assert await _looks(table) == digests[1]
    assert (await table.tables.rewind(game, GM, 99, "", key())).say.key == "table-rewind-too-far"
    assert (await table.tables.rewind(game, GM, 0, "", key())).say.key == "table-rewind-count"
    other = Tables(database, systems, table.tables._outbox, database.clock)  # loads it afresh
    assert (await Table(other).tables.table(game)) == await table.view()
    await table.play_out()
    found = await audit(database, systems, game)
    assert found is not None and found.ok, found


async def _looks(table: Table) -> object:
    view = await table.view()
    people = [await table.sitting(person) for person in (ANA, BEN)]
    prompts = [(p.kind, p.answer) for sitting in people for p in sitting.prompts]
    return view.round, view.view, prompts


async def test_old_buttons_are_stale_after_a_rewind(table: Table) -> None:
    game = await table.play()
    old = await table.prompt(ANA)
    await table.answer(ANA, "1")
    await table.tables.rewind(game, GM, 1, "", key())
    stale = await table.tables.submit(game, ANA, Answer(old.id, ("1",)), key())
    assert stale.say.key == "core-stale"
    assert (await table.prompt(ANA)).answer is None


async def test_acting_for_somebody_is_announced_before_anything_is_shown(table: Table) -> None:
    game = await table.play()
    prompt = await table.prompt(BEN)
    seat = (await table.sitting(BEN)).seats[0]
    answer = Answer(prompt.id, ("2",))
    blind = await table.tables.sitting_for(GM, game, seat)
    assert not isinstance(blind, Sitting) and blind.say.key == "table-announce-first"
    refused = await table.tables.submit_for(game, GM, seat, answer, key())
    assert refused.say.key == "table-announce-first"
    assert (await table.tables.announce_acting_for(game, GM, seat, key())).ok
    assert (await table.view()).recent[-1].key == "table-gm-acts-for"
    seen = await table.tables.sitting_for(GM, game, seat)
    assert isinstance(seen, Sitting) and seen.view.piles and seen.prompts[0].id == prompt.id
    assert (await table.tables.submit_for(game, GM, seat, answer, key())).ok
    last = (await table.view()).recent[-1]
    assert last.key == "table-gm-acted-for" and "2" not in last.facts.values()
    assert (await table.prompt(BEN)).answer == ("2",)
    nobody = await table.tables.announce_acting_for(game, GM, Seat("9"), key())
    assert nobody.say.key == "table-no-seat"


async def test_an_announcement_holds_for_one_round(table: Table) -> None:
    game = await table.play()
    seat = (await table.sitting(BEN)).seats[0]
    await table.tables.announce_acting_for(game, GM, seat, key())
    await table.pick_all()
    for chosen in ("left", "right", "yes"):
        await table.answer(BEN, chosen)
    blind = await table.tables.sitting_for(GM, game, seat)
    assert not isinstance(blind, Sitting) and blind.say.key == "table-announce-first"


async def test_an_announcement_does_not_outlive_a_rewind(table: Table) -> None:
    game = await table.play()
    seat = (await table.sitting(ANA)).seats[0]
    await table.tables.announce_acting_for(game, GM, seat, key())
    await table.answer(BEN, "1")
    await table.tables.rewind(game, GM, 1, "", key())
    blind = await table.tables.sitting_for(GM, game, seat)
    assert not isinstance(blind, Sitting) and blind.say.key == "table-announce-first"
    answer = Answer((await table.prompt(ANA)).id, ("2",))
    refused = await table.tables.submit_for(game, GM, seat, answer, key())
    assert refused.say.key == "table-announce-first"
    assert (await table.tables.announce_acting_for(game, GM, seat, key())).ok
    assert (await table.tables.submit_for(game, GM, seat, answer, key())).ok


async def test_the_gm_sees_no_answer_that_the_seat_gave_itself(table: Table) -> None:
    game = await table.play()
    seat = (await table.sitting(ANA)).seats[0]
    await table.answer(ANA, "1")
    await table.tables.announce_acting_for(game, GM, seat, key())
    assert await _shown_for(table, seat) == []
    answer = Answer((await table.prompt(ANA)).id, ("2",))
    assert (await table.tables.submit_for(game, GM, seat, answer, key())).ok
    assert await _shown_for(table, seat) == [("2",)]  # the GM's own
    await table.answer(ANA, "3")
    assert await _shown_for(table, seat) == []
    prompt = await table.prompt(ANA)
    await table.tables.withdraw(game, ANA, prompt.id, key())
    assert await _shown_for(table, seat) == [None]


async def _shown_for(table: Table, seat: Seat) -> list[tuple[str, ...] | None]:
    sitting = await table.tables.sitting_for(GM, table.game, seat)
    assert isinstance(sitting, Sitting)
    return [prompt.answer for prompt in sitting.prompts]


async def test_a_game_broken_off_leaves_the_sheets_alone(table: Table) -> None:
    game = await table.play()
    await table.pick_all()
    assert (await table.tables.end(game, GM, "late", key())).ok
    view = await table.view()
    assert view.status == "ended" and view.awaited == ()
    assert view.seed is not None and commitment(view.seed) == view.commitment
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and all(s.xp == 0 for s in campaign.seats)
    assert (await table.tables.end(game, GM, "", key())).say.key == "core-game-over"
    assert await table.start() != game
