"""What docs/OPERATIONS.md tells operators to do works, and what it lists is there."""

from __future__ import annotations

import re
from pathlib import Path

from sqlalchemy import text

from bot import metrics
from bot.archive.parts import encode
from bot.archive.reading import read
from bot.archive.taking_in import take_in
from bot.archive.writing import export
from bot.store.database import Database
from bot.systems import Systems
from tests.bot.table import ANA, BEN, Table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "OPERATIONS.md").read_text("utf-8")
SETTING = re.compile(r"values(?:\.get\(|, )\"([A-Z_]+)\"|\"([A-Z]+_[A-Z_]+)\"")


async def test_a_campaign_that_cannot_be_saved_is_replaced(
    table: Table, database: Database, systems: Systems, tmp_path: Path
) -> None:
    await table.play(ANA, BEN)
    kept = await export(database, 1)
    assert kept is not None
    (tmp_path / "7.json").write_bytes(encode(kept))
    await table.answer(ANA, "1")
    (block,) = re.findall(r"```sql\n(.*?)```", PAGE, re.DOTALL)
    async with database.begin() as tx:
        for statement in block.replace("= 7", "= 1").strip().splitlines():
            await tx.execute(text(statement))
    number = await take_in(database, systems, read(tmp_path / "7.json"))
    campaign = await table.tables.campaign_in(table.channel)
    assert campaign is not None and campaign.id == number and campaign.game is not None
    table.game = campaign.game
    assert (await table.prompt(ANA)).answer is None
    assert (await table.answer(ANA, "2")).ok


def test_every_metric_is_explained() -> None:
    listed = set(re.findall(r"`(emberhall_\w+?)(?:\{[^`]*\})?`", PAGE))
    assert {metric.name for metric in metrics.ALL} <= listed


def test_every_setting_is_explained() -> None:
    code = (ROOT / "bot" / "settings.py").read_text("utf-8")
    named = {name for pair in SETTING.findall(code) for name in pair if name}
    assert {"DISCORD_TOKEN", "SHARD_IDS", "METRICS_PORT"} <= named
    example = (ROOT / ".env.example").read_text("utf-8")
    for name in named:
        assert f"`{name}`" in PAGE and name in example, name
