from __future__ import annotations

import pytest

from engine.systems.haven.scenario.round import take_turns
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.world import World, spot

TWO_ROOMS = """
a  a  .   b  b
a  a  ab  b  b
a  a  .   b  b
"""
SPAWNS = {"D1": ("rat", "normal"), "E3": ("rat", "elite")}


def opened(w: World, hero: Hero, *answers: str) -> None:
    """The hero enters the door with movement left."""
    w.act(hero, "Move 4", "C2", *answers)


@pytest.mark.rule("H-SETUP-06")
def test_only_the_first_room_is_populated_at_setup():
    w = World(TWO_ROOMS, spawns=SPAWNS)
    assert w.state.monsters == []
    assert w.state.revealed == ["a"]


@pytest.mark.rule("H-DOOR-01", "H-DOOR-04", "H-DOOR-13")
def test_entering_a_closed_door_opens_it_at_once_and_the_move_goes_on():
    w = World(TWO_ROOMS.replace("b  b\n", "bO b$\n", 1), spawns={"E3": ("rat", "normal")})
    ana = w.hero("B2")
    opened(w, ana, "D2")
    assert w.where(ana) == "D2"
    assert w.state.open_doors == [spot("C2")]
    assert w.state.obstacles == [spot("D1")]
    assert w.state.coins == [spot("E1")]
    assert [m.hex for m in w.state.monsters] == [spot("E3")]


@pytest.mark.rule("H-MOVE-07", "H-DOOR-13")
def test_difficult_terrain_on_the_way_to_a_door_is_paid_for():
    w = World("a  a~  ab  b  b  b")
    ana = w.hero("A1")
    w.act(ana, "Move 4", "C1", "D1")
    assert w.offered("move-to")[1] == ["D1", "stay"]


@pytest.mark.rule("H-DOOR-02", "H-FOCUS-10", "H-MMOVE-17")
def test_a_closed_door_is_a_wall_for_monsters():
    w = World(TWO_ROOMS)
    w.state.revealed.append("b")
    w.g.map_changed()
    w.hero("E2")
    rat = w.monster("B2", move=5)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert w.where(rat) == "B2"
    assert w.state.open_doors == []
    assert w.said("haven-no-focus")


@pytest.mark.rule("H-TERRAIN-01")
def test_a_door_is_the_boundary_between_two_rooms():
    w = World(TWO_ROOMS, spawns=SPAWNS)
    ana = w.hero("B2")
    assert not w.g.board.has(spot("D2"))
    opened(w, ana, "D2")
    assert w.state.revealed == ["a", "b"]
    assert w.g.board.distance(spot("B2"), spot("D2")) == 2


@pytest.mark.rule("H-DOOR-03")
def test_an_open_door_blocks_nobody():
    w = World(TWO_ROOMS, auto_ties=True)
    ana = w.hero("B2")
    opened(w, ana, "E2")
    rat = w.monster("A2", move=5)
    w.monster_turn(rat, "Move +0; Attack +0")
    assert rat.hex in w.g.board.neighbours(ana.hex)


@pytest.mark.rule("H-DOOR-05", "H-EXHAUST-07", "H-SETUP-07")
def test_an_exhausted_hero_still_counts_when_a_room_is_populated():
    w = World(TWO_ROOMS, spawns=SPAWNS)
    spawn = w.g.scenario.rooms["b"].spawns[0]
    spawn.ranks.update({2: "", 3: "normal", 4: "elite"})
    ana, bo = w.hero("B2"), w.hero("A1")
    bo.is_exhausted = True
    opened(w, ana, "stay")
    assert {m.rank for m in w.state.monsters if m.hex == spot("D1")} == {"elite"}


@pytest.mark.rule("H-DOOR-06", "H-SETUP-08")
def test_standees_are_numbered_at_random_without_doubles():
    w = World(TWO_ROOMS, spawns=SPAWNS)
    opened(w, w.hero("B2"), "stay")
    numbers = [m.number for m in w.state.monsters]
    assert len(set(numbers)) == 2
    assert set(w.state.standees["rat"]) == set(range(1, 7)) - set(numbers)


@pytest.mark.rule("H-DOOR-06")
def test_any_standee_may_stand_in_a_revealed_room():
    numbers = set()
    for luck in range(60):
        w = World(TWO_ROOMS, spawns={"E3": ("rat", "normal")})
        w.g.rng.counter = 1000 + luck
        opened(w, w.hero("B2"), "stay")
        numbers.add(w.state.monsters[0].number)
    assert numbers == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("H-DOOR-07")
def test_with_too_few_standees_the_nearest_hexes_are_filled():
    w = World(
        TWO_ROOMS,
        spawns={"E1": ("rat", "normal"), "E3": ("rat", "normal"), "D2": ("rat", "normal")},
    )
    w.state.standees["rat"] = [4]
    opened(w, w.hero("B2"), "stay")
    assert [m.hex for m in w.state.monsters] == [spot("D2")]


@pytest.mark.rule("H-DOOR-08")
def test_a_new_type_gets_a_card_at_once():
    w = World(TWO_ROOMS, spawns=SPAWNS)
    ana = w.hero("B2")
    w.order(blade=30)
    w.next_ability("rat", "Move +0", 77)
    opened(w, ana, "stay")
    assert [(t.id, t.initiative) for t in w.state.order] == [("blade", 30), ("rat", 77)]


