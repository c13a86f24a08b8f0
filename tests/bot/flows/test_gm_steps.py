"""The GM changes a game by command: everybody reads what, by whom and why."""

from __future__ import annotations

import json

from bot.app import EmberhallBot
from bot.facts import Person as Somebody
from bot.systems import ALL
from bot.tables import Sitting
from bot.tables.audit import audit
from engine.core.view import FigureView
from tests.bot.bench import Table, message_of, text_of
from tests.bot.flows.party import DUEL, Party, gather_party, presses, tables_of, tavern

HAVEN = ALL["haven"]
SYSTEM = DUEL["duel"]


async def in_the_first_round(table: Table[EmberhallBot]) -> Party:
    """The heroes stand on the map and are about to pick."""
    party = await gather_party(table, HAVEN, level=0)
    while (await party.state()).round < 1:
        await party.play_one(HAVEN.greedy)
    return party


async def asked(party: Party, kind: str) -> Sitting:
    """Play until somebody is asked a question of a kind."""
    while (sitting := await party.sitting(await party.awaited() or "")).prompts[0].kind != kind:
        await party.play_one(HAVEN.greedy)
    return sitting


async def figure(party: Party, side: str) -> FigureView:
    view = (await party.state()).view
    return next(figure for figure in view.figures if figure.side == side)


async def offers(
    table: Table[EmberhallBot], name: str, option: str, typed: str = "", **so_far: str
) -> dict[str, str]:
    """What is suggested to the GM, by name."""
    member, channel = table.gm.member, table.world.channel
    found = await member.autocomplete(channel, f"gm {name}", option, typed, **so_far)
    return {offer["name"]: str(offer["value"]) for offer in found}


async def floor(party: Party) -> int:
    """How many hexes are no fog any more."""
    return sum(where.ground != "fog" for where in (await party.state()).view.hexes)


def posts(table: Table[EmberhallBot]) -> list[str]:
    return [message.content for message in table.messages if "Gus" in message.content]


async def test_hit_points_are_set_by_choosing_and_everybody_reads_it(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL) as table:
        party = await in_the_first_round(table)
        hero = await figure(party, "hero")
        people = await offers(table, "set", "of", "ana", what="hp")
        assert people == {"Ana the Bold": hero.id}
        numbers = await offers(table, "set", "to", "", what="hp", of=hero.id)
        assert numbers["0: falls"] == "0"
        reply = await table.gm.slash("gm set", what="hp", of=hero.id, to="2", why="**misread**")
        assert (await figure(party, "hero")).hp == 2
        told = f"**Ana the Bold** now has 2 hit points instead of {hero.hp}."
        assert told in text_of(reply)
        assert posts(table)[-1] == rf"**Gus** steps in: {told} Reason: \*\*misread\*\*"
        log = await table["Ben"].slash("log")
        assert told in text_of(log)


async def test_whatever_else_can_be_set(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL) as table:
        party = await in_the_first_round(table)
        hero = await figure(party, "hero")
        where = next(iter(await offers(table, "set", "to", "", what="place", of=hero.id)))
        for what, of, to in (
            ("condition", "Ana the Bold", "Poison"),  # by their names
            ("element", "fire", "strong"),
            ("place", hero.id, where.lower()),
        ):
            await table.gm.slash("gm set", what=what, of=of, to=to)
        view = (await party.state()).view
        ana = next(f for f in view.figures if f.id == hero.id)
        assert (ana.conditions, ana.hex.label) == (("poison",), where)
        assert next(t for t in view.tracks if t.id == "fire").state == "strong"


async def test_monsters_come_and_go_and_rooms_are_revealed(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL) as table:
        party = await in_the_first_round(table)
        before = {f.id for f in (await party.state()).view.figures}
        monster = next(iter((await offers(table, "spawn", "monster")).values()))
        where = list((await offers(table, "spawn", "where", monster=monster)).values())[-1]
        await table.gm.slash("gm spawn", monster=monster, where=where, why="too easy")
        (new,) = {f.id for f in (await party.state()).view.figures} - before
        assert new in (await offers(table, "remove", "figure")).values()
        await table.gm.slash("gm remove", figure=new)
        assert {f.id for f in (await party.state()).view.figures} == before
        doors = await offers(table, "reveal", "where")
        seen = await floor(party)
        await table.gm.slash("gm reveal", where=next(iter(doors.values())))
        assert await floor(party) > seen
        assert sum("steps in" in post for post in posts(table)) == 3


