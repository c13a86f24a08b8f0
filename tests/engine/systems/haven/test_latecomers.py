"""Who acts when: the last of the round, and types that are revealed in the middle of it."""

from __future__ import annotations

import pytest

from engine.systems.haven.scenario.initiative import draw_monster_cards
from engine.systems.haven.scenario.round import take_turns
from tests.engine.systems.haven.world import World, spot

TWO_ROOMS = """
a  a  .   b  b
a  a  ab  b  b
a  a  .   b  b
"""


@pytest.mark.rule("H-REST-09")
def test_a_long_rest_comes_after_monsters_of_98():
    w = World()
    ana = w.hero("A1")
    w.only(ana)
    ana.is_resting = True
    w.monster("H1")
    w.ability("rat", "Move +0", 98)
    assert w.set_order() == ["rat", "blade"]


@pytest.mark.rule("H-SETUP-11")
def test_one_card_is_drawn_for_two_types_of_one_deck():
    w = World()
    w.share_deck("bat", "rat")
    w.monster("A1"), w.monster("A3", kind="bat")
    draw_monster_cards(w.g)
    assert len(w.state.ability_decks["rat"].discards) == 1


@pytest.mark.rule("H-DOOR-08", "H-INIT-07")
def test_two_revealed_types_that_tie_are_ordered_by_the_players():
    spawns = {"D1": ("rat", "normal"), "E3": ("bat", "normal")}
    w = World(TWO_ROOMS, spawns=spawns)
    ana = w.hero("B2")
    w.order(blade=30)
    w.next_ability("rat", "Move +0", 70)
    w.next_ability("bat", "Move +0", 70)
    w.act(ana, "Move 4", "C2", "bat", "stay")
    assert [turn.id for turn in w.state.order] == ["blade", "bat", "rat"]


@pytest.mark.rule("H-DOOR-08", "H-DOOR-11")
def test_a_type_that_has_acted_is_not_tied_with_a_revealed_one():
    w = World(TWO_ROOMS, spawns={"D1": ("bat", "normal")})
    ana = w.hero("B2")
    w.monster("A1")
    w.order(rat=20, blade=30)
    w.state.order[0].is_done = True
    w.next_ability("bat", "Move +0", 20)
    w.act(ana, "Move 4", "C2", "stay")
    assert w.offered("tie") == []
    assert [(t.id, t.is_done) for t in w.state.order] == [
        ("rat", True),
        ("bat", False),
        ("blade", False),
    ]


@pytest.mark.rule("H-DOOR-09", "H-INIT-07")
@pytest.mark.parametrize(("first", "second"), [("rat", "bat"), ("bat", "rat")])
def test_the_new_ones_of_a_type_that_has_acted_tie_with_a_revealed_type(first: str, second: str):
    w = World(TWO_ROOMS, spawns={"D1": ("rat", "normal"), "E3": ("bat", "normal")})
    ana, old = w.hero("B2"), w.monster("A1")
    w.only(ana, w.hero(is_exhausted=True))
    w.ability("rat", "Shield 1, Self", 20)
    w.next_ability("bat", "Shield 1, Self", 20)
    w.order(rat=20, blade=30)
    w.picked(ana, *ana.hand[:2])
    w.run(take_turns(w.g), f"{ana.picked[0]}:bottom", "C2", first, "stay", "end")
    began = [e.figure for e in w.g.told if e.say.key == "haven-turn-began"]
    assert began[:2] == [old.id, ana.id]
    assert [str(figure)[:3] for figure in began[2:]] == [first, second]


@pytest.mark.rule("H-DOOR-01", "H-DOOR-09")
def test_a_revealer_who_falls_in_the_new_room_has_revealed_it():
    w = World(TWO_ROOMS.replace("ab  b", "ab  bT"), spawns={"E3": ("rat", "normal")}, level=3)
    ana = w.hero("B2", hp=1)
    w.hero("A1")
    ana.hand, ana.discard = [], []
    w.order(blade=30, bow=60)
    w.act(ana, "Move 4", "C2", "D2")
    assert ana.is_exhausted
    assert w.state.open_doors == [spot("C2")]
    assert w.state.new_types == ["rat"]