def round_with_door(blade: int, rat: int) -> World:
    """The blade opens the door in its turn; the new rats shield themselves when they act."""
    w = World(TWO_ROOMS, spawns=SPAWNS)
    ana, bo = w.hero("B2"), w.hero("A1")
    w.only(ana, bo)
    w.order(blade=blade, bow=60)
    w.next_ability("rat", "Shield 1, Self", rat)
    w.picked(ana, *ana.hand[:2])
    w.picked(bo, *bo.hand[:2])
    w.run(take_turns(w.g), f"{ana.picked[0]}:bottom", "C2", "stay", "end", "end")
    return w


def turns(w: World) -> list[str]:
    return [
        f if isinstance(f, str) else "rat"
        for f in (e["figure"] for e in w.said("haven-turn-began"))
    ]


@pytest.mark.rule("H-DOOR-09", "H-DOOR-16")
def test_a_faster_type_acts_right_after_the_revealer_elites_first():
    w = round_with_door(blade=30, rat=20)
    assert turns(w) == ["Blade", "rat", "rat", "Bow"]
    began = [e.figure for e in w.g.told if e.say.key == "haven-turn-began"]
    ranks = [m.rank for figure in began for m in w.state.monsters if m.id == figure]
    assert ranks == ["elite", "normal"]


@pytest.mark.rule("H-DOOR-09")
def test_faster_types_act_in_the_order_of_initiative_whether_they_have_acted_or_not():
    w = World(TWO_ROOMS, spawns={"D1": ("bat", "normal"), "E3": ("rat", "normal")})
    ana, bo = w.hero("B2"), w.hero("A3")
    w.only(ana, bo)
    old = w.monster("A1")
    w.ability("rat", "Shield 1, Self", 10)
    w.next_ability("bat", "Shield 1, Self", 20)
    w.order(rat=10, blade=30, bow=40)
    w.picked(ana, *ana.hand[:2])
    w.picked(bo, *bo.hand[:2])
    w.run(take_turns(w.g), f"{ana.picked[0]}:bottom", "C2", "stay", "end", "end")
    began = [e.figure for e in w.g.told if e.say.key == "haven-turn-began"]
    new_rat = next(m.id for m in w.state.monsters if m.type == "rat" and m is not old)
    new_bat = next(m.id for m in w.state.monsters if m.type == "bat")
    assert began == [old.id, "blade", new_rat, new_bat, "bow"]


@pytest.mark.rule("H-DOOR-10")
def test_a_slower_type_acts_at_its_place():
    assert turns(round_with_door(blade=30, rat=70)) == ["Blade", "Bow", "rat", "rat"]


@pytest.mark.rule("H-DOOR-12")
def test_a_type_with_the_revealers_initiative_is_not_faster():
    w = round_with_door(blade=60, rat=60)
    assert turns(w) == ["Blade", "Bow", "rat", "rat"]


@pytest.mark.rule("H-DOOR-11")
def test_new_ones_of_a_type_that_has_acted_act_and_the_old_ones_do_not_again():
    w = World(TWO_ROOMS, spawns=SPAWNS)
    ana, bo = w.hero("B2"), w.hero()
    w.only(ana, bo)
    bo.is_exhausted = True
    old = w.monster("A1")
    w.ability("rat", "Shield 1, Self", 20)
    w.order(rat=20, blade=30)
    w.picked(ana, *ana.hand[:2])
    w.run(take_turns(w.g), f"{ana.picked[0]}:bottom", "C2", "stay", "end")
    began = [e.figure for e in w.g.told if e.say.key == "haven-turn-began"]
    assert began[:2] == [old.id, "blade"]
    assert len(began) == 4
    assert began.count(old.id) == 1


DOOR_AT_THE_SIDE = """
.  .  b   .  .
a  a  ab  a  a
a  a  a   a  a
"""


@pytest.mark.rule("H-DOOR-01")
@pytest.mark.parametrize("printed", ["Move 3", "Move 3, Jump", "Move 3, Fly"])
@pytest.mark.parametrize(("start", "goal"), [("B2", "D2"), ("D2", "B2")])
def test_no_way_leads_through_a_closed_door_unless_one_goes_there(
    printed: str, start: str, goal: str
):
    w = World(DOOR_AT_THE_SIDE)
    ana = w.hero(start)
    w.act(ana, printed, goal)
    assert w.where(ana) == goal
    assert w.state.open_doors == []


@pytest.mark.rule("H-DOOR-01", "H-DOOR-13")
@pytest.mark.parametrize("printed", ["Move 2", "Move 2, Jump"])
def test_who_goes_to_a_door_is_asked_again_with_the_points_left(printed: str):
    w = World(DOOR_AT_THE_SIDE)
    ana = w.hero("B2")
    w.act(ana, printed, "C2", "D2")
    assert w.where(ana) == "D2"
    assert w.state.open_doors == [spot("C2")]


@pytest.mark.rule("H-DOOR-15")
def test_a_jump_opens_a_door_too():
    w = World(TWO_ROOMS)
    ana = w.hero("B2")
    w.act(ana, "Move 4, Jump", "C2", "stay")
    assert w.state.open_doors == [spot("C2")]


def test_opening_a_door_cannot_be_taken_back():
    w = World(TWO_ROOMS)
    opened(w, w.hero("B2"), "stay")
    assert w.g.has_revealed
