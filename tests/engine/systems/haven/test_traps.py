"""Traps: each has its own effects (H-TRAP)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.rng import Rng
from engine.core.simulate import seed_for
from engine.systems.haven.content import Trap as ListedTrap
from engine.systems.haven.state import HavenState, Trap
from tests.engine.systems.haven.play import setup, system
from tests.engine.systems.haven.world import World, spot

CORRIDOR = "a aT a aT"


@pytest.mark.rule("H-TRAP-04")
def test_a_trap_that_lists_damage_deals_two_and_the_level():
    w = World(CORRIDOR, level=3)
    ana = w.hero("A1", hp=10)
    w.act(ana, "Move 1", "B1")
    assert ana.hp == 5


@pytest.mark.rule("H-TRAP-06")
def test_a_trap_may_give_conditions_without_damage():
    w = World(CORRIDOR, trap=ListedTrap(deals_damage=False, conditions=("poison", "stun")))
    ana = w.hero("A1", hp=10)
    w.act(ana, "Move 1", "B1")
    assert ana.hp == 10
    assert set(ana.conditions) == {"poison", "stun"}


@pytest.mark.rule("H-TRAP-03")
def test_the_trap_that_is_sprung_acts_and_no_other():
    w = World(CORRIDOR)
    w.state.traps[1] = Trap(spot("D1"), 5, ("muddle",))
    ana = w.hero("C1", hp=10)
    w.act(ana, "Move 1", "D1")
    assert (ana.hp, set(ana.conditions), w.traps()) == (5, {"muddle"}, ["B1"])


@pytest.mark.rule("H-TRAP-08")
def test_the_map_shows_what_each_trap_does():
    w = World(CORRIDOR, level=2)
    w.state.traps[1] = Trap(spot("D1"), 6, ("poison",))
    seen = {one.hex.label: one for one in w.system().view(w.state, None).hexes}
    assert (seen["B1"].damage, seen["B1"].conditions) == (4, ())
    assert (seen["D1"].damage, seen["D1"].conditions) == (6, ("poison",))
    assert seen["C1"].damage == 0


def test_a_snapshot_from_before_traps_had_effects_still_loads():
    haven = system()
    old = msgspec.to_builtins(haven.new(setup(4), Rng(seed_for("old traps"))))
    old["danger"], old["traps"] = 1, [list(spot("B2")), list(spot("C2"))]
    upgraded = msgspec.convert(haven.upgrade(old, 1), HavenState)
    assert upgraded.traps == [Trap(spot(label), 3, ("muddle",)) for label in ("B2", "C2")]


def test_nobody_knows_the_way_from_a_version_that_never_was():
    with pytest.raises(ValueError, match="version 0"):
        system().upgrade({}, 0)
