"""From an outbox row to a message on Discord: the board, a hand by DM, a mention, a line."""

from __future__ import annotations

import logging
from hashlib import blake2b

import discord
import msgspec

from bot.ballots import Ballots
from bot.letters import letter_about
from bot.mishaps import ChannelGone, telling_apart
from bot.narrator import Narrator
from bot.outbox import Undeliverable
from bot.standing import Standing
from bot.store.messages import Message
from bot.tables import LIVE, BoardPlace, Reply, TableView
from bot.ui.board import board_sheet
from bot.ui.book import matter_sheet
from bot.ui.founding import invitation_keys
from bot.ui.host import Host
from bot.ui.panel import closed_sheet, panel_for
from bot.ui.sheet import CONTENT, Sheet, send_of
from bot.ui.voice import Voice, clip
from bot.waiting.waker import Waker
from engine.core.seat import Seat
from engine.core.text import Say, say

log = logging.getLogger(__name__)


class Announcer:
    """Sends what the tables decided. Everything here may happen twice and must not show."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._tables = host.tables
        self._waker = Waker(client, host)
        self._ballots = Ballots(client, host)
        self._narrator = Narrator(client, host)

    async def send(self, message: Message) -> None:
        """Send one row; raises `Undeliverable` or `TryLater`."""
        try:
            await self._send(message)
        except ChannelGone:
            await self._tables.channel_gone(message.target)
            raise

    async def _send(self, message: Message) -> None:
        with telling_apart():
            match message.kind:
                case "board":
                    await self._board(message)
                case "pick":
                    await self._pick(message)
                case "ping":
                    await self._ping(message)
                case "post":
                    await self._post(message)
                case "matter":
                    await self._matter(message)
                case "vote":
                    await self._ballots.send(message)
                case "remind" | "fold" | "call":
                    await self._waker.send(message)
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
        game, previous = message.game, place.message

        async def keep(sent: int) -> None:
            await self._tables.remember_board(game, sent, table.round)
            await self._lay_aside(channel, place, voice)

        # Whatever row it is sent for: after the same board there is one next board.
        nonce = _short(f"board {game} {table.round} {previous}")
        is_same_round = place.round == table.round
        board = Standing(channel, nonce, message.written_at, previous if is_same_round else None)
        sheet = board_sheet(table, voice)
        await self._host.painter.deliver(
            sheet.drawing, voice, lambda p: board.show(sheet, p, on_sent=keep)
        )
        if place.ping is not None and table.status not in LIVE:
            await _delete(channel.get_partial_message(place.ping))
            await self._tables.remember_ping(message.game, None)

    async def _lay_aside(
        self, channel: discord.PartialMessageable, place: BoardPlace, voice: Voice
    ) -> None:
        """The board before stays, but nobody is awaited there any more."""
        if place.message is None or place.round is None:
            return
        text = voice(say("bot-board-aside", round=place.round))
        try:
            await channel.get_partial_message(place.message).edit(content=text, view=None)
        except discord.HTTPException as error:
            log.info("an old board was left as it is: code %s", error.code)

    async def _pick(self, message: Message) -> None:
        """The hand and a picker by direct message, kept as the question stands.

        Where direct messages are closed, the board's button serves.
        """
        assert message.game is not None
        table = await self._tables.table(message.game)
        seat = table.campaign.at(Seat(message.body["seat"])) if table is not None else None
        person = seat.player if seat is not None else None
        if person is None or table is None:
            return
        sitting = await self._tables.sitting(person, game=message.game)
        if isinstance(sitting, Reply):
            return
        voice = self._host.voice(person.locale, table.campaign)
        prompt = next((p for p in sitting.prompts if p.id == message.body["prompt"]), None)
        if prompt is None:
            await self._letter(person.id, closed_sheet(sitting, voice), voice, message)
        else:
            sheet = panel_for(sitting, voice, prompt_id=prompt.id)
            is_open = prompt.answer is None
            await self._letter(person.id, sheet, voice, message, is_wanted=is_open)

    async def _letter(
        self, person: int, sheet: Sheet, voice: Voice, message: Message, is_wanted: bool = False
    ) -> None:
        """Edit the letter about a question; where there is none, send it if it is wanted."""
        assert message.game is not None
        try:
            dm = await self._client.create_dm(discord.Object(person))
            channel = self._client.get_partial_messageable(dm.id)
            old = await letter_about(channel, message.game, message.body["prompt"])
            if old is None and not is_wanted:
                return
            place = None if old is None else old.id
            letter = Standing(channel, message.nonce, message.written_at, place)
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
        voice = self._host.voice(table.campaign.locale, table.campaign)
        people: list[int] = message.body["people"]
        text = _call(table, people, voice)
        if not text:
            return
        channel = self._client.get_partial_messageable(place.channel)
        mentions = discord.AllowedMentions(users=[discord.Object(p) for p in people])
        sent = await channel.send(text, nonce=message.nonce, allowed_mentions=mentions)
        await self._tables.remember_ping(message.game, sent.id)
        if place.ping is not None and place.ping != sent.id:
            await _delete(channel.get_partial_message(place.ping))

    async def _post(self, message: Message) -> None:
        if "until" in message.body:
            await self._narrator.send(message)
            return
        line = msgspec.convert(message.body["say"], Say)
        table = await self._tables.table(message.game) if message.game is not None else None
        campaign = table.campaign if table is not None else None
        voice = self._host.voice(message.body.get("locale", message.locale), campaign)
        place = message.target
        if message.body.get("to") == "person":
            place = (await self._client.create_dm(discord.Object(place))).id
        channel = self._client.get_partial_messageable(place)
        rows = (invitation_keys(voice),) if message.body.get("invites") else ()
        sheet = Sheet(clip(voice(line), CONTENT), rows=rows)
        await channel.send(**send_of(sheet, None), nonce=message.nonce)

    async def _matter(self, message: Message) -> None:
        """What a party is asked, with the answers as buttons; nothing if it is settled by now."""
        asking = await self._tables.asking(message.campaign, message.body["party"])
        if asking is None:
            return
        voice = self._host.voice(asking.campaign.locale, asking.campaign)
        channel = self._client.get_partial_messageable(asking.campaign.channel)
        await channel.send(**send_of(matter_sheet(asking, voice), None), nonce=message.nonce)


def _call(table: TableView, people: list[int], voice: Voice) -> str:
    """A line for those who are still awaited, and one for the GM about seats that are free."""
    awaited = table.awaited if table.status == "running" else ()
    lines = []
    players = {s.player.id for s in awaited if s.player is not None}
    called = [person for person in people if person in players]
    if called:
        lines.append(" ".join(f"<@{person}>" for person in called) + f" {voice(say('bot-ping'))}")
    free = tuple(say("bot-name", name=s.hero or s.seat) for s in awaited if s.person is None)
    if free and table.campaign.gm in people:
        lines.append(f"<@{table.campaign.gm}> {voice(say('table-free-seats', heroes=free))}")
    return "\n".join(lines)


def _short(text: str) -> str:
    """A nonce: Discord takes at most 25 characters."""
    return blake2b(text.encode(), digest_size=12).hexdigest()


async def _delete(message: discord.PartialMessage) -> None:
    try:
        await message.delete()
    except (discord.NotFound, discord.Forbidden):
        log.info("an old mention could not be deleted")
