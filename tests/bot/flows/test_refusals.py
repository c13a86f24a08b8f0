"""Bad input: one clear sentence each, nothing changed, no traceback."""

from __future__ import annotations

import discord
import pytest
import simcord

from bot.app import EmberhallBot
from bot.tables import TableAway
from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from tests.bot.bench import Table, buttons_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, give, presses, tables_of, tavern

SYSTEM = DUEL["duel"]
NASTY = "**@everyone** <@1> [x](https://a.b) `c` ||d||"


def last_option(view: View, prompt: Prompt) -> Answer:
    return Answer(prompt.id, (prompt.options[-1].id,))


async def revision(party: Party) -> int:
    return (await party.state()).revision


async def to_the_walk(party: Party) -> tuple[str, list[str]]:
    """Everybody picks; then one walks and the others wait."""
    for _ in party.names:
        await party.play_one(last_option)
    name = await party.awaited()
    assert name is not None
    return name, [n for n in party.names if n != name]


@pytest.mark.parametrize(
    "command", ["join", "leave", "hand", "map", "log", "status", "undo", "gm pause"]
)
async def test_a_command_in_a_channel_without_a_campaign(database_url: str, command: str) -> None:
    async with tavern(database_url) as table:
        reply = await table.gm.slash(command)
        assert reply.ephemeral
        assert "no campaign in this channel" in text_of(reply)
        assert table.messages == []


@pytest.mark.parametrize("name", ["x" * 5000, "", "   ", "a\u202eb", "line\nbreak"])
async def test_a_name_that_cannot_be_one(database_url: str, name: str) -> None:
    async with tavern(database_url) as table:
        reply = await table.gm.slash("campaign new", name=name)
        assert reply.ephemeral and 10 < len(text_of(reply)) < 200
        assert table.messages == []
        assert await table.sim.as_bot(tables_of(table).campaigns(table.world.guild.id)) == ()


async def test_a_name_with_markdown_and_mentions_is_shown_as_it_is(database_url: str) -> None:
    async with tavern(database_url) as table:
        await table.gm.slash("campaign new", name=NASTY)
        await table["Ana"].slash("join")
        await table["Ana"].slash("hero new", **{"class": "red", "name": NASTY})
        await table["Ben"].slash("join")
        await table["Ben"].slash("hero new", **{"class": "blue", "name": "Ben"})
        await table.gm.slash("scenario start", scenario="yard")
        listed = await table["Ana"].slash("campaign list")
        said = "\n".join((*(text_of(m) for m in table.messages), text_of(listed)))
        assert "@everyone" not in said.replace("@\u200b", "@ ")
        assert "**@" not in said and "](http" not in said and "||d" not in said
        assert r"\*\*@" in said
        assert all(not m.mentions or m.content.startswith("<@") for m in table.messages)
        assert not any(m.mention_everyone for m in table.messages)


async def test_only_the_awaited_are_mentioned(database_url: str) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        pings = [m for m in table.messages if m.mentions]
        assert len(pings) == 1
        assert {u.id for u in pings[0].mentions} == {table[n].id for n in ("Ana", "Ben", "Chloe")}


