"""Scenes in, an animated picture out: small, the same every time, and of nothing but the views."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.hexes import Hex, at
from engine.core.scenes import Scene
from engine.core.text import say
from engine.core.view import CardView, FigureView, HexView, PileView, View
from render import Picture
from render.film import draw_film
from tests.render.film.reels import GUARD, Reel, fight, told
from tests.render.scenes import hero, monster, scene, spoken
from tests.render.test_odd_input import ODD_NAMES, hall


def film(reel: Reel, **more: object) -> Picture:
    picture = draw_film(reel.scenes, spoken, **more)  # type: ignore[arg-type]
    assert len(picture.data) <= 2_000_000
    assert 0 < len(picture.alt) <= 1024
    return picture


def frames(picture: Picture) -> list[Image.Image]:
    image = Image.open(BytesIO(picture.data))
    found = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        found.append(image.convert("RGB"))
    return found


def test_it_is_an_animation_that_a_phone_can_show() -> None:
    picture = film(fight())
    image = Image.open(BytesIO(picture.data))
    assert image.format == "WEBP"
    assert image.info["loop"] == 0
    assert image.width == 800
    assert image.height <= 1200
    assert image.n_frames > 20  # type: ignore[attr-defined]
    assert (picture.kind, picture.filename) == ("webp", "replay.webp")


@pytest.mark.parametrize("is_whole", [False, True])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_same_scenes_give_the_same_bytes(is_whole: bool, theme: str) -> None:
    one, other = (film(fight(), is_whole=is_whole, theme=theme) for _ in range(2))
    assert one == other


def test_threads_draw_the_same() -> None:
    with ThreadPoolExecutor(3) as pool:
        drawn = list(pool.map(lambda _: film(fight(), is_whole=True).data, range(3)))
    assert len(set(drawn)) == 1


def test_a_hit_flashes_where_it_lands() -> None:
    seen = frames(film(Reel().attack("lantern", GUARD, 3)))
    changed = ImageChops.difference(seen[0], seen[-1]).convert("L").point([0] * 60 + [255] * 196)
    left, top, right, bottom = changed.getbbox() or (0, 0, 0, 0)
    assert right - left > 50
    assert bottom - top > 50


def test_only_what_the_views_show_counts() -> None:
    secret = (PileView("hand", (CardView("x", say("own-words", text="secret")),)),)
    reel, other = fight(), fight()
    other.scenes = [
        Scene(replace(s.view, piles=secret, notes=(say("own-words", text="secret"),)), s.event)
        for s in other.scenes
    ]
    assert film(reel) == film(other)


def test_a_seat_s_answer_leaves_no_trace() -> None:
    """Who has already picked is no secret on the board, but no film tells it either."""
    reel, other = fight(), fight()
    other.scenes = [
        Scene(
            replace(s.view, seats=tuple(replace(c, is_awaited=False) for c in s.view.seats)),
            s.event,
        )
        for s in other.scenes
    ]
    assert film(reel).data == film(other).data


def test_the_words_tell_who_fell() -> None:
    whole = film(fight(), is_whole=True).alt
    assert whole.startswith("Replay of The Cellar under the Mill, 3 rounds.")
    assert "fallen: Bog Archer" in whole
    alt = film(fight()).alt
    assert alt.startswith("Replay of The Cellar under the Mill, round 3.")
    assert "veil attacks bog-archer-2." in alt
    assert "takes a turn" not in alt


def test_an_outcome_is_told() -> None:
    reel = fight().then(outcome="victory")
    assert "The scenario is won." in film(reel).alt


def test_large_print_and_small_budgets() -> None:
    plain, large = film(fight()), film(fight(), large_print=True)
    assert frames(large)[0].height > frames(plain)[0].height
    small = film(fight(), most_bytes=60_000)
    assert len(small.data) <= 60_000
    with pytest.raises(ValueError, match="does not fit"):
        film(fight(), most_bytes=500)


# --- bad input ------------------------------------------------------------------------------------


def test_what_cannot_be_drawn_is_refused_clearly() -> None:
    with pytest.raises(ValueError, match="no scenes"):
        draw_film((), spoken)
    with pytest.raises(ValueError, match="theme"):
        draw_film(fight().scenes, spoken, theme="pink")
    with pytest.raises(ValueError, match="cannot be drawn"):
        draw_film((Scene(scene(hexes=hall(5000))),), spoken)
    with pytest.raises(ValueError, match="cannot be filmed"):
        far = (HexView(Hex(0, 0)), HexView(Hex(100_000, -7)))
        draw_film((Scene(scene(hexes=far, figures=())),), spoken)


def test_one_scene_is_a_picture_that_stands_still() -> None:
    assert len(frames(film(Reel()))) <= 2


@pytest.mark.parametrize("is_whole", [False, True])
def test_empty_maps_are_drawn(is_whole: bool) -> None:
    bare = scene(hexes=(), figures=(), order=(), seats=(), tracks=(), wall_edges=())
    reel = Reel(bare).then(told("x" * 3000)).then(round=4).then(round=-3)
    assert film(reel, is_whole=is_whole)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_drawn(name: str) -> None:
    own = say("own-words", text=name)
    view = scene(scenario=own, goal=own, figures=(replace(hero("lantern", at(2, 2)), name=own),))
    assert film(Reel(view).change(told(name, "lantern"), "lantern", hp=3))


def test_two_thousand_hexes_and_sixty_figures_are_drawn() -> None:
    crowd: tuple[FigureView, ...] = tuple(
        replace(monster("husk-guard", n, at(n % 50, n // 2)), id=str(n)) for n in range(60)
    )
    reel = Reel(scene(hexes=hall(2000), figures=crowd, order=()))
    reel.move("7", crowd[7].hex, at(20, 20)).attack("7", "9", 2)
    assert film(reel)


def test_odd_numbers_and_places_are_drawn() -> None:
    odd = replace(hero("lantern", at(1, 1), 10**12), max_hp=0, number=-(10**9))
    view: View = scene(figures=(odd, hero("veil", at(40, 40))), round=-4)
    reel = Reel(view).change(told("", "lantern"), "lantern", hp=1, hex=at(60, 2))
    reel.attack("veil", "lantern", 10**9).change(None, "veil", hp=-5, conditions=("x",) * 30)
    assert film(reel)
    assert film(reel, is_whole=True)
