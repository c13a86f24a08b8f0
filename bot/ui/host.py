"""The host: receives a person's interaction, finds their place, and answers in their language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.systems import Systems
from bot.tables import CampaignInfo, Person, Reply, Sitting, Tables
from bot.training import PRACTICE
from bot.ui.excuse import UNHEARD, Kept, is_lost, sentence_for
from bot.ui.house import settings_sheet
from bot.ui.keys import IN_CHANNELS, IN_THREADS, PERMISSIONS
from bot.ui.painter import Painter
from bot.ui.panel import panel_for
from bot.ui.press import Press
from bot.ui.sheet import Sheet, edit_of
from bot.ui.voice import Voice
from bot.words import LOCALES, Words, language
from engine.core.prompt import Answer
from engine.core.seat import Seat
from engine.core.text import Say, say

Interaction = discord.Interaction[Any]
Act = Callable[..., Awaitable[Reply]]  # game, GM, what the act needs, the interaction's key


def person_of(itx: Interaction, other: discord.Member | None = None) -> Person:
    """Who is asking; or whom they name, whose language nobody knows yet."""
    user = other or itx.user
    return Person(user.id, user.display_name, language(str(itx.locale)))


def key_of(itx: Interaction) -> str:
    """What makes the same interaction, delivered again, the same command."""
    return str(itx.id)


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

    def warm_up(self) -> None:
        """Load every rule system and language now, so that nobody waits for it later."""
        for system in self.systems.ids:
            words = self.words_of(system)
            for locale in LOCALES:
                words.speak(say("bot-key-act"), locale)

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
            practice = await self.tables.sitting(person, game=PRACTICE)
            return (
                practice if isinstance(practice, Sitting) else Reply(say("bot-no-table"), ok=False)
            )
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
        person = person_of(itx)
        if press.seat:
            found = await self.tables.sitting_for(person, press.game, Seat(press.seat))
        else:
            found = await self.tables.sitting(person, game=press.game)
        if isinstance(found, Reply):
            return found
        why = _not_here(itx, found)
        return found if why is None else Reply(why, ok=False)

    async def found(self, itx: Interaction, sitting: Sitting | Reply) -> Sitting | None:
        """The place that was looked for; where there is none, the person is told why."""
        if isinstance(sitting, Sitting):
            return sitting
        await self.tell(itx, sitting.say)
        return None

    # --- answers ----------------------------------------------------------------------------------

    async def submit(self, itx: Interaction, game: int, answer: Answer, seat: str = "") -> None:
        """Give a person's answer to the table, or the GM's for a seat; then show what is next."""
        person, key = person_of(itx), key_of(itx)
        if seat:
            reply = await self.tables.submit_for(game, person, Seat(seat), answer, key)
        else:
            reply = await self.tables.submit(game, person, answer, key)
        await self.go_on(itx, game, reply, seat)

    async def go_on(self, itx: Interaction, game: int, reply: Reply, seat: str = "") -> None:
        """After an answer: what is asked next, with a refusal above it."""
        try:
            await self.panel(itx, game, seat=seat, notice=None if reply.ok else reply.say)
        except Exception as error:
            if not reply.ok:
                raise
            raise Kept from error

    async def master(self, itx: Interaction, game: int, act: Act, *facts: object) -> None:
        """Let the GM step in, and say what came of it."""
        reply = await act(game, person_of(itx), *facts, key_of(itx))
        await self.tell(itx, reply.say)

    async def show(self, itx: Interaction, sheet: Sheet, voice: Voice) -> None:
        """Put a sheet into the answer to this interaction."""
        await self.painter.deliver(
            sheet.drawing, voice, lambda p: itx.edit_original_response(**edit_of(sheet, p))
        )

    async def panel(
        self, itx: Interaction, game: int, *, seat: str = "", notice: Say | None = None
    ) -> None:
        """Show a person what they can do now; the GM's own panel once a seat needs them no more."""
        sitting = await self.sitting_of(itx, Press("act", game, seat=seat))
        if isinstance(sitting, Reply) and seat:
            seat, sitting = "", await self.sitting_of(itx, Press("act", game))
        if isinstance(sitting, Reply):
            await self.tell(itx, sitting.say)
            return
        voice = self.voice(itx.locale, sitting.campaign)
        acting_for = Seat(seat) if seat else None
        sheet = panel_for(sitting, voice, acting_for=acting_for, notice=notice)
        await self.show(itx, sheet, voice)

    async def settings(self, itx: Interaction, notice: Say | None = None) -> None:
        """Show the house rules of this channel's campaign."""
        campaign = await self.tables.campaign_in(itx.channel_id or 0)
        if campaign is None:
            await self.tell(itx, say("bot-no-campaign"))
            return
        voice = self.voice(itx.locale, campaign)
        variants = self.systems[campaign.system].variants()
        is_gm = campaign.gm == itx.user.id
        sheet = settings_sheet(campaign, variants, voice, may_change=is_gm, notice=notice)
        await self.show(itx, sheet, voice)

    async def tell(self, itx: Interaction, *lines: Say) -> None:
        """Answer with sentences, and with a warning if our posts cannot arrive here."""
        voice = await self.voice_for(itx)
        missing = cannot_post(itx)
        said = lines if missing is None or missing in lines else (*lines, missing)
        await self.show(itx, Sheet("\n".join(voice(line) for line in said)), voice)

    async def turn_away(self, itx: Interaction, why: Say) -> None:
        """Say in one sentence why nothing was begun; nothing was acknowledged yet."""
        try:
            await itx.response.send_message(Voice(self._words, itx.locale)(why), ephemeral=True)
        except UNHEARD as error:
            sentence_for(error)

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
        except UNHEARD as again:
            sentence_for(again)


def _is_awaited(sitting: Sitting) -> bool:
    return any(prompt.answer is None for prompt in sitting.prompts)


def _not_here(itx: Interaction, sitting: Sitting) -> Say | None:
    """Why this is no place to look at a game: a forged or an outlived button."""
    if sitting.game == PRACTICE:
        return None
    if itx.guild_id is not None:
        here = (sitting.campaign.guild, sitting.campaign.channel)
        return None if (itx.guild_id, itx.channel_id) == here else say("bot-not-here")
    return None if sitting.seats or sitting.is_gm else say("bot-seat-gone")


def cannot_post(itx: Interaction) -> Say | None:
    """What to say where the bot lacks a permission in the channel of this interaction."""
    if itx.guild_id is None:
        return None
    allowed = itx.app_permissions
    place = IN_THREADS if isinstance(itx.channel, discord.Thread) else IN_CHANNELS
    needed = place | PERMISSIONS
    names = tuple(say(key) for name, key in needed.items() if not getattr(allowed, name))
    if not names:
        return None
    return say("bot-cannot-post", names=names)
