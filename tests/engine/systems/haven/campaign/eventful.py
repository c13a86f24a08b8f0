"""Events made up for a test, and a party that has drawn one."""

from __future__ import annotations

import msgspec

from engine.content.gains import parse
from engine.content.gains.tree import Deck
from engine.core.campaign import Done
from engine.systems.haven.content import Pack
from engine.systems.haven.event_cards import AfterEvent, EventCard, EventOption, Outcome
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.campaign.world import World

Told = tuple[str, str]  # the condition, or none, and the gains


def option(*outcomes: Told, after: AfterEvent = "remove") -> EventOption:
    return EventOption(
        tuple(
            Outcome(
                parse.effects(gains).tree if gains else (),
                parse.condition(condition).tree if condition else None,
            )
            for condition, gains in outcomes
        ),
        after,
    )


NOTHING = option(("", ""))


def card(number: int, a: EventOption, b: EventOption = NOTHING, deck: Deck = "city") -> EventCard:
    return EventCard(deck, number, {"a": a, "b": b})


def pack_with(*cards: EventCard) -> Pack:
    events: dict[Deck, dict[int, EventCard]] = {
        deck: {one.number: one for one in cards if one.deck == deck} for deck in ("city", "road")
    }
    return msgspec.structs.replace(load_pack(), events=events)


def facing(a: EventOption, b: EventOption = NOTHING, heroes: int = 1, gold: int = 0) -> World:
    """A party in the city that has just drawn event 5, with 6 below it."""
    world = World(heroes, pack_with(card(5, a, b), card(6, NOTHING)), gold)
    world.books.decks["city"] = ["6", "5"]
    world.does(1, "event")
    return world


def reputation(world: World) -> int:
    return world.case().reputation(world.party)


def split(*settings: str) -> tuple[World, Done]:
    """Four heroes who cannot agree."""
    world = facing(option(("", "Each 1 gold")), option(("", "Each 5 gold")), heroes=4)
    for seat, wanted in enumerate("aab", 1):
        world.does(seat, f"vote.{wanted}", *settings)
    return world, world.does(4, "vote.b", *settings)


def mentioned(told: object) -> set[str]:
    """Every key in what was told or shown."""
    return set(_says(msgspec.to_builtins(told)))


def _says(raw: object) -> list[str]:
    if isinstance(raw, dict):
        own = [str(raw["key"])] if "key" in raw else []
        return own + [key for value in raw.values() for key in _says(value)]
    if isinstance(raw, list | tuple):
        return [key for value in raw for key in _says(value)]
    return []
