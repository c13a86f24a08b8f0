"""The first page of the books, and what books from elsewhere may name."""

from __future__ import annotations

from engine.core.books import Books, Party
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.content import Pack


def open_books(case: Case) -> None:
    """Lay out what a world starts with; older books get what they lack."""
    if not case.books.parties:
        case.books.parties[1] = Party(1, "")


def problems(pack: Pack, books: Books) -> tuple[str, ...]:
    """What the books name that the pack does not know."""
    return tuple(
        f"heroes.{hero.id}.class_id"
        for hero in books.heroes.values()
        if hero.class_id not in pack.classes
    )
