"""All plates of the gallery: what is drawn, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from bot.gallery.fight import HEROES, recorded
from engine.core.game import Game
from engine.core.marks import MapMark
from engine.core.scenes import Scene
from engine.core.simulate import seed_for, setup_for
from engine.core.system import System
from engine.core.tableau import Tableau
from engine.core.text import Say
from engine.core.view import View
from render import Picture, draw_film, draw_map, draw_tableau
from render.gallery import specimens

# What a rule system has to show on cards and sheets: (section, name, tableau) each.
EXHIBITS = {"haven": "engine.systems.haven.exhibits"}
SECTIONS = (
    *("maps", "films", "terrain", "overlays", "marks", "tokens", "conditions", "elements", "signs"),
    *("cards", "monsters", "modifiers", "items", "goals", "quests", "sheets"),
)

Speak = Callable[[Say], str]


class Plate(NamedTuple):
    """One thing in the gallery; it is drawn in a theme, in large print or not."""

    section: str
    name: str
    draw: Callable[[str, bool], Picture]


def plates_of(
    rules: System[Any], speak: Speak, sections: Iterable[str] = SECTIONS
) -> Iterator[Plate]:
    """The plates of these sections, in the order of all sections."""
    wanted = set(sections)
    makers = (_maps, _pieces, _tableaux)
    plates = [plate for make in makers for plate in make(rules, speak, wanted)]
    for section in SECTIONS:
        if section in wanted:
            yield from (plate for plate in plates if plate.section == section)


def _maps(rules: System[Any], speak: Speak, wanted: set[str]) -> Iterator[Plate]:
    """How each scenario begins, what is pointed out for questions, and films."""
    if not wanted & {"maps", "films"}:
        return
    scenarios = [listing.id for listing in rules.scenarios()]
    for scenario in scenarios:
        setup = setup_for(rules, scenario, HEROES, None, 0)
        view = Game.new(rules, setup, seed_for("gallery"))[0].view(None)
        yield Plate("maps", scenario, _map(view, (), speak))
    fight = recorded(rules, scenarios[0])
    for asked in fight.asked:
        yield Plate("maps", f"asked-{asked.kind}", _map(asked.view, asked.marks, speak))
    yield Plate("maps", "late", _map(fight.fullest_round[-1].view, (), speak))
    yield Plate("films", "round", _film(fight.fullest_round, speak, is_whole=False))
    yield Plate("films", "fight", _film(fight.scenes, speak, is_whole=True))


def _pieces(rules: System[Any], speak: Speak, wanted: set[str]) -> Iterator[Plate]:
    for piece in specimens():
        if piece.section in wanted:
            yield Plate(piece.section, piece.name, _piece(piece.picture))


def _tableaux(rules: System[Any], speak: Speak, wanted: set[str]) -> Iterator[Plate]:
    if rules.id in EXHIBITS:
        for section, name, tableau in import_module(EXHIBITS[rules.id]).exhibits():
            if section in wanted:
                yield Plate(section, name, _tableau(tableau, speak))


# --- how they are drawn ---------------------------------------------------------------------------


def _map(view: View, marks: tuple[MapMark, ...], speak: Speak) -> Callable[[str, bool], Picture]:
    return lambda theme, large: draw_map(view, speak, marks=marks, theme=theme, large_print=large)


def _film(
    scenes: tuple[Scene, ...], speak: Speak, *, is_whole: bool
) -> Callable[[str, bool], Picture]:
    return lambda theme, large: draw_film(
        scenes, speak, is_whole=is_whole, theme=theme, large_print=large
    )


def _piece(draw: Callable[..., Picture]) -> Callable[[str, bool], Picture]:
    return lambda theme, large: draw(theme, large_print=large)


def _tableau(tableau: Tableau, speak: Speak) -> Callable[[str, bool], Picture]:
    return lambda theme, large: draw_tableau(tableau, speak, theme=theme, large_print=large)
