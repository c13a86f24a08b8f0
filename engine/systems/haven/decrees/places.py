"""Figures and hexes, as decrees name them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.hexes import Hex, parse_label
from engine.core.prompt import Option, Rejected
from engine.core.script import Script
from engine.core.text import say
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.scenario.endings import check_ending
from engine.systems.haven.special.rules import obey
from engine.systems.haven.telling import prompts


def named(g: HavenGame, figure_id: str) -> AnyFigure | Rejected:
    """The figure on the map with this id."""
    return g.figure(figure_id) or Rejected(say("haven-decree-no-figure"))


def everyone(g: HavenGame) -> tuple[Option, ...]:
    """All figures on the map."""
    return tuple(prompts.figure_option(g, figure) for figure in g.figures())


def free_hex(g: HavenGame, label: str, figure: AnyFigure | None = None) -> Hex | Rejected:
    """A hex by its label where nobody stands, and where a figure can be."""
    where = parse_label(label)
    if where is None or not g.board.has(where):
        return Rejected(say("haven-decree-no-hex"))
    is_flying = figure is not None and g.is_flying(figure)
    if g.at(where) is not None or (where in g.ground.obstacles and not is_flying):
        return Rejected(say("haven-decree-taken", hex=where.label))
    return where


def free_hexes(g: HavenGame) -> Iterator[Option]:
    """Every hex where nobody stands and nothing is in the way."""
    taken = {figure.hex for figure in g.figures()} | g.ground.obstacles
    for where in g.board.hexes_of(g.board.floor):
        if where not in taken:
            yield prompts.hex_option(where)


def settle_up(g: HavenGame) -> Script[None]:
    """The scenario's rules answer what a decree brought about."""
    yield from obey(g)
    check_ending(g)
