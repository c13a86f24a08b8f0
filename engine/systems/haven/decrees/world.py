"""Decrees about the scenario: elements, monsters that appear, rooms that are revealed."""

from __future__ import annotations

from typing import get_args

from engine.core.decree import Enactment
from engine.core.hexes import Hex, parse_label
from engine.core.prompt import Option, Rejected
from engine.core.script import Script
from engine.core.text import Say, say
from engine.systems.haven.abilities.elements import ELEMENTS
from engine.systems.haven.decrees.places import free_hex, free_hexes, settle_up
from engine.systems.haven.game import HavenGame
from engine.systems.haven.scenario.doors import open_door, place_monster, take_part
from engine.systems.haven.state import Standing, Strength
from engine.systems.haven.telling import events_special, prompts
from engine.systems.haven.telling.events import element_word, word

_STRENGTHS: tuple[Strength, ...] = get_args(Strength)
_STANDINGS: tuple[Standing, ...] = get_args(Standing)
_MARK = ":"  # between a monster and its rank


# --- elements -------------------------------------------------------------------------------------


def set_element(g: HavenGame, element: str, strength: str) -> Enactment | Rejected:
    """An element is strong, waning or inert from now on."""
    known = next((one for one in _STRENGTHS if one == strength), None)
    if element not in ELEMENTS or known is None:
        return Rejected(say("haven-decree-no-element"))
    if g.state.elements[element] == known:
        return Rejected(say("haven-decree-so-already"))
    name = element_word(element)
    line = say("haven-decree-element", element=name, strength=Say(f"haven-decree-{known}"))
    return Enactment(line, _set_element(g, element, known), is_gentle=True)


def _set_element(g: HavenGame, element: str, strength: Strength) -> Script[None]:
    g.state.elements[element] = strength
    yield from ()


def element_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """Elements, then how strong they may be."""
    if not words:
        return tuple(Option(one, element_word(one)) for one in ELEMENTS)
    if len(words) > 1:
        return ()
    return tuple(Option(one, Say(f"haven-decree-{one}")) for one in _STRENGTHS)


# --- monsters -------------------------------------------------------------------------------------


def spawn(g: HavenGame, kind: str, label: str) -> Enactment | Rejected:
    """A monster of a type of the scenario appears; it leaves no money (H-SPECIAL-04)."""
    monster_type, _, wanted = kind.partition(_MARK)
    ranks = g.pack.monsters[monster_type].ranks if monster_type in g.state.standees else ()
    rank = next((one for one in _STANDINGS if one == wanted), None)
    if rank is None or rank not in ranks:
        return Rejected(say("haven-decree-no-monster"))
    name = _kind_name(monster_type, rank)
    if not g.state.standees[monster_type]:
        return Rejected(say("haven-decree-no-standee", monster=name))
    where = free_hex(g, label)
    if isinstance(where, Rejected):
        return where
    line = say("haven-decree-spawn", monster=name, hex=where.label)
    return Enactment(line, _spawn(g, monster_type, rank, where))


def _spawn(g: HavenGame, monster_type: str, rank: Standing, where: Hex) -> Script[None]:
    monster = place_monster(g, monster_type, rank, where)
    monster.drops_coin = False
    events_special.spawned(g, monster)
    yield from take_part(g, [monster])
    yield from settle_up(g)


def _kind_name(monster_type: str, rank: str) -> Say:
    name = word("monster", monster_type)
    return say("haven-elite", monster=name) if rank == "elite" else name


def spawn_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """Types of which a standee is left, by rank; then free hexes."""
    if words:
        return tuple(free_hexes(g)) if len(words) == 1 else ()
    left = (kind for kind, free in sorted(g.state.standees.items()) if free)
    kinds = ((kind, rank) for kind in left for rank in g.pack.monsters[kind].ranks)
    return tuple(Option(f"{kind}{_MARK}{rank}", _kind_name(kind, rank)) for kind, rank in kinds)


# --- rooms ----------------------------------------------------------------------------------------


def reveal(g: HavenGame, label: str) -> Enactment | Rejected:
    """A door opens by itself, locked or not, and what lies behind it is revealed."""
    where = parse_label(label)
    if where is None or where not in _doors(g):
        return Rejected(say("haven-decree-no-door"))
    return Enactment(say("haven-decree-reveal", hex=where.label), _reveal(g, where))


def _reveal(g: HavenGame, where: Hex) -> Script[None]:
    yield from open_door(g, None, where)
    yield from settle_up(g)


def _doors(g: HavenGame) -> list[Hex]:
    """The doors of the revealed rooms that are not open yet."""
    state = g.state
    return [
        door.hex
        for door in g.scenario.doors
        if door.hex not in state.open_doors and any(room in state.revealed for room in door.rooms)
    ]


def reveal_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """The doors that are not open yet."""
    return () if words else tuple(prompts.hex_option(where) for where in _doors(g))
