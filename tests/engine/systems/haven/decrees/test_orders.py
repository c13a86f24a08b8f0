"""What the GM may change in a scenario, and what stays by the rules all the same."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decree import Decree, Enactment
from engine.core.prompt import Rejected
from engine.core.text import Say
from engine.systems.haven.decrees.orders import enactment, options
from engine.systems.haven.robots.invariants import invariants
from engine.systems.haven.state import Turn
from tests.engine.systems.haven.world import World, spot

TWO_ROOMS = """
a  a  .   b  b
a  a  ab  b  b
a  a  .   b  b
"""


def order(w: World, *words: str) -> Say:
    """A decree that is carried out; what the table reads."""
    found = enactment(w.g, Decree(words))
    assert isinstance(found, Enactment), found
    holds = invariants(w.g)
    w.run(found.script)
    assert holds(w.g, set()) == ()
    return found.line


def refused(w: World, *words: str) -> str:
    found = enactment(w.g, Decree(words))
    assert isinstance(found, Rejected), found
    return found.why.key


def offered(w: World, *words: str) -> list[str]:
    return [option.id for option in options(w.g, words)]


# --- hit points


def test_hit_points_are_set_within_bounds():
    w = World()
    ana = w.hero("A1", hp=8)
    line = order(w, "hp", ana.id, "5")
    assert ana.hp == 5 and line.facts == {"figure": "Blade", "hp": 5, "before": 8}
    for wrong in ("11", "-1", "", "five", "٣", "5"):
        assert refused(w, "hp", ana.id, wrong) in ("haven-decree-bad-hp", "haven-decree-so-already")
    assert refused(w, "hp", "nobody", "5") == "haven-decree-no-figure"
    assert offered(w, "hp") == [ana.id]
    assert offered(w, "hp", ana.id) == [str(n) for n in range(11)]


@pytest.mark.rule("H-EXHAUST-03", "H-EXHAUST-05")
def test_a_hero_set_to_no_hit_points_is_exhausted_by_the_rules():
    w = World()
    ana, ben = w.hero("A1"), w.hero("A2")
    w.only(ana, ben)
    w.monster("F6")
    w.summon(ana, "B1")
    line = order(w, "hp", ana.id, "0")
    assert line.key == "haven-decree-falls"
    assert ana.is_exhausted and not ana.hand and w.state.summons == []
    assert w.said("haven-exhausted-hp") and not w.state.ending
    order(w, "hp", ben.id, "0")
    assert w.state.ending == "defeat"


def test_a_monster_that_falls_by_decree_is_nobodys_kill():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=3)
    w.monster("F6")
    w.state.acting = ana.id
    order(w, "hp", rat.id, "0")
    assert rat not in w.state.monsters and w.state.coins == [spot("B1")]
    assert ana.record.kills == 0 and w.state.deeds.kills == 0 and w.state.acting == ana.id


def test_the_scenarios_rules_answer_what_falls_by_decree():
    w = World()
    w.hero("A1")
    rat = w.monster("B1")
    w.mark("P", "D3")
    w.rule("last rat dies", "Spawn bat normal at P")
    order(w, "hp", rat.id, "0")
    assert [m.type for m in w.state.monsters] == ["bat"]


# --- conditions


@pytest.mark.rule("H-COND-01", "H-COND-22")
def test_conditions_are_gained_and_lost():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    assert order(w, "condition", ana.id, "poison").key == "haven-decree-gains"
    assert refused(w, "condition", ana.id, "poison") == "haven-decree-so-already"
    assert "no-poison" in offered(w, "condition", ana.id)
    assert "poison" not in offered(w, "condition", ana.id)
    w.state.acting = rat.id
    order(w, "condition", rat.id, "stun")
    assert rat.conditions == {"stun": True}  # on its own turn: it lasts to the end of the next
    order(w, "condition", ana.id, "no-poison")
    assert ana.conditions == {}
    assert refused(w, "condition", ana.id, "no-poison") == "haven-decree-so-already"
    assert refused(w, "condition", ana.id, "sadness") == "haven-decree-no-condition"


@pytest.mark.rule("H-AMD-21")
def test_a_curse_goes_into_the_deck_and_out_of_it():
    w = World()
    ana = w.hero("A1")
    assert refused(w, "condition", ana.id, "no-curse") == "haven-decree-no-card"
    order(w, "condition", ana.id, "curse")
    assert ana.modifiers.cards.pile.count("curse") == 1
    assert w.state.supplies.curse_heroes == 9
    order(w, "condition", ana.id, "no-curse")
    assert "curse" not in ana.modifiers.cards.pile and w.state.supplies.curse_heroes == 10
    w.state.supplies.curse_heroes = 0
    assert refused(w, "condition", ana.id, "curse") == "haven-decree-no-card"


def test_nobody_gains_what_they_are_immune_to():
    w = World()
    altar = w.objective("C3")
    assert refused(w, "condition", altar.id, "poison") == "haven-decree-immune"


# --- places


def test_a_figure_is_put_on_a_free_hex_and_nothing_there_is_sprung():
    w = World("a aT aO a a")
    ana, rat = w.hero("A1"), w.monster("E1")
    order(w, "place", ana.id, "B1")
    assert w.where(ana) == "B1" and ana.hp == ana.max_hp and len(w.traps()) == 1
    assert refused(w, "place", ana.id, "C1") == "haven-decree-taken"  # an obstacle
    assert refused(w, "place", ana.id, "E1") == "haven-decree-taken"  # the rat
    assert refused(w, "place", ana.id, "Z9") == "haven-decree-no-hex"
    assert refused(w, "place", ana.id, "nowhere") == "haven-decree-no-hex"
    assert offered(w, "place") == [ana.id, rat.id]
    assert offered(w, "place", ana.id) == ["A1", "D1"]


def test_a_closed_door_and_what_lies_behind_it_are_no_place():
    w = World(TWO_ROOMS)
    ana = w.hero("A1")
    assert refused(w, "place", ana.id, "C2") == "haven-decree-no-hex"
    assert refused(w, "place", ana.id, "D1") == "haven-decree-no-hex"


@pytest.mark.rule("H-SPECIAL-09")
def test_an_objective_stays_where_it_is():
    w = World()
    altar = w.objective("C3")
    assert refused(w, "place", altar.id, "D3") == "haven-decree-fixed"
    assert altar.id not in offered(w, "place")


# --- coming and going


@pytest.mark.rule("H-SPECIAL-04", "H-DOOR-08")
def test_a_monster_comes_takes_its_place_in_the_order_and_leaves_no_money():
    w = World()
    ana = w.hero("A1")
    w.state.order = [Turn(ana.id, 20, "hero")]
    order(w, "spawn", "rat:elite", "C3")
    (rat,) = w.state.monsters
    assert (rat.rank, w.where(rat), rat.drops_coin) == ("elite", "C3", False)
    assert "rat" in [turn.id for turn in w.state.order]
    assert refused(w, "spawn", "rat:elite", "C3") == "haven-decree-taken"
    assert refused(w, "spawn", "rat:boss", "C4") == "haven-decree-no-monster"
    assert refused(w, "spawn", "dragon:elite", "C4") == "haven-decree-no-monster"
    w.state.standees["rat"] = []
    assert refused(w, "spawn", "rat:normal", "C4") == "haven-decree-no-standee"
    assert not any(kind.startswith("rat") for kind in offered(w, "spawn"))


def test_who_is_removed_was_never_there():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.monster("F6")
    ghost, altar, guest = w.summon(ana, "C3"), w.objective("D4"), w.ally("E5")
    number = rat.number
    order(w, "remove", rat.id)
    assert number in w.state.standees["rat"] and w.state.coins == [] and not w.said("haven-killed")
    assert w.state.fallen == {}
    for figure in (ghost, altar, guest):
        order(w, "remove", figure.id)
    assert [f.id for f in w.g.figures()] == [ana.id, "rat-" + offered(w, "remove")[0][4:]]
    assert ana.active == [] and spot("D4") not in w.g.ground.obstacles
    assert refused(w, "remove", ana.id) == "haven-decree-hero-stays"
    assert refused(w, "remove", rat.id) == "haven-decree-no-figure"


# --- the scenario


@pytest.mark.rule("H-ELEM-04")
def test_an_element_is_as_strong_as_decreed():
    w = World()
    order(w, "element", "fire", "waning")
    assert w.state.elements["fire"] == "waning"
    assert refused(w, "element", "fire", "waning") == "haven-decree-so-already"
    assert refused(w, "element", "fire", "huge") == "haven-decree-no-element"
    assert refused(w, "element", "any", "strong") == "haven-decree-no-element"
    assert offered(w, "element", "fire") == ["inert", "waning", "strong"]


@pytest.mark.rule("H-DOOR-04", "H-SPECIAL-05")
def test_a_room_is_revealed_by_its_door_locked_or_not():
    w = World(TWO_ROOMS, spawns={"D1": ("rat", "normal")})
    w.hero("A1")
    w.state.locked_doors = [spot("C2")]
    w.g.map_changed()
    assert offered(w, "reveal") == ["C2"]
    order(w, "reveal", "C2")
    assert w.state.revealed == ["a", "b"] and len(w.state.monsters) == 1
    assert w.state.open_doors == [spot("C2")] and w.state.locked_doors == []
    assert w.g.has_revealed
    assert refused(w, "reveal", "C2") == "haven-decree-no-door"
    assert refused(w, "reveal", "A1") == "haven-decree-no-door"


def test_a_deck_is_stacked_for_a_reason_and_nobody_learns_its_order():
    w = World()
    ana = w.hero("A1")
    w.stack(ana, "+0", "+1", "2x", "+1")
    found = enactment(w.g, Decree(("stack", f"modifiers-{ana.id}", "2x", "+1")))
    assert isinstance(found, Enactment) and found.needs_reason
    assert "2x" not in str(found.line)
    w.run(found.script)
    pile = ana.modifiers.cards.pile
    assert pile[::-1][:3] == ["2x", "+1", "+0"]
    assert w.g.has_revealed  # the GM knows by now what comes
    assert refused(w, "stack", f"modifiers-{ana.id}", "2x", "9x") == "haven-decree-not-in-deck"
    assert refused(w, "stack", "modifiers-nobody", "2x") == "haven-decree-no-deck"
    assert offered(w, "stack", f"modifiers-{ana.id}") == sorted(set(pile))


def test_the_ability_decks_of_monsters_on_the_map_are_stacked_too():
    w = World()
    w.hero("A1")
    w.monster("C3")
    decks = [one for one in offered(w, "stack") if one.startswith("abilities-")]
    assert len(decks) == 1
    cards = offered(w, "stack", decks[0])
    order(w, "stack", decks[0], cards[-1])
    assert w.state.ability_decks[decks[0].removeprefix("abilities-")].pile[-1] == cards[-1]


# --- what is no decree


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("dance",),
        ("hp",),
        ("hp", "blade"),
        ("hp", "blade", "1", "2"),
        ("remove",),
        ("stack", "x"),
    ],
)
def test_what_is_no_decree_is_refused(words: tuple[str, ...]):
    w = World()
    w.hero("A1")
    assert refused(w, *words) == "haven-decree-unknown"


@pytest.mark.parametrize("phase", ["setup", "over"])
def test_before_and_after_the_rounds_nothing_is_decreed(phase: Any):
    w = World()
    ana = w.hero("A1")
    w.state.phase = phase
    assert refused(w, "hp", ana.id, "1") == "haven-decree-unknown"
    assert offered(w, "hp") == []


def test_what_is_offered_says_nothing_of_an_order():
    """Two games that differ in what only chance knows offer the same."""
    w = World()
    ana = w.hero("A1")
    w.stack(ana, "+0", "+1", "2x")
    before = offered(w, "stack", f"modifiers-{ana.id}")
    w.stack(ana, "2x", "+1", "+0")
    assert offered(w, "stack", f"modifiers-{ana.id}") == before


def test_the_next_words_of_what_cannot_be_are_none():
    w = World()
    w.hero("A1")
    for words in (("hp", "nobody"), ("condition", "nobody"), ("stack", "x"), ("hp", "a", "b")):
        assert offered(w, *words) == []
