from __future__ import annotations

import pytest

from engine.systems.haven.scenario.endings import check_ending, conclude, results
from engine.systems.haven.scenario.round import end_of_round, play_round
from engine.systems.haven.state import ActiveCard, Hero
from tests.engine.systems.haven.world import World


def two(**kinds: str) -> tuple[World, Hero, Hero]:
    w = World()
    ana, bo = w.hero("A1"), w.hero("A2")
    w.only(ana, bo)
    return w, ana, bo


@pytest.mark.rule("H-ROUND-02", "H-ROUND-04", "H-ROUND-05", "H-ROUND-06")
def test_a_round_is_picks_then_initiative_then_turns_then_cleanup():
    w, ana, bo = two()
    w.monster("H6")
    w.next_ability("rat", "Shield 1, Self", 15)
    w.element("fire")
    w.round(("blade-1", "blade-2"), ("bow-1", "bow-2"), "end", "end")
    keys = [e.say.key for e in w.g.told]
    told = [
        k
        for k in keys
        if k in ("haven-cards-revealed", "haven-monster-card-drawn", "haven-turn-began")
    ]
    assert told == [
        *("haven-cards-revealed",) * 2,
        "haven-monster-card-drawn",
        *("haven-turn-began",) * 3,
    ]
    began = [e.figure for e in w.g.told if e.say.key == "haven-turn-began"]
    assert began[0] == ana.id
    assert began[2] == bo.id
    assert w.state.elements["fire"] == "waning"
    assert (w.state.round, ana.discard) == (2, ["blade-1", "blade-2"])


@pytest.mark.rule("H-ENDROUND-06", "H-ENDROUND-05")
def test_a_round_bonus_card_takes_part_in_the_short_rest():
    w, ana, _ = two()
    ana.discard = ["blade-1"]
    ana.active = [ActiveCard("blade-2", "top", "round", False)]
    w.monster("H6")
    w.run(end_of_round(w.g), "skip")
    assert ana.discard == ["blade-1", "blade-2"]
    assert len(w.offered("short-rest")) == 1


@pytest.mark.rule("H-ENDSCEN-01", "H-ROUND-01")
def test_a_victory_is_played_to_the_end_of_the_round():
    w, _, bo = two()
    w.coin("A3")
    rat = w.monster("B1", hp=1)
    w.next_ability("rat", "Attack +0", 90)
    w.stack(w.g.heroes[0], "+0")
    w.round(
        *(("blade-1", "blade-2"), ("bow-1", "bow-2")),
        *("blade-1:top", rat.id, "end"),
        *("bow-1:bottom", "A3", "end"),
    )
    assert w.state.outcome == "victory"
    assert bo.coins == 1
    assert w.offered("short-rest") == []


def test_monsters_dead_but_a_room_unseen_is_no_victory():
    w = World("a a ab b")
    w.hero("A1")
    check_ending(w.g)
    assert w.state.ending == ""


@pytest.mark.rule("H-ENDSCEN-01")
def test_revealing_a_last_room_without_monsters_ends_the_scenario_with_this_round():
    w = World("a a ab b", heroes=2)
    ana = w.hero("B1")
    w.act(ana, "Move 1", "C1")
    assert w.state.ending == "victory"
    assert len(w.said("haven-goal-reached")) == 1


@pytest.mark.rule("H-ENDSCEN-01")
def test_a_decided_scenario_ends_without_a_cleanup():
    w, ana, _ = two()
    ana.modifiers.must_reshuffle = True
    ana.discard = ["blade-1", "blade-2"]
    check_ending(w.g)
    w.run(end_of_round(w.g))
    assert w.asked == []
    assert w.said("haven-modifiers-reshuffled") == []


def test_the_first_ending_counts():
    w, ana, bo = two()
    check_ending(w.g)
    assert w.state.ending == "victory"
    ana.is_exhausted = bo.is_exhausted = True
    check_ending(w.g)
    assert w.state.ending == "victory"


@pytest.mark.rule("H-EXHAUST-02", "H-EXHAUST-06")
def test_a_party_without_cards_is_beaten_at_the_start_of_the_round():
    w, ana, bo = two()
    w.monster("H6")
    ana.hand = bo.hand = []
    w.run(play_round(w.g))
    assert w.state.outcome == "defeat"


@pytest.mark.rule("H-ENDSCEN-03", "H-ENDSCEN-04", "H-ENDSCEN-13", "H-ENDSCEN-15", "H-LOOT-12")
def test_a_victory_brings_bonus_experience_to_all_and_coins_become_gold():
    w, ana, bo = two()
    w.state.level = 3
    ana.experience, ana.coins, ana.gold = 5, 2, 15
    bo.is_exhausted = True
    check_ending(w.g)
    conclude(w.g)
    first, second = results(w.pack, w.state)
    assert (first.experience, first.gold) == (15, 21)
    assert (second.experience, second.gold) == (10, 0)


@pytest.mark.rule("H-ENDSCEN-16", "H-ENDSCEN-03", "H-EXHAUST-08")
def test_a_defeat_keeps_experience_and_coins_without_bonus():
    w, ana, bo = two()
    w.state.level = 3
    ana.experience, ana.coins = 5, 2
    ana.is_exhausted = bo.is_exhausted = True
    w.monster("H6")
    check_ending(w.g)
    conclude(w.g)
    first, _ = results(w.pack, w.state)
    assert w.state.outcome == "defeat"
    assert (first.experience, first.gold) == (5, 6)
