"""From an outbox row to a message on Discord: the board, a hand by DM, a mention, a line."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord
import msgspec

from bot.outbox import TryLater, Undeliverable
from bot.store.messages import Message
from bot.tables import LIVE, BoardPlace, Person, Reply, TableView
from bot.ui.board import board_sheet
from bot.ui.host import Host
from bot.ui.panel import panel_for
from bot.ui.sheet import CONTENT, Sheet, edit_of, send_of
from bot.ui.voice import Voice, clip
from engine.core.seat import Seat
from engine.core.text import Say, say
from render import Picture

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
TOO_OLD_TO_EDIT = 30046  # messages older than an hour may be edited only so often
TOO_MANY_REQUESTS = 429


class Announcer:
    """Sends what the tables decided. Everything here may happen twice and must not show."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._tables = host.tables

    async def send(self, message: Message) -> None:
        """Send one row; raises `Undeliverable` or `TryLater`."""
        with _telling_apart():
            match message.kind:
                case "board":
                    await self._board(message)
                case "pick":
                    await self._pick(message)
                case "ping":
                    await self._ping(message)
                case "post":
                    await self._post(message)
                case kind:
                    raise Undeliverable(f"unknown kind {kind}")

    async def _board(self, message: Message) -> None:
        assert message.game is not None
        table = await self._tables.table(message.game)
        place = await self._tables.board_place(message.game)
        if table is None or place is None:
            return
        voice = self._host.voice(table.campaign.locale, table.campaign)
        channel = self._client.get_partial_messageable(place.channel)
        is_same_round = place.round == table.round and place.message is not None
        board = _Board(channel, message.nonce, place.message if is_same_round else None)
        sheet = board_sheet(table, voice)
        await self._host.painter.deliver(sheet.drawing, voice, lambda p: board.show(sheet, p))
        if board.id != place.message or place.round != table.round:
            await self._tables.remember_board(message.game, board.id, table.round)
            await self._lay_aside(channel, place, voice)
        if place.ping is not None and table.status not in LIVE:
            await _delete(channel.get_partial_message(place.ping))
            await self._tables.remember_ping(message.game, None)

    async def _lay_aside(
        self, channel: discord.PartialMessageable, place: BoardPlace, voice: Voice
    ) -> None:
        """The board of the round before stays, but nobody is awaited there any more."""
        if place.message is None or place.round is None:
            return
        text = voice(say("bot-round-over", round=str(place.round)))
        try:
            await channel.get_partial_message(place.message).edit(content=text, view=None)
        except discord.HTTPException as error:
            log.info("an old board was left as it is: code %s", error.code)

    async def _pick(self, message: Message) -> None:
        """The hand and a picker by direct message; where closed, the board's button serves."""
        assert message.game is not None
        table = await self._tables.table(message.game)
        seat = table.campaign.at(Seat(message.body["seat"])) if table is not None else None
        if seat is None or seat.person is None or table is None:
            return
        person = Person(seat.person, seat.person_name, seat.person_locale)
        sitting = await self._tables.sitting(person, game=message.game)
        if isinstance(sitting, Reply) or not any(p.answer is None for p in sitting.prompts):
            return
        voice = self._host.voice(person.locale, table.campaign)
        await self._letter(person.id, panel_for(sitting, voice), voice, message.nonce)

    async def _letter(self, person: int, sheet: Sheet, voice: Voice, nonce: str) -> None:
        try:
            dm = await self._client.create_dm(discord.Object(person))
            letter = _Board(self._client.get_partial_messageable(dm.id), nonce, None)
            await self._host.painter.deliver(sheet.drawing, voice, lambda p: letter.show(sheet, p))
        except discord.Forbidden:
            log.info("a direct message could not be delivered")

    async def _ping(self, message: Message) -> None:
        """Mention those who are awaited now; the mention before is taken away."""
        assert message.game is not None
        table = await self._tables.table(message.game)
        place = await self._tables.board_place(message.game)
        if table is None or place is None:
            return
        people = _still_awaited(table, message.body["people"])
        if not people:
            return
        voice = self._host.voice(table.campaign.locale, table.campaign)
        channel = self._client.get_partial_messageable(place.channel)
        text = " ".join(f"<@{person}>" for person in people) + " " + voice(say("bot-ping"))
        mentions = discord.AllowedMentions(users=[discord.Object(p) for p in people])
        sent = await channel.send(text, nonce=message.nonce, allowed_mentions=mentions)
        await self._tables.remember_ping(message.game, sent.id)
        if place.ping is not None and place.ping != sent.id:
            await _delete(channel.get_partial_message(place.ping))

    async def _post(self, message: Message) -> None:
        line = msgspec.convert(message.body["say"], Say)
        table = await self._tables.table(message.game) if message.game is not None else None
        campaign = table.campaign if table is not None else None
        voice = self._host.voice(message.locale, campaign)
        channel = self._client.get_partial_messageable(message.target)
        await channel.send(clip(voice(line), CONTENT), nonce=message.nonce)


class _Board:
    """One message that is sent once and edited from then on."""

    def __init__(self, channel: discord.PartialMessageable, nonce: str, id_: int | None) -> None:
        self._channel = channel
        self._nonce = nonce
        self.id = id_

    async def show(self, sheet: Sheet, picture: Picture | None) -> None:
        if self.id is not None and await self._edit(self.id, sheet, picture):
            return
        sent = await self._channel.send(**send_of(sheet, picture), nonce=self._nonce)
        self.id = sent.id

    async def _edit(self, id_: int, sheet: Sheet, picture: Picture | None) -> bool:
        """Edit in place; False where the message is gone, so that a new one is needed."""
        try:
            await self._channel.get_partial_message(id_).edit(**edit_of(sheet, picture))
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                return False
            raise
        return True


def _still_awaited(table: TableView, people: list[int]) -> list[int]:
    awaited = {seat.person for seat in table.awaited} if table.status == "running" else set()
    return [person for person in people if person in awaited or person == table.campaign.gm]


async def _delete(message: discord.PartialMessage) -> None:
    try:
        await message.delete()
    except (discord.NotFound, discord.Forbidden):
        log.info("an old mention could not be deleted")


@contextmanager
def _telling_apart() -> Iterator[None]:
    """Which failures pass and which are final."""
    try:
        yield
    except (discord.Forbidden, discord.NotFound) as error:
        raise Undeliverable(f"Discord's code {error.code}") from None
    except (TimeoutError, discord.DiscordServerError, aiohttp.ClientError, OSError) as error:
        raise TryLater from error
    except discord.HTTPException as error:
        if error.status == TOO_MANY_REQUESTS:
            raise TryLater from error
        raise
