"""What a hero without a player does before it can go: for the preview, for benchmarks and tests."""

from __future__ import annotations

from bot.tables import Person, Tables
from engine.core.campaign import Deed, Page

QUESTS = "quests"
KEEPING = "keep."


async def choose_quest(tables: Tables, channel: int, person: Person, key: str) -> None:
    """Keep the first of the quests that a new hero was dealt, where the rules deal some."""
    page = await tables.page(channel, person, QUESTS)
    if not isinstance(page, Page):
        return
    deed = next((offer.deed for offer in page.offers if offer.deed.startswith(KEEPING)), None)
    if deed is not None:
        await tables.do(channel, person, Deed(deed), key)
