"""What is to be done about a table that waits, and when: from plain facts alone."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import msgspec

from bot.waiting.habits import Habits, awake
from bot.waiting.paces import Pace
from bot.waiting.state import Wait
from engine.core.prompt import Prompt
from engine.core.seat import GM, Seat

MOST_REMINDERS = 5  # to somebody who does nothing
MOST_CALLS = 3  # of the GM about one question
LOUD_FROM = 3  # from this reminder on by every way that is open
VANISHED = timedelta(days=3)  # of silence: then the GM is told what can be done
DOZE = timedelta(days=7)  # after which a table that nobody plays at is left alone


class Owing(msgspec.Struct, frozen=True):
    """A seat that owes an answer."""

    wait: Wait
    prompt: Prompt
    habits: Habits  # of the person who is awaited for it
    is_auto: bool = False  # the clock plays it, for its player is away
    is_free: bool = False  # nobody sits there: the GM is awaited
    is_reaction: bool = False

    @property
    def seat(self) -> Seat:
        """The seat."""
        return self.wait.seat

    @property
    def is_alone(self) -> bool:
        """Whether nobody else may give this answer."""
        return [seat for seat in self.prompt.seats if seat != GM] == [self.seat]


class Scene(msgspec.Struct, frozen=True):
    """A table that waits, at one moment."""

    now: datetime
    step: int
    moved_at: datetime
    pace: Pace
    owing: tuple[Owing, ...]
    questions: int  # that were asked together
    has_company: bool  # somebody who is here plays, too: the clock may play for others at once
    gm_habits: Habits = Habits()


class Decide(msgspec.Struct, frozen=True):
    """The clock answers for a seat."""

    seat: Seat
    why: str  # away, reaction, deadline


class Remind(msgspec.Struct, frozen=True):
    """Whoever is awaited for a seat is reminded."""

    seat: Seat
    number: int
    is_last: bool = False  # all others have answered


class Call(msgspec.Struct, frozen=True):
    """The GM is called about a seat."""

    seat: Seat
    why: str  # deadline, vanished


class Rest(msgspec.Struct, frozen=True):
    """Nobody has played for so long that the clock stops."""


Deed = Decide | Remind | Call | Rest


class Plan(msgspec.Struct, frozen=True):
    """What is due now, and when something is due again."""

    deeds: tuple[Deed, ...]
    due: datetime | None


def plan(scene: Scene) -> Plan:
    """What to do now, at most one answer among it, and when to look again."""
    if scene.now >= scene.moved_at + DOZE:
        return Plan((Rest(),), None)
    candidates = list(_candidates(scene))
    due = [deed for at, deed in candidates if at <= scene.now]
    decided = [deed for deed in due if isinstance(deed, Decide)]
    seats = {deed.seat for deed in decided}  # whom the clock decides for now is not reminded first
    others = [d for d in due if not isinstance(d, Decide | Rest) and d.seat not in seats]
    later = [at for at, _ in candidates if at > scene.now]
    if scene.owing:
        later.append(scene.moved_at + DOZE)
    return Plan((*others, *decided[:1]), min(later, default=None))


def deadline(pace: Pace, since: datetime, is_taken: bool) -> datetime | None:
    """When the table's rule decides."""
    if pace.deadline is None:
        return None
    return since + (min(pace.grace, pace.deadline) if is_taken else pace.deadline)


def _candidates(scene: Scene) -> Iterator[tuple[datetime, Deed]]:
    decided: set[str] = set()  # of a question to several one answer is enough
    for owing in scene.owing:
        if owing.prompt.id not in decided:
            decided.add(owing.prompt.id)
            yield from _decisions(scene, owing)
        if owing.wait.person is not None and not owing.is_auto:
            yield from _reminders(scene, owing)


def _decisions(scene: Scene, owing: Owing) -> Iterator[tuple[datetime, Deed]]:
    pace, since, seat = scene.pace, owing.wait.since, owing.seat
    if owing.is_auto and owing.is_alone and scene.has_company:
        yield since, Decide(seat, "away")
        return
    if owing.is_reaction and owing.is_alone and pace.reaction is not None:
        yield since + pace.reaction, Decide(seat, "reaction")
    limit = deadline(pace, since, owing.wait.taken_step == scene.step)
    if limit is None or pace.deadline is None:
        return
    if pace.expiry != "gm":
        yield limit, Decide(seat, "deadline")
    elif owing.wait.calls < MOST_CALLS:
        yield since + pace.deadline * (owing.wait.calls + 1), Call(seat, "deadline")


def _reminders(scene: Scene, owing: Owing) -> Iterator[tuple[datetime, Deed]]:
    wait, habits, seat = owing.wait, owing.habits, owing.seat
    if not owing.is_free and not wait.is_hinted and wait.silent_since is not None:
        yield awake(scene.gm_habits, wait.silent_since + VANISHED), Call(seat, "vanished")
    if not habits.wants_reminders or wait.reminders >= MOST_REMINDERS:
        return
    is_last = scene.questions > 1 and len(scene.owing) == 1 and not wait.is_last_told
    at = awake(habits, wait.since + scene.pace.patience) if is_last else _next(scene, owing)
    limit = deadline(scene.pace, wait.since, wait.taken_step == scene.step)
    if limit is None or at < limit or scene.pace.expiry == "gm":
        yield at, Remind(seat, wait.reminders + 1, is_last)


def _next(scene: Scene, owing: Owing) -> datetime:
    habits = owing.habits
    interval = scene.pace.interval if habits.every is None else timedelta(seconds=habits.every)
    last = max(owing.wait.since, owing.wait.reminded_at or owing.wait.since)
    return awake(habits, last + interval)
