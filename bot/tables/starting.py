"""Sitting down to a scenario."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply
from bot.store import games, journal
from bot.store.journal import Record
from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.arranging import Arranged, no
from bot.tables.desk import Desk
from bot.tables.notices import Asked
from engine.core.event import Event
from engine.core.game import Game
from engine.core.rng import commitment, seed_from
from engine.core.system import BadSetup, HeroSetup, Listing, Setup
from engine.core.text import Say, say


class Chosen(msgspec.Struct, frozen=True):
    """What a table wants to play, and how."""

    scenario: str
    level: int | None = None  # None: as the rules recommend
    settings: Mapping[str, str | int | bool] = {}  # house rules and variants


class Starting(Desk):
    """The part of `Tables` that starts games."""

    async def start(self, channel: int, person: Person, chosen: Chosen, *, key: str) -> Reply:
        """Start a scenario with everybody who has a seat and a hero."""

        async def command(tx: AsyncConnection, campaign: CampaignInfo) -> Arranged:
            place = self._place(campaign, person, chosen.scenario)
            heroes = self._party(campaign)
            if isinstance(place, Say):
                return no(place)
            if isinstance(heroes, Say):
                return no(heroes)
            try:
                settings = dict.fromkeys(campaign.variants, True) | dict(chosen.settings)
                setup = Setup(place.id, heroes, chosen.level, settings)
                return await self._begin_game(tx, campaign, person, place, setup, key)
            except BadSetup as refusal:
                return no(refusal.why)

        return await self._arrange(channel, person, key, command)

    def _place(self, campaign: CampaignInfo, person: Person, scenario: str) -> Listing | Say:
        if person.id != campaign.gm and not campaign.seats_of(person.id):
            return say("table-not-seated")
        if campaign.game is not None:
            return say("table-game-runs")
        listed = self._systems[campaign.system].scenarios()
        found = next((listing for listing in listed if listing.id == scenario), None)
        return found or say("table-no-scenario")

    def _party(self, campaign: CampaignInfo) -> tuple[HeroSetup, ...] | Say:
        """Everybody who goes, or why they cannot go."""
        dead = tuple(
            say("bot-name", name=s.hero or "")
            for s in campaign.seats
            if s.is_dead and s.person is not None
        )
        if dead:
            return say("table-dead-heroes", heroes=dead, count=len(dead))
        heroes = _heroes(campaign)
        allowed = self._systems[campaign.system].seats_allowed()
        if len(heroes) in allowed:
            return heroes
        return say("table-wrong-party", least=allowed[0], most=allowed[-1], count=len(heroes))

    async def _begin_game(
        self,
        tx: AsyncConnection,
        campaign: CampaignInfo,
        person: Person,
        place: Listing,
        setup: Setup,
        key: str,
    ) -> Arranged:
        seed = seed_from(secrets.token_bytes(16))
        game, events = Game.new(self._systems[campaign.system], setup, seed)
        promise, now = commitment(seed), self._clock.now()
        facts = await games.create(
            tx,
            campaign=campaign.id,
            system=campaign.system,
            setup=setup,
            seed=seed,
            commitment=promise,
            now=now,
        )
        line = say("table-started", game=facts.id, scenario=place.name, commitment=promise)
        reply = Reply(say("table-started-reply", scenario=place.name), game=facts.id)
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
            events=(Event(line), *events),
        )
        await journal.write(tx, page)
        await games.add_snapshot(tx, facts.id, 1, game.snapshot())
        return reply, _first_messages(campaign, facts.id, game, (line, events), person)


def _heroes(campaign: CampaignInfo) -> tuple[HeroSetup, ...]:
    return tuple(
        HeroSetup(s.seat, s.hero, s.class_id, s.level, player=str(s.person))
        for s in campaign.seats
        if s.person is not None and s.hero is not None and s.class_id is not None
    )


def _first_messages(
    campaign: CampaignInfo,
    number: int,
    game: Game[object],
    told: tuple[Say, tuple[Event, ...]],
    person: Person,
) -> list[Draft]:
    line, events = told
    return [
        notices.post(campaign, line, number),
        *notices.stories(campaign, number, events),
        notices.board(campaign, number),
        *notices.picks(campaign, number, game, Asked()),
        *notices.pings(campaign, number, game, Asked(), {person.id}),
    ]
