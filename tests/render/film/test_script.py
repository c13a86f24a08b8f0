"""A film of a round takes six to twelve seconds, whatever happened in it."""

from __future__ import annotations

import pytest

from engine.core.hexes import at
from render.film.cuts import ENDING, MOST_CUTS, QUICKEST, Cut, script_of
from render.film.fight import MOST_TURNS, fight_of, halved
from render.film.shots import shots_of
from tests.render.film.reels import GUARD, Reel, fight, told


def script(reel: Reel) -> tuple[Cut, ...]:
    return script_of(shots_of(reel.scenes), reel.scenes[0].view)


def busy(times: int) -> Reel:
    reel = Reel()
    for n in range(times):
        reel.turn("lantern" if n % 2 else "veil")
        ways = (at(5, 3), at(5, 2), at(6, 2))
        reel.move("lantern", *(ways if n % 2 == 0 else ways[::-1]))
        reel.attack("lantern", GUARD, 0)
    return reel


@pytest.mark.parametrize("times", [0, 1, 3, 8, 20, 60, 200])
def test_it_takes_six_to_twelve_seconds(times: int) -> None:
    cuts = script(busy(times))
    assert 6000 <= sum(cut.ms for cut in cuts) <= 12000
    assert all(cut.ms >= QUICKEST for cut in cuts)
    assert len(cuts) <= MOST_CUTS
    assert cuts[-1].ms >= ENDING


def test_the_end_is_what_came_of_it() -> None:
    for times in (1, 20, 200):
        reel = busy(times)
        assert script(reel)[-1].shot.after == reel.view


def test_every_attack_of_a_usual_round_is_seen() -> None:
    hits = [cut for cut in script(busy(12)) if cut.phase == "hit"]
    assert len(hits) == 12
    assert all(cut.ms >= 240 for cut in hits)


def test_words_without_a_sight_are_shown_where_there_is_time() -> None:
    quiet = told("Air grows strong.")
    assert any(cut.shot.is_quiet for cut in script(Reel().then(quiet).turn("veil")))
    reel = busy(15).then(quiet)
    assert not any(cut.shot.is_quiet for cut in script(reel))


def test_a_fight_has_a_picture_a_turn() -> None:
    reel = fight()
    cuts = fight_of(shots_of(reel.scenes), reel.scenes[0].view)
    turns = [cut for cut in cuts if cut.phase == "turn"]
    assert [turn.shot.actor for turn in turns] == ["lantern", "bog-archer-2", "veil", GUARD]
    assert [sum(c.amount for c in turn.shot.changes) for turn in turns] == [-3, -4, 3, 0]
    assert turns[2].shot.fallen
    assert [len(turn.shot.after.trails) for turn in turns] == [1, 0, 1, 0]


def test_a_long_fight_leaves_out_what_tells_least() -> None:
    reel = busy(400)
    cuts = fight_of(shots_of(reel.scenes), reel.scenes[0].view)
    assert len(cuts) <= MOST_TURNS + 2
    assert sum(cut.ms for cut in cuts) <= 40_000
    assert cuts[-1].shot.after == reel.view


def test_half_of_it_takes_as_long() -> None:
    reel = busy(40)
    cuts = fight_of(shots_of(reel.scenes), reel.scenes[0].view)
    fewer = halved(cuts)
    assert len(fewer) <= len(cuts) // 2 + 2
    assert abs(sum(c.ms for c in fewer) - sum(c.ms for c in cuts)) <= 2 * cuts[1].ms
    assert (fewer[0], fewer[-1]) == (cuts[0], cuts[-1])
    assert halved(cuts[:2]) == cuts[:2]
