"""Whatever a view holds, there is a picture or a clear refusal."""

from __future__ import annotations

from io import BytesIO
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from engine.core.hexes import Hex, at
from engine.core.marks import Kind, MapMark
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.core.view import HexView, SeatView, TrackView, TurnView, View
from render import draw_map
from tests.render.scenes import hero, hexes, monster, scene, spoken

ODD_NAMES = (
    "",
    " ",
    "N" * 200,
    "מגדל השומר הישן של ההר",
    "حارس البوابة القديمة",
    "🐉🔥👨‍👩‍👧‍👦",
    "日本語の名前",
    "a\u0301\u0302\u0303\u0304" * 20,
    "line\nbreak\ttab\x00null\u202eturned",
    "\ud800 lone",
    "{ $name } %s {0} <@1> **bold**",
    "\U0010ffff\ue000",
)


def size_of(view: View, **more: object) -> tuple[int, int]:
    picture = draw_map(view, spoken, **more)  # type: ignore[arg-type]
    assert len(picture.alt) <= 1024
    return Image.open(BytesIO(picture.data)).size


def odd_marks(text: str) -> tuple[MapMark, ...]:
    """Every kind with any text, twice on one hex and once off the map."""
    places = (at(2, 2), at(1, 1), at(1, 1), at(13, 2))
    kinds = get_args(Kind)
    return tuple(
        MapMark(place, kind, text, harm)
        for place in places
        for kind in kinds
        for harm in (True, False)
    )


def hall(count: int) -> tuple[HexView, ...]:
    return tuple(HexView(at(n % 50, n // 50)) for n in range(count))


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_drawn(name: str) -> None:
    own = say("own-words", text=name)
    view = scene(
        scenario=own,
        goal=own,
        figures=(replace(hero("lantern", at(2, 2)), name=own, effects=(own,), look=name),),
        order=(TurnView(own, name, 7, card=(own, own)), TurnView(own, "lantern")),
        seats=(SeatView(Seat("x"), name, "lantern", own, 3, 9, is_awaited=True),),
        tracks=(TrackView(name, own, name, 3),),
    )
    width, height = size_of(view, marks=odd_marks(name))
    assert width <= 1400
    assert height <= 2000


def test_an_empty_view_is_drawn() -> None:
    assert size_of(scene(hexes=(), figures=(), order=(), seats=(), tracks=(), wall_edges=()))
    assert size_of(scene(hexes=(), figures=(), order=(), seats=(), round=0))


def test_a_single_hex_is_not_blown_up() -> None:
    width, height = size_of(scene(hexes=(HexView(Hex(0, 0)),), figures=(), wall_edges=()))
    assert width == 1000
    assert height < 700


def test_two_thousand_hexes_and_sixty_figures_are_drawn() -> None:
    crowd = tuple(
        replace(monster("husk-guard", n, at(n % 50, n // 2)), id=str(n)) for n in range(60)
    )
    width, height = size_of(scene(hexes=hall(2000), figures=crowd))
    assert width <= 1400
    assert height <= 2400


@pytest.mark.parametrize(
    "view",
    [
        scene(hexes=(HexView(Hex(0, 0)), HexView(Hex(100_000, -7)))),
        scene(hexes=hall(5000)),
        scene(figures=tuple(hero("lantern", at(n, 1)) for n in range(500))),
    ],
)
def test_what_is_too_large_is_refused_clearly(view: View) -> None:
    with pytest.raises(ValueError, match=r"cannot be drawn|too large to draw"):
        draw_map(view, spoken)


def test_odd_numbers_are_drawn() -> None:
    figures = (
        hero("lantern", at(1, 2), -5),
        replace(hero("veil", at(2, 3)), hp=3, max_hp=0),
        replace(monster("husk-guard", -3, at(3, 3), 10**12), max_hp=10**9, number=10**9),
    )
    odd_hexes = (*hexes("a a a a\na a a a"), HexView(Hex(-30, 4), "lava", ("lever",), 10**9))
    view = scene(
        hexes=odd_hexes,
        figures=figures,
        round=-4,
        order=(TurnView(Say("class.veil"), "veil", -99),),
    )
    assert size_of(view)


def test_many_conditions_and_figures_on_one_hex_are_drawn() -> None:
    all_at_once = ("poison", "wound", "stun", "muddle", "disarm", "curse", "bless", "brittle-like")
    crowd = tuple(
        replace(hero("lantern", at(2, 2)), id=str(n), conditions=all_at_once, side=side)
        for n, side in enumerate(("hero", "summon", "ally", "objective", "monster", "?"))
    )
    assert size_of(scene(figures=crowd))


def test_a_figure_or_wall_off_the_map_is_no_trouble() -> None:
    view = scene(
        figures=(hero("lantern", at(20, 9)),),
        wall_edges=((at(0, 0), at(40, 40)), (at(1, 1), at(1, 1))),
    )
    assert size_of(view)


@settings(max_examples=25, deadline=None)
@given(
    name=st.text(max_size=60),
    hp=st.integers(),
    number=st.integers() | st.none(),
    label=st.text(max_size=20),
    rank=st.sampled_from(("", "elite", "boss", "named", "odd")),
)
def test_nothing_that_can_be_typed_breaks_a_picture(
    name: str, hp: int, number: int | None, label: str, rank: str
) -> None:
    figure = replace(
        hero("lantern", at(1, 1), hp),
        name=say("own-words", text=name),
        number=number,
        rank=rank,
        look=name,
    )
    view = scene(hexes=hexes("a a\na a"), figures=(figure,), wall_edges=(), order=())
    assert size_of(view, marks=odd_marks(label))
