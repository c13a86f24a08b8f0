"""What goes wrong on Discord's side: play goes on, with one clear sentence, and nothing is lost."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers

from bot.app import EmberhallBot
from bot.mishaps import ARCHIVED
from tests.bot.bench import Table, buttons_of, message_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, presses, tables_of, tavern

SYSTEM = DUEL["duel"]
MONTH = 31 * 24 * 3600


async def play_by_letter(party: Party) -> None:
    """Everybody answers in their direct messages, without a look at the channel."""
    for name in party.names:
        letter = party.table[name].dms()[-1]
        key = next(press for press, _ in presses(letter) if press.verb == "do")
        await party.table[name].press(letter, custom_id=key.custom_id)


async def goes_on(party: Party) -> None:
    """The next ones who are awaited answer, and the board shows it."""
    for _ in range(3):
        before = (await party.state()).revision
        assert await party.play_one(SYSTEM.greedy)
        assert (await party.state()).revision == before + 1
    awaited = {seat.hero for seat in (await party.state()).awaited}
    assert any(str(hero) in text_of(party.board) for hero in awaited)


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


# --- places that go -------------------------------------------------------------------------------


async def test_a_deleted_board_is_posted_again(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        old = party.board
        table.sim.env.backend.delete_message(table.world.channel.id, old.id)
        await table.sim.settle()
        await play_by_letter(party)
        assert party.board.id != old.id
        assert sum("act" in {p.verb for p, _ in presses(m)} for m in table.messages) == 1
        await goes_on(party)


async def delete_channel(table: Table[EmberhallBot], channel: int) -> None:
    table.sim.env.backend.delete_channel(channel)
    await table.sim.settle()


@pytest.mark.parametrize(
    ("locale", "told", "done"),
    [
        ("en-US", "is gone, and nothing is lost: use `/campaign move`", "goes on here"),
        ("fr", "n’existe plus, et rien n’est perdu", "continue ici"),
    ],
)
async def test_a_deleted_channel(database_url: str, locale: str, told: str, done: str) -> None:
    async with tavern(database_url) as table:
        table.gm.speaks(locale)
        party = await gather_party(table, SYSTEM)
        await delete_channel(table, table.world.channel.id)
        (letter,) = table.gm.dms()
        assert told in text_of(letter) and "The Long Winter" in text_of(letter)
        await play_by_letter(party)  # the picks go on meanwhile
        assert [(await party.sitting(n)).prompts[:1] for n in party.names]
        assert len(table.gm.dms()) == 1
        hall = table.world.guild.create_text_channel("hall")
        offers = await table.gm.member.autocomplete(hall, "campaign move", "campaign", "wint")
        (offer,) = offers
        refused = await table["Ana"].member.slash(hall, "campaign move", campaign=offer["value"])
        assert refused.ephemeral and "GM" in text_of(refused)
        moved = await table.gm.member.slash(hall, "campaign move", campaign=offer["value"])
        assert text_of(moved).endswith(done + ".")
        there = hall.history()
        assert "goes on in this channel" in there[0].content
        board = next(m for m in there if any(p.verb == "act" for p, _ in presses(m)))
        opened = message_of(
            await table["Ana"].member.click(board, custom_id=f"act:{party.game}:::")
        )
        assert "Ana the Bold" in text_of(opened) or buttons_of(opened)


async def thread_of(table: Table[EmberhallBot]) -> simcord.ChannelHandle:
    parent = table.sim.bot.get_channel(table.world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    kind = discord.ChannelType.public_thread
    await table.sim.as_bot(parent.create_thread(name="quiet", type=kind))
    return table.world.channel.threads[0]


async def test_a_deleted_thread(database_url: str) -> None:
    async with tavern(database_url) as table:
        thread = await thread_of(table)
        await table.gm.member.slash(thread, "campaign new", name="In the Attic")
        await delete_channel(table, thread.id)
        (letter,) = table.gm.dms()
        assert "**In the Attic** is gone" in text_of(letter)
        moved = await table.gm.slash("campaign move", campaign="1")
        assert text_of(moved) == "In the Attic goes on here."
        assert "takes a seat" in text_of(table.last_message) or (
            "goes on in this channel" in text_of(table.last_message)
        )


async def test_a_channel_that_went_while_the_bot_was_away(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        await table.sim.power_cut()
        table.sim.env.backend.delete_channel(table.world.channel.id)
        await table.sim.power_up()
        assert table.gm.dms() == []
        await play_by_letter(party)
        assert "is gone" in text_of(table.gm.dms()[0]) and len(table.gm.dms()) == 1


async def test_moving_what_cannot_be_moved(database_url: str) -> None:
    async with tavern(database_url) as table:
        await table.gm.slash("campaign new", name="Here")
        hall = table.world.guild.create_text_channel("hall")
        await table.gm.member.slash(hall, "campaign new", name="There")
        here = await table.gm.slash("campaign move", campaign="1")
        assert text_of(here) == "Here lives in this channel already."
        taken = await table.gm.slash("campaign move", campaign="2")
        assert text_of(taken) == "The campaign Here already lives in this channel."
        for wrong in ("99", "Here", "-1", "9" * 30):
            told = await table.gm.slash("campaign move", campaign=wrong)
            assert text_of(told).startswith("There is no such campaign"), wrong
        assert await table["Ana"].complete("campaign move", "campaign") == []


async def test_an_archived_thread_gets_a_new_board(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        old = party.board
        path = f"/channels/{table.world.channel.id}/messages/{old.id}"
        table.sim.env.inject_error("PATCH", path, status=400, code=ARCHIVED, times=None)
        await table["Ana"].slash("pick", lead="1")
        assert party.board.id != old.id and "⌛" in text_of(party.board)


async def test_a_deleted_role_that_let_the_bot_speak(database_url: str) -> None:
    async with tavern(database_url) as table:
        backend, guild = table.sim.env.backend, table.world.guild
        role = backend.create_role(guild.id, "Bards", permissions=0)
        backend.add_member_role(guild.id, backend.bot_user.id, role.id)
        party = await gather_party(table, SYSTEM)
        backend.delete_role(guild.id, role.id)
        await table.sim.settle()
        await goes_on(party)


# --- people and servers that go -------------------------------------------------------------------


async def test_a_person_who_left_the_server(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        table["Ben"].close_dms()  # without a common server Discord delivers nothing
        table.world.guild.remove_member(table["Ben"].member)
        await table.sim.settle()
        await table["Ana"].slash("pick", lead="1")
        await table["Chloe"].slash("pick", lead="1")
        assert "Ben the Bold" in text_of(party.board)
        told = await table.gm.slash("gm act-for", seat="2")
        key = next(press for press, _ in presses(message_of(told)) if press.verb == "do")
        await table.gm.press(message_of(told), custom_id=key.custom_id)
        assert (await party.state()).awaited != ()
        swapped = await table.gm.slash("gm swap-player", seat="2", player=table["Dai"].member)
        assert "Dai" in text_of(swapped)
        rest = Party(table, party.game, ("Ana", "Dai", "Chloe"))
        await goes_on(rest)


async def test_kicked_and_invited_again(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        env, guild = table.sim.env, table.world.guild
        env.inject_error(
            "*", f"/channels/{table.world.channel.id}/*", status=403, code=50001, times=None
        )
        payload = serializers.guild_create_payload(env.backend, env.backend.get_guild(guild.id))
        env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        await table.sim.settle()
        assert table.sim.bot.get_guild(guild.id) is None
        await play_by_letter(party)
        before = (await party.state()).revision
        said = len(table.messages)
        env.backend.faults.clear()
        env.backend.emit("GUILD_CREATE", {k: v for k, v in payload.items() if k != "unavailable"})
        await table.sim.settle()
        assert (await party.state()).revision == before
        assert len(table.messages) >= said
        assert "⌛" in text_of(party.board)
        mentioned = [m for m in table.messages if m.mentions][-1]
        awaited = {seat.person for seat in (await party.state()).awaited} - {None}
        assert {user.id for user in mentioned.mentions} <= awaited | {table.gm.id}
        await goes_on(party)


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


async def test_the_tables_know_nothing_of_strange_places(database_url: str) -> None:
    async with tavern(database_url) as table:
        await table.sim.as_bot(tables_of(table).channel_gone(12345))
        await table.sim.as_bot(tables_of(table).come_to(12345))
        assert table.messages == [] and table.gm.dms() == []
