"""From scenes to shots: what there is to see between one moment and the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from msgspec import structs

from engine.core.event import Event
from engine.core.hexes import Hex
from engine.core.scenes import Scene
from engine.core.text import Say
from engine.core.view import FigureView, View

_LATER = 6  # scenes after an attack in which its harm shows


@dataclass(frozen=True)
class Way:
    """A figure goes from one hex to others."""

    figure: str
    path: tuple[Hex, ...]


@dataclass(frozen=True)
class Change:
    """Hit points lost, or won."""

    figure: str
    hex: Hex
    amount: int  # below 0: lost


@dataclass(frozen=True)
class Strike:
    """Somebody attacks a hex, and this comes of it."""

    attacker: str
    source: Hex
    target: Hex
    amount: int = 0  # hit points lost
    meant: int = 0  # before the target did something about it


@dataclass(frozen=True)
class Shot:
    """What is seen from one view to another."""

    before: View
    after: View
    say: Say | None = None
    actor: str | None = None
    way: Way | None = None
    strike: Strike | None = None
    changes: tuple[Change, ...] = ()
    fallen: tuple[FigureView, ...] = ()
    is_opening: bool = False  # a door, another room
    is_turn: bool = False  # somebody else acts now
    is_quiet: bool = False  # nothing of it shows on the map

    @property
    def is_mere_turn(self) -> bool:
        """Whether nothing is seen but who acts now."""
        shows = self.way or self.strike or self.changes or self.fallen or self.is_opening
        return self.is_turn and not shows

    @property
    def places(self) -> tuple[Hex, ...]:
        """The hexes where something is going on."""
        found = [change.hex for change in self.changes]
        found += [figure.hex for figure in self.fallen]
        found += self.way.path if self.way else ()
        found += (self.strike.source, self.strike.target) if self.strike else ()
        if self.is_opening:
            known = {h.hex for h in self.before.hexes if h.ground != "fog"}
            found += [h.hex for h in self.after.hexes if h.ground != "fog" and h.hex not in known]
        return tuple(found)


def shots_of(scenes: Sequence[Scene]) -> tuple[Shot, ...]:
    """A shot for each thing that happened; an attack and its harm are one."""
    shots = [_shot(before, after) for before, after in pairwise(scenes)]
    return tuple(_joined(shots))


def _shot(before: Scene, after: Scene) -> Shot:
    one, other, event = _living(before.view), _living(after.view), after.event
    stood = {figure.id: figure for figure in one.figures}
    stand = {figure.id: figure for figure in other.figures}
    way, strike = _way(stood, stand, event), _strike(event)
    changes = tuple(
        Change(figure.id, figure.hex, figure.hp - stood[figure.id].hp)
        for figure in after.view.figures
        if figure.id in stood and figure.hp != stood[figure.id].hp
    )
    fallen = tuple(figure for name, figure in stood.items() if name not in stand)
    is_opening = _seen(one) != _seen(other)
    acting = _acting(other)
    shows = strike or changes or is_opening or _looks(one) != _looks(other)
    return Shot(
        before=one,
        after=other,
        say=event.say if event else None,
        actor=(event.figure if event else None) or acting,
        way=way,
        strike=strike,
        changes=changes,
        fallen=fallen,
        is_opening=is_opening,
        is_turn=acting != _acting(one) and acting is not None,
        is_quiet=not shows,
    )


def _living(view: View) -> View:
    """Who has no hit points left has fallen, even if nobody has taken the figure away yet."""
    return structs.replace(view, figures=tuple(f for f in view.figures if f.hp > 0))


def _way(
    stood: dict[str, FigureView], stand: dict[str, FigureView], event: Event | None
) -> Way | None:
    """Who has gone somewhere; along the path that is told, or straight."""
    for name, figure in stand.items():
        if name in stood and figure.hex != stood[name].hex:
            ends = (stood[name].hex, figure.hex)
            path = event.path if event and event.figure == name else ()
            is_told = len(path) > 1 and (path[0], path[-1]) == ends
            return Way(name, path if is_told else ends)
    return None


def _strike(event: Event | None) -> Strike | None:
    if event is None or event.draw is None or event.figure is None or len(event.path) < 2:
        return None
    source, target = event.path[0], event.path[-1]
    return Strike(event.figure, source, target, meant=event.draw.damage)


def _acting(view: View) -> str | None:
    return next((figure.id for figure in view.figures if figure.is_acting), None)


def _seen(view: View) -> tuple[object, ...]:
    """What opens: the floor that is seen, and doors."""
    return tuple(
        (h.hex, h.ground == "fog", tuple(o for o in h.overlays if o.startswith("door")))
        for h in view.hexes
    )


def _looks(view: View) -> tuple[object, ...]:
    """Everything that is drawn on the map."""
    figures = tuple((f.id, f.hex, f.hp, f.conditions, f.effects, f.is_acting) for f in view.figures)
    return (figures, view.hexes, view.outcome)


def _joined(shots: list[Shot]) -> Iterator[Shot]:
    """Attacks with the harm that they do; it may come some scenes later."""
    taken: set[int] = set()
    for n, shot in enumerate(shots):
        if n in taken:
            continue
        last = _harm(shots, n) if shot.strike else None
        if shot.strike is not None and last is None and _is_warded(shots, n):
            taken.add(n + 1)
            yield replace(shot, say=shots[n + 1].say)
            continue
        if last is None or shot.strike is None:
            yield shot
            continue
        taken.update(range(n + 1, last + 1))
        fallen = tuple(figure for part in shots[n : last + 1] for figure in part.fallen)
        changes = tuple(change for part in shots[n : last + 1] for change in part.changes)
        lost = sum(change.amount for change in changes if change.hex == shot.strike.target)
        yield replace(
            shot,
            after=shots[last].after,
            strike=replace(shot.strike, amount=-lost),
            changes=tuple(change for change in changes if change.hex != shot.strike.target),
            fallen=fallen,
        )


def _harm(shots: list[Shot], start: int) -> int | None:
    """The shot in which the one who is attacked loses hit points."""
    strike = shots[start].strike
    assert strike is not None
    for n in range(start, min(len(shots), start + _LATER)):
        if n > start and (shots[n].strike or shots[n].way or shots[n].is_turn):
            return None
        if any(c.hex == strike.target and c.amount < 0 for c in shots[n].changes):
            return n
    return None


def _is_warded(shots: list[Shot], n: int) -> bool:
    """Whether the next line tells what became of the harm: then it is the one to be read."""
    strike = shots[n].strike
    if strike is None or not strike.meant or n + 1 == len(shots) or not shots[n + 1].is_quiet:
        return False
    target = next((f.id for f in shots[n].after.figures if f.hex == strike.target), None)
    return shots[n + 1].actor == target
