"""Being away, coming back, one's own habits and the table's pace: from what is typed to a deed."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import discord
import msgspec
from msgspec.structs import replace

from bot.tables import Person
from bot.ui.excuse import sentence_for
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.voice import Voice
from bot.ui.waiting import habits_sheet, pace_sheet
from bot.waiting import dates
from bot.waiting.habits import Habits, find_zone, read_quiet, zone_of, zones
from bot.waiting.paces import Pace
from engine.core.text import Say, say

AS_PACE = -1  # the choice that leaves a time to the table's pace
OFF = ("off", "none", "no", "non", "aucune", "-")
LABEL = 100

Helper = discord.User | discord.Member | None


class Wanted(msgspec.Struct, frozen=True):
    """What somebody asks for in `/me`; None: as it is."""

    zone: str | None = None
    quiet: str | None = None
    every: int | None = None
    by: str | None = None


# --- away and back --------------------------------------------------------------------------------


async def go_away(host: Host, itx: Interaction, typed: str, helper: Helper) -> None:
    """Hand a seat over; in direct messages every seat, to the clock."""
    person = person_of(itx)
    until = await _moment(host, person, typed)
    why = until if isinstance(until, Say) else _no_helper(itx, helper)
    if isinstance(until, Say) or why is not None:
        await host.tell(itx, why or say("waiting-date-past"))
    elif itx.guild_id is None:
        await host.tell(itx, await _away_everywhere(host, itx, person, until))
    else:
        stand_in = None if helper is None else Person(helper.id, helper.display_name)
        reply = await host.tables.go_away(
            itx.channel_id or 0, person, until=until, stand_in=stand_in, key=key_of(itx)
        )
        await host.tell(itx, reply.say)


async def _moment(host: Host, person: Person, typed: str) -> datetime | Say:
    """The end of the day that somebody means, where they live."""
    zone = (await host.tables.habits(person.id)).zone
    on = dates.today(host.tables.now, zone)
    day = dates.read_date(typed, on)
    if day is None:
        return say("waiting-date-odd", text=typed[:LABEL])
    if day < on:
        return say("waiting-date-past")
    far = day > on + dates.LONGEST - timedelta(days=1)
    return say("waiting-date-far") if far else dates.end_of(day, zone)


def _no_helper(itx: Interaction, helper: Helper) -> Say | None:
    """Why somebody cannot help, as far as Discord knows."""
    if helper is None:
        return None
    if itx.guild_id is None:
        return say("waiting-stand-in-channel")
    if helper.bot:
        return say("waiting-stand-in-bot")
    if isinstance(helper, discord.Member) and _can_see(itx, helper):
        return None
    return say("waiting-stand-in-outside", name=helper.display_name)


def _can_see(itx: Interaction, member: discord.Member) -> bool:
    """Whether somebody may look into this channel: as Discord says, else as far as we know."""
    allowed = member.resolved_permissions
    if allowed is None and isinstance(itx.channel, discord.abc.GuildChannel | discord.Thread):
        allowed = itx.channel.permissions_for(member)
    return allowed is not None and allowed.view_channel


async def _away_everywhere(host: Host, itx: Interaction, person: Person, until: datetime) -> Say:
    names = []
    for campaign in await host.tables.seated_at(person):
        key = f"{key_of(itx)}:{campaign.id}"
        reply = await host.tables.go_away(campaign.channel, person, until=until, key=key)
        if reply.ok:
            names.append(say("bot-name", name=campaign.name))
    if not names:
        return say("waiting-no-tables")
    return say("waiting-away-tables", tables=tuple(names), until=f"{int(until.timestamp())}")


async def come_back(host: Host, itx: Interaction) -> None:
    """Play for oneself again; in direct messages everywhere."""
    person = person_of(itx)
    if itx.guild_id is not None:
        reply = await host.tables.come_back(itx.channel_id or 0, person, key_of(itx))
        await host.tell(itx, reply.say)
        return
    told = say("waiting-not-away")
    for campaign in await host.tables.seated_at(person):
        key = f"{key_of(itx)}:{campaign.id}"
        reply = await host.tables.come_back(campaign.channel, person, key)
        told = reply.say if reply.ok else told
    await host.tell(itx, told)


async def days(host: Host, itx: Interaction, typed: str) -> list[tuple[str, str]]:
    """Days to offer: what was typed, if it is one, else some days to come."""
    voice = host.voice(itx.locale)
    try:
        on = dates.today(host.tables.now, (await host.tables.habits(itx.user.id)).zone)
    except Exception as error:
        sentence_for(error)
        return []
    meant = dates.read_date(typed, on) if typed.strip() else None
    counts = dates.OFFERED if meant is None else [(meant - on).days]
    return [_offer(on, count, voice) for count in counts if count > 0]


def _offer(on: date, count: int, voice: Voice) -> tuple[str, str]:
    day = f"{on + timedelta(days=count):%Y-%m-%d}"
    return voice.label(say("waiting-in-days", count=count, date=day), LABEL), day


# --- habits ---------------------------------------------------------------------------------------


async def habits(host: Host, itx: Interaction, wanted: Wanted) -> None:
    """Show how a person is reminded, after any change that they ask for."""
    person, voice = person_of(itx), await host.voice_for(itx)
    now, notice = await host.tables.habits(person.id), None
    if wanted != Wanted():
        changed = _changed(now, wanted)
        if isinstance(changed, Say):
            notice = changed
        else:
            reply = await host.tables.set_habits(person, changed)
            notice = reply.say
            now = changed if reply.ok else now
    await host.show(itx, habits_sheet(now, host.tables.now, voice, notice), voice)


def _changed(now: Habits, wanted: Wanted) -> Habits | Say:
    """The habits with what was asked for, or what is not understood."""
    if wanted.zone is not None:
        zone = find_zone(wanted.zone)
        if zone is None:
            return say("waiting-no-zone", zone=wanted.zone[:LABEL])
        now = replace(now, zone=zone)
    if wanted.quiet is not None:
        is_off = wanted.quiet.strip().casefold() in OFF
        quiet = None if is_off else read_quiet(wanted.quiet)
        if quiet is None and not is_off:
            return say("waiting-quiet-odd", text=wanted.quiet[:LABEL])
        now = replace(now, quiet=quiet)
    if wanted.every is not None:
        now = replace(now, every=None if wanted.every == AS_PACE else wanted.every)
    return now if wanted.by is None else replace(now, by=wanted.by)


def zones_like(host: Host, typed: str) -> list[tuple[str, str]]:
    """Time zones that fit what was typed, each with the time that it is there."""
    wanted = "_".join(typed.split()).casefold()
    exact = find_zone(typed)
    found = [zone for zone in zones() if wanted in zone.casefold() and zone != exact][:24]
    shown = [*([exact] if exact is not None else []), *found]
    now = host.tables.now
    return [(f"{zone} ({now.astimezone(zone_of(zone)):%H:%M})", zone) for zone in shown]


# --- the pace -------------------------------------------------------------------------------------


async def pace(
    host: Host, itx: Interaction, name: str | None, expiry: str | None, reactions: int | None
) -> None:
    """Show the table's pace, after any change that the GM asks for."""
    channel, notice = itx.channel_id or 0, None
    now = await host.tables.pace(channel) or Pace()
    if name is not None or expiry is not None or reactions is not None:
        wanted = replace(now, name=name or now.name, expiry=expiry or now.expiry)
        if reactions is not None:
            wanted = replace(wanted, reacts_in=None if reactions == AS_PACE else reactions)
        reply = await host.tables.set_pace(channel, person_of(itx), wanted, key_of(itx))
        notice = reply.say
        now = wanted if reply.ok else now
    campaign = await host.tables.campaign_in(channel)
    if campaign is None:
        await host.tell(itx, say("bot-no-campaign"))
        return
    voice = host.voice(itx.locale, campaign)
    await host.show(itx, pace_sheet(campaign, now, voice, notice), voice)
