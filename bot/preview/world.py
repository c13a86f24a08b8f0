"""A server with one channel and the people around the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
import simcord

from bot.preview import gaps

PLAYERS = ("Ana", "Ben", "Chloe", "Dai")
GAME_MASTER = "Gus"
SERVER = "The Emberhall"
CHANNEL = "emberhall"
ORGANISES = discord.Permissions(manage_events=True)  # sees the /gm commands


@dataclass(frozen=True)
class Guest:
    """Somebody at the table: `member` acts in the channel, `user` in the direct messages."""

    name: str
    user: simcord.UserHandle
    member: simcord.MemberActor

    @property
    def id(self) -> int:
        """The person's id on Discord."""
        return self.user.id


@dataclass(frozen=True)
class World:
    """The server, its channel and everybody on it, by name."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    guests: dict[str, Guest]

    def __getitem__(self, name: str) -> Guest:
        """The guest of this name."""
        return self.guests[name]

    def speaks(self, name: str, locale: str) -> None:
        """Set the language of somebody's Discord client."""
        gaps.set_locale(self.env.backend, self.guests[name].id, locale)


def build_world(
    env: simcord.Env,
    names: Sequence[str] = (*PLAYERS, GAME_MASTER),
    *,
    locale: str = "en-US",
) -> World:
    """Make the server, its channel and the people in an empty simulation."""
    guild = env.create_guild(SERVER, preferred_locale=locale)
    channel = guild.create_text_channel(CHANNEL)
    organiser = guild.create_role("organiser", permissions=ORGANISES)
    guests = {}
    for name in names:
        user = env.create_user(name.lower(), global_name=name)
        roles = [organiser] if name == GAME_MASTER else []
        guests[name] = Guest(name, user, guild.add_member(user, roles=roles))
    world = World(env, guild, channel, guests)
    for name in names:
        world.speaks(name, locale)
    return world
