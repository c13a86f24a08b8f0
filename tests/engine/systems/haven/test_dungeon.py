from __future__ import annotations

import msgspec
import pytest

from engine.content.equations import constant
from engine.core.game import Game
from engine.core.hexes import distance
from engine.core.policy import RandomPolicy
from engine.core.rng import Rng
from engine.core.simulate import play_out, seed_for, setup_for
from engine.systems.haven import places as places_module
from engine.systems.haven.abilities.exhaustion import kill
from engine.systems.haven.content import Filling, Lying, Penalty, Trap, Treasure
from engine.systems.haven.dungeon.penalties import penalise_first
from engine.systems.haven.dungeon.rooms import choose_entrance, choose_penalties, lay_room
from engine.systems.haven.places import Places
from engine.systems.haven.scenario.setup import place_heroes
from engine.systems.haven.state import Hero, LaidRoom
from tests.engine.systems.haven.play import system
from tests.engine.systems.haven.rooms import PLAIN, dungeon, encounter, plain, rats, room
from tests.engine.systems.haven.world import World, spot

SECOND_DOOR = "M2"


def entered(w: World, hero: Hero, door: str = "G2", *answers: str) -> None:
    """The hero opens a door from beside it and stops there."""
    hero.hex = next(h for h in w.g.board.within(hero.hex, 20) if distance(h, spot(door)) == 1)
    w.act(hero, "Move 1", door, *answers)


# --- three rooms


@pytest.mark.rule("H-VARIANT-07")
def test_a_dungeon_is_won_when_all_three_rooms_are_swept():
    w = World(dungeon=plain(rats("x", 12), rats("y", 12), rats("z", 12)), heroes=2)
    ana = w.hero("A2", coins=2, experience=5)
    for door in ("G2", SECOND_DOOR):
        kill(w.g, w.state.monsters[0])
        assert not w.state.ending
        entered(w, ana, door)
    assert w.state.revealed == ["a", "b", "c"]
    kill(w.g, w.state.monsters[0])
    assert w.state.ending == "victory"
    w.state.outcome = "victory"
    result = w.system().results(w.state)[0]
    assert (result.experience, result.gold) == (5 + 6, 2 * 2)


@pytest.mark.rule("H-VARIANT-07")
def test_the_third_room_has_no_way_on():
    w = World(dungeon=plain())
    ana = w.hero("A2")
    entered(w, ana)
    entered(w, ana, SECOND_DOOR)
    assert [door.hex for door in w.g.scenario.doors] == [spot("G2"), spot(SECOND_DOOR)]
    assert not w.g.boards.closed


@pytest.mark.rule("H-VARIANT-08")
def test_each_room_is_drawn_when_its_door_opens():
    w = World(dungeon=plain(rats("x"), rats("y", 1, 5)))
    assert (w.state.dungeon.room_cards.pile, w.state.monsters) == (["three", "two"], [])
    entered(w, w.hero("A2"))
    assert [(r.card, r.encounter) for r in w.state.dungeon.rooms] == [("one", "x"), ("two", "y")]
    assert w.state.dungeon.room_cards.pile == ["three"]
    assert [w.where(m) for m in w.state.monsters] == ["J1", "K2"]
    (told,) = w.said("haven-room-named")
    assert told["title"].facts["room"].key == "room.two"


@pytest.mark.rule("H-VARIANT-08")
def test_both_decks_are_shuffled():
    haven = system()
    setup = setup_for(haven, "unnumbered-landing", 4, None, 0)
    drawn = set()
    for n in range(40):
        delve = haven.new(setup, Rng(seed_for(f"shuffled {n}"))).dungeon
        assert delve is not None
        laid = delve.rooms[0]
        drawn.add((laid.card, laid.encounter))
    assert len({card for card, _ in drawn}) > 5
    assert len({card for _, card in drawn}) > 5


