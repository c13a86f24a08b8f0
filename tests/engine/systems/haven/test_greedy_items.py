"""The greedy player and its items."""

from __future__ import annotations

import pytest

from engine.core.game import Game
from engine.core.policy import GreedyPolicy
from engine.core.script import Script
from engine.core.simulate import play_out, seed_for
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.heroes.turn import hero_turn
from engine.systems.haven.items.equipment import equip_heroes
from engine.systems.haven.robots.greedy import answer
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.gear import item, use
from tests.engine.systems.haven.play import system
from tests.engine.systems.haven.test_greedy import asked, chosen
from tests.engine.systems.haven.world import World


def first_action(w: World, hero: Hero) -> str:
    """What the greedy player does first on its turn."""
    w.picked(hero, "blade-1", "blade-2")
    return chosen(w, hero, hero_turn(w.g, hero))


def later(w: World, hero: Hero, script: Script[object], *answers: str) -> str:
    """What it answers to the question that follows these answers."""
    next(script)
    for given in answers[:-1]:
        script.send([(given,)])
    question = script.send([(answers[-1],)])[0]
    return answer(w.system().view(w.state, hero.seat), asked(question)).chosen[0]


def test_it_drinks_when_hurt_and_not_before():
    w = World()
    ana = w.hero("A1")
    tea = item(w, ana, "Heal 3, Self", "consumed")
    w.monster("H6")
    assert first_action(w, ana) != use(tea)
    ana.hp = 3
    assert first_action(w, ana) == use(tea)


def test_it_helps_an_attack_that_may_fail_to_kill():
    w = World()
    ana = w.hero("A1")
    fork = item(w, ana, "On attack: +2 Attack", "spent")
    rat = w.monster("B1", hp=9)
    w.picked(ana, "blade-1", "blade-2")
    assert later(w, ana, hero_turn(w.g, ana), "blade-1:top") == use(fork)
    rat.hp = 1
    w.g.modifiers(ana).cards.pile[:] = ["+0"]
    w.picked(ana, "blade-3", "blade-4")
    assert later(w, ana, hero_turn(w.g, ana), "blade-3:top") == rat.id


def test_it_puts_on_boots_when_nobody_is_in_reach():
    w = World()
    ana = w.hero("A1")
    boots = item(w, ana, "On move: +2 Move", "spent", slot="legs")
    rat = w.monster("H1")
    w.picked(ana, "blade-1", "blade-2")
    assert later(w, ana, hero_turn(w.g, ana), "blade-2:bottom") == use(boots)
    rat.hex = w.g.board.neighbours(ana.hex)[0]
    w.picked(ana, "blade-3", "blade-4")
    assert later(w, ana, hero_turn(w.g, ana), "blade-4:bottom") != use(boots)


@pytest.mark.parametrize(("damage", "is_used"), [(1, False), (4, True)])
def test_it_wards_off_what_is_large_or_deadly(damage: int, is_used: bool):
    w = World()
    ana = w.hero("A1")
    lid = item(w, ana, "On damage: Negate", "consumed")
    assert (chosen(w, ana, suffer(w.g, ana, damage)) == use(lid)) == is_used
    ana.hp = 1
    assert chosen(w, ana, suffer(w.g, ana, damage)) == use(lid)


def test_it_takes_along_what_fits_and_leaves_heavy_things():
    w = World()
    ana = w.hero("A1")
    light = [item(w, ana, "Heal 1, Self", "spent", is_equipped=False) for _ in range(2)]
    item(w, ana, "On attacked: +1 Shield", slot="body", minus_ones=4, is_equipped=False)
    lamp = item(w, ana, "Heal 1, Self", "spent", slot="head", is_equipped=False)
    (question,) = next(equip_heroes(w.g))
    picked = answer(w.system().view(w.state, ana.seat), asked(question)).chosen
    assert picked == (light[0], lamp)
    assert question.check is not None and question.check(picked) is None


def test_it_plays_games_to_the_end_with_whatever_it_owns():
    haven = system()
    for number in range(0, 6, 2):
        game, _ = Game.new(haven, haven.rehearsal(number), seed_for(f"items {number}"))
        assert play_out(game, GreedyPolicy(), is_watched=True).outcome
