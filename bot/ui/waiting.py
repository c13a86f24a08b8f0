"""What people read about waiting: whom for, until when, how they are reminded, who is away."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from bot.tables import CampaignInfo, SeatInfo, TableView
from bot.ui.controls import CHOICE_LABEL, KEY_LABEL, PLACEHOLDER, Choice, Key, Menu
from bot.ui.press import Press
from bot.ui.sheet import Sheet
from bot.ui.voice import Voice
from bot.waiting.habits import Habits, clock_face, zone_of
from bot.waiting.paces import Pace, pace_line, span_of
from bot.waiting.plan import MOST_REMINDERS
from engine.core.text import Say, say

Body = dict[str, Any]


def hero_of(chair: SeatInfo) -> Say:
    """A hero as it is called where people wait for it."""
    return say("bot-name", name=chair.hero or chair.person_name or chair.seat)


def awaited_name(chair: SeatInfo) -> Say:
    """A hero, with whoever plays it instead of its player."""
    hero = hero_of(chair)
    if chair.stand_in is not None:
        return say("waiting-name-stand-in", hero=hero, person=chair.stand_in_name)
    return say("waiting-name-auto", hero=hero) if chair.is_auto else hero


def deadline_line(table: TableView, voice: Voice) -> str:
    """When the table's rule decides; nothing where there is no deadline."""
    if table.deadline is None or table.status != "running":
        return ""
    at = f"{int(table.deadline.timestamp())}"
    return voice(Say(f"waiting-deadline-{table.expiry}", {"at": at}))


def away_lines(campaign: CampaignInfo, voice: Voice) -> list[str]:
    """Who is away, until when, and who plays instead."""
    return [voice(_away(chair)) for chair in campaign.seats if chair.is_away]


def _away(chair: SeatInfo) -> Say:
    if chair.until is None or chair.person is None:
        return say("waiting-plays", hero=hero_of(chair))
    until = f"{int(chair.until.timestamp())}"
    if chair.stand_in is None:
        return say("waiting-away-auto-line", player=chair.person_name, until=until)
    return say(
        "waiting-away-line", player=chair.person_name, until=until, stand_in=chair.stand_in_name
    )


# --- reminders ------------------------------------------------------------------------------------


def reminder_text(body: Body, table: TableView, chair: SeatInfo, voice: Voice) -> str:
    """One reminder: what for, since when, until when."""
    number: int = body["number"]
    if chair.person is None and not chair.is_away:
        lines = [say("table-free-seats", heroes=(hero_of(chair),))]
    elif body["is_last"]:
        lines = [say("waiting-remind-last-one")]
    else:
        lines = [say("waiting-remind", number=number, since=f"{body['since']}")]
        if number >= MOST_REMINDERS:
            lines.append(say("waiting-remind-final"))
    words = [*(voice(line) for line in lines), deadline_line(table, voice)]
    return " ".join(word for word in words if word)


def letter_sheet(body: Body, table: TableView, chair: SeatInfo, voice: Voice) -> Sheet:
    """The same as a direct message, with the way to the answer."""
    campaign = table.campaign
    where = say("waiting-letter", campaign=campaign.name, channel=f"{campaign.channel}")
    text = reminder_text(body, table, chair, voice)
    act = Key(Press("act", table.game), voice.label(say("bot-key-act"), KEY_LABEL), "primary")
    return Sheet(f"{voice(where)}\n{text[:1].upper()}{text[1:]}", rows=((act,),))


def call_sheet(body: Body, table: TableView, chair: SeatInfo, voice: Voice) -> Sheet:
    """What the GM is told about somebody who does not answer, with the way to answer for them."""
    since, hero = f"{body['since']}", hero_of(chair)
    if body["why"] == "vanished":
        player = chair.stand_in_name or chair.person_name
        return Sheet(voice(say("waiting-vanished", player=player, since=since, hero=hero)))
    label = voice.label(hero, CHOICE_LABEL)
    hint = voice.label(say("bot-key-for"), PLACEHOLDER)
    menu = Menu(Press("for", table.game), hint, (Choice(chair.seat, label),))
    return Sheet(voice(say("waiting-call", hero=hero, since=since)), rows=(menu,))


# --- what is settled ------------------------------------------------------------------------------


def pace_sheet(
    campaign: CampaignInfo, pace: Pace, voice: Voice, notice: Say | None = None
) -> Sheet:
    """The pace of a table, and who is away."""
    top = [voice(notice)] if notice is not None else []
    now = say("waiting-pace-now", campaign=campaign.name, pace=pace_line(pace))
    lines = [*top, voice(now), *away_lines(campaign, voice), voice(say("waiting-pace-how"))]
    return Sheet("\n".join(lines))


def habits_sheet(habits: Habits, now: datetime, voice: Voice, notice: Say | None = None) -> Sheet:
    """How a person is reminded."""
    lines = [say("waiting-me"), _zone(habits, now), _quiet(habits), _every(habits)]
    if habits.wants_reminders:
        lines.append(Say(f"waiting-me-{habits.by}"))
    top = [voice(notice)] if notice is not None else []
    head, *rest = [voice(line) for line in lines]
    return Sheet("\n".join([*top, head, *(f"• {line}" for line in rest)]))


def _zone(habits: Habits, now: datetime) -> Say:
    if habits.zone is None:
        return say("waiting-me-no-zone")
    local = now.astimezone(zone_of(habits.zone))
    return say("waiting-me-zone", zone=habits.zone, time=f"{local:%H:%M}")


def _quiet(habits: Habits) -> Say:
    if habits.quiet is None:
        return say("waiting-me-no-quiet")
    start, end = habits.quiet
    return Say("waiting-me-quiet", {"from": clock_face(start), "until": clock_face(end)})


def _every(habits: Habits) -> Say:
    if habits.every is None:
        return say("waiting-me-as-pace", most=MOST_REMINDERS)
    if not habits.every:
        return say("waiting-me-never")
    return say("waiting-me-every", time=span_of(habits.every), most=MOST_REMINDERS)
