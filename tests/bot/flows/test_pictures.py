"""Pictures beside the map: who gets them, and what they tell nobody else."""

from __future__ import annotations

from bot.systems import ALL
from bot.ui.pictures import draw
from bot.ui.sheet import Drawing, MapDrawing
from bot.ui.voice import Voice
from engine.core.prompt import Prompt
from engine.core.tableau import CardTableau
from render import Picture
from tests.bot.bench import Message, Person, message_of, text_of
from tests.bot.flows.party import Party, gather_party, give, presses, sketch, tables_of, tavern

HAVEN = ALL["haven"]
NAMES = {"map.png", "picture.png"}  # what a file may be called


def drawn(drawing: Drawing, voice: Voice) -> Picture:
    """Cards in earnest; maps cost too much here."""
    return sketch(drawing, voice) if isinstance(drawing, MapDrawing) else draw(drawing, voice)


def alts(message: Message) -> list[str]:
    """The text of each picture; their names tell nothing."""
    assert {file.filename for file in message.attachments} <= NAMES
    return [file.description or "" for file in message.attachments]


async def ask(person: Person, command: str) -> list[str]:
    """The texts of the pictures that a command answers with, to the asker alone."""
    reply = await person.slash(command)
    assert reply.ephemeral
    return alts(message_of(reply))


async def play_until(party: Party, kind: str) -> None:
    """Play until Ana is asked for this."""
    for _ in range(400):
        prompts = (await party.sitting("Ana")).prompts
        if any(p.kind == kind and p.answer is None for p in prompts):
            return
        assert await party.play_one(HAVEN.greedy)
    raise AssertionError(f"nobody is asked to {kind}")


async def asked(party: Party, kind: str) -> Prompt:
    return next(p for p in (await party.sitting("Ana")).prompts if p.kind == kind)


def spoken(party: Party, prompt: Prompt) -> list[str]:
    """The names of the cards that a prompt offers."""
    voice = Voice(party.table.sim.bot.host.words_of("haven"), "en-US")
    return [voice.plain(option.label) for option in prompt.options if option.card]


async def test_a_hand_is_a_picture_for_its_owner_alone(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL, draw=drawn) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        await play_until(party, "pick-cards")
        cards = spoken(party, await asked(party, "pick-cards"))
        assert len(cards) > 5
        (hand,) = await ask(table["Ana"], "hand")
        (letter,) = alts(table["Ana"].dms()[-1])
        for alt in (hand, letter):
            assert all(card.split(" (")[0] in alt for card in cards), alt
        assert await ask(table["Dai"], "hand") == []
        public = [alt for message in table.messages for alt in alts(message)]
        assert public and not any(card.split(" (")[0] in alt for alt in public for card in cards)
        (others,) = await ask(table["Ben"], "hand")
        assert others != hand


async def test_what_is_picked_is_shown_before_it_is_confirmed(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL, draw=drawn) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        await play_until(party, "pick-cards")
        panel = await party.open_panel("Ana")
        menu = next((p, values) for p, values in presses(panel) if p.verb == "slot")
        await table["Ana"].choose(panel, menu[1][2], custom_id=menu[0].custom_id)
        card = spoken(party, await asked(party, "pick-cards"))[2].split(" (")[0]
        mine = [m for m in table["Ana"].reads() if m.flags.ephemeral][-1]
        (alt,) = alts(mine)
        assert alt.startswith("Ana the Bold Chosen:") and card in alt
        everybody = [*table.messages, *table["Ben"].reads(), *table["Ben"].dms()]
        assert not any(card in alt for message in everybody for alt in alts(message))


async def test_goals_to_choose_from_are_cards(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL, draw=drawn) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        await play_until(party, "keep-goal")
        prompt = await asked(party, "keep-goal")
        voice = Voice(table.sim.bot.host.words_of("haven"), "en-US")
        names = [voice.plain(option.label) for option in prompt.options]
        (alt,) = alts(table["Ana"].dms()[-1])
        assert all(name in alt for name in names)
        panel = await party.open_panel("Ana")
        await give(
            table["Ana"], panel, prompt, HAVEN.greedy((await party.sitting("Ana")).view, prompt)
        )
        await party.play_one(HAVEN.greedy)
        shown = message_of(await table["Ana"].slash("hand"))
        key = next(p.custom_id for p, _ in presses(shown) if p.verb == "kit")
        (kit,) = alts(message_of(await table["Ana"].press(shown, custom_id=key)))
        assert sum(name in kit for name in names) == 1


async def test_everybody_may_see_the_cards_of_a_round(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL, draw=drawn) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        custom_id = f"round:{party.game}:::"
        early = await table["Dai"].press(party.board, custom_id=custom_id)
        assert early.ephemeral and "No cards" in text_of(early)
        tables = tables_of(table)
        while not (await table.sim.as_bot(tables.draws(party.game))):
            assert await party.play_one(HAVEN.greedy)
        seen = [
            await table[name].press(party.board, custom_id=custom_id) for name in ("Ana", "Dai")
        ]
        one, other = (alts(message_of(reply)) for reply in seen)
        assert all(reply.ephemeral for reply in seen)
        assert one == other and "Move" in one[0] and "drawn" in one[0]


async def test_pages_of_the_books_have_pictures(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL, draw=drawn) as table:
        await gather_party(table, HAVEN, ("Ana", "Ben"))
        (deck,) = await ask(table["Ana"], "deck")
        (quest,) = await ask(table["Ana"], "quests")
        assert "(" in deck and quest and deck != quest
        (other,) = await ask(table["Ben"], "quests")
        assert other != quest
        assert not any(quest in alt for message in table.messages for alt in alts(message))


async def test_cards_that_cannot_be_drawn_keep_no_words_back(database_url: str) -> None:
    def failing(drawing: Drawing, voice: Voice) -> Picture:
        if isinstance(drawing, CardTableau):
            raise ValueError("no ink")
        return sketch(drawing, voice)

    async with tavern(database_url, ALL, draw=failing) as table:
        party = await gather_party(table, HAVEN, ("Ana", "Ben"))
        await play_until(party, "pick-cards")
        reply = await table["Ana"].slash("hand")
        assert "Hand (" in text_of(reply) and alts(message_of(reply)) == []
