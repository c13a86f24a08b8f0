"""Looking at campaigns and games, as one person or as everyone."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import BoardPlace, CampaignInfo, Person, Reply, Sitting, TableView
from bot.store import campaigns, games, waiting
from bot.store.games import GameFacts
from bot.tables.deadlines import first_deadline
from bot.tables.desk import NO_CAMPAIGN, NO_GAME, Desk
from bot.tables.mastering import moment
from engine.core.advice import Advice
from engine.core.game import Game
from engine.core.prompt import Prompt
from engine.core.seat import GM, Seat
from engine.core.text import Say, say
from engine.core.view import DrawView, PileView, View

RECENT = 8  # public log lines on the board
LOOKED_AT = 80  # log lines among which attacks are looked for
DRAWS = 8  # attacks whose modifier cards are shown


class Reading(Desk):
    """The part of `Tables` that changes nothing."""

    async def campaigns(self, guild: int) -> tuple[CampaignInfo, ...]:
        """The live campaigns of a server."""
        return await self._read(lambda tx: campaigns.in_guild(tx, guild))

    async def campaign_in(self, channel: int) -> CampaignInfo | None:
        """The live campaign of a channel."""
        return await self._read(lambda tx: campaigns.in_channel(tx, channel))

    async def games_of(self, person: int) -> tuple[CampaignInfo, ...]:
        """Where a person sits at a live game."""
        return await self._read(lambda tx: campaigns.playing(tx, person))

    async def tables_of(self, person: int) -> tuple[CampaignInfo, ...]:
        """Where a person sits, stands in or is the GM, whether or not a game is played."""
        return await self._read(lambda tx: campaigns.of_person(tx, person))

    async def sitting(
        self, person: Person, *, channel: int | None = None, game: int | None = None
    ) -> Sitting | Reply:
        """A game as a person sees it: by its number, or the last one of a channel."""
        if game is None:
            found = await self._game_in(channel)
            if isinstance(found, Reply):
                return found
            game = found

        async def look(
            tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo, game: Game[Any]
        ) -> Sitting:
            return _sitting(facts, campaign, game, person.id)

        return await self._look(game, look) or NO_GAME

    async def sitting_for(self, person: Person, game: int, seat: Seat) -> Sitting | Reply:
        """A game as a seat sees it, for the GM who has announced to act for it."""

        async def look(
            tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo, game: Game[Any]
        ) -> Sitting | Reply:
            if campaign.gm != person.id:
                return Reply(say("core-not-gm"), ok=False, game=facts.id)
            since = await games.announced_at(tx, facts.id, person.id, seat, moment(game))
            if since is None:
                return Reply(say("table-announce-first"), ok=False, game=facts.id)
            prompts = await _open_to(tx, facts.id, game, seat, person.id, since)
            return Sitting(
                campaign=campaign,
                game=facts.id,
                status=facts.status,
                seats=(seat,),
                is_gm=True,
                prompts=prompts,
                view=_narrowed(game.view(seat), prompts),
                revision=facts.revision,
            )

        return await self._look(game, look) or NO_GAME

    async def table(self, game: int) -> TableView | None:
        """A game as everyone sees it."""
        return await self._look(game, _table)

    async def why(self, game: int, figure: str) -> Advice | None:
        """Why a figure did last what it did, as everyone may know."""

        async def look(
            tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo, game: Game[Any]
        ) -> Advice | None:
            return game.why(figure)

        return await self._look(game, look)

    async def forecast(
        self, game: int, person: Person, target: str, value: int | None
    ) -> Advice | None:
        """What the next attack of a person's own hero would do to a target."""

        async def look(
            tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo, game: Game[Any]
        ) -> Advice | None:
            seats = campaign.answered_by(person.id)
            told = (game.forecast(seat, target, value) for seat in seats)
            return next((advice for advice in told if advice is not None), None)

        return await self._look(game, look)

    async def log(
        self, game: int, seat: Seat | None, limit: int = 20, before: int | None = None
    ) -> tuple[Say, ...]:
        """The last log lines that a seat (None: everyone) may read, oldest first.

        With `before` so many of the newest are left out.
        """
        events = await self._read(lambda tx: games.log(tx, game, seat, limit, before or 0))
        return tuple(event.say for event in events)

    async def draws(self, game: int) -> tuple[DrawView, ...]:
        """The modifier cards of the last attacks that everybody saw, newest last."""
        events = await self._read(lambda tx: games.log(tx, game, None, LOOKED_AT))
        draws = [event.draw for event in events if event.draw is not None]
        return tuple(draws[-DRAWS:])

    # --- where the messages lie on Discord --------------------------------------------------------

    async def board_place(self, game: int) -> BoardPlace | None:
        """Where a game's messages lie."""
        return await self._read(lambda tx: games.board_place(tx, game))

    async def remember_board(self, game: int, message: int | None, round_: int) -> None:
        """Note where the board of a round lies."""
        await self._read(lambda tx: games.remember(tx, game, message=message, round=round_))

    async def remember_ping(self, game: int, message: int | None) -> None:
        """Note where the last mention lies."""
        await self._read(lambda tx: games.remember(tx, game, ping=message))

    async def _game_in(self, channel: int | None) -> int | Reply:
        if channel is None:
            return NO_CAMPAIGN

        async def find(tx: AsyncConnection) -> int | Reply:
            if await campaigns.in_channel(tx, channel) is None:
                return NO_CAMPAIGN
            return await games.latest(tx, channel) or NO_GAME

        return await self._read(find)


