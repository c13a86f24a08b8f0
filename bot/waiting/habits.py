"""When and how a person wants to be reminded."""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

WAYS = ("channel", "dm", "both")
INTERVALS = (0, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600)  # seconds; 0: never
SHORTEST, LONGEST = 300, 7 * 24 * 3600  # of an interval, in seconds
DAY = 24 * 60  # minutes

_CLOCK = re.compile(r"(?P<hours>\d{1,2})(?:[:.hH](?P<minutes>\d{2})?)?")
_OFFSET = re.compile(r"(?:UTC|GMT)\s*(?P<sign>[+-])\s*(?P<hours>\d{1,2})(?::?00)?", re.IGNORECASE)
_BETWEEN = re.compile(r"\s*(?:-|–|—|\.\.|\bto\b|\bà\b)\s*")


class Habits(msgspec.Struct, frozen=True):
    """What one person has settled about being reminded, at all tables."""

    zone: str | None = None
    quiet: tuple[int, int] | None = None  # from and until, in minutes of the day
    every: int | None = None  # seconds; None: as the table's pace recommends; 0: never
    by: str = "channel"

    @property
    def wants_reminders(self) -> bool:
        """Whether this person is reminded at all."""
        return self.every != 0


def awake(habits: Habits, at: datetime) -> datetime:
    """The first moment from `at` on that is outside the person's quiet hours."""
    if habits.quiet is None or habits.zone is None:
        return at
    start, end = habits.quiet
    local = at.astimezone(zone_of(habits.zone))
    minute = local.hour * 60 + local.minute
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return at
    day = local.date() if minute < end else local.date() + timedelta(days=1)
    risen = datetime.combine(day, time(end // 60, end % 60), local.tzinfo)
    return risen.astimezone(UTC)


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its own name; what the machine has forgotten counts as UTC."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return ZoneInfo("UTC")


def is_zone(name: str) -> bool:
    """Whether this machine knows a time zone by this name."""
    return name in available_timezones()


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """The time zones that people live in, by name."""
    kept = (z for z in available_timezones() if "/" in z and not z.startswith(("Etc/", "posix")))
    return (*sorted(kept), "UTC")


def find_zone(typed: str) -> str | None:
    """The time zone that somebody means: its name, its city alone, or an offset such as UTC+2."""
    wanted = "_".join(typed.split()).casefold()
    offset = _OFFSET.fullmatch(typed.strip())
    if offset is not None:
        return _by_offset(offset["sign"], int(offset["hours"]))
    exact = [z for z in zones() if z.casefold() == wanted]
    cities = [z for z in zones() if z.rpartition("/")[2].casefold() == wanted]
    found = exact or cities
    return found[0] if found and wanted else None


def _by_offset(sign: str, hours: int) -> str | None:
    """Zones of the family Etc count westwards."""
    if hours == 0:
        return "UTC"
    name = f"Etc/GMT{'-' if sign == '+' else '+'}{hours}"
    return name if name in available_timezones() else None


def read_quiet(typed: str) -> tuple[int, int] | None:
    """Quiet hours as somebody types them: `22-8`, `22:30 - 7:00`, `22h à 8h`; None: not so."""
    halves = [_minute(half) for half in _BETWEEN.split(typed.strip())]
    if len(halves) != 2 or halves[0] is None or halves[1] is None or halves[0] == halves[1]:
        return None
    return halves[0], halves[1]


def _minute(typed: str) -> int | None:
    match = _CLOCK.fullmatch(typed.strip())
    if match is None:
        return None
    minute = int(match["hours"]) * 60 + int(match["minutes"] or 0)
    is_sound = minute <= DAY and int(match["minutes"] or 0) < 60
    return minute % DAY if is_sound else None


def clock_face(minute: int) -> str:
    """A minute of the day as a clock shows it."""
    return f"{minute // 60:02d}:{minute % 60:02d}"
