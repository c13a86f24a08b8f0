"""What the GM did, and the public record of a campaign as a file."""

from __future__ import annotations

import io
from datetime import datetime

import discord
import msgspec

from bot.tables import GmAct, PublicRecord, Reply
from bot.ui.host import Host, Interaction, person_of
from bot.ui.sheet import DESCRIPTION, Note, Sheet
from bot.ui.voice import Voice, join
from engine.core.text import Say, say

ACTS = 20  # of the GM, on one page
LARGEST = 8_000_000  # bytes of a file that every server takes
FORMAT, VERSION = "emberhall-record", 1


async def audit(host: Host, itx: Interaction, page: int) -> None:
    """Show what the GM has done, newest first: the lines that the table read."""
    found = await host.tables.gm_acts(itx.channel_id or 0, ACTS, (page - 1) * ACTS)
    if isinstance(found, Reply):
        await host.tell(itx, found.say)
        return
    voice = await host.voice_for(itx)
    await host.show(itx, audit_sheet(found, page, voice), voice)


def audit_sheet(acts: tuple[GmAct, ...], page: int, voice: Voice) -> Sheet:
    """One line an act, with the moment."""
    title = voice(say("gm-audit", page=page) if acts else say("gm-audit-empty"))
    lines = [f"<t:{int(act.at.timestamp())}:f> {voice(act.line)}" for act in acts]
    return Sheet(title, (Note(text=join(lines, DESCRIPTION)),) if lines else ())


async def export(host: Host, itx: Interaction) -> None:
    """Give the GM all of the campaign that is no secret, as a file."""
    found = await host.tables.public_record(itx.channel_id or 0, person_of(itx))
    if isinstance(found, Reply):
        await host.tell(itx, found.say)
        return
    data, left_out = record_file(found, host.voice(found.campaign.locale, found.campaign))
    own = await host.voice_for(itx)
    text = own(say("gm-export-short", count=left_out) if left_out else say("gm-export"))
    file = discord.File(io.BytesIO(data), f"emberhall-{found.campaign.id}.json")
    await itx.edit_original_response(content=text, attachments=[file])


# --- the file -------------------------------------------------------------------------------------


class Line(msgspec.Struct):
    """Something that everybody read."""

    at: datetime
    text: str


class EntryRecord(msgspec.Struct):
    """Something that was done to the books."""

    number: int
    at: datetime
    by: str
    lines: list[str]
    undone_by: int | None


class GameRecord(msgspec.Struct):
    """One scenario; the seed only after its end."""

    number: int
    scenario: str
    status: str
    started_at: datetime
    ended_at: datetime | None
    commitment: str
    seed: str | None
    log: list[Line]


class SeatRecord(msgspec.Struct):
    """Who sits where, with which hero."""

    seat: str
    player: str
    hero: str
    hero_class: str
    level: int


class Record(msgspec.Struct):
    """The whole file."""

    format: str
    version: int
    campaign: str
    system: str
    language: str
    gm: str
    house_rules: list[str]
    commitment: str
    seats: list[SeatRecord]
    ledger: list[EntryRecord]
    games: list[GameRecord]


def record_file(record: PublicRecord, voice: Voice) -> tuple[bytes, int]:
    """The record as JSON, in the table's language; how many of the oldest logs do not fit."""
    made, left_out = _record(record, voice), 0
    data = _encoded(made)
    for game in made.games:
        if len(data) <= LARGEST:
            break
        game.log, left_out = [], left_out + 1
        data = _encoded(made)
    return data, left_out


def _encoded(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def _record(record: PublicRecord, voice: Voice) -> Record:
    def text(what: Say) -> str:
        return voice.plain(what).replace("**", "")

    campaign = record.campaign
    return Record(
        format=FORMAT,
        version=VERSION,
        campaign=campaign.name,
        system=campaign.system,
        language=campaign.locale,
        gm=campaign.gm_name,
        house_rules=list(campaign.variants),
        commitment=campaign.commitment,
        seats=[
            SeatRecord(
                seat=chair.seat,
                player=chair.person_name,
                hero=chair.hero or "",
                hero_class=text(Say(f"class.{chair.class_id}")) if chair.class_id else "",
                level=chair.level,
            )
            for chair in campaign.seats
        ],
        ledger=[
            EntryRecord(e.n, e.at, e.actor, [text(line) for line in e.lines], e.undone_by)
            for e in record.ledger
        ],
        games=[
            GameRecord(
                number=game.id,
                scenario=text(Say(f"scenario.{game.scenario}")),
                status=game.status,
                started_at=game.started_at,
                ended_at=game.ended_at,
                commitment=game.commitment,
                seed=game.seed,
                log=[Line(line.at, text(line.say)) for line in game.lines],
            )
            for game in record.games
        ],
    )
