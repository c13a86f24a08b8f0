"""`/privacy export` and `/privacy delete`, as people press them."""

from __future__ import annotations

import json

import pytest

from bot.app import EmberhallBot
from tests.bot.bench import Message, Table, buttons_of, message_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, presses, tavern

SYSTEM = DUEL["duel"]


async def given(table: Table[EmberhallBot], message: Message) -> dict:  # type: ignore[type-arg]
    """The file on a message."""
    (attachment,) = message.attachments
    assert attachment.filename == "emberhall.json"
    data = table.sim.env.backend.cdn._blobs[attachment.url]
    found: dict = json.loads(getattr(data, "data", data))  # type: ignore[type-arg]
    return found


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "This file holds everything that Emberhall keeps about you."),
        ("fr", "Ce fichier contient tout ce qu’Emberhall garde de vous."),
    ],
)
async def test_a_file_with_everything_for_the_asker_alone(
    database_url: str, locale: str, said: str
) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        table["Ana"].speaks(locale)
        await table["Ana"].slash("pick", lead="2")
        reply = await table["Ana"].slash("privacy export")
        assert reply.ephemeral and text_of(reply).startswith(said)
        found = await given(table, message_of(reply))
        assert found["rows"]["people"][0]["name"] == "Ana"
        assert found["campaigns"][0]["heroes"][0]["name"] == "Ana the Bold"
        acts = [row["body"] for row in found["rows"]["journal"]]
        assert any(body.get("chosen") == ["2"] for body in acts)
        assert "Ben the Bold" not in json.dumps(found)
        letter = await table["Ana"].dm_slash("privacy export")
        assert (await given(table, message_of(letter)))["rows"].keys() == found["rows"].keys()


async def test_deleting_asks_once_and_then_forgets(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        reply = await table["Ana"].slash("privacy delete")
        assert reply.ephemeral and "cannot be undone" in text_of(reply)
        assert list(buttons_of(reply)) == ["Forget me"]
        assert (await party.sitting("Ana")).seats  # nothing has happened yet
        panel = message_of(reply)
        await table["Ana"].press(panel, label="Forget me")
        assert text_of(panel).startswith("Done: Emberhall knows nothing") and not buttons_of(panel)
        lines = [text_of(m) for m in table.messages]
        assert any("has asked to be forgotten: their seat is free" in line for line in lines)
        assert "Hero 1" in text_of(party.board) and "Ana the Bold" not in text_of(party.board)
        again = await table["Ana"].slash("privacy export")
        assert text_of(again) == "Emberhall keeps nothing about you."
        told = text_of(await table["Ben"].slash("history"))
        assert "Ana" not in told and "Somebody" in told
        await table["Dai"].slash("join")
        rest = Party(table, party.game, ("Dai", "Ben", "Chloe"))
        assert (await rest.play_out(SYSTEM.greedy)).status == "won"


async def test_it_is_asked_and_told_in_french_at_a_french_table(database_url: str) -> None:
    async with tavern(database_url, locale="fr") as table:
        party = await gather_party(table, SYSTEM)
        table["Ben"].speaks("fr")
        panel = message_of(await table["Ben"].slash("privacy delete"))
        assert "C’est irréversible" in text_of(panel)
        await table["Ben"].press(panel, label="M’oublier")
        assert text_of(panel).startswith("C’est fait")
        assert "Héros 2" in text_of(party.board)
        assert any("a demandé à être oublié" in text_of(m) for m in table.messages)


async def test_old_buttons_of_somebody_forgotten_say_so(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        letter, panel = table["Ana"].dms()[-1], await party.open_panel("Ana")
        key = next(p for p, _ in presses(letter) if p.verb == "do")
        sure = message_of(await table["Ana"].slash("privacy delete"))
        await table["Ana"].press(sure, label="Forget me")
        before = (await party.state()).revision
        for message in (panel, table["Ana"].dms()[-1]):
            if key.custom_id in buttons_of(message).values():
                await table["Ana"].press(message, custom_id=key.custom_id)
                assert "no longer yours" in text_of(message)
        assert (await party.state()).revision == before


async def test_a_stranger_s_press_forgets_the_stranger_alone(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        opened = message_of(await table["Dai"].slash("help"))
        answer = await table["Dai"].forge(opened, "forget:0:::sure")
        assert text_of(answer) == "Emberhall keeps nothing about you."
        assert (await party.sitting("Ana")).seats


async def test_the_gm_s_campaign_goes_to_a_player(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        sure = message_of(await table.gm.slash("privacy delete"))
        await table.gm.press(sure, label="Forget me")
        assert any("**Ana** is the GM from now on." in text_of(m) for m in table.messages)
        refused = await table.gm.slash("gm pause")
        assert "GM" in text_of(refused) and (await party.state()).status == "running"
        panel = message_of(await table["Ana"].slash("status"))
        await table["Ana"].press(panel, custom_id=f"pause:{party.game}:::")
        assert (await party.state()).status == "paused"
