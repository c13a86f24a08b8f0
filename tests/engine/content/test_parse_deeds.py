"""Deeds on the map and on others' fate, and grants: what is read, and what is refused."""

from __future__ import annotations

import pytest

from engine.content.errors import ContentError
from engine.content.parse import parse
from engine.content.tree import (
    ALL_TARGETS,
    ANYWHERE,
    Ability,
    Attack,
    Change,
    Cleanse,
    Damage,
    DisarmTrap,
    Grant,
    Inflict,
    Kill,
    Modify,
    Move,
    Obstacle,
    Swap,
    Trap,
    Value,
)
from tests.engine.content.trees import BURST, PATTERNS


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Trap 4, Poison, Range 3", Trap(damage=4, conditions=("poison",), range=3)),
        ("Trap 0, Stun, Range 1, Target 2", Trap(damage=0, conditions=("stun",), targets=2)),
        ("Disarm  trap, Range 2", DisarmTrap(range=2)),
        ("Disarm, Range 2", Inflict(conditions=("disarm",), on="enemies", range=2)),
        ("Create obstacle, Range 3", Obstacle(deed="create", range=3)),
        ("Destroy obstacle, Range 1, Target 2", Obstacle(deed="destroy", range=1, targets=2)),
        ("Move obstacle 2, Range 3", Obstacle(deed="move", steps=2, range=3)),
        ("Damage 2, Range 1, Target all", Damage(value=2, targets=ALL_TARGETS)),
        ("Damage 2, Range 3, Area burst", Damage(value=2, range=3, area=BURST)),
        ("Damage 1, Allies, Range 1, Wound", Damage(value=1, on="allies", conditions=("wound",))),
        ("Damage 1, Target all", Damage(value=1, range=ANYWHERE, targets=ALL_TARGETS)),
        ("Kill, Range 2, Normal", Kill(range=2, is_normal=True)),
        ("Cleanse, Self", Cleanse()),
        ("Cleanse, Poison, Curse, Range 2", Cleanse(conditions=("poison", "curse"), range=2)),
        ("Swap, Range 3", Swap(on="enemies", range=3)),
        ("Swap, Allies, Range 3", Swap(on="allies", range=3)),
        ("Shuffle 2 cards +1", Modify(deed="shuffle", count=2, card="+1")),
        ("Remove 1 card -1", Modify(deed="remove", count=1, card="-1")),
        (
            "Grant ally, Range 3, Target 2: Move 2, Jump, Attack 2, Push 1",
            Grant(
                to="ally",
                abilities=(Move(value=Value(2), mode="jump"), Attack(value=Value(2), push=1)),
                range=3,
                targets=2,
            ),
        ),
        ("Grant summon: Attack 2", Grant(to="summon", abilities=(Attack(value=Value(2)),))),
        (
            "Control enemy, Range 3, Normal: Attack 3",
            Grant(to="enemy", abilities=(Attack(value=Value(3)),), range=3, is_normal=True),
        ),
    ],
)
def test_every_deed_has_its_text(text: str, ability: Ability) -> None:
    assert parse(text, PATTERNS).abilities == (ability,)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Trap 2, Range 1; Dark: +1 Damage, Poison", "damage"),
        ("Damage 1, Range 2; Fire: +1 Target", "target"),
        ("Grant ally, Range 2: Move 2; Air: +2 Range", "range"),
        ("Swap, Range 2; Air: +1 Range", "range"),
    ],
)
def test_a_deed_gains_by_augments(text: str, what: str) -> None:
    (augment,) = parse(text).abilities[0].augments
    assert isinstance(augment.changes[0], Change) and augment.changes[0].what == what


@pytest.mark.parametrize(
    ("text", "column", "told"),
    [
        ("Trap 0, Range 1", 1, "needs a condition"),
        ("Trap 2", 1, "needs Range"),
        ("Trap 2, Bless, Range 1", 9, "positive condition"),
        ("Cleanse, Bless, Self", 10, "positive condition"),
        ("Cleanse, Self, Range 2", 16, "leave Range out"),
        ("Cleanse", 1, "needs Range"),
        ("Damage 2", 1, "needs Range"),
        ("Damage 0, Range 1", 1, "does nothing"),
        ("Damage 1, Allies, Range 1, Normal", 28, "only enemies are normal"),
        ("Kill", 1, "needs Range"),
        ("Kill, Range 1, Poison", 16, "cannot stand behind Kill"),
        ("Attack 2, Kill", 11, 'put ";" before it'),
        ("Move obstacle, Range 1", 14, "expected a number"),
        ("Shuffle 2 cards +5", 1, "there is no modifier card +5"),
        ("Remove 2 -1", 10, "expected cards"),
        ("Grant friend: Attack 2", 1, "write Grant ally"),
        ("Grant enemy, Range 2: Attack 2", 1, "write Grant ally"),
        ("Control enemy: Attack 2", 1, "Control needs Range"),
        ("Grant ally, Range 2: XP 1", 22, "at another's bidding"),
        ("Control enemy, Range 2: Heal 2, Self", 25, "at another's bidding"),
        ("Grant ally, Area burst: Attack 2", 13, "cannot stand behind Grant"),
        ("Damage 1, Target all; Fire: +1 Range", 29, "no Range to add to"),
        ("Cleanse, Self; Light: +1 Target", 23, "no Target to add to"),
    ],
)
def test_what_is_wrong_is_told_in_its_place(text: str, column: int, told: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(text, PATTERNS)
    assert told in str(caught.value)
    assert caught.value.column == column


@pytest.mark.parametrize(
    "text",
    [
        "Kill, Range 1",
        "Swap, Range 1",
        "Move obstacle 1, Range 1",
        "Shuffle 1 card +1",
        "Grant ally: Attack 2",
        "Damage 1, Range 2, Area burst",
    ],
)
def test_a_monsters_card_says_nothing_that_only_a_player_could_decide(text: str) -> None:
    with pytest.raises(ContentError):
        parse(text, PATTERNS, monster=True)
