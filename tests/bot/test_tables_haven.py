"""The real rules at a table: a whole scenario through Postgres."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.app import command
from bot.outbox import Message, Outbox
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Tables
from bot.tables.audit import audit
from engine.core.prompt import Answer
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key

PARTY = (ANA, BEN, CHLOE)


@pytest.fixture
async def hall(table: Table, systems: Systems) -> Table:
    """Three heroes of the hall before their first scenario."""
    await table.found(system="haven")
    classes = tuple(listing.id for listing in systems["haven"].classes())
    await table.seat(*PARTY, classes=classes)
    await table.start(systems["haven"].scenarios()[0].id)
    return table


async def play_greedily(table: Table, systems: Systems, most: int = 10_000) -> int:
    """Everybody plays as the rules' own robot would."""
    decisions = 0
    while (view := await table.view()).awaited and decisions < most:
        person = next(p for p in PARTY if p.id == view.awaited[0].person)
        sitting = await table.sitting(person)
        prompt = next(p for p in sitting.prompts if p.answer is None)
        answer = systems["haven"].greedy(sitting.view, prompt)
        reply = await table.tables.submit(table.game, person, answer, key())
        assert reply.ok, reply
        decisions += 1
    return decisions


async def test_a_scenario_is_played_to_its_end(
    hall: Table, database: Database, systems: Systems, outbox: Outbox
) -> None:
    await play_greedily(hall, systems)
    view = await hall.view()
    assert view.status in ("won", "lost") and view.seed is not None
    found = await audit(database, systems, hall.game)
    assert found is not None and found.ok, found
    campaign = await hall.tables.campaign_in(hall.channel)
    assert campaign is not None and sum(seat.xp for seat in campaign.seats) > 0
    told: list[str] = []

    async def send(message: Message) -> None:
        if message.kind == "post" and "say" in message.body:  # not a turn in short
            told.append(message.body["say"]["key"])

    await outbox.drain(send)
    ending = "conclusion" if view.status == "won" else "defeat"
    for expected in ("introduction", ending):
        assert any(line.startswith("scenario.") and line.endswith(expected) for line in told)


async def test_after_every_answer_the_stored_game_is_the_one_in_memory(
    hall: Table, database: Database, systems: Systems
) -> None:
    for _ in range(40):
        await play_greedily(hall, systems, most=1)
        fresh = Tables(database, systems, hall.tables._outbox, database.clock)
        assert await fresh.table(hall.game) == await hall.view()


async def test_the_gm_rewinds_a_real_round(
    hall: Table, database: Database, systems: Systems
) -> None:
    decisions = await play_greedily(hall, systems, most=60)
    reply = await hall.tables.rewind(hall.game, GM, decisions - 10, "", key())
    assert reply.ok, reply
    await play_greedily(hall, systems, most=30)
    found = await audit(database, systems, hall.game)
    assert found is not None and found.ok, found


async def test_nobody_can_pick_a_card_they_do_not_hold(hall: Table, systems: Systems) -> None:
    for _ in range(20):
        asked = [p for person in PARTY for p in (await hall.sitting(person)).prompts]
        if any(p.kind == "pick-cards" for p in asked):
            break
        await play_greedily(hall, systems, most=1)
    theirs = next(p for p in (await hall.sitting(BEN)).prompts if p.kind == "pick-cards")
    mine = next(p for p in (await hall.sitting(ANA)).prompts if p.kind == "pick-cards")
    foreign = tuple(option.id for option in theirs.options if option.card)[:2]
    for chosen in (foreign, ("long-rest", foreign[0]), (mine.options[0].id,) * 2):
        reply = await hall.tables.submit(hall.game, ANA, Answer(mine.id, chosen), key())
        assert not reply.ok


async def test_verify_tells_whether_a_game_replays(
    hall: Table, database_url: str, systems: Systems, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_greedily(hall, systems, most=25)
    monkeypatch.setenv("DATABASE_URL", database_url)
    monkeypatch.chdir(Path(__file__).parent)
    words = [str(hall.game), "--json"]
    ran = await _in_thread(words)
    assert ran[0] == 0, ran[1]
    found = json.loads(ran[1].splitlines()[-1])
    assert found["ok"] and found["entries"] == 25 and found["status"] == "running"
    view = await hall.view()
    assert found["commitment"] == view.commitment and "blake2b" not in ran[1]
    database = hall.tables._database
    async with database.begin() as tx:
        await tx.exec_driver_sql("UPDATE journal SET digest = 'x' WHERE revision = 9")
    ran = await _in_thread(words)
    assert ran[0] == 1 and "revision 9 has another digest" in ran[1]
    assert (await _in_thread(["999"]))[0] == "There is no game 999."


async def _in_thread(words: list[str]) -> tuple[int | str | None, str]:
    """The command runs a loop of its own."""
    import asyncio

    def run() -> tuple[int | str | None, str]:
        result = CliRunner().invoke(command("bot.cli.verify", "verify"), words)
        code = result.exception.code if isinstance(result.exception, SystemExit) else None
        return code or result.exit_code, result.output

    return await asyncio.to_thread(run)
