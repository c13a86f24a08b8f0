"""Words for flow tests: people at a simulated table, what they do and what they read.

async with seated(make_bot) as table:
    reply = await table["Ana"].slash("join")
    assert "Ana" in text_of(reply)
    await table["Ana"].press(table.last_message, label="Your move")
    await table.sim.restart()
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import discord
import simcord
from simcord.results import InteractionResult, ResponseMessage

from bot.preview import delivery, faults
from bot.preview.simulation import Simulation
from bot.preview.world import GAME_MASTER, PLAYERS, Guest, World, build_world

B = TypeVar("B", bound=discord.Client)
Message = discord.Message | ResponseMessage

BUTTON, SELECT, TEXT = 2, 3, 10  # Discord's component types


@dataclass(frozen=True)
class Person:
    """Somebody at the table, with the verbs of a Discord client."""

    sim: Simulation[Any]
    world: World
    guest: Guest

    @property
    def id(self) -> int:
        return self.guest.id

    @property
    def user(self) -> simcord.UserHandle:
        return self.guest.user

    @property
    def member(self) -> simcord.MemberActor:
        return self.guest.member

    async def slash(self, name: str, /, **options: Any) -> InteractionResult:
        """`/name` in the channel; "campaign new" names a subcommand."""
        return await self.member.slash(self.world.channel, name, **options)

    async def dm_slash(self, name: str, /, **options: Any) -> InteractionResult:
        """`/name` in the direct messages with the bot."""
        result: InteractionResult = await self.user.slash(name, **options)
        return result

    async def complete(self, name: str, option: str, typed: str = "") -> list[str]:
        """What autocomplete offers in the channel, as values."""
        offers = await self.member.autocomplete(self.world.channel, name, option, typed)
        return [str(offer["value"]) for offer in offers]

    def _actor(self, message: Message) -> delivery.Actor:
        where = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        return self.user if where == self.user.dm_channel.id else self.member

    async def press(
        self, message: Message, label: str | None = None, *, custom_id: str | None = None
    ) -> InteractionResult:
        """Click a button, in the channel or in the direct messages."""
        actor = self._actor(message)
        result: InteractionResult = await actor.click(message, label=label, custom_id=custom_id)
        return result

    async def choose(
        self, message: Message, *values: str, custom_id: str | None = None
    ) -> InteractionResult:
        """Choose in a select, in the channel or in the direct messages."""
        actor = self._actor(message)
        result: InteractionResult = await actor.select(message, values, custom_id=custom_id)
        return result

    def fire(
        self, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> delivery.Delivery:
        """Press or choose without waiting; `await table.sim.settle()` afterwards."""
        return delivery.fire(self.sim.env, self._actor(message), message, custom_id, values)

    async def forge(self, message: Message, custom_id: str) -> InteractionResult:
        """Press a button that the message does not have."""
        sent = delivery.forge(self.sim.env, self._actor(message), message, custom_id)
        await self.sim.settle()
        return sent.result

    def reads(self) -> list[discord.Message]:
        """The channel as this person sees it, ephemeral messages included."""
        return self.world.channel.history(viewer=self.member)

    def dms(self) -> list[discord.Message]:
        """The direct messages with the bot, oldest first."""
        return self.user.dm_channel.history(viewer=self.user)

    def close_dms(self) -> None:
        faults.close_dms(self.sim.env, self.user)

    def open_dms(self) -> None:
        faults.open_dms(self.sim.env, self.user)

    def speaks(self, locale: str) -> None:
        self.world.speaks(self.guest.name, locale)


@dataclass(frozen=True)
class Table(Generic[B]):
    """A simulation, its world and the people in it."""

    sim: Simulation[B]
    world: World
    people: dict[str, Person]

    def __getitem__(self, name: str) -> Person:
        return self.people[name]

    @property
    def gm(self) -> Person:
        return self.people[GAME_MASTER]

    @property
    def messages(self) -> list[discord.Message]:
        """What everybody sees in the channel, oldest first."""
        return self.world.channel.history()

    @property
    def last_message(self) -> discord.Message:
        return self.messages[-1]

    def deliver_twice(self) -> Callable[[], None]:
        """From now on every interaction arrives twice; call the answer to stop it."""
        return delivery.deliver_twice(self.sim.env)

    def redeliver(self, sent: delivery.Delivery) -> None:
        delivery.redeliver(self.sim.env, sent)

    def lose_response(self, method: str, path: str, times: int = 1) -> None:
        faults.lose_response(self.sim.env, method, path, times)

    def everything_said(self) -> str:
        """Every request the bot has made, as text: for "this secret is nowhere" tests."""
        return "\n".join(
            f"{call.method} {call.path} {call.json!r}" for call in self.sim.env.http_requests
        )


@asynccontextmanager
async def seated(
    make_bot: Callable[[Simulation[B]], B],
    *,
    people: Sequence[str] = (*PLAYERS, GAME_MASTER),
    locale: str = "en-US",
    check_errors: bool = True,
) -> AsyncIterator[Table[B]]:
    """A running bot, a server with a channel, and people. `make_bot` serves restarts too."""
    async with Simulation(make_bot, check_errors=check_errors) as sim:
        world = build_world(sim.env, people, locale=locale)
        await sim.settle()
        persons = {name: Person(sim, world, guest) for name, guest in world.guests.items()}
        yield Table(sim, world, persons)


def message_of(thing: InteractionResult | Message) -> Message:
    """The message an interaction was answered with, or the message itself."""
    if not isinstance(thing, InteractionResult):
        return thing
    answer = thing.response or (thing.followups[-1] if thing.followups else None)
    assert answer is not None, "the interaction has no visible answer"
    return answer


def components_of(thing: InteractionResult | Message) -> list[Mapping[str, Any]]:
    """Every component of a message, containers and rows unfolded, in reading order."""
    message = message_of(thing)
    if isinstance(message, ResponseMessage):
        return list(_unfold(message.components))
    return list(_unfold([component.to_dict() for component in message.components]))


def _unfold(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from _unfold(component.get("components") or ())
        accessory = component.get("accessory")
        if accessory:
            yield from _unfold([accessory])


def text_of(thing: InteractionResult | Message) -> str:
    """All words of a message: its content, embeds and text components, one per line."""
    message = message_of(thing)
    embeds = [part for e in message.embeds for part in (e.title, e.description) if part]
    texts = [str(c["content"]) for c in components_of(message) if c["type"] == TEXT]
    return "\n".join(part for part in (message.content, *embeds, *texts) if part)


def lines_of(thing: InteractionResult | Message) -> list[str]:
    """Every line that a page shows, its fields last, each behind its name."""
    message = message_of(thing)
    fields = [f"{field.name}: {field.value}" for e in message.embeds for field in e.fields]
    return [line for part in (text_of(message), *fields) for line in part.splitlines()]


def buttons_of(thing: InteractionResult | Message) -> dict[str, str]:
    """The buttons that can be pressed: label to custom id."""
    return {
        str(c.get("label") or c.get("emoji")): str(c["custom_id"])
        for c in components_of(thing)
        if c["type"] == BUTTON and c.get("custom_id") and not c.get("disabled")
    }


def selects_of(thing: InteractionResult | Message) -> dict[str, list[str]]:
    """The selects: custom id to the values on offer."""
    return {
        str(c["custom_id"]): [str(option["value"]) for option in c.get("options", ())]
        for c in components_of(thing)
        if c["type"] == SELECT and not c.get("disabled")
    }
