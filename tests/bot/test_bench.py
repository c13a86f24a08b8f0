"""The bench itself, on a bot of a few lines."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands
from discord.ext import commands

from bot.preview.simulation import Simulation
from tests.bot.bench import buttons_of, seated, text_of


class Press(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template="press:go"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Go", custom_id="press:go"))

    @classmethod
    async def from_custom_id(cls, *_: object) -> Press:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"pressed at {interaction.locale}", ephemeral=True)


class SmallBot(commands.Bot):
    def __init__(self, sim: Simulation[SmallBot]) -> None:
        super().__init__("!", intents=discord.Intents.none())
        self.sim = sim
        self.wake = asyncio.Event()
        self.letters = 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        self.tree.add_command(show)
        self.tree.add_command(write)
        self.tree.add_command(draw)
        self.tree.add_command(redraw)
        await self.tree.sync()
        self.worker = asyncio.create_task(self.work())

    async def work(self) -> None:
        while True:
            await self.sim.park(self.wake.wait(), reason="nothing to send")
            self.wake.clear()
            self.letters += 1


@app_commands.command(description="Show a button")
async def show(interaction: discord.Interaction) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Press())
    await interaction.response.send_message("Here", view=view)


@app_commands.command(description="Write a letter")
async def write(interaction: discord.Interaction) -> None:
    bot = interaction.client
    assert isinstance(bot, SmallBot)
    bot.wake.set()
    try:
        await interaction.user.send("A letter", nonce=7)
        await interaction.response.send_message("sent", ephemeral=True)
    except discord.Forbidden:
        await interaction.response.send_message("closed", ephemeral=True)


def picture() -> discord.File:
    return discord.File(io.BytesIO(b"picture"), "map.png")


@app_commands.command(description="Draw a map")
async def draw(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("A map", file=picture())


@app_commands.command(description="Draw it again")
async def redraw(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    async for message in interaction.channel.history(limit=5):
        if message.attachments:
            await message.edit(attachments=[picture()])


async def test_buttons_outlive_a_restart_and_a_crash() -> None:
    async with seated(SmallBot) as table:
        shown = await table["Ana"].slash("show")
        assert buttons_of(shown) == {"Go": "press:go"}
        message = table.last_message
        await table.sim.restart()
        assert "pressed" in text_of(await table["Ben"].press(message, "Go"))
        await table.sim.crash()
        assert "pressed" in text_of(await table["Ben"].press(message, "Go"))


async def test_nobody_answers_during_a_power_cut() -> None:
    async with seated(SmallBot) as table:
        await table["Ana"].slash("show")
        message = table.last_message
        await table.sim.power_cut()
        assert not (await table["Ben"].press(message, "Go")).acknowledged
        await table.sim.power_up()
        assert (await table["Ben"].press(message, "Go")).acknowledged


async def test_a_parked_worker_runs_before_the_action_ends() -> None:
    async with seated(SmallBot) as table:
        await table["Ana"].slash("write")
        assert table.sim.bot.letters == 1


async def test_each_person_has_a_language() -> None:
    async with seated(SmallBot, locale="fr") as table:
        table["Ben"].speaks("en-US")
        await table["Ana"].slash("show")
        assert text_of(await table["Ana"].press(table.last_message, "Go")) == "pressed at fr"
        message = table.messages[0]
        assert text_of(await table["Ben"].press(message, "Go")) == "pressed at en-US"


async def test_closed_direct_messages_refuse_until_they_open() -> None:
    async with seated(SmallBot) as table:
        table["Ana"].close_dms()
        assert text_of(await table["Ana"].slash("write")) == "closed"
        table["Ana"].open_dms()
        assert text_of(await table["Ana"].slash("write")) == "sent"
        assert [message.content for message in table["Ana"].dms()] == ["A letter"]


async def test_two_people_press_at_the_same_time() -> None:
    async with seated(SmallBot) as table:
        await table["Ana"].slash("show")
        first = table["Ana"].fire(table.last_message, "press:go")
        second = table["Ben"].fire(table.last_message, "press:go")
        await table.sim.settle()
        assert first.result.acknowledged and second.result.acknowledged


async def test_an_interaction_delivered_twice_reaches_the_bot_twice() -> None:
    async with seated(SmallBot) as table:
        await table["Ana"].slash("show")
        message = table.last_message

        def answers() -> int:
            return sum(call.path.endswith("/callback") for call in table.sim.env.http_requests)

        stop = table.deliver_twice()
        before = answers()
        await table["Ana"].press(message, "Go")
        assert answers() == before + 2
        stop()
        await table["Ana"].press(message, "Go")
        assert answers() == before + 3


async def test_pictures_that_nobody_shows_any_more_are_forgotten() -> None:
    async with seated(SmallBot) as table:
        shown = await table["Ana"].slash("draw")
        pictures = table.sim.env.backend.cdn._blobs
        assert len(shown.response.attachments if shown.response else ()) == 1
        before = len(pictures)
        table.sim.forget_pictures()
        assert len(pictures) == before, "still shown"
        await table["Ana"].slash("redraw")
        table.sim.forget_pictures()
        assert len(pictures) == before, "the new one replaced the old one"
