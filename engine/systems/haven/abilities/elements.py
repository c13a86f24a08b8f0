"""The six elements (H-ELEM)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.content.tree import Augment, Element
from engine.core.script import Script, ask_one
from engine.core.seat import Seat
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Strength
from engine.systems.haven.telling import events, prompts

ELEMENTS = tuple(element.value for element in Element if element is not Element.ANY)
_FADES: dict[Strength, Strength] = {"strong": "waning", "waning": "inert", "inert": "inert"}


def inert() -> dict[str, Strength]:
    """All six, inert (H-SETUP-12)."""
    return dict.fromkeys(ELEMENTS, "inert")


def present(g: HavenGame) -> list[str]:
    """The elements that may be consumed (H-ELEM-05); one infused this turn is not, yet."""
    return [element for element in ELEMENTS if g.state.elements[element] != "inert"]


def can_pay(g: HavenGame, augment: Augment) -> bool:
    """Whether all the elements of an augment are there (H-ELEM-10)."""
    left = present(g)
    for element in augment.elements:
        if element is Element.ANY:
            continue
        if element.value not in left:
            return False
        left.remove(element.value)
    return len(left) >= sum(element is Element.ANY for element in augment.elements)


def consume(
    g: HavenGame, figure: AnyFigure, augment: Augment, seats: tuple[Seat, ...]
) -> Script[None]:
    """Use up the elements of an augment; for "any" the seats choose which (H-ELEM-14, -15)."""
    named = [element.value for element in augment.elements if element is not Element.ANY]
    for element in named:
        _use_up(g, figure, element)
    for _ in range(len(augment.elements) - len(named)):
        question = prompts.element(figure, seats, present(g), "consume")
        element = yield from ask_one(question)
        _use_up(g, figure, element)


def _use_up(g: HavenGame, figure: AnyFigure, element: str) -> None:
    g.state.elements[element] = "inert"
    events.element_consumed(g, figure, element)


def infuse(
    g: HavenGame, figure: AnyFigure, elements: Iterable[Element], seats: tuple[Seat, ...]
) -> Script[None]:
    """Note the elements that an action creates; they come at the end of the turn (H-ELEM-03)."""
    for element in elements:
        name = element.value
        if element is Element.ANY:
            question = prompts.element(figure, seats, list(ELEMENTS), "infuse")
            name = yield from ask_one(question)
        g.state.infusing.append(name)


def strengthen_infused(g: HavenGame) -> None:
    """At the end of a turn: what was created becomes strong."""
    for element in g.state.infusing:
        if g.state.elements[element] != "strong":
            g.state.elements[element] = "strong"
            events.element_infused(g, None, element)
    g.state.infusing = []


def fade(g: HavenGame) -> None:
    """At the end of a round each element moves one step (H-ELEM-04)."""
    for element in ELEMENTS:
        g.state.elements[element] = _FADES[g.state.elements[element]]
