"""A game is seen again as it was played: without what was taken back, as the rules know it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.systems import Systems
from bot.tables import reels
from bot.tables.reels import Reel
from engine.core.scenes import Scene, scenes_of
from tests.bot.table import ANA, BEN, GM, Table, key


@pytest.fixture
async def hall(table: Table, systems: Systems) -> Table:
    """Two heroes of the hall in their first scenario."""
    await table.found(system="haven")
    classes = tuple(listing.id for listing in systems["haven"].classes())
    await table.seat(ANA, BEN, classes=classes)
    await table.start(systems["haven"].scenarios()[0].id)
    return table


async def play(table: Table, systems: Systems, until: int) -> None:
    """Everybody plays as the rules' own robot would, to the start of a round."""
    while (view := await table.view()).awaited and view.round < until:
        person = next(p for p in (ANA, BEN) if p.id == view.awaited[0].person)
        sitting = await table.sitting(person)
        prompt = next(p for p in sitting.prompts if p.answer is None)
        answer = systems["haven"].greedy(sitting.view, prompt)
        assert (await table.tables.submit(table.game, person, answer, key())).ok


async def reel_of(table: Table) -> Reel:
    found = await table.tables.reel(table.game)
    assert found is not None
    return found


def told(scenes: tuple[Scene, ...]) -> list[str]:
    return [scene.event.say.key for scene in scenes if scene.event is not None]


async def test_a_game_is_seen_from_the_beginning(hall: Table, systems: Systems) -> None:
    await play(hall, systems, until=4)
    scenes = (await reel_of(hall)).whole()
    rounds = [scene.view.round for scene in scenes]
    assert rounds == sorted(rounds) and set(rounds) == {0, 1, 2, 3, 4}
    now = (await hall.view()).view
    assert scenes[-1].view.figures == now.figures and scenes[-1].view.hexes == now.hexes
    assert all(scene.view.seat is None and scene.view.piles == () for scene in scenes)


async def test_the_end_is_seen(hall: Table, systems: Systems) -> None:
    await play(hall, systems, until=99)
    scenes = (await reel_of(hall)).whole()
    assert scenes[-1].view.outcome in {"victory", "defeat"}


async def test_a_round_is_seen_alone(hall: Table, systems: Systems) -> None:
    await play(hall, systems, until=3)
    reel = await reel_of(hall)
    assert {scene.view.round for scene in reel.round()} == {2}
    assert {scene.view.round for scene in reel.round(1)} == {1}
    assert "haven-round-began" in told(reel.round(2))
    assert reel.round(3) == () and reel.round(99) == ()


async def test_before_anything_happened_there_is_nothing_to_see(
    hall: Table, systems: Systems
) -> None:
    await play(hall, systems, until=1)
    reel = await reel_of(hall)
    assert reel.round() == () and reel.whole() == ()
    assert await hall.tables.reel(10_000) is None


async def test_what_was_rewound_is_not_seen(hall: Table, systems: Systems) -> None:
    await play(hall, systems, until=3)
    played = (await reel_of(hall)).whole()
    assert (await hall.tables.rewind(hall.game, GM, 12, "", key())).ok
    fewer = (await reel_of(hall)).whole()
    assert 0 < len(fewer) < len(played)
    assert told(fewer) == told(played)[: len(told(fewer))]
    await play(hall, systems, until=3)
    assert len((await reel_of(hall)).whole()) > len(fewer)


async def test_where_the_rules_have_changed_the_rest_is_still_seen(
    hall: Table, systems: Systems, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(hall, systems, until=4)
    whole = (await reel_of(hall)).whole()
    as_it_was, steps = scenes_of, list[int]()

    def changed(*given: Any) -> Any:
        steps.append(1)
        if len(steps) == 2:
            raise ValueError("secret")
        scenes, digest = as_it_was(*given)
        return scenes, "another" if len(steps) == 3 else digest

    monkeypatch.setattr(reels, "scenes_of", changed)
    fewer = (await reel_of(hall)).whole()
    assert 0 < len(fewer) < len(whole)
    assert fewer[-1].view == whole[-1].view
