"""The table service: what a person can ask of a table, each command one transaction."""

from __future__ import annotations

from bot.clock import Clock
from bot.outbox import Outbox
from bot.store.database import Database
from bot.systems import Systems
from bot.facts import (
    BoardPlace,
    CampaignInfo,
    Person,
    Reply,
    Sitting,
    TableView,
)
from engine.core.prompt import Answer
from engine.core.seat import Seat
from engine.core.text import Say


class Tables:
    """All tables of one database."""

    def __init__(
        self, database: Database, systems: Systems, outbox: Outbox, clock: Clock
    ) -> None: ...

    # --- campaigns: the channel is the campaign's place, one live campaign per channel
    async def new_campaign(
        self,
        *,
        guild: int,
        channel: int,
        name: str,
        system: str,
        gm: Person,
        locale: str,
        key: str,
    ) -> Reply: ...
    async def campaigns(self, guild: int) -> tuple[CampaignInfo, ...]: ...
    async def campaign_in(self, channel: int) -> CampaignInfo | None: ...
    async def join(self, channel: int, person: Person, key: str) -> Reply: ...
    async def leave(self, channel: int, person: Person, key: str) -> Reply: ...
    async def new_hero(
        self, channel: int, person: Person, *, class_id: str, name: str, key: str
    ) -> Reply: ...
    async def start(
        self, channel: int, person: Person, *, scenario: str, level: int | None = None, key: str
    ) -> Reply: ...

    # --- play
    async def submit(self, game: int, person: Person, answer: Answer, key: str) -> Reply: ...
    async def withdraw(self, game: int, person: Person, prompt_id: str, key: str) -> Reply: ...
    async def take_back(self, game: int, person: Person, key: str) -> Reply: ...

    # --- the GM
    async def pause(self, game: int, person: Person, why: str, key: str) -> Reply: ...
    async def resume(self, game: int, person: Person, why: str, key: str) -> Reply: ...
    async def rewind(
        self, game: int, person: Person, count: int, why: str, key: str
    ) -> Reply: ...
    async def end(self, game: int, person: Person, why: str, key: str) -> Reply: ...
    async def announce_acting_for(
        self, game: int, person: Person, seat: Seat, key: str
    ) -> Reply: ...
    async def submit_for(
        self, game: int, person: Person, seat: Seat, answer: Answer, key: str
    ) -> Reply: ...

    # --- reading
    async def sitting(
        self, person: Person, *, channel: int | None = None, game: int | None = None
    ) -> Sitting | Reply: ...
    async def sitting_for(self, person: Person, game: int, seat: Seat) -> Sitting | Reply: ...
    async def games_of(self, person: int) -> tuple[CampaignInfo, ...]: ...
    async def table(self, game: int) -> TableView | None: ...
    async def log(
        self, game: int, seat: Seat | None, limit: int = 20, before: int | None = None
    ) -> tuple[Say, ...]: ...

    # --- where the messages lie on Discord
    async def board_place(self, game: int) -> BoardPlace | None: ...
    async def remember_board(self, game: int, message: int | None, round_: int) -> None: ...
    async def remember_ping(self, game: int, message: int | None) -> None: ...
