"""The first five minutes: a greeting, a form, a table; and a table in a thread."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend import serializers

from bot.app import EmberhallBot
from tests.bot.bench import Person, Table, buttons_of, message_of, text_of
from tests.bot.flows.party import DUEL, Party, tables_of, tavern

SYSTEM = DUEL["duel"]
HUSHED = discord.PermissionOverwrite(send_messages=False)

LONG_AGO = 1 << 22  # the number of a message of 2015

SPOKEN = [
    ("en-US", "Start a campaign", "Show me how", "Take a seat"),
    ("fr", "Commencer une campagne", "Montrez-moi", "Prendre place"),
]


class Elsewhere:
    """Another server: a channel where the bot may not write, and one where it may."""

    def __init__(self, table: Table[EmberhallBot], locale: str = "en-US") -> None:
        self.env, self.sim = table.sim.env, table.sim
        self.guild = self.env.create_guild("Elsewhere", preferred_locale=locale)
        hushed: Any = {self.guild.default_role: HUSHED}
        self.closed = self.guild.create_text_channel("rules", overwrites=hushed)
        self.channel = self.guild.create_text_channel("tavern")
        self.ana = self.guild.add_member(table["Ana"].user)

    async def invites_the_bot(self) -> None:
        self.env.backend.emit("GUILD_DELETE", {"id": str(self.guild.id)})
        await self.sim.settle()
        known = self.env.backend.get_guild(self.guild.id)
        payload = dict(serializers.guild_create_payload(self.env.backend, known))
        payload.pop("unavailable")  # Discord leaves it out where the bot is new
        self.env.backend.emit("GUILD_CREATE", payload)
        await self.sim.settle()


@pytest.mark.parametrize(("locale", "start", "learn", "join"), SPOKEN)
async def test_a_server_is_greeted_once_where_the_bot_may_write(
    database_url: str, locale: str, start: str, learn: str, join: str
) -> None:
    async with tavern(database_url) as table:
        elsewhere = Elsewhere(table, locale)
        await elsewhere.invites_the_bot()
        (hello,) = elsewhere.channel.history()
        assert set(buttons_of(hello)) == {start, learn} and elsewhere.closed.history() == []
        await table.sim.restart()
        assert len(elsewhere.channel.history()) == 1
        table.sim.env.backend.delete_message(elsewhere.channel.id, hello.id)
        await elsewhere.invites_the_bot()  # sent away and invited again
        assert len(elsewhere.channel.history()) == 1


async def test_a_server_without_a_channel_for_the_bot_hurts_nobody(database_url: str) -> None:
    async with tavern(database_url) as table:
        elsewhere = Elsewhere(table)
        path = f"/channels/{elsewhere.channel.id}/messages"
        table.sim.env.inject_error("POST", path, status=403, code=50013, times=None)
        await elsewhere.invites_the_bot()
        assert elsewhere.channel.history() == []


@pytest.mark.parametrize(("locale", "start", "learn", "join"), SPOKEN)
async def test_the_form_founds_a_campaign_with_its_name_language_and_pace(
    database_url: str, locale: str, start: str, learn: str, join: str
) -> None:
    async with tavern(database_url) as table:
        table["Ana"].speaks(locale)
        elsewhere = Elsewhere(table, locale)
        await elsewhere.invites_the_bot()
        (hello,) = elsewhere.channel.history()
        form = await elsewhere.ana.click(hello, label=start)
        assert form.modal is not None
        filled = {"name": "L’Hiver", "language": ["fr"], "pace": ["24h"]}
        founded = await elsewhere.ana.submit_modal(form, filled)
        assert founded.ephemeral
        tables = tables_of(table)
        campaign = await table.sim.as_bot(tables.campaign_in(elsewhere.channel.id))
        pace = await table.sim.as_bot(tables.pace(elsewhere.channel.id))
        assert campaign is not None and (campaign.name, campaign.locale) == ("L’Hiver", "fr")
        assert campaign.gm == table["Ana"].id and pace is not None and pace.name == "24h"
        invitation = next(
            m for m in elsewhere.channel.history() if "Prendre place" in buttons_of(m)
        )
        await elsewhere.ana.click(invitation, label="Prendre place")  # in the table's language
        campaign = await table.sim.as_bot(tables.campaign_in(elsewhere.channel.id))
        assert campaign is not None and campaign.seats_of(table["Ana"].id)


async def test_a_form_is_understood_after_a_restart_and_refused_in_words(database_url: str) -> None:
    async with tavern(database_url) as table:
        ana, channel = table["Ana"].member, table.world.channel
        helped = await table["Ana"].slash("help")
        form = await ana.click(message_of(helped), label="Start a campaign")
        await table.sim.restart()
        await ana.submit_modal(form, {"name": "Winter", "language": ["en"], "pace": ["none"]})
        campaign = await table.sim.as_bot(tables_of(table).campaign_in(channel.id))
        assert campaign is not None and campaign.name == "Winter"
        hidden = next(m for m in channel.history() if "Take a seat" in buttons_of(m))
        await table["Ben"].forge(hidden, "found:0:::")
        assert "Start a campaign" not in buttons_of(await table["Ben"].slash("help"))


async def test_show_me_how_begins_the_practice_fight_for_one_alone(database_url: str) -> None:
    async with tavern(database_url) as table:
        elsewhere = Elsewhere(table)
        await elsewhere.invites_the_bot()
        (hello,) = elsewhere.channel.history()
        shown = await elsewhere.ana.click(hello, label="Show me how")
        assert shown.ephemeral and len(elsewhere.channel.history()) == 1


# --- threads --------------------------------------------------------------------------------------


async def in_thread(table: Table[EmberhallBot]) -> tuple[Any, Party]:
    """A table in a thread, with Ana and Ben at it."""
    parent = table.world.channel
    table.sim.env.backend.create_thread(parent.id, "The Winter", table.gm.id)
    await table.sim.settle()
    thread = parent.threads[0]

    async def slash(person: Person, command: str, **options: Any) -> Any:
        return await person.member.slash(thread, command, **options)

    await slash(table.gm, "campaign new", name="The Winter")
    for name, kind in (("Ana", "red"), ("Ben", "blue")):
        await slash(table[name], "join")
        await slash(table[name], "hero new", **{"class": kind, "name": f"{name} the Bold"})
    await slash(table.gm, "scenario start", scenario="yard")
    campaign = await table.sim.as_bot(tables_of(table).campaign_in(thread.id))
    assert campaign is not None and campaign.game is not None
    return thread, Party(table, campaign.game, ("Ana", "Ben"))


def archive(table: Table[EmberhallBot], thread: Any, **more: int) -> None:
    table.sim.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, **more})


def is_archived(table: Table[EmberhallBot], thread: Any) -> bool:
    metadata = table.sim.env.backend.get_channel(thread.id).thread_metadata
    return metadata is not None and metadata.archived


async def test_a_whole_game_is_played_in_a_thread(database_url: str) -> None:
    async with tavern(database_url) as table:
        thread, party = await in_thread(table)
        assert any(m.attachments for m in thread.history())
        for n in range(200):
            name = await party.awaited()
            if name is None:
                break
            prompt = next(p for p in (await party.sitting(name)).prompts if p.answer is None)
            chosen = SYSTEM.greedy((await party.sitting(name)).view, prompt).chosen[0]
            reply = await table[name].member.slash(thread, "go", where=chosen)
            assert reply.ephemeral, n
        assert (await party.state()).status == "won"
        assert not any(m.attachments for m in table.messages)  # nothing in the parent channel


async def test_a_board_in_an_archived_thread_is_brought_up_to_date(database_url: str) -> None:
    async with tavern(database_url) as table:
        thread, party = await in_thread(table)
        archive(table, thread)
        await table.sim.settle()
        assert is_archived(table, thread)
        await table["Ana"].dm_slash("pick", lead="1")  # only the board must change
        board = [m for m in thread.history() if m.attachments][-1]
        assert not is_archived(table, thread)
        assert "Ben" in text_of(board) and "Ana the Bold (asked" not in text_of(board)
        assert (await party.sitting("Ana")).prompts[0].answer == ("1",)


async def test_play_goes_on_in_a_thread_that_somebody_has_locked(database_url: str) -> None:
    async with tavern(database_url) as table:
        thread, party = await in_thread(table)
        archive(table, thread, locked=True)
        await table["Ana"].dm_slash("pick", lead="1")
        assert is_archived(table, thread)
        assert (await party.sitting("Ana")).prompts[0].answer == ("1",)


async def test_a_thread_that_fell_asleep_is_opened_again_while_a_game_is_played(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        thread, _ = await in_thread(table)
        archive(table, thread)  # somebody closes it: it stays closed
        await table.sim.settle()
        assert is_archived(table, thread)
        table.sim.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
        backend = table.sim.env.backend
        backend.get_channel(thread.id).last_message_id = LONG_AGO
        archive(table, thread)  # Discord puts it away after a day of silence
        await table.sim.settle()
        assert not is_archived(table, thread)
