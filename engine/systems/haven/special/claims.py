"""Whether a claim of a scenario's text holds now (H-ENDSCEN-01, -02)."""

from __future__ import annotations

from collections.abc import Callable

from engine.content.special.tree import AnyClaim, Both, Claim, ClaimKind, Either, Negation
from engine.core.hexes import Hex
from engine.systems.haven.game import HavenGame
from engine.systems.haven.special.happenings import of_kind


def holds(g: HavenGame, claim: AnyClaim) -> bool:
    """Whether a claim is true now."""
    match claim:
        case Both():
            return all(holds(g, one) for one in claim.claims)
        case Either():
            return any(holds(g, one) for one in claim.claims)
        case Negation():
            return not holds(g, claim.claim)
        case Claim():
            return _HOLDS[claim.what](g, claim)


def number_of(g: HavenGame, claim: Claim) -> int:
    """The number that a claim names, with this level and party (H-SPECIAL-14)."""
    assert claim.number is not None
    return claim.number.at(g.state.level, len(g.state.heroes))


def _every_enemy_dead(g: HavenGame, claim: Claim) -> bool:
    return not g.state.monsters and len(g.state.revealed) == len(g.scenario.rooms)


def _every_one_dead(g: HavenGame, claim: Claim) -> bool:
    """At least one has fallen, and nobody of the kind stands or waits anywhere."""
    kind = claim.name
    return bool(g.state.fallen.get(kind)) and not of_kind(g, kind) and not _waits(g, kind)


def _waits(g: HavenGame, kind: str) -> bool:
    """Whether a room that is not revealed yet holds one of a kind."""
    count = len(g.state.heroes)
    return any(
        any(post.figure == kind for post in room.posts)
        or any(spawn.monster == kind and spawn.ranks.get(count) for spawn in room.spawns)
        for room in g.scenario.rooms.values()
        if room.id not in g.state.revealed
    )


def _so_many_dead(g: HavenGame, claim: Claim) -> bool:
    return g.state.fallen.get(claim.name, 0) >= number_of(g, claim)


def _round_over(g: HavenGame, claim: Claim) -> bool:
    state, number = g.state, number_of(g, claim)
    return state.round > number or (state.round == number and state.phase in ("cleanup", "over"))


def _treasure_looted(g: HavenGame, claim: Claim) -> bool:
    return g.scenario.treasures[claim.name] in g.state.looted


def _treasures_looted(g: HavenGame, claim: Claim) -> bool:
    return len(g.state.looted) >= number_of(g, claim)


def _hexes(g: HavenGame, claim: Claim) -> tuple[Hex, ...]:
    return g.scenario.marks[claim.name].hexes


def _occupied(g: HavenGame, claim: Claim) -> bool:
    return any(hero.hex in _hexes(g, claim) for hero in g.heroes)


def _every_occupied(g: HavenGame, claim: Claim) -> bool:
    return {hero.hex for hero in g.heroes}.issuperset(_hexes(g, claim))


def _every_hero_on(g: HavenGame, claim: Claim) -> bool:
    return all(hero.hex in _hexes(g, claim) for hero in g.state.heroes)


def _heroes_on(g: HavenGame, claim: Claim) -> bool:
    return bool(g.heroes) and all(hero.hex in _hexes(g, claim) for hero in g.heroes)


def _every_hero_gone(g: HavenGame, claim: Claim) -> bool:
    return all(hero.has_left for hero in g.state.heroes)


def _heroes_gone(g: HavenGame, claim: Claim) -> bool:
    return not g.heroes and any(hero.has_left for hero in g.state.heroes)


def _room_revealed(g: HavenGame, claim: Claim) -> bool:
    return claim.name in g.state.revealed


def _door_open(g: HavenGame, claim: Claim) -> bool:
    return any(door.hex in g.state.open_doors for door in g.scenario.doors_named(claim.name))


_HOLDS: dict[ClaimKind, Callable[[HavenGame, Claim], bool]] = {
    "every enemy dead": _every_enemy_dead,
    "every one dead": _every_one_dead,
    "so many dead": _so_many_dead,
    "round over": _round_over,
    "treasure looted": _treasure_looted,
    "treasures looted": _treasures_looted,
    "occupied": _occupied,
    "every occupied": _every_occupied,
    "every hero on": _every_hero_on,
    "heroes on": _heroes_on,
    "every hero gone": _every_hero_gone,
    "heroes gone": _heroes_gone,
    "room revealed": _room_revealed,
    "door open": _door_open,
}
