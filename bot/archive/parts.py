"""The shape of a campaign file; `docs/campaign.schema.json` is made of these types.

Ids that a database gives (of campaigns and games) are not in the file: games have their place in
the list, counted from 1. What belongs to one Discord server and its messages is left out.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from bot.waiting.paces import LONGEST_REACTION
from engine.core.books import Hero, Matter, Party, Sticker
from engine.core.event import Event
from engine.core.ledger import Change
from engine.core.system import Setup

FORMAT: Final = "emberhall-campaign"
VERSION = 1
LARGEST = 200_000_000  # bytes of a file

Id = Annotated[str, Meta(pattern="^[1-9][0-9]{0,18}$")]  # of Discord; too long for some numbers
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Number = Annotated[int, Meta(ge=1, le=2**31 - 1)]
Signed = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
SeatName = Annotated[str, Meta(pattern="^[1-9][0-9]?$")]
Moment = Annotated[datetime, Meta(tz=True)]
Locale = Literal["en", "fr"]
Status = Literal["running", "paused", "won", "lost", "ended"]
Kind = Literal[
    "start",
    "answer",
    "withdraw",
    "take-back",
    "rewind",
    "pause",
    "resume",
    "end",
    "acting-for",
    "decree",
    "forget",
]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a campaign file."""


class PersonPart(Part):
    """Somebody who sits or sat at the table, or did something there."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=100)]
    locale: Locale


class PacePart(Part):
    """What the table has settled about waiting."""

    name: Literal["none", "live", "12h", "24h", "48h"]
    expiry: Literal["autopilot", "rest", "gm"]
    reacts_in: Annotated[int, Meta(ge=0, le=LONGEST_REACTION)] | None


class CampaignPart(Part):
    """The campaign itself, with the seed of its own chance."""

    guild: Id
    channel: Id
    name: Name
    system: str
    gm: Id
    locale: Locale
    variants: list[str]
    seed: str
    commitment: str
    created_at: Moment
    ended_at: Moment | None
    pace: PacePart | None = None  # None: nothing is settled


class SeatPart(Part):
    """A chair, and who sits on it."""

    seat: SeatName
    person: Id | None


class HoldingPart(Part):
    """How many of a thing somebody has."""

    owner: Annotated[str, Meta(pattern=r"^(world|(party|hero|seat)\.[1-9][0-9]{0,8})$")]
    kind: str
    thing: str
    count: Signed


class DeckPart(Part):
    """A deck; the last card is on top."""

    name: str
    cards: list[str]


class BooksPart(Part):
    """The books, each table in the order of its keys."""

    chance: Annotated[int, Meta(ge=0, le=2**63 - 1)]
    parties: list[Party]
    heroes: list[Hero]
    holdings: list[HoldingPart]
    stickers: list[Sticker]
    decks: list[DeckPart]
    matters: list[Matter]


class NumbersPart(Part):
    """A hero's numbers after an entry that changed them."""

    hero: Number
    level: Count
    xp: Count
    gold: Count
    ticks: Count


class EntryPart(Part):
    """An entry of the ledger."""

    n: Number
    at: Moment
    actor: Id | None
    seat: str | None
    deed: Annotated[str, Meta(min_length=1, max_length=200)]
    game: Number | None  # the place of a game in this file
    undone_by: Number | None
    changes: list[Change]
    lines: list[Event]
    numbers: list[NumbersPart]


class ActPart(Part):
    """A row of a game's journal, with the lines that it added to the log."""

    revision: Number
    parent: Count
    kind: Kind
    actor: Id | None
    seat: str | None
    body: dict[str, Any]
    digest: str
    at: Moment
    log: list[Event]


class SnapshotPart(Part):
    """A game at the start of a step, exactly as it was kept."""

    revision: Number
    step: Count
    body: msgspec.Raw


class GamePart(Part):
    """A game with its whole journal."""

    party: Number
    system: str
    scenario: str
    setup: Setup
    seed: str
    commitment: str
    status: Status
    epoch: Count
    awaited_since: Moment
    started_at: Moment
    ended_at: Moment | None
    journal: Annotated[list[ActPart], Meta(min_length=1)]
    snapshots: Annotated[list[SnapshotPart], Meta(min_length=1)]


class CampaignFile(Part):
    """A campaign with all that belongs to it."""

    format: Literal["emberhall-campaign"]
    version: Annotated[int, Meta(ge=1, le=VERSION)]
    campaign: CampaignPart
    people: list[PersonPart]
    seats: list[SeatPart]
    books: BooksPart
    ledger: list[EntryPart]
    games: list[GamePart]


def encode(file: CampaignFile) -> bytes:
    """The one way to write a file: the same campaign gives the same bytes."""
    return msgspec.json.format(msgspec.json.encode(file, order="sorted"), indent=1) + b"\n"


def schema() -> bytes:
    """The JSON Schema of a file."""
    found = msgspec.json.schema(CampaignFile)
    found["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    found["title"] = "A campaign of Emberhall"
    return msgspec.json.format(msgspec.json.encode(found, order="sorted"), indent=2) + b"\n"
