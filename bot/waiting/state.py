"""What is remembered about a game that waits for somebody."""

from __future__ import annotations

from datetime import datetime

import msgspec

from engine.core.seat import Seat


class Timer(msgspec.Struct):
    """When a game must be looked at next, and what it looked like the last time."""

    game: int
    moved_at: datetime  # when a person did something last
    due: datetime | None = None
    revision: int = 0  # of the game, when it was looked at
    version: int = 0  # of the table's pace
    pace: str = "none"  # its name
    turn: int = 0  # counts the looks
    asked: list[str] = []
    is_paused: bool = False
    is_asleep: bool = False
    is_urgent: bool = False


class Wait(msgspec.Struct):
    """How long a seat has kept the table waiting, from question to question."""

    seat: Seat
    since: datetime  # since when the person owes the present answer
    silent_since: datetime | None = None  # since when the person has let the table wait
    person: int | None = None  # who is awaited for it; None: the clock
    prompt: str | None = None  # None: nothing is asked of the seat now
    reminders: int = 0  # since the silence began
    reminded_at: datetime | None = None
    told: list[str] = []  # where there are reminders now: channel, dm, call
    taken_step: int | None = None  # the clock decides for the seat in this step
    calls: int = 0  # of the GM, about this question
    is_last_told: bool = False
    is_hinted: bool = False

    def begin(self, prompt: str, person: int | None, since: datetime) -> None:
        """Another question, or the same one to somebody else: time begins anew."""
        if person != self.person:
            self.person = person
            self.hear()
        self.silent_since = self.silent_since or since
        self.prompt, self.since = prompt, since
        self.calls, self.is_last_told = 0, False

    def hear(self) -> None:
        """The person has done something: the silence is over."""
        self.silent_since = None
        self.reminders, self.reminded_at = 0, None
        self.taken_step, self.is_hinted = None, False
