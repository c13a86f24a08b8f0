"""Quiet hours and time zones as people have them, days as people type them."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.waiting.dates import end_of, read_date, today
from bot.waiting.habits import Habits, awake, find_zone, read_quiet, zones
from bot.waiting.paces import Pace, span_of
from bot.words import Words

NIGHT = Habits("Europe/Paris", (22 * 60, 8 * 60))
WORDS = Words(strict=True)


def utc(day: int, hour: int, minute: int = 0, month: int = 1) -> datetime:
    return datetime(2030, month, day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("at", "risen"),
    [
        (utc(1, 12), utc(1, 12)),  # noon
        (utc(1, 20, 59), utc(1, 20, 59)),  # 21:59 in Paris
        (utc(1, 21), utc(2, 7)),  # 22:00
        (utc(2, 1), utc(2, 7)),  # 02:00
        (utc(2, 6, 59), utc(2, 7)),
        (utc(2, 7), utc(2, 7)),
        (utc(1, 21, month=7), utc(2, 6, month=7)),  # in summer Paris is two hours ahead
    ],
)
def test_nobody_is_woken_in_their_quiet_hours(at: datetime, risen: datetime) -> None:
    assert awake(NIGHT, at) == risen


def test_quiet_hours_may_lie_within_a_day() -> None:
    work = Habits("UTC", (9 * 60, 17 * 60))
    assert awake(work, utc(1, 10)) == utc(1, 17)
    assert awake(work, utc(1, 20)) == utc(1, 20)


def test_in_the_night_when_the_clocks_change_quiet_hours_end_by_the_clock() -> None:
    night = Habits("Europe/Paris", (22 * 60, 3 * 60 + 30))
    assert awake(night, utc(31, 0, 30, month=3)) == utc(31, 1, 30, month=3)  # 03:30, an hour less


def test_without_a_zone_or_quiet_hours_it_is_never_too_late() -> None:
    assert awake(Habits(), utc(1, 3)) == utc(1, 3)
    assert awake(Habits("Europe/Paris"), utc(1, 3)) == utc(1, 3)


def test_a_zone_that_the_machine_forgot_counts_as_utc() -> None:
    assert awake(Habits("Atlantis/Here", (0, 60)), utc(1, 0, 30)) == utc(1, 1)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("Europe/Paris", "Europe/Paris"),
        ("europe/paris", "Europe/Paris"),
        ("Paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        (" UTC ", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("gmt -5", "Etc/GMT+5"),
        ("UTC+0", "UTC"),
        ("UTC+99", None),
        ("Atlantis", None),
        ("", None),
        ("   ", None),
        ("../../etc/passwd", None),
        ("x" * 5000, None),
    ],
)
def test_zones_as_people_write_them(typed: str, found: str | None) -> None:
    assert find_zone(typed) == found


def test_there_is_a_zone_for_everybody() -> None:
    assert len(zones()) > 300 and "Europe/London" in zones()


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("22-8", (1320, 480)),
        ("22:30 - 7:00", (1350, 420)),
        ("22h30 à 8h", (1350, 480)),
        ("22.30–7", (1350, 420)),
        ("9 to 17", (540, 1020)),
        ("0-24", None),  # all day
        ("24-6", (0, 360)),
        ("8-8", None),
        ("25-3", None),
        ("22:70-3", None),
        ("22", None),
        ("22-8-9", None),
        ("at night", None),
        ("", None),
        ("9" * 4000, None),
    ],
)
def test_quiet_hours_as_people_write_them(typed: str, found: tuple[int, int] | None) -> None:
    assert read_quiet(typed) == found


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("2030-08-20", date(2030, 8, 20)),
        ("20.8.", date(2030, 8, 20)),
        ("20/08/2030", date(2030, 8, 20)),
        ("1.2", date(2031, 2, 1)),  # the next one
        ("+7", date(2030, 3, 8)),
        ("7", date(2030, 3, 8)),
        ("5 days", date(2030, 3, 6)),
        ("5 jours", date(2030, 3, 6)),
        ("0", date(2030, 3, 1)),
        ("30.2.", None),
        ("2030-13-01", None),
        ("0000-01-01", None),
        ("tomorrow", None),
        ("-3", None),
        ("", None),
        ("1" * 4000, None),
    ],
)
def test_days_as_people_write_them(typed: str, found: date | None) -> None:
    assert read_date(typed, date(2030, 3, 1)) == found


def test_a_day_ends_where_one_lives() -> None:
    assert today(utc(1, 23, 30), "Europe/Paris") == date(2030, 1, 2)
    assert end_of(date(2030, 1, 2), "Europe/Paris") == utc(2, 23)
    assert end_of(date(2030, 1, 2), None) == utc(3, 0)


@pytest.mark.parametrize(
    ("seconds", "english", "french"),
    [
        (60, "one minute", "une minute"),
        (3600, "one hour", "une heure"),
        (24 * 3600, "24 hours", "24 heures"),
        (3 * 24 * 3600, "3 days", "3 jours"),
        (90, "90 seconds", "90 secondes"),
    ],
)
def test_a_stretch_of_time_in_words(seconds: int, english: str, french: str) -> None:
    assert WORDS.speak(span_of(seconds), "en") == english
    assert WORDS.speak(span_of(seconds), "fr") == french


def test_reactions_may_be_given_another_time_or_none_of_their_own() -> None:
    assert Pace("24h").reaction is not None and Pace().reaction is None
    assert Pace("24h", reacts_in=0).reaction is None
    assert Pace("none", reacts_in=60).reaction is not None
