"""What one player picks in secret changes no byte of what anybody else receives."""

from __future__ import annotations

import pytest

from bot.systems import ALL
from bot.ui.maps import draw
from engine.core.prompt import Answer, Prompt
from engine.core.rng import Rng
from tests.bot.bench import Message, Person, components_of, message_of, text_of
from tests.bot.flows.party import Party, gather_party, give, tavern

HAVEN = ALL["haven"]
Seen = list[object]


def picks_by(seed: int, prompt: Prompt) -> Answer:
    """Two cards at random, or now and then a rest where there is one."""
    rng = Rng(f"blake2b-1:{seed:032x}")
    cards = [o.id for o in prompt.options if not o.alone]
    alone = [o.id for o in prompt.options if o.alone]
    if alone and rng.below(3) == 0:
        return Answer(prompt.id, (alone[0],))
    rng.shuffle(cards)
    return Answer(prompt.id, tuple(cards[:2]))


def bytes_of(party: Party, message: Message) -> list[object]:
    """A message down to its pictures."""
    blobs = party.table.sim.env.backend.cdn._blobs
    pictures = [(a.filename, a.description, blobs[a.url]) for a in message.attachments]
    fields = [(f.name, f.value) for e in message.embeds for f in e.fields]
    return [text_of(message), fields, [dict(c) for c in components_of(message)], pictures]


async def looks(party: Party, person: Person) -> Seen:
    """All that a person reads, and what they get when they ask."""
    seen: Seen = [bytes_of(party, message) for message in (*person.reads(), *person.dms())]
    for command in ("status", "log", "map", "hand"):
        seen.append(bytes_of(party, message_of(await person.slash(command))))
    return seen


async def world_seen(url: str, seed: int) -> tuple[dict[str, Seen], tuple[str, ...]]:
    """Ana picks by her seed, Ben not yet: what do the others and the log know?"""
    async with tavern(url, ALL, draw=draw) as table:
        party = await gather_party(table, HAVEN)
        while (await party.state()).round < 1:
            await party.play_one(HAVEN.greedy)
        prompt = next(p for p in (await party.sitting("Ana")).prompts if p.secret)
        answer = picks_by(seed, prompt)
        await give(table["Ana"], await party.open_panel("Ana"), prompt, answer)
        others = {n: await looks(party, table[n]) for n in ("Ben", "Chloe", "Dai", "Gus")}
        return others, answer.chosen


@pytest.mark.parametrize("seed", range(3))
async def test_a_pick_is_seen_by_nobody_else(
    database_url: str,
    second_url: str,
    fixed_dice: None,
    caplog: pytest.LogCaptureFixture,
    seed: int,
) -> None:
    one, picked = await world_seen(database_url, seed)
    log_of_one = [record.getMessage() for record in caplog.records]
    caplog.clear()
    two, also_picked = await world_seen(second_url, seed + 100)
    assert picked != also_picked
    for name in one:
        assert one[name] == two[name], name
    said = "\n".join((*log_of_one, *(record.getMessage() for record in caplog.records)))
    assert not any(card in said for card in (*picked, *also_picked))
    assert one["Ben"] and one["Gus"]
