"""What a sticker costs."""

from __future__ import annotations

import pytest

from engine.systems.haven.enhancements.kinds import hex_kind, new_hexes
from engine.systems.haven.enhancements.prices import price
from tests.engine.systems.haven.enhancements.cards import card, slot, with_stickers
from tests.engine.systems.haven.plain import PATTERNS

BURST_AND_ONE = hex_kind(new_hexes(PATTERNS["burst"])[0])


def cost(text: str, name: str, kind: str, level: str = "1") -> int:
    made = card(text, level=level)
    return price(made, slot(made, name), kind)


@pytest.mark.rule("H-CITY-57")
@pytest.mark.parametrize(
    ("text", "name", "gold"),
    [
        ("Move 2°", "top-move", 30),
        ("Attack 2°", "top-attack", 50),
        ("Attack 2, Range 3°", "top-range", 30),
        ("Shield 1°, Self", "top-shield", 100),
        ("Push 1°, Range 1", "top-push", 30),
        ("Attack 2, Push 1°", "top-push", 30),
        ("Pull 1°, Range 1", "top-pull", 30),
        ("Attack 2, Pull 1°", "top-pull", 30),
        ("Attack 2, Pierce 1°", "top-pierce", 30),
        ("Retaliate 1°, Self", "top-retaliate", 100),
        ("Heal 1°, Self", "top-heal", 30),
        ("Attack 2, Target 2°", "top-target", 2 * 50),
    ],
)
def test_a_plus_costs_by_what_it_is_on(text: str, name: str, gold: int) -> None:
    assert cost(text, name, "+1") == gold


@pytest.mark.rule("H-CITY-57")
@pytest.mark.parametrize(
    ("kind", "gold"),
    [
        ("poison", 75),
        ("wound", 75),
        ("muddle", 50),
        ("immobilize", 100),
        ("disarm", 150),
        ("curse", 75),
        ("fire", 100),
        ("dark", 100),
        ("any-element", 150),
    ],
)
def test_other_stickers_have_a_price_of_their_own(kind: str, gold: int) -> None:
    assert cost("Attack 2°", "top-attack", kind) == gold


@pytest.mark.rule("H-CITY-57")
@pytest.mark.parametrize(("kind", "gold"), [("strengthen", 50), ("bless", 50)])
def test_positive_conditions_cost_fifty(kind: str, gold: int) -> None:
    assert cost("Heal 2°, Self", "top-heal", kind) == gold


@pytest.mark.rule("H-CITY-57")
def test_a_jump_costs_fifty() -> None:
    assert cost("Move 2°", "top-move", "jump") == 50


@pytest.mark.rule("H-CITY-57")
@pytest.mark.parametrize(
    "text",
    [
        "Attack 2°, Target 2",
        "Attack 2°, Range 2, Target all",
        "Attack 2°, Add Target 1",
        "Attack 2°, Area cleave",
        "Grant ally, Target 2: Attack 2°",
    ],
)
def test_what_targets_several_figures_costs_twice_as_much(text: str) -> None:
    assert cost(text, "top-attack", "+1") == 2 * 50
    assert cost(text, "top-attack", "poison") == 2 * 75
    assert cost(text, "top-attack", "fire") == 2 * 100


@pytest.mark.rule("H-CITY-57")
@pytest.mark.parametrize(
    ("level", "more"), [("X", 0), ("1", 0), ("2", 25), ("3", 50), ("5", 100), ("9", 200)]
)
def test_the_level_of_the_card_adds_to_the_price_and_x_counts_as_one(level: str, more: int) -> None:
    assert cost("Attack 2°", "top-attack", "+1", level) == 50 + more


@pytest.mark.rule("H-CITY-57")
def test_what_is_on_the_same_action_already_adds_to_the_price() -> None:
    made = card("Attack 2°°°°", "Move 2°")
    paid = []
    for name in ("top-attack", "top-attack-2", "top-attack-3", "top-attack-4"):
        paid.append(price(made, slot(made, name), "+1"))
        made = with_stickers(made, **{name: "+1"})
    assert paid == [50, 50 + 75, 50 + 150, 50 + 225]
    assert price(made, slot(made, "bottom-move"), "+1") == 30


@pytest.mark.rule("H-CITY-57")
def test_a_hex_costs_a_share_of_two_hundred_and_is_never_doubled() -> None:
    made = card("Attack 2, Range 3, Area burst°°", level="X")
    assert price(made, slot(made, "top-area"), BURST_AND_ONE) == 66
    larger = with_stickers(made, top_area=BURST_AND_ONE)
    assert price(larger, slot(larger, "top-area-2"), "hex+5+5") == 200 // 4 + 75


@pytest.mark.rule("H-CITY-58")
def test_the_examples_of_the_rules() -> None:
    made = card("Attack 2°, Range 3, Area burst°", level="3")
    assert price(made, slot(made, "top-attack"), "+1") == 150
    made = with_stickers(made, top_attack="+1")
    assert price(made, slot(made, "top-area"), BURST_AND_ONE) == 191
