"""What heroes start a scenario with: the cards they know, and what the city and the road left."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.system import BadSetup, HeroSetup
from engine.systems.haven.scenario.setup import STEPS, check
from engine.systems.haven.scenario.starting import start_with
from tests.engine.systems.haven.world import SEED, World

HAND = tuple(f"blade-{n}" for n in range(1, 11))


def first_with(w: World, **fields: tuple[str, ...]) -> HeroSetup:
    first, *others = w.setup.heroes
    changed = replace(first, **fields)
    w.setup = replace(w.setup, heroes=(changed, *others))
    check(w.pack, w.setup)
    return changed


def refusal(**fields: tuple[str, ...]) -> str:
    with pytest.raises(BadSetup) as refused:
        first_with(World(), **fields)
    return refused.value.why.key


@pytest.mark.rule("H-CITY-41", "H-SETUP-14")
def test_a_hand_is_built_from_the_cards_that_the_hero_knows():
    w = World()
    known = w.pack.classes["blade"].cards
    for level in ("2", "3"):
        known[f"level-{level}"] = replace(known["blade-1"], id=f"level-{level}", level=level)
    first_with(w, pool=(*HAND, "level-2"))
    state = w.system().new(replace(w.setup, level=0), Rng(SEED))
    hero = state.heroes[0]
    hero.level = 9
    assert hero.hand == []
    w.g.state.heroes = state.heroes
    (build,) = [step for step in STEPS if step.__name__ == "build_hands"]
    w.run(build(w.g), (*HAND[1:], "level-2"))
    assert w.offered("build-hand") == [[*HAND, "level-2"]]
    assert hero.hand == [*HAND[1:], "level-2"]


def test_a_pool_without_a_choice_is_the_hand():
    w = World()
    first_with(w, pool=HAND)
    assert w.system().new(w.setup, Rng(SEED)).heroes[0].hand == [*HAND]


def test_a_pool_is_known_cards_and_enough_of_them():
    assert refusal(pool=(*HAND, "bow-1")) == "haven-wrong-pool"
    assert refusal(pool=HAND[1:]) == "haven-wrong-pool"
    assert refusal(pool=(*HAND, "blade-1")) == "haven-wrong-pool"


@pytest.mark.parametrize("effect", ["luck 1", "bless", "bless 0", "damage x"])
def test_unknown_effects_are_refused(effect: str):
    assert refusal(effects=(effect,)) == "haven-wrong-effects"


@pytest.mark.rule("H-SETUP-05", "H-EVENT-19")
def test_effects_of_events_come_last():
    assert STEPS[-1] is start_with
    w = World()
    first_with(w, effects=("bless 2", "curse 1", "muddle 1"))
    state = w.system().new(w.setup, Rng(SEED))
    hero = state.heroes[0]
    assert hero.modifiers.cards.pile.count("bless") == 0
    assert hero.conditions == {}


@pytest.mark.rule("H-EVENT-19", "H-CITY-46")
def test_blessings_curses_and_conditions_are_there_when_the_first_round_begins():
    w = World()
    ana = w.hero("A1", starts_with=["bless 2", "curse 1", "muddle 1"])
    w.run(start_with(w.g))
    pile = ana.modifiers.cards.pile
    assert (pile.count("bless"), pile.count("curse")) == (2, 1)
    assert [*ana.conditions] == ["muddle"]
    assert ana.starts_with == []


@pytest.mark.rule("H-EVENT-19")
def test_damage_may_cost_a_card_instead_as_always():
    w = World()
    ana = w.hero("A1", starts_with=["damage 3"])
    ben = w.hero("A2", starts_with=["damage 3"])
    w.run(start_with(w.g), "hand", ana.hand[0])
    assert (ana.hp, ana.lost) == (10, ["blade-1"])
    assert (ben.hp, ben.lost) == (7, [])


@pytest.mark.rule("H-EVENT-19")
def test_cards_are_discarded_and_lost_of_the_players_choice():
    w = World()
    ana = w.hero("A1", starts_with=["discard 2", "lose 1"])
    w.run(start_with(w.g), "blade-3", "blade-5", "blade-7")
    assert (ana.discard, ana.lost) == (["blade-3", "blade-5"], ["blade-7"])
    assert len(ana.hand) == 7
    assert all(question.secret for question in w.asked)


def test_nobody_loses_more_cards_than_there_are():
    w = World()
    ana = w.hero("A1", starts_with=["lose 2"])
    ana.hand = ["blade-1"]
    w.run(start_with(w.g))
    assert ana.lost == ["blade-1"]
