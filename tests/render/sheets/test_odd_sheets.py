"""Whatever a sheet holds, there is a picture or a clear refusal."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from engine.core.tableau import (
    BoxesView,
    GaugeView,
    HeroTableau,
    HistoryTableau,
    MomentView,
    NumberView,
    PartView,
    PartyTableau,
    PathView,
    PersonView,
    PlaceView,
    ShopTableau,
    StepView,
    Tableau,
    ThingView,
    WorldTableau,
)
from render import draw_tableau
from tests.render.scenes import spoken
from tests.render.sheets.scenes import ada, history, own, party_sheet, shop, thing, track, world
from tests.render.test_odd_input import ODD_NAMES

NUMBERS = (0, -1, -(10**12), 10**12)


def size_of(tableau: Tableau, **how: object) -> tuple[int, int]:
    drawn = draw_tableau(tableau, spoken, **how)  # type: ignore[arg-type]
    assert len(drawn.alt) <= 1024
    drawn.alt.encode()
    return Image.open(BytesIO(drawn.data)).size


def every_sheet(name: str, number: int) -> list[Tableau]:
    """All kinds of sheets with a name for every word and a number for every number."""
    word = own(name)
    person = PersonView(word, word, name, number, number if number >= 0 else None, word)
    steps = tuple(StepView(at, name, sign=name) for at in (number, number - 1, 3, 3))
    tracks = (
        GaugeView(word, number, number, number, steps, name, word),
        GaugeView(word, number, 5, -5, steps),
        GaugeView(word, 3, -4, number, (), "gold"),
    )
    boxes = (BoxesView(word, number, number, number), BoxesView(word, 1, 4, 2))
    thing = ThingView(word, name, (word, word), number, number, name)
    part = PartView(word, (thing, thing), boxes, (word, word), name)
    numbers = (NumberView(word, number, name),) * 3
    place = PlaceView(name, word, (2, 3), name, name, is_here=True)
    return [
        HeroTableau(person, numbers, tracks, boxes, (part,), (part, part)),
        PartyTableau(word, (word,), (person,), tracks, (part,)),
        ShopTableau(word, (part,), (word,), numbers),
        WorldTableau(word, (place, place), (PathView(name, name, name),), (word,), numbers, tracks),
        HistoryTableau(word, (MomentView(name, word, word, (number, 13, -4), number),), tracks[0]),
    ]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_drawn(name: str) -> None:
    for sheet in every_sheet(name, 2):
        width, height = size_of(sheet)
        assert width <= 1400
        assert height <= 3600


@pytest.mark.parametrize("number", NUMBERS)
def test_any_number_is_drawn(number: int) -> None:
    for sheet in every_sheet("odd", number):
        for is_large in (False, True):
            assert size_of(sheet, large_print=is_large)


def test_nothing_is_drawn_as_nothing() -> None:
    word = own("")
    for sheet in (
        HeroTableau(ada()),
        PartyTableau(word),
        ShopTableau(word, ()),
        WorldTableau(word, ()),
        HistoryTableau(word, ()),
    ):
        assert size_of(sheet)


def test_a_great_deal_is_cut_short() -> None:
    things = tuple(thing(n, price=n, left=n) for n in range(300))
    boxes = tuple(BoxesView(own("box " * 40), n, 90) for n in range(200))
    part = PartView(own("All"), things, boxes, tuple(own("line " * 80) for _ in range(200)))
    for sheet in (
        HeroTableau(ada(), tracks=(track(),) * 40, parts=(part,)),
        PartyTableau(own("Many"), people=(ada(),) * 300, parts=(part,)),
        shop(300),
        history(3000),
        party_sheet(60),
    ):
        assert size_of(sheet)[1] < 9000


@pytest.mark.parametrize(
    "sheet",
    [
        world(60, 4),
        world(4, 80),
        world(26, 99),
        WorldTableau(
            own("Far"), (PlaceView("a", own("A"), (1, 1)), PlaceView("b", own("B"), (10**9, 1)))
        ),
    ],
)
def test_a_world_too_large_is_refused_clearly(sheet: WorldTableau) -> None:
    with pytest.raises(ValueError, match=r"cannot be drawn|too large to draw"):
        draw_tableau(sheet, spoken)


def test_a_wide_gap_between_landings_is_one_landing() -> None:
    far = PlaceView("b", own("B"), (2, 10**9), "open", "2")
    near = PlaceView("a", own("A"), (-3, -7), "open", "1")
    assert size_of(replace(world(), places=(near, far), paths=(PathView("a", "b", "road"),)))


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown theme"):
        draw_tableau(shop(), spoken, theme="plaid")


@settings(max_examples=15, deadline=None)
@given(name=st.text(max_size=50), number=st.integers())
def test_nothing_that_can_be_typed_breaks_a_sheet(name: str, number: int) -> None:
    for sheet in every_sheet(name, number):
        assert size_of(sheet)
