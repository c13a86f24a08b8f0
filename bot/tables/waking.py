"""Messages that wake somebody up, and the ones that take them away again."""

from __future__ import annotations

from typing import Any

from bot.store.messages import Draft
from bot.tables import notices
from bot.tables.act import Act
from bot.waiting.habits import Habits
from bot.waiting.paces import Pace
from bot.waiting.plan import LOUD_FROM, Call, Remind
from bot.waiting.state import Wait
from engine.core.seat import Seat

CHANNEL, DM, CALL = "channel", "dm", "call"  # where a reminder lies; a call of the GM apart


def places(habits: Habits, number: int) -> tuple[str, ...]:
    """Where somebody is reminded: the later, the louder."""
    if habits.by == "both" or (habits.by == "dm" and number >= LOUD_FROM):
        return (CHANNEL, DM)
    return (habits.by,)


def remind(act: Act, wait: Wait, deed: Remind, place: str, habits: Habits) -> Draft:
    """A mention in the channel, or a direct message; one alone falls back on the channel."""
    is_alone = place == DM and CHANNEL not in places(habits, deed.number)
    body = {
        "seat": wait.seat,
        "person": wait.person,
        "prompt": wait.prompt,
        "number": deed.number,
        "is_last": deed.is_last,
        "place": place,
        "may_fall_back": is_alone,
        "since": int(wait.since.timestamp()),
    }
    return _draft(act, "remind", place, wait.seat, body, wait.person)


def call(act: Act, deed: Call, wait: Wait, pace: Pace) -> Draft:
    """The GM is asked to decide for somebody, or told that somebody has vanished."""
    since = wait.silent_since if deed.why == "vanished" else wait.since
    body = {
        "seat": deed.seat,
        "why": deed.why,
        "prompt": wait.prompt,
        "since": int((since or wait.since).timestamp()),
        "pace": pace.name,
    }
    return _draft(act, "call", CALL, deed.seat, body, None)


def fold(act: Act, seat: Seat, place: str) -> Draft:
    """What was sent about a seat is taken away: in the same lane, so never too early."""
    return _draft(act, "fold", place, seat, {"seat": seat, "place": place}, None)


def _draft(
    act: Act, kind: str, place: str, seat: Seat, body: dict[str, Any], person: int | None
) -> Draft:
    campaign, game = act.campaign, act.facts.id
    if place == DM:
        return Draft(kind, f"reminder:{game}:{seat}", person or campaign.gm, body, game)
    return Draft(kind, notices.lane(campaign), campaign.channel, body, game)
