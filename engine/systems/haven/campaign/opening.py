"""The first page of the books, and what books from elsewhere may name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from engine.core.books import WORLD, Books, Party
from engine.systems.haven.campaign import decks, matters, quests
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.enhancing import odd_stickers
from engine.systems.haven.campaign.unlocking import DESIGNS, RANDOM_DESIGNS, SIDE_SCENARIOS
from engine.systems.haven.content import Pack


def open_books(case: Case) -> None:
    """Lay out what a world starts with; older books get what they lack."""
    if not case.books.parties:
        case.books.parties[1] = Party(1, "")
    for scenario in case.pack.scenarios.values():
        if scenario.location.is_known:
            case.books.put(WORLD, "scenario", scenario.id, 1)
    sides = [s.id for s in case.pack.scenarios.values() if s.location.is_side]
    _fill_deck(case, SIDE_SCENARIOS, sides, "scenario")
    quests.fill_deck(case)
    decks.lay_out(case)
    designs = [item.id for item in case.pack.items.values() if item.number in RANDOM_DESIGNS]
    _fill_deck(case, DESIGNS, designs, "design")


def _fill_deck(case: Case, name: str, things: Iterable[str], kind: str) -> None:
    """Shuffle in what is neither found nor in the deck (H-UNLOCK-09, -11)."""
    deck = case.books.decks.setdefault(name, [])
    taken = {*deck, *case.books.things(WORLD, kind)}
    missing = [thing for thing in things if thing not in taken]
    if missing:
        deck += missing
        case.rng.shuffle(deck)


def problems(pack: Pack, books: Books) -> tuple[str, ...]:
    """What the books name that the pack does not know, each with its place."""
    return (
        *_odd_heroes(pack, books),
        *_odd_things(pack, books),
        *_odd_cards(pack, books),
        *matters.problems(pack, books),
    )


def _odd_heroes(pack: Pack, books: Books) -> Iterator[str]:
    for hero in books.heroes.values():
        if hero.class_id not in pack.classes:
            yield f"heroes.{hero.id}.class_id"
        if hero.quest and hero.quest not in pack.world.quests:
            yield f"heroes.{hero.id}.quest"
        if not pack.world.quests.keys() >= {*hero.dealt}:
            yield f"heroes.{hero.id}.dealt"
    for party in books.parties.values():
        if party.place and party.place not in pack.scenarios:
            yield f"parties.{party.id}.place"
        if party.journey is not None and party.journey.scenario not in pack.scenarios:
            yield f"parties.{party.id}.journey"


def _odd_things(pack: Pack, books: Books) -> Iterator[str]:
    """Holdings of a kind whose things have names in the pack."""
    known: Mapping[str, Collection[str]] = {
        "item": pack.items,
        "design": pack.items,
        "stock": pack.items,
        "card": [card for one in pack.classes.values() for card in one.cards],
        "perk": [perk for one in pack.classes.values() for perk in one.perks],
        "class": pack.classes,
        "retired": pack.classes,
        "achievement": pack.achievements,
        "scenario": pack.scenarios,
        "completed": pack.scenarios,
        "played": pack.scenarios,
        "box": pack.world.boxes,
        "unlock": pack.world.unlocks,
        "record": pack.world.records,
    }
    for owner, kinds in sorted(books.holdings.items()):
        for kind in sorted(kinds.keys() & known.keys()):
            for thing in books.things(owner, kind):
                if thing not in known[kind]:
                    yield f"holdings.{owner}/{kind}/{thing}"
        for thing in books.things(owner, "treasure"):
            if not thing.isdecimal():
                yield f"holdings.{owner}/treasure/{thing}"


def _odd_cards(pack: Pack, books: Books) -> Iterator[str]:
    known: Mapping[str, Collection[str]] = {
        quests.DECK: pack.world.quests,
        SIDE_SCENARIOS: pack.scenarios,
        DESIGNS: pack.items,
        **{deck: [*map(str, numbers)] for deck, numbers in pack.events.items()},
    }
    for deck, cards in sorted(books.decks.items()):
        yield from (f"decks.{deck}" for card in cards if card not in known.get(deck, cards))
    yield from odd_stickers(pack, books)
