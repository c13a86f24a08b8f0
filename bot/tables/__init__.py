"""The tables: every campaign's commands, serialised, journaled, announced. The only write path."""

from bot.facts import (
    LIVE,
    Asking,
    BoardPlace,
    CampaignInfo,
    GmAct,
    LedgerEntry,
    PastAct,
    Person,
    PublicRecord,
    Reply,
    SeatInfo,
    Sitting,
    TableView,
    Undo,
)
from bot.store.database import TableAway
from bot.tables.service import Tables
from bot.tables.starting import Chosen
from bot.tables.telling import Told

__all__ = [
    "LIVE",
    "Asking",
    "BoardPlace",
    "CampaignInfo",
    "Chosen",
    "GmAct",
    "LedgerEntry",
    "PastAct",
    "Person",
    "PublicRecord",
    "Reply",
    "SeatInfo",
    "Sitting",
    "TableAway",
    "TableView",
    "Tables",
    "Told",
    "Undo",
]
