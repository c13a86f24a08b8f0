"""The host: receives a person's interaction, finds their place, and answers in their language."""

from __future__ import annotations

from typing import Any

import discord

from bot.systems import Systems
from bot.tables import CampaignInfo, Person, Reply, Sitting, Tables
from bot.ui.excuse import is_lost, sentence_for
from bot.ui.keys import PERMISSIONS
from bot.ui.painter import Painter
from bot.ui.panel import panel_for
from bot.ui.press import Press
from bot.ui.sheet import Sheet, edit_of
from bot.ui.voice import Voice
from bot.words import Words, language
from engine.core.prompt import Answer
from engine.core.seat import Seat
from engine.core.text import Say, say

Interaction = discord.Interaction[Any]


def person_of(itx: Interaction) -> Person:
    """Who is asking."""
    return Person(itx.user.id, itx.user.display_name, language(str(itx.locale)))


def key_of(itx: Interaction) -> str:
    """What makes the same interaction, delivered again, the same command."""
    return str(itx.id)


async def acknowledge(itx: Interaction, *, in_place: bool = False) -> bool:
    """Tell Discord within three seconds that we are on it; False: somebody else already is."""
    try:
        if in_place:
            await itx.response.defer()
        else:
            await itx.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        if is_lost(error):
            return False
        raise
    return True


class Host:
    """Answers people. It knows no rules and no SQL: tables decide, catalogues speak."""

    def __init__(self, tables: Tables, systems: Systems, words: Words, painter: Painter) -> None:
        self.tables = tables
        self.systems = systems
        self.painter = painter
        self._words = words
        self._words_of: dict[str, Words] = {}

    # --- languages --------------------------------------------------------------------------------

    def words_of(self, system: str) -> Words:
        """The catalogue with the names of one rule system's content."""
        if system not in self._words_of:
            self._words_of[system] = self._words.of(self.systems[system].words)
        return self._words_of[system]

    def voice(self, locale: object, campaign: CampaignInfo | None = None) -> Voice:
        """A language, with the names of the campaign's content."""
        system = campaign.system if campaign is not None else self.systems.ids[0]
        return Voice(self.words_of(system), locale)

    async def voice_for(self, itx: Interaction) -> Voice:
        """The person's language, with the names of the campaign in this channel."""
        if itx.channel_id is None or itx.guild_id is None:
            return self.voice(itx.locale)
        return self.voice(itx.locale, await self.tables.campaign_in(itx.channel_id))

    # --- places -----------------------------------------------------------------------------------

    async def sitting(self, itx: Interaction) -> Sitting | Reply:
        """The game of this channel; in a direct message the one that awaits this person."""
        person = person_of(itx)
        if itx.guild_id is not None:
            return await self.tables.sitting(person, channel=itx.channel_id)
        games = [c for c in await self.tables.games_of(person.id) if c.game is not None]
        if not games:
            return Reply(say("bot-no-table"), ok=False)
        found = [await self.tables.sitting(person, game=c.game) for c in games]
        if len(found) == 1:
            return found[0]
        waiting = [s for s in found if isinstance(s, Sitting) and _is_awaited(s)]
        if len(waiting) == 1:
            return waiting[0]
        names = tuple(say("bot-name", name=c.name) for c in games)
        return Reply(say("bot-several-tables", names=names), ok=False)

    async def sitting_of(self, itx: Interaction, press: Press) -> Sitting | Reply:
        """The game of a button, seen from the seat that the GM acts for where there is one."""
        if press.seat:
            return await self.tables.sitting_for(person_of(itx), press.game, Seat(press.seat))
        return await self.tables.sitting(person_of(itx), game=press.game)

    # --- answers ----------------------------------------------------------------------------------

    async def submit(self, itx: Interaction, game: int, answer: Answer, seat: str = "") -> Reply:
        """Give a person's answer to the table, or the GM's for a seat."""
        person, key = person_of(itx), key_of(itx)
        if seat:
            return await self.tables.submit_for(game, person, Seat(seat), answer, key)
        return await self.tables.submit(game, person, answer, key)

    async def undo(self, itx: Interaction, sitting: Sitting) -> Reply:
        """Withdraw a pick that can still be changed, else take the last step back."""
        person, key = person_of(itx), key_of(itx)
        given = next((p for p in sitting.prompts if p.answer is not None), None)
        if given is not None:
            return await self.tables.withdraw(sitting.game, person, given.id, key)
        return await self.tables.take_back(sitting.game, person, key)

    async def show(self, itx: Interaction, sheet: Sheet, voice: Voice) -> None:
        """Put a sheet into the answer to this interaction."""
        await self.painter.deliver(
            sheet.drawing, voice, lambda p: itx.edit_original_response(**edit_of(sheet, p))
        )

    async def panel(
        self, itx: Interaction, game: int, *, seat: str = "", notice: Say | None = None
    ) -> None:
        """Show a person what they can do now."""
        sitting = await self.sitting_of(itx, Press("act", game, seat=seat))
        if isinstance(sitting, Reply):
            await self.tell(itx, sitting.say)
            return
        voice = self.voice(itx.locale, sitting.campaign)
        acting_for = Seat(seat) if seat else None
        sheet = panel_for(sitting, voice, acting_for=acting_for, notice=notice)
        await self.show(itx, sheet, voice)

    async def tell(self, itx: Interaction, *lines: Say) -> None:
        """Answer with sentences, and with a warning if our posts cannot arrive here."""
        voice = await self.voice_for(itx)
        missing = cannot_post(itx)
        said = lines if missing is None or missing in lines else (*lines, missing)
        await self.show(itx, Sheet("\n".join(voice(line) for line in said)), voice)

    async def excuse(self, itx: Interaction, error: BaseException) -> None:
        """Say in one sentence that it did not work."""
        if is_lost(getattr(error, "original", error)):
            return
        text = Voice(self._words, itx.locale)(sentence_for(error))
        try:
            if itx.response.is_done():
                await itx.edit_original_response(content=text, embeds=[], attachments=[], view=None)
            else:
                await itx.response.send_message(text, ephemeral=True)
        except discord.HTTPException as again:
            sentence_for(again)


def _is_awaited(sitting: Sitting) -> bool:
    return any(prompt.answer is None for prompt in sitting.prompts)


def cannot_post(itx: Interaction) -> Say | None:
    """What to say where the bot lacks a permission in the channel of this interaction."""
    if itx.guild_id is None:
        return None
    allowed = itx.app_permissions
    names = tuple(say(key) for name, key in PERMISSIONS.items() if not getattr(allowed, name))
    if not names:
        return None
    return say("bot-cannot-post", names=names)
