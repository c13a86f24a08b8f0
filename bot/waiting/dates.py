"""The day that somebody means when they say how long they are away."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta

from bot.waiting.habits import zone_of

LONGEST = timedelta(days=366)
OFFERED = (1, 2, 3, 5, 7, 10, 14, 21, 28)  # days from now

_ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_EUROPEAN = re.compile(r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})(?:[./](?P<year>\d{4})?)?")
_COUNT = re.compile(r"\+?(?P<days>\d{1,3})\s*(?:d|days?|j|jours?)?", re.IGNORECASE)


def today(now: datetime, zone: str | None) -> date:
    """The day it is where somebody lives."""
    return now.astimezone(zone_of(zone or "UTC")).date()


def read_date(typed: str, on: date) -> date | None:
    """A day as somebody types it: `2026-08-20`, `20.8.`, `20/08/2026`, `+5`, `5 days`."""
    typed = typed.strip()
    count = _COUNT.fullmatch(typed)
    if count is not None:
        return on + timedelta(days=int(count["days"]))
    match = _ISO.fullmatch(typed) or _EUROPEAN.fullmatch(typed)
    if match is None:
        return None
    day, month = int(match["day"]), int(match["month"])
    if match["year"] is not None:
        return _day(int(match["year"]), month, day)
    this = _day(on.year, month, day)  # without a year the next such day is meant
    return this if this is None or this >= on else _day(on.year + 1, month, day)


def _day(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def end_of(day: date, zone: str | None) -> datetime:
    """The moment at which a day is over where somebody lives."""
    midnight = datetime.combine(day + timedelta(days=1), time(), zone_of(zone or "UTC"))
    return midnight.astimezone(UTC)
