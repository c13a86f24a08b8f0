"""The house rules of a campaign: everybody reads them, the GM marks those that are wanted."""

from __future__ import annotations

from bot.tables import CampaignInfo
from bot.ui.controls import CHOICE_LABEL, PLACEHOLDER, Choice, Menu
from bot.ui.press import Press
from bot.ui.sheet import Sheet
from bot.ui.voice import Voice
from engine.core.system import Listing
from engine.core.text import Say, say

NO_GAME = 0


def settings_sheet(
    campaign: CampaignInfo,
    variants: tuple[Listing, ...],
    voice: Voice,
    *,
    may_change: bool,
    notice: Say | None = None,
) -> Sheet:
    """Each house rule with what it means; for the GM with a menu."""
    top = [voice(notice)] if notice is not None else []
    if not variants:
        return Sheet("\n".join([*top, voice(say("bot-settings-none"))]))
    lines = [voice(_line(variant, variant.id in campaign.variants)) for variant in variants]
    head = voice(say("bot-settings", name=campaign.name))
    rows = (_menu(campaign, variants, voice),) if may_change else ()
    return Sheet("\n".join([*top, head, *lines]), rows=rows)


def _line(variant: Listing, is_on: bool) -> Say:
    key = "bot-setting-on" if is_on else "bot-setting-off"
    return say(key, rule=variant.name, about=variant.about)


def _menu(campaign: CampaignInfo, variants: tuple[Listing, ...], voice: Voice) -> Menu:
    choices = tuple(
        Choice(
            variant.id,
            voice.label(variant.name, CHOICE_LABEL),
            voice.label(variant.about, CHOICE_LABEL),
            variant.id in campaign.variants,
        )
        for variant in variants
    )
    hint = voice.label(say("bot-settings-choose"), PLACEHOLDER)
    return Menu(Press("set", NO_GAME), hint, choices, least=0, most=len(choices))
