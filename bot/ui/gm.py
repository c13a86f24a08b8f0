"""The GM's buttons, and the menu with which they act for somebody."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables import LIVE, SeatInfo, Sitting
from bot.ui.controls import (
    CHOICE_LABEL,
    CHOICES_IN_MENU,
    KEY_LABEL,
    PLACEHOLDER,
    Choice,
    Key,
    Menu,
    Row,
)
from bot.ui.keys import LABELS
from bot.ui.press import Press
from bot.ui.voice import Voice
from engine.core.text import Say, say


def seat_name(seat: SeatInfo) -> Say:
    """A hero with the person who plays it, if there is one."""
    if seat.person is None:
        return say("bot-seat-free", hero=seat.hero or "")
    return say("bot-seat-taken", hero=seat.hero or "", person=seat.person_name)


def gm_rows(sitting: Sitting, voice: Voice) -> tuple[Row, ...]:
    """Pause or resume, take one answer back, wait no longer, end, act for somebody."""
    if sitting.status not in LIVE:
        return ()
    verb = "pause" if sitting.status == "running" else "resume"
    keys = tuple(
        Key(Press(v, sitting.game), voice.label(say(LABELS[v]), KEY_LABEL))
        for v in (verb, "rewind", "skip", "end")
    )
    return (keys, *_act_for(sitting, sitting.campaign.seats, voice))


def stand_in_rows(sitting: Sitting, voice: Voice) -> tuple[Row, ...]:
    """For the GM: acting for the heroes who are awaited while nobody plays them."""
    awaited = [s.seat for s in sitting.view.seats if s.is_awaited] if sitting.is_gm else []
    seats = (s for s in sitting.campaign.seats if s.seat in awaited and s.person is None)
    return _act_for(sitting, seats, voice)


def _act_for(sitting: Sitting, seats: Iterable[SeatInfo], voice: Voice) -> tuple[Row, ...]:
    choices = tuple(
        Choice(s.seat, voice.label(seat_name(s), CHOICE_LABEL)) for s in seats if s.hero is not None
    )
    hint = voice.label(say("bot-key-for"), PLACEHOLDER)
    menu = Menu(Press("for", sitting.game), hint, choices[:CHOICES_IN_MENU])
    return (menu,) if choices else ()
