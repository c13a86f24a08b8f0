"""Emblems: the drawn shapes of classes, monsters and signs, from the SVG files in `render/art`.

Every emblem is a square of 100 by 100. What its files paint with the CSS classes of `ROLES` takes
the colours that the caller gives; any other paint stands as it is drawn.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import resvg_py
from PIL import Image

from render.cache import sprites
from render.palette import RGB

ART = files("render") / "art"
ROLES = ("body", "shade", "light", "line")


def has_emblem(kind: str, name: str) -> bool:
    """Whether there is a drawing of this name among the `figures`, the `signs`, ... ."""
    return name in _drawings(kind)


def emblem(kind: str, name: str, side: int, paints: Mapping[str, RGB]) -> Image.Image:
    """The drawing, `side` pixels wide, in these paints. Shared: paste it, never draw on it."""
    key = ("emblem", kind, name, side, tuple(sorted(paints.items())))
    return sprites.get(key, lambda: _draw(_drawings(kind)[name], side, paints))


def _draw(drawing: Traversable, side: int, paints: Mapping[str, RGB]) -> Image.Image:
    png = resvg_py.svg_to_bytes(
        svg_string=drawing.read_text("utf-8"),
        width=side,
        height=side,
        style_sheet=_style(paints),
        skip_system_fonts=True,
    )
    return Image.open(io.BytesIO(png)).convert("RGBA")


def _style(paints: Mapping[str, RGB]) -> str:
    """Paint the inside of what has the class of a role, and draw the strokes of what has `line`."""
    colours = {
        role: "#{:02x}{:02x}{:02x}".format(*paints[role]) for role in ROLES if role in paints
    }
    return " ".join(
        f".{role}{{fill:{colour}}} .{role}-stroke{{stroke:{colour}}}"
        for role, colour in colours.items()
    )


@cache
def _drawings(kind: str) -> Mapping[str, Traversable]:
    """The files of a kind by their names."""
    folder = ART / kind
    if not folder.is_dir():
        return {}
    found = (file for file in folder.iterdir() if file.name.endswith(".svg"))
    return {file.name.removesuffix(".svg"): file for file in found}
