"""What cards ask about: facts (`If target alone: ...`) and counts (`per adjacent enemy`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.content.tree import NEGATIVE_CONDITIONS, Augment, Count, Fact
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero, MonsterFigure


def holds(g: HavenGame, figure: AnyFigure, fact: Fact, target: AnyFigure | None = None) -> bool:
    """Whether a fact is true of the acting figure, or of the target of its attack (H-XP-03)."""
    if fact.is_about_target:
        return target is not None and _holds_for(g, figure, fact, target)
    match fact.what:
        case "near enemy":
            return _beside(g, figure, g.enemies(figure)) > 0
        case "near ally":
            return _beside(g, figure, g.allies(figure)) > 0
        case "alone":
            return _beside(g, figure, g.figures()) == 0
        case "hurt" | "unhurt":
            return (figure.hp < figure.max_hp) == (fact.what == "hurt")
        case "strong":
            return g.state.elements[fact.name] == "strong"
        case "moved":
            return g.state.deeds.moved >= fact.number
        case "hand at most":
            return count(g, figure, "card in hand") <= fact.number
        case _:
            return g.state.deeds.kills > 0


def _holds_for(g: HavenGame, figure: AnyFigure, fact: Fact, target: AnyFigure) -> bool:
    match fact.what:
        case "target near ally":
            return _beside(g, target, g.allies(figure)) > 0
        case "target alone":
            return _beside(g, target, g.allies(target)) == 0
        case "target has":
            return fact.name in target.conditions
        case "target elite" | "target normal":
            rank = fact.what.removeprefix("target ")
            return isinstance(target, MonsterFigure) and target.rank == rank
        case "target adjacent":
            return count(g, figure, "hex away", target) == 1
        case "target away":
            return count(g, figure, "hex away", target) >= fact.number
        case _:
            return (target.hp < target.max_hp) == (fact.what == "target hurt")


def count(g: HavenGame, figure: AnyFigure, what: Count, target: AnyFigure | None = None) -> int:
    """How many there are of what a gain is counted by."""
    if target is not None and what == "negative condition":
        return len(set(target.conditions) & set(NEGATIVE_CONDITIONS))
    if target is not None and what == "hex away":
        return g.board.distance(figure.hex, target.hex) or 0
    counted = _COUNTED.get(what)
    return counted(g, figure) if counted is not None else 0


def _in_pile(pile: Callable[[Hero], list[str]]) -> Callable[[HavenGame, AnyFigure], int]:
    """Counts the cards of a hero's pile; nobody else has cards."""
    return lambda g, figure: len(pile(figure)) if isinstance(figure, Hero) else 0


_COUNTED: dict[Count, Callable[[HavenGame, AnyFigure], int]] = {
    "adjacent enemy": lambda g, figure: _beside(g, figure, g.enemies(figure)),
    "adjacent ally": lambda g, figure: _beside(g, figure, g.allies(figure)),
    "hex moved": lambda g, _: g.state.deeds.moved,
    "target": lambda g, _: g.state.deeds.attacked,
    "kill": lambda g, _: g.state.deeds.kills,
    "coin": lambda g, _: g.state.deeds.coins,
    "strong element": lambda g, _: list(g.state.elements.values()).count("strong"),
    "card in hand": _in_pile(lambda hero: hero.hand),
    "discarded card": _in_pile(lambda hero: hero.discard),
    "lost card": _in_pile(lambda hero: hero.lost),
    "summon": lambda g, figure: sum(summon.owner == figure.id for summon in g.state.summons),
}


def free_gains(
    g: HavenGame, figure: AnyFigure, augments: Iterable[Augment], target: AnyFigure | None = None
) -> list[Augment]:
    """The augments that cost nothing and whose fact, if they have one, is true now."""
    return [
        augment
        for augment in augments
        if not augment.elements and (augment.fact is None or holds(g, figure, augment.fact, target))
    ]


def _beside(g: HavenGame, figure: AnyFigure, others: Iterable[AnyFigure]) -> int:
    """How many of the others stand next to a figure, not across a wall (H-LOS-07)."""
    near = g.board.neighbours(figure.hex)
    return sum(other.hex in near for other in others if other is not figure)
