from __future__ import annotations

import pytest

from engine.systems.haven.abilities.bonuses import end_round_bonuses, shield_of
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World, spot


def played(w: World, hero: Hero, text: str, *answers: str) -> str:
    """The hero's turn with this text on a top half; the card's id."""
    card = w.card(hero, "special", top=text)
    w.picked(hero, card, hero.hand[0])
    w.turn(hero, f"{card}:top", *answers, "end")
    return card


@pytest.mark.rule("H-BONUS-12")
def test_shields_add_up():
    w = World()
    ana = w.hero("A1")
    w.act(ana, "Shield 1, Self")
    w.act(ana, "Shield 2, Self")
    assert shield_of(w.g, ana) == 3


@pytest.mark.rule("H-BONUS-13", "H-TRAP-10", "H-COND-25")
def test_a_shield_protects_against_attacks_only():
    w = World("a aT a", level=0)
    ana = w.hero("A1")
    w.act(ana, "Shield 5, Self")
    w.act(ana, "Move 1", "B1")
    assert ana.hp == ana.max_hp - 2
    w.act(ana, "Suffer 1")
    assert ana.hp == ana.max_hp - 3
    ana.conditions["wound"] = False
    w.picked(ana, *ana.hand[:2])
    w.turn(ana, "end")
    assert ana.hp == ana.max_hp - 4


@pytest.mark.rule("H-BONUS-13", "H-BONUS-14", "H-BONUS-18", "H-BONUS-19")
def test_retaliation_adds_up_and_ignores_shields():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", shield=3)
    w.act(ana, "Retaliate 1, Self")
    w.act(ana, "Retaliate 2, Self")
    w.stack(rat, "null")
    w.monster_turn(rat, "Attack +0")
    assert rat.hp == 7


@pytest.mark.rule("H-BONUS-19", "H-AMD-20")
def test_retaliation_draws_no_card_and_finds_the_invisible():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    rat.conditions["invisible"] = False
    w.act(ana, "Retaliate 2, Self")
    w.stack(ana, "2x")
    w.stack(rat, "null")
    w.monster_turn(rat, "Attack +0")
    assert rat.hp == 8
    assert ana.modifiers.cards.discards == []


@pytest.mark.rule("H-BONUS-14")
def test_retaliation_answers_only_adjacent_attackers():
    w = World()
    ana, rat = w.hero("A1"), w.monster("C1", range=3)
    w.act(ana, "Retaliate 2, Self")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert rat.hp == 10


@pytest.mark.rule("H-BONUS-15")
def test_retaliation_with_range_answers_farther():
    w = World()
    ana, rat = w.hero("A1"), w.monster("C1", range=3)
    w.act(ana, "Retaliate 2, Range 2, Self")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert rat.hp == 8


@pytest.mark.rule("H-BONUS-15", "H-BONUS-18")
def test_a_monster_answers_as_far_as_its_traits_and_its_card_say():
    w = World()
    ana, rat = w.hero("A1"), w.monster("D1", retaliate=1, retaliate_reach=2)
    w.monster_turn(rat, "Retaliate 2, Range 3, Self")
    for place, hurt in (("A1", 2), ("B1", 2 + 3)):
        ana.hex = spot(place)
        w.stack(ana, "+0")
        w.act(ana, "Attack 1, Range 4", rat.id)
        assert ana.hp == ana.max_hp - hurt


@pytest.mark.rule("H-BONUS-16")
def test_a_bearer_pushed_away_does_not_strike_back_and_one_pulled_near_does():
    w = World("a\na\na\na")
    ana, rat = w.hero("A1"), w.monster("A2", retaliate=2)
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Push 1", rat.id, "A3")
    assert ana.hp == ana.max_hp
    w.act(ana, "Attack 1, Range 2, Pull 1", rat.id, "A2")
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-EXHAUST-03", "H-BONUS-01")
@pytest.mark.parametrize("lasts", ["Round", "Persistent"])
def test_a_shield_ends_with_the_giver_who_is_exhausted_by_the_same_action(lasts: str):
    w = World()
    ana, bo = w.hero("A1", hp=1), w.hero("B1")
    gift = w.card(ana, "gift", top=f"Shield 2, Range 2; Suffer 1; {lasts}")
    other = w.card(ana, "other")
    ana.hand = [gift, other]
    w.picked(ana, gift, other)
    w.turn(ana, "gift:top", bo.id)
    assert ana.is_exhausted
    assert w.state.bonuses == []
    assert shield_of(w.g, bo) == 0


@pytest.mark.rule("H-BONUS-01", "H-TURN-08")
@pytest.mark.parametrize(("lasts", "pile"), [("Persistent", "lost"), ("Round", "discard")])
def test_a_card_whose_only_bearer_falls_is_put_away(lasts: str, pile: str):
    w = World()
    ana, bo = w.hero("A1"), w.hero("B1", hp=1, hand=[])
    card = played(w, ana, f"Shield 2, Range 2; {lasts}", bo.id)
    w.run(suffer(w.g, bo, 1))
    assert ana.active == []
    assert card in getattr(ana, pile)


