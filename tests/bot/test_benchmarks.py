"""What is measured is what it says: so many campaigns, each of them playable."""

from __future__ import annotations

import pytest

from bot.benchmarks import restart
from bot.facts import Sitting
from bot.tables import Tables


async def test_the_campaigns_of_a_restart_can_all_be_played(
    database_url: str, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restart, "CAMPAIGNS", 3)
    monkeypatch.setattr(restart, "ANSWERS", 2)
    assert await restart._prepare(database_url) == 3
    for game in (1, 2, 3):
        found = await tables.sitting(restart.PLAYERS[0], game=game)
        assert isinstance(found, Sitting) and found.view.round == 1
        assert (found.campaign.id, found.campaign.channel) == (game, 19_999 + game)
