"""A game with its campaign: what every command and every look begins with, in one statement."""

from __future__ import annotations

import msgspec
from sqlalchemy import Select, bindparam, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bot.facts import CampaignInfo, Reply
from bot.store import campaigns
from bot.store.games import GameFacts
from bot.store.models import Campaign, GameRow, JournalRow


class Found(msgspec.Struct, frozen=True):
    """A game, its campaign, and what was replied to a command that is in the journal already."""

    facts: GameFacts
    campaign: CampaignInfo
    seen: Reply | None


_Asked = aliased(GameRow)
_ASKED = {name: f"asked_{name}" for name in GameFacts.__struct_fields__}
_GAME = (
    campaigns.ALL.join(_Asked, _Asked.campaign == Campaign.id)
    .where(_Asked.id == bindparam("game"))
    .add_columns(*(getattr(_Asked, name).label(label) for name, label in _ASKED.items()))
)
_REPLY = select(JournalRow.reply).where(JournalRow.key == bindparam("key")).scalar_subquery()
_LOOK = _GAME.add_columns(literal(None).label("reply"))
# Inserts that refer to the game need not wait for the lock.
_LOCK = _GAME.add_columns(_REPLY.label("reply")).with_for_update(of=_Asked, key_share=True)


async def look(tx: AsyncConnection, game: int) -> Found | None:
    """A game as it stands."""
    return await _find(tx, _LOOK, {"game": game})


async def lock(tx: AsyncConnection, game: int, key: str) -> Found | None:
    """A game that nobody else can change until the end of this transaction.

    If the lock had to be waited for, `seen` may be older than the game: writing the same key a
    second time then ends in a conflict.
    """
    return await _find(tx, _LOCK, {"game": game, "key": key})


async def _find(
    tx: AsyncConnection, query: Select[*tuple[object, ...]], values: dict[str, int | str]
) -> Found | None:
    rows = (await tx.execute(query, values)).mappings().all()
    if not rows:
        return None
    facts = GameFacts(**{name: rows[0][label] for name, label in _ASKED.items()})
    reply = rows[0]["reply"]
    seen = None if reply is None else msgspec.convert(reply, Reply)
    return Found(facts, campaigns.from_rows(rows)[0], seen)
