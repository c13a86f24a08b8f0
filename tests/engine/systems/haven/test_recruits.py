"""Heroes of a level for simulations, and whom a scenario is meant for."""

from __future__ import annotations

import pytest

from engine.core.seat import Seat
from engine.systems.haven.campaign.numbers import starting_gold
from engine.systems.haven.items.equipment import overfull
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.system import HavenSystem

PACK = load_pack()
HAVEN = HavenSystem(PACK)


@pytest.mark.parametrize("level", [2, 5, 9])
@pytest.mark.parametrize("class_id", PACK.classes)
def test_a_recruit_has_learnt_and_bought_what_its_level_allows(class_id: str, level: int) -> None:
    hero = HAVEN.recruit(Seat("1"), class_id, level)
    assert hero.items is not None and hero.pool is not None
    items = [PACK.items[item] for item in hero.items]
    assert sum(item.price for item in items) <= starting_gold(level)
    assert overfull(items, level) is None
    assert len(hero.perks) == level - 1
    levels = [PACK.classes[class_id].cards[card].level for card in hero.pool]
    assert all(levels.count(str(step)) <= 1 for step in range(2, 10))
    assert all(one == "X" or int(one) <= level for one in levels)


def test_scenarios_further_down_are_meant_for_higher_heroes() -> None:
    levels = {listing.id: listing.level for listing in HAVEN.scenarios()}
    assert levels["cold-kitchen"] == levels["under-pressure"] == 1
    assert levels["lamplighters-round"] == 2
