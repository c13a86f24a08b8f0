"""What people do between games, and what they may read of it. Each deed is one transaction."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import Asking, CampaignInfo, LedgerEntry, Person, Reply
from bot.store import campaigns, ledger
from bot.store.books import Entry
from bot.tables.arranging import Arranged, no
from bot.tables.desk import NO_CAMPAIGN
from bot.tables.names import tidy, tidy_note, tidy_person
from bot.tables.open_books import OpenBooks, told
from bot.tables.starting import Chosen, Starting
from engine.core.campaign import Actor, Campaigning, Deed, Page
from engine.core.prompt import Rejected
from engine.core.soundness import faults
from engine.core.system import Listing
from engine.core.tableau import Tableau
from engine.core.text import Say, say

log = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_DEED = 200


class Keeping(Starting):
    """The part of `Tables` that keeps the books of campaigns."""

    async def do(self, channel: int, person: Person, deed: Deed, key: str) -> Reply:
        """Do a deed: whatever it changes, writes, posts and begins is kept together or not at all.

        The first who does something also lays out what new or older books lack.
        """

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            rules, actor = self._rules(campaign), actor_of(campaign, person)
            wanted = _closed(campaign, actor, rules, deed) or _worded(rules, deed)
            if isinstance(wanted, Say):
                return no(wanted)
            return await self._carry_out(tx, campaign, person, wanted, key)

        return await self._arrange(channel, person, key, command)

    async def new_hero(
        self, channel: int, person: Person, *, class_id: str, name: str, level: int = 1, key: str
    ) -> Reply:
        """Make a hero for the seat that one holds."""
        return await self.do(channel, person, Deed(f"create.{class_id}.{level}", name), key)

    async def start(self, channel: int, person: Person, chosen: Chosen, *, key: str) -> Reply:
        """Set out for a scenario; it starts at once if nothing happens on the way."""
        facts = dict(chosen.settings)
        if chosen.level is not None:
            facts["level"] = chosen.level
        return await self.do(channel, person, Deed(f"travel.{chosen.scenario}", facts=facts), key)

    async def _carry_out(
        self, tx: AsyncConnection, campaign: CampaignInfo, person: Person, deed: Deed, key: str
    ) -> Arranged:
        books = await OpenBooks.load(tx, campaign.id, self._rules(campaign))
        actor, now = actor_of(campaign, person), self._clock.now()
        done = books.rules.do(books.books, actor, deed, books.rng)
        if isinstance(done, Rejected):
            return no(done.why)
        wrong = faults(books.books)
        if wrong:  # numbers beyond all bounds, or rules that forgot something
            log.error("%s would spoil %s", deed.words[0], [fault.place for fault in wrong])
            return no(say("table-impossible"))
        reply, drafts = Reply(done.reply), told(campaign, done)
        entry = Entry(deed=deed.name, actor=person.id, seat=actor.seat, key=key, events=done.events)
        if done.departs is not None:
            start = self._sit_down(campaign, books, done.departs)
            if isinstance(start, Say):
                return no(start)
            await books.write(tx, campaign.id, now)  # the game refers to the party
            reply, more = await self._begin_game(tx, campaign, person, start, key)
            drafts += more
        books.enter(replace(entry, game=reply.game))
        await books.write(tx, campaign.id, now)
        return reply, drafts

    # --- reading ----------------------------------------------------------------------------------

    async def page(self, channel: int, person: Person, name: str) -> Page | Reply:
        """A page of the campaign's books, as this person may see it."""

        def look(campaign: CampaignInfo, books: OpenBooks) -> Page | Reply:
            page = books.rules.page(books.books, actor_of(campaign, person), name)
            return Reply(page.why, ok=False) if isinstance(page, Rejected) else page

        return await self._leaf(channel, look)

    async def places(self, channel: int, person: Person) -> tuple[Listing, ...] | Reply:
        """Where the person's party may go."""

        def look(campaign: CampaignInfo, books: OpenBooks) -> tuple[Listing, ...]:
            return books.rules.places(books.books, actor_of(campaign, person))

        return await self._leaf(channel, look)

    async def asking(self, campaign: int, party: int) -> Asking | None:
        """The question that lies before a party, as everyone sees it: the page `matter.PARTY`."""

        async def read(tx: AsyncConnection) -> Asking | None:
            found = await campaigns.by_id(tx, campaign)
            if found is None:
                return None
            books = await OpenBooks.load(tx, campaign, self._rules(found))
            page = books.rules.page(books.books, Actor(None), f"matter.{party}")
            return None if isinstance(page, Rejected) else Asking(found, party, page)

        return await self._read(read)

    async def history(
        self, channel: int, person: Person, limit: int = 20, before: int | None = None
    ) -> tuple[LedgerEntry, ...] | Reply:
        """What happened to the campaign, newest first, as far as this person may know."""

        async def read(tx: AsyncConnection) -> tuple[LedgerEntry, ...] | Reply:
            campaign = await campaigns.in_channel(tx, channel)
            if campaign is None:
                return NO_CAMPAIGN
            seat = actor_of(campaign, person).seat
            return await ledger.history(tx, campaign.id, seat, limit, before)

        return await self._read(read)

    async def remembered(self, channel: int) -> Tableau | None:
        """A picture of the campaign's history, as everyone may know it."""

        async def read(tx: AsyncConnection) -> Tableau | None:
            campaign = await campaigns.in_channel(tx, channel)
            if campaign is None:
                return None
            rules = self._rules(campaign)
            told = await ledger.landmarks(tx, campaign.id, rules.landmarks)
            books = await OpenBooks.load(tx, campaign.id, rules)
            return rules.history(books.books, told)

        return await self._read(read)

    async def _leaf(self, channel: int, look: Callable[[CampaignInfo, OpenBooks], T]) -> T | Reply:
        """Look into the books of a channel's campaign without changing them."""

        async def read(tx: AsyncConnection) -> T | Reply:
            campaign = await campaigns.in_channel(tx, channel)
            if campaign is None:
                return NO_CAMPAIGN
            return look(campaign, await OpenBooks.load(tx, campaign.id, self._rules(campaign)))

        return await self._read(read)

    def _rules(self, campaign: CampaignInfo) -> Campaigning:
        return self._systems[campaign.system].campaign


def actor_of(campaign: CampaignInfo, person: Person) -> Actor:
    """As whom a person acts."""
    seat = next(iter(campaign.seats_of(person.id)), None)
    return Actor(seat, campaign.gm == person.id, campaign.variants, tidy_person(person).name)


def _closed(campaign: CampaignInfo, actor: Actor, rules: Campaigning, deed: Deed) -> Say | None:
    """Why a deed cannot be done here and now, whatever it is."""
    if actor.seat is None and not actor.is_gm:
        return say("table-not-seated")
    if campaign.game is not None and not rules.terms(deed).in_play:
        return say("table-game-runs")
    return say("core-no-such-deed") if len(deed.name) > LONGEST_DEED else None


def _worded(rules: Campaigning, deed: Deed) -> Deed | Say:
    """The deed with people's own words as they can be kept, or why they cannot."""
    text = tidy(deed.text) if rules.terms(deed).names else tidy_note(deed.text)
    return text if isinstance(text, Say) else replace(deed, text=text)
