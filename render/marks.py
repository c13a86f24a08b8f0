"""What is pointed out on the map: where one may go and at what cost, whom one may hit, a way."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import DIRECTIONS
from engine.core.marks import MapMark
from engine.core.view import View
from render.board import Board
from render.mark_sprites import (
    bright_name_sprite,
    cost_sprite,
    edge_sprite,
    field_sprite,
    plate_sprite,
    rim_sprite,
    ring_sprite,
)
from render.palette import Theme
from render.trails import draw_way

_FIELDS = ("reach", "area")  # kinds whose hexes make one field with a border around it


def place_fields(board: Board, marks: Sequence[MapMark], theme: Theme) -> None:
    """What lies on the bare floor."""
    fields = {kind: {m.hex for m in marks if m.kind == kind} for kind in _FIELDS}
    for mark in marks:
        if mark.kind in _FIELDS:
            board.put(field_sprite(mark.kind, board.size, theme), mark.hex)
        elif mark.kind in {"choice", "goal"}:
            board.put(rim_sprite(board.size, theme), mark.hex)
    for mark in marks:
        for k, step in enumerate(DIRECTIONS):
            if mark.kind in _FIELDS and mark.hex.plus(step) not in fields[mark.kind]:
                board.put(edge_sprite(k, mark.kind, board.size, theme), mark.hex)


def place_rings(board: Board, marks: Sequence[MapMark], theme: Theme) -> None:
    """What lies under the figures."""
    for mark in marks:
        if mark.kind == "target":
            board.put(ring_sprite(board.size, theme), mark.hex)
    _place_way(board, marks, theme)


def place_above(board: Board, marks: Sequence[MapMark], view: View, theme: Theme) -> None:
    """What is written, on top of everything."""
    standing = {figure.hex for figure in view.figures}
    strewn = {h.hex for h in view.hexes if h.overlays or h.coins}
    for mark in marks:
        is_free = mark.hex not in standing
        is_bare = is_free and mark.hex not in strewn
        if mark.kind == "reach":
            board.put(bright_name_sprite(mark.hex.label, board, theme), mark.hex)
            board.put(cost_sprite(mark, board.size, theme, is_free=is_bare), mark.hex)
        elif mark.kind == "area" and mark.text:
            board.put(plate_sprite(mark, board, theme, is_above=not is_bare), mark.hex)
        elif mark.kind == "step":
            board.put(plate_sprite(mark, board, theme, is_above=not is_free), mark.hex)
        elif mark.kind in {"choice", "goal"}:
            is_name = mark.text in {"", mark.hex.label}
            board.put(plate_sprite(mark, board, theme, is_above=is_name or not is_free), mark.hex)


def _place_way(board: Board, marks: Sequence[MapMark], theme: Theme) -> None:
    """The steps of a way, in their order, as one line."""
    steps = [mark for mark in marks if mark.kind == "step" and mark.text.isdecimal()]
    way = [mark.hex for mark in sorted(steps, key=lambda mark: int(mark.text[:9]))]
    if len(way) > 1:
        draw_way(board, way, theme.highlight)
