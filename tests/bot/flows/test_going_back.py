"""Going back with everybody's knowledge: the GM looks first, a table votes."""

from __future__ import annotations

import pytest

from bot.app import EmberhallBot
from bot.facts import Person as Somebody
from tests.bot.bench import Message, Table, message_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, presses, tables_of, tavern

SYSTEM = DUEL["duel"]
CARDS = {"Ana": "1", "Ben": "2", "Chloe": "5"}


async def walked(table: Table[EmberhallBot]) -> Party:
    """Everybody has picked, Chloe has won and takes her two steps."""
    party = await gather_party(table, SYSTEM)
    for name, card in CARDS.items():
        await table[name].slash("pick", lead=card)
    for _ in range(2):
        await table["Chloe"].slash("go", where="left")
    return party


def verbs(message: Message) -> list[str]:
    return [press.verb for press, _ in presses(message)]


def ballot(table: Table[EmberhallBot]) -> Message:
    """The message where the table votes."""
    return next(m for m in reversed(table.messages) if "asks the table" in m.content)


async def asked(table: Table[EmberhallBot], party: Party, name: str = "Ana") -> Message:
    """Ana cannot take back what was revealed; she asks the table."""
    panel = message_of(await table[name].slash("undo"))
    key = next(press for press, _ in presses(panel) if press.verb == "ask")
    await table[name].press(panel, custom_id=key.custom_id)
    return ballot(table)


async def answered(table: Table[EmberhallBot], name: str, verb: str) -> str:
    message = ballot(table)
    key = next(press for press, _ in presses(message) if press.verb == verb)
    return text_of(await table[name].press(message, custom_id=key.custom_id))


# --- the gm


