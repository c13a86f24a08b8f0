"""Difficulties, open information and what they change (H-LEVEL)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.system import BadSetup, HeroSetup, Setup
from engine.systems.haven.abilities.terrain import enter
from engine.systems.haven.content import Monster
from engine.systems.haven.scenario.endings import conclude, results
from engine.systems.haven.scenario.setup import check
from tests.engine.systems.haven.world import SEED, World, spot, stats


def level(w: World, setup: Setup) -> int:
    return w.system().new(setup, Rng(SEED)).level


def refusal(w: World, setup: Setup) -> str:
    with pytest.raises(BadSetup) as refused:
        check(w.pack, setup)
    return refused.value.why.key


def party(*levels: int) -> tuple[HeroSetup, ...]:
    heroes = World().setup.heroes
    return tuple(replace(hero, level=n) for hero, n in zip(heroes, levels, strict=False))


@pytest.mark.rule("H-LEVEL-05", "H-LEVEL-15")
@pytest.mark.parametrize(
    ("difficulty", "levels"),
    [("easy", (0, 2, 4)), ("normal", (1, 3, 5)), ("hard", (2, 4, 6)), ("very-hard", (3, 5, 7))],
)
def test_a_difficulty_shifts_the_recommended_level(difficulty: str, levels: tuple[int, ...]):
    w = World()
    for heroes, expected in zip((party(1, 1), party(6, 4, 4, 3), party(9, 9)), levels, strict=True):
        setup = Setup("test", heroes, None, {"difficulty": difficulty})
        assert level(w, setup) == expected


def test_a_level_and_a_difficulty_contradict_each_other():
    w = World()
    setup = replace(w.setup, level=2, settings={"difficulty": "hard"})
    assert refusal(w, setup) == "haven-level-or-difficulty"
    setup = replace(w.setup, level=None, settings={"difficulty": "impossible"})
    assert refusal(w, setup) == "haven-bad-setting"


@pytest.mark.rule("H-LEVEL-10", "H-LEVEL-11", "H-VARIANT-17")
@pytest.mark.parametrize("n", range(7))
def test_open_information_raises_monsters_and_traps_alone(n: int):
    w = World("a aT a a", level=n, open_information=True)
    by_level = tuple(stats(hp=20 + monster_level) for monster_level in range(8))
    w.pack.monsters["rat"] = Monster("rat", "rat", 6, by_level, by_level)
    ana, rat = w.hero("A1", hp=20, coins=1), w.monster("D1")
    assert rat.hp == w.g.stats(rat).hp == 21 + n
    w.run(enter(w.g, ana, spot("B1")))
    assert ana.hp == 20 - (3 + n)
    w.state.ending = "victory"
    conclude(w.g)
    mine = results(w.pack, w.state)[0]
    assert mine.gold == (2, 2, 3, 3, 4, 4, 5)[n]
    assert mine.experience == 4 + 2 * n


@pytest.mark.rule("H-LEVEL-10")
def test_everybody_reads_the_raised_numbers():
    view = World(level=3, open_information=True).system()
    w = World(level=3, open_information=True)
    facts = {fact.key: fact.facts for fact in view.view(w.state, None).facts}
    assert facts["haven-fact-traps"] == {"trap": 6, "hazard": 3}
    assert "haven-fact-open-information" in facts


@pytest.mark.rule("H-LEVEL-12", "H-VARIANT-17")
def test_open_information_ends_at_level_six():
    w = World()
    settings = {"open_information": True}
    assert refusal(w, replace(w.setup, level=7, settings=settings)) == "haven-no-such-level"
    check(w.pack, replace(w.setup, level=6, settings=settings))
    hard: dict[str, str | int | bool] = {"open_information": True, "difficulty": "very-hard"}
    assert refusal(w, Setup("test", party(9, 9), None, hard)) == "haven-no-such-level"


@pytest.mark.rule("H-LEVEL-13", "H-VARIANT-17")
def test_one_player_of_several_heroes_plays_with_open_information():
    w = World()
    alone = tuple(replace(hero, player="ana") for hero in w.setup.heroes)
    assert refusal(w, replace(w.setup, heroes=alone)) == "haven-several-heroes"
    check(w.pack, replace(w.setup, heroes=alone, settings={"open_information": True}))


@pytest.mark.rule("H-LEVEL-16")
def test_hazards_derive_from_the_raised_trap_damage():
    w = World("a a^", level=3, open_information=True)
    ana = w.hero("A1", hp=10)
    w.run(enter(w.g, ana, spot("B1")))
    assert ana.hp == 10 - 3
