"""One act on a game, written down in one statement: journal, log, the game's row, the outbox.

Every accepted answer comes this way, so it is the one place where round trips to the database are
counted.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import (
    CTE,
    BigInteger,
    DateTime,
    FromClause,
    Integer,
    Text,
    bindparam,
    column,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import TypeEngine

from bot.facts import Reply
from bot.store.messages import Draft
from bot.store.models import GameRow, JournalRow, LogRow, OutboxRow
from engine.core.event import Event


class Record(msgspec.Struct, frozen=True):
    """A row of the journal."""

    revision: int
    parent: int
    kind: str
    actor: int | None
    seat: str | None
    body: dict[str, Any]
    digest: str


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What is written down together."""

    campaign: int
    game: int
    record: Record
    key: str  # whoever sends it again gets the same reply
    reply: Reply
    epoch: int
    awaited_since: datetime
    now: datetime
    events: tuple[Event, ...] = ()
    drafts: tuple[Draft, ...] = ()


async def write(tx: AsyncConnection, page: Page) -> None:
    """Write an act down, with what it tells and what must be told because of it."""
    values = {
        **msgspec.structs.asdict(page.record),
        "key": page.key,
        "reply": msgspec.to_builtins(page.reply),
        "at": page.now,
        "of_game": page.game,
        "of_campaign": page.campaign,
        "epoch_now": page.epoch,
        "since": page.awaited_since,
        "mark": f"game:{page.game}:{page.record.revision}:",
        "lines": [_line(n, event) for n, event in enumerate(page.events)],
        "messages": [
            {"n": n, **msgspec.structs.asdict(draft)} for n, draft in enumerate(page.drafts)
        ],
    }
    await tx.execute(_WRITE, values)


def _line(n: int, event: Event) -> dict[str, Any]:
    return {"n": n, "audience": event.audience, "event": msgspec.to_builtins(event)}


# --- the statement, built once: SQLAlchemy then knows it again by itself --------------------------

_GAME = bindparam("of_game", type_=BigInteger)
_REVISION = bindparam("revision", type_=Integer)
_NOW = bindparam("at", type_=DateTime(timezone=True))


def _journal() -> CTE:
    own = (*Record.__struct_fields__, "key", "reply", "at")
    values: dict[str, Any] = {name: bindparam(name) for name in own}
    return insert(JournalRow).values(game=_GAME, **values).cte("journal_row")


def _log() -> CTE:
    line = _records("lines", n=Integer, audience=ARRAY(Text), event=JSONB)
    rows = select(_GAME, _REVISION, line.c.n, line.c.audience, line.c.event)
    names = ["game", "revision", "n", "audience", "event"]
    return insert(LogRow).from_select(names, rows).cte("log_rows")


def _outbox() -> CTE:
    draft = _records(
        "messages", n=Integer, game=BigInteger, kind=Text, lane=Text, target=BigInteger, body=JSONB
    )
    own = ("game", "kind", "lane", "target", "body")
    rows = select(
        bindparam("of_campaign", type_=BigInteger),
        *(draft.c[name] for name in own),
        bindparam("mark", type_=Text).concat(draft.c.n.cast(Text)),
        _NOW,
        _NOW,
    ).order_by(draft.c.n)
    names = ["campaign", *own, "dedupe", "written_at", "not_before"]
    return insert(OutboxRow).from_select(names, rows).cte("outbox_rows")


def _records(name: str, **columns: TypeEngine[Any] | type[TypeEngine[Any]]) -> FromClause:
    """A list of objects, given as one parameter, as a table."""
    shape = (column(each, kind) for each, kind in columns.items())
    rows = func.jsonb_to_recordset(bindparam(name, type_=JSONB))
    return rows.table_valued(*shape).render_derived(name=f"{name}_given", with_types=True)


_WRITE = (
    update(GameRow)
    .where(GameRow.id == _GAME)
    .values(
        revision=_REVISION,
        epoch=bindparam("epoch_now", type_=Integer),
        awaited_since=bindparam("since", type_=DateTime(timezone=True)),
    )
    .add_cte(_journal(), _log(), _outbox())
)
