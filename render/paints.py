"""The few colours of a map's picture, found on what does not change from turn to turn.

A palette found on the finished picture would be another one whenever somebody moves, and nothing of
the last picture's bytes could be used again. So it is found on the map's ground, on everybody who
stands on it, and on a fixed kit of signs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from engine.core.view import View
from render.cache import sprites
from render.ground import background, ground_key
from render.layout import Layout
from render.overlays import obstacle_sprites, overlay_sprite
from render.palette import GOLD, LIGHT_INK, RGB, SCARLET, Livery, Theme, mix
from render.rooms import Floors
from render.signs import CONDITION_COLOURS, ELEMENT_COLOURS
from render.tokens import Token, token_sprite

COLOURS = 128
_SIDE = 36  # of one piece, in pixels
_SAMPLE = 5  # every fifth pixel of every fifth line of the ground


Tints = tuple[tuple[RGB, float], ...]


def paints(
    grounds: Floors,
    view: View,
    worn: Mapping[str, Livery],
    layout: Layout,
    theme: Theme,
    over: Tints = (),
) -> Image.Image:
    """A palette, as an image that has it; `over` are the tints that marks lay over floors."""
    figures = tuple(sorted({(figure.look, figure.side, figure.rank) for figure in view.figures}))
    overlays = tuple(sorted({overlay for h in view.hexes for overlay in h.overlays}))
    key = ground_key(grounds, view, layout, theme)

    def find() -> Image.Image:
        drawn = [*_figures(figures, worn, layout.size), *_lying(overlays, layout.size)]
        ground = _sampled(grounds, view, layout, theme, over) if layout.map_height else None
        colours = [livery.colour for livery in worn.values()]
        return _found([*_flat(theme, colours), *drawn], ground, theme)

    return sprites.get(("paints", key, tuple(worn.items()), figures, overlays, over), find)


def _sampled(grounds: Floors, view: View, layout: Layout, theme: Theme, over: Tints) -> Image.Image:
    """Some of the ground's pixels, bare and under each tint."""
    whole = background(grounds, view, layout, theme)
    wide, high = max(1, whole.width // _SAMPLE), max(1, whole.height // _SAMPLE)
    bare = whole.resize((wide, high), Image.Resampling.NEAREST)
    sheet = Image.new("RGB", (wide, high * (1 + len(over))), theme.page)
    sheet.paste(bare, (0, 0))
    for number, (colour, share) in enumerate(over, start=1):
        tinted = Image.blend(bare, Image.new("RGB", bare.size, colour), share)
        sheet.paste(tinted, (0, high * number))
    return sheet


def _found(pieces: Sequence[Image.Image], ground: Image.Image | None, theme: Theme) -> Image.Image:
    """Everything side by side, and the colours that come up in it."""
    wide, high = ground.size if ground is not None else (0, 0)
    in_row = max(16, wide // _SIDE)
    rows = -(-len(pieces) // in_row)
    sheet = Image.new("RGB", (in_row * _SIDE, rows * _SIDE + high), theme.page)
    for number, piece in enumerate(pieces):
        shown = piece.resize((_SIDE, _SIDE), Image.Resampling.NEAREST)
        place = (number % in_row * _SIDE, number // in_row * _SIDE)
        sheet.paste(shown, place, shown if shown.mode == "RGBA" else None)
    if ground is not None:
        sheet.paste(ground, (0, rows * _SIDE))
    found = sheet.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    return _kept(found, (theme.page, theme.panel, theme.ink, theme.faint))


def _kept(found: Image.Image, colours: Sequence[RGB]) -> Image.Image:
    """The palette with these colours exactly, each in place of the one that comes nearest."""
    flat = found.getpalette("RGB") or []
    for red, green, blue in colours:
        nearest = min(
            range(0, len(flat), 3),
            key=lambda n: (
                (flat[n] - red) ** 2 + (flat[n + 1] - green) ** 2 + (flat[n + 2] - blue) ** 2
            ),
        )
        flat[nearest : nearest + 3] = (red, green, blue)
    found.putpalette(flat)
    return found


def _flat(theme: Theme, worn: Sequence[RGB]) -> Iterator[Image.Image]:
    """The theme's own colours, those of signs and of everybody on the lists, and their edges."""
    signs = [
        *CONDITION_COLOURS.values(),
        *(one for disc in ELEMENT_COLOURS.values() for one in disc),
    ]
    own = [theme.page, theme.panel, theme.rule, theme.ink, theme.faint, theme.label]
    own += [theme.highlight, theme.aim, theme.trail, theme.acting, GOLD, SCARLET, LIGHT_INK]
    for colour in (*own, *signs, *worn):
        patch = Image.new("RGB", (_SIDE, _SIDE), colour)
        patch.paste(mix(colour, theme.page, 0.5), (0, 0, _SIDE // 3, _SIDE))
        yield patch


def _figures(
    figures: Sequence[tuple[str, str, str]], worn: Mapping[str, Livery], size: float
) -> Iterator[Image.Image]:
    """Everybody, half hurt."""
    for look, side, rank in figures:
        yield token_sprite(
            Token(
                livery=worn[look],
                side=side,
                rank=rank,
                number=1,
                hp=5,
                max_hp=9,
                badges=(),
                is_acting=False,
                acting_colour=LIGHT_INK,
                is_large=False,
            ),
            size,
        )


def _lying(overlays: Sequence[str], size: float) -> Iterator[Image.Image]:
    for overlay in overlays:
        if overlay == "obstacle":
            yield from obstacle_sprites(size)
        else:
            yield overlay_sprite(overlay, size)
