"""A view in, a picture of the map out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from PIL import Image

from engine.core.hexes import Hex
from engine.core.text import Say
from engine.core.view import FigureView, View
from render.alt import alt_text
from render.badges import condition_badge, effect_badges
from render.encode import to_png
from render.ground import background
from render.layout import Layout, lay_out
from render.lettering import clean
from render.overlays import (
    acting_sprite,
    coins_sprite,
    highlight_sprite,
    label_sprite,
    mark_sprite,
    overlay_sprite,
    trap_sprite,
)
from render.palette import THEMES, Livery, Theme, liveries
from render.strips import Strip, header, legend_strip, order_strip
from render.tokens import Token, token_sprite

Speak = Callable[[Say], str]
MOST_HEXES = 4000
MOST_FIGURES = 400


@dataclass(frozen=True)
class Picture:
    """A drawn picture with the text that stands for it. The file's name tells nothing."""

    data: bytes
    alt: str
    kind: str = "png"
    filename: str = "map.png"


def draw_map(
    view: View,
    speak: Speak,
    *,
    highlights: Mapping[Hex, str] | Collection[Hex] = (),
    acting: str | None = None,
    large_print: bool = False,
    theme: str = "dark",
) -> Picture:
    """Draw what a view shows, and nothing that it does not.

    `speak` gives the words, unescaped. `highlights` are the hexes that may be chosen with a short
    label each, or without labels: then their coordinates stand out. `acting` names a figure to
    mark instead of those that the view marks. Raises `ValueError` for an unknown theme or a map
    too large to draw. Safe to call from several threads.
    """
    if theme not in THEMES:
        raise ValueError(f"unknown theme {theme!r}; there are {', '.join(THEMES)}")
    if len(view.hexes) > MOST_HEXES or len(view.figures) > MOST_FIGURES:
        raise ValueError(f"more than {MOST_HEXES} hexes or {MOST_FIGURES} figures cannot be drawn")
    labels = highlights if isinstance(highlights, Mapping) else dict.fromkeys(highlights, "")
    marked = frozenset(f.id for f in view.figures if (f.id == acting if acting else f.is_acting))
    layout = lay_out(view, labels.keys(), is_large=large_print)
    image = _compose(view, layout, THEMES[theme], labels, marked, speak)
    return Picture(to_png(image), alt_text(view, speak, labels, marked))


def _compose(
    view: View,
    layout: Layout,
    theme: Theme,
    labels: Mapping[Hex, str],
    acting: frozenset[str],
    speak: Speak,
) -> Image.Image:
    worn = liveries(view, speak)
    top = header(view, layout, theme, speak)
    below = (
        order_strip(view, worn, layout, theme, speak),
        legend_strip(view, layout, theme, speak),
    )
    height = top.height + layout.map_height + sum(strip.height for strip in below)
    image = Image.new("RGB", (layout.width, height), theme.page)
    _paste_strip(image, top, 0)
    if layout.map_height:
        image.paste(background(view, layout, theme), (0, top.height))
        board = _Board(image, layout, top.height)
        for hexagon in labels:
            board.put(highlight_sprite(board.size, theme), hexagon)
        _place_overlays(board, view)
        _place_figures(board, view, worn, theme, acting)
        _place_labels(board, view, labels, theme)
    line = top.height + layout.map_height
    for strip in below:
        _paste_strip(image, strip, line)
        line += strip.height
    return image


def _paste_strip(image: Image.Image, strip: Strip, top: int) -> None:
    for piece in strip.pieces:
        mask = piece.image if piece.image.mode == "RGBA" else None
        image.paste(piece.image, (piece.left, top + piece.top), mask)


@dataclass(frozen=True)
class _Board:
    """The part of the picture where the map lies."""

    image: Image.Image
    layout: Layout
    top: int

    @property
    def size(self) -> int:
        return self.layout.size

    def put(self, sprite: Image.Image, hexagon: Hex, shift: tuple[float, float] = (0, 0)) -> None:
        x, y = self.layout.centre(hexagon)
        left = x + round(shift[0] * self.size) - sprite.width // 2
        top = y + round(shift[1] * self.size) - sprite.height // 2 + self.top
        self.image.paste(sprite, (left, top), sprite)


def _place_overlays(board: _Board, view: View) -> None:
    shown = set(board.layout.hexes)
    for h in view.hexes:
        if h.hex not in shown:
            continue
        for overlay in h.overlays:
            sprite = overlay_sprite(overlay, board.size)
            if overlay == "trap" and (h.damage or h.conditions):
                badges = tuple(condition_badge(condition) for condition in h.conditions)
                sprite = trap_sprite(h.damage, badges, board.size)
            board.put(sprite, h.hex)
        if h.mark:
            board.put(mark_sprite(clean(h.mark)[:1], board.size), h.hex)


def _place_figures(
    board: _Board,
    view: View,
    worn: Mapping[str, Livery],
    theme: Theme,
    acting: frozenset[str],
) -> None:
    """Back to front; several figures on one hex are fanned out."""
    crowd: dict[Hex, int] = {}
    for figure in view.figures:
        if figure.id in acting:
            board.put(acting_sprite(board.size, theme), figure.hex)
    for figure in sorted(view.figures, key=lambda f: (f.hex.r + f.hex.q / 2, f.hex.q, f.id)):
        token = _token(figure, worn[figure.look], theme, figure.id in acting, board.layout)
        before = crowd.get(figure.hex, 0)
        crowd[figure.hex] = before + 1
        board.put(token_sprite(token, board.size), figure.hex, (0.3 * before, 0.12 * before))
    for h in view.hexes:
        if h.coins:
            is_beside = bool(h.overlays) or h.hex in crowd
            board.put(coins_sprite(h.coins, board.size, is_beside), h.hex)


def _token(
    figure: FigureView, livery: Livery, theme: Theme, is_acting: bool, layout: Layout
) -> Token:
    badges = tuple(condition_badge(condition) for condition in figure.conditions)
    return Token(
        livery=livery,
        side=figure.side,
        rank=figure.rank,
        number=figure.number,
        hp=figure.hp,
        max_hp=figure.max_hp,
        badges=(*effect_badges(figure.effects), *badges),
        is_acting=is_acting,
        acting_colour=theme.acting,
        is_large=layout.is_large,
    )


def _place_labels(board: _Board, view: View, labels: Mapping[Hex, str], theme: Theme) -> None:
    standing = {figure.hex for figure in view.figures}
    for hexagon, label in labels.items():
        is_above = not label or label == hexagon.label or hexagon in standing
        sprite = label_sprite(
            label or hexagon.label,
            board.size,
            theme,
            is_above=is_above,
            is_large=board.layout.is_large,
        )
        board.put(sprite, hexagon)
