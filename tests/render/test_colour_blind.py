"""What people with the usual kinds of colour blindness can tell apart; and that none need colour.

Deuteranopia and protanopia are simulated after Viénot, Brettel and Mollon (1999); how far two
colours lie apart is measured in CIELAB, where 2.3 is just noticeable side by side.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations

import pytest
from PIL import Image

from engine.core.text import Say
from engine.core.view import TrackView
from render.badges import badge_sprite, condition_badge
from render.elements import element_sprite
from render.figures import Stand, stand_sprite
from render.film.effects import fallen_sprite, heal_sprite, hit_sprite, spark_sprite
from render.ground import swatch_sprite
from render.mark_sprites import KINDS, mark_icon
from render.overlays import OVERLAYS, overlay_sprite
from render.palette import DARK, HERO_COLOURS, RGB, THEMES, Livery, Theme
from render.signs import CONDITIONS, ELEMENTS

APART = 13.0  # far more than noticeable: the colours are seen on different tokens
SIZE = 30


# From linear RGB to linear RGB, for those without green and without red cones.
DEUTERANOPIA = ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0))
PROTANOPIA = ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0))
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
EYES = {"normal": NORMAL, "deuteranopia": DEUTERANOPIA, "protanopia": PROTANOPIA}
Eye = tuple[tuple[float, float, float], ...]


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def seen(colour: RGB, eye: Eye) -> tuple[float, float, float]:
    """A colour in CIELAB as an eye sees it."""
    rgb = [linear(value) for value in colour]
    r, g, b = (max(0.0, sum(m * v for m, v in zip(row, rgb, strict=True))) for row in eye)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: RGB, other: RGB, eye: Eye) -> float:
    return math.dist(seen(one, eye), seen(other, eye))


@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
def test_the_colours_of_heroes_stay_apart(eye: Eye) -> None:
    for one, other in combinations(HERO_COLOURS, 2):
        assert apart(one, other, eye) >= APART, (one, other)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("eye", EYES.values(), ids=EYES)
def test_what_is_pointed_out_stands_out(theme: Theme, eye: Eye) -> None:
    for colour in (theme.highlight, theme.aim, theme.ink, theme.acting):
        assert apart(colour, theme.page, eye) >= 3 * APART
    assert apart(theme.highlight, theme.aim, eye) >= APART


def test_the_eyes_see_as_they_should() -> None:
    """Red and green of one lightness, which these eyes are known to confuse."""
    red, green = (200, 80, 60), (112, 130, 40)
    assert apart(red, green, NORMAL) > 50
    assert apart(red, green, DEUTERANOPIA) < 25
    assert apart((255, 255, 255), (0, 0, 0), PROTANOPIA) > 99


# --- no meaning has a colour alone ----------------------------------------------------------------


def shape(image: Image.Image) -> bytes:
    """What is left of a picture without colour: light and dark, in few steps."""
    flat = Image.new("RGB", image.size, DARK.panel)
    flat.paste(image, (0, 0), image if image.mode == "RGBA" else None)
    return flat.convert("L").quantize(8).convert("L").resize((32, 32)).tobytes()


def unlike(one: bytes, other: bytes) -> float:
    """How much of two shapes is different, from 0 to 1."""
    return sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True)) / len(one)


def stand(side: str, rank: str = "normal") -> Image.Image:
    livery = Livery((140, 140, 140), "Ab")
    return stand_sprite(Stand(livery, side, rank, None), 81, (40.5, 40.5), 35)


def track(state: str) -> Image.Image:
    return element_sprite(TrackView("fire", Say(""), state, 0), SIZE * 2, DARK)


# Every family of meanings, each member with its picture: within a family no two look alike.
FAMILIES: Mapping[str, Mapping[str, Image.Image]] = {
    "conditions": {name: badge_sprite(condition_badge(name), SIZE) for name in CONDITIONS},
    "elements": {
        name: element_sprite(TrackView(name, Say(""), "strong", 2), SIZE * 2, DARK)
        for name in ELEMENTS
    },
    "strength of an element": {state: track(state) for state in ("strong", "waning", "inert")},
    "sides": {side: stand(side) for side in ("hero", "summon", "monster", "ally", "objective")},
    "ranks": {rank: stand("monster", rank) for rank in ("normal", "elite", "boss", "named")},
    "marks": {kind: mark_icon(kind, SIZE, DARK) for kind in KINDS},
    "grounds": {
        ground: swatch_sprite(ground, SIZE, DARK)
        for ground in ("stone", "fog", "difficult", "hazard", "water", "ice")
    },
    "overlays": {name: overlay_sprite(name, SIZE) for name in OVERLAYS},
    "films": {
        "hit": hit_sprite(2, SIZE),
        "no harm": hit_sprite(0, SIZE),
        "healed": heal_sprite(2, SIZE),
        "fallen": fallen_sprite(SIZE),
        "flies": spark_sprite(SIZE),
    },
}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_meaning_has_a_shape(family: str) -> None:
    for (one, image), (other, second) in combinations(FAMILIES[family].items(), 2):
        assert unlike(shape(image), shape(second)) > 0.02, (one, other)


def test_heroes_are_told_apart_without_their_colours() -> None:
    """By their drawings; and where there are none, by letters."""
    grey: RGB = (150, 150, 150)
    looks = ("kindler", "doorward", "sootfoot", "kettlewitch", "ferreter", "bellringer")
    drawn = [
        stand_sprite(Stand(Livery(grey, "Ab", look), "hero", "", None), 81, (40.5, 40.5), 35)
        for look in looks
    ]
    lettered = [
        stand_sprite(Stand(Livery(grey, mark), "hero", "", None), 81, (40.5, 40.5), 35)
        for mark in ("Ad", "Be")
    ]
    for one, other in (*combinations(drawn, 2), (lettered[0], lettered[1])):
        assert unlike(shape(one), shape(other)) > 0.02
