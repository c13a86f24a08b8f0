"""Cards with stickers do what the stickers say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.content.tree import Dot, Summon
from engine.systems.haven.content import MonsterStats
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.enhancements.cards import card, with_stickers
from tests.engine.systems.haven.plain import text
from tests.engine.systems.haven.world import World


def plain(made: Any) -> Any:
    """An ability without its dots."""
    return msgspec.structs.replace(made, dots=())


@pytest.mark.rule("H-CITY-50")
@pytest.mark.parametrize(
    ("before", "slot", "after"),
    [
        ("Move 3°", "top-move", "Move 4"),
        ("Attack 3°, Range 2", "top-attack", "Attack 4, Range 2"),
        ("Attack 3, Range 2°", "top-range", "Attack 3, Range 3"),
        ("Attack 3, Target 2°", "top-target", "Attack 3, Target 3"),
        ("Attack 3, Add Target 1°", "top-add-target", "Attack 3, Add Target 2"),
        ("Attack 3, Pierce 1°", "top-pierce", "Attack 3, Pierce 2"),
        ("Attack 3, Push 1°", "top-push", "Attack 3, Push 2"),
        ("Attack 3, Pull 1°", "top-pull", "Attack 3, Pull 2"),
        ("Push 1°, Range 1", "top-push", "Push 2, Range 1"),
        ("Pull 1°, Range 2", "top-pull", "Pull 2, Range 2"),
        ("Heal 2°, Range 3", "top-heal", "Heal 3, Range 3"),
        ("Heal 2, Range 3°", "top-range", "Heal 2, Range 4"),
        ("Shield 1°, Self", "top-shield", "Shield 2, Self"),
        ("Retaliate 1°, Self", "top-retaliate", "Retaliate 2, Self"),
        ("Retaliate 1, Range 2°, Self", "top-range", "Retaliate 1, Range 3, Self"),
        ("Muddle, Range 2°", "top-range", "Muddle, Range 3"),
        ("Swap, Range 2°", "top-range", "Swap, Range 3"),
    ],
)
def test_a_plus_raises_the_number_that_it_is_on(before: str, slot: str, after: str) -> None:
    made = with_stickers(card(before), **{slot: "+1"})
    assert plain(made.top.abilities[0]) == text(after).abilities[0]


@pytest.mark.parametrize(
    ("before", "slot", "kind", "after"),
    [
        ("Attack 3°, Wound", "top-attack", "poison", "Attack 3, Wound, Poison"),
        ("Heal 3°, Self", "top-heal", "bless", "Heal 3, Self, Bless"),
        ("Shield 1°, Self", "top-shield", "strengthen", "Shield 1, Self, Strengthen"),
        ("Muddle°, Range 2", "top-inflict", "curse", "Muddle, Curse, Range 2"),
        ("Push 1°, Range 1", "top-push", "disarm", "Push 1, Range 1, Disarm"),
        ("Move 3°", "top-move", "jump", "Move 3, Jump"),
        (
            "Attack 3°; Ice: +1 Attack",
            "top-attack",
            "fire",
            "Attack 3, Infuse Fire; Ice: +1 Attack",
        ),
        ("Loot 1°", "top-loot", "any-element", "Loot 1, Infuse Any"),
    ],
)
def test_the_card_reads_as_if_it_were_printed_so(
    before: str, slot: str, kind: str, after: str
) -> None:
    made = with_stickers(card(before), **{slot: kind})
    assert plain(made.top.abilities[0]) == text(after).abilities[0]
    assert made.top.abilities[0].dots == (Dot("main", kind),)


def test_what_is_granted_is_improved_where_it_stands() -> None:
    made = with_stickers(card("Grant ally: Move 2, Attack 2°°"), top_attack="+1")
    made = with_stickers(made, top_attack_2="fire")
    grant = made.top.abilities[0]
    assert grant.infused == text("Attack 1, Infuse Fire").abilities[0].infused
    assert [plain(one) for one in grant.abilities] == [  # type: ignore[union-attr]
        plain(one)
        for one in text("Grant ally: Move 2, Attack 3").abilities[0].abilities  # type: ignore[union-attr]
    ]


def test_a_sticker_that_the_card_has_no_place_for_changes_nothing() -> None:
    made = card("Attack 3°")
    assert with_stickers(made, top_move="+1") == made
    assert with_stickers(made, top_attack="jump") == made
    twice = with_stickers(made, top_attack="+1")
    assert with_stickers(twice, top_attack="poison") == twice


def test_hexes_fit_in_any_order() -> None:
    made = card("Attack 3, Range 2, Area burst°°")
    one = with_stickers(made, top_area="hex+2+0", top_area_2="hex+3+0")
    other = with_stickers(made, top_area_2="hex+3+0", top_area="hex+2+0")
    assert {*one.top.abilities[0].area.offsets} == {*other.top.abilities[0].area.offsets}  # type: ignore[union-attr]


# --- at the table ---------------------------------------------------------------------------------


def enhanced_hero(w: World, where: str, top: str, bottom: str, *stickers: tuple[str, str]) -> Hero:
    """A hero with one card of its own, which has stickers."""
    hero = w.hero(where)
    w.card(hero, "own", 10, top=top, bottom=bottom)
    w.card(hero, "other", 20)
    hero.stickers = tuple(("own", slot, kind) for slot, kind in stickers)
    w.picked(hero, "own", "other")
    w.order(**{hero.id: 10})
    return hero


@pytest.mark.rule("H-CITY-50", "H-CITY-51")
def test_a_hero_attacks_with_its_enhanced_card() -> None:
    w = World()
    stickers = (("top-attack", "+1"), ("top-attack-2", "poison"))
    hero = enhanced_hero(w, "A1", "Attack 2°°, Target 2", "Move 2", *stickers)
    near, far = w.monster("B1", hp=9), w.monster("A2", hp=9)
    w.stack(hero, "+0", "+0")
    w.turn(hero, "own:top", near.id, far.id, "end")
    assert (near.hp, far.hp) == (6, 6)
    assert "poison" in near.conditions and "poison" in far.conditions


@pytest.mark.rule("H-CITY-51")
def test_a_negative_condition_falls_on_all_who_are_pushed() -> None:
    w = World()
    hero = w.hero("C3")
    rats = w.monster("C2"), w.monster("D3")
    w.act(hero, "Push 1, Range 1, Target all, Muddle", rats[0].id, "C1", "E4")
    assert all("muddle" in rat.conditions for rat in rats)


@pytest.mark.rule("H-CITY-51")
def test_who_cannot_be_pushed_is_still_affected() -> None:
    w = World()
    hero, rat = w.hero("A1"), w.monster("B1")
    assert w.act(hero, "Push 1, Range 1, Muddle", "skip")
    assert "muddle" in rat.conditions


@pytest.mark.rule("H-CITY-52")
def test_a_positive_condition_is_for_all_who_are_shielded() -> None:
    w = World()
    hero, ally = w.hero("A1"), w.hero("B1")
    w.act(hero, "Shield 1, Range 2, Target all, Strengthen")
    assert "strengthen" in hero.conditions and "strengthen" in ally.conditions


@pytest.mark.rule("H-CITY-52")
def test_who_retaliates_gains_the_condition_itself() -> None:
    w = World()
    hero, ally = w.hero("A1"), w.hero("B1")
    w.act(hero, "Retaliate 1, Self, Strengthen")
    assert "strengthen" in hero.conditions and not ally.conditions


@pytest.mark.rule("H-CITY-53")
def test_an_enhanced_move_is_a_jump() -> None:
    w = World()
    hero = enhanced_hero(w, "A1", "Attack 2", "Move 2°", ("bottom-move", "jump"))
    w.monster("B1"), w.monster("A2")
    w.turn(hero, "own:bottom", "C2", "end")
    assert w.where(hero) == "C2"


@pytest.mark.rule("H-CITY-54")
def test_an_element_is_created_when_its_ability_is_used() -> None:
    w = World()
    hero = enhanced_hero(w, "A1", "Attack 2°; Move 1", "Move 2", ("top-attack", "fire"))
    rat = w.monster("B1", hp=9)
    w.stack(hero, "+0")
    w.turn(hero, "own:top", rat.id, "stay", "end")
    assert w.state.elements["fire"] == "strong"


@pytest.mark.rule("H-CITY-54")
def test_an_element_is_not_created_by_another_ability_of_the_action() -> None:
    w = World()
    hero = enhanced_hero(w, "A1", "Attack 2°; Move 1", "Move 2", ("top-attack", "fire"))
    w.monster("H6")
    w.turn(hero, "own:top", "A2", "end")
    assert w.where(hero) == "A2"
    assert w.state.elements["fire"] == "inert"


@pytest.mark.rule("H-CITY-54")
def test_the_player_picks_any_element_each_time() -> None:
    w = World()
    hero = enhanced_hero(w, "A1", "Attack 2", "Heal 2°, Self", ("bottom-heal", "any-element"))
    w.monster("H6")
    w.turn(hero, "own:bottom", "ice", "end")
    assert w.state.elements["ice"] == "strong"


@pytest.mark.rule("H-CITY-55")
def test_an_added_hex_is_a_target_hex() -> None:
    w = World()
    stickers = (("top-area", "hex+2+0"),)
    hero = enhanced_hero(w, "A1", "Attack 2, Range 5, Area burst°", "Move 2", *stickers)
    foes = [w.monster(where, hp=9) for where in ("D3", "E4", "D4", "F4")]
    w.stack(hero, "+0", "+0", "+0", "+0")
    w.turn(hero, "own:top", "area-1", *(foe.id for foe in foes), "end")
    assert [foe.hp for foe in foes] == [7, 7, 7, 7]


@pytest.mark.rule("H-CITY-50")
def test_the_numbers_of_a_summon_grow() -> None:
    w = World()
    stickers = (("top-hp", "+1"), ("top-attack", "+1"))
    hero = enhanced_hero(w, "A1", "Summon spark; Persistent", "Move 2", *stickers)
    made = w.pack.classes[hero.class_id]
    made.summons["spark"] = MonsterStats(hp=4, move=2, attack=2)
    top = text("Summon spark; Persistent")
    dotted = Summon(what="spark", dots=(Dot("hp"), Dot("move"), Dot("attack")))
    top = msgspec.structs.replace(top, abilities=(dotted,))
    made.cards["own"] = msgspec.structs.replace(made.cards["own"], top=top)
    w.turn(hero, "own:top", "B1", "end")
    (spark,) = w.state.summons
    assert (spark.hp, spark.max_hp) == (5, 5)
    assert (w.g.stats(spark).attack, w.g.stats(spark).move) == (3, 2)
