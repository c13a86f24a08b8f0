"""Showing once more what happened: to the person who asks, or to the whole channel."""

from __future__ import annotations

import asyncio

import discord

from bot.tables import Sitting
from bot.ui.host import Host, Interaction
from bot.ui.painter import is_refused
from bot.ui.sheet import FilmDrawing, Sheet, edit_of, send_of
from bot.ui.voice import Voice
from engine.core.scenes import Scene
from engine.core.text import Say, say
from render import Picture

PATIENCE = 2.5  # seconds without a word that it takes a while
LONGEST = 300.0  # seconds; Discord forgets a question after fifteen minutes


async def show_round(
    host: Host, itx: Interaction, sitting: Sitting, number: int | None, *, is_shared: bool
) -> None:
    """One round, move by move."""
    reel = await host.tables.reel(sitting.game)
    scenes = await host.painter.aside(lambda: reel.round(number) if reel else ())
    if not scenes:
        why = say("replay-none") if number is None else say("replay-no-round", round=number)
        await host.tell(itx, why)
        return
    title = say("replay-round", scenario=sitting.view.scenario, round=scenes[0].view.round)
    await _show(host, itx, sitting, title, scenes, is_whole=False, is_shared=is_shared)


async def show_fight(host: Host, itx: Interaction, sitting: Sitting, *, is_shared: bool) -> None:
    """A whole fight, turn by turn."""
    reel = await host.tables.reel(sitting.game)
    scenes = await host.painter.aside(lambda: reel.whole() if reel else ())
    if not scenes:
        await host.tell(itx, say("replay-none"))
        return
    title = say("replay-fight", scenario=sitting.view.scenario)
    await _show(host, itx, sitting, title, scenes, is_whole=True, is_shared=is_shared)


async def _show(
    host: Host,
    itx: Interaction,
    sitting: Sitting,
    title: Say,
    scenes: tuple[Scene, ...],
    *,
    is_whole: bool,
    is_shared: bool,
) -> None:
    locale = sitting.campaign.locale if is_shared else itx.locale
    voice = host.voice(locale, sitting.campaign)
    key = (sitting.game, sitting.revision, scenes[0].view.round)
    if is_shared:  # what follows an answer that is still owed would be seen by the asker alone
        await host.tell(itx, say("replay-drawing"))
    picture = await _drawn(host, itx, FilmDrawing(key, scenes, is_whole), voice)
    if picture is None:
        await host.tell(itx, say("replay-failed"))
        return
    sheet = Sheet(voice(title))
    try:
        if is_shared:
            await itx.followup.send(**send_of(sheet, picture))
            await host.tell(itx, say("replay-shared"))
        else:
            await itx.edit_original_response(**edit_of(sheet, picture))
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        await host.tell(itx, say("replay-failed"))


async def _drawn(host: Host, itx: Interaction, film: FilmDrawing, voice: Voice) -> Picture | None:
    """The film; whoever waits for it is told so."""
    painting = host.painter.start(film, voice)
    done, _ = await asyncio.wait({painting}, timeout=PATIENCE)
    if not done:
        await host.tell(itx, say("replay-drawing"))
        done, _ = await asyncio.wait({painting}, timeout=LONGEST)
    if not done:
        painting.cancel()
    return painting.result() if done else None