@pytest.mark.rule("H-VARIANT-09")
@pytest.mark.parametrize(
    ("heroes", "standing"), [(2, []), (3, ["normal"]), (4, ["elite", "normal"])]
)
def test_the_encounter_fills_the_places_by_party_size(heroes: int, standing: list[str]):
    card = encounter(
        "x",
        {
            1: Filling("rat", {2: "", 3: "normal", 4: "elite"}),
            12: Filling("rat", {2: "", 3: "", 4: "normal"}),
            5: Filling(lies="coin"),
        },
    )
    w = World(dungeon=plain(card), heroes=heroes)
    assert [m.rank for m in w.state.monsters] == standing
    assert [w.where(m) for m in w.state.monsters] == ["D1", "F4"][: len(standing)]
    assert w.state.coins == [spot("E2")]


@pytest.mark.rule("H-VARIANT-09")
def test_a_room_has_the_obstacles_that_its_card_draws():
    drawing = PLAIN.replace("a   a   a4", "a   aO  a4").replace("a   a   a7", "a~  a^  a7")
    w = World(dungeon=dungeon([room("one", drawing), room("two", drawing)]))
    assert (w.state.obstacles, w.state.hazards) == ([spot("C2")], [spot("C3")])
    entered(w, w.hero("A2"))
    assert w.state.obstacles == [spot("C2"), spot("I2")]
    assert w.state.difficult == [spot("B3"), spot("H3")]


# --- gates


@pytest.mark.rule("H-VARIANT-10")
def test_room_cards_are_discarded_until_an_entrance_matches_the_exit():
    other = PLAIN.replace("<A", "<B")
    cards = [room("one"), room("wrong", other), room("worse", other), room("fitting")]
    w = World(dungeon=dungeon(cards))
    entered(w, w.hero("A2"))
    assert w.state.dungeon.rooms[1].card == "fitting"
    assert w.state.dungeon.room_cards.discards == ["wrong", "worse"]


@pytest.mark.rule("H-VARIANT-10")
def test_discarded_room_cards_come_back_when_the_deck_is_empty():
    cards = [room("one"), room("two", PLAIN.replace("<A", "<B"))]
    w = World(dungeon=dungeon([*cards, room("three")]))
    w.state.dungeon.room_cards.pile = ["two"]
    w.state.dungeon.room_cards.discards = ["three"]
    entered(w, w.hero("A2"))
    assert w.state.dungeon.rooms[1].card == "three"


@pytest.mark.rule("H-VARIANT-10")
@pytest.mark.parametrize("luck", range(4))
def test_of_several_entrances_a_matching_one_is_used(luck: int):
    both = PLAIN.replace(".   a   a   a1", "<B  a   a   a1")
    w = World(dungeon=dungeon([room("one"), room("two", both)]))
    for _ in range(luck):
        w.g.rng.below(2)
    entered(w, w.hero("A2"))
    assert w.state.dungeon.rooms[1].entrance == 1
    assert spot("G1") not in w.g.scenario.rooms["b"].hexes


@pytest.mark.rule("H-VARIANT-11")
def test_heroes_start_on_empty_hexes_within_two_of_the_entrance():
    drawing = PLAIN.replace("<A  a   a ", "<A  a   aO")
    near = encounter("x", {4: Filling("rat", {4: "normal"})})
    w = World(dungeon=dungeon([room("one", drawing)], near))
    for _ in range(4):
        w.hero()
    w.run(place_heroes(w.g), "A2", "B1", "B2", "B3")
    free = w.offered("place-hero")[0]
    assert sorted(free) == ["A2", "B1", "B2", "B3", "C1", "C3"]


@pytest.mark.rule("H-VARIANT-11")
@pytest.mark.parametrize("lies", ["treasure", "coin", "trap"])
def test_nobody_starts_where_something_lies(lies: Lying):
    drawing = PLAIN.replace(".   a   a   a7", ".   a   a7  a ")
    near = encounter("x", {7: Filling(lies=lies)})
    w = World(dungeon=dungeon([room("one", drawing)], near))
    assert spot("C3") not in w.g.scenario.starts
    assert spot("C1") in w.g.scenario.starts


