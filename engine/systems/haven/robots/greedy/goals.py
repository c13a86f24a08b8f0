"""What the scenario asks for beside killing: read off the goal and the rules that players read."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engine.core.hexes import Hex
from engine.core.text import Say
from engine.core.view import View
from engine.systems.haven.robots.greedy.reading import keys_in, kind_of, said

_TO_KILL = tuple(
    f"haven-goal-{many}-{done}"
    for many in ("every-one", "so-many")
    for done in ("dead", "destroyed")
)
_TO_GATHER = ("haven-goal-heroes-on", "haven-goal-every-hero-on")
_TO_STAND = ("haven-goal-occupied", "haven-goal-every-occupied")
_TO_LEAVE = ("haven-goal-heroes-gone", "haven-goal-every-hero-gone")
_TO_LOOT = ("haven-goal-treasure-looted", "haven-goal-treasures-looted")
_LIMITS = ("haven-if-round-over", "haven-does-lose")
_OPENS_DOORS = ("haven-does-unlock", "haven-does-open")
_ON_PLATES = ("haven-when-occupied", "haven-when-every-occupied", "haven-when-entered")


class Errand(msgspec.Struct, frozen=True):
    """Hexes to go to, and whether that cannot wait until the fight is over."""

    hexes: frozenset[Hex]
    is_urgent: bool = False


def wanted_dead(view: View) -> frozenset[str]:
    """The looks of those whom the goal names."""
    named = (one.facts["name"] for one in said(view.goal) if one.key in _TO_KILL)
    return frozenset(kind_of(name) for name in named if isinstance(name, Say))


def errand(view: View) -> Errand | None:
    """Where this seat's hero is wanted, if anywhere: doors first, then loot, then the place."""
    if not view.rules and not keys_in(view.goal) & {*_TO_LOOT, *_TO_STAND, *_TO_GATHER}:
        return None  # a plain fight, as most scenarios are
    is_timed = any(key in _LIMITS for rule in view.rules for key in keys_in(rule))
    for hexes in (_door_openers(view), _loot(view)):
        free = _not_taken(view, hexes)
        if free:
            return Errand(free, is_timed)
    last = _not_taken(view, _last_places(view))
    return Errand(last, is_urgent=True) if last else None


# --- what is asked for


def _door_openers(view: View) -> set[Hex]:
    """Where to stand, or what to loot, so that a locked door opens."""
    locked = {each.hex.label for each in view.hexes if "door-locked" in each.overlays}
    found: set[Hex] = set()
    for rule in view.rules if locked else ():
        told = list(said(rule))
        doors = [str(one.facts["doors"]) for one in told if one.key in _OPENS_DOORS]
        if not locked.intersection(label for names in doors for label in names.split(", ")):
            continue
        for one in told:
            if one.key in _ON_PLATES:
                found |= _marked(view, one)
            elif one.key == "haven-when-treasure-looted":
                found |= _treasures(view)
    return found


def _loot(view: View) -> set[Hex]:
    return _treasures(view) if keys_in(view.goal) & {*_TO_LOOT} else set()


def _last_places(view: View) -> set[Hex]:
    """Where the goal wants the heroes in the end, when nothing else is left of it to do."""
    found: set[Hex] = set()
    for one in said(view.goal):
        if one.key in _TO_LEAVE:
            found |= {each.hex for each in view.hexes if "exit" in each.overlays}
        elif one.key in _TO_STAND or (one.key in _TO_GATHER and not _is_unfinished(view)):
            found |= _marked(view, one)
    return found


def _is_unfinished(view: View) -> bool:
    """Whether somebody whom the goal names stands, or may wait behind a door."""
    wanted = wanted_dead(view)
    if not wanted:
        return False
    is_closed = any("door-closed" in each.overlays for each in view.hexes)
    return is_closed or any(figure.look in wanted for figure in view.figures)


# --- where that is


def _marked(view: View, told: Say) -> set[Hex]:
    mark = told.facts.get("mark")
    letter = mark.facts.get("letter") if isinstance(mark, Say) else None
    return {each.hex for each in view.hexes if letter and each.mark == letter}


def _treasures(view: View) -> set[Hex]:
    return {each.hex for each in view.hexes if "treasure" in each.overlays}


def _not_taken(view: View, hexes: Iterable[Hex]) -> frozenset[Hex]:
    """Without those where another hero stands; one of whom this seat's hero stands on is enough."""
    heroes = [figure for figure in view.figures if figure.side == "hero"]
    own = {figure.hex for figure in heroes if figure.owner == view.seat}
    mine = own.intersection(hexes)
    return frozenset(mine or set(hexes) - {figure.hex for figure in heroes})
