from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.system import BadSetup, HeroSetup, Setup
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.exhaustion import kill
from engine.systems.haven.content import Monster
from engine.systems.haven.level import (
    bonus_experience,
    gold_per_coin,
    hazard_damage,
    recommended,
    trap_damage,
)
from engine.systems.haven.scenario.setup import check, place_heroes
from tests.engine.systems.haven.world import SEED, World, spot, stats


@pytest.mark.rule("H-LEVEL-03", "H-LEVEL-04", "H-LEVEL-15")
@pytest.mark.parametrize(
    ("levels", "level"),
    [((6, 4, 4, 3), 3), ((1, 1, 2, 2), 1), ((2, 3), 2), ((1, 1), 1), ((9, 9), 5)],
)
def test_the_recommended_level_is_half_the_average_rounded_up_once(
    levels: tuple[int, ...], level: int
):
    assert recommended(levels) == level


@pytest.mark.rule("H-LEVEL-07", "H-LEVEL-08", "H-TERRAIN-05")
def test_what_the_level_sets():
    assert [gold_per_coin(n) for n in range(8)] == [2, 2, 3, 3, 4, 4, 5, 6]
    assert [trap_damage(n) for n in range(8)] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert [hazard_damage(n) for n in range(8)] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [bonus_experience(n) for n in range(8)] == [4, 6, 8, 10, 12, 14, 16, 18]


@pytest.mark.rule("H-LEVEL-09")
def test_the_level_changes_nothing_else_when_a_scenario_begins():
    w = World(spawns={"C3": ("rat", "normal"), "D3": ("bat", "elite")})
    for kind in ("rat", "bat"):
        by_level = tuple(stats(hp=5 + n) for n in range(8))
        w.pack.monsters[kind] = Monster(kind, kind, 6, by_level, by_level)
    low, high = (w.system().new(replace(w.setup, level=level), Rng(SEED)) for level in (1, 6))
    assert [m.hp for m in high.monsters] == [m.hp + 5 for m in low.monsters]
    high.level, high.danger = low.level, low.danger
    high.monsters = low.monsters
    assert msgspec.json.encode(high) == msgspec.json.encode(low)


@pytest.mark.rule("H-ENDSCEN-06", "H-ENDSCEN-08", "H-ENDSCEN-09")
def test_a_scenario_leaves_nothing_behind_for_the_next():
    w = World()
    system = w.system()
    fresh = msgspec.json.encode(system.new(w.setup, Rng(SEED)))
    played = system.new(w.setup, Rng(SEED))
    g = system.play(played, Rng(SEED))
    ana = g.heroes[0]
    ana.hex = spot("A1")
    ana.lost, ana.discard, ana.hand, ana.hp = ana.hand[:5], ana.hand[5:], [], 1
    afflict(g, ana, ["poison", "bless", "curse"])
    assert msgspec.json.encode(system.new(w.setup, Rng(SEED))) == fresh


@pytest.mark.rule("H-SETUP-28")
def test_money_has_no_limit():
    w = World()
    w.coin(*["H6"] * 200)
    kill(w.g, w.monster("C3"))
    assert len(w.state.coins) == 201


def refusal(w: World, setup: Setup) -> str:
    with pytest.raises(BadSetup) as refused:
        check(w.pack, setup)
    return refused.value.why.key


@pytest.mark.rule("H-SETUP-01")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_only_two_to_four_heroes_may_sit_down(count: int):
    w = World()
    heroes = (w.setup.heroes * 2)[:count]
    assert refusal(w, replace(w.setup, heroes=heroes)) == "haven-party-size"


@pytest.mark.rule("H-SETUP-02")
def test_no_two_heroes_of_one_class():
    w = World()
    first, second, *_ = w.setup.heroes
    twins = (first, replace(second, class_id=first.class_id))
    assert refusal(w, replace(w.setup, heroes=twins)) == "haven-same-class"


@pytest.mark.rule("H-LEVEL-01")
@pytest.mark.parametrize("level", [-1, 8])
def test_the_level_is_between_0_and_7(level: int):
    w = World()
    assert refusal(w, replace(w.setup, level=level)) == "haven-no-such-level"


@pytest.mark.rule("H-SETUP-14", "H-SETUP-15")
@pytest.mark.parametrize(
    "cards",
    [
        tuple(f"blade-{n}" for n in range(1, 10)),
        (*(f"blade-{n}" for n in range(1, 10)), "blade-1"),
        (*(f"blade-{n}" for n in range(1, 10)), "high"),
        (*(f"blade-{n}" for n in range(1, 10)), "bow-1"),
    ],
)
def test_a_hand_is_as_many_cards_of_the_pool_as_its_size(cards: tuple[str, ...]):
    w = World()
    known = w.pack.classes["blade"].cards
    known["high"] = replace(known["blade-1"], id="high", level="2")
    first, *others = w.setup.heroes
    setup = replace(w.setup, heroes=(replace(first, cards=cards), *others))
    assert refusal(w, setup) == "haven-wrong-hand"


