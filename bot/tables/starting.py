"""Sitting down to a scenario: the last step of a party's way there."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply
from bot.store import games, journal
from bot.store.journal import Record
from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.arranging import Arranged
from bot.tables.desk import Desk
from bot.tables.notices import Asked
from bot.tables.open_books import OpenBooks
from engine.core.event import Event
from engine.core.game import Game
from engine.core.prompt import Rejected
from engine.core.rng import commitment, seed_from
from engine.core.system import BadSetup, Setup
from engine.core.text import Say, say


class Chosen(msgspec.Struct, frozen=True):
    """What a table wants to play, and how."""

    scenario: str
    level: int | None = None  # None: as the rules recommend
    settings: Mapping[str, str | int | bool] = {}  # house rules and variants


class Start(msgspec.Struct, frozen=True):
    """A game that has begun, before anything of it is written down."""

    party: int
    setup: Setup
    seed: str
    game: Game[Any]
    events: tuple[Event, ...]


class Starting(Desk):
    """The part of `Tables` that starts games."""

    def _sit_down(self, campaign: CampaignInfo, books: OpenBooks, party: int) -> Start | Say:
        """Begin the game of a party that has arrived, or say why it cannot begin."""
        players = {s.seat: str(s.person) for s in campaign.seats if s.person is not None}
        setup = books.rules.setup(books.books, party, players)
        if isinstance(setup, Rejected):
            return setup.why
        heroes = tuple(hero for hero in setup.heroes if hero.seat in players)
        why = self._incomplete(campaign, len(heroes))
        if why is not None:
            return why
        settings = dict.fromkeys(campaign.variants, True) | dict(setup.settings)
        setup = replace(setup, heroes=heroes, settings=settings)
        seed = seed_from(secrets.token_bytes(16))
        try:
            game, events = Game.new(self._systems[campaign.system], setup, seed)
        except BadSetup as refusal:
            return refusal.why
        return Start(party, setup, seed, game, events)

    def _incomplete(self, campaign: CampaignInfo, count: int) -> Say | None:
        """Why these are not the heroes to go."""
        dead = tuple(
            say("bot-name", name=s.hero or "")
            for s in campaign.seats
            if s.is_dead and s.person is not None
        )
        if dead:
            return say("table-dead-heroes", heroes=dead, count=len(dead))
        allowed = self._systems[campaign.system].seats_allowed()
        if count in allowed:
            return None
        return say("table-wrong-party", least=allowed[0], most=allowed[-1], count=count)

    async def _begin_game(
        self, tx: AsyncConnection, campaign: CampaignInfo, person: Person, start: Start, key: str
    ) -> Arranged:
        """Write a game down that has begun."""
        game, promise, now = start.game, commitment(start.seed), self._clock.now()
        facts = await games.create(
            tx,
            campaign=campaign.id,
            party=start.party,
            system=campaign.system,
            setup=start.setup,
            seed=start.seed,
            commitment=promise,
            now=now,
        )
        name = self._scenario(campaign, start.setup.scenario)
        line = say("table-started", game=facts.id, scenario=name, commitment=promise)
        reply = Reply(say("table-started-reply", scenario=name), game=facts.id)
        record = Record(
            revision=1,
            parent=0,
            kind="start",
            actor=person.id,
            seat=None,
            body={},
            digest=game.digest(),
        )
        page = journal.Page(
            campaign=campaign.id,
            game=facts.id,
            record=record,
            key=key,
            reply=reply,
            epoch=game.epoch,
            awaited_since=now,
            now=now,
            events=(Event(line), *start.events),
        )
        await journal.write(tx, page)
        await games.add_snapshot(tx, facts.id, 1, game.snapshot())
        return reply, _first_messages(campaign, facts.id, start, line, person)

    def _scenario(self, campaign: CampaignInfo, scenario: str) -> Say:
        listed = self._systems[campaign.system].scenarios()
        return next(listing.name for listing in listed if listing.id == scenario)


def _first_messages(
    campaign: CampaignInfo, number: int, start: Start, line: Say, person: Person
) -> list[Draft]:
    return [
        notices.post(campaign, line, number),
        *notices.stories(campaign, number, start.events),
        notices.board(campaign, number),
        *notices.picks(campaign, number, start.game, Asked()),
        *notices.pings(campaign, number, start.game, Asked(), {person.id}),
    ]
