"""The least that the bot needs: permissions, intents, mentions."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import discord

from bot.ui.keys import IN_CHANNELS, IN_THREADS, PERMISSIONS
from tests.bot.flows.party import DUEL, gather_party, tavern

ROOT = Path(__file__).parents[2]
NEEDED = {*IN_CHANNELS, *IN_THREADS, *PERMISSIONS}


def test_the_invitation_asks_for_what_is_needed_and_nothing_else() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (asked,) = set(re.findall(r"permissions=(\d+)", readme))
    wanted = discord.Permissions(int(asked))
    assert wanted == discord.Permissions(**dict.fromkeys(NEEDED, True))
    assert not wanted.administrator and not wanted.manage_messages and not wanted.mention_everyone


async def test_no_privileged_intent_and_nothing_but_servers(database_url: str) -> None:
    async with tavern(database_url) as table:
        intents = table.sim.bot.intents
        assert {name for name, is_on in intents if is_on} == {"guilds"}
        assert not (intents.message_content or intents.members or intents.presences)


async def test_nobody_is_mentioned_unless_it_is_said_who(database_url: str) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, DUEL["duel"])
        everything = discord.AllowedMentions.none().to_dict()
        assert table.sim.bot.allowed_mentions is not None
        assert table.sim.bot.allowed_mentions.to_dict() == everything
        sent = [
            call.json
            for call in table.sim.env.http_requests
            if call.method == "POST" and call.path.endswith("/messages") and call.json
        ]
        assert sent
        for body in sent:
            named = {int(n) for n in re.findall(r"<@!?(\d+)>", str(body.get("content")))}
            allowed = body["allowed_mentions"]
            assert allowed.get("parse", []) == [] and not allowed.get("roles")
            assert {int(n) for n in allowed.get("users", ())} == named


def test_mentions_are_meant_in_a_few_places_only() -> None:
    """Whoever mentions says so with `AllowedMentions(users=...)`; nothing allows roles or all."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("AllowedMentions"):
                assert {keyword.arg for keyword in node.keywords} == {"users"}, file
            if isinstance(node, ast.Attribute) and node.attr == "all":
                assert "AllowedMentions" not in ast.unparse(node), file
