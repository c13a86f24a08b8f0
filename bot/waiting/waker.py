"""Reminders on Discord: sent where they are wanted, taken away once they are answered."""

from __future__ import annotations

import logging

import discord
from msgspec.structs import replace

from bot.facts import Person, SeatInfo, TableView
from bot.store.messages import Message
from bot.store.timers import Reminder
from bot.ui.host import Host
from bot.ui.sheet import Sheet, send_of
from bot.ui.waiting import call_sheet, letter_sheet, reminder_text
from engine.core.seat import Seat

log = logging.getLogger(__name__)

CHANNEL = "channel"


class Waker:
    """Wakes people up. What they have answered meanwhile wakes nobody any more."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        self._client = client
        self._host = host
        self._tables = host.tables

    async def send(self, message: Message) -> None:
        """Send one row of the kinds `remind`, `fold` and `call`."""
        match message.kind:
            case "remind":
                await self._remind(message)
            case "call":
                await self._call(message)
            case _:
                await self._fold(message, Seat(message.body["seat"]), message.body["place"])

    async def _remind(self, message: Message) -> None:
        found = await self._awaited(message)
        if found is None:
            return
        table, chair = found
        if message.body["place"] == CHANNEL:
            await self._in_channel(message, table, chair)
            return
        try:
            await self._by_letter(message, table, chair)
        except discord.Forbidden:  # closed, or a person who blocks the bot
            log.info("a reminder could not be delivered by direct message")
            if message.body["may_fall_back"]:
                await self._in_channel(message, table, chair)

    async def _in_channel(self, message: Message, table: TableView, chair: SeatInfo) -> None:
        voice = self._host.voice(table.campaign.locale, table.campaign)
        person: int = message.body["person"]
        text = f"<@{person}> {reminder_text(message.body, table, chair, voice)}"
        await self._post(message, table.campaign.channel, Sheet(text), person)

    async def _by_letter(self, message: Message, table: TableView, chair: SeatInfo) -> None:
        person = _person(table, chair)
        voice = self._host.voice(person.locale, table.campaign)
        dm = await self._client.create_dm(discord.Object(person.id))
        sheet = letter_sheet(message.body, table, chair, voice)
        await self._post(message, dm.id, sheet, None)

    async def _call(self, message: Message) -> None:
        found = await self._awaited(message)
        if found is None:
            return
        table, chair = found
        voice = self._host.voice(table.campaign.locale, table.campaign)
        sheet = call_sheet(message.body, table, chair, voice)
        text = f"<@{table.campaign.gm}> {sheet.text}"
        await self._post(
            message, table.campaign.channel, replace(sheet, text=text), table.campaign.gm
        )

    async def _post(
        self, message: Message, channel: int, sheet: Sheet, mentioned: int | None
    ) -> None:
        """Send a reminder in the place of the one before, and remember where it lies."""
        assert message.game is not None
        seat = Seat(message.body["seat"])
        place: str = message.body.get("place", message.kind)
        people = [] if mentioned is None else [discord.Object(mentioned)]
        sent = await self._client.get_partial_messageable(channel).send(
            **send_of(sheet, None),
            nonce=message.nonce,
            allowed_mentions=discord.AllowedMentions(users=people),
        )
        new = Reminder(sent.id, channel)
        await self._tables.remember_reminder(message.game, seat, place, new)
        await self._fold(message, seat, place, but=sent.id)

    async def _fold(self, message: Message, seat: Seat, place: str, but: int | None = None) -> None:
        assert message.game is not None
        for old in await self._tables.reminders(message.game, seat, place):
            if old.message == but:
                continue
            channel = self._client.get_partial_messageable(old.channel)
            try:
                await channel.get_partial_message(old.message).delete()
            except (discord.NotFound, discord.Forbidden):
                log.info("an old reminder could not be taken away")
            await self._tables.forget_reminder(old.message)

    async def _awaited(self, message: Message) -> tuple[TableView, SeatInfo] | None:
        """The table and the chair, if the same person is still awaited for the same question."""
        assert message.game is not None
        table = await self._tables.table(message.game)
        if table is None or table.status != "running":
            return None
        chair = next((s for s in table.awaited if s.seat == message.body["seat"]), None)
        if chair is None or message.body["prompt"] not in table.asked:
            return None
        awaited = _person(table, chair).id
        return (table, chair) if message.body.get("person", awaited) == awaited else None


def _person(table: TableView, chair: SeatInfo) -> Person:
    """Who is awaited for a chair."""
    campaign = table.campaign
    return chair.player or Person(campaign.gm, campaign.gm_name, campaign.locale)
