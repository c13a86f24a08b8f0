"""What a question points out on the map."""

from __future__ import annotations

from engine.core.hexes import at
from engine.core.marks import MapMark, marks_of
from engine.core.prompt import Option, Prompt
from engine.core.seat import Seat
from engine.core.text import say
from tests.render.scenes import scene

ANY = say("text-any")


def prompt(*options: Option) -> Prompt:
    return Prompt("1", "any", (Seat("a"),), ANY, options, 1, 1, False, False, None)


def test_a_hex_with_a_cost_is_within_reach_and_one_through_danger_is_marked() -> None:
    asked = prompt(
        Option("one", ANY, hex=at(4, 3), cost=0),
        Option("two", ANY, hex=at(2, 4), cost=5, harms=2),
        Option("stay", ANY),
    )
    assert marks_of(asked, scene()) == (
        MapMark(at(4, 3), "reach", "0"),
        MapMark(at(2, 4), "reach", "5", is_harmful=True),
    )


def test_a_hex_without_one_is_a_choice() -> None:
    assert marks_of(prompt(Option("one", ANY, hex=at(4, 3))), scene()) == (MapMark(at(4, 3)),)


def test_a_figure_is_a_target_where_it_stands_now() -> None:
    asked = prompt(Option("husk-guard-1", ANY, hex=at(1, 1), figure="husk-guard-1"))
    assert marks_of(asked, scene()) == (MapMark(at(7, 3), "target"),)


def test_every_hex_of_several_areas_names_those_that_cover_it() -> None:
    asked = prompt(
        Option("area-1", ANY, area=(at(7, 3), at(8, 3))),
        Option("area-2", ANY, area=(at(8, 3), at(0, 0))),
        Option("skip", ANY),
    )
    assert marks_of(asked, scene()) == (
        MapMark(at(7, 3), "area", "1"),
        MapMark(at(8, 3), "area", "1 2"),
    )


def test_a_single_area_needs_no_number() -> None:
    asked = prompt(Option("area-1", ANY, area=(at(7, 3),)), Option("skip", ANY))
    assert marks_of(asked, scene()) == (MapMark(at(7, 3), "area"),)


def test_nothing_beyond_the_map_is_pointed_out() -> None:
    assert marks_of(prompt(Option("far", ANY, hex=at(0, 0))), scene()) == ()
