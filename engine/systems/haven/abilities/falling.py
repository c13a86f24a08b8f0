"""Losing flight over an obstacle (H-MOVE-13)."""

from __future__ import annotations

from engine.core.script import Script, ask_one
from engine.core.text import say
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.level import trap_damage
from engine.systems.haven.scenario.ties import settle
from engine.systems.haven.special.rules import note_entered
from engine.systems.haven.spots import nearest_empty
from engine.systems.haven.telling import events_map as events
from engine.systems.haven.telling import prompts


def land_the_grounded(g: HavenGame) -> Script[None]:
    """Whoever stands on an obstacle and flies no more, comes down: looked at after each deed."""
    obstacles = g.ground.obstacles
    for figure in list(g.side("heroes")):  # a monster's wings are its own
        if figure.hex in obstacles and not g.is_flying(figure):
            yield from _land(g, figure)


def _land(g: HavenGame, figure: AnyFigure) -> Script[None]:
    """Trap damage, then the nearest empty hex; its player chooses among several."""
    yield from suffer(g, figure, trap_damage(g.state.danger))
    nearest = nearest_empty(g, figure.hex)
    if not g.is_present(figure) or not nearest:
        return
    where = nearest[0]
    if len(nearest) > 1:
        options = [prompts.hex_option(hex_) for hex_ in nearest]
        text = say("haven-ask-land", figure=g.name(figure))
        question = prompts.tie(g.deciders(figure), text, options)
        asks = settle(g, question) if g.player_of(figure) is None else ask_one(question)
        chosen = yield from asks
        where = next(hex_ for hex_ in nearest if hex_.label == chosen)
    events.fell_from_flight(g, figure, where)
    figure.hex = where
    note_entered(g, figure, where)
