"""Channels, threads, roles, people and servers that go away: play goes on elsewhere."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend import serializers

from bot.app import EmberhallBot
from bot.mishaps import ARCHIVED
from tests.bot.bench import Table, buttons_of, message_of, text_of
from tests.bot.flows.going_on import SYSTEM, goes_on, play_by_letter
from tests.bot.flows.party import Party, gather_party, presses, tables_of, tavern


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


async def test_the_tables_know_nothing_of_strange_places(database_url: str) -> None:
    async with tavern(database_url) as table:
        await table.sim.as_bot(tables_of(table).channel_gone(12345))
        await table.sim.as_bot(tables_of(table).come_to(12345))
        assert table.messages == [] and table.gm.dms() == []
