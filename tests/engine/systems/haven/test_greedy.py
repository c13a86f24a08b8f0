from __future__ import annotations

from engine.core.prompt import Prompt, Question
from engine.core.script import Script
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.movement import move
from engine.systems.haven.abilities.targets import choose, enemies_within
from engine.systems.haven.heroes.rest import short_rests
from engine.systems.haven.heroes.select import select_cards
from engine.systems.haven.robots.greedy import answer
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World, spot


def asked(question: Question) -> Prompt:
    return Prompt(
        id="1",
        kind=question.kind,
        seats=question.seats,
        text=question.text,
        options=question.options,
        least=question.least,
        most=question.most,
        ordered=question.ordered,
        secret=question.secret,
        figure=question.figure,
    )


def chosen(w: World, hero: Hero, script: Script[object]) -> str:
    """What the greedy player answers to the first question of a script."""
    question = next(script)[0]
    return answer(w.system().view(w.g.state, hero.seat), asked(question)).chosen[0]


def test_it_attacks_the_weakest_in_reach():
    w = World()
    ana, _, weak = w.hero("B2"), w.monster("B1"), w.monster("B3")
    weak.hp = 2
    script = choose(w.g, ana, "attack-target", enemies_within(w.g, ana, 1), 1)
    assert chosen(w, ana, script) == weak.id


def test_it_walks_into_reach_and_around_traps():
    w = World("a aT a a a\na a a a a")
    ana = w.hero("A1")
    w.monster("D1")
    w.picked(ana, *ana.hand[:2])
    goal = chosen(w, ana, move(w.g, ana, 4, "walk"))
    assert w.g.board.distance(spot(goal), spot("D1")) == 1
    assert goal != "B1"


def test_it_walks_through_harm_only_where_nothing_else_leads_on():
    w = World("a aT a ab b\n. . . . .")
    ana = w.hero("A1")
    w.picked(ana, *ana.hand[:2])
    assert chosen(w, ana, move(w.g, ana, 4, "walk")) == "B1"
    beside = World("a aT a ab b\na a a . .")
    ben = beside.hero("A1")
    beside.picked(ben, *ben.hand[:2])
    assert chosen(beside, ben, move(beside.g, ben, 1, "walk")) == "A2"


def test_it_goes_for_a_door_when_no_monster_is_in_view():
    w = World("a a a ab b")
    ana = w.hero("A1")
    w.picked(ana, *ana.hand[:2])
    assert chosen(w, ana, move(w.g, ana, 4, "walk")) == "D1"


def test_it_takes_coins_when_nobody_is_about():
    w = World("a a a a")
    ana = w.hero("A1")
    w.coin("C1")
    w.picked(ana, *ana.hand[:2])
    assert chosen(w, ana, move(w.g, ana, 3, "walk")) == "C1"


def test_it_negates_what_would_kill_and_bears_the_rest():
    w = World()
    ana = w.hero("A1", hp=3)
    assert chosen(w, ana, suffer(w.g, ana, 3)) == "hand"
    assert chosen(w, ana, suffer(w.g, ana, 2)) == "suffer"


def test_it_rests_when_the_hand_is_spent():
    w = World()
    ana = w.hero("A1")
    w.only(ana)
    ana.discard = ana.hand[:4]
    assert chosen(w, ana, short_rests(w.g)) == "skip"
    ana.hand = []
    assert chosen(w, ana, short_rests(w.g)) == "yes"


def test_it_picks_two_different_cards():
    w = World()
    ana = w.hero("A1")
    w.monster("D1")
    question = next(select_cards(w.g))[0]
    picks = answer(w.system().view(w.g.state, ana.seat), asked(question)).chosen
    assert len(set(picks)) == 2
