"""Answering, changing one's mind, taking back."""

from __future__ import annotations

from bot.facts import Person, Reply
from bot.store import games
from bot.store.journal import Record
from bot.tables.act import Act
from bot.tables.desk import Desk
from bot.tables.replay import Unreplayable, load_at, position_at, revision_before
from engine.core.event import Event
from engine.core.prompt import Answer, Prompt, Rejected
from engine.core.seat import GM, Seat
from engine.core.text import Say, say


class Playing(Desk):
    """The part of `Tables` that serves players during a game."""

    async def submit(self, game: int, person: Person, answer: Answer, key: str) -> Reply:
        """Answer a prompt; the seat follows from the person and the prompt."""

        async def command(act: Act) -> Reply:
            seat = closed(act) or _seat(act, answer.prompt)
            if isinstance(seat, Say):
                return act.refuse(seat)
            outcome = act.game.submit(seat[0], answer)
            if isinstance(outcome, Rejected):
                return act.refuse(outcome.why)
            return await act.accept("answer", outcome, done(act, answer.prompt))

        return await self._act(game, person, key, command)

    async def withdraw(self, game: int, person: Person, prompt_id: str, key: str) -> Reply:
        """Take a given answer back while others still think."""

        async def command(act: Act) -> Reply:
            seat = closed(act) or _seat(act, prompt_id)
            if isinstance(seat, Say):
                return act.refuse(seat)
            return await _withdraw(act, seat[0], prompt_id)

        return await self._act(game, person, key, command)

    async def take_back(self, game: int, person: Person, key: str) -> Reply:
        """Undo one's own last act, if it revealed nothing."""

        async def command(act: Act) -> Reply:
            why = closed(act)
            if why is not None:
                return act.refuse(why)
            seats = seats_of(act)
            if not seats:
                return act.refuse(say("table-not-seated"))
            given = _given(act, seats)
            if given is not None:
                return await _withdraw(act, *given)
            seat = next((s for s in seats if act.game.can_take_back(s)), None)
            if seat is None:
                return act.refuse(say("table-nothing-to-take-back"))
            told = Event(say("table-took-back", name=act.person.name))
            return await go_back(act, 1, "take-back", say("table-taken-back"), told, seat=seat)

        return await self._act(game, person, key, command)


def closed(act: Act) -> Say | None:
    """Why nobody can play just now."""
    if not act.facts.is_live:
        return say("core-game-over")
    return say("table-paused") if act.facts.status == "paused" else None


def seats_of(act: Act) -> tuple[Seat, ...]:
    """The seats that a person may answer for; the GM's own comes last."""
    return (*act.campaign.answered_by(act.person.id), *((GM,) if act.is_gm else ()))


def done(act: Act, prompt_id: str) -> Say:
    """What to say about an accepted answer."""
    is_still_open = any(prompt.id == prompt_id for prompt in act.game.prompts)
    return say("table-answer-kept") if is_still_open else say("table-answered")


async def go_back(
    act: Act,
    count: int,
    kind: str,
    line: Say,
    told: Event,
    *,
    seat: Seat | None = None,
    posts: tuple[Say, ...] = (),
) -> Reply:
    """Go back so many accepted acts, across steps if need be."""
    records = await games.records(act.tx, act.facts.id)
    revision = revision_before(records, act.facts.revision, count)
    if revision is None:
        return act.refuse(say("table-rewind-too-far"))
    return await go_back_to(act, records, revision, kind, line, told, seat=seat, posts=posts)


async def go_back_to(
    act: Act,
    records: list[Record],
    revision: int,
    kind: str,
    line: Say,
    told: Event,
    *,
    seat: Seat | None = None,
    posts: tuple[Say, ...] = (),
) -> Reply:
    """Go back to where the game stood at a revision. The journal only grows."""
    snapshots = await games.snapshot_revisions(act.tx, act.facts.id)
    position = position_at(records, snapshots, revision)
    try:
        game = await load_at(act.tx, act.facts, act.game.system, position)
    except Unreplayable:
        return act.refuse(say("table-rewind-impossible"))
    if game.digest() != next(r.digest for r in records if r.revision == revision):
        return act.refuse(say("table-rewind-impossible"))
    act.game = game
    return await act.record(
        kind, line, seat=seat, body=position, parent=revision, events=(told,), posts=posts
    )


def _prompt(act: Act, prompt_id: str) -> Prompt | None:
    return next((p for p in act.game.prompts if p.id == prompt_id), None)


def _seat(act: Act, prompt_id: str) -> Say | tuple[Seat]:
    """As whom a person answers a prompt."""
    seats = seats_of(act)
    if not seats:
        return say("table-not-seated")
    prompt = _prompt(act, prompt_id)
    if prompt is None:
        return say("core-stale")
    mine = [seat for seat in seats if seat in prompt.seats]
    return (mine[0],) if mine else say("core-not-yours")


def _given(act: Act, seats: tuple[Seat, ...]) -> tuple[Seat, str] | None:
    """An answer of these seats that can still be changed."""
    return next(
        (
            (seat, prompt.id)
            for prompt in act.game.prompts
            if prompt.answer is not None
            for seat in seats
            if seat in prompt.seats
        ),
        None,
    )


async def _withdraw(act: Act, seat: Seat, prompt_id: str) -> Reply:
    outcome = act.game.withdraw(seat, prompt_id)
    if isinstance(outcome, Rejected):
        return act.refuse(outcome.why)
    return await act.accept("withdraw", outcome, say("table-withdrawn"))
