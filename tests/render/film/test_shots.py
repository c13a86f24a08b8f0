"""Scenes become what there is to see."""

from __future__ import annotations

from engine.core.hexes import at
from engine.core.text import say
from render.film.shots import Change, Shot, shots_of
from tests.render.film.reels import ARCHER, GUARD, Reel, fight, told
from tests.render.scenes import MAP, hexes


def shots(reel: Reel) -> list[Shot]:
    return [shot for shot in shots_of(reel.scenes) if not shot.is_quiet]


def test_a_move_goes_along_the_path_that_was_told() -> None:
    path = (at(5, 3), at(5, 2), at(6, 3))
    (shot,) = shots(Reel().move("lantern", *path))
    assert shot.way is not None
    assert (shot.way.figure, shot.way.path) == ("lantern", path)


def test_whoever_is_moved_without_a_path_goes_straight() -> None:
    (shot,) = shots(Reel().change(told("Pulled."), GUARD, hex=at(4, 4)))
    assert shot.way is not None
    assert shot.way.path == (at(6, 3), at(4, 4))


def test_an_attack_and_its_harm_are_one_shot() -> None:
    (shot,) = shots(Reel().attack("lantern", GUARD, 3))
    assert shot.strike is not None
    assert (shot.strike.source, shot.strike.target, shot.strike.amount) == (at(5, 3), at(6, 3), 3)
    assert shot.changes == ()
    assert next(f.hp for f in shot.after.figures if f.id == GUARD) == 2


def test_an_attack_without_harm_is_still_seen() -> None:
    (shot,) = shots(Reel().attack("lantern", GUARD, 0))
    assert shot.strike is not None and shot.strike.amount == 0


def test_what_kept_the_harm_off_is_what_is_read() -> None:
    reel = Reel().then(told("Hits.", GUARD, at(6, 3), at(5, 3), damage=4))
    reel.then(told("Ada loses a card and suffers none of it.", "lantern"))
    (shot,) = shots(reel)
    assert shot.say == say("own-words", text="Ada loses a card and suffers none of it.")
    assert shot.strike is not None and shot.strike.amount == 0


def test_the_harm_of_another_attack_is_not_taken_for_it() -> None:
    reel = Reel().attack("lantern", GUARD, 0).attack("veil", GUARD, 2)
    assert [s.strike.amount for s in shots(reel) if s.strike] == [0, 2]


def test_whoever_has_no_hit_points_left_falls_at_once() -> None:
    seen = shots(Reel().attack("veil", ARCHER, 1))
    assert [[figure.id for figure in shot.fallen] for shot in seen] == [[ARCHER]]
    assert all(figure.id != ARCHER for figure in seen[0].after.figures)


def test_harm_and_healing_by_themselves() -> None:
    reel = Reel().change(told("A trap."), "veil", hp=1).change(told("Heals."), "veil", hp=4)
    changes = [change for shot in shots(reel) for change in shot.changes]
    assert changes == [Change("veil", at(3, 3), -1), Change("veil", at(3, 3), 3)]


def test_doors_and_rooms_open() -> None:
    seen = shots(fight())
    (opening,) = [shot for shot in seen if shot.is_opening]
    assert opening.say == say("own-words", text="The door opens.")
    assert at(9, 2) in opening.places


def test_what_nobody_sees_on_the_map_is_quiet() -> None:
    (shot,) = shots_of(Reel().then(told("Air grows strong.")).scenes)
    assert shot.is_quiet
    assert shots_of(Reel().scenes) == ()


def test_turns_are_told_apart() -> None:
    seen = shots(Reel().turn("veil").turn("veil").turn(GUARD))
    assert [shot.actor for shot in seen if shot.is_turn] == ["veil", GUARD]
    assert all(shot.is_mere_turn for shot in seen)


def test_an_unknown_figure_or_a_broken_path_is_no_trouble() -> None:
    reel = Reel().then(told("?", "nobody", at(1, 1), at(2, 2), damage=3))
    reel.then(told("?", None, damage=3)).then(told("?", "lantern", at(1, 1), damage=1))
    reel.then(hexes=hexes(MAP, hidden="ab")).then(figures=())
    assert shots_of(reel.scenes)
