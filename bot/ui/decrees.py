"""The GM's decrees: words that are typed or chosen, and what comes of them."""

from __future__ import annotations

from bot.ui.controls import CHOICE_LABEL
from bot.ui.excuse import sentence_for
from bot.ui.host import Host, Interaction, person_of
from bot.ui.voice import Voice
from engine.core.decree import Decree
from engine.core.prompt import Option
from engine.core.text import say


async def decree(host: Host, itx: Interaction, words: tuple[str, ...], why: str) -> None:
    """Do what the GM orders; what was typed by name is meant by its id."""
    game = await game_here(host, itx)
    if game is None:
        return
    voice, meant = await host.voice_for(itx), words[:1]
    for word in words[1:]:
        offered = await host.tables.decrees(game, person_of(itx), meant)
        meant += (_meant(offered, word, voice),)
    await host.master(itx, game, host.tables.decree, Decree(meant), why)


def _meant(offered: tuple[Option, ...], typed: str, voice: Voice) -> str:
    """The id of what was chosen, or of what is called so; else what was typed."""
    if any(option.id == typed for option in offered):
        return typed
    wanted = typed.strip().casefold()
    named = (option.id for option in offered if _label(option, voice).casefold() == wanted)
    return next(named, typed.strip())


async def next_words(host: Host, itx: Interaction, words: tuple[str, ...]) -> list[tuple[str, str]]:
    """How a decree may go on, by names; nothing for whoever is not the GM."""
    try:
        campaign = await host.tables.campaign_in(itx.channel_id or 0)
        if campaign is None or campaign.game is None or not all(words):
            return []
        voice = host.voice(itx.locale, campaign)
        offered = await host.tables.decrees(campaign.game, person_of(itx), words)
    except Exception as error:
        sentence_for(error)
        return []
    return [(_label(option, voice), option.id) for option in offered]


def _label(option: Option, voice: Voice) -> str:
    return voice.label(option.label, CHOICE_LABEL).replace("**", "")


async def game_here(host: Host, itx: Interaction) -> int | None:
    """The game of this channel; where there is none, the person is told."""
    campaign = await host.tables.campaign_in(itx.channel_id or 0)
    if campaign is not None and campaign.game is not None:
        return campaign.game
    await host.tell(itx, say("bot-no-campaign" if campaign is None else "bot-no-game"))
    return None
