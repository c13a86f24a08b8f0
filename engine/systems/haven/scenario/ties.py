"""What the rules leave to the players together (H-INIT-05, -07, H-MON-10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.core.prompt import Option, Question
from engine.core.script import Script, ask_one
from engine.core.text import Say
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.telling import prompts


def settle(g: HavenGame, question: Question) -> Script[str]:
    """Let the party decide; by setting, the engine takes the first option."""
    if g.rulings.auto_ties:
        return question.options[0].id
    return (yield from ask_one(question))


def settle_figure(g: HavenGame, text: Say, tied: Sequence[AnyFigure]) -> Script[AnyFigure]:
    """Let the party choose one of several figures."""
    if len(tied) == 1:
        return tied[0]
    options = [prompts.figure_option(g, figure) for figure in tied]
    chosen = yield from settle(g, prompts.tie(g.party, text, options))
    return next(figure for figure in tied if figure.id == chosen)


def settle_hex(g: HavenGame, text: Say, tied: Sequence[Hex]) -> Script[Hex]:
    """Let the party choose one of several hexes."""
    if len(tied) == 1:
        return tied[0]
    options = [prompts.hex_option(where) for where in tied]
    chosen = yield from settle(g, prompts.tie(g.party, text, options))
    return next(where for where in tied if where.label == chosen)


def settle_order(g: HavenGame, text: Say, tied: Sequence[Option]) -> Script[list[str]]:
    """Let the party order what is tied: who is first, who is next."""
    left, ordered = list(tied), []
    while left:
        chosen = left[0].id
        if len(left) > 1:
            chosen = yield from settle(g, prompts.tie(g.party, text, left))
        ordered.append(chosen)
        left = [option for option in left if option.id != chosen]
    return ordered
