"""People ask why a monster did that, and what an attack would do."""

from __future__ import annotations

from bot.systems import ALL
from bot.ui.pictures import draw
from tests.bot.bench import text_of
from tests.bot.flows.party import gather_party, tavern
from tests.bot.flows.test_haven import lazy

HAVEN = ALL["haven"]


async def test_a_monster_explains_itself_to_whoever_asks(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL, draw=draw) as table:
        party = await gather_party(table, HAVEN, level=0)
        foe = next(f for f in (await party.state()).view.figures if f.side == "monster")
        nothing = await table["Ana"].slash("why", monster=foe.id)
        assert "nothing to tell" in text_of(nothing)
        while (await party.state()).round < 2:
            await party.play_one(lazy)  # nobody kills a monster, so that there is one to ask
        foe = next(f for f in (await party.state()).view.figures if f.side == "monster")
        reply = await table["Ana"].slash("why", monster=foe.id)
        assert "in round 1" in text_of(reply)
        assert reply.ephemeral


async def test_the_odds_of_ones_own_attack(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL) as table:
        party = await gather_party(table, HAVEN, level=0)
        while (await party.state()).round < 1:
            await party.play_one(HAVEN.greedy)
        foe = next(f for f in (await party.state()).view.figures if f.side == "monster")
        reply = await table["Ana"].slash("odds", target=foe.id, value=3)
        assert "Attack 3: about" in text_of(reply)
        assert "nothing to tell" in text_of(await table.gm.slash("odds", target=foe.id))
