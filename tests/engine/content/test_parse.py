from __future__ import annotations

import pytest

from engine.content.errors import ContentError
from engine.content.parse import parse
from engine.content.tree import (
    ALL_TARGETS,
    Ability,
    Action,
    Attack,
    Augment,
    Bonus,
    Change,
    Element,
    Experience,
    Fact,
    Heal,
    Inflict,
    Infuse,
    Loot,
    Move,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Shove,
    Suffer,
    Value,
)
from tests.engine.content.trees import BURST, CLEAVE, PATTERNS


def refusal(text: str, *, monster: bool = False) -> ContentError:
    with pytest.raises(ContentError) as caught:
        parse(text, PATTERNS, monster=monster)
    return caught.value


@pytest.mark.parametrize(
    ("text", "ability"),
    [
        ("Move 3", Move(value=Value(3))),
        ("Move 4, Jump", Move(value=Value(4), mode="jump")),
        ("Move 4, Fly", Move(value=Value(4), mode="fly")),
        ("Move 4, Teleport", Move(value=Value(4), mode="teleport")),
        (
            "Attack 3, Range 4, Target 2, Pierce 2, Push 1, Poison",
            Attack(
                value=Value(3),
                range=Value(4),
                targets=2,
                pierce=2,
                push=1,
                conditions=("poison",),
            ),
        ),
        ("Attack 0", Attack(value=Value(0))),
        ("Attack 2, Pull 1, Stun", Attack(value=Value(2), pull=1, conditions=("stun",))),
        ("Attack 2, Area cleave", Attack(value=Value(2), area=CLEAVE)),
        ("Attack 2, Range 3, Area burst", Attack(value=Value(2), range=Value(3), area=BURST)),
        ("Attack 3, Add Target 1", Attack(value=Value(3), add_targets=1)),
        ("Attack 2, Advantage", Attack(value=Value(2), has_advantage=True)),
        ("Attack 1, Target all", Attack(value=Value(1), targets=ALL_TARGETS)),
        ("Heal 3, Range 2", Heal(value=Value(3), range=Value(2))),
        ("Heal 2, Self", Heal(value=Value(2))),
        ("Heal 2, Self, Bless", Heal(value=Value(2), conditions=("bless",))),
        ("Shield 1, Self", Shield(value=1)),
        ("Shield 1, Range 2, Target all", Shield(value=1, range=2, targets=ALL_TARGETS)),
        ("Retaliate 2, Self", Retaliate(value=2)),
        ("Retaliate 2, Range 3, Self", Retaliate(value=2, reach=3)),
        ("Strengthen, Self", Inflict(conditions=("strengthen",), on="self")),
        (
            "Muddle, Range 3, Target 2",
            Inflict(conditions=("muddle",), on="enemies", range=3, targets=2),
        ),
        ("Bless, Allies, Range 2", Inflict(conditions=("bless",), on="allies", range=2)),
        ("Stun, Area cleave", Inflict(conditions=("stun",), on="enemies", area=CLEAVE)),
        ("Push 2, Range 1", Shove(push=2)),
        ("Pull 2, Range 3", Shove(pull=2, range=3)),
        ("Loot 1", Loot(range=1)),
        ("Suffer 1", Suffer(value=1)),
        ("Infuse Fire", Infuse(element=Element.FIRE)),
        ("Infuse Any", Infuse(element=Element.ANY)),
        ("XP 1", Experience(value=1)),
        ("Recover 2 discarded cards", Recover(count=2, pile="discarded")),
        ("Recover all lost cards", Recover(count=ALL_TARGETS, pile="lost")),
        ("Refresh 1 spent item", Refresh(count=1, pile="spent")),
        ("Refresh 2 consumed items", Refresh(count=2, pile="consumed")),
    ],
)
def test_every_ability_has_its_text(text: str, ability: Ability) -> None:
    assert parse(text, PATTERNS) == Action((ability,))


def test_a_monsters_card_writes_values_relative_to_its_own() -> None:
    assert parse("Move -1; Attack +0, Range +1, Target 2", monster=True).abilities == (
        Move(value=Value(-1, is_relative=True)),
        Attack(value=Value(0, is_relative=True), range=Value(1, is_relative=True), targets=2),
    )


def test_whole_action_words_stand_anywhere_between_semicolons() -> None:
    assert parse("Lost; Attack 3; Round") == Action(
        (Attack(value=Value(3)),), is_lost=True, lasts="round"
    )
    assert parse("Shield 1, Self; Persistent").lasts == "persistent"


def test_parts_may_come_in_any_order_and_over_several_lines() -> None:
    assert parse("Attack 3 ,Poison,\n  Range 2") == parse("Attack 3, Range 2, Poison")


