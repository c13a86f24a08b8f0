"""Why a monster did what it did: its last decision in words (H-FOCUS, H-MMOVE, H-MATK)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.advice import Advice
from engine.core.marks import MapMark
from engine.core.text import Say, say
from engine.systems.haven.figures import name_of
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Decided, Hero
from engine.systems.haven.tactics import Aimed, Considered
from engine.systems.haven.telling.labels import label

SHOWN_AIMS = 4


def why(g: HavenGame, figure_id: str) -> Advice | None:
    """The reasons of a figure's last decision; None when it has made none."""
    decided, figure = g.state.decisions.get(figure_id), g.figure(figure_id)
    if decided is None or figure is None:
        return None
    heading = say("haven-why", figure=_name(g, figure_id), round=decided.round)
    return Advice((heading, *_lines(g, decided)), _marks(decided))


def _lines(g: HavenGame, decided: Decided) -> Iterator[Say]:
    reasons = decided.reasons
    if decided.by:
        yield say("haven-why-controlled", hero=_name(g, decided.by), hex=label(decided.destination))
        return
    yield from (_considered(g, one) for one in reasons.considered)
    yield Say(f"haven-why-{reasons.decided_by}", {"focus": _names(g, reasons.focuses)})
    yield from (_aimed(g, aimed) for aimed in reasons.aims[:SHOWN_AIMS])
    if decided.ties > 1:
        yield say("haven-why-chosen", count=decided.ties)
    where = label(decided.destination)
    if decided.path:
        yield say("haven-why-went", hex=where, steps=len(decided.path))
    else:
        yield say("haven-why-stayed", hex=where)


def _considered(g: HavenGame, one: Considered) -> Say:
    foe = _name(g, one.foe)
    if one.path is None or one.negatives is None:
        return say("haven-why-never", foe=foe)
    return say(
        "haven-why-foe",
        foe=foe,
        path=one.path,
        negatives=one.negatives,
        proximity=one.proximity or 0,
        place=one.initiative + 1,
    )


def _aimed(g: HavenGame, aimed: Aimed) -> Say:
    later = "" if aimed.is_reached else "-later"
    focus, where = _name(g, aimed.focus), label(aimed.hex)
    if not aimed.targets:  # H-MMOVE-02
        return say(f"haven-why-near{later}", focus=focus, hex=where, path=aimed.path)
    return say(
        f"haven-why-aim{later}",
        focus=focus,
        hex=where,
        path=aimed.path,
        targets=_names(g, aimed.targets),
        hindered=len(aimed.disadvantaged),
    )


def _names(g: HavenGame, ids: Iterable[str]) -> tuple[Say, ...]:
    return tuple(_name(g, one) for one in ids)


def _name(g: HavenGame, figure_id: str) -> Say:
    """Its name; heroes keep theirs when they have left the map."""
    for hero in g.state.heroes:
        if hero.id == figure_id:
            return say("haven-hero", name=hero.name)
    figure = g.figure(figure_id)
    if figure is None or isinstance(figure, Hero):
        return say("haven-why-gone")
    return name_of(g.state, figure)


def _marks(decided: Decided) -> tuple[MapMark, ...]:
    """The way, numbered step by step, and the hexes that it could have attacked from."""
    way = (MapMark(where, "step", str(n)) for n, where in enumerate(decided.path, start=1))
    goals = (MapMark(aimed.hex, "goal", "!") for aimed in decided.reasons.aims)
    return tuple({mark.hex: mark for mark in (*goals, *way)}.values())
