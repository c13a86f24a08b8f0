"""The text that stands for the picture."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.hexes import at
from engine.core.marks import MapMark
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.core.view import CardView, HexView, PileView
from render import draw_map
from tests.render.scenes import (
    AREAS,
    REACH,
    SPEAKER,
    TARGETS,
    TRAILS,
    WAY,
    first_round,
    hero,
    monster,
    scene,
    spoken,
)


def alt(**changes: object) -> str:
    return draw_map(scene(**changes), spoken).alt


def test_it_says_round_figures_places_and_hit_points() -> None:
    text = alt()
    assert text.startswith("Map of The Cellar under the Mill, round 3.")
    for part in (
        "Now acting: Ada.",
        "Waiting for Ada.",
        "Ada F4 9/10 (shield 1)",
        "Ben E5 4/10 (poison, muddle)",
        "Husk Guard 3 (elite) I3 6/6 (stun, disarm)",
        "Open door: G4.",
        "Trap: C5.",
        "Treasure: L4.",
        "Coins: E5 (2).",
        "Fire strong",
        "Goal: Defeat every enemy.",
    ):
        assert part in text


def test_it_says_what_may_be_chosen() -> None:
    marks = (MapMark(at(4, 3), text="1"), MapMark(at(5, 4)))
    assert "Choices: 1 at E4; F5." in draw_map(scene(), spoken, marks=marks).alt


def test_it_says_what_is_within_reach_and_what_it_costs() -> None:
    marks = (MapMark(at(4, 3), "reach", "1"), MapMark(at(2, 4), "reach", "4", is_harmful=True))
    text = draw_map(scene(), spoken, marks=marks).alt
    assert "Within reach, with cost: E4 (1); C5 (4), through danger." in text


def test_it_names_possible_targets() -> None:
    text = draw_map(scene(), spoken, marks=TARGETS).alt
    assert "Possible targets: Husk Guard 1 at H4; Husk Guard 3 (elite) at I3;" in text


def test_it_says_what_each_area_covers() -> None:
    text = draw_map(scene(), spoken, marks=AREAS).alt
    assert "Areas: 1 covers H4, I3, I4; 2 covers H4, I4, I5; 3 covers" in text


def test_it_tells_a_way_step_by_step() -> None:
    text = draw_map(scene(), spoken, marks=WAY).alt
    assert "Its way: I2; H2; H3. Hexes it considered: H5." in text


def test_it_says_who_moved_in_this_round() -> None:
    text = alt(trails=TRAILS)
    assert "Last moves: Husk Guard 1 from J2 to H4;" in text


def test_it_says_how_the_scenario_ended() -> None:
    assert alt(outcome="victory").startswith("The scenario is won.")
    assert alt(outcome="defeat").startswith("The scenario is lost.")


def test_it_says_nothing_of_what_lies_in_the_fog() -> None:
    text = draw_map(first_round(), spoken).alt
    assert "Closed door: G4." in text
    assert "Treasure" not in text


def test_it_fits_and_counts_what_it_leaves_out() -> None:
    crowd = tuple(
        replace(monster("husk-guard", n, at(n % 20, n // 20), conditions=("stun",)), id=str(n))
        for n in range(60)
    )
    text = alt(figures=(hero("lantern", at(3, 3)), *crowd))
    assert len(text) <= 1024
    assert "Ada D4 8/10" in text
    assert "more." in text
    assert "Open door: G4." in text


def test_one_long_name_leaves_room_for_the_others() -> None:
    long = replace(hero("lantern", at(1, 1)), name=say("own-words", text="x" * 5000))
    text = alt(figures=(long, hero("veil", at(2, 2))))
    assert len(text) <= 1024
    assert "Dov C3 8/10" in text


def test_marks_that_turn_the_reading_direction_are_left_out() -> None:
    sly = replace(hero("lantern", at(1, 1)), name=say("own-words", text="Ada\u202e\n\x07!"))
    assert "Ada ! B2 8/10" in alt(figures=(sly,))


def test_private_things_are_not_in_it() -> None:
    hand = PileView("hand", (CardView("secret-card", say("own-words", text="Secret Card")),))
    private = alt(seat=Seat("veil"), piles=(hand,), notes=(say("own-words", text="Secret"),))
    assert private == alt()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_all_words_are_there_in_both_languages(locale: str) -> None:
    def speak(message: Say) -> str:
        if message.key == "own-words":
            return str(message.facts["text"])
        return SPEAKER.speak(message, locale)

    every = tuple(
        HexView(at(n, 0), ground, (overlay,), 1)
        for n, (ground, overlay) in enumerate(
            zip(
                ("fog", "difficult", "hazard", "water", "ice", "corridor", "floor"),
                ("obstacle", "trap", "door-closed", "door-open", "treasure", "start", "plate"),
                strict=True,
            )
        )
    )
    conditions = (
        *("poison", "wound", "immobilize", "disarm", "stun"),
        *("muddle", "invisible", "strengthen", "bless", "curse"),
    )
    figures = (replace(hero("lantern", at(1, 1)), name=Say("class.lantern"), effects=()),)
    for outcome in (None, "victory", "defeat"):
        for round_ in (0, 2):
            view = scene(
                hexes=every,
                figures=(replace(figures[0], conditions=conditions, rank="elite"),),
                outcome=outcome,
                round=round_,
                order=(),
                wall_edges=(),
            )
            marked = (*REACH, *TARGETS, *AREAS, *WAY, MapMark(at(1, 1), text="1"))
            assert draw_map(view, speak, marks=marked).alt


@pytest.mark.rule("H-TRAP-08")
def test_it_says_what_a_trap_does() -> None:
    trap = HexView(at(1, 1), overlays=("trap",), damage=4, conditions=("poison",))
    assert "Trap: B2 (4 damage, poison)." in alt(hexes=(*scene().hexes[:1], trap))