async def test_a_deck_is_stacked_and_the_table_reads_why_and_not_which(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL) as table:
        party = await in_the_first_round(table)
        decks = await offers(table, "stack", "deck", "ana")
        deck = decks["the modifier deck of Ana the Bold"]
        cards = await offers(table, "stack", "first", "", deck=deck)
        before = (await party.state()).revision
        await table.gm.slash("gm stack", deck=deck, first=cards["×2"], why=" ")
        assert (await party.state()).revision == before  # blanks are no reason
        await table.gm.slash("gm stack", deck=deck, first=cards["×2"], why="a lesson")
        assert posts(table)[-1] == (
            "**Gus** steps in: The next card of the modifier deck of Ana the Bold is laid as the "
            "GM wants. Reason: a lesson"
        )


REFUSALS: tuple[tuple[str, dict[str, str], str], ...] = (
    ("set", {"what": "hp", "of": "nobody", "to": "3"}, "no such figure"),
    ("set", {"what": "hp", "of": "Ana the Bold", "to": "99"}, "from 0 to"),
    ("set", {"what": "place", "of": "Ana the Bold", "to": "Z99"}, "no such hex"),
    ("set", {"what": "element", "of": "mud", "to": "strong"}, "no such element"),
    ("spawn", {"monster": "dragon", "where": "A1"}, "no such monster"),
    ("remove", {"figure": "HERO"}, "last hit point"),
    ("reveal", {"where": "A1"}, "no closed door"),
    ("stack", {"deck": "x", "first": "y", "why": "z"}, "no such deck"),
)


async def test_what_cannot_be_is_said_in_one_sentence_and_changes_nothing(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL) as table:
        party = await in_the_first_round(table)
        before, hero = await party.state(), (await figure(party, "hero")).id
        for command, words, sentence in REFUSALS:
            meant = {name: hero if word == "HERO" else word for name, word in words.items()}
            reply = text_of(await table.gm.slash(f"gm {command}", **meant))
            assert sentence in reply and reply.count(".") == 1, reply
        assert (await party.state()).revision == before.revision


async def test_it_is_all_said_in_french_where_french_is_spoken(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL, locale="fr") as table:
        table.gm.speaks("fr")
        party = await in_the_first_round(table)
        hero = await figure(party, "hero")
        wanted = await offers(table, "set", "to", "poison", what="condition", of=hero.id)
        assert "Poison" in wanted
        await table.gm.slash("gm set", what="condition", of=hero.id, to="poison", why="oubli")
        told = "**Ana the Bold** gagne Poison."
        assert posts(table)[-1] == f"**Gus** intervient\u00a0: {told} Raison\u00a0: oubli"
        reply = text_of(await table.gm.slash("gm set", what="hp", of=hero.id, to="99"))
        assert "Cette figurine peut avoir de 0 à" in reply


# --- not waiting


async def test_the_gm_waits_no_longer_and_nobody_reads_what_was_picked(
    database_url: str,
) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        await table["Ana"].slash("pick", lead="2")
        named = await offers(table, "skip", "seat", "ben")
        await table.gm.slash("gm skip", seat=next(iter(named.values())), why="asleep")
        assert posts(table)[-1] == (
            "**Gus** lets the game go on without waiting for Ben the Bold. Reason: asleep"
        )
        assert [s.hero for s in (await party.state()).awaited] == ["Chloe the Bold"]
        panel = message_of(await table.gm.slash("status"))
        key = next(press for press, _ in presses(panel) if press.verb == "skip")
        await table.gm.press(panel, custom_id=key.custom_id)
        assert posts(table)[-1].endswith("without waiting for Chloe the Bold.")
        assert (await party.sitting(await party.awaited() or "")).prompts[0].kind == "walk"


# --- who decides what


