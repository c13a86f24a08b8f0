"""Pictures of the books: who gets which, and that what is private goes to its owner alone."""

from __future__ import annotations

from bot.systems import ALL
from bot.ui.pictures import draw
from tests.bot.bench import Message, Person, message_of
from tests.bot.flows.party import tavern
from tests.bot.flows.test_city import settle_in

HAVEN = ALL["haven"]


def alts(message: Message) -> list[str]:
    return [file.description or "" for file in message.attachments]


async def ask(person: Person, command: str, **facts: str | int) -> str:
    """The text of the one picture that a command answers with, to the asker alone."""
    reply = await person.slash(command, **facts)
    assert reply.ephemeral
    (alt,) = alts(message_of(reply))
    return alt


async def test_every_sheet_has_its_picture(database_url: str) -> None:
    async with tavern(database_url, ALL, draw=draw) as table:
        await settle_in(table)
        ana = table["Ana"]
        assert "Ana the Bold: Doorward, level 1" in await ask(ana, "sheet")
        assert "Ben the Bold (Kindler, level 1)" in await ask(ana, "party view")
        assert "gold (" in await ask(ana, "shop")
        assert "The Cold Kitchen" in await ask(ana, "world")
        assert alts(message_of(await ana.slash("history"))) == []
        await table.gm.slash("gm world", kind="prosperity", change=5)
        assert "Prosperity rises: Level 2" in await ask(ana, "history")


async def test_a_quest_is_in_its_owner_s_picture_alone(database_url: str) -> None:
    async with tavern(database_url, ALL, draw=draw) as table:
        await settle_in(table)
        await table["Ana"].slash("hero note", text="The third step creaks")
        (quest,) = await _quests(table["Ana"])
        own = await ask(table["Ana"], "sheet")
        assert quest in own and "creaks" in own
        for asker in (table["Ben"], table.gm, table["Dai"]):
            theirs = await ask(asker, "sheet", hero="1")
            assert "Ana the Bold" in theirs
            assert quest not in theirs and "creaks" not in theirs
        public = [alt for message in table.messages for alt in alts(message)]
        assert not any(quest in alt or "creaks" in alt for alt in public)


async def _quests(person: Person) -> list[str]:
    """The name of somebody's quest, as the page of quests tells it."""
    words = HAVEN.words("en")
    names = [
        text for key, text in words.items() if key.startswith("quest.") and key.count(".") == 1
    ]
    told = str(message_of(await person.slash("quests")).embeds[0].to_dict())
    return [name for name in names if name in told]
