"""Monsters, allies and objectives that come in the middle of a scenario (H-SPECIAL-01..04)."""

from __future__ import annotations

from engine.core.hexes import Hex
from engine.core.script import Script
from engine.core.text import Say, say
from engine.systems.haven.content import Post
from engine.systems.haven.game import HavenGame
from engine.systems.haven.scenario.doors import place_monster, place_posted, take_part
from engine.systems.haven.scenario.ties import settle
from engine.systems.haven.spots import nearest_empty
from engine.systems.haven.state import Standing
from engine.systems.haven.telling import events, events_special, prompts


def spawn(g: HavenGame, monster_type: str, rank: Standing, point: Hex) -> Script[None]:
    """A monster appears at a spawn point, if a standee is left; it leaves no money."""
    if not g.state.standees[monster_type]:
        return
    where = yield from _place_for(g, point, events.word("monster", monster_type))
    if where is None:
        return
    monster = place_monster(g, monster_type, rank, where)
    monster.drops_coin = False  # H-SPECIAL-04
    events_special.spawned(g, monster)
    yield from take_part(g, [monster])


def appear(g: HavenGame, kind: str, point: Hex) -> Script[None]:
    """An ally or an objective of the scenario appears, if one is left."""
    if not g.state.tokens.get(kind):
        return
    where = yield from _place_for(g, point, events.word("figure", f"{g.scenario.id}.{kind}"))
    if where is None:
        return
    placed = place_posted(g, (Post(where, kind),))
    events_special.spawned(g, placed[0])
    yield from take_part(g, placed)


def _place_for(g: HavenGame, point: Hex, name: Say) -> Script[Hex | None]:
    """A point or the nearest empty hex; of several the party chooses (H-SPECIAL-01).

    Nobody appears in a room that is not revealed.
    """
    free = nearest_empty(g, point) if g.board.has(point) else []
    if len(free) < 2:
        return free[0] if free else None
    options = [prompts.hex_option(where) for where in free]
    text = say("haven-ask-spawn", name=name)
    chosen = yield from settle(g, prompts.tie(g.party, text, options))
    return next(where for where in free if where.label == chosen)