@pytest.mark.rule("H-VARIANT-11")
def test_with_several_entrances_the_party_chooses_one():
    drawing = PLAIN.replace(".   a   a   a10", "<B  a   a   a10")
    w = World(dungeon=dungeon([room("one", drawing)]))
    w.run(choose_entrance(w.g), "A4")
    (question,) = w.asked
    assert [option.id for option in question.options] == ["A2", "A4"]
    assert question.seats == w.g.party
    assert spot("A4") in w.g.scenario.starts
    assert not w.g.board.has(spot("A2"))


@pytest.mark.rule("H-VARIANT-16")
def test_rooms_join_at_a_hex_and_never_overlap():
    haven = system()
    setup = setup_for(haven, "unnumbered-landing", 4, None, 0)
    for n in range(60):
        rng = Rng(seed_for(f"laid {n}"))
        g = haven.play(haven.new(setup, rng), rng)
        for _ in range(2):
            ways = [d.hex for d in g.scenario.doors if not g.scenario.rooms[d.rooms[1]].hexes]
            lay_room(g, ways[n % len(ways)])
        rooms, doors = g.scenario.rooms, g.scenario.doors
        hexes = [h for each in rooms.values() for h in each.hexes] + [door.hex for door in doors]
        assert len(hexes) == len(set(hexes))
        assert all(spot(h.label) == h for h in hexes)  # none above the first row
        for door in doors:
            for name in door.rooms:
                assert any(distance(door.hex, h) == 1 for h in rooms[name].hexes)


@pytest.mark.rule("H-VARIANT-18")
def test_of_two_exits_either_is_taken_and_the_other_closed_off():
    forked = PLAIN.replace("a12 .", "a12 >B")
    second = room("two", PLAIN.replace("<A", "<B"))
    w = World(dungeon=dungeon([room("one", forked), second]))
    assert w.g.boards.closed == {spot("G2"), spot("G4")}
    entered(w, w.hero("A2"), "G4")
    assert w.state.dungeon.rooms[1].card == "two"
    assert not w.g.boards.heroes.has(spot("G2"))
    assert spot("G2") not in {hexagon.hex for hexagon in w.system().view(w.state, None).hexes}
    (told,) = w.said("haven-ways-closed")
    assert [each.facts["hex"] for each in told["hexes"]] == ["G2"]


# --- penalties


def penalised(minor: Penalty, *encounters: object) -> World:
    """Two rooms; the second has this minor penalty, and so has the first."""
    cards = [room("one", minor=minor), room("two", minor=minor), room("three")]
    w = World(dungeon=dungeon(cards, *encounters))  # type: ignore[arg-type]
    w.state.dungeon.penalties = ["minor", "minor", "none"]
    return w


@pytest.mark.rule("H-VARIANT-12")
@pytest.mark.parametrize(
    ("answers", "penalties"),
    [
        (("suggested",), ["none", "minor", "major"]),
        (("none",), ["none", "none", "none"]),
        (("major",), ["major", "major", "major"]),
        (("own", "minor", "major", "none"), ["minor", "major", "none"]),
    ],
)
def test_the_party_chooses_the_penalties(answers: tuple[str, ...], penalties: list[str]):
    w = World(dungeon=plain())
    w.run(choose_penalties(w.g), *answers)
    assert w.asked[0].options[0].id == "suggested"
    assert w.state.dungeon.penalties == penalties


@pytest.mark.rule("H-VARIANT-12")
def test_a_room_without_penalty_does_nothing():
    w = penalised(Penalty("party", constant(3)))
    w.state.dungeon.penalties = ["none", "none", "none"]
    ana = w.hero("A2", hp=9)
    w.run(penalise_first(w.g))
    entered(w, ana)
    assert ana.hp == 9
    assert not w.said("haven-penalty")


