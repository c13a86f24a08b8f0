"""How fast a table plays, and what happens when time is up."""

from __future__ import annotations

from datetime import timedelta

import msgspec

from engine.core.text import Say, say

PACES = ("none", "live", "12h", "24h", "48h")
EXPIRIES = ("autopilot", "rest", "gm")
REACTIONS = (0, 60, 300, 900, 3600, 4 * 3600, 12 * 3600)  # seconds; 0: like any other question
LONGEST_REACTION = 48 * 3600


class _Recommended(msgspec.Struct, frozen=True):
    """What goes with a pace unless somebody wants it otherwise; all in seconds."""

    deadline: int | None
    interval: int  # between two reminders
    reaction: int | None
    grace: int  # for more questions to somebody for whom the clock decides already
    patience: int  # before the last one who is awaited is told so


_HOUR = 3600
_BY_NAME = {
    "none": _Recommended(None, 24 * _HOUR, None, 600, 600),
    "live": _Recommended(600, 180, 60, 30, 30),
    "12h": _Recommended(12 * _HOUR, 4 * _HOUR, _HOUR, 600, 300),
    "24h": _Recommended(24 * _HOUR, 8 * _HOUR, 2 * _HOUR, 600, 300),
    "48h": _Recommended(48 * _HOUR, 16 * _HOUR, 4 * _HOUR, 600, 300),
}


class Pace(msgspec.Struct, frozen=True):
    """What a table has settled about waiting."""

    name: str = "none"
    expiry: str = "autopilot"
    reacts_in: int | None = None  # seconds; None: as the pace recommends; 0: like any question
    version: int = 0  # grows with all that changes who is awaited, and until when

    @property
    def deadline(self) -> timedelta | None:
        """How long a question may wait."""
        return _span(_BY_NAME[self.name].deadline)

    @property
    def reaction(self) -> timedelta | None:
        """How long a reaction may take; None: as long as any other answer."""
        seconds = _BY_NAME[self.name].reaction if self.reacts_in is None else self.reacts_in
        return _span(seconds or None)

    @property
    def interval(self) -> timedelta:
        """Between two reminders, for those who want no other interval."""
        return timedelta(seconds=_BY_NAME[self.name].interval)

    @property
    def grace(self) -> timedelta:
        """For more questions of the same round, once the clock decides for somebody."""
        return timedelta(seconds=_BY_NAME[self.name].grace)

    @property
    def patience(self) -> timedelta:
        """Until the last one who is awaited is told so."""
        return timedelta(seconds=_BY_NAME[self.name].patience)


def _span(seconds: int | None) -> timedelta | None:
    return None if seconds is None else timedelta(seconds=seconds)


def span(time: timedelta) -> Say:
    """A stretch of time in words."""
    return span_of(int(time.total_seconds()))


def span_of(seconds: int) -> Say:
    """So many seconds in words: in the largest unit that leaves no rest."""
    for key, size in (("waiting-days", 86400), ("waiting-hours", 3600), ("waiting-minutes", 60)):
        if seconds % size == 0 and (key != "waiting-days" or seconds > 2 * size):
            return Say(key, {"count": seconds // size})
    return say("waiting-seconds", count=seconds)


def pace_line(pace: Pace) -> Say:
    """What a table has settled, as one line."""
    limit, reaction = say("waiting-pace-no-deadline"), say("waiting-pace-no-reaction")
    if pace.deadline is not None:
        then = Say(f"waiting-then-{pace.expiry}")
        limit = say("waiting-pace-deadline", time=span(pace.deadline), then=then)
    if pace.reaction is not None:
        reaction = say("waiting-pace-reaction", time=span(pace.reaction))
    return say("waiting-pace-line", deadline=limit, reaction=reaction)
