"""A table that is ready to begin: a campaign and four seated heroes."""

from __future__ import annotations

from itertools import islice
from typing import Any

from bot.preview.world import GAME_MASTER, Guest, World
from bot.rehearsal import choose_quest
from bot.tables import Person, Reply, Tables
from engine.core.system import System

CAMPAIGN = "The First Night"
HEROES = {"Ana": "Tamsin", "Ben": "Orrin", "Chloe": "Vesna", "Dai": "Kestrel"}


class SeedingRefused(RuntimeError):
    """The tables refused a step of the preparation: the refusal's key."""


async def seat_everybody(world: World, tables: Tables, system: System[Any], players: int) -> None:
    """Found a campaign in the channel and seat so many players with heroes, as commands would."""
    channel = world.channel.id
    founded = await tables.new_campaign(
        guild=world.guild.id,
        channel=channel,
        name=CAMPAIGN,
        system=system.id,
        gm=_person(world[GAME_MASTER]),
        locale="en",
        key="preview-campaign",
    )
    _expect(founded)
    heroes = islice(HEROES.items(), players)
    for (name, hero), listed in zip(heroes, system.classes(), strict=False):
        person = _person(world[name])
        _expect(await tables.join(channel, person, f"preview-join-{name}"))
        made = await tables.new_hero(
            channel, person, class_id=listed.id, name=hero, key=f"preview-hero-{name}"
        )
        _expect(made)
        await choose_quest(tables, channel, person, f"preview-quest-{name}")


def _person(guest: Guest) -> Person:
    return Person(guest.id, guest.name)


def _expect(reply: Reply) -> None:
    if not reply.ok:
        raise SeedingRefused(reply.say.key)