@pytest.mark.rule("H-VARIANT-12")
def test_the_minor_and_the_major_penalty_differ():
    cards = [
        room("one"),
        room("two", minor=Penalty("party", constant(1)), major=Penalty("party", constant(3))),
    ]
    w = World(dungeon=dungeon(cards))
    w.state.dungeon.penalties = ["none", "major", "none"]
    ana, bo = w.hero("A2", hp=9), w.hero("B3", hp=9)
    entered(w, ana)
    assert (ana.hp, bo.hp) == (6, 6)


def test_a_penalty_may_strike_the_opener_with_damage_conditions_and_a_discard():
    w = penalised(Penalty("opener", constant(2), ("poison",), 1))
    ana, bo = w.hero("A2", hp=9), w.hero("B3", hp=9)
    entered(w, ana, "G2", ana.hand[3])
    assert (ana.hp, bo.hp, set(ana.conditions)) == (7, 9, {"poison"})
    assert ana.discard == ["blade-4"]
    assert w.asked[-1].secret


def test_a_hero_whom_a_penalty_fells_at_the_door_goes_no_further():
    w = penalised(Penalty("opener", constant(9)))
    ana = w.hero("F2", hp=3, hand=[])
    w.act(ana, "Move 4", "G2")
    assert ana.is_exhausted
    assert w.state.revealed == ["a", "b"]


def test_a_penalty_may_favour_the_monsters_of_the_room():
    w = penalised(Penalty("monsters", constant(0), ("strengthen",)), rats("x", 1), rats("y", 1, 2))
    entered(w, w.hero("A2"))
    strong = [w.where(m) for m in w.state.monsters if "strengthen" in m.conditions]
    assert strong == ["J1", "K1"]


@pytest.mark.rule("H-VARIANT-13")
def test_in_the_first_room_the_players_choose_whom_an_openers_penalty_strikes():
    w = penalised(Penalty("opener", constant(0), ("muddle",)))
    ana, bo = w.hero("A2"), w.hero("B2")
    w.only(ana, bo)
    w.run(penalise_first(w.g), bo.id)
    assert w.asked[0].seats == w.g.party
    assert (set(ana.conditions), set(bo.conditions)) == (set(), {"muddle"})


@pytest.mark.rule("H-VARIANT-13")
def test_what_names_the_room_before_spares_everyone_in_the_first():
    w = penalised(Penalty("behind", constant(2)))
    ana, bo = w.hero("A2", hp=9), w.hero("B2", hp=9)
    w.run(penalise_first(w.g))
    assert (ana.hp, bo.hp) == (9, 9)
    assert w.said("haven-penalty-spared")
    entered(w, ana)  # she stands in the door, he is still behind
    assert (ana.hp, bo.hp) == (9, 7)


@pytest.mark.rule("H-VARIANT-12")
def test_behind_means_in_the_room_just_left():
    hard = room("three", major=Penalty("behind", constant(2)))
    w = World(dungeon=dungeon([room("one"), room("two"), hard]))
    w.state.dungeon.penalties[2] = "major"
    ana, bo, cy = w.hero("A2", hp=9), w.hero("B2", hp=9), w.hero("B3", hp=9)
    entered(w, ana)
    bo.hex = spot("H2")
    w.act(ana, "Move 9", "M2", "stay")
    assert w.state.revealed == ["a", "b", "c"]
    assert (ana.hp, bo.hp, cy.hp) == (9, 7, 9)


# --- what lies there


