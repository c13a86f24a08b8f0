"""What is for one person only: picks, hands, direct messages, languages."""

from __future__ import annotations

from tests.bot.bench import buttons_of, message_of, text_of
from tests.bot.flows.party import DUEL, gather_party, presses, tavern

SYSTEM = DUEL["duel"]


async def test_a_hand_comes_by_direct_message_and_can_be_picked_from_there(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        letter = table["Ana"].dms()[-1]
        assert "Hand (5)" in text_of(letter)
        key = [p for p, _ in presses(letter) if p.verb == "do"][2]
        await table["Ana"].press(letter, custom_id=key.custom_id)
        assert (await party.sitting("Ana")).prompts[0].answer == ("3",)
        assert "You chose" in table["Ana"].dms()[-1].content


async def test_pick_works_in_the_channel_and_in_a_direct_message(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        assert await table["Ana"].complete("pick", "lead") == ["1", "2", "3", "4", "5"]
        here = await table["Ana"].slash("pick", lead="2")
        there = await table["Ben"].dm_slash("pick", lead="4")
        assert here.ephemeral
        assert (await party.sitting("Ana")).prompts[0].answer == ("2",)
        assert (await party.sitting("Ben")).prompts[0].answer == ("4",)
        assert "You chose" in text_of(here) and "You chose" in text_of(there)
        changed = await table["Ana"].slash("pick", lead="5")
        assert "You chose" in text_of(changed)
        undone = await table["Ana"].slash("undo")
        assert "You chose" not in text_of(undone)
        assert (await party.sitting("Ana")).prompts[0].answer is None


async def test_closed_direct_messages_are_noticed_by_nobody(database_url: str) -> None:
    async with tavern(database_url) as table:
        table["Ana"].close_dms()
        party = await gather_party(table, SYSTEM)
        said = [m.content for m in table.messages]
        assert table["Ana"].dms() == []
        assert not any("message" in line.lower() for line in said)
        assert (await party.play_out(SYSTEM.greedy)).status == "won"


async def test_looking_is_ephemeral(database_url: str) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        count = len(table.messages)
        for command in ("hand", "map", "status", "log", "help", "campaign list"):
            reply = await table["Ana"].slash(command)
            assert reply.ephemeral and text_of(reply), command
        pictured = await table["Ana"].slash("map")
        assert message_of(pictured).attachments
        lettered = await table["Ana"].slash("map", text=True)
        assert lettered.ephemeral and not message_of(lettered).attachments
        assert "```" in text_of(lettered)
        assert len(table.messages) == count
        spectator = await table["Dai"].slash("hand")
        assert "no cards" in text_of(spectator)


async def test_private_words_in_the_person_s_language_and_public_ones_in_the_campaign_s(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        table["Ana"].speaks("fr")
        party = await gather_party(table, SYSTEM)
        reply = await table["Ana"].slash("status")
        assert "On attend" in text_of(reply)
        assert "Waiting for" in text_of(party.board)
        assert "Main (5)" in text_of(table["Ana"].dms()[-1])
        assert "Hand (5)" in text_of(table["Ben"].dms()[-1])


async def test_a_french_server_gets_a_french_table(database_url: str) -> None:
    async with tavern(database_url, locale="fr") as table:
        table["Ben"].speaks("en-GB")
        party = await gather_party(table, SYSTEM)
        assert "On attend" in text_of(party.board)
        assert "À vous" in buttons_of(party.board)
        assert "Waiting for" in text_of(await table["Ben"].slash("status"))


async def test_command_names_are_registered_in_french(database_url: str) -> None:
    async with tavern(database_url) as table:
        pick = table.sim.env.backend.find_command("pick", table.world.guild.id)
        assert pick is not None
        assert pick["name_localizations"]["fr"] == "choisir"
        assert pick["description_localizations"]["fr"].startswith("Choisir")
        assert "de" not in pick["name_localizations"]


async def test_a_deleted_board_is_posted_again(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        old = party.board
        await table.sim.as_bot(
            table.sim.bot.get_partial_messageable(table.world.channel.id)
            .get_partial_message(old.id)
            .delete()
        )
        await table["Ana"].slash("pick", lead="1")
        assert party.board.id != old.id
        assert (await party.play_out(SYSTEM.greedy)).status == "won"


async def test_a_lost_answer_of_discord_posts_nothing_twice(database_url: str) -> None:
    async with tavern(database_url) as table:
        table.lose_response("POST", f"/channels/{table.world.channel.id}/messages", times=3)
        party = await gather_party(table, SYSTEM)
        for _ in range(6):
            await table.sim.advance(30)
        posts = [m.content for m in table.messages]
        assert len(posts) == len(set(posts))
        assert (await party.play_out(SYSTEM.greedy)).status == "won"


async def test_the_letter_follows_a_pick_that_was_made_elsewhere(database_url: str) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        await table["Ana"].slash("pick", lead="2")
        (letter,) = table["Ana"].dms()
        assert "You chose" in letter.content
        await table["Ana"].slash("undo")
        (letter,) = table["Ana"].dms()
        assert "You chose" not in letter.content and buttons_of(letter)
        await table["Ana"].slash("pick", lead="4")
        (letter,) = table["Ana"].dms()
        key = next(p for p, _ in presses(letter) if p.verb == "do")
        await table["Ana"].press(letter, custom_id=key.custom_id)  # changed in the letter itself
        (letter,) = table["Ana"].dms()
        assert "You chose" in letter.content


async def test_the_letter_is_closed_when_everybody_has_picked(database_url: str) -> None:
    async with tavern(database_url) as table:
        await gather_party(table, SYSTEM)
        for name in ("Ana", "Ben", "Chloe"):
            await table[name].slash("pick", lead="1")
        for name in ("Ana", "Ben", "Chloe"):
            (letter,) = table[name].dms()
            assert "closed" in text_of(letter), name
            assert {p.verb for p, _ in presses(letter)} == {"act"}


async def test_a_pick_by_letter_goes_on_in_the_letter(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        for name in ("Ben", "Chloe"):
            await table[name].slash("pick", lead="5")
        (letter,) = table["Ana"].dms()
        key = next(p for p, _ in presses(letter) if p.verb == "do")  # the first to act
        await table["Ana"].press(letter, custom_id=key.custom_id)
        (letter,) = table["Ana"].dms()
        assert await party.awaited() in ("Ana", "Ben", "Chloe")
        assert presses(letter)
