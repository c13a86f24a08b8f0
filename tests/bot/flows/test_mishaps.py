"""What goes wrong on Discord's side: play goes on, with one clear sentence, and nothing is lost."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.app import EmberhallBot
from tests.bot.bench import Table, buttons_of, message_of, text_of
from tests.bot.flows.going_on import SYSTEM, goes_on, play_by_letter
from tests.bot.flows.party import gather_party, presses, tavern

MONTH = 31 * 24 * 3600


async def a_month_passes(table: Table[EmberhallBot]) -> None:
    """Nobody is there, not even the bot."""
    await table.sim.power_cut()
    await table.sim.advance(MONTH)
    await table.sim.power_up()


# --- buttons --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "said"), [("en-US", "answered already"), ("fr", "déjà")])
async def test_a_button_on_a_message_of_last_month(
    database_url: str, locale: str, said: str
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel, board = await party.open_panel("Ana"), party.board
        key = next(press for press, _ in presses(panel) if press.verb == "do")
        while (await party.state()).round < 2:
            await party.play_one(SYSTEM.greedy)
        table["Ana"].speaks(locale)
        before = (await party.state()).revision
        await a_month_passes(table)
        await table["Ana"].press(panel, custom_id=key.custom_id)
        (told,) = [line for line in text_of(panel).splitlines() if "⚠" in line]
        assert said in told and (await party.state()).revision == before
        (aside,) = [m for m in table.messages if m.id == board.id]
        assert not buttons_of(aside)  # the board of an earlier round calls nobody
        await goes_on(party)


async def test_a_button_of_a_campaign_that_is_over(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        key = next(press for press, _ in presses(panel) if press.verb == "do")
        await table.gm.slash("gm end")
        await a_month_passes(table)
        await table["Ana"].press(panel, custom_id=key.custom_id)
        assert "The GM has ended the scenario." in text_of(panel)
        assert (await party.state()).status == "ended"


async def test_two_people_on_the_same_button_at_once(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        while "cheer" not in (await party.sitting("Ana")).prompts[:1].__repr__():
            await party.play_one(SYSTEM.greedy)
        panels = {name: await party.open_panel(name) for name in party.names}
        same = {next(p for p, _ in presses(m) if p.verb == "do").custom_id for m in panels.values()}
        (key,) = same
        before = (await party.state()).revision
        for name, panel in panels.items():
            table[name].fire(panel, key)
        await table.sim.settle()
        assert (await party.state()).revision == before + 1
        assert sum("answered already" in text_of(panel) for panel in panels.values()) == 2
        await goes_on(party)


async def test_two_people_open_the_board_at_once(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        key = f"act:{party.game}:::"
        opened = {name: table[name].fire(party.board, key) for name in ("Ana", "Ben")}
        await table.sim.settle()
        for name, delivery in opened.items():
            assert f"{name} the Bold" in text_of(delivery.result) and delivery.result.ephemeral


# --- Discord's answers ----------------------------------------------------------------------------


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015), (404, 10062)])
async def test_an_expired_interaction_token(database_url: str, status: int, code: int) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        key = next(press for press, _ in presses(panel) if press.verb == "do")
        path = "/webhooks/*/messages/@original"
        table.sim.env.inject_error("PATCH", path, status=status, code=code, times=9)
        await table["Ana"].press(panel, custom_id=key.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer is not None
        table.sim.env.backend.faults.clear()
        await goes_on(party)


async def test_an_interaction_that_came_too_late_begins_nothing(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        key = next(press for press, _ in presses(panel) if press.verb == "do")
        path = "/interactions/*/callback"
        table.sim.env.inject_error("POST", path, status=404, code=10062, times=1)
        await table["Ana"].press(panel, custom_id=key.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer is None
        await table["Ana"].press(panel, custom_id=key.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer is not None


@pytest.mark.parametrize("status", [429, 500, 502])
async def test_discord_busy_or_broken_for_a_while(database_url: str, status: int) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        path = f"/channels/{table.world.channel.id}/messages*"
        table.sim.env.inject_error("*", path, status=status, times=None)
        shown = text_of(party.board)
        await play_by_letter(party)
        assert text_of(party.board) == shown
        table.sim.env.backend.faults.clear()
        await table.sim.advance(400)
        assert text_of(party.board) != shown
        lines = [m.content for m in table.messages]
        assert len(lines) == len(set(lines)) or "⌛" in text_of(party.board)
        await goes_on(party)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_closed_direct_messages(database_url: str, locale: str) -> None:
    async with tavern(database_url, locale=locale) as table:
        for name in ("Ana", "Ben", "Chloe"):
            table[name].speaks(locale)
            table[name].close_dms()
        party = await gather_party(table, SYSTEM)
        assert all(table[name].dms() == [] for name in party.names)
        await goes_on(party)


def refuse_pictures(table: Table[EmberhallBot], status: int, code: int) -> list[str]:
    """From now on Discord takes no message with an upload."""
    http, refused = table.sim.bot.http, []
    once = http.request

    async def request(route: Any, *, files: Any = None, form: Any = None, **facts: Any) -> Any:
        if files:
            refused.append(route.url)
            response = type("Response", (), {"status": status, "reason": "refused"})()
            raise discord.HTTPException(response, {"code": code, "message": "refused"})
        return await once(route, files=files, form=form, **facts)

    http.request = request  # type: ignore[method-assign]
    return refused


@pytest.mark.parametrize(("status", "code"), [(413, 0), (413, 40005), (400, 50045)])
async def test_an_upload_that_is_refused(database_url: str, status: int, code: int) -> None:
    async with tavern(database_url) as table:
        refused = refuse_pictures(table, status, code)
        party = await gather_party(table, SYSTEM)
        assert refused
        board = party.board
        assert "⌛" in text_of(board) and not board.attachments
        path = "/webhooks/*"
        table.sim.env.inject_error("PATCH", path, status=status, code=code or 40005, times=1)
        shown = message_of(await table["Ana"].slash("map"))
        assert text_of(shown) and not shown.attachments
        await goes_on(party)
