"""What the rooms of a random dungeon do to those who reveal them (H-VARIANT-12, -13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.script import Script, ask_one
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.content import Penalty
from engine.systems.haven.dungeon.map import ROOMS
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import events_dungeon as events
from engine.systems.haven.telling import prompts_dungeon as prompts


def penalise_first(g: HavenGame) -> Script[None]:
    """The first room is revealed by nobody and has no room before it."""
    yield from penalise(g, ROOMS[0], None)


def penalise(g: HavenGame, room: str, opener: Hero | None) -> Script[None]:
    """The penalty that the party has chosen for the room that was just revealed."""
    delve, dungeon = g.state.dungeon, g.scenario.dungeon
    if delve is None or dungeon is None:
        return
    number = ROOMS.index(room)
    severity, card = delve.penalties[number], delve.rooms[number].card
    if severity == "none":
        return
    penalty = dungeon.rooms[card].penalties[severity]
    events.penalty_told(g, severity, penalty)
    struck = yield from _struck(g, penalty, number, opener)
    if not struck:
        events.penalty_spared(g)
        return
    g.happened.add(f"penalty {card} {severity}")
    for figure in struck:
        yield from _strike(g, figure, penalty)


def _struck(
    g: HavenGame, penalty: Penalty, number: int, opener: Hero | None
) -> Script[Sequence[AnyFigure]]:
    """Whom it strikes; in the first room the players say who opened it (H-VARIANT-13)."""
    match penalty.who:
        case "party":
            return g.heroes
        case "monsters":
            inside = g.scenario.rooms[ROOMS[number]].hexes
            return [monster for monster in g.state.monsters if monster.hex in inside]
        case "behind":
            before = g.scenario.rooms[ROOMS[number - 1]].hexes if number else ()
            return [hero for hero in g.heroes if hero.hex in before]
        case "opener" if opener is not None:
            return [opener]
        case "opener":
            chosen = yield from ask_one(prompts.opener(g))
            return [hero for hero in g.heroes if hero.id == chosen]


def _strike(g: HavenGame, figure: AnyFigure, penalty: Penalty) -> Script[None]:
    yield from suffer(g, figure, penalty.damage.at(g.state.level, len(g.state.heroes)))
    afflict(g, figure, penalty.conditions)
    if isinstance(figure, Hero):
        yield from discard_cards(g, figure, penalty.discards)


def discard_cards(g: HavenGame, hero: Hero, count: int) -> Script[None]:
    """A hero discards so many cards of its hand, as far as it has them, of its player's choice."""
    dropped: list[str] = []
    while len(dropped) < count and hero.hand:
        card = yield from ask_one(prompts.discard(hero))
        hero.hand.remove(card)
        hero.discard.append(card)
        dropped.append(card)
    if dropped:
        events.discarded(g, hero, dropped)
