"""Taking somebody's names, and those of their heroes, out of what a campaign has written down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    Text,
    cast,
    false,
    func,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import InstrumentedAttribute

from bot.facts import CampaignInfo
from bot.store.book_models import HeroRow, LedgerLine, LedgerRow
from bot.store.models import DoneKey, GameRow, JournalRow, LogRow, OutboxRow, PersonRow

# The lines in which the fact `name` is whoever did it; the first one of all calls that person `gm`.
OWN_LINES = ("table-", "waiting-", "gm-")
FOUNDED = "table-founded"
PEOPLE = ("people", "person", "player", "asker")  # where messages hold ids of people

Column = InstrumentedAttribute[Any]
Walk = Callable[[Any, int | None], Any]  # what is written, and who did it


class Scrub(msgspec.Struct, frozen=True):
    """What is to be written instead of what."""

    person: int
    nobody: int
    words: dict[str, str]  # names of the person and of their heroes -> neutral ones
    shared: frozenset[str] = frozenset()  # names that somebody else there has as well

    def line(self, value: Any, actor: int | None) -> Any:  # noqa: ANN401 - any JSON
        """The same without the names; where somebody has the same name, only what they did."""
        known = self.words.items()
        words = {old: new for old, new in known if actor == self.person or old not in self.shared}
        return _without(value, words)

    def message(self, value: Any, actor: int | None) -> Any:  # noqa: ANN401 - any JSON
        """The same without the names and without the id."""
        return _without_id(self.line(value, None), self.person, self.nobody)


def _without(value: Any, words: dict[str, str]) -> Any:  # noqa: ANN401 - any JSON
    if isinstance(value, dict):
        return {key: _without(inner, words) for key, inner in value.items()}
    if isinstance(value, list):
        return [_without(inner, words) for inner in value]
    return words.get(value, value) if isinstance(value, str) else value


def _without_id(body: dict[str, Any], person: int, nobody: int) -> dict[str, Any]:
    def instead(value: Any) -> Any:  # noqa: ANN401 - any JSON
        if isinstance(value, list):
            return [instead(one) for one in value]
        return nobody if value == person and not isinstance(value, bool) else value

    return {key: instead(value) if key in PEOPLE else value for key, value in body.items()}


# --- which names ----------------------------------------------------------------------------------


async def names_of(tx: AsyncConnection, campaign: CampaignInfo, person: int) -> set[str]:
    """Every name by which somebody was ever known at a table."""
    query = select(PersonRow.name).where(PersonRow.id == person)
    found = set((await tx.execute(query)).scalars())
    lines = (
        select(LedgerLine.event)
        .join(
            LedgerRow, (LedgerRow.campaign == LedgerLine.campaign) & (LedgerRow.n == LedgerLine.n)
        )
        .where(LedgerRow.campaign == campaign.id, LedgerRow.actor == person)
    )
    logs = (
        select(LogRow.event)
        .join(
            JournalRow, (JournalRow.game == LogRow.game) & (JournalRow.revision == LogRow.revision)
        )
        .where(LogRow.game.in_(_games(campaign.id)), JournalRow.actor == person)
    )
    for query_ in (lines, logs):
        for event in (await tx.execute(query_)).scalars():
            name = _actor_in(event["say"])
            if name is not None and name != campaign.name:
                found.add(name)
    return found


def _actor_in(line: dict[str, Any]) -> str | None:
    """Whoever did what a line tells, by name."""
    if not line["key"].startswith(OWN_LINES):
        return None
    name = line.get("facts", {}).get("gm" if line["key"] == FOUNDED else "name")
    return name if isinstance(name, str) else None


async def shared_names(
    tx: AsyncConnection, campaign: CampaignInfo, person: int, names: Collection[str]
) -> frozenset[str]:
    """Those of the names that belong to somebody else at the table, too."""
    others = {campaign.gm, *(s.person for s in campaign.seats if s.person is not None)} - {person}
    query = select(PersonRow.name).where(PersonRow.id.in_(others), PersonRow.name.in_(names))
    heroes = select(HeroRow.name).where(HeroRow.campaign == campaign.id, HeroRow.name.in_(names))
    return frozenset([*(await tx.execute(query)).scalars(), *(await tx.execute(heroes)).scalars()])


# --- what is written down -------------------------------------------------------------------------


async def scrub(tx: AsyncConnection, campaign: int, what: Scrub) -> None:
    """Take the names out of a campaign's ledger, logs, replies and messages."""
    replied = DoneKey.reply  # lately, in whichever campaign
    await _rewrite(tx, replied, None, _mentions(replied, what.words), what.line)
    told = select(LedgerRow.actor).where(
        LedgerRow.campaign == LedgerLine.campaign, LedgerRow.n == LedgerLine.n
    )
    logged = select(JournalRow.actor).where(
        JournalRow.game == LogRow.game, JournalRow.revision == LogRow.revision
    )
    in_games = _games(campaign)
    of: list[tuple[Column, ColumnElement[Any], ColumnElement[bool]]] = [
        (LedgerLine.event, told.scalar_subquery(), LedgerLine.campaign == campaign),
        (LogRow.event, logged.scalar_subquery(), LogRow.game.in_(in_games)),
        (JournalRow.reply, JournalRow.actor.expression, JournalRow.game.in_(in_games)),
    ]
    for column, actor, where in of:
        await _rewrite(tx, column, actor, where & _mentions(column, what.words), what.line)
    messages = OutboxRow.campaign == campaign
    await _rewrite(tx, OutboxRow.body, None, messages, what.message)


