"""A campaign moves to another database and is the same there."""

from __future__ import annotations

import jsonschema
import msgspec
import pytest
from sqlalchemy import text

from bot.archive import parts
from bot.archive.reading import BadFile, parse
from bot.archive.taking_in import Place, take_in
from bot.archive.writing import export
from bot.outbox import Message, Outbox
from bot.store import books
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Tables
from bot.tables.audit import audit
from tests.bot.archive.filed import bytes_of, filed
from tests.bot.stall import do, history
from tests.bot.table import ANA, CHLOE, GM, Table


def moved(database: Database, systems: Systems) -> Table:
    return Table(Tables(database, systems, Outbox(database, database.clock), database.clock))


async def shift(database: Database) -> None:
    """The other database has given numbers before."""
    async with database.begin() as tx:
        await tx.execute(text("ALTER SEQUENCE campaigns_id_seq RESTART WITH 40"))
        await tx.execute(text("ALTER SEQUENCE games_id_seq RESTART WITH 70"))


async def test_what_moved_gives_the_same_bytes(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    before = await bytes_of(database)
    assert before == await bytes_of(database)
    await shift(elsewhere)
    number = await take_in(elsewhere, systems, parse(before))
    assert number == 40
    assert await bytes_of(elsewhere, number) == before


async def test_a_file_follows_the_published_schema(lived: Table, database: Database) -> None:
    data = msgspec.json.decode(await bytes_of(database))
    schema = msgspec.json.decode(parts.schema())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(data, schema)
    data["books"]["heroes"][0]["gold"] = "much"
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, schema)


async def test_the_table_goes_on_where_it_moved_to(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    await shift(elsewhere)
    await take_in(elsewhere, systems, await filed(database))
    there = moved(elsewhere, systems)
    there.game = 71
    assert (await there.view()).view == (await lived.view()).view
    for side in (lived, there):  # the same chance, the same end
        await side.play_out(ANA, CHLOE)
    assert (await there.view()).view == (await lived.view()).view
    assert (await do(there, ANA, "fortune")).say == (await do(lived, ANA, "fortune")).say
    for game in (70, 71):
        found = await audit(elsewhere, systems, game)
        assert found is not None and found.ok, found
    assert (await there.view()).recent[1:] == (await lived.view()).recent[1:]
    ours, theirs = await history(lived, GM), await history(there, GM)
    assert [entry.lines for entry in ours] == [entry.lines for entry in theirs]


async def test_the_pace_moves_along(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    await take_in(elsewhere, systems, await filed(database))
    pace = await moved(elsewhere, systems).tables.pace(lived.channel)
    assert pace is not None and (pace.name, pace.expiry, pace.reacts_in) == ("24h", "rest", 300)


async def test_the_channel_is_told_and_sees_the_board(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    await take_in(elsewhere, systems, await filed(database), Place(8, 99))
    there = moved(elsewhere, systems)
    assert [c.channel for c in await there.tables.campaigns(8)] == [99]
    sent: list[tuple[str, int]] = []

    async def send(message: Message) -> None:
        sent.append((message.kind, message.target))

    await Outbox(elsewhere, elsewhere.clock).drain(send)
    assert sent == [("post", 99), ("board", 99)]


async def test_the_log_names_the_game_as_it_is_called_here(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    await shift(elsewhere)
    await take_in(elsewhere, systems, await filed(database))
    lines = await moved(elsewhere, systems).tables.log(71, None, 50)
    assert lines[0].key == "table-started" and lines[0].facts["game"] == 71


async def test_a_campaign_is_taken_in_once(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    file = await filed(database)
    with pytest.raises(BadFile, match="This campaign is here already, as campaign 1"):
        await take_in(database, systems, file, Place(7, 51))
    await take_in(elsewhere, systems, file)
    async with elsewhere.begin() as tx:
        await tx.execute(text("UPDATE campaigns SET commitment = 'other'"))
    with pytest.raises(BadFile, match="Campaign 1 lives in channel 50"):
        await take_in(elsewhere, systems, file)


async def test_people_who_are_known_keep_their_names(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    async with elsewhere.begin() as tx:
        await tx.execute(text("INSERT INTO people (id, name) VALUES (1, 'Anna')"))
    await take_in(elsewhere, systems, await filed(database))
    campaign = await moved(elsewhere, systems).tables.campaign_in(50)
    assert campaign is not None and campaign.seats[0].person_name == "Anna"


async def test_the_seeds_move_in_secret_tables(
    lived: Table, database: Database, elsewhere: Database, systems: Systems
) -> None:
    file = await filed(database)
    await take_in(elsewhere, systems, file)
    async with elsewhere.begin() as tx:
        assert (await books.load(tx, 1)).seed == file.campaign.seed


async def test_no_campaign_no_file(database: Database) -> None:
    assert await export(database, 5) is None