async def _open_to(
    tx: AsyncConnection, number: int, game: Game[Any], seat: Seat, gm: int, since: int
) -> tuple[Prompt, ...]:
    """What a seat is asked, as the GM who acts for it may see it: not what it answered itself."""
    given = (r for r in await games.records(tx, number, after=since) if r.kind == "answer")
    answers = (r for r in given if "by" not in r.body)  # what the clock gave, the GM never saw
    actors = {f"{r.body['prompt']}.{game.epoch}": r.actor for r in answers if r.seat == seat}
    asked = (p for p in game.prompts if seat in p.seats)
    return tuple(p for p in asked if p.answer is None or actors.get(p.id) == gm)


def _narrowed(view: View, prompts: tuple[Prompt, ...]) -> View:
    """A seat's view as the GM who acts for it may have it: of its secrets the options alone."""
    named = {option.card for prompt in prompts for option in prompt.options}
    piles = (PileView(p.id, tuple(c for c in p.cards if c.id in named)) for p in view.piles)
    return replace(view, piles=tuple(p for p in piles if p.cards), notes=(), aims=())


def _sitting(facts: GameFacts, campaign: CampaignInfo, game: Game[Any], person: int) -> Sitting:
    seats = campaign.answered_by(person)
    is_gm = campaign.gm == person
    answering = (*seats, *((GM,) if is_gm else ()))
    prompts = tuple(p for p in game.prompts if any(s in p.seats for s in answering))
    is_open = facts.status == "running"
    return Sitting(
        campaign=campaign,
        game=facts.id,
        status=facts.status,
        seats=seats,
        is_gm=is_gm,
        prompts=prompts if facts.is_live else (),
        view=game.view(_acting(seats, prompts)),
        revision=facts.revision,
        can_take_back=is_open and any(game.can_take_back(s) for s in answering),
    )


def _acting(seats: tuple[Seat, ...], prompts: tuple[Prompt, ...]) -> Seat | None:
    """The seat through whose eyes a person looks: one that is asked, else the first."""
    asked = (s for p in prompts if p.answer is None for s in seats if s in p.seats)
    return next(asked, next(iter(seats), None))


async def _table(
    tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo, game: Game[Any]
) -> TableView:
    view = game.view(None)
    chairs = (campaign.at(seat) for seat in game.awaited) if facts.is_live else ()
    pace = await waiting.pace(tx, campaign.id)
    return TableView(
        campaign=campaign,
        game=facts.id,
        status=facts.status,
        round=view.round,
        view=view,
        awaited=tuple(chair for chair in chairs if chair is not None),
        since=facts.awaited_since,
        recent=tuple(e.say for e in await games.log(tx, facts.id, None, RECENT)),
        commitment=facts.commitment,
        seed=None if facts.is_live else await games.seed_of(tx, facts.id),
        revision=facts.revision,
        deadline=await first_deadline(tx, facts, game, pace),
        expiry=pace.expiry,
        asked=tuple(prompt.id for prompt in game.prompts if prompt.answer is None),
    )
