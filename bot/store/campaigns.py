"""Queries on guilds, people, campaigns and seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from itertools import groupby

import msgspec
from sqlalchemy import (
    Executable,
    RowMapping,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bot.facts import CampaignInfo, Person, Reply, SeatInfo
from bot.store.book_models import CampaignSecret, HeroRow
from bot.store.models import Campaign, DoneKey, GameRow, Guild, PersonRow, SeatRow
from bot.store.waiting_models import AbsenceRow
from engine.core.rng import commitment
from engine.core.seat import Seat


async def reply_to(tx: AsyncConnection, key: str) -> Reply | None:
    """What was replied to a command on a campaign that was already carried out."""
    found = (await tx.execute(select(DoneKey.reply).where(DoneKey.key == key))).scalar()
    return None if found is None else msgspec.convert(found, Reply)


async def keep_reply(tx: AsyncConnection, key: str, reply: Reply, now: datetime) -> None:
    """Remember that a command was carried out."""
    await tx.execute(insert(DoneKey).values(key=key, reply=msgspec.to_builtins(reply), at=now))


async def forget_replies(tx: AsyncConnection, before: datetime) -> None:
    """Delete replies that nobody will ask for again."""
    await tx.execute(delete(DoneKey).where(DoneKey.at < before))


async def meet_guild(tx: AsyncConnection, guild: int, locale: str, now: datetime) -> None:
    """Make sure that a server is known."""
    row = upsert(Guild).values(id=guild, locale=locale, created_at=now)
    await tx.execute(row.on_conflict_do_nothing())


async def meet_person(tx: AsyncConnection, person: Person) -> None:
    """Make sure that a person is known by the present name and language."""
    row = upsert(PersonRow).values(id=person.id, name=person.name, locale=person.locale)
    changed = row.on_conflict_do_update(
        index_elements=[PersonRow.id],
        set_={"name": row.excluded.name, "locale": row.excluded.locale},
    )
    await tx.execute(changed)


class NewCampaign(msgspec.Struct, frozen=True):
    """What a campaign is founded with."""

    guild: int
    channel: int
    name: str
    system: str
    gm: int
    locale: str
    seed: str  # of its own chance
    now: datetime


async def create(tx: AsyncConnection, wanted: NewCampaign) -> int:
    """A new campaign, with its seed put apart."""
    facts = msgspec.structs.asdict(wanted)
    facts["created_at"], seed = facts.pop("now"), facts.pop("seed")
    row = insert(Campaign).values(commitment=commitment(seed), **facts)
    number = int((await tx.execute(row.returning(Campaign.id))).scalar_one())
    await tx.execute(insert(CampaignSecret).values(campaign=number, seed=seed))
    return number


async def lock(tx: AsyncConnection, channel: int) -> int | None:
    """Lock the live campaign of a channel; returns its id."""
    query = select(Campaign.id).where(Campaign.channel == channel, Campaign.ended_at.is_(None))
    return (await tx.execute(query.with_for_update(key_share=True))).scalar()


async def lock_by_id(tx: AsyncConnection, campaign: int) -> None:
    """Lock a campaign whose game is locked already; never the other way round."""
    query = select(Campaign.id).where(Campaign.id == campaign)
    await tx.execute(query.with_for_update(key_share=True))


async def by_id(tx: AsyncConnection, campaign: int) -> CampaignInfo | None:
    """One campaign."""
    return next(iter(await _read(tx, _BY_ID, campaign)), None)


async def in_channel(tx: AsyncConnection, channel: int) -> CampaignInfo | None:
    """The live campaign of a channel."""
    return next(iter(await _read(tx, _IN_CHANNEL, channel)), None)


async def in_guild(tx: AsyncConnection, guild: int) -> tuple[CampaignInfo, ...]:
    """The live campaigns of a server, oldest first."""
    return await _read(tx, _IN_GUILD, guild)


async def playing(tx: AsyncConnection, person: int) -> tuple[CampaignInfo, ...]:
    """The campaigns in which a person has a seat, or stands in, and a game is live."""
    return await _read(tx, _PLAYING, person)


async def seated(tx: AsyncConnection, person: int) -> tuple[CampaignInfo, ...]:
    """The live campaigns in which a person has a seat."""
    return await _read(tx, _SEATED, person)


async def of_person(tx: AsyncConnection, person: int) -> tuple[CampaignInfo, ...]:
    """The live campaigns in which a person has a seat, stands in, or is the GM."""
    return await _read(tx, _OF_PERSON, person)


async def set_variants(tx: AsyncConnection, campaign: int, variants: tuple[str, ...]) -> None:
    """Play with these house rules from now on."""
    changed = update(Campaign).where(Campaign.id == campaign).values(variants=list(variants))
    await tx.execute(changed)


async def add_seat(tx: AsyncConnection, campaign: int, seat: Seat, person: int) -> None:
    """A new chair with somebody on it."""
    await tx.execute(insert(SeatRow).values(campaign=campaign, seat=seat, person=person))


async def set_gm(tx: AsyncConnection, campaign: int, person: int) -> None:
    """Somebody else is the GM."""
    await tx.execute(update(Campaign).where(Campaign.id == campaign).values(gm=person))


async def set_person(tx: AsyncConnection, campaign: int, seat: Seat, person: int | None) -> None:
    """Somebody takes a chair, or leaves it; nobody is away from it any more."""
    where = and_(AbsenceRow.campaign == campaign, AbsenceRow.seat == seat)
    await tx.execute(delete(AbsenceRow).where(where))
    where = and_(SeatRow.campaign == campaign, SeatRow.seat == seat)
    await tx.execute(update(SeatRow).where(where).values(person=person))


_GM, _STAND_IN = aliased(PersonRow), aliased(PersonRow)
_CAMPAIGN = ("id", "guild", "channel", "name", "system", "gm", "locale", "variants", "commitment")
_SHEET = ("class_id", "level", "xp", "gold", "ticks")
# The hero of a seat: the active one, else the one that died there last.
_LAST_HERO = (
    select(HeroRow)
    .where(HeroRow.campaign == SeatRow.campaign, HeroRow.seat == SeatRow.seat)
    .where(HeroRow.status != "away")
    .order_by((HeroRow.status == "active").desc(), HeroRow.id.desc())
    .limit(1)
    .lateral("last_hero")
)
_HERO = _LAST_HERO.c
# One row per seat. Built once: SQLAlchemy then knows the statement again by itself.
ALL = (
    select(
        *(getattr(Campaign, name) for name in _CAMPAIGN),
        _GM.name.label("gm_name"),
        GameRow.id.label("game"),
        GameRow.scenario,
        SeatRow.seat,
        SeatRow.person,
        PersonRow.name.label("person_name"),
        PersonRow.locale.label("person_locale"),
        AbsenceRow.seat.is_not(None).label("is_away"),
        AbsenceRow.until,
        AbsenceRow.stand_in,
        _STAND_IN.name.label("stand_in_name"),
        _STAND_IN.locale.label("stand_in_locale"),
        _HERO.name.label("hero"),
        (_HERO.status == "dead").label("is_dead"),
        *(_HERO[name] for name in _SHEET),
    )
    .select_from(Campaign)
    .join(_GM, _GM.id == Campaign.gm)
    .outerjoin(GameRow, and_(GameRow.campaign == Campaign.id, GameRow.ended_at.is_(None)))
    .outerjoin(SeatRow, SeatRow.campaign == Campaign.id)
    .outerjoin(PersonRow, PersonRow.id == SeatRow.person)
    .outerjoin(
        AbsenceRow,
        and_(AbsenceRow.campaign == SeatRow.campaign, AbsenceRow.seat == SeatRow.seat),
    )
    .outerjoin(_STAND_IN, _STAND_IN.id == AbsenceRow.stand_in)
    .outerjoin(_LAST_HERO, _HERO.status.in_(("active", "dead")))
    .order_by(Campaign.id, SeatRow.seat)
)
_IS_LIVE = Campaign.ended_at.is_(None)
_BY_ID = ALL.where(Campaign.id == bindparam("value"))
_IN_CHANNEL = ALL.where(Campaign.channel == bindparam("value"), _IS_LIVE)
_IN_GUILD = ALL.where(Campaign.guild == bindparam("value"), _IS_LIVE)
_SEATED = ALL.where(
    Campaign.id.in_(select(SeatRow.campaign).where(SeatRow.person == bindparam("value"))), _IS_LIVE
)
_PLAYS = or_(
    Campaign.id.in_(select(SeatRow.campaign).where(SeatRow.person == bindparam("value"))),
    Campaign.id.in_(select(AbsenceRow.campaign).where(AbsenceRow.stand_in == bindparam("value"))),
)
_PLAYING = ALL.where(_PLAYS, GameRow.id.is_not(None))
_OF_PERSON = ALL.where(or_(_PLAYS, Campaign.gm == bindparam("value")), _IS_LIVE)


async def _read(tx: AsyncConnection, query: Executable, value: int) -> tuple[CampaignInfo, ...]:
    return from_rows((await tx.execute(query, {"value": value})).mappings().all())


def from_rows(rows: Sequence[RowMapping]) -> tuple[CampaignInfo, ...]:
    """Campaigns from rows of `ALL`."""
    found = []
    for _, group in groupby(rows, key=lambda row: row["id"]):
        seats = tuple(group)
        facts = {name: seats[0][name] for name in (*_CAMPAIGN, "gm_name", "game", "scenario")}
        facts["variants"] = tuple(facts["variants"])
        held = tuple(_seat(row) for row in seats if row["seat"] is not None)
        found.append(CampaignInfo(**facts, seats=held))
    return tuple(found)


def _seat(row: RowMapping) -> SeatInfo:
    return SeatInfo(
        seat=Seat(row["seat"]),
        person=row["person"],
        person_name=row["person_name"] or "",
        person_locale=row["person_locale"] or "en",
        hero=row["hero"],
        is_away=bool(row["is_away"]),
        until=row["until"],
        stand_in=row["stand_in"],
        stand_in_name=row["stand_in_name"] or "",
        stand_in_locale=row["stand_in_locale"] or "en",
        **({} if row["hero"] is None else {name: row[name] for name in (*_SHEET, "is_dead")}),
    )


def next_seat(taken: Iterable[Seat]) -> Seat:
    """The name of the next chair."""
    return Seat(str(max((int(seat) for seat in taken), default=0) + 1))
