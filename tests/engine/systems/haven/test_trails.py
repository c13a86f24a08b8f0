"""How monsters came to where they stand, as everybody saw it."""

from __future__ import annotations

from engine.core.hexes import Hex, distance
from engine.core.view import TrailView
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.scenario.round import play_round
from tests.engine.systems.haven.world import World, spot


def trails(w: World) -> tuple[TrailView, ...]:
    return w.system().view(w.g.state, None).trails


def test_a_monster_that_moved_shows_its_way_from_the_first_hex_on() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("D1", move=2)
    w.monster_turn(rat, "Move +0; Attack +0")
    (trail,) = trails(w)
    assert trail.figure == rat.id
    assert (trail.path[0], trail.path[-1]) == (spot("D1"), rat.hex)
    assert all(_is_step(*pair) for pair in zip(trail.path, trail.path[1:], strict=False))


def _is_step(one: Hex, other: Hex) -> bool:
    return distance(one, other) == 1


def test_one_that_stayed_where_it_was_shows_nothing() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("B1", move=2)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert trails(w) == ()


def test_a_hero_leaves_no_trail() -> None:
    w = World()
    ana = w.hero("A1")
    w.act(ana, "Move 2", "A3")
    assert ana.hex == spot("A3")
    assert trails(w) == ()


def test_one_that_was_pushed_since_shows_nothing() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("A4", move=1)
    w.monster_turn(rat, "Move +0")
    rat.hex = spot("A6")
    assert trails(w) == ()
    w.monster_turn(rat, "Move +0")
    (trail,) = trails(w)
    assert trail.path[0] == spot("A6")


def test_one_that_fell_shows_nothing_when_its_standee_comes_again() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("A4", move=1, hp=1)
    w.monster_turn(rat, "Move +0")
    list(suffer(w.g, rat, 1))
    assert w.state.trails == {}


def test_a_trail_stays_until_the_turns_of_the_next_round() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("A4", move=1)
    w.monster_turn(rat, "Move +0")
    before = trails(w)
    script = play_round(w.g)
    next(script)  # people pick their cards and look at the map
    assert trails(w) == before
