"""What happened in a random dungeon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.event import Event
from engine.core.hexes import Hex
from engine.core.text import Say, say
from engine.systems.haven.content import Penalty
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero, LaidRoom
from engine.systems.haven.telling.events import condition_word, word
from engine.systems.haven.telling.labels import hex_say


def severity_word(severity: str) -> Say:
    """A severity's name."""
    return Say(f"haven-severity-{severity}")


def title(room: LaidRoom) -> Say:
    """A room's whole name: its card's and its encounter's."""
    room_name, encounter = word("room", room.card), word("encounter", room.encounter)
    return Say("haven-room-title", {"room": room_name, "encounter": encounter})


def room_named(g: HavenGame) -> None:
    """A room was drawn and laid."""
    assert g.state.dungeon is not None
    room = g.state.dungeon.rooms[-1]
    g.happened |= {f"room {room.card}", f"encounter {room.encounter}"}
    g.tell(Event(Say("haven-room-named", {"title": title(room)})))


def ways_closed(g: HavenGame, exits: Sequence[Hex]) -> None:
    """The exits that nobody took are no more (H-VARIANT-18)."""
    hexes = tuple(hex_say(where) for where in exits)
    g.tell(Event(Say("haven-ways-closed", {"hexes": hexes})))


def penalties_chosen(g: HavenGame) -> None:
    """The party has set the penalties of the three rooms."""
    assert g.state.dungeon is not None
    chosen = tuple(severity_word(each) for each in g.state.dungeon.penalties)
    g.tell(Event(Say("haven-penalties-chosen", {"penalties": chosen})))


def penalty_told(g: HavenGame, severity: str, penalty: Penalty) -> None:
    """A room's penalty, before it strikes."""
    who, effects = Say(f"haven-penalty-{penalty.who}"), tuple(_effects(g, penalty))
    told = say("haven-penalty", severity=severity_word(severity), who=who, effects=effects)
    g.tell(Event(told))


def _effects(g: HavenGame, penalty: Penalty) -> Iterator[Say]:
    damage = penalty.damage.at(g.state.level, len(g.state.heroes))
    if damage:
        yield say("haven-penalty-damage", damage=damage)
    yield from (condition_word(condition) for condition in penalty.conditions)
    if penalty.discards:
        yield say("haven-penalty-discards", count=penalty.discards)


def penalty_spared(g: HavenGame) -> None:
    """There is nobody whom the penalty strikes."""
    g.tell(Event(say("haven-penalty-spared")))


def discarded(g: HavenGame, hero: Hero, cards: Sequence[str]) -> None:
    """A hero discarded cards from the hand."""
    names = tuple(word("card", card) for card in cards)
    g.tell(Event(say("haven-discarded", figure=g.name(hero), cards=names), figure=hero.id))
