"""A party at a simulated table, playing through the real buttons and menus."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from bot.app import EmberhallBot
from bot.facts import Person as Somebody
from bot.facts import Sitting, TableView
from bot.outbox import Outbox
from bot.preview.simulation import Simulation
from bot.rehearsal import choose_quest
from bot.store.database import Database
from bot.systems import Systems
from bot.tables import Tables
from bot.ui.draft import decode
from bot.ui.painter import Draw
from bot.ui.press import TEMPLATE, Press, read
from bot.ui.sheet import Drawing, MapDrawing
from bot.ui.voice import Voice
from bot.words import Words
from engine.core.prompt import Answer, Prompt
from engine.core.system import System
from engine.core.view import View
from render import Picture
from tests.bot.bench import (
    Message,
    Person,
    Table,
    components_of,
    message_of,
    seated,
    text_of,
)
from tests.duel import DuelSystem

DUEL = Systems({"duel": DuelSystem})
PARTY = ("Ana", "Ben", "Chloe")
VETERANS = ("doorward", "kettlewitch", "kindler", "sootfoot")

Choose = Callable[[View, Prompt], Answer]


def sketch(drawing: Drawing, voice: Voice) -> Picture:
    """A picture that costs nothing."""
    if not isinstance(drawing, MapDrawing):
        return Picture(b"\x89PNG", "a tableau")
    return Picture(b"\x89PNG", f"{len(drawing.view.figures)} figures")


@asynccontextmanager
async def tavern(
    url: str,
    systems: Systems = DUEL,
    *,
    draw: Draw = sketch,
    locale: str = "en-US",
    check_errors: bool = True,
) -> AsyncIterator[Table[EmberhallBot]]:
    """The whole bot in a simulated world, on a real database."""
    databases: list[Database] = []

    def make_bot(sim: Simulation[EmberhallBot]) -> EmberhallBot:
        database = Database(url, sim.clock)
        databases.append(database)
        outbox = Outbox(database, sim.clock)
        tables = Tables(database, systems, outbox, sim.clock)
        return EmberhallBot(tables, outbox, systems, Words(), draw=draw)

    async with seated(make_bot, locale=locale, check_errors=check_errors) as table:
        yield table
    for database in databases:
        await database.close()


async def gather_party(
    table: Table[EmberhallBot],
    system: System[Any],
    names: tuple[str, ...] = PARTY,
    scenario: str | None = None,
    **start: Any,
) -> Party:
    """From `/campaign new` to the first round, all by slash commands."""
    await table.gm.slash("campaign new", name="The Long Winter")
    for name, class_id in zip(names, _classes(system), strict=False):
        await table[name].slash("join")
        await table[name].slash("hero new", **{"class": class_id, "name": f"{name} the Bold"})
        await keep_quest(table, name)
    place = scenario or system.scenarios()[0].id
    reply = await table.gm.slash("scenario start", scenario=place, **start)
    campaign = await table.sim.as_bot(tables_of(table).campaign_in(table.world.channel.id))
    assert campaign is not None and campaign.game is not None, text_of(reply)
    return Party(table, campaign.game, names)


def _classes(system: System[Any]) -> list[str]:
    """Those who were there first, so that a game stays the same when new ones join them."""
    ids = [listing.id for listing in system.classes()]
    first = [one for one in VETERANS if one in ids]
    return first or ids


async def keep_quest(table: Table[EmberhallBot], name: str) -> None:
    """Choose a quest, where the rules deal some, so that nothing keeps the hero in the city."""
    somebody = Somebody(table[name].id, name)
    channel = table.world.channel.id
    chosen = choose_quest(tables_of(table), channel, somebody, f"quest-{channel}-{name}")
    await table.sim.as_bot(chosen)


def tables_of(table: Table[EmberhallBot]) -> Tables:
    return table.sim.bot.host.tables


class Party:
    """Players who look at their panels and press what they want."""

    def __init__(self, table: Table[EmberhallBot], game: int, names: tuple[str, ...]) -> None:
        self.table = table
        self.game = game
        self.names = names

    async def state(self) -> TableView:
        found = await self.table.sim.as_bot(tables_of(self.table).table(self.game))
        assert found is not None
        return found

    async def sitting(self, name: str) -> Sitting:
        somebody = Somebody(self.table[name].id, name)
        tables = tables_of(self.table)
        found = await self.table.sim.as_bot(tables.sitting(somebody, game=self.game))
        assert isinstance(found, Sitting), found
        return found

    @property
    def board(self) -> Message:
        """The newest board in the channel."""
        return [m for m in self.table.messages if _is_board(m)][-1]

    async def open_panel(self, name: str) -> Message:
        """Press [Your move] on the board."""
        opened = await self.table[name].press(self.board, custom_id=f"act:{self.game}:::")
        return message_of(opened)

    async def awaited(self) -> str | None:
        """Somebody whose answer the table waits for."""
        state = await self.state()
        people = {seat.person for seat in state.awaited} if state.status == "running" else set()
        return next((n for n in self.names if self.table[n].id in people), None)

    async def play_one(self, choose: Choose) -> bool:
        """One answer of somebody who is awaited; False when nobody is."""
        name = await self.awaited()
        if name is None:
            return False
        sitting = await self.sitting(name)
        prompt = next(p for p in sitting.prompts if p.answer is None)
        panel = await self.open_panel(name)
        await give(self.table[name], panel, prompt, choose(sitting.view, prompt))
        return True

    async def play_out(self, choose: Choose, most: int = 3000) -> TableView:
        """Play until nobody is awaited any more."""
        for _ in range(most):
            if not await self.play_one(choose):
                return await self.state()
        raise AssertionError("the game does not end")


def _is_board(message: Message) -> bool:
    return any(press.verb == "log" for press, _ in presses(message))


def presses(message: Message) -> list[tuple[Press, list[str]]]:
    """Every control that can be used, with the values that a menu offers."""
    found: list[tuple[Press, list[str]]] = []
    for part in components_of(message):
        custom_id = part.get("custom_id")
        if custom_id is None or part.get("disabled"):
            continue
        match = TEMPLATE.fullmatch(custom_id)
        assert match is not None, custom_id
        found.append((read(match), [str(o["value"]) for o in part.get("options") or ()]))
    return found


async def give(person: Person, panel: Message, prompt: Prompt, answer: Answer) -> None:
    """Answer a prompt by pressing and choosing what the panel offers."""
    ids = [option.id for option in prompt.options]
    positions = [ids.index(option_id) for option_id in answer.chosen]
    is_single = len(positions) == 1 and (prompt.most == 1 or prompt.options[positions[0]].alone)
    if is_single and await _press_option(person, panel, positions[0]):
        return
    verbs = {press.verb for press, _ in presses(panel)}
    if "slot" in verbs:
        await _fill(person, panel, positions)
    elif "add" in verbs:
        await _add(person, panel, positions)
    elif positions:
        await _choose(person, panel, positions)
        return
    await _confirm(person, panel)


async def _press_option(person: Person, panel: Message, position: int) -> bool:
    for press, _ in presses(panel):
        if press.verb == "do" and decode(press.arg).draft == (position,):
            await person.press(panel, custom_id=press.custom_id)
            return True
    return False


async def _choose(person: Person, panel: Message, positions: list[int]) -> None:
    values = [str(n) for n in positions]
    for _ in range(5):
        for press, offered in presses(panel):
            if press.verb == "pick" and set(values) <= set(offered):
                await person.choose(panel, *values, custom_id=press.custom_id)
                return
        turn = next(p for p, _ in presses(panel) if p.verb == "page")
        await person.press(panel, custom_id=turn.custom_id)
    raise AssertionError(f"{values} are on no page")


async def _fill(person: Person, panel: Message, positions: list[int]) -> None:
    for place, position in enumerate(positions):
        menu = next(
            p for p, _ in presses(panel) if p.verb == "slot" and decode(p.arg).number == place
        )
        await person.choose(panel, str(position), custom_id=menu.custom_id)


async def _add(person: Person, panel: Message, positions: list[int]) -> None:
    for position in positions:
        menu = next(p for p, v in presses(panel) if p.verb == "add" and str(position) in v)
        await person.choose(panel, str(position), custom_id=menu.custom_id)


async def _confirm(person: Person, panel: Message) -> None:
    confirm = next(press for press, _ in presses(panel) if press.verb == "ok")
    await person.press(panel, custom_id=confirm.custom_id)
