"""Why a monster did what it did, and what an attack would do, for people who ask."""

from __future__ import annotations

from bot.words import Words
from engine.core.advice import Advice
from engine.core.marks import MapMark
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.advice.forecast import forecast
from engine.systems.haven.advice.why import why
from engine.systems.haven.monsters.turns import automaton_turn
from tests.engine.systems.haven.world import World, spot


def _keys(advice: Advice | None) -> list[str]:
    assert advice is not None
    words = Words(lambda _: {"monster.rat": "Rat"}, strict=True)
    for locale in ("en", "fr"):
        assert all(words.speak(line, locale) for line in advice.lines)
    return [line.key for line in advice.lines]


def test_a_monster_that_has_decided_nothing_has_no_reasons() -> None:
    w = World()
    assert why(w.g, w.monster("C1").id) is None
    assert why(w.g, "nobody") is None


def test_the_shortest_way_is_named_and_the_path_shown() -> None:
    w = World()
    w.hero("A1")
    w.hero("H6")
    rat = w.monster("D1", move=2)
    w.monster_turn(rat, "Move +0; Attack +0")
    advice = why(w.g, rat.id)
    assert _keys(advice) == [
        "haven-why",
        "haven-why-foe",
        "haven-why-foe",
        "haven-why-path",
        "haven-why-aim",
        "haven-why-went",
    ]
    assert advice is not None
    decided = w.state.decisions[rat.id]
    assert MapMark(rat.hex, "step", str(len(decided.path))) in advice.marks


def test_one_too_far_away_heads_for_a_hex() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("H1", move=1)
    w.monster_turn(rat, "Move +0; Attack +0", "G1-1")
    keys = _keys(why(w.g, rat.id))
    assert {"haven-why-only", "haven-why-aim-later", "haven-why-chosen"} <= set(keys)


def test_one_without_an_attack_is_not_said_to_attack() -> None:
    w = World()
    w.hero("A1")
    rat = w.monster("H1", move=3)
    w.monster_turn(rat, "Move +0", "E1-1")
    assert "haven-why-near-later" in _keys(why(w.g, rat.id))
    w.monster_turn(rat, "Move +0")
    keys = _keys(why(w.g, rat.id))
    assert "haven-why-near" in keys
    assert "haven-why-aim" not in keys


def test_a_focus_that_was_found_before_is_named_as_such() -> None:
    # Of two equally near heroes the arrow meets the earlier; on foot the way to her is longer.
    w = World("a\na~\na\na\na\na\na")
    ana, _ = w.hero("A1"), w.hero("A7")
    rat = w.monster("A4", move=1, range=3)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0; Move +0")
    assert w.state.decisions[rat.id].reasons.focuses == (ana.id,)
    assert "haven-why-kept" in _keys(why(w.g, rat.id))


def test_a_monster_with_nobody_to_attack_says_so() -> None:
    w = World()
    w.hero("A1", conditions={"invisible": False})
    rat = w.monster("C1")
    w.monster_turn(rat, "Move +0; Attack +0")
    assert _keys(why(w.g, rat.id)) == ["haven-why", "haven-why-nothing", "haven-why-stayed"]


def test_the_reasons_of_a_dead_monster_do_not_pass_to_the_next_of_its_number() -> None:
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=1)
    w.monster_turn(rat, "Move +0; Attack +0")
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", rat.id)
    assert rat.id not in w.state.decisions


def test_the_odds_are_those_of_the_played_cards_or_of_a_value() -> None:
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=4)
    w.picked(ana, "blade-1", "blade-2")
    played, given = forecast(w.g, ana.seat, rat.id, None), forecast(w.g, ana.seat, rat.id, 5)
    assert _keys(played) == ["haven-odds-line"] * 2
    assert played is not None and given is not None
    assert [line.facts["value"] for line in (*played.lines, *given.lines)] == [3, 3, 5]
    assert played.marks == (MapMark(spot("B1"), "target"),)


def test_a_summon_answers_for_no_other_that_fell_before_it() -> None:
    w = World()
    ana, _ = w.hero("A1"), w.monster("E1")
    fallen = w.summon(ana, "B1")
    w.run(automaton_turn(w.g, fallen))
    assert why(w.g, fallen.id) is not None
    w.run(suffer(w.g, fallen, fallen.hp))
    assert w.summon(ana, "B1").id == fallen.id
    assert why(w.g, fallen.id) is None


def test_there_are_no_odds_against_nobody() -> None:
    w = World()
    ana = w.hero("A1")
    assert forecast(w.g, ana.seat, "nobody", None) is None
