"""A process that plays many tables until it is killed: `python -m tests.bot.killed DATA SEED`.

It writes `ack GAME KEY` after each accepted command and `sent ID` for each message.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from pathlib import Path

from bot.clock import Clock
from bot.outbox import Outbox
from bot.rehearsal import choose_quest
from bot.store.embedded import EmbeddedPostgres
from bot.store.messages import Message
from bot.store.opening import opened
from bot.systems import ALL, Systems
from bot.tables import Chosen, Person, Reply, Sitting, Tables
from engine.core.rng import Rng, seed_from
from tests.bot.table import GM, choose
from tests.duel import DuelSystem

TABLES = 8
SYSTEMS = Systems({"duel": DuelSystem, "haven": lambda: ALL["haven"]})


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class Player:
    """Plays one table for ever: whatever was going on when it came, and then game after game."""

    def __init__(self, tables: Tables, channel: int, seed: str) -> None:
        self.tables = tables
        self.channel = channel
        self.rng = Rng(seed_from(f"{seed}, channel {channel}".encode()))
        self.keys = (f"{seed}-{channel}-{n}" for n in count())
        self.people = [Person(channel * 10 + n, f"P{n}") for n in range(3)]
        self.system = "haven" if channel % 2 else "duel"

    async def run(self) -> None:
        await self.sit_down()
        while True:
            campaign = await self.tables.campaign_in(self.channel)
            assert campaign is not None
            game = campaign.game or (await self.start()).game
            assert game is not None
            await self.play(game)

    async def sit_down(self) -> None:
        if await self.tables.campaign_in(self.channel) is None:
            await self.tables.new_campaign(
                guild=1,
                channel=self.channel,
                name="x",
                system=self.system,
                gm=GM,
                locale="en",
                key=next(self.keys),
            )
        classes = SYSTEMS[self.system].classes()
        for person, listing in zip(self.people, classes, strict=False):
            await self.tables.join(self.channel, person, next(self.keys))
            await self.tables.new_hero(
                self.channel, person, class_id=listing.id, name=person.name, key=next(self.keys)
            )
            await choose_quest(self.tables, self.channel, person, next(self.keys))

    async def start(self) -> Reply:
        places = await self.tables.places(self.channel, GM)
        assert isinstance(places, tuple)
        chosen = Chosen(self.rng.pick(places).id, settings={"casual": True})
        reply = await self.tables.start(self.channel, GM, chosen, key=next(self.keys))
        assert reply.ok, reply
        return reply

    async def play(self, game: int) -> None:
        while True:
            table = await self.tables.table(game)
            assert table is not None
            if not table.awaited:
                return
            chair = self.rng.pick(table.awaited)
            person = next(p for p in self.people if p.id == chair.person)
            sitting = await self.tables.sitting(person, game=game)
            assert isinstance(sitting, Sitting)
            prompt = next(p for p in sitting.prompts if p.answer is None)
            key = next(self.keys)
            reply = await self.tables.submit(game, person, choose(prompt, self.rng), key)
            if reply.ok:
                tell(f"ack {game} {key}")
            if self.rng.below(20) == 0:
                key = next(self.keys)
                if (await self.tables.rewind(game, GM, 1 + self.rng.below(3), "", key)).ok:
                    tell(f"ack {game} {key}")


async def play(url: str, seed: str) -> None:
    clock = Clock()
    async with opened(url, clock) as database:
        outbox = Outbox(database, clock)
        tables = Tables(database, SYSTEMS, outbox, clock)
        players = (Player(tables, channel, seed).run() for channel in range(1, TABLES + 1))
        await asyncio.gather(outbox.run(_send), *players)


async def _send(message: Message) -> None:
    tell(f"sent {message.id}")


def main() -> None:
    data, seed = sys.argv[1:]
    with EmbeddedPostgres(Path(data)) as server:
        tell("up")
        asyncio.run(play(server.url(), seed))


if __name__ == "__main__":
    main()
