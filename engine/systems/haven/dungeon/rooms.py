"""Random dungeons: three rooms, drawn from cards one by one as doors open (H-VARIANT-07..18)."""

from __future__ import annotations

from engine.core.deck import Deck
from engine.core.hexes import Hex, parse_label
from engine.core.rng import Rng
from engine.core.script import Script, ask_one
from engine.systems.haven.content import Dungeon, GateKind, RoomCard, Severity
from engine.systems.haven.dungeon.map import ROOMS, first_origin
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Delve, LaidRoom
from engine.systems.haven.telling import events_dungeon as events
from engine.systems.haven.telling import prompts_dungeon as prompts

SUGGESTED: tuple[Severity, ...] = ("none", "minor", "major")  # H-VARIANT-12


def new_delve(dungeon: Dungeon | None, rng: Rng) -> Delve | None:
    """Shuffle the decks and draw the first room (H-VARIANT-08); None for other scenarios."""
    if dungeon is None:
        return None
    rooms = Deck.shuffled(list(dungeon.rooms), rng)
    encounters = Deck.shuffled(list(dungeon.encounters), rng)
    first = LaidRoom(rooms.draw(rng), encounters.draw(rng), first_origin(dungeon))
    return Delve([first], rooms, encounters, list(SUGGESTED))


# --- set-up


def choose_entrance(g: HavenGame) -> Script[None]:
    """The party chooses where it comes in, if there are several ways (H-VARIANT-11)."""
    if g.state.dungeon is None or g.scenario.dungeon is None:
        return
    events.room_named(g)
    first = g.state.dungeon.rooms[0]
    gates = [gate.hex.plus(first.origin) for gate in g.scenario.dungeon.rooms[first.card].entrances]
    chosen = parse_label((yield from ask_one(prompts.entrance(g, gates))))
    assert chosen is not None
    entrance = gates.index(chosen)
    g.state.dungeon.rooms[0] = LaidRoom(first.card, first.encounter, first.origin, entrance)
    g.rooms_changed()


def choose_penalties(g: HavenGame) -> Script[None]:
    """The suggested penalties, or others, up to major ones everywhere (H-VARIANT-12)."""
    delve = g.state.dungeon
    if delve is None:
        return
    chosen = yield from ask_one(prompts.penalties(g, SUGGESTED))
    if chosen == prompts.SUGGESTED:
        delve.penalties = list(SUGGESTED)
    elif chosen == prompts.OWN:
        for n in range(len(ROOMS)):
            delve.penalties[n] = prompts.severity((yield from ask_one(prompts.penalty(g, n + 1))))
    else:
        delve.penalties = [prompts.severity(chosen)] * len(ROOMS)
    events.penalties_chosen(g)


# --- the next room


def lay_room(g: HavenGame, exit_taken: Hex) -> None:
    """Draw the room behind an exit and lay it there; a scenario on paper has it already."""
    delve, dungeon = g.state.dungeon, g.scenario.dungeon
    if delve is None or dungeon is None:
        return
    last = delve.rooms[-1]
    exits = {gate.hex.plus(last.origin): gate.kind for gate in dungeon.rooms[last.card].exits}
    kind = exits.pop(exit_taken)
    card = _draw_matching(g, delve, dungeon, kind)
    fitting = [n for n, gate in enumerate(card.entrances) if gate.kind == kind]
    entrance = fitting[g.rng.below(len(fitting))]
    origin = exit_taken.minus(card.entrances[entrance].hex)
    delve.rooms.append(LaidRoom(card.id, delve.encounters.draw(g.rng), origin, entrance))
    g.rooms_changed()
    if exits:
        events.ways_closed(g, sorted(exits))
    events.room_named(g)


def _draw_matching(g: HavenGame, delve: Delve, dungeon: Dungeon, kind: GateKind) -> RoomCard:
    """Discard room cards until one has an entrance of this kind (H-VARIANT-10)."""
    while True:
        card = dungeon.rooms[delve.room_cards.draw(g.rng)]
        if any(gate.kind == kind for gate in card.entrances):
            return card
        delve.room_cards.discards.append(card.id)
