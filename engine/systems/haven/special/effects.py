"""What a scenario's rules do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.content.equations import Equation
from engine.content.special import tree
from engine.core.hexes import Hex
from engine.core.script import Script
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.bonuses import gain_experience
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import leave_safely
from engine.systems.haven.abilities.modifiers import add_cards
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.scenario.doors import laid_trap, open_door, reveal_room, unlock
from engine.systems.haven.scenario.endings import decide
from engine.systems.haven.special.happenings import of_kind
from engine.systems.haven.special.spawning import appear, spawn
from engine.systems.haven.state import Happening, Hero
from engine.systems.haven.telling import events_special


def apply(g: HavenGame, effect: tree.Effect, cause: Happening) -> Script[None]:
    """Do one effect, on account of what happened."""
    yield from _APPLY[type(effect)](g, effect, cause)


def _number(g: HavenGame, equation: Equation) -> int:
    return equation.at(g.state.level, len(g.state.heroes))


def _hexes(g: HavenGame, mark: str) -> tuple[Hex, ...]:
    return g.scenario.marks[mark].hexes


def _heroes(g: HavenGame, whom: str, cause: Happening) -> list[Hero]:
    return [hero for hero in g.targets if whom == "heroes" or hero.id == cause.hero]


def _those(g: HavenGame, whom: tree.Whom, cause: Happening) -> Sequence[AnyFigure]:
    if whom in ("heroes", "hero"):
        return _heroes(g, whom, cause)
    return list(g.state.monsters) if whom == "enemies" else of_kind(g, whom)


def _spawn(g: HavenGame, it: tree.Spawn, cause: Happening) -> Script[None]:
    """By the size of the party, exhausted heroes included (H-DOOR-05)."""
    rank = it.ranks[len(g.state.heroes) - 2]
    for point in _hexes(g, it.mark) if rank else ():
        yield from spawn(g, it.monster, rank, point)  # type: ignore[arg-type]


def _unlock(g: HavenGame, it: tree.Unlock, cause: Happening) -> Script[None]:
    for door in g.scenario.doors_named(it.door):
        unlock(g, door.hex)
    yield from ()


def _open(g: HavenGame, it: tree.Open, cause: Happening) -> Script[None]:
    for door in g.scenario.doors_named(it.door):
        if door.hex not in g.state.open_doors:
            yield from open_door(g, None, door.hex)


def _reveal(g: HavenGame, it: tree.Reveal, cause: Happening) -> Script[None]:
    if it.room not in g.state.revealed:
        yield from reveal_room(g, it.room, None)


def _add_cards(g: HavenGame, it: tree.AddCards, cause: Happening) -> Script[None]:
    """H-AMD-16."""
    count = _number(g, it.count)
    if it.to == "monsters":
        add_cards(g, g.state.monster_modifiers, it.card, count)
    for hero in g.heroes if it.to == "heroes" else ():
        add_cards(g, hero.modifiers, it.card, count)
    if count:
        events_special.cards_added(g, it.to, it.card, count)
    yield from ()


def _damage(g: HavenGame, it: tree.Damage, cause: Happening) -> Script[None]:
    for figure in _those(g, it.whom, cause):
        yield from suffer(g, figure, _number(g, it.amount))


def _give(g: HavenGame, it: tree.Give, cause: Happening) -> Script[None]:
    for figure in _those(g, it.whom, cause):
        afflict(g, figure, it.conditions)
    yield from ()


def _reward(g: HavenGame, it: tree.Reward, cause: Happening) -> Script[None]:
    amount = _number(g, it.amount)
    for hero in _heroes(g, it.whom, cause) if amount else ():
        if it.what == "XP":
            gain_experience(g, hero, amount)
        else:
            hero.coins += amount
            events_special.coins_given(g, hero, amount)
    yield from ()


def _place(g: HavenGame, it: tree.Place, cause: Happening) -> Script[None]:
    for where in _hexes(g, it.mark):
        if it.what in tree.OVERLAYS:
            _overlay(g, it.what, where)
        else:
            yield from appear(g, it.what, where)


def _overlay(g: HavenGame, what: str, where: Hex) -> None:
    """Put an overlay on a hex where nobody stands; nothing is laid in an unrevealed room."""
    state = g.state
    if not g.board.has(where) or g.at(where) or (where in _piles(g)[what] and what != "coin"):
        return
    if what == "trap":
        state.traps.append(laid_trap(g, g.scenario.trap, where))
    else:
        _piles(g)[what].append(where)
    g.map_changed()
    events_special.overlay_placed(g, what, where)


def _remove(g: HavenGame, it: tree.Remove, cause: Happening) -> Script[None]:
    for where in _hexes(g, it.mark):
        if where not in _piles(g)[it.what]:
            continue
        if it.what == "trap":
            g.state.traps = [trap for trap in g.state.traps if trap.hex != where]
        else:
            _piles(g)[it.what].remove(where)
        g.map_changed()
        events_special.overlay_removed(g, it.what, where)
    yield from ()


def _piles(g: HavenGame) -> dict[str, list[Hex]]:
    """Where each overlay lies."""
    state = g.state
    return {
        "obstacle": state.obstacles,
        "trap": [trap.hex for trap in state.traps],
        "hazard": state.hazards,
        "difficult": state.difficult,
        "coin": state.coins,
    }


def _leave(g: HavenGame, it: tree.Leave, cause: Happening) -> Script[None]:
    for hero in _heroes(g, "hero", cause):
        leave_safely(g, hero)
    yield from ()


def _end(g: HavenGame, it: tree.End, cause: Happening) -> Script[None]:
    decide(g, it.outcome)
    yield from ()


_APPLY: dict[type, Callable[[HavenGame, Any, Happening], Script[None]]] = {
    tree.Spawn: _spawn,
    tree.Unlock: _unlock,
    tree.Open: _open,
    tree.Reveal: _reveal,
    tree.AddCards: _add_cards,
    tree.Damage: _damage,
    tree.Give: _give,
    tree.Reward: _reward,
    tree.Place: _place,
    tree.Remove: _remove,
    tree.Leave: _leave,
    tree.End: _end,
}
