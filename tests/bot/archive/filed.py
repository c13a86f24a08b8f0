"""A campaign with something of everything in it, and its file."""

from __future__ import annotations

from bot.archive import parts
from bot.archive.parts import CampaignFile
from bot.archive.writing import export
from bot.store.database import Database
from bot.waiting.paces import Pace
from engine.core.decree import Decree
from engine.core.seat import Seat
from tests.bot.stall import do, history
from tests.bot.table import ANA, BEN, CHLOE, GM, Table, key


async def live_a_little(table: Table) -> None:
    """Two games, one of them running; things bought, undone, dealt, put to the vote."""
    pace = Pace("24h", "rest", 300)
    assert (await table.tables.set_pace(table.channel, GM, pace, key())).ok
    await table.start()
    await table.answer(ANA, "1")
    await table.tables.rewind(table.game, GM, 1, "again", key())
    await table.tables.decree(table.game, GM, Decree(("place", "1", "7")), "so be it", key())
    await table.answer(ANA, "1")
    await table.tables.rewind(table.game, GM, 1, "", key())
    await table.play_out()
    for name in ("buy.candle", "fortune", "mark.bold"):
        assert (await do(table, ANA, name)).ok
    await do(table, BEN, "note", "Zoë’s « lamp »\nsecond line")
    assert (await do(table, BEN, "buy.ladle")).ok
    bought = (await history(table, GM))[0].n
    await table.tables.undo_change(table.channel, GM, bought, "a slip", key())
    await table.tables.swap_player(table.channel, GM, Seat("2"), CHLOE, "", key())
    await do(table, ANA, "fork.yard")
    await do(table, CHLOE, "vote.left")
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and campaign.game is not None
    table.game = campaign.game
    await table.answer(CHLOE, "2")


async def filed(database: Database, campaign: int = 1) -> CampaignFile:
    """The campaign as a file."""
    file = await export(database, campaign)
    assert file is not None
    return file


async def bytes_of(database: Database, campaign: int = 1) -> bytes:
    """The campaign as the bytes of a file."""
    return parts.encode(await filed(database, campaign))
