"""What a table lays out for everybody to see (rules that speak of the players' overview)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.words import Words
from engine.core.seat import Seat
from engine.core.view import View
from engine.systems.haven.telling.prompts import pick_cards
from tests.engine.systems.haven.play import play
from tests.engine.systems.haven.world import World


def seen(w: World, seat: str | None = None) -> View:
    return w.system().view(w.g.state, Seat(seat) if seat else None)


@pytest.mark.rule("H-ATTACK-16")
def test_damage_and_conditions_are_shown_for_each_numbered_monster():
    w = World()
    ana = w.hero("A1")
    one, two = w.monster("B1", hp=9), w.monster("C1", hp=9)
    w.stack(ana, "+0")
    w.act(ana, "Attack 3, Wound", one.id)
    shown = {f.number: (f.hp, f.conditions) for f in seen(w).figures if f.side == "monster"}
    assert shown == {one.number: (6, ("wound",)), two.number: (9, ())}


@pytest.mark.rule("H-SUMMON-03")
def test_summons_of_one_kind_have_numbers_of_their_own():
    w = World()
    ana = w.hero("A1")
    first, second = w.summon(ana, "B1"), w.summon(ana, "C1")
    second.number = 2
    numbers = [f.number for f in seen(w).figures if f.side == "summon"]
    assert numbers == [first.number, 2]


@pytest.mark.rule("H-MON-12")
def test_ranks_are_told_apart_and_their_numbers_are_those_of_the_level():
    w = World(level=2)
    w.hero("A1")
    w.monster("B1", attack=2), w.monster("C1", rank="elite", attack=4)
    view = seen(w)
    assert [f.rank for f in view.figures if f.side == "monster"] == ["normal", "elite"]
    assert len(view.foes) == 2
    attacks = [str(line).split("text-attack")[1][:25] for line in view.foes]
    assert "2" in attacks[0] and "4" in attacks[1]
    w.g.state.monsters.clear()
    assert seen(w).foes == ()


@pytest.mark.rule("H-MON-11")
def test_a_tie_offers_exactly_the_tied_options_to_the_whole_party():
    w = World()
    w.hero("C3")
    rat = w.monster("E1", move=2)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Move +0; Attack +0", "D2-2")
    tie = next(q for q in w.asked if q.kind == "tie")
    assert tie.seats == w.g.party
    assert [option.id for option in tie.options] == ["C2-1", "D2-2"]


@pytest.mark.rule("H-XP-07")
def test_the_experience_of_the_scenario_is_counted_from_nothing():
    w = World(level=1)
    ana = w.hero("A1")
    ana.level = 5
    facts = {fact.key: fact.facts for fact in seen(w).seats[0].facts}
    assert facts["haven-seat-experience"] == {"experience": 0}
    ana.experience += 2
    facts = {fact.key: fact.facts for fact in seen(w).seats[0].facts}
    assert facts["haven-seat-experience"] == {"experience": 2}


@pytest.mark.rule("H-ENDROUND-07")
def test_the_round_counter_advances_by_one():
    rounds = [game.view(None).round for game, _ in play("counted", 2)]
    steps = {later - earlier for earlier, later in pairwise(rounds)}
    assert steps == {0, 1} and rounds[-1] > 1


@pytest.mark.rule("H-ENDSCEN-17")
def test_at_the_end_experience_and_money_stand_as_a_score():
    *_, (game, _) = play("scored", 2)
    assert game.is_over
    for seat in game.view(None).seats:
        assert {"haven-seat-experience", "haven-seat-coins"} <= {f.key for f in seat.facts}


@pytest.mark.rule("H-SELECT-07", "H-SELECT-08", "H-SELECT-09")
def test_whoever_picks_reads_what_may_be_said():
    w = World()
    text = Words(strict=True).speak(pick_cards(w.g, w.hero("A1"), True, False).text, "en")
    assert "roughly what you plan" in text
    assert "the elite one, rather late" in text and "to the door and heal early" in text
    assert "no number and no card’s name" in text


@pytest.mark.rule("H-LEVEL-14")
def test_open_information_lifts_the_ban_at_the_price_of_a_level():
    plain, open_ = World(level=2), World(level=2, open_information=True)
    told = [pick_cards(w.g, w.hero("A1"), True, False).text.facts["talk"] for w in (plain, open_)]
    assert [getattr(talk, "key", "") for talk in told] == ["haven-talk", "haven-talk-open"]
    assert (plain.g.state.danger, open_.g.state.danger) == (2, 3)


@pytest.mark.rule("H-SPECIAL-12")
def test_a_mark_is_a_reminder_on_the_map_and_nothing_more():
    plain, marked = World(), World()
    marked.mark("P", "B1")
    for w in (plain, marked):
        ana, rat = w.hero("A1"), w.monster("D1", hp=9)
        w.stack(ana, "+0")
        w.act(ana, "Move 1; Attack 2, Range 3", "B1", rat.id)
        assert (w.where(ana), rat.hp) == ("B1", 7)
    there = {h.hex.label: h.mark for w in (plain, marked) for h in seen(w).hexes if h.mark}
    assert there == {"B1": "P"}