@pytest.mark.parametrize(
    ("text", "augment"),
    [
        (
            "Fire: +1 Attack, Pierce 1, Wound, XP 1",
            Augment(
                (Element.FIRE,),
                (Change("attack", 1), Change("pierce", 1)),
                ("wound",),
                (Experience(value=1),),
            ),
        ),
        ("Light: Shield 1, Self", Augment((Element.LIGHT,), abilities=(Shield(value=1),))),
        ("Fire & Ice: Push 1", Augment((Element.FIRE, Element.ICE), (Change("push", 1),))),
        ("Any: +2 Range, Poison", Augment((Element.ANY,), (Change("range", 2),), ("poison",))),
        (
            "Dark: Push 1, Invisible, Self, XP 1",
            Augment(
                (Element.DARK,),
                (Change("push", 1),),
                abilities=(
                    Inflict(conditions=("invisible",), on="self"),
                    Experience(value=1),
                ),
            ),
        ),
        (
            "Air: Wound, Push 2, Range 1, +1 Attack",
            Augment((Element.AIR,), (Change("attack", 1),), ("wound",), (Shove(push=2),)),
        ),
        (
            "Earth: Attack 1, Poison, Range 2",
            Augment(
                (Element.EARTH,),
                abilities=(Attack(value=Value(1), range=Value(2), conditions=("poison",)),),
            ),
        ),
    ],
)
def test_an_augment_improves_the_ability_before_it(text: str, augment: Augment) -> None:
    ability = Attack(value=Value(3), range=Value(2), augments=(augment,))
    assert parse(f"Attack 3, Range 2; {text}; XP 1").abilities == (ability, Experience(value=1))


@pytest.mark.parametrize(
    ("text", "augment"),
    [
        ("If target alone: Wound", Augment(conditions=("wound",), fact=Fact("target alone"))),
        (
            "If target has Poison: XP 1",
            Augment(abilities=(Experience(value=1),), fact=Fact("target has", name="poison")),
        ),
        (
            "If moved 3: +2 Attack, Double",
            Augment(changes=(Change("attack", 2), Change("double", 1)), fact=Fact("moved", 3)),
        ),
        (
            "If Dark strong: Advantage",
            Augment(changes=(Change("advantage", 1),), fact=Fact("strong", name="dark")),
        ),
        (
            "+1 Attack per adjacent enemy",
            Augment(changes=(Change("attack", 1, "adjacent enemy"),)),
        ),
    ],
)
def test_a_fact_or_a_count_improves_the_ability_before_it(text: str, augment: Augment) -> None:
    (attack,) = parse(f"Attack 3; {text}").abilities
    assert attack.augments == (augment,)


def test_a_bonus_is_a_moment_a_change_and_its_slots() -> None:
    text = "On attack of allies within 2 if target alone (2 slots, XP 1 on last): +2 Attack, Wound"
    gain = Augment(changes=(Change("attack", 2),), conditions=("wound",), fact=Fact("target alone"))
    bonus = Bonus(moment="attack", gain=gain, allies_within=2, slots=2, experience=(0, 1))
    assert parse(text).abilities == (bonus,)


@pytest.mark.rule("H-RECOVER-05")
def test_a_monster_has_nothing_to_recover() -> None:
    assert "neither cards nor items" in str(refusal("Recover 1 lost card", monster=True))


def test_several_augments_stand_behind_one_ability() -> None:
    (move,) = parse("Move 2; Air: +1 Move; Ice: +2 Move").abilities
    assert [augment.changes[0].number for augment in move.augments] == [1, 2]


@pytest.mark.rule("H-HEAL-06")
def test_a_heal_with_neither_range_nor_self_is_refused() -> None:
    assert "Heal needs Range or Self" in str(refusal("Heal 3"))