def test_unknown_things_are_refused():
    w = World()
    first, *others = w.setup.heroes
    stranger = HeroSetup(first.seat, "X", "stranger")
    assert refusal(w, replace(w.setup, scenario="x")) == "haven-no-such-scenario"
    assert refusal(w, replace(w.setup, heroes=(stranger, *others))) == "haven-no-such-class"
    assert refusal(w, replace(w.setup, settings={"sight": "x-ray"})) == "haven-bad-setting"
    giant = replace(first, level=10)
    assert refusal(w, replace(w.setup, heroes=(giant, *others))) == "haven-no-such-hero-level"


@pytest.mark.rule("H-SETUP-14")
def test_a_hand_is_dealt_unasked_only_where_the_pool_leaves_no_choice():
    w = World(heroes=2)
    known = w.pack.classes["blade"].cards
    known["extra"] = replace(known["blade-1"], id="extra", level="X")
    state = w.system().new(w.setup, Rng(SEED))
    assert [len(hero.hand) for hero in state.heroes] == [0, 10]


@pytest.mark.rule("H-SETUP-23")
@pytest.mark.parametrize("level", [0, 3, 7])
def test_monsters_have_the_numbers_of_the_scenarios_level(level: int):
    w = World(spawns={"C3": ("rat", "normal")})
    by_level = tuple(stats(hp=5 + n, attack=n) for n in range(8))
    w.pack.monsters["rat"] = Monster("rat", "rat", 6, by_level, by_level)
    state = w.system().new(replace(w.setup, level=level), Rng(SEED))
    (rat,) = state.monsters
    assert (rat.hp, rat.max_hp) == (5 + level, 5 + level)
    assert w.system().play(state, Rng(SEED)).stats(rat).attack == level


@pytest.mark.rule("H-SETUP-16")
def test_a_hero_starts_with_the_hit_points_of_its_level():
    w = World()
    first, *others = w.setup.heroes
    heroes = (replace(first, level=4), *others)
    state = w.system().new(replace(w.setup, heroes=heroes), Rng(SEED))
    assert [(hero.hp, hero.max_hp) for hero in state.heroes[:2]] == [(16, 16), (10, 10)]


@pytest.mark.rule("H-SETUP-16", "H-SETUP-10")
def test_heroes_start_whole_with_a_deck_each():
    w = World()
    state = w.system().new(w.setup, Rng(SEED))
    assert [hero.hp for hero in state.heroes] == [10] * 4
    assert [len(hero.modifiers.cards.pile) for hero in state.heroes] == [20] * 4
    assert len(state.monster_modifiers.cards.pile) == 20
    orders = {tuple(hero.modifiers.cards.pile) for hero in state.heroes}
    assert len(orders) == 4
    assert {hero.experience for hero in state.heroes} == {0}


@pytest.mark.rule("H-SETUP-07")
@pytest.mark.parametrize(("heroes", "ranks"), [(2, []), (3, ["normal"]), (4, ["elite"])])
def test_monsters_are_placed_by_the_number_of_heroes(heroes: int, ranks: list[str]):
    w = World(spawns={"D1": ("rat", "normal")}, heroes=heroes)
    spawn = w.pack.scenarios["test"].rooms["a"].spawns[0]
    spawn.ranks.update({2: "", 3: "normal", 4: "elite"})
    state = w.system().new(w.setup, Rng(SEED))
    assert [m.rank for m in state.monsters] == ranks


@pytest.mark.rule("H-SETUP-08")
def test_standee_numbers_are_random():
    w = World(spawns={"D1": ("rat", "normal")})
    numbers = Counter(
        w.system().new(w.setup, Rng(f"blake2b-1:{n:032x}")).monsters[0].number for n in range(60)
    )
    assert set(numbers) == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("H-SETUP-11")
def test_ability_decks_are_shuffled():
    w = World(spawns={"D1": ("rat", "normal")})
    piles = {
        tuple(w.system().new(w.setup, Rng(f"blake2b-1:{n:032x}")).ability_decks["rat"].pile)
        for n in range(5)
    }
    assert len(piles) > 1


@pytest.mark.rule("H-SETUP-09")
def test_each_player_chooses_an_empty_starting_hex():
    w = World(starts="A1 A2 A3 A4 A5")
    for hero in w.state.heroes:
        hero.hex = spot("H6").plus(spot("H6"))  # off the map
    w.run(place_heroes(w.g), "A3", "A1", "A5", "A2")
    assert [w.where(hero) for hero in w.state.heroes] == ["A3", "A1", "A5", "A2"]
    assert w.offered("place-hero")[1] == ["A1", "A2", "A4", "A5"]


@pytest.mark.rule("H-LEVEL-03")
def test_without_a_given_level_the_recommended_one_is_played():
    w = World(heroes=2)
    first, second = w.setup.heroes
    heroes = (replace(first, level=6), replace(second, level=3))
    state = w.system().new(replace(w.setup, heroes=heroes, level=None), Rng(SEED))
    assert state.level == 3
    assert [hero.max_hp for hero in state.heroes] == [20, 14]


def test_a_game_starts_with_the_introduction():
    w = World(heroes=2)
    _, events = Game.new(w.system(), w.setup, SEED)
    assert [e.say.key for e in events] == ["haven-scenario-began", "scenario.test.introduction"]
