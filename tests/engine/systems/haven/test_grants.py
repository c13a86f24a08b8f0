"""Others act on a hero's turn: granted allies and summons, controlled enemies."""

from __future__ import annotations

import pytest

from engine.systems.haven.advice.why import why
from tests.engine.systems.haven.world import World

HALL = "\n".join(["a " * 6] * 3)


def test_a_granted_hero_attacks_with_its_own_deck_and_its_own_player_chooses():
    w = World(HALL)
    ana, ben, rat = w.hero("A1"), w.hero("B1"), w.monster("C1", hp=9)
    w.stack(ana, "null")
    w.stack(ben, "+1")
    w.act(ana, "Grant ally, Range 1: Attack 3", ben.id, rat.id)
    assert rat.hp == 5
    asked = [question for question in w.asked if question.kind == "attack-target"]
    assert [question.seats for question in asked] == [(ben.seat,)]


def test_a_granted_hero_does_one_thing_after_the_other():
    w = World(HALL)
    ana, ben, rat = w.hero("A1"), w.hero("A2"), w.monster("D1", hp=9)
    w.stack(ben, "+0")
    w.act(ana, "Grant ally, Range 2: Move 2, Attack 2", ben.id, "C2", rat.id)
    assert (w.where(ben), rat.hp) == ("C2", 7)


def test_the_one_who_grants_does_not_move_or_attack_by_it():
    w = World(HALL)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.act(ana, "Grant ally, Range 2: Move 2; If moved 1: XP 1", ben.id, "C2")
    assert ana.experience == 0


def test_only_a_hero_is_offered_what_only_heroes_can_do():
    w = World(HALL)
    ana, ben = w.hero("A1"), w.hero("B1")
    w.summon(ana, "A2")
    ben.hand, ben.discard = [], ["smash"]
    w.act(ana, "Grant ally, Range 3: Recover 1 discarded card", ben.id)
    assert w.offered("grant") == [[ben.id, "skip"]]
    assert (ben.hand, ben.discard) == (["smash"], [])


def test_a_granted_summon_leaves_out_what_only_heroes_can_do():
    w = World(HALL)
    ana, rat = w.hero("A1"), w.monster("B2", hp=9)
    spark = w.summon(ana, "A2", attack=2)
    w.stack(ana, "+0")
    w.act(ana, "Grant ally, Range 3: Recover 1 discarded card, Attack 2", spark.id)
    assert rat.hp == 7


@pytest.mark.rule("H-LOS-06")
def test_a_grant_without_a_range_reaches_allies_out_of_sight():
    w = World("a # a\na # a\na a a")
    ana, ben = w.hero("A1"), w.hero("C1")
    w.act(ana, "Grant ally, Range 9: Move 1; Grant ally: Move 1", ben.id, "C2")
    assert len(w.offered("grant")) == 1
    assert w.where(ben) == "C2"


@pytest.mark.rule("H-COND-28")
@pytest.mark.parametrize(("is_barred", "hp"), [(False, 7), (True, 9)])
def test_whether_disarm_bars_granted_attacks_is_a_setting(is_barred: bool, hp: int):
    w = World(HALL, disarm_bars_granted=True) if is_barred else World(HALL)  # as in this text
    ana, ben, rat = w.hero("A1"), w.hero("B1"), w.monster("C1", hp=9)
    ben.conditions = {"disarm": False}
    w.stack(ben, "+0")
    w.act(ana, "Grant ally, Range 1: Attack 2", ben.id, *(() if is_barred else (rat.id,)))
    assert rat.hp == hp


@pytest.mark.rule("H-COND-10")
def test_immobilize_binds_on_ones_own_turn():
    w = World(HALL)
    ana, ben = w.hero("A1"), w.hero("A2")
    ben.conditions = {"immobilize": False}
    w.act(ana, "Grant ally, Range 1: Move 1", ben.id, "A3")
    assert w.where(ben) == "A3"
    assert not w.act(ben, "Move 1")


@pytest.mark.rule("H-COND-22")
def test_what_is_gained_on_anothers_turn_ends_with_ones_next():
    w = World(HALL)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.act(ana, "Grant ally, Range 1: Strengthen, Self", ben.id)
    assert ben.conditions == {"strengthen": False}


