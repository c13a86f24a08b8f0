"""Whether a campaign file holds together, and whether this Emberhall knows what it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.archive.parts import ActPart, CampaignFile, GamePart
from bot.archive.reading import BadFile
from bot.systems import Systems
from bot.tables.names import tidy
from bot.tables.replay import ENTERING, GOING_BACK, Position
from engine.core.books import Books, of_seat
from engine.core.game import Entry, Snapshot
from engine.core.ledger import TABLES
from engine.core.rng import Rng, commitment
from engine.core.seat import Seat
from engine.core.soundness import faults
from engine.core.text import Say

LIVE = ("running", "paused")
Found = Iterator[str]  # sentences without a full stop, each beginning with the place


def check(file: CampaignFile, systems: Systems) -> None:
    """Raise `BadFile` with the first thing that is wrong."""
    for makes in (_campaign, _people, _books, _ledger, _games, _rules):
        problem = next(makes(file, systems), None)
        if problem is not None:
            raise BadFile(f"{problem}.")


def books_in(file: CampaignFile) -> Books:
    """The books of a file."""
    part = file.books
    books = Books(
        chance=part.chance,
        parties={party.id: party for party in part.parties},
        heroes={hero.id: hero for hero in part.heroes},
        stickers=part.stickers,
        decks={deck.name: deck.cards for deck in part.decks},
        matters={matter.party: matter for matter in part.matters},
    )
    for holding in part.holdings:
        books.put(holding.owner, holding.kind, holding.thing, holding.count)
    return books


def _campaign(file: CampaignFile, systems: Systems) -> Found:
    about = file.campaign
    if about.system not in systems:
        yield "campaign.system names rules that are not known here"
        return
    known = {listing.id for listing in systems[about.system].variants()}
    for n, variant in enumerate(about.variants):
        if variant not in known:
            yield f"campaign.variants[{n}] names a house rule that is not known here"
    if isinstance(tidy(about.name), Say):
        yield "campaign.name holds characters that cannot be shown"
    if not _is_promised(about.seed, about.commitment):
        yield "campaign.commitment is not that of campaign.seed"


def _is_promised(seed: str, promise: str) -> bool:
    try:
        Rng(seed)
    except ValueError:
        return False
    return commitment(seed) == promise


def _people(file: CampaignFile, systems: Systems) -> Found:
    yield from _twice("people", file.people, lambda person: person.id)
    yield from _twice("seats", file.seats, lambda seat: seat.seat)
    held = [seat.person for seat in file.seats if seat.person is not None]
    if len(set(held)) < len(held):
        yield "seats names somebody twice"
    known = {person.id for person in file.people}
    named: list[tuple[str, str | None]] = [("campaign.gm", file.campaign.gm)]
    named += [(f"seats[{n}].person", seat.person) for n, seat in enumerate(file.seats)]
    named += [(f"ledger[{n}].actor", entry.actor) for n, entry in enumerate(file.ledger)]
    named += [
        (f"games[{g}].journal[{n}].actor", act.actor)
        for g, game in enumerate(file.games)
        for n, act in enumerate(game.journal)
    ]
    for place, person in named:
        if person is not None and person not in known:
            yield f"{place} names nobody of people"


def _books(file: CampaignFile, systems: Systems) -> Found:
    part = file.books
    yield from _twice("books.parties", part.parties, lambda row: row.id)
    yield from _twice("books.heroes", part.heroes, lambda row: row.id)
    yield from _twice("books.holdings", part.holdings, lambda r: (r.owner, r.kind, r.thing))
    yield from _twice("books.stickers", part.stickers, lambda r: (r.class_id, r.card, r.slot))
    yield from _twice("books.decks", part.decks, lambda row: row.name)
    yield from _twice("books.matters", part.matters, lambda row: row.party)
    seats = {seat.seat for seat in file.seats}
    for n, hero in enumerate(part.heroes):
        if hero.seat not in seats:
            yield f"books.heroes[{n}].seat names none of seats"
        if isinstance(tidy(hero.name), Say):
            yield f"books.heroes[{n}].name is no name"
    for n, holding in enumerate(part.holdings):
        if not holding.count:
            yield f"books.holdings[{n}].count is 0"
    owners = {of_seat(Seat(seat)) for seat in seats}
    for n, holding in enumerate(part.holdings):
        if holding.owner.startswith("seat.") and holding.owner not in owners:
            yield f"books.holdings[{n}].owner names none of seats"
    yield from (f"books.{fault.place} cannot be" for fault in faults(books_in(file)))


def _ledger(file: CampaignFile, systems: Systems) -> Found:
    yield from _twice("ledger", file.ledger, lambda entry: entry.n)
    numbers = {entry.n for entry in file.ledger}
    for n, entry in enumerate(file.ledger):
        place = f"ledger[{n}]"
        if entry.game is not None and entry.game > len(file.games):
            yield f"{place}.game names none of games"
        by = entry.undone_by
        if by is not None and (by not in numbers or by <= entry.n):
            yield f"{place}.undone_by names no later entry"
        yield from _twice(f"{place}.numbers", entry.numbers, lambda row: row.hero)
        for c, change in enumerate(entry.changes):
            if change.table not in TABLES:
                yield f"{place}.changes[{c}].table is no part of the books"


def _games(file: CampaignFile, systems: Systems) -> Found:
    parties = {party.id for party in file.books.parties}
    yield from _twice("games", file.games, lambda game: game.commitment)
    live = [n for n, game in enumerate(file.games) if game.status in LIVE]
    if len(live) > 1:
        yield f"games[{live[1]}].status says that a second game is played"
    for n, game in enumerate(file.games):
        place = f"games[{n}]"
        if game.system != file.campaign.system:
            yield f"{place}.system is not that of the campaign"
        if game.party not in parties:
            yield f"{place}.party names none of books.parties"
        if (game.ended_at is None) != (game.status in LIVE):
            yield f"{place}.ended_at contradicts its status"
        if not _is_promised(game.seed, game.commitment):
            yield f"{place}.commitment is not that of its seed"
        yield from _snapshots(place, game)
        yield from _journal(place, game)


def _journal(place: str, game: GamePart) -> Found:
    steps = {snapshot.revision for snapshot in game.snapshots}
    for n, act in enumerate(game.journal):
        if act.revision != n + 1:
            yield f"{place}.journal[{n}].revision is not {n + 1}"
        if act.parent >= act.revision:
            yield f"{place}.journal[{n}].parent is no earlier revision"
        if not _is_sound(act, steps):
            yield f"{place}.journal[{n}].body does not fit its kind"


def _is_sound(act: ActPart, steps: set[int]) -> bool:
    try:
        if act.kind in ENTERING:
            msgspec.convert(act.body, Entry)
        if act.kind in GOING_BACK:
            return msgspec.convert(act.body, Position).base in steps
    except msgspec.ValidationError:
        return False
    return True


def _snapshots(place: str, game: GamePart) -> Found:
    yield from _twice(f"{place}.snapshots", game.snapshots, lambda row: row.revision)
    if game.snapshots[0].revision != 1:
        yield f"{place}.snapshots[0].revision is not 1"
    for n, row in enumerate(game.snapshots):
        if row.revision > len(game.journal):
            yield f"{place}.snapshots[{n}].revision names no row of its journal"
        try:
            snapshot = msgspec.json.decode(row.body, type=Snapshot)
        except msgspec.MsgspecError:
            yield f"{place}.snapshots[{n}].body is no snapshot"
            return
        if (snapshot.system, snapshot.step) != (game.system, row.step):
            yield f"{place}.snapshots[{n}].body is of another game or step"


def _rules(file: CampaignFile, systems: Systems) -> Found:
    """What only the rules of the system can tell: ids of classes, items, events and so on."""
    system = systems[file.campaign.system]
    for place in system.campaign.problems(books_in(file)):
        yield f"books.{place} names something that is not known here"
    scenarios = {listing.id for listing in system.scenarios()}
    for n, game in enumerate(file.games):
        if game.status in LIVE and game.scenario not in scenarios:
            yield f"games[{n}].scenario names something that is not known here"


def _twice(place: str, rows: Sequence[Any], key: Callable[[Any], object]) -> Found:
    counts = Counter(map(key, rows))
    seen: set[object] = set()
    for n, row in enumerate(rows):
        if counts[key(row)] > 1 and key(row) in seen:
            yield f"{place}[{n}] stands there twice"
        seen.add(key(row))