async def test_the_gm_reads_what_would_be_undone_before_it_is(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        before = (await party.state()).revision
        shown = message_of(await table.gm.slash("gm rewind", count=4, why="**no**"))
        lines = text_of(shown).splitlines()
        assert "4 answers" in lines[0] and r"\*\*no\*\*" in lines[0]
        assert lines[-2:] == ["• An answer for Chloe the Bold"] * 2
        assert "An answer for Ben the Bold" in text_of(shown)
        assert not any(f"{card}" in text_of(shown).splitlines()[2:] for card in CARDS.values())
        assert (await party.state()).revision == before
        (confirm,) = [press for press, _ in presses(shown)]
        await table.gm.press(shown, custom_id=confirm.custom_id)
        assert "takes back the last 4 answers" in table.last_message.content or any(
            "takes back the last 4 answers" in m.content for m in table.messages
        )
        assert (await party.sitting("Ben")).prompts[0].answer is None
        await table.gm.forge(shown, confirm.custom_id)
        assert "moved on" in text_of(shown)


async def test_the_button_of_the_gm_s_panel_shows_the_list_too(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        panel = message_of(await table.gm.slash("status"))
        key = next(press for press, _ in presses(panel) if press.verb == "rewind")
        await table.gm.press(panel, custom_id=key.custom_id)
        assert "one answer" in text_of(panel) and verbs(panel) == ["rewind"]
        (confirm,) = [press for press, _ in presses(panel)]
        before = (await party.state()).revision
        await table["Ana"].forge(message_of(await table["Ana"].slash("status")), confirm.custom_id)
        assert (await party.state()).revision == before


# --- the table


async def test_a_step_that_revealed_something_is_undone_when_all_agree(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        message = await asked(table, party)
        assert verbs(message) == ["agree", "refuse"]
        assert "5 answers" in message.content and "Agreed so far: Ana" in message.content
        mentioned = [f"<@{table[name].id}>" for name in ("Ben", "Chloe")]
        assert all(one in message.content for one in mentioned)
        assert f"<@{table['Ana'].id}>" not in message.content
        assert "agree" in await answered(table, "Ben", "agree")
        assert "Agreed so far: Ana and Ben" in ballot(table).content
        assert "Everybody agrees" in await answered(table, "Chloe", "agree")
        assert verbs(ballot(table)) == [] and "it is undone" in ballot(table).content
        assert (await party.sitting("Ana")).prompts[0].kind == "pick-cards"
        assert any("Everybody agrees with **Ana**" in m.content for m in table.messages)


async def test_one_refusal_leaves_the_game_as_it_is(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        before = (await party.state()).revision
        await asked(table, party)
        old = next(p for p, _ in presses(ballot(table)) if p.verb == "agree")
        assert "as it is" in await answered(table, "Chloe", "refuse")
        assert "Chloe refuses" in ballot(table).content and verbs(ballot(table)) == []
        late = await table["Ben"].forge(ballot(table), old.custom_id)
        assert "settled already" in text_of(late)
        assert (await party.state()).revision == before


async def test_the_gm_alone_may_grant_it_and_a_spectator_may_not(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        await asked(table, party)
        assert "not yours" in await answered(table, "Dai", "agree")
        assert "grants what **Ana** asks" in await answered(table, "Gus", "agree")
        assert (await party.sitting("Ana")).prompts[0].kind == "pick-cards"


async def test_an_act_is_chosen_from_a_list_that_tells_no_pick(database_url: str) -> None:
    async with tavern(database_url) as table:
        await walked(table)
        found = await table["Ben"].member.autocomplete(table.world.channel, "undo", "request", "")
        names = [offer["name"] for offer in found]
        assert names[:2] == ["An answer for Chloe the Bold"] * 2 and len(names) == 5
        await table["Ben"].slash("undo", request=str(found[1]["value"]), why="a *slip*")
        assert "2 answers" in ballot(table).content
        assert r"Reason: a \*slip\*" in ballot(table).content
        odd = await table["Ben"].slash("undo", request="yesterday")
        assert "nothing of that kind" in text_of(odd)


async def test_a_question_that_nobody_answers_closes_by_itself(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("bot.outbox.POLL", "bot.waiting.clockwork.POLL"):
        monkeypatch.setattr(place, 30 * 24 * 3600.0)  # a whole day passes in this test
    async with tavern(database_url) as table:
        table.sim.bot.clockwork.poll = 12 * 3600.0
        party = await walked(table)
        await asked(table, party)
        await table.sim.advance(25 * 3600)
        assert "in time" in ballot(table).content and verbs(ballot(table)) == []
        again = await table["Chloe"].slash("undo", why="once more")
        assert "The table is asked" in text_of(again)


async def test_a_vote_whose_message_was_deleted_is_posted_again(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        first = await asked(table, party)
        found = await table.sim.as_bot(tables_of(table).undo(1))
        assert found is not None and found.message == first.id
        (posted,) = [m for m in table.messages if m.id == first.id]
        await table.sim.as_bot(posted.delete())
        ben = Somebody(table["Ben"].id, "Ben")
        await table.sim.as_bot(tables_of(table).vote_undo(party.game, ben, 1, "k1", agrees=True))
        await table.sim.settle()
        assert ballot(table).id != first.id and verbs(ballot(table)) == ["agree", "refuse"]


async def test_a_vote_survives_a_restart(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        await asked(table, party)
        await table.sim.restart()
        await answered(table, "Ben", "agree")
        assert "Everybody agrees" in await answered(table, "Chloe", "agree")


async def test_two_who_press_at_once_both_count(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await walked(table)
        message = await asked(table, party)
        key = next(press for press, _ in presses(message) if press.verb == "agree")
        for name in ("Ben", "Chloe"):
            table[name].fire(message, key.custom_id)
        await table.sim.settle()
        assert "it is undone" in ballot(table).content


async def test_the_vote_is_held_in_the_table_s_language(database_url: str) -> None:
    async with tavern(database_url, locale="fr") as table:
        for name in CARDS:
            table[name].speaks("fr")
        await gather_party(table, SYSTEM)
        for name, card in CARDS.items():
            await table[name].slash("pick", lead=card)
        panel = message_of(await table["Ana"].slash("undo"))
        key = next(press for press, _ in presses(panel) if press.verb == "ask")
        await table["Ana"].press(panel, custom_id=key.custom_id)
        message = next(m for m in table.messages if "demande à la table" in m.content)
        assert "D’accord jusqu’ici\u00a0: Ana" in message.content
        refuse = next(press for press, _ in presses(message) if press.verb == "refuse")
        reply = await table["Ben"].press(message, custom_id=refuse.custom_id)
        assert "Vous refusez" in text_of(reply)
        assert any("Ben refuse" in m.content for m in table.messages)
