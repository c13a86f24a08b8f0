"""The picture: a function of the view, in the sizes that Discord and phones need."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.hexes import Hex, at
from engine.core.marks import Kind, MapMark
from engine.core.seat import Seat
from engine.core.text import Say
from engine.core.view import CardView, PileView, View
from render import Picture, draw_map
from render.bench import large_view
from render.cache import PictureCache, backgrounds, bands, forget_everything, sprites
from render.materials import FLOORS
from render.rooms import both_ways, door_turn, floors
from tests.render.scenes import TRAILS, first_round, hexes, marked, scene, spoken

SECRET = PileView("hand", (CardView("card", Say("class.veil"), 42),))


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data))


def pixels(view: View, **settings: object) -> Image.Image:
    return opened(draw_map(view, spoken, **settings)).convert("RGB")  # type: ignore[arg-type]


def test_a_picture_is_a_palette_png_with_a_name_that_tells_nothing() -> None:
    picture = draw_map(scene(), spoken)
    image = opened(picture)
    assert (image.format, image.mode) == ("PNG", "P")
    assert (picture.kind, picture.filename) == ("png", "map.png")


@pytest.mark.parametrize("view", [scene(), first_round(), large_view(0)])
def test_a_picture_is_wide_enough_for_a_phone_and_not_too_large(view: View) -> None:
    picture = draw_map(view, lambda say: spoken(say) if view.system != "bench" else say.key)
    image = opened(picture)
    assert 1000 <= image.width <= 1400
    assert image.height <= 2000
    assert len(picture.data) <= 150_000


def test_the_same_view_gives_the_same_bytes_warm_and_cold() -> None:
    forget_everything()
    cold = draw_map(scene(), spoken)
    draw_map(first_round(), spoken)
    assert draw_map(scene(), spoken) == cold
    forget_everything()
    assert draw_map(scene(), spoken) == cold


def test_threads_do_not_disturb_each_other() -> None:
    forget_everything()
    views = [scene(), first_round(), scene(round=4)] * 4
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda view: draw_map(view, spoken), views))
    assert drawn == [draw_map(view, spoken) for view in views]


def test_what_only_one_seat_may_see_changes_no_byte() -> None:
    public = scene()
    private = replace(public, seat=Seat("veil"), piles=(SECRET,), notes=(Say("class.veil"),))
    assert draw_map(private, spoken) == draw_map(public, spoken)


def test_another_process_with_another_hash_seed_draws_the_same_bytes() -> None:
    program = (
        "import hashlib; from render import draw_map; from tests.render.scenes import *;"
        "p = draw_map(scene(), spoken); print(hashlib.sha256(p.data + p.alt.encode()).hexdigest())"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(seen) == 1


def test_every_visible_change_changes_the_picture() -> None:
    before = scene()
    first = before.figures[0]
    changed = [
        replace(before, round=4),
        replace(before, figures=before.figures[1:]),
        replace(before, figures=(replace(first, hp=1), *before.figures[1:])),
        replace(before, figures=(replace(first, conditions=("stun",)), *before.figures[1:])),
        replace(before, figures=(replace(first, effects=()), *before.figures[1:])),
        replace(before, wall_edges=()),
        replace(before, tracks=()),
        replace(before, order=before.order[:3]),
        replace(before, outcome="victory"),
    ]
    drawn = {draw_map(view, spoken).data for view in (before, *changed)}
    assert len(drawn) == len(changed) + 1


def test_highlights_stand_out_on_their_hexes_only() -> None:
    plain = pixels(scene(hexes=hexes("a a a\na a a"), figures=(), wall_edges=()))
    view = scene(hexes=hexes("a a a\na a a"), figures=(), wall_edges=())
    marked = pixels(view, marks=[MapMark(at(2, 0), text="7")])
    differing = [
        (x, y)
        for x in range(0, plain.width, 6)
        for y in range(0, plain.height, 6)
        if _far(plain.getpixel((x, y)), marked.getpixel((x, y)))
    ]
    assert differing
    assert min(x for x, _ in differing) > plain.width / 2


def _far(one: object, other: object) -> bool:
    assert isinstance(one, tuple) and isinstance(other, tuple)
    return bool(sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 60)


def test_marks_without_a_text_and_hexes_beyond_the_map_are_drawn() -> None:
    assert draw_map(scene(), spoken, marks=[MapMark(at(2, 3))]) != draw_map(scene(), spoken)
    assert draw_map(scene(), spoken, marks=[MapMark(at(14, 2), text="far")]).data


def test_every_kind_of_mark_looks_different() -> None:
    kinds = get_args(Kind)
    drawn = {draw_map(scene(), spoken, marks=[MapMark(at(2, 3), k, "1")]).data for k in kinds}
    assert len(drawn) == len(kinds)


def test_a_move_is_drawn_from_where_it_began() -> None:
    plain, moved = pixels(scene()), pixels(scene(trails=TRAILS))
    cropped = [image.crop((700, 150, 1390, 800)) for image in (plain, moved)]
    assert ImageChops.difference(*cropped).getbbox() is not None


def test_a_door_lies_across_the_way_through_it() -> None:
    across = {at(0, 1), at(2, 1), at(0, 2), at(2, 2)}
    assert door_turn(at(1, 1), across, ()) == 0
    assert door_turn(at(1, 1), {at(1, 0), at(1, 2)}, ()) == 90
    assert door_turn(at(1, 1), {*across, at(1, 2)}, both_ways([(at(1, 2), at(1, 1))])) == 0


def test_a_room_keeps_its_floor_when_it_is_seen() -> None:
    before, after = floors(first_round()), floors(scene())
    shown = [h for h, ground in before.items() if ground in FLOORS]
    assert shown
    assert all(before[h] == after[h] for h in shown)


def test_the_acting_figure_can_be_named() -> None:
    named = draw_map(scene(), spoken, acting="veil")
    assert named.data != draw_map(scene(), spoken).data
    assert "Now acting: Dov." in named.alt


def test_an_unseen_room_is_shown_only_at_its_rim() -> None:
    shown = pixels(scene(figures=(), wall_edges=()))
    hidden = pixels(scene(hexes=hexes("a ab" + " b" * 40, hidden="b"), figures=(), wall_edges=()))
    assert hidden.height < shown.height  # forty hexes of fog would have made the rest tiny


def test_themes_and_large_print_differ_and_an_unknown_theme_is_refused() -> None:
    drawn = {
        draw_map(scene(), spoken).data,
        draw_map(scene(), spoken, theme="light").data,
        draw_map(scene(), spoken, large_print=True).data,
    }
    assert len(drawn) == 3
    with pytest.raises(ValueError, match="unknown theme 'neon'"):
        draw_map(scene(), spoken, theme="neon")


def test_the_caches_stay_within_their_bounds() -> None:
    cache = PictureCache(limit_bytes=1000)
    for number in range(50):
        cache.get(number, lambda: Image.new("RGB", (10, 10)))
    assert cache.held_bytes <= 1000
    for turn in range(40):
        draw_map(scene(round=turn), spoken)
    assert bands.held_bytes <= 8_000_000
    assert backgrounds.held_bytes <= 48_000_000
    assert sprites.held_bytes <= 24_000_000


@pytest.mark.rule("H-TRAP-08")
def test_a_trap_shows_its_damage_and_its_conditions() -> None:
    def shown(**effects: object) -> Image.Image:
        changed = [replace(h, **effects) if "trap" in h.overlays else h for h in scene().hexes]
        return pixels(replace(scene(), hexes=tuple(changed)))

    pictures = [shown(), shown(damage=3), shown(damage=4), shown(damage=4, conditions=("stun",))]
    assert len({picture.tobytes() for picture in pictures}) == 4


def test_a_marked_hex_shows_its_letter() -> None:
    assert pixels(marked("P", "P")) != pixels(marked("P", "Q"))


@pytest.mark.parametrize("overlay", ["plate", "exit", "spawn", "story"])
def test_every_kind_of_mark_has_a_look_of_its_own(overlay: str) -> None:
    view = marked()
    others = {"plate", "exit", "spawn", "story"} - {overlay}
    place = at(4, 1)
    drawn = {
        look: pixels(_with_overlay(view, place, look)).tobytes() for look in (overlay, *others)
    }
    assert len(set(drawn.values())) == len(drawn)


def _with_overlay(view: View, place: Hex, overlay: str) -> View:
    seen = (replace(h, overlays=(overlay,)) if h.hex == place else h for h in view.hexes)
    return replace(view, hexes=tuple(seen))