async def test_the_clock_plays_a_seat_until_the_gm_stops_it(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        seat = next(iter((await offers(table, "autopilot", "seat", "ben")).values()))
        reply = await table.gm.slash("gm autopilot", seat=seat, why="silent")
        assert "lets the clock play Ben the Bold" in text_of(reply)
        await table.sim.advance(60)
        assert "Ben the Bold" not in [s.hero for s in (await party.state()).awaited]
        assert "The clock plays **Ben the Bold**" in text_of(await table["Ana"].slash("log"))
        await table.gm.slash("gm autopilot", seat=seat, on=False)
        assert "stops the clock" in posts(table)[-1]


async def test_the_gm_hands_over_and_is_the_gm_no_more(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        reply = await table.gm.slash("gm transfer", player=table["Ana"].member, why="tired")
        assert "hands the GM’s place over to **Ana**" in text_of(reply)
        refused = await table.gm.slash("gm pause")
        assert "Only the campaign’s GM" in text_of(refused)
        assert (await party.sitting("Ana")).is_gm


# --- what can be read


async def test_the_audit_shows_what_the_gm_did_and_nothing_else(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        empty = await table.gm.slash("gm audit", page=2)
        assert "nothing of the GM’s" in text_of(empty)
        await table["Ana"].slash("pick", lead="2")
        await table.gm.slash("gm pause", why="tea")
        await table.gm.slash("gm resume")
        shown = text_of(await table.gm.slash("gm audit")).splitlines()
        assert "lets the game go on" in shown[1] and "Reason: tea" in shown[2]
        assert len(shown) == 3 and party.game


async def test_the_export_is_a_file_without_secrets_for_the_gm_alone(database_url: str) -> None:
    async with tavern(database_url) as table:
        party = await gather_party(table, SYSTEM)
        await table["Ana"].slash("pick", lead="2")
        answer = message_of(await table.gm.slash("gm export"))
        (file,) = answer.attachments
        data = await table.sim.as_bot(file.read())
        record = json.loads(data)
        assert record["format"] == "emberhall-record" and record["gm"] == "Gus"
        assert [seat["player"] for seat in record["seats"]] == ["Ana", "Ben", "Chloe"]
        (game,) = record["games"]
        assert game["seed"] is None and "duel-secret" not in data.decode()
        assert not any(answer.id == message.id for message in table.messages)
        assert party.game


async def test_all_of_it_is_verified(database_url: str, fixed_dice: None) -> None:
    async with tavern(database_url, ALL) as table:
        party = await in_the_first_round(table)
        hero = await figure(party, "hero")
        await table.gm.slash("gm set", what="hp", of=hero.id, to="3")
        await table.gm.slash("gm skip")
        await table.gm.slash("gm set", what="element", of="ice", to="waning")
        database = tables_of(table)._database
        found = await table.sim.as_bot(audit(database, ALL, party.game))
        assert found is not None and found.ok, found


async def test_acting_for_somebody_shows_the_options_and_no_other_secret(
    database_url: str, fixed_dice: None
) -> None:
    async with tavern(database_url, ALL) as table:
        party = await in_the_first_round(table)
        gm, tables = Somebody(table.gm.id, "Gus"), tables_of(table)
        own = (await asked(party, "choose-action")).view
        assert own.piles and own.aims and own.seat is not None
        panel = message_of(await table.gm.slash("gm act-for", seat=own.seat))
        seen = await table.sim.as_bot(tables.sitting_for(gm, party.game, own.seat))
        assert isinstance(seen, Sitting) and seen.prompts
        named = {option.card for prompt in seen.prompts for option in prompt.options}
        hidden = {card.id for pile in own.piles for card in pile.cards} - named
        assert hidden and hidden.isdisjoint(c.id for pile in seen.view.piles for c in pile.cards)
        assert seen.view.notes == () and seen.view.aims == ()
        words = HAVEN.words("en")
        for verb in ("hand", "kit", "log"):  # forged: no button asks for them
            answer = await table.gm.forge(panel, f"{verb}:{party.game}::{own.seat}:")
            assert not any(words.get(f"card.{c}", "?!") in text_of(answer) for c in hidden), verb
