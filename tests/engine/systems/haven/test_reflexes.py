from __future__ import annotations

from engine.core.prompt import Prompt
from engine.core.script import Script
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.heroes.select import select_cards
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.test_greedy import asked
from tests.engine.systems.haven.world import World


def reflex(w: World, hero: Hero, script: Script[object]) -> tuple[str, ...] | None:
    """What is answered for somebody who does not answer the first question of a script."""
    system, prompt = w.system(), asked(next(script)[0])
    found = system.reflex(system.view(w.g.state, hero.seat), prompt)
    return None if found is None else found.chosen


def first_pick(w: World) -> Prompt:
    return asked(next(select_cards(w.g))[0])


def test_damage_is_suffered_for_somebody_who_does_not_react():
    w = World()
    ana, foe = w.hero("A1"), w.monster("B1")
    w.g.state.acting = foe.id
    assert reflex(w, ana, suffer(w.g, ana, ana.hp - 1)) == ("suffer",)


def test_what_would_kill_is_negated():
    w = World()
    ana, foe = w.hero("A1"), w.monster("B1")
    w.g.state.acting = foe.id
    assert reflex(w, ana, suffer(w.g, ana, ana.hp)) == ("hand",)


def test_the_card_to_lose_belongs_to_the_damage():
    w = World()
    ana, foe = w.hero("A1"), w.monster("B1")
    w.g.state.acting = foe.id
    script = suffer(w.g, ana, ana.hp)
    next(script)
    system = w.system()
    prompt = asked(script.send([("hand",)])[0])
    found = system.reflex(system.view(w.g.state, ana.seat), prompt)
    assert found is not None and found.chosen[0] in ana.hand


def test_on_one_s_own_turn_nothing_is_a_reaction():
    w = World()
    ana = w.hero("A1")
    w.g.state.acting = ana.id
    assert reflex(w, ana, suffer(w.g, ana, 2)) is None


def test_a_pick_is_no_reaction_but_may_be_a_rest():
    w = World()
    ana = w.hero("A1")
    prompt = first_pick(w)
    system = w.system()
    assert system.reflex(system.view(w.g.state, ana.seat), prompt) is None
    assert system.rest(prompt) is None
    ana.discard, ana.hand = ana.hand[:2], ana.hand[2:]
    rest = system.rest(first_pick(w))
    assert rest is not None and rest.chosen == ("long-rest",)