async def test_somebody_else_s_turn(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        walker, others = await to_the_walk(party)
        before = await revision(party)
        reply = await table[others[0]].slash("go", where="left")
        assert "Nothing is asked of you" in text_of(reply)
        panel = await party.open_panel(walker)
        assert f"{walker} the Bold" in text_of(panel)
        waiting = await party.open_panel(others[0])
        assert f"the table waits for {walker} the Bold" in text_of(waiting)
        watcher = await party.open_panel("Dai")
        assert f"{walker} the Bold" in text_of(watcher) and not any(
            press.verb == "do" for press, _ in presses(watcher)
        )
        assert await revision(party) == before


async def test_a_private_panel_cannot_be_pressed_by_others(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        key = next(p for p, _ in presses(panel) if p.verb == "do")
        with pytest.raises((simcord.SetupError, Exception)):
            await table["Ben"].press(panel, custom_id=key.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer is None


async def test_cards_that_cannot_be_picked(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        before = await revision(party)
        unknown = await table["Ana"].slash("pick", lead="9")
        assert unknown.ephemeral and "not one of your choices" in text_of(unknown)
        twice = await table["Ana"].slash("pick", lead="2", other="2")
        assert "only once" in text_of(twice) or "exactly one" in text_of(twice)
        rest = await table["Ana"].slash("pick", rest=True)
        assert "not one of your choices" in text_of(rest)
        assert await revision(party) == before


async def test_a_hex_that_cannot_be_chosen(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        walker, _ = await to_the_walk(party)
        before = await revision(party)
        reply = await table[walker].slash("go", where="Z99")
        assert "You cannot choose Z99 now" in text_of(reply)
        assert await revision(party) == before
        await table[walker].slash("go", where="b1")
        assert await revision(party) == before + 1


async def test_a_second_answer_by_the_old_panel(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        walker, _ = await to_the_walk(party)
        prompt = (await party.sitting(walker)).prompts[0]
        first, second = await party.open_panel(walker), await party.open_panel(walker)
        await give(table[walker], first, prompt, Answer(prompt.id, ("left",)))
        before = await revision(party)
        await give(table[walker], second, prompt, Answer(prompt.id, ("right",)))
        assert "answered already" in text_of(second)
        assert await revision(party) == before


async def test_postgres_away_for_a_moment(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(database_url, check_errors=False) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        key = next(p for p, _ in presses(panel) if p.verb == "do")

        async def away(*_: object, **__: object) -> None:
            raise TableAway

        with monkeypatch.context() as patch:
            for verb in ("sitting", "join", "campaign_in"):
                patch.setattr(tables_of(table), verb, away)
            await table["Ana"].press(panel, custom_id=key.custom_id)
            joined = await table["Dai"].slash("join")
            assert await table["Ana"].complete("pick", "lead", "") == []
        assert "cannot be reached just now" in text_of(panel)
        assert "cannot be reached just now" in text_of(joined)
        assert (await party.play_out(SYSTEM.greedy)).status == "won"


async def test_a_bug_is_one_sentence_and_no_traceback(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with tavern(database_url, check_errors=False) as table:
        await gather_party(table, SYSTEM)

        async def broken(*_: object, **__: object) -> None:
            raise KeyError("a secret card")

        monkeypatch.setattr(tables_of(table), "sitting", broken)
        reply = await table["Ana"].slash("hand")
        assert "went wrong" in text_of(reply) and "KeyError" not in text_of(reply)
        assert "changed" not in text_of(reply)
        assert "KeyError" in caplog.text and "a secret card" not in caplog.text


@pytest.mark.parametrize("error", [KeyError("a secret card"), TableAway()])
async def test_when_the_next_panel_fails_the_answer_is_kept_and_that_is_said(
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
) -> None:
    async with tavern(database_url, check_errors=False) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        key = next(p for p, _ in presses(panel) if p.verb == "do")

        async def broken(*_: object, **__: object) -> None:
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(table.sim.bot.host, "panel", broken)
            await table["Ana"].press(panel, custom_id=key.custom_id)
            undone = await table["Ana"].slash("undo")
            typed = await table["Ana"].slash("pick", lead="2")
            refused = await table["Ana"].slash("pick", lead="2", other="2")
        assert "Your answer is kept" in text_of(panel)
        assert "kept" in text_of(undone) and "kept" in text_of(typed)
        assert "kept" not in text_of(refused)
        assert (await party.sitting("Ana")).prompts[0].answer == ("2",)
        assert type(error).__name__ in caplog.text and "a secret card" not in caplog.text


@pytest.mark.parametrize("status", [500, 400])
async def test_when_discord_does_not_hear_us_nothing_is_begun(
    database_url: str, status: int
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        letter = table["Ana"].dms()[-1]
        before = await revision(party)
        table.sim.env.inject_error("POST", "/interactions/*", status=status, times=None)
        await table["Ana"].slash("pick", lead="2")
        key = next(p for p, _ in presses(letter) if p.verb == "do")
        await table["Ana"].press(letter, custom_id=key.custom_id)
        assert await revision(party) == before


async def test_when_even_the_excuse_is_not_heard_nothing_escapes(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        panel = await party.open_panel("Ana")
        first, second, *_ = [p for p, _ in presses(panel) if p.verb == "do"]
        table.lose_response("POST", "/interactions/*", times=1)
        await table["Ana"].press(panel, custom_id=first.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer is None
        table.lose_response("PATCH", "/webhooks/*", times=9)
        await table["Ana"].press(panel, custom_id=second.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer == ("2",)


async def test_a_channel_where_the_bot_may_not_post(database_url: str) -> None:
    async with tavern(database_url) as table:
        silence = discord.PermissionOverwrite(send_messages=False, attach_files=False)
        guild = table.world.guild
        mute = guild.create_text_channel("mute", overwrites={guild.default_role: silence})
        reply = await table.gm.member.slash(mute, "campaign new", name="Mute")
        assert reply.ephemeral
        assert "Send Messages and Attach Files" in text_of(reply)
        assert await table.sim.as_bot(tables_of(table).campaigns(table.world.guild.id)) == ()


async def thread_in(
    table: Table[EmberhallBot], channel: simcord.ChannelHandle
) -> simcord.ChannelHandle:
    parent = table.sim.bot.get_channel(channel.id)
    assert isinstance(parent, discord.TextChannel)
    kind = discord.ChannelType.public_thread
    await table.sim.as_bot(parent.create_thread(name="quiet", type=kind))
    return channel.threads[0]


async def test_a_thread_where_the_bot_may_not_post(database_url: str) -> None:
    async with tavern(database_url) as table:
        silence = discord.PermissionOverwrite(
            send_messages_in_threads=False, read_message_history=False
        )
        guild = table.world.guild
        hall = guild.create_text_channel("hall", overwrites={guild.default_role: silence})
        thread = await thread_in(table, hall)
        reply = await table.gm.member.slash(thread, "campaign new", name="Mute")
        assert "Send Messages in Threads and Read Message History" in text_of(reply)
        assert await table.sim.as_bot(tables_of(table).campaigns(guild.id)) == ()


async def test_posting_forbidden_in_the_middle_of_a_game(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        table.sim.env.inject_error(
            "*", f"/channels/{table.world.channel.id}/messages*", status=403, code=50013, times=None
        )
        reply = await table["Ana"].slash("pick", lead="5")
        assert reply.ephemeral and "You chose" in text_of(reply)
        assert buttons_of(reply)
        assert (await party.sitting("Ana")).prompts[0].answer == ("5",)
