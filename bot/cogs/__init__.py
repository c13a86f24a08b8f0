"""Slash commands, one file per thing a person does."""

from __future__ import annotations

from collections.abc import Callable

from discord.ext import commands

from bot.cogs.advice import AdviceCog
from bot.cogs.books import BooksCog
from bot.cogs.campaign import CampaignCog
from bot.cogs.games import GamesCog
from bot.cogs.gm import GmCog
from bot.cogs.help import HelpCog
from bot.cogs.hero import HeroCog
from bot.cogs.look import LookCog
from bot.cogs.party import PartyCog
from bot.cogs.places import PlacesCog
from bot.cogs.play import PlayCog
from bot.cogs.practice import PracticeCog
from bot.cogs.privacy import PrivacyCog
from bot.cogs.replay import ReplayCog
from bot.cogs.rules import RulesCog
from bot.cogs.scenario import ScenarioCog
from bot.cogs.seat import SeatCog
from bot.cogs.waiting import TableCog, WaitingCog
from bot.ui.host import Host

ALL: tuple[Callable[[Host], commands.Cog], ...] = (
    CampaignCog,
    SeatCog,
    TableCog,
    WaitingCog,
    HeroCog,
    PartyCog,
    BooksCog,
    ScenarioCog,
    PlayCog,
    LookCog,
    ReplayCog,
    AdviceCog,
    RulesCog,
    PracticeCog,
    GamesCog,
    GmCog,
    HelpCog,
    PlacesCog,
    PrivacyCog,
)

__all__ = ["ALL"]
