"""What happens is noted; the scenario's rules answer it where a script can (`rules.obey`)."""

from __future__ import annotations

from engine.content.special.tree import MomentKind
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Ally, Happening, Hero, MonsterFigure, Objective


def note(g: HavenGame, what: MomentKind, name: str = "", hero: Hero | None = None) -> None:
    """Something happened that a rule may answer."""
    if g.scenario.rules:
        g.state.happenings.append(Happening(what, name, hero.id if hero else ""))


def note_fall(g: HavenGame, figure: AnyFigure) -> None:
    """A monster, an ally or an objective is no more; it has left the map."""
    if isinstance(figure, Hero):
        return
    kind = figure.type
    g.state.fallen[kind] = g.state.fallen.get(kind, 0) + 1
    note(g, "dies", kind)
    if not of_kind(g, kind):
        note(g, "last dies", kind)


def note_looted(g: HavenGame, hero: Hero, number: int) -> None:
    """A treasure was opened; the rules know it by its letter."""
    for letter, numbered in g.scenario.treasures.items():
        if numbered == number:
            note(g, "treasure looted", letter, hero)


def note_occupied(g: HavenGame, *, is_round_over: bool = False) -> None:
    """The end of a turn, or of a round: note on which marks heroes stand (H-SPECIAL-07)."""
    if not g.scenario.rules:
        return
    for mark in g.scenario.marks.values():
        there = [hero for hero in g.heroes if hero.hex in mark.hexes]
        is_full = len({hero.hex for hero in there}) == len(mark.hexes)
        for hero in there:
            note(g, "occupied at round end" if is_round_over else "occupied", mark.id, hero)
        if is_full:
            late: MomentKind = "every occupied at round end"
            note(g, late if is_round_over else "every occupied", mark.id)


def of_kind(g: HavenGame, kind: str) -> list[AnyFigure]:
    """The figures of a kind of monsters, allies or objectives on the map."""
    state = g.state
    own: list[MonsterFigure | Ally | Objective] = [
        *state.monsters,
        *state.allies,
        *state.objectives,
    ]
    return [figure for figure in own if figure.type == kind]
