"""The tables: every campaign's commands, serialised, journaled, announced. The only write path."""

from bot.facts import (
    LIVE,
    Asking,
    BoardPlace,
    CampaignInfo,
    LedgerEntry,
    Person,
    Reply,
    SeatInfo,
    Sitting,
    TableView,
)
from bot.store.database import TableAway
from bot.tables.service import Tables
from bot.tables.starting import Chosen

__all__ = [
    "LIVE",
    "Asking",
    "BoardPlace",
    "CampaignInfo",
    "Chosen",
    "LedgerEntry",
    "Person",
    "Reply",
    "SeatInfo",
    "Sitting",
    "TableAway",
    "TableView",
    "Tables",
]
