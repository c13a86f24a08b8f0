"""Which stickers go where."""

from __future__ import annotations

import pytest

from engine.content.tree import Area
from engine.core.hexes import DIRECTIONS, Hex, distance
from engine.systems.haven.enhancements.kinds import (
    ELEMENTS,
    NEGATIVE,
    POSITIVE,
    hex_kind,
    hex_of,
    is_there,
    kinds_for,
    new_hexes,
)
from engine.systems.haven.enhancements.slots import slots_of
from tests.engine.systems.haven.enhancements.cards import card, slot, with_stickers
from tests.engine.systems.haven.plain import PATTERNS


def kinds(top: str, name: str) -> set[str]:
    return set(kinds_for(slot(card(top), name)))


@pytest.mark.rule("H-CITY-49")
def test_slots_are_where_the_text_has_dots_and_nowhere_else() -> None:
    made = card("Attack 3°°, Range 4, Pierce 1°", "Move 3°; Heal 2°, Self")
    names = [one.id for one in slots_of(made)]
    assert names == ["top-attack", "top-attack-2", "top-pierce", "bottom-move", "bottom-heal"]


@pytest.mark.rule("H-CITY-50", "H-CITY-56")
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Attack 2, Range 3°", "top-range"),
        ("Attack 2, Target 2°", "top-target"),
        ("Attack 2, Add Target 1°", "top-add-target"),
        ("Attack 2, Pierce 1°", "top-pierce"),
        ("Attack 2, Push 1°", "top-push"),
        ("Attack 2, Pull 1°", "top-pull"),
        ("Retaliate 1, Range 2°, Self", "top-range"),
        ("Cleanse, Range 2°", "top-range"),
        ("Grant ally, Range 2°: Move 2", "top-range"),
    ],
)
def test_a_smaller_line_takes_a_plus_and_nothing_else(text: str, name: str) -> None:
    assert kinds(text, name) == {"+1"}


@pytest.mark.rule("H-CITY-50", "H-CITY-53", "H-CITY-52")
def test_a_move_takes_a_plus_a_jump_and_elements_but_no_condition() -> None:
    assert kinds("Move 3°", "top-move") == {"+1", "jump", *ELEMENTS}


@pytest.mark.rule("H-CITY-51")
@pytest.mark.parametrize(
    ("text", "name", "has_number"),
    [
        ("Attack 3°", "top-attack", True),
        ("Push 1°, Range 1", "top-push", True),
        ("Pull 1°, Range 3", "top-pull", True),
        ("Muddle°, Range 3", "top-inflict", False),
        ("Damage 2°, Range 3", "top-damage", False),
        ("Grant ally: Attack 2°", "top-attack", True),
    ],
)
def test_negative_conditions_go_onto_lines_that_target_enemies(
    text: str, name: str, has_number: bool
) -> None:
    assert kinds(text, name) == {*NEGATIVE, *ELEMENTS, *({"+1"} if has_number else ())}


@pytest.mark.rule("H-CITY-52")
@pytest.mark.parametrize(
    ("text", "name", "has_number"),
    [
        ("Heal 3°, Range 2", "top-heal", True),
        ("Heal 3°, Self", "top-heal", True),
        ("Shield 1°, Self", "top-shield", True),
        ("Retaliate 1°, Self", "top-retaliate", True),
        ("Strengthen°, Self", "top-inflict", False),
        ("Bless°, Allies, Range 2", "top-inflict", False),
    ],
)
def test_positive_conditions_go_onto_lines_that_target_allies_or_self(
    text: str, name: str, has_number: bool
) -> None:
    assert kinds(text, name) == {*POSITIVE, *ELEMENTS, *({"+1"} if has_number else ())}


@pytest.mark.rule("H-CITY-53")
@pytest.mark.parametrize("text", ["Attack 3°", "Heal 3°, Self", "Loot 1°", "Attack 2, Push 1°"])
def test_a_jump_goes_onto_a_move_only(text: str) -> None:
    (first, *_) = slots_of(card(text))
    assert "jump" not in kinds_for(first)


@pytest.mark.rule("H-CITY-54")
@pytest.mark.parametrize(
    "text",
    [
        "Move 2°",
        "Attack 3°",
        "Heal 3°, Self",
        "Loot 1°",
        "Trap 3°, Range 2",
        "Recover 1 lost card°",
        "Create obstacle°, Range 2",
        "Summon cat°; Persistent",
    ],
)
def test_elements_go_onto_any_main_line(text: str) -> None:
    (first, *_) = slots_of(card(text))
    assert {*ELEMENTS} <= {*kinds_for(first)}
    assert len(ELEMENTS) == 7


@pytest.mark.rule("H-CITY-69")
@pytest.mark.parametrize("text", ["Attack 3°", "Muddle°, Range 2", "Heal 3°, Self", "Bless°, Self"])
def test_stun_and_invisible_are_never_to_be_had(text: str) -> None:
    (first, *_) = slots_of(card(text))
    assert not {"stun", "invisible"} & {*kinds_for(first)}


def test_what_the_ability_has_is_known() -> None:
    made = card("Attack 3°, Poison", "Move 3°, Fly")
    assert is_there(slot(made, "top-attack"), "poison")
    assert not is_there(slot(made, "top-attack"), "wound")
    assert is_there(slot(made, "bottom-move"), "jump")
    fiery = with_stickers(card("Attack 3°°"), top_attack="fire")
    assert is_there(slot(fiery, "top-attack-2"), "fire")
    assert not is_there(slot(fiery, "top-attack-2"), "any-element")


@pytest.mark.rule("H-CITY-55")
@pytest.mark.parametrize("area", PATTERNS.values(), ids=str)
def test_a_hex_may_be_added_beside_the_pattern_in_every_way_once(area: Area) -> None:
    beside = {hex_.plus(step) for hex_ in area.offsets for step in DIRECTIONS} - {*area.offsets}
    offered = new_hexes(area)
    assert {*offered} <= beside
    assert not (area.has_self and Hex(0, 0) in offered)

    def shape(where: Hex) -> list[int]:
        """The same for patterns that can be laid alike: all distances, the figure's too."""
        hexes = [*area.offsets, where]
        apart = [distance(one, other) for one in hexes for other in hexes]
        own = [distance(one, Hex(0, 0)) for one in hexes] if area.has_self else []
        return sorted(apart) + sorted(own)

    possible = {tuple(shape(where)) for where in beside if where != Hex(0, 0) or not area.has_self}
    assert {tuple(shape(where)) for where in offered} == possible


def test_the_name_of_a_hex_says_where_it_is() -> None:
    assert hex_kind(Hex(1, -2)) == "hex+1-2"
    assert hex_of("hex+1-2") == Hex(1, -2)
    assert hex_of("hex") is None
    assert hex_of("hex+1+999") is None
