"""What sheets look like, and that they show what they are given and nothing else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.tableau import PlaceView, Tableau
from render import draw_tableau
from render.cache import forget_everything
from render.palette import THEMES
from render.sheets.look import WIDTH, style_of
from render.sheets.medals import STATES as MEDALS
from render.sheets.medals import medal
from tests.render.scenes import spoken
from tests.render.sheets.scenes import ALL, hero_sheet, history, own, party_sheet, shop, world


def picture(tableau: Tableau, **how: object) -> Image.Image:
    drawn = draw_tableau(tableau, spoken, **how)  # type: ignore[arg-type]
    assert 0 < len(drawn.alt) <= 1024
    return Image.open(BytesIO(drawn.data)).convert("RGB")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("name", ALL)
def test_every_sheet_is_drawn(name: str, is_large: bool, theme: str) -> None:
    drawn = draw_tableau(ALL[name], spoken, theme=theme, large_print=is_large)
    assert Image.open(BytesIO(drawn.data)).width == WIDTH
    assert len(drawn.data) <= 150_000
    assert name not in drawn.filename


@pytest.mark.parametrize("name", ALL)
def test_the_same_sheet_gives_the_same_bytes(name: str) -> None:
    forget_everything()
    first = draw_tableau(ALL[name], spoken).data
    with ThreadPoolExecutor(4) as pool:
        again = list(pool.map(lambda _: draw_tableau(ALL[name], spoken).data, range(4)))
    assert {first} == {*again}


def test_themes_and_sizes_differ() -> None:
    drawn = [
        draw_tableau(hero_sheet(), spoken, theme=theme, large_print=is_large).data
        for theme in ("dark", "light")
        for is_large in (False, True)
    ]
    assert len(set(drawn)) == 4


def test_what_is_private_is_in_the_picture_and_its_text_only_where_it_is_given() -> None:
    mine, theirs = (draw_tableau(hero_sheet(is_own=own), spoken) for own in (True, False))
    assert "creaks" in mine.alt
    assert "creaks" not in theirs.alt
    assert mine.alt.startswith(theirs.alt[:100])
    heights = [Image.open(BytesIO(one.data)).height for one in (mine, theirs)]
    assert heights[0] > heights[1]


def test_the_text_names_what_counts() -> None:
    assert "Ada: Lantern, level 4" in draw_tableau(hero_sheet(), spoken).alt
    assert "Ticks 7/18" in draw_tableau(hero_sheet(), spoken).alt
    assert "Ada the 3th (Lantern, level 4)" in draw_tableau(party_sheet(), spoken).alt
    assert "Mended Kettle 2 12 gold (2 left)" in draw_tableau(shop(), spoken).alt
    told = draw_tableau(world(), spoken).alt
    assert "Locked: A place with the number 4 (the party is here)" in told
    assert "12 June 2026, What it was: Moment 11." in draw_tableau(history(), spoken).alt


def test_states_are_told_by_shape() -> None:
    """Drawn in black alone, no two states look alike."""
    look = style_of(THEMES["dark"], False).look
    shapes = [
        medal(state, "", 50, look).getchannel("A").point(lambda a: 255 * (a > 128))
        for state in MEDALS
    ]
    for number, one in enumerate(shapes):
        for other in shapes[:number]:
            assert sum(ImageChops.difference(one, other).histogram()[128:]) > 300


def test_the_map_changes_with_the_party_s_place_and_with_states() -> None:
    before = world()
    places = tuple(replace(one, is_here=one.id == "p8") for one in before.places)
    moved = replace(before, places=places)
    assert draw_tableau(before, spoken).data != draw_tableau(moved, spoken).data
    opened = tuple(replace(one, state="open") for one in before.places)
    assert (
        draw_tableau(before, spoken).data
        != draw_tableau(replace(before, places=opened), spoken).data
    )
    assert picture(before).size == picture(replace(before, paths=())).size


def test_a_crowded_map_names_its_places_below() -> None:
    crowded = world(14, 12)
    assert picture(crowded).height < 3600
    assert "A place with the number" in draw_tableau(crowded, spoken).alt


def test_only_the_last_moments_are_drawn() -> None:
    assert picture(history(400)).height < 2200
    assert picture(history(1)).height < picture(history(12)).height


def test_an_empty_map_has_a_home_only() -> None:
    assert picture(replace(world(), places=(), paths=(), tracks=(), numbers=(), lines=()))
    home = PlaceView("home", own("Home"), state="home", is_here=True)
    assert picture(replace(world(), places=(home,), paths=()))
