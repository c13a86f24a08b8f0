"""What moves on the map: overlays, figures, coins, each with its sprite on its hex."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.hexes import Hex
from engine.core.view import FigureView, HexView, View
from render.badges import condition_badge, effect_badges
from render.board import Board
from render.lettering import clean
from render.overlays import (
    acting_sprite,
    coins_sprite,
    mark_sprite,
    name_sprite,
    overlay_sprite,
    trap_sprite,
)
from render.palette import Livery, Theme
from render.rooms import both_ways, door_turn, is_door
from render.scatter import VARIANTS, variant
from render.tokens import Token, token_sprite


def place_overlays(board: Board, view: View, theme: Theme) -> None:
    """Everything that lies on the map, the coins aside: they lie on top of figures."""
    shown = set(board.layout.hexes)
    known = {h.hex for h in view.hexes}
    walls = both_ways(view.wall_edges)
    for h in view.hexes:
        if h.hex not in shown:
            continue
        turn = door_turn(h.hex, known, walls) if is_door(h) else 0
        for overlay in h.overlays:
            _place_overlay(board, h, overlay, turn)
        if h.mark:
            board.put(mark_sprite(clean(h.mark)[:1], board.size), h.hex)
        if is_door(h) and board.layout.label_size:
            is_large = board.layout.is_large
            board.put(name_sprite(h.hex.label, board.size, theme, is_large=is_large), h.hex)


def _place_overlay(board: Board, h: HexView, overlay: str, turn: int) -> None:
    if overlay == "trap" and (h.damage or h.conditions):
        badges = tuple(condition_badge(condition) for condition in h.conditions)
        board.put(trap_sprite(h.damage, badges, board.size), h.hex)
        return
    which = variant(h.hex, VARIANTS)
    board.put(overlay_sprite(overlay, board.size, turn=turn, variant=which), h.hex)


def place_figures(
    board: Board,
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
        is_acting = figure.id in acting
        token = _token(figure, worn[figure.look], theme, is_acting, board.layout.is_large)
        before = crowd.get(figure.hex, 0)
        crowd[figure.hex] = before + 1
        board.put(token_sprite(token, board.size), figure.hex, (0.3 * before, 0.12 * before))
    for h in view.hexes:
        if h.coins:
            is_beside = bool(h.overlays) or h.hex in crowd
            board.put(coins_sprite(h.coins, board.size, is_beside), h.hex)


def _token(
    figure: FigureView, livery: Livery, theme: Theme, is_acting: bool, is_large: bool
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
        is_large=is_large,
    )