@pytest.mark.parametrize(
    ("text", "column", "told"),
    [
        # spelling
        ("", 1, "expected an ability"),
        ("Attack", 7, "expected a number after Attack"),
        ("Attack, Range 2", 7, 'expected a number after Attack, found ","'),
        ("Atack 3", 1, 'found "Atack"; did you mean "Attack"?'),
        ("attack 3", 1, 'did you mean "Attack"?'),
        ("Attack 3, Poisn", 11, 'did you mean "Poison"?'),
        ("Attack 3 Range 2", 10, 'expected ",", ";" or the end after 3'),
        ("Attack 3;", 10, "expected an ability after ';'"),
        ("Attack 3,", 10, "expected a part of an ability after ','"),
        ("Attack 3!", 9, "unexpected '!'"),
        ("Attack three", 8, "expected a number after Attack"),
        ("Attack 2, Target some", 18, "expected a number or all after Target"),
        ("Attack 2, Add 1", 15, "expected Target after Add"),
        ("Attack 2, Area", 15, "expected a name after Area"),
        ("Infuse Fir", 8, 'expected an element after Infuse, found "Fir"; did you mean "Fire"?'),
        ("Move 2; Fire +1 Move", 14, 'expected ":" or "&" after Fire'),
        ("Move 2; Fire: ", 15, "expected a part of an ability after ':'"),
        ("Attack 3, Lost", 11, "Lost stands on its own"),
        ("Shield -1, Self", 8, "expected a number after Shield"),
        ("Attack 2; Fire: +1", 19, "expected what is gained"),
        # numbers
        ("Move 0", 1, "Move 0 does nothing"),
        ("Attack 2, Pierce 0", 11, "Pierce 0 does nothing"),
        ("Attack 99", 1, "at most 98"),
        ("Attack +1", 1, "only a monster's card"),
        ("Attack 2, Range -1", 11, "only a monster's card"),
        # what goes together
        ("Lost", 1, "no ability"),
        ("Fire: +1 Attack", 1, "an augment needs an ability before it"),
        ("Attack 3; Lost; Lost", 17, "a second time"),
        ("Attack 3; Round; Persistent", 18, "Round or Persistent, not both"),
        ("Range 3", 1, "cannot begin an ability"),
        ("+1 Attack", 1, "belongs in an augment"),
        ("Attack 3, +1 Attack", 11, "belongs in an augment"),
        ("Move 3, Pierce 1", 9, "only Jump, Fly or Teleport"),
        ("Attack 3, XP 1", 11, 'put ";" before it'),
        ("XP 1, Poison", 7, 'put ";" before it'),
        ("Attack 3, Range 2, Range 3", 20, "a second time"),
        ("Attack 3, Stun, Stun", 17, "a second time"),
        ("Stun, Stun, Range 1", 1, "a second time"),
        ("Move 3, Jump, Fly", 15, "either Jump or Fly"),
        ("Attack 3, Bless", 11, "positive condition"),
        ("Heal 3, Self, Wound", 15, "negative condition"),
        ("Heal 3, Self, Range 2", 15, "either Self or a Range"),
        ("Heal 3, Self, Target 2", 15, "leave Target out"),
        ("Shield 1", 1, "Shield needs Range or Self"),
        ("Retaliate 1", 1, "Retaliate needs Self"),
        ("Strengthen", 1, "Strengthen needs Self or Allies"),
        ("Strengthen, Range 2", 1, "Strengthen needs Self or Allies"),
        ("Poison", 1, "Poison needs Range, Self or Area"),
        ("Bless, Self, Allies", 14, "leave Allies out"),
        ("Push 2", 1, "Push needs Range"),
        # augments
        ("Attack 3; Fire & Fire: +1 Attack", 18, "a second time"),
        ("Attack 3; Fire: +1 Move", 17, "no Move to add to"),
        ("Attack 3; Fire: +1 Range", 17, "no Range to add to"),
        ("Attack 3, Area cleave; Fire: +1 Target", 30, "no Target to add to"),
        ("Heal 3, Self; Fire: +1 Target", 21, "no Target to add to"),
        ("Stun, Self; Fire: +1 Range", 19, "no Range to add to"),
        ("Attack 3; Fire: -1 Attack", 17, "only adds"),
        ("Attack 3; Fire: +0 Attack", 17, "only adds"),
        ("Attack 3; Fire: +1 Pierce", 17, "write Pierce 1"),
        ("Attack 3; Fire: +1 Loot", 17, "cannot be gained"),
        ("Attack 3; Fire: +1 Attack, +1 Attack", 28, "a second time"),
        ("Attack 3; Fire: Range 2", 17, "as in +1 Range"),
        ("Attack 3, Stun; Fire: Stun", 23, "a second time"),
        ("Attack 3; Fire: Bless", 17, "positive condition"),
        ("Move 3; Fire: Poison", 15, "nobody to give Poison to"),
        ("Loot 1; Fire: +1 Attack", 15, "no Attack to add to"),
        ("Attack 3; Fire: Move 2, Heal 1, Self", 25, "one whole ability"),
        ("Move 2; Infuse Ice; Fire: Heal 1, Self", 21, "not behind Infuse"),
        ("Attack 3; XP 1; Fire: XP 1", 17, "not behind XP"),
        ("Bless, Allies, Area cleave", 16, "an area hits enemies"),
        ("Move 2; Summon ash-cat; Lost", 1, "add Persistent"),
        ("Summon ash-cat elite; Persistent", 1, "a summon has no rank"),
        # facts and counts
        ("Attack 3; If targt alone: +1 Attack", 14, 'did you mean "target alone"?'),
        ("Attack 3; If", 13, "expected plain words after If"),
        ("Attack 3; If hurt, +1 Attack", 18, 'expected ":" after hurt'),
        ("If hurt: +1 Attack", 4, "needs an ability before it"),
        ("+1 Attack per target", 15, "needs an ability before it"),
        ("Move 3; If target alone: +1 Move", 12, "no target to look at"),
        ("Move 3; +1 Move per negative condition", 9, "no target to look at"),
        ("Move 3; +1 Move per hex away", 9, "no target to look at"),
        ("Attack 3; If target 1 away: XP 1", 14, "from 2 to 98"),
        ("Attack 3; If target has Bless: +1 Attack", 14, "a card in a deck"),
        ("Attack 3; If Any strong: +1 Attack", 14, "name the element"),
        ("Attack 3; If moved 0: +1 Attack", 14, "from 1 to 98"),
        ("Attack 3; +1 Attack per lost cards", 25, 'did you mean "lost card"?'),
        ("Attack 3; +1 Attack per frend", 25, 'there is no count "frend"'),
        ("Recover 1 spent item", 1, "write Refresh"),
        ("Refresh 1 lost card", 1, "write Recover"),
        ("Recover 0 lost cards", 1, "does nothing"),
        ("Recover 1", 10, "lost cards"),
        # bonuses
        ("On atack: +1 Attack", 4, 'did you mean "attack"?'),
        ("On attack: +1 Move", 12, "no Move to add to"),
        ("On attack of allies within 0: +1 Attack", 4, "from 1 to 98"),
        ("On attack if: +1 Attack", 4, "a fact is missing"),
        ("On move if target alone: Jump", 4, "only an attack has a target"),
        ("On kill: Summon ash-cat", 10, "no bonus summons"),
        ("On kill: +1 Attack", 10, "no Attack to add to"),
        ("On kill if target alone: XP 1", 4, "only an attack has a target"),
        ("On attack (0 slots): +1 Attack", 12, "from 1 to 12 slots"),
        ("On attack (2 uses): +1 Attack", 12, 'write "2 slots"'),
        ("On attack (2 slots, XP 1 on 3): +1 Attack", 21, "there is no slot 3"),
        ("On attack (2 slots, Push 1 on 2): +1 Attack", 21, "experience only"),
        ("On attack: +1 Attack; Fire: +1 Attack", 23, "not behind On"),
    ],
)
def test_what_is_wrong_is_told_in_its_place(text: str, column: int, told: str) -> None:
    error = refusal(text)
    assert told in str(error)
    assert (error.line, error.column) == (1, column)


