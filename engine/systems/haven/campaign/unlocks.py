"""What happens once, as soon as its terms hold: boxes, events, parts of the town records.

Looked at after every deed and every game. World holdings: `unlock` and `record`, what has happened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.books import WORLD, Party, of_party
from engine.core.campaign import Page, Section
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, PageMaker, refuse
from engine.systems.haven.campaign.granting import grant
from engine.systems.haven.world import Term, Unlock


def unlock_due(case: Case) -> None:
    """Let everything happen whose time has come, and what follows from it."""
    while any(_happens(case, kind, rule) for kind, rule in _rules(case)):
        pass


def _rules(case: Case) -> Iterator[tuple[str, Unlock]]:
    yield from (("unlock", rule) for rule in case.pack.world.unlocks.values())
    if is_book_open(case):
        yield from (("record", part) for part in case.pack.world.records.values())


def is_book_open(case: Case) -> bool:
    """The town records open with the first retirement (H-UNLOCK-08)."""
    return bool(case.books.count(WORLD, "number", "retirements"))


def _happens(case: Case, kind: str, rule: Unlock) -> bool:
    """Whether it happens now; never a second time, whatever becomes of its terms."""
    if case.books.count(WORLD, kind, rule.id):
        return False
    parties = [party for _, party in sorted(case.books.parties.items())]
    party = next((p for p in parties if all(_holds(case, p, term) for term in rule.when)), None)
    if party is None:
        return False
    case.books.put(WORLD, kind, rule.id, 1)
    if kind == "record":
        case.post(say("haven-record-read", part=Say(f"record.{rule.id}")))
        case.post(Say(f"record.{rule.id}.text"))
    grant(case, party, rule.gains)
    return True


def _holds(case: Case, party: Party, term: Term) -> bool:
    value = _value(case, party, term)
    is_enough = term.least is None or value >= term.least
    return is_enough and (term.most is None or value <= term.most)


def _value(case: Case, party: Party, term: Term) -> int:
    books = case.books
    match term.what:
        case "reputation":
            return case.reputation(party)
        case "prosperity":
            return case.prosperity
        case "donations" | "retirements":
            return books.count(WORLD, "number", term.what)
        case "completed":
            return len(books.things(WORLD, "completed"))
        case "global":
            return books.count(WORLD, "achievement", term.name)
        case "party":
            return books.count(of_party(party.id), "achievement", term.name)
        case "scenario":
            return books.count(WORLD, "completed", term.name)
        case "box":
            return books.count(WORLD, "box", term.name)


def records_page(case: Case) -> Page:
    """The parts of the town records that may be read."""
    if not is_book_open(case):
        refuse("haven-records-closed")
    read = case.books.things(WORLD, "record")
    parts = [part for part in case.pack.world.records if part in read]
    sections = tuple(Section(Say(f"record.{p}"), (Say(f"record.{p}.text"),)) for p in parts)
    more = len(case.pack.world.records) - len(parts)
    lines = (say("haven-records-more", count=more),) if more else ()
    return Page(say("haven-records"), lines, sections)


PAGES: Mapping[str, PageMaker] = {"records": records_page}