async def scrub_changes(tx: AsyncConnection, campaign: int, names: dict[int, str]) -> None:
    """Call heroes otherwise in what deeds changed, so that those can still be undone."""

    def renamed(changes: list[dict[str, Any]], actor: int | None) -> list[dict[str, Any]]:
        return [_renamed(change, names) for change in changes]

    is_about = or_(
        false(),
        *(
            LedgerRow.changes.contains([{"table": "heroes", "key": str(hero)}])
            for hero in sorted(names)
        ),
    )
    where = (LedgerRow.campaign == campaign) & is_about
    await _rewrite(tx, LedgerRow.changes, None, where, renamed)


def _renamed(change: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    if change["table"] != "heroes" or int(change["key"]) not in names:
        return change
    instead = {"name": names[int(change["key"])], "note": ""}
    sides = {side: change[side] for side in ("before", "after") if change.get(side) is not None}
    return change | {side: row | instead for side, row in sides.items()}


async def rename_heroes(tx: AsyncConnection, campaign: int, names: dict[int, str]) -> None:
    """Call heroes otherwise, and throw their notes away."""
    for hero, name in names.items():
        where = (HeroRow.campaign == campaign) & (HeroRow.id == hero)
        await tx.execute(update(HeroRow).where(where).values(name=name, note=""))


def _games(campaign: int) -> Select[int]:
    return select(GameRow.id).where(GameRow.campaign == campaign)


def _mentions(column: Column, words: Iterable[str]) -> ColumnElement[bool]:
    """Whether one of the words stands somewhere in a column, as a text of its own."""
    written = (msgspec.json.encode(word).decode() for word in words)
    return or_(false(), *(func.strpos(cast(column, Text), word) > 0 for word in written))


async def _rewrite(
    tx: AsyncConnection,
    column: Column,
    actor: ColumnElement[Any] | None,
    where: ColumnElement[bool],
    walk: Walk,
) -> None:
    """Write every row anew in which something changes."""
    table: Table = column.class_.__table__
    keys = [table.c[key.name] for key in table.primary_key]
    by = null() if actor is None else actor
    rows = (await tx.execute(select(*keys, column, by).where(where))).all()
    for *key, before, who in rows:
        after = walk(before, who)
        if after != before:
            same = (one == value for one, value in zip(keys, key, strict=True))
            await tx.execute(update(table).where(*same).values({column.key: after}))