@pytest.mark.rule("H-AOE-03")
def test_a_pattern_from_the_figures_hex_has_no_range() -> None:
    assert "cannot have a Range" in str(refusal("Attack 3, Area cleave, Range 2"))


@pytest.mark.parametrize("text", ["Attack 3, Area burst", "Stun, Area burst"])
def test_a_pattern_without_the_figures_hex_needs_a_range(text: str) -> None:
    assert "it needs a Range" in str(refusal(text))


@pytest.mark.rule("H-MATK-05")
def test_a_monsters_ranged_pattern_may_use_its_own_range() -> None:
    (attack,) = parse("Attack +0, Area burst", PATTERNS, monster=True).abilities
    assert attack == Attack(value=Value(0, is_relative=True), area=BURST)


def test_an_unknown_pattern_is_corrected() -> None:
    assert 'no pattern "cleve"; did you mean "cleave"?' in str(refusal("Attack 3, Area cleve"))
    assert "an area already says" in str(refusal("Attack 3, Area cleave, Target 2"))


@pytest.mark.parametrize("text", ["Shield 2, Range +1", "Push 2, Range +1", "Stun, Range -1"])
def test_only_an_attack_or_a_heal_has_a_relative_range(text: str) -> None:
    assert "a plain number" in str(refusal(text, monster=True))


def test_a_monsters_condition_takes_no_area() -> None:
    told = str(refusal("Stun, Area cleave", monster=True))
    assert "only an attack of a monster takes an area" in told


def test_the_caret_stands_under_the_place() -> None:
    assert str(refusal("Move 3;\n\tAtack 4, Poison")).splitlines()[1:] == [
        "    \tAtack 4, Poison",
        "    \t^^^^^",
    ]


def test_an_endless_text_is_refused() -> None:
    assert "at most 600 characters" in str(refusal("Move 1; " * 1000))


@pytest.mark.parametrize(
    "text",
    [
        "Attack +0; +1 Attack per discarded card",
        "Attack +0; If hand at most 2: Wound",
        "On attack: +1 Attack per summon",
        "On attack if hand at most 2: Wound",
    ],
)
def test_a_monster_has_no_cards_to_look_at(text: str) -> None:
    assert "no cards and no summons" in str(refusal(text, monster=True))


@pytest.mark.parametrize("moment", ["turn", "door", "long rest"])
def test_a_monsters_bonus_waits_for_nothing_that_never_comes(moment: str) -> None:
    assert "ends with the round" in str(refusal(f"On {moment}: Heal 1, Self", monster=True))
