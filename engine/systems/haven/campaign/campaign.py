"""Haven's campaign as the bot sees it (implements `engine.core.campaign.Campaigning`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from inspect import signature

from engine.core.books import Books
from engine.core.campaign import Actor, Deed, Done, Landmark, Page, Played, Terms
from engine.core.prompt import Rejected
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.system import Listing, Setup
from engine.core.tableau import Tableau
from engine.core.text import Say, say
from engine.systems.haven.campaign import (
    aftermath,
    answers,
    asked,
    atlas,
    city_page,
    creation,
    departure,
    donation,
    enhance_pages,
    enhancing,
    events_page,
    gm,
    gm_page,
    growth,
    opening,
    parties,
    quests,
    retirement,
    roster,
    sheets,
    shop,
    shop_pages,
    travel,
    unlocks,
    voting,
)
from engine.systems.haven.campaign.case import Case, PageMaker, Refused, Rule
from engine.systems.haven.campaign.tableaux.chronicle import LANDMARKS, history_tableau
from engine.systems.haven.campaign.unlocks import unlock_due
from engine.systems.haven.content import Pack

# Every module of this folder lists its own deeds and pages.
DEEDS: Mapping[str, Rule] = {
    **answers.DEEDS,
    **creation.DEEDS,
    **donation.DEEDS,
    **enhancing.DEEDS,
    **gm.DEEDS,
    **growth.DEEDS,
    **parties.DEEDS,
    **retirement.DEEDS,
    **sheets.DEEDS,
    **shop.DEEDS,
    **travel.DEEDS,
    **voting.DEEDS,
}
PAGES: Mapping[str, PageMaker] = {
    **asked.PAGES,
    **atlas.PAGES,
    **city_page.PAGES,
    **departure.PAGES,
    **enhance_pages.PAGES,
    **events_page.PAGES,
    **gm_page.PAGES,
    **parties.PAGES,
    **quests.PAGES,
    **roster.PAGES,
    **sheets.PAGES,
    **shop_pages.PAGES,
    **unlocks.PAGES,
}

NO_CHANCE = Rng("blake2b-1:a page draws nothing")


class HavenCampaign:
    """The rules between scenarios, with a pack loaded."""

    landmarks = LANDMARKS

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def open(self, books: Books, rng: Rng) -> None:
        """A first party, the decks, the first locations."""
        opening.open_books(Case(books, self.pack, rng))

    def terms(self, deed: Deed) -> Terms:
        """What the table must know of a deed."""
        rule, _ = _rule_for(deed)
        return Terms() if rule is None else rule.terms

    def do(self, books: Books, actor: Actor, deed: Deed, rng: Rng) -> Done | Rejected:
        """Do a deed, or refuse it."""
        rule, words = _rule_for(deed)
        if rule is None:
            return Rejected(say("haven-no-such-deed"))
        if rule.is_gms and not actor.is_gm:
            return Rejected(say("core-not-gm"))
        case = Case(books, self.pack, rng, actor, deed)
        before = {*books.matters}
        try:
            if deed.party is not None and not rule.is_gms:
                _ = case.party  # refuses who was not asked
            reply = rule.do(case, *words)
            unlock_due(case)
            asked.ask_on(case, before)
            return _done(case, reply)
        except Refused as refusal:
            return Rejected(refusal.why)

    def page(self, books: Books, actor: Actor, name: str) -> Page | Rejected:
        """A page as this person may see it."""
        word, *words = name.split(".")
        make, case = PAGES.get(word), Case(books, self.pack, NO_CHANCE, actor)
        if make is None or not _takes(make, case, *words):
            return Rejected(say("haven-no-such-page"))
        try:
            return make(case, *words)
        except Refused as refusal:
            return Rejected(refusal.why)

    def places(self, books: Books, actor: Actor) -> tuple[Listing, ...]:
        """Where the person's party may go."""
        return travel.places(Case(books, self.pack, NO_CHANCE, actor))

    def setup(self, books: Books, party: int, players: dict[Seat, str]) -> Setup | Rejected:
        """What a party sits down with."""
        case = Case(books, self.pack, NO_CHANCE)
        try:
            return travel.arrive(case, books.parties[party], players)
        except Refused as refusal:
            return Rejected(refusal.why)

    def settle(self, books: Books, party: int, played: Played, rng: Rng) -> Done:
        """What a game leaves behind."""
        case = Case(books, self.pack, rng)
        reply = aftermath.settle(case, books.parties[party], played)
        unlock_due(case)
        return _done(case, reply)

    def history(self, books: Books, told: Sequence[Landmark]) -> Tableau | None:
        """What the campaign remembers."""
        return history_tableau(Case(books, self.pack, NO_CHANCE), told)

    def problems(self, books: Books) -> tuple[str, ...]:
        """What no pack of ours knows."""
        return opening.problems(self.pack, books)


def _takes(make: PageMaker, *given: object) -> bool:
    """Whether a page may have so many words behind its name."""
    try:
        signature(make).bind(*given)
    except TypeError:
        return False
    return True


def _rule_for(deed: Deed) -> tuple[Rule | None, tuple[str, ...]]:
    """The rule of a deed's verb, which has one word or two (`buy`, `gm.decide`), and the others."""
    for length in (2, 1):
        rule, words = DEEDS.get(".".join(deed.words[:length])), deed.words[length:]
        if rule is not None:
            is_right = rule.words <= len(words) <= rule.words + rule.more
            return (rule, words) if is_right else (None, words)
    return None, ()


def _done(case: Case, reply: Say) -> Done:
    """What came of it; nobody departs while something waits for an answer."""
    departs = None if case.departs in case.books.matters else case.departs
    return Done(reply, tuple(case.events), tuple(case.posts), departs, case.asks)
