"""The GM changes a game by their word alone, or lets it go on without waiting."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.facts import CampaignInfo, Person, Reply
from bot.store import waiting
from bot.store.games import GameFacts
from bot.tables.act import Act
from bot.tables.deciding import default
from bot.tables.mastering import Mastering, hero_on, who
from bot.tables.names import tidy_reason
from bot.tables.notices import Asked
from bot.tables.playing import closed
from bot.waiting.paces import Pace
from engine.core.decree import Decree
from engine.core.event import Event
from engine.core.game import Accepted, Game
from engine.core.prompt import Option, Prompt, Rejected
from engine.core.seat import GM, Seat
from engine.core.text import Say, say

SKIPPED = "skip"  # why, in the journal


class Decreeing(Mastering):
    """The part of `Tables` that serves the GM where the rules alone do not help."""

    async def decree(self, game: int, person: Person, decree: Decree, why: str, key: str) -> Reply:
        """Change something; the table reads what, by whom and why."""

        async def command(act: Act) -> Reply:
            enactment = act.game.enactment(decree)
            if isinstance(enactment, Rejected):
                return act.refuse(enactment.why)
            if enactment.needs_reason and not tidy_reason(why):
                return act.refuse(say("table-needs-reason"))
            outcome = act.game.decree(decree)
            if isinstance(outcome, Rejected):
                return act.refuse(outcome.why)
            line = say("table-gm-decreed", what=enactment.line, **who(act, why))
            return await act.accept("decree", outcome, line, events=(Event(line),), posts=(line,))

        return await self._master(game, person, key, command)

    async def decrees(
        self, game: int, person: Person, words: tuple[str, ...]
    ) -> tuple[Option, ...]:
        """How a decree of the GM's that begins so may go on; for others there is none."""

        async def look(
            tx: AsyncConnection, facts: GameFacts, campaign: CampaignInfo, game: Game[Any]
        ) -> tuple[Option, ...]:
            is_theirs = campaign.gm == person.id and facts.is_live
            return game.decrees(words) if is_theirs else ()

        return await self._look(game, look) or ()

    async def skip(self, game: int, person: Person, seat: Seat | None, why: str, key: str) -> Reply:
        """Answer for all who are awaited, or one, as the clock would; nobody sees what."""

        async def command(act: Act) -> Reply:
            refusal = closed(act)
            if refusal is None and seat is not None and hero_on(act, seat) is None:
                refusal = say("table-no-seat")
            if refusal is not None:
                return act.refuse(refusal)
            return await _skip(act, seat, why, await waiting.pace(act.tx, act.campaign.id))

        return await self._master(game, person, key, command)


async def _skip(act: Act, only: Seat | None, why: str, pace: Pace) -> Reply:
    """One row of the journal for each answer; the first one tells the table."""
    asked = [p for p in act.game.prompts if p.answer is None and (only is None or only in p.seats)]
    seats = [only or next((s for s in p.seats if s != GM), GM) for p in asked]
    heroes = tuple(_name(act, seat) for seat in dict.fromkeys(seats))
    line = say("table-gm-skipped", heroes=heroes, **who(act, why))
    key, done = act.key, 0
    for prompt, seat in zip(asked, seats, strict=True):
        outcome = _answered(act, seat, prompt, pace)
        if outcome is None:
            continue
        told = (line,) if done == 0 else ()
        act.key = f"{key}:{done}" if done else key
        events = tuple(Event(one) for one in told)
        mark = {"by": "gm", "why": SKIPPED}
        await act.accept("answer", outcome, line, events=events, posts=told, mark=mark)
        act.before = Asked.of(act.game)
        done += 1
    if done == 0:
        return act.refuse(say("table-nothing-to-skip"))
    return Reply(line, game=act.facts.id)


def _answered(act: Act, seat: Seat, prompt: Prompt, pace: Pace) -> Accepted | None:
    """Give the answer that time would bring; None if it is asked no more, or there is none."""
    if all(p.id != prompt.id for p in act.game.prompts):
        return None
    is_reaction = act.game.system.reflex(act.game.view(seat), prompt) is not None
    answer = default(act, seat, prompt, "reaction" if is_reaction else "deadline", pace)
    outcome = None if answer is None else act.game.submit(seat, answer)
    return outcome if isinstance(outcome, Accepted) else None


def _name(act: Act, seat: Seat) -> Say:
    return say("bot-name", name=hero_on(act, seat) or act.campaign.gm_name)
