"""Whatever is broken in a game, the watch sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.systems import system_named
from engine.core.game import Accepted, Game
from engine.core.hexes import Hex
from engine.core.policy import RandomPolicy
from engine.core.rng import Rng
from engine.core.simulate import seed_for, setup_for
from engine.core.watch import Broken, Watch
from engine.systems.haven.robots.invariants import invariants
from engine.systems.haven.state import Happening, HavenState
from tests.engine.systems.haven.world import World, spot


def _lose_a_card(w: World) -> None:
    w.state.heroes[0].hand.pop()


def _copy_a_card(w: World) -> None:
    w.state.heroes[0].discard.append(w.state.heroes[0].hand[0])


def _stand_together(w: World) -> None:
    w.state.monsters[0].hex = w.state.heroes[0].hex


def _stand_off_the_map(w: World) -> None:
    w.state.monsters[0].hex = Hex(40, 0)


def _be_too_healthy(w: World) -> None:
    w.state.monsters[0].hp = 99


def _be_dead_on_the_map(w: World) -> None:
    w.state.heroes[0].hp = 0


def _be_exhausted_on_the_map(w: World) -> None:
    w.state.heroes[0].is_exhausted = True


def _be_gone_on_the_map(w: World) -> None:
    w.state.heroes[0].has_left = True


def _open_a_locked_door(w: World) -> None:
    w.state.locked_doors.append(Hex(3, 0))
    w.state.open_doors.append(Hex(3, 0))


def _stand_in_a_locked_door(w: World) -> None:
    w.state.locked_doors.append(w.state.heroes[0].hex)


def _forget_what_happened(w: World) -> None:
    w.state.outcome = "victory"
    w.state.happenings.append(Happening("round ends"))


def _act_twice(w: World) -> None:
    w.state.acted_rules += ["rule", "rule"]


def _pile_obstacles(w: World) -> None:
    w.state.obstacles += [Hex(4, 0), Hex(4, 0)]


@pytest.mark.parametrize(
    "harm",
    (
        _lose_a_card,
        _copy_a_card,
        _stand_together,
        _stand_off_the_map,
        _be_too_healthy,
        _be_dead_on_the_map,
        _be_exhausted_on_the_map,
        _be_gone_on_the_map,
        _open_a_locked_door,
        _stand_in_a_locked_door,
        _forget_what_happened,
        _act_twice,
        _pile_obstacles,
    ),
)
def test_what_is_broken_is_named(harm: Callable[[World], None]) -> None:
    w = World()
    w.hero("A1")
    w.monster("C3")
    broken = invariants(w.g)
    assert broken(w.g, set()) == ()
    harm(w)
    assert broken(w.g, set())


def test_an_open_door_hides_no_room() -> None:
    w = World("a a ab b b")
    w.hero("A1")
    broken = invariants(w.g)
    assert broken(w.g, set()) == ()
    w.state.open_doors.append(spot("C1"))
    assert broken(w.g, set()) == ("the door at C1 is open and hides a room",)


def test_one_being_pushed_may_be_on_its_way_through_anothers_hex() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("C3")
    w.monster("C3")
    assert invariants(w.g)(w.g, {rat.id}) == ()


def _game(name: str) -> Game[Any]:
    haven = system_named("haven")
    setup = setup_for(haven, haven.scenarios()[0].id, 2, None, 0)
    return Game.new(haven, setup, seed_for(name))[0]


def test_a_game_that_forgets_something_in_its_snapshot_is_found() -> None:
    game, policy = _game("watch"), RandomPolicy(Rng(seed_for("watch")))
    watch = Watch(game)
    prompt = game.prompts[0]
    accepted = game.submit(prompt.seats[0], policy.choose(prompt))
    assert isinstance(accepted, Accepted)
    state = game._play.state
    assert isinstance(state, HavenState)
    state.heroes[0].experience += 1  # not by a rule, so that no replay repeats it
    with pytest.raises(Broken, match="same game"):
        watch.look(accepted)
