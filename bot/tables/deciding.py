"""The clock answers for somebody: journaled as an answer of nobody, with the reason beside it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial

from bot.facts import Reply
from bot.tables.act import Act
from bot.traces import trace
from bot.waiting.paces import Pace, span
from engine.core.event import Event
from engine.core.prompt import Answer, Prompt, Rejected
from engine.core.seat import Seat
from engine.core.text import Say, say

log = logging.getLogger(__name__)

BY = "clock"  # what the journal says in `by`


async def decide(
    act: Act, seat: Seat, prompt: Prompt, *, why: str, pace: Pace, is_new: bool
) -> Reply | None:
    """Give an answer for a seat; None if none can be found.

    Nothing that is told depends on the answer: a secret pick stays secret. `is_new`: nobody was
    told in this step that the clock decides for the seat.
    """
    answer = default(act, seat, prompt, why, pace)
    if answer is None:
        return None
    outcome = act.game.submit(seat, answer)
    if isinstance(outcome, Rejected):
        return None
    line = _line(act, seat, why, pace)
    is_told = is_new or why == "reaction"
    return await act.accept(
        "answer",
        outcome,
        line,
        events=(Event(line),) if is_told else (),
        posts=(line,) if is_new and why == "deadline" else (),
        mark={"by": BY, "why": why},
    )


def default(act: Act, seat: Seat, prompt: Prompt, why: str, pace: Pace) -> Answer | None:
    """The first of the answers in question that the rules take."""
    for make in _ways(act, seat, prompt, why, pace):
        try:
            answer = make()
        except Exception as error:  # its text might quote a hand
            log.error("no answer to %s: %s", prompt.kind, trace(error))
            continue
        if answer is not None and act.game.refusal(seat, answer) is None:
            return answer
    return None


def _ways(
    act: Act, seat: Seat, prompt: Prompt, why: str, pace: Pace
) -> Iterator[Callable[[], Answer | None]]:
    system, view = act.game.system, act.game.view(seat)
    if why == "reaction":
        yield lambda: system.reflex(view, prompt)
    if why == "deadline" and pace.expiry == "rest":
        yield lambda: system.rest(prompt)
    yield lambda: system.greedy(view, prompt)
    ids = tuple(option.id for option in prompt.options)
    yield partial(Answer, prompt.id, ids[: prompt.least])
    yield from (partial(Answer, prompt.id, (one,)) for one in ids)


def _line(act: Act, seat: Seat, why: str, pace: Pace) -> Say:
    chair = act.campaign.at(seat)
    hero = next((s.hero for s in act.game.view(None).seats if s.seat == seat), seat)
    if why == "away" and chair is not None:
        if chair.person is None:
            return say("waiting-plays", hero=hero)
        return say("waiting-plays-for", hero=hero, player=chair.person_name)
    limit = pace.reaction if why == "reaction" else pace.deadline
    if why == "reaction" and limit is not None:
        return say("waiting-reacts-for", hero=hero, time=span(limit))
    return say("waiting-decides-for", hero=hero, time=span(limit) if limit else "")