@pytest.mark.rule("H-SUMMON-20")
def test_a_summon_without_an_attack_uses_one_that_is_granted_with_its_own_value():
    w = World(HALL)
    ana, rat = w.hero("A1"), w.monster("D1", hp=9)
    spark = w.summon(ana, "C1", attack=None, move=None)
    w.order(blade=10, rat=50)
    w.stack(ana, "+0")
    w.act(ana, "Grant summon: Attack 3", spark.id)
    assert rat.hp == 6


@pytest.mark.rule("H-SUMMON-09")
def test_a_granted_summon_goes_where_the_rules_send_it():
    w = World(HALL)
    ana, rat = w.hero("A1"), w.monster("E1", hp=9)
    spark = w.summon(ana, "B1")
    w.order(blade=10, rat=50)
    w.stack(ana, "+0")
    w.act(ana, "Grant summon: Move 2, Attack 1", spark.id)
    assert (w.where(spark), rat.hp) == ("D1", 8)
    assert not w.offered("move-to")


@pytest.mark.rule("H-SUMMON-13")
def test_a_summons_kills_count_as_the_summoners():
    w = World(HALL)
    ana, ben = w.hero("A1"), w.hero("A2")
    w.monster("D1", hp=1)
    spark = w.summon(ana, "C1")
    w.order(blade=10, bow=11, rat=50)
    w.stack(ana, "+0")
    w.act(ben, "Grant ally, Range 3: Attack 3", spark.id)
    assert (ana.record.kills, ben.record.kills) == (1, 0)


def test_a_granted_kill_counts_for_whoever_did_it():
    w = World(HALL)
    ana, ben, rat = w.hero("A1"), w.hero("B1"), w.monster("C1", hp=1)
    w.stack(ben, "+0")
    w.act(ana, "Grant ally, Range 1: Attack 3; If killed: XP 1", ben.id, rat.id)
    assert (ana.record.kills, ben.record.kills, ana.experience) == (0, 1, 1)


# --- control --------------------------------------------------------------------------------------


def test_a_controlled_enemy_attacks_its_own_with_its_own_deck_for_its_controller():
    w = World(HALL)
    ana, rat, prey = w.hero("A1"), w.monster("C1"), w.monster("D1", "bat", hp=3)
    w.stack(ana, "null")
    w.stack(rat, "+1")
    w.act(ana, "Control enemy, Range 3: Attack 2", rat.id, prey.id)
    assert not w.g.is_present(prey)
    assert ana.record.kills == 1
    question = next(question for question in w.asked if question.kind == "attack-target")
    assert question.seats == (ana.seat,)
    assert [option.id for option in question.options] == [prey.id, "skip"]


def test_a_controlled_enemy_walks_into_the_trap():
    w = World("a a aT a\na a a  a", level=2)
    ana, rat = w.hero("A1"), w.monster("D1", hp=9)
    w.act(ana, "Control enemy, Range 3: Move 1", rat.id, "C1")
    assert (w.where(rat), rat.hp, w.traps()) == ("C1", 5, [])


def test_a_controlled_enemy_opens_no_door():
    w = World("a a ab b", starts="A1 B1 A1 B1")
    ana, rat = w.hero("A1"), w.monster("B1")
    w.act(ana, "Control enemy, Range 1: Move 3", rat.id)
    assert w.offered("move-to") == []
    assert w.state.revealed == ["a"]


def test_control_ends_with_the_ability():
    w = World(HALL)
    ana, rat, friend = w.hero("A1"), w.monster("C1"), w.monster("D1")
    w.act(ana, "Control enemy, Range 3: Attack 2", rat.id, "skip")
    assert w.g.enemies(rat) == [ana]
    assert friend in w.g.allies(rat)


def test_only_normal_enemies_where_it_says_so():
    w = World(HALL)
    ana = w.hero("A1")
    elite, rat = w.monster("C1", rank="elite"), w.monster("C2")
    w.objective("B3")
    both = "Control enemy, Range 3, Normal: Move 1; Control enemy, Range 3: Move 1"
    w.act(ana, both, "skip", "skip")
    assert w.offered("control") == [[rat.id, "skip"], [elite.id, rat.id, "skip"]]


def test_why_says_who_decided():
    w = World(HALL)
    ana, rat = w.hero("A1"), w.monster("C1")
    w.monster("E1")
    w.act(ana, "Control enemy, Range 3: Move 1", rat.id, "C2")
    advice = why(w.g, rat.id)
    assert advice is not None
    assert [line.key for line in advice.lines] == ["haven-why", "haven-why-controlled"]
