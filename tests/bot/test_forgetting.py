"""Somebody is forgotten: no trace of them is left, and everybody else plays on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import select, text

from bot.facts import NOBODY, Person, Reply
from bot.outbox import Outbox
from bot.store.base import Base
from bot.store.database import Database
from bot.store.models import GameRow, SnapshotRow
from bot.systems import ALL, Systems
from bot.tables import Tables
from bot.tables.audit import audit
from engine.core.campaign import Deed
from tests.bot.post import Post
from tests.bot.table import BEN, CHLOE, GM, Table, key

ZOE = Person(1_234_567_890_123_456_789, "Zoë «the Quick»", "fr")
RENAMED = Person(ZOE.id, 'Zora "Z" \\', "fr")
NOTE = "my landlord is called Quentin"
TRACES = (str(ZOE.id), *(json.dumps(n, ensure_ascii=False)[1:-1] for n in (ZOE.name, RENAMED.name)))


def name_for(locale: str, hero: int | None) -> str:
    return "Somebody" if hero is None else f"Hero {hero}"


async def everything(database: Database) -> str:
    """The whole database as text."""
    lines = []
    async with database.begin() as tx:
        for table in Base.metadata.sorted_tables:
            if table.name != "snapshots":
                query = text(f"SELECT to_jsonb(t)::text FROM {table.name} t")
                lines += [f"{table.name} {row}" for row in (await tx.execute(query)).scalars()]
        bodies = (await tx.execute(select(SnapshotRow.body))).scalars()
        lines += [f"snapshots {body.decode()}" for body in bodies]
    return "\n".join(lines)


def traces_in(kept: str) -> list[str]:
    words = (*TRACES, "Zoë", "Zora", NOTE)
    return [line[:400] for line in kept.splitlines() if any(word in line for word in words)]


async def forget(tables: Tables, person: Person = ZOE) -> Reply:
    return await tables.forget(person, name_for, key())


async def leave_marks(database: Database, game: int) -> None:
    """Rows of every other kind that names people."""
    now, me = "'2026-01-01'", ZOE.id
    why = f"'{NOTE}'"
    async with database.begin() as tx:
        for statement in (
            f"INSERT INTO habits (person, zone) VALUES ({me}, 'Europe/Paris')",
            f"INSERT INTO visits VALUES ({me}, 1, {game}, 1, {now})",
            f"INSERT INTO practices VALUES ({me}, '{{}}', 'practice', '{{}}', {now})",
            (
                "INSERT INTO undos (game, key, asker, why, revision, seen_at, is_vote, written_at, "
                f"outcome, closed_at, closed_by) VALUES ({game}, 'u', {me}, {why}, 1, 2, false, "
                f"{now}, 'done', {now}, {me})"
            ),
            f"INSERT INTO undo_votes SELECT id, {me} FROM undos",
        ):
            await tx.execute(text(statement))


async def digests_hold(database: Database, systems: Systems) -> None:
    async with database.begin() as tx:
        numbers = list((await tx.execute(select(GameRow.id))).scalars())
    assert numbers
    for number in numbers:
        found = await audit(database, systems, number)
        assert found is not None and found.ok, found


async def test_no_trace_is_left_in_the_middle_of_a_game(
    table: Table, database: Database, outbox: Outbox, systems: Systems
) -> None:
    await table.play(ZOE, BEN, CHLOE)
    await table.pick_all(ZOE, BEN)
    await table.tables.go_away(
        table.channel, BEN, until=database.clock.now().replace(year=2100), stand_in=None, key=key()
    )
    await table.tables.take_back(table.game, RENAMED, key())
    await leave_marks(database, table.game)
    assert len(traces_in(await everything(database))) > 10
    assert (await forget(table.tables)).ok
    assert traces_in(await everything(database)) == []
    await digests_hold(database, systems)
    view = await table.view()
    assert [s.person for s in view.campaign.seats] == [None, BEN.id, CHLOE.id]
    assert [s.hero for s in view.view.seats] == ["Hero 1", "Ben's hero", "Chloe's hero"]
    post = Post()
    await outbox.drain(post.send)
    lines = [m.body["say"]["key"] for m in post.sent if m.kind == "post"]
    assert "privacy-left" in lines
    assert [m.body["people"] for m in post.sent if m.kind == "ping"][-1] == [GM.id]


async def test_the_others_play_on_and_somebody_takes_the_seat(
    table: Table, database: Database, systems: Systems
) -> None:
    await table.play(ZOE, BEN)
    await table.pick_all(ZOE, BEN)
    await forget(table.tables)
    other = Tables(database, systems, Outbox(database, database.clock), database.clock)
    for tables in (table.tables, other):  # one that had the game in memory, one that had not
        found = await tables.sitting(BEN, game=table.game)
        assert not isinstance(found, Reply)
    welcome = await table.tables.join(table.channel, CHLOE, key())
    assert welcome.ok and welcome.say.facts["hero"] == "Hero 1"
    assert (await table.play_out(CHLOE, BEN)).status in ("won", "lost")
    await digests_hold(database, systems)


async def test_the_gm_can_still_rewind_to_before(table: Table, database: Database) -> None:
    await table.play(ZOE, BEN)
    await table.pick_all(ZOE, BEN)
    await forget(table.tables)
    assert (await table.tables.rewind(table.game, GM, 1, "", key())).ok
    assert traces_in(await everything(database)) == []


async def test_between_games_and_in_games_long_over(
    table: Table, database: Database, systems: Systems
) -> None:
    await table.play(ZOE, BEN)
    await table.play_out(ZOE, BEN)
    await table.start()
    await table.tables.end(table.game, GM, "", key())
    assert traces_in(await everything(database))
    await forget(table.tables)
    assert traces_in(await everything(database)) == []
    await digests_hold(database, systems)


async def test_a_gm_hands_the_campaign_to_the_first_player(
    table: Table, database: Database
) -> None:
    await table.play(ZOE, BEN)
    assert (await table.tables.forget(GM, name_for, key())).ok
    campaign = (await table.view()).campaign
    assert (campaign.gm, campaign.gm_name) == (ZOE.id, ZOE.name)
    assert (await table.tables.pause(table.game, ZOE, "", key())).ok
    assert "Gil" not in await everything(database)


async def test_a_campaign_without_anybody_left_ends(
    table: Table, database: Database, systems: Systems
) -> None:
    await table.play(ZOE, BEN)
    for person in (BEN, GM, ZOE):
        assert (await forget(table.tables, person)).ok
    assert await table.tables.campaign_in(table.channel) is None
    kept = await everything(database)
    assert not any(name in kept for name in ("Zo", '"Ben', "Gil"))
    assert (await table.view()).status == "ended"
    await digests_hold(database, systems)
    await table.found()  # the channel is free


async def test_a_name_that_two_people_have_is_taken_from_one_of_them(
    table: Table, database: Database
) -> None:
    namesake = Person(77, ZOE.name)
    await table.play(ZOE, namesake)
    await forget(table.tables)
    told = [s for e in await history(table) for s in (e.actor, e.lines[0].facts.get("name"))]
    assert told.count(ZOE.name) >= 2 and told.count("Somebody") >= 1
    assert str(ZOE.id) not in await everything(database)


async def history(table: Table) -> Any:
    return await table.tables.history(table.channel, GM, 50)


async def test_twice_or_a_stranger_is_nothing_and_coming_back_is_a_new_beginning(
    table: Table, database: Database
) -> None:
    assert (await forget(table.tables)).say.key == "privacy-nothing"
    await table.play(ZOE, BEN)
    same = key()
    assert (await table.tables.forget(ZOE, name_for, same)).ok
    assert (await table.tables.forget(ZOE, name_for, same)).say.key == "privacy-nothing"
    assert (await table.tables.join(table.channel, ZOE, key())).ok
    assert (await table.view()).campaign.at((await table.view()).campaign.seats[0].seat)
    assert (await table.answer(ZOE, "1")).ok


async def test_a_process_that_does_not_know_of_it_meets_them_anew(
    table: Table, database: Database, systems: Systems
) -> None:
    await table.play(ZOE, BEN)
    other = Tables(database, systems, Outbox(database, database.clock), database.clock)
    await forget(other)
    assert (await table.tables.join(table.channel, ZOE, key())).ok
    assert await other.is_known(ZOE.id)


async def test_haven_keeps_a_name_in_one_place(
    tables: Tables, database: Database, systems: Systems
) -> None:
    table = Table(tables)
    await table.found(system="haven")
    classes = tuple(listing.id for listing in ALL["haven"].classes())
    await table.seat(ZOE, BEN, classes=classes)
    await tables.do(table.channel, ZOE, Deed("note", NOTE), key())
    await table.start(ALL["haven"].scenarios()[0].id)
    for _ in range(40):
        view = await table.view()
        person = ZOE if view.awaited[0].person == ZOE.id else BEN
        prompt = next(p for p in (await table.sitting(person)).prompts if p.answer is None)
        await table.answer(person, *(o.id for o in prompt.options[: max(1, prompt.least)]))
    assert NOTE in await everything(database)
    assert (await forget(tables)).ok
    assert traces_in(await everything(database)) == []
    await digests_hold(database, systems)


async def test_all_that_is_kept_is_given_out_and_nothing_of_others(
    tables: Tables, database: Database
) -> None:
    table = Table(tables)
    await table.found(system="haven")
    classes = tuple(listing.id for listing in ALL["haven"].classes())
    await table.seat(ZOE, BEN, classes=classes)
    await tables.do(table.channel, ZOE, Deed("note", NOTE), key())
    await tables.do(table.channel, BEN, Deed("note", "Ben’s own"), key())
    await table.start(ALL["haven"].scenarios()[0].id)
    found = await tables.all_about(ZOE.id)
    given = json.loads(found)
    assert given["rows"]["people"] == [{"id": str(ZOE.id), "name": ZOE.name, "locale": "fr"}]
    (campaign,) = given["campaigns"]
    assert campaign["name"] == "The Long Watch"
    (hero,) = campaign["heroes"]
    assert hero["note"] == NOTE and hero["quest"] and "holdings" in hero
    assert {deed["deed"].partition(".")[0] for deed in campaign["deeds"]} >= {"join", "create"}
    assert given["rows"]["seats"] and given["rows"]["ledger"]
    said = found.decode()
    assert "Ben’s own" not in said
    async with database.begin() as tx:
        for query in ("SELECT seed FROM game_secrets", "SELECT seed FROM campaign_secrets"):
            assert (await tx.execute(text(query))).scalar_one() not in said
        other = await tx.execute(text("SELECT quest FROM heroes WHERE seat = '2'"))
        assert other.scalar_one() not in said


@pytest.mark.parametrize("person", [Person(5, "Nobody at all")])
async def test_of_a_stranger_nothing_is_kept(tables: Tables, person: Person) -> None:
    given = json.loads(await tables.all_about(person.id))
    assert given["rows"] == {} and given["campaigns"] == [] and given["log"] == []
    assert not await tables.is_known(person.id)
    assert NOBODY.id < 1 << 22