@pytest.mark.rule("H-VARIANT-14")
def test_overlays_never_run_out():
    crowded = PLAIN.replace("a   a   a10", "a   aO  a10")
    traps = {n: Filling(lies="trap") for n in range(1, 13)}
    cards = [room(name, crowded) for name in ("one", "two", "three")]
    w = World(dungeon=dungeon(cards, *(encounter(name, traps) for name in "xyz")))
    ana = w.hero("A2")
    entered(w, ana)
    entered(w, ana, SECOND_DOOR)
    assert (len(w.state.traps), len(w.state.obstacles)) == (36, 3)


@pytest.mark.rule("H-VARIANT-15")
def test_the_encounter_says_what_its_traps_do_and_its_treasures_hold():
    lies = {4: Filling(lies="trap"), 1: Filling(lies="treasure")}
    tame = encounter("x", lies, trap=Trap(False, ("stun",)), treasure=Treasure(0, 5, 2))
    wild = encounter("y", lies, trap=Trap(True, ()))
    w = World(dungeon=plain(tame, wild))
    ana, bo = w.hero("C2", hp=9), w.hero("B1")
    entered(w, bo)
    effects = [(trap.damage, trap.conditions) for trap in w.state.traps]
    assert effects == [(0, ("stun",)), (3, ())]
    ana.hex = spot("D1")
    w.act(ana, "Loot 1")
    assert (ana.gold, ana.experience) == (5, 2)
    assert w.state.looted == []  # of no matter for the campaign
    assert w.said("haven-chest-looted")


# --- secrets and derived things


@pytest.mark.rule("H-VARIANT-08")
def test_nobody_sees_the_cards_to_come():
    w = World(dungeon=plain(rats("x", 12), rats("y", 1), rats("z", 2)))
    seats = [None, *(hero.seat for hero in w.state.heroes)]
    before = [w.system().view(w.state, seat) for seat in seats]
    w.state.dungeon.room_cards.pile.reverse()
    w.state.dungeon.encounters.pile.reverse()
    assert [w.system().view(w.state, seat) for seat in seats] == before
    hexes = {hexagon.hex for hexagon in before[0].hexes}
    assert hexes == {*w.g.scenario.rooms["a"].hexes, spot("G2")}
    assert all(hexagon.ground != "fog" for hexagon in before[0].hexes)


def test_two_dungeons_are_never_mixed_up():
    narrow = PLAIN.replace(".   a   a   a10 a11 a12 .", ".   a   .   a10 a11 a12 .")
    w = World(dungeon=dungeon([room("one"), room("two", narrow)]))
    places, state = Places(w.pack), w.state
    first = places.of(state)
    state.dungeon.rooms = [LaidRoom("two", "empty-0", spot("A1"))]
    second = places.of(state)
    assert first.boards(["a"], [], []).sight.has(spot("C4"))
    assert not second.boards(["a"], [], []).sight.has(spot("C4"))
    assert places.of(state) is second


def test_dungeons_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(places_module, "KEPT", 2)
    w = World(dungeon=plain())
    places, state = Places(w.pack), w.state
    first = places.of(state)
    for row in ("A2", "A3"):
        state.dungeon.rooms = [LaidRoom("one", "empty-0", spot(row))]
        places.of(state)
    state.dungeon.rooms = [LaidRoom("one", "empty-0", spot("A1"))]
    assert places.of(state) is not first


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_whole_dungeons_are_played_and_reload_at_every_step(heroes: int):
    haven = system()
    name = f"a dungeon for {heroes}"
    game, _ = Game.new(
        haven, setup_for(haven, "unnumbered-landing", heroes, None, heroes), seed_for(name)
    )
    finished = play_out(game, RandomPolicy(Rng(seed_for(f"answers in {name}"))), is_watched=True)
    assert finished.outcome in ("victory", "defeat")


def test_a_dungeon_survives_its_snapshot():
    w = World(dungeon=plain(rats("x", 12), rats("y", 1)))
    entered(w, w.hero("A2"))
    body = msgspec.json.encode(w.state)
    assert msgspec.json.decode(body, type=type(w.state)) == w.state
