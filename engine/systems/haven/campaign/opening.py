"""The first page of the books, and what books from elsewhere may name."""

from __future__ import annotations

from engine.core.books import WORLD, Books, Party
from engine.systems.haven.campaign import quests
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.unlocking import SIDE_SCENARIOS
from engine.systems.haven.content import Pack


def open_books(case: Case) -> None:
    """Lay out what a world starts with; older books get what they lack."""
    if not case.books.parties:
        case.books.parties[1] = Party(1, "")
    for scenario in case.pack.scenarios.values():
        if scenario.location.is_known:
            case.books.put(WORLD, "scenario", scenario.id, 1)
    _fill_side_deck(case)
    quests.fill_deck(case)


def _fill_side_deck(case: Case) -> None:
    """Shuffle in the side scenarios that are neither found nor in the deck (H-UNLOCK-11)."""
    deck = case.books.decks.setdefault(SIDE_SCENARIOS, [])
    taken = {*deck, *case.books.things(WORLD, "scenario")}
    sides = [s.id for s in case.pack.scenarios.values() if s.location.is_side]
    missing = [scenario for scenario in sides if scenario not in taken]
    if missing:
        deck += missing
        case.rng.shuffle(deck)


def problems(pack: Pack, books: Books) -> tuple[str, ...]:
    """What the books name that the pack does not know."""
    return tuple(
        f"heroes.{hero.id}.class_id"
        for hero in books.heroes.values()
        if hero.class_id not in pack.classes
    )
