from __future__ import annotations

import pytest

from engine.core.seat import GM
from engine.systems.haven.monsters.turns import monsters_act
from engine.systems.haven.scenario.initiative import draw_monster_cards
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World


def plays(w: World, hero: Hero, lead: int, other: int) -> None:
    """The hero plays two cards with these initiatives, the leading one first."""
    w.card(hero, f"{hero.id}-lead", lead)
    w.card(hero, f"{hero.id}-other", other)
    w.picked(hero, f"{hero.id}-lead", f"{hero.id}-other")


def two(first: tuple[int, int], second: tuple[int, int], auto_ties: bool = False) -> World:
    w = World(auto_ties=auto_ties)
    ana, bo = w.hero("A1"), w.hero("A2")
    w.only(ana, bo)
    plays(w, ana, *first)
    plays(w, bo, *second)
    return w


@pytest.mark.rule("H-SELECT-02", "H-INIT-02", "H-INIT-03", "H-INIT-11")
def test_the_leading_cards_decide_and_the_lowest_acts_first():
    w = two((61, 15), (86, 5))
    w.monster("H1", kind="rat"), w.monster("H2", kind="bat")
    w.ability("rat", "Move +0", 45)
    w.ability("bat", "Move +0", 32)
    assert w.set_order() == ["bat", "rat", "blade", "bow"]


@pytest.mark.rule("H-INIT-04")
def test_tied_heroes_compare_their_other_cards():
    assert two((30, 20), (30, 10)).set_order() == ["bow", "blade"]


@pytest.mark.rule("H-INIT-05")
def test_heroes_still_tied_are_ordered_by_the_players():
    w = two((30, 20), (30, 20))
    assert w.set_order("bow") == ["bow", "blade"]
    assert w.asked[0].seats == ("s0", "s1", GM)
    assert w.asked[0].kind == "tie"


def test_with_auto_ties_nobody_is_asked():
    w = two((30, 20), (30, 20), auto_ties=True)
    assert w.set_order() == ["blade", "bow"]
    assert w.asked == []


@pytest.mark.rule("H-INIT-06")
def test_a_hero_acts_before_a_monster_of_the_same_initiative():
    w = two((30, 20), (40, 20))
    w.monster("H1")
    w.ability("rat", "Move +0", 30)
    assert w.set_order() == ["blade", "rat", "bow"]


@pytest.mark.rule("H-INIT-07")
def test_tied_monster_types_are_ordered_by_the_players():
    w = two((10, 20), (11, 20))
    w.monster("H1", kind="rat"), w.monster("H2", kind="bat")
    w.ability("rat", "Move +0", 30)
    w.ability("bat", "Move +0", 30)
    assert w.set_order("rat") == ["blade", "bow", "rat", "bat"]


@pytest.mark.rule("H-INIT-09")
def test_two_long_rests_are_ordered_by_the_players():
    w = two((10, 20), (11, 20))
    for hero in w.g.heroes:
        hero.is_resting, hero.picked = True, []
    assert w.set_order("bow") == ["bow", "blade"]
    assert w.offered("tie") == [["blade", "bow"]]


@pytest.mark.rule("H-REST-09", "H-INIT-06", "H-INIT-09")
def test_a_long_rest_has_initiative_99_and_comes_before_monsters_of_99():
    w = two((10, 20), (11, 20))
    w.g.heroes[0].is_resting = True
    w.monster("H1")
    w.ability("rat", "Move +0", 99)
    assert w.set_order() == ["bow", "blade", "rat"]


@pytest.mark.rule("H-INIT-01", "H-INIT-12", "H-ROUND-04")
def test_one_card_is_drawn_for_each_type_on_the_map_and_for_no_other():
    w = World()
    w.monster("A1"), w.monster("A2"), w.monster("A3", kind="bat")
    draw_monster_cards(w.g)
    assert set(w.state.drawn) == {"rat", "bat"}
    assert len(w.state.ability_decks["rat"].discards) == 1
    assert w.state.ability_decks["crab"].discards == []


@pytest.mark.rule("H-SETUP-11")
def test_types_that_share_a_deck_share_the_card():
    w = World()
    w.share_deck("bat", "rat")
    w.monster("A1"), w.monster("A3", kind="bat")
    draw_monster_cards(w.g)
    assert list(w.state.drawn) == ["rat"]
    assert w.g.monster_card("bat") is w.g.monster_card("rat")


@pytest.mark.rule("H-INIT-08", "H-MON-05", "H-MON-06")
def test_elites_act_first_then_normals_each_by_number():
    w = World()
    w.hero("H6")
    ranks = {4: "normal", 3: "elite", 2: "elite", 1: "normal"}
    for number, rank in ranks.items():
        w.state.standees["rat"] = [number]
        w.monster(f"A{number}", rank=rank)
    w.ability("rat", "Shield 1, Self")
    w.order(blade=10, rat=20)
    w.run(monsters_act(w.g, "rat"))
    began = [e.figure for e in w.g.told if e.say.key == "haven-turn-began"]
    assert began == ["rat-2", "rat-3", "rat-1", "rat-4"]


@pytest.mark.rule("H-MON-08", "H-ENDROUND-02")
def test_a_reshuffling_card_reshuffles_its_deck_at_the_end_of_the_round():
    from engine.systems.haven.scenario.round import end_of_round

    w = World()
    w.ability("rat", "Move +0", reshuffles=True)
    w.ability("bat", "Move +0")
    for deck in ("rat", "bat"):
        w.state.ability_decks[deck].discards.append(f"{deck}-set")
    w.run(end_of_round(w.g))
    assert w.state.ability_decks["rat"].discards == []
    assert w.state.ability_decks["bat"].discards == ["bat-set"]


def test_an_empty_ability_deck_is_reshuffled_at_once():
    w = World()
    w.monster("A1")
    deck = w.state.ability_decks["rat"]
    deck.pile, deck.discards = [], ["rat-1", "rat-2"]
    draw_monster_cards(w.g)
    assert w.state.drawn["rat"] in ("rat-1", "rat-2")
