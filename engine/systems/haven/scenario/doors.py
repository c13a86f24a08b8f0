"""Doors, and the rooms behind them (H-DOOR, H-SETUP-06..08)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex, distance, parse_label
from engine.core.script import Script
from engine.systems.haven import content
from engine.systems.haven.abilities.bonuses import come_to
from engine.systems.haven.boards import door_at
from engine.systems.haven.content import Post, Spawn
from engine.systems.haven.dungeon.penalties import penalise
from engine.systems.haven.dungeon.rooms import lay_room
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.level import trap_damage
from engine.systems.haven.scenario.endings import check_ending
from engine.systems.haven.scenario.initiative import allies_join, join_order
from engine.systems.haven.special.happenings import note
from engine.systems.haven.state import Ally, Hero, MonsterFigure, Objective, Standing, Trap
from engine.systems.haven.telling import events, events_special


def open_door(g: HavenGame, hero: Hero | None, where: Hex) -> Script[None]:
    """A hero entered a closed door: it opens for good, and the room is revealed (H-DOOR-01).

    Without a hero the scenario's rules open it, locked or not.
    """
    unlock(g, where, is_told=False)
    g.state.open_doors.append(where)
    g.map_changed()
    g.reveal()
    if hero is not None:
        hero.record.doors += 1
        come_to(g, "door", hero)
    events.door_opened(g, hero, where)
    door = door_at(g.scenario, where)
    note(g, "door opens", "".join(door.rooms), hero)
    for room in door.rooms:
        if room not in g.state.revealed:
            lay_room(g, where)
            yield from reveal_room(g, room, where)
            yield from penalise(g, room, hero)
    check_ending(g)  # the last room may be empty


def unlock(g: HavenGame, where: Hex, *, is_told: bool = True) -> None:
    """A locked door is from now on a closed one (H-SPECIAL-05)."""
    if where in g.state.locked_doors:
        g.state.locked_doors.remove(where)
        g.map_changed()
        if is_told:
            events_special.door_unlocked(g, where)


def reveal_room(g: HavenGame, room: str, revealer: Hex | None) -> Script[None]:
    """A room comes to light, and who stands in it takes part at once."""
    placed = populate(g, room, revealer)
    events.room_revealed(g, placed)
    note(g, "room revealed", room)
    yield from take_part(g, placed)


def take_part(g: HavenGame, figures: Sequence[AnyFigure]) -> Script[None]:
    """Who comes during the turns gets a card and a place (H-DOOR-08, H-SPECIAL-03).

    Who comes before or after them acts with everyone, in this round or the next (H-SPECIAL-02).
    """
    if g.state.phase != "turns":
        return
    types = dict.fromkeys(m.type for m in figures if isinstance(m, MonsterFigure))
    g.state.new_types += [t for t in types if t not in g.state.new_types]
    for monster_type in types:
        yield from join_order(g, monster_type)
    for kind in dict.fromkeys(ally.type for ally in figures if isinstance(ally, Ally)):
        allies_join(g, kind)


def populate(g: HavenGame, room_id: str, revealer: Hex | None) -> list[AnyFigure]:
    """Put a room's overlays, money and monsters on the map (H-DOOR-04)."""
    state, room = g.state, g.scenario.rooms[room_id]
    state.revealed.append(room_id)
    state.obstacles += room.obstacles
    listed = room.trap or g.scenario.trap
    state.traps += [laid_trap(g, listed, where) for where in room.traps]
    state.hazards += room.hazards
    state.difficult += room.difficult
    state.coins += room.coins
    state.treasures += _chests(g, room)
    g.map_changed()
    return [*place_posted(g, room.posts), *_place_monsters(g, room.spawns, revealer)]


def _chests(g: HavenGame, room: content.Room) -> list[Hex]:
    """Where a room's treasures lie: none twice in a campaign, unless the scenario needs it."""
    gone = {*g.state.emptied} - g.scenario.needed_treasures  # H-LOOT-08
    there = sorted(name for name, one in room.treasures.items() if one.number not in gone)
    return [where for where in map(parse_label, there) if where is not None]


def laid_trap(g: HavenGame, listed: content.Trap, where: Hex) -> Trap:
    """A trap of the scenario, with the effects that it lists (H-TRAP-04, -06)."""
    damage = trap_damage(g.state.danger) if listed.deals_damage else 0
    return Trap(where, damage, listed.conditions)


def place_posted(g: HavenGame, posts: tuple[Post, ...]) -> list[Ally | Objective]:
    """The scenario's own figures; their numbers are drawn at random (H-SPECIAL-11)."""
    placed: list[Ally | Objective] = []
    for post in posts:
        free = g.state.tokens[post.figure]
        number = free.pop(g.rng.below(len(free)))
        made: type[Ally | Objective] = Ally if post.figure in g.scenario.allies else Objective
        name = f"{post.figure}-{number}"
        figure = made(id=name, hex=post.hex, hp=1, max_hp=1, type=post.figure, number=number)
        figure.hp = figure.max_hp = g.stats(figure).hp
        if isinstance(figure, Ally):
            g.state.allies.append(figure)
        else:
            g.state.objectives.append(figure)
        placed.append(figure)
    g.map_changed()
    return placed


def _place_monsters(
    g: HavenGame, spawns: tuple[Spawn, ...], revealer: Hex | None
) -> list[MonsterFigure]:
    """By the number of heroes, exhausted ones included (H-DOOR-05); nearest first (H-DOOR-07)."""
    count = len(g.state.heroes)
    if revealer is not None:
        spawns = tuple(sorted(spawns, key=lambda spawn: _steps(g, revealer, spawn.hex)))
    placed = []
    for spawn in spawns:
        rank = spawn.ranks.get(count, "")
        if rank and g.state.standees[spawn.monster]:
            placed.append(place_monster(g, spawn.monster, rank, spawn.hex))
    return placed


def _steps(g: HavenGame, start: Hex, where: Hex) -> int:
    steps = g.board.distance(start, where)
    return distance(start, where) if steps is None else steps


def place_monster(g: HavenGame, monster_type: str, rank: Standing, where: Hex) -> MonsterFigure:
    """Put a monster on the map, with a standee's number drawn at random (H-SETUP-08)."""
    free = g.state.standees[monster_type]
    number = free.pop(g.rng.below(len(free)))
    kind = g.pack.monsters[monster_type]
    hp = kind.stats(rank, g.state.danger, g.state.level, len(g.state.heroes)).hp
    monster = MonsterFigure(
        id=f"{monster_type}-{number}",
        hex=where,
        hp=hp,
        max_hp=hp,
        type=monster_type,
        rank=rank,
        number=number,
    )
    g.state.monsters.append(monster)
    return monster
