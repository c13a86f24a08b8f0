"""What only the GM may do. Each of it is told to the whole table."""

from __future__ import annotations

from typing import Any

from bot.facts import Person, Reply
from bot.store import games
from bot.tables import notices
from bot.tables.act import Act
from bot.tables.desk import Command, Desk
from bot.tables.names import because
from bot.tables.playing import closed, done, go_back
from engine.core.event import Event
from engine.core.game import Game
from engine.core.prompt import Answer, Rejected
from engine.core.seat import Seat
from engine.core.text import Say, say


class Mastering(Desk):
    """The part of `Tables` that serves the GM during a game."""

    async def pause(self, game: int, person: Person, why: str, key: str) -> Reply:
        """Nobody can answer until the GM lets the game go on."""

        async def command(act: Act) -> Reply:
            if act.facts.status == "paused":
                return act.refuse(say("table-already-paused"))
            await act.set_status("paused")
            return await publicly(act, "pause", say("table-gm-paused", **who(act, why)))

        return await self._master(game, person, key, command)

    async def resume(self, game: int, person: Person, why: str, key: str) -> Reply:
        """Let a paused game go on."""

        async def command(act: Act) -> Reply:
            if act.facts.status != "paused":
                return act.refuse(say("table-not-paused"))
            await act.set_status("running")
            reply = await publicly(act, "resume", say("table-gm-resumed", **who(act, why)))
            people = sorted(
                notices.keepers(act.campaign, (s for s in act.game.awaited if act.campaign.at(s)))
                - {act.person.id}
            )
            if people:
                await act.tell([notices.ping(act.campaign, act.facts.id, people)])
            return reply

        return await self._master(game, person, key, command)

    async def rewind(self, game: int, person: Person, count: int, why: str, key: str) -> Reply:
        """Undo so many accepted answers, across rounds if need be."""

        async def command(act: Act) -> Reply:
            if count < 1:
                return act.refuse(say("table-rewind-count"))
            line = say("table-gm-rewound", count=count, **who(act, why))
            return await go_back(act, count, "rewind", line, Event(line), posts=(line,))

        return await self._master(game, person, key, command)

    async def end(self, game: int, person: Person, why: str, key: str) -> Reply:
        """Break a game off. The sheets stay as they were; the seed becomes public."""

        async def command(act: Act) -> Reply:
            reply = await publicly(act, "end", say("table-gm-ended", **who(act, why)))
            await act.finish("ended", "", ())
            return reply

        return await self._master(game, person, key, command)

    async def announce_acting_for(self, game: int, person: Person, seat: Seat, key: str) -> Reply:
        """Tell the table that the GM answers for a seat in this step, before its options show."""

        async def command(act: Act) -> Reply:
            hero = hero_on(act, seat)
            if hero is None:
                return act.refuse(say("table-no-seat"))
            line = say("table-gm-acts-for", name=act.person.name, hero=hero)
            if await _is_announced(act, seat):
                return Reply(line, game=act.facts.id)
            body = moment(act.game)
            return await publicly(act, "acting-for", line, seat=seat, body=body)

        return await self._master(game, person, key, command)

    async def submit_for(
        self, game: int, person: Person, seat: Seat, answer: Answer, key: str
    ) -> Reply:
        """Answer for a seat. The journal says who did it."""

        async def command(act: Act) -> Reply:
            why, hero = closed(act), hero_on(act, seat)
            if why is not None or hero is None:
                return act.refuse(why or say("table-no-seat"))
            if not await _is_announced(act, seat):
                return act.refuse(say("table-announce-first"))
            outcome = act.game.submit(seat, answer)
            if isinstance(outcome, Rejected):
                return act.refuse(outcome.why)
            told = Event(say("table-gm-acted-for", name=act.person.name, hero=hero))
            line = done(act, answer.prompt)
            return await act.accept("answer", outcome, line, events=(told,))

        return await self._master(game, person, key, command)

    async def _master(self, game: int, person: Person, key: str, command: Command) -> Reply:
        async def checked(act: Act) -> Reply:
            if not act.is_gm:
                return act.refuse(say("core-not-gm"))
            if not act.facts.is_live:
                return act.refuse(say("core-game-over"))
            return await command(act)

        return await self._act(game, person, key, checked)


def moment(game: Game[Any]) -> dict[str, int]:
    """For how long an announcement holds: to the end of the step, or until the game goes back."""
    return {"step": game.step, "epoch": game.epoch}


async def _is_announced(act: Act, seat: Seat) -> bool:
    when = moment(act.game)
    return await games.announced_at(act.tx, act.facts.id, act.person.id, seat, when) is not None


async def publicly(
    act: Act, kind: str, line: Say, *, seat: Seat | None = None, body: object = None
) -> Reply:
    """Write down what changes nothing in the game itself; the whole table reads it."""
    return await act.record(kind, line, seat=seat, body=body, events=(Event(line),), posts=(line,))


def who(act: Act, why: str) -> dict[str, str | Say]:
    """Who does something, and why, as every public line of the GM's says it."""
    return {"name": act.person.name, "why": because(why)}


def hero_on(act: Act, seat: Seat) -> str | None:
    """The name of the hero that plays on a seat."""
    return next((s.hero for s in act.game.view(None).seats if s.seat == seat), None)
