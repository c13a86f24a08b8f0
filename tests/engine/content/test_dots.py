"""Dots: the places for stickers in a card's text, and elements that one ability creates."""

from __future__ import annotations

import pytest

from engine.content.errors import ContentError
from engine.content.parse import parse
from engine.content.printing import lines
from engine.content.tree import Attack, Augment, Dot, Element, Grant, Infuse, Value
from engine.core.text import say
from tests.engine.content.trees import PATTERNS


def refusal(text: str, *, monster: bool = False) -> str:
    with pytest.raises(ContentError) as caught:
        parse(text, PATTERNS, monster=monster)
    return caught.value.problems[0].message


def test_a_dot_stands_behind_the_part_that_takes_a_sticker() -> None:
    (attack,) = parse("Attack 3°°, Range 4, Pierce 2°").abilities
    assert attack.dots == (Dot("main"), Dot("main"), Dot("pierce"))
    assert attack == Attack(value=Value(3), range=Value(4), pierce=2, dots=attack.dots)


def test_dots_are_counted_in_the_order_of_printing() -> None:
    (attack,) = parse("Attack 3, Push 1°, Target 2°, Range 4°").abilities
    assert [dot.part for dot in attack.dots] == ["range", "target", "push"]


def test_a_grant_and_what_it_grants_have_dots_of_their_own() -> None:
    (grant,) = parse("Grant ally, Range 3°, Target 2: Move 2, Attack 2°").abilities
    assert isinstance(grant, Grant)
    assert grant.dots == (Dot("range"),)
    assert [ability.dots for ability in grant.abilities] == [(), (Dot("main"),)]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Attack 3, Poison°", "Poison has no number to raise: it takes no dot"),
        ("Heal 3, Range 2, Target all°", "Target has no number to raise: it takes no dot"),
        ("Move 3, Jump°", "Jump has no number to raise: it takes no dot"),
        ("XP 1°", "XP takes no dot of its own"),
        ("Suffer 1°", "Suffer takes no dot of its own"),
        ("Infuse Fire°", "Infuse takes no dot of its own"),
        ("Kill°, Range 1", "Kill takes no dot of its own"),
        ("Damage 1°, Allies, Range 1", "Damage takes no dot of its own"),
        ("Disarm°, Self", "Disarm takes no dot of its own"),
        (
            "Attack 3; Fire: +1 Attack°",
            "only the abilities of a card take dots, not what they may gain",
        ),
        (
            "On attack: +1 Attack°; Round",
            "only the abilities of a card take dots, not what they may gain",
        ),
        ("XP 1, Infuse Fire", "XP takes no element of its own"),
    ],
)
def test_what_takes_no_sticker_takes_no_dot(text: str, why: str) -> None:
    assert refusal(text) == why


def test_a_monsters_card_has_no_dots_and_no_elements_of_one_ability() -> None:
    assert "leave the dots out" in refusal("Move +1°", monster=True)
    assert "cannot stand behind Attack" in refusal("Attack +0, Infuse Fire", monster=True)


def test_an_element_behind_an_ability_is_created_by_it() -> None:
    (attack,) = parse("Attack 3, Infuse Fire; Ice: +1 Attack").abilities
    assert attack.infused == (Infuse(element=Element.FIRE),)
    assert attack.augments[0] == Augment(abilities=attack.infused)
    assert len(attack.augments) == 2
    fire = say("text-infuse", element=say("element-fire"))
    assert lines(parse("Attack 3, Infuse Fire")) == (
        say("text-ability", parts=(say("text-attack", value=3), fire)),
    )


def test_free_and_taken_places_are_printed() -> None:
    action = parse("Attack 3°, Range 4°")
    (line,) = lines(action)
    assert line.facts["parts"] == (
        say("text-dot", part=say("text-attack", value=3)),
        say("text-dot", part=say("text-range", value=4)),
    )
    taken = Attack(value=Value(4), dots=(Dot("main", "+1"), Dot("main")))
    (line,) = lines(type(action)((taken,)))
    sticker = say("text-sticker", part=say("text-attack", value=4))
    assert line.facts["parts"] == (say("text-dot", part=sticker),)