@pytest.mark.rule("H-BONUS-01")
def test_a_card_stays_active_while_it_serves_anyone():
    w = World()
    ana, bo = w.hero("A1"), w.hero("B1", hp=1, hand=[])
    card = played(w, ana, "Shield 2, Range 2, Target 2; Persistent")
    w.run(suffer(w.g, bo, 1))
    assert [active.card for active in ana.active] == [card]
    assert shield_of(w.g, ana) == 2


@pytest.mark.rule("H-BONUS-17")
def test_the_dead_do_not_strike_back():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=1, retaliate=5)
    w.stack(ana, "+0")
    w.act(ana, "Attack 3", rat.id)
    assert ana.hp == ana.max_hp


@pytest.mark.rule("H-BONUS-16")
def test_retaliation_that_fells_the_attacker_ends_the_attack():
    w = World()
    ana, one, two = w.hero("A1", hp=2), w.monster("B1", retaliate=2), w.monster("A2")
    ana.hand, ana.discard = [], []
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Target 2", one.id)
    assert ana.is_exhausted
    assert two.hp == two.max_hp


@pytest.mark.rule("H-TURN-08", "H-BONUS-01", "H-BONUS-08", "H-ENDROUND-04")
def test_a_round_bonus_stays_active_until_the_end_of_the_round():
    w = World()
    ana = w.hero("A1")
    card = played(w, ana, "Shield 2, Self; Round")
    assert [a.card for a in ana.active] == [card]
    assert shield_of(w.g, ana) == 2
    end_round_bonuses(w.g)
    assert card in ana.discard
    assert shield_of(w.g, ana) == 0


@pytest.mark.rule("H-BONUS-08")
def test_a_lost_round_bonus_goes_to_the_lost_pile():
    w = World()
    ana = w.hero("A1")
    card = played(w, ana, "Shield 2, Self; Round; Lost")
    end_round_bonuses(w.g)
    assert card in ana.lost


@pytest.mark.rule("H-BONUS-02", "H-BONUS-06")
def test_a_persistent_bonus_outlives_the_round():
    w = World()
    ana = w.hero("A1")
    played(w, ana, "Shield 1, Self; Persistent; Lost")
    end_round_bonuses(w.g)
    assert shield_of(w.g, ana) == 1


@pytest.mark.rule("H-BONUS-06", "H-BONUS-10")
@pytest.mark.parametrize(
    ("lasts", "pile"),
    [
        ("Persistent; Lost", "lost"),
        ("Persistent", "lost"),
        ("Round; Lost", "lost"),
        ("Round", "discard"),
    ],
)
def test_its_owner_may_end_an_active_bonus_at_once(lasts: str, pile: str):
    w = World()
    ana = w.hero("A1")
    card = played(w, ana, f"Shield 1, Self; {lasts}")
    w.picked(ana, ana.hand[0], ana.hand[1])
    w.turn(ana, f"drop:{card}", "end")
    assert shield_of(w.g, ana) == 0
    assert card in getattr(ana, pile)


@pytest.mark.rule("H-BONUS-10")
def test_a_bonus_may_be_dropped_in_the_middle_of_an_action():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    card = played(w, ana, "On attack: +2 Attack; Round")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", f"drop:{card}", rat.id)
    assert rat.hp == 9
    assert card in ana.discard


@pytest.mark.rule("H-MOVE-13", "H-BONUS-10")
def test_whoever_drops_its_flight_over_an_obstacle_falls_at_once():
    w = World("a aO a\na a a", level=0)
    ana, rat = w.hero("A1"), w.monster("C1")
    card = played(w, ana, "On move: Fly; Round")
    w.act(ana, "Move 1", "B1")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1, Range 3", f"drop:{card}", "B2", rat.id)
    assert w.where(ana) == "B2"
    assert ana.hp == ana.max_hp - 2
    assert rat.hp == 9


@pytest.mark.rule("H-MABIL-09")
def test_a_monsters_shield_starts_with_its_activation_and_ends_with_the_round():
    w = World()
    w.hero("H6")
    rat = w.monster("A1")
    assert shield_of(w.g, rat) == 0
    w.monster_turn(rat, "Shield 2, Self")
    assert shield_of(w.g, rat) == 2
    end_round_bonuses(w.g)
    assert shield_of(w.g, rat) == 0


@pytest.mark.rule("H-SETUP-24")
def test_a_monsters_traits_hold_in_every_round():
    w = World()
    rat = w.monster("A1", shield=1)
    end_round_bonuses(w.g)
    assert shield_of(w.g, rat) == 1
