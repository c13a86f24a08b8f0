"""What a game looked like from moment to moment: from the journal alone, and for everyone alike."""

from __future__ import annotations

from typing import Any

import pytest

from bot.systems import system_named
from engine.core.game import Accepted, Entry, Game, Snapshot
from engine.core.policy import RandomPolicy
from engine.core.rng import Rng
from engine.core.scenes import Scene, last_round_played, of_round, scenes_of
from engine.core.simulate import seed_for, setup_for

SYSTEM = system_named("haven")
SEED = seed_for("scenes")
Step = tuple[Snapshot, tuple[Entry, ...], str]


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    """A game's first rounds: snapshots, what was accepted since, and the digest after it."""
    setup = setup_for(SYSTEM, SYSTEM.scenarios()[0].id, 2, None, 0)
    game: Game[Any] = Game.new(SYSTEM, setup, SEED)[0]
    policy, made = RandomPolicy(Rng(SEED)), list[Step]()
    snapshot, entries = game.snapshot(), list[Entry]()
    while game.prompts and len(made) < 5:
        prompt = next(p for p in game.prompts if p.answer is None)
        accepted = game.submit(prompt.seats[0], policy.answer(game, prompt.seats[0], prompt))
        assert isinstance(accepted, Accepted)
        entries.append(accepted.entry)
        if accepted.steps:
            made.append((snapshot, tuple(entries), game.digest()))
            snapshot, entries = game.snapshot(), []
    return made


def played(steps: list[Step]) -> list[Scene]:
    return [scene for step in steps for scene in scenes_of(SYSTEM, SEED, *step[:2])[0]]


def test_a_step_played_again_ends_where_it_ended(steps: list[Step]) -> None:
    for snapshot, entries, digest in steps:
        assert scenes_of(SYSTEM, SEED, snapshot, entries)[1] == digest


def test_scenes_are_what_everybody_sees(steps: list[Step]) -> None:
    for scene in played(steps):
        assert scene.view.seat is None
        assert scene.view.piles == ()
        assert scene.event is None or scene.event.audience is None


def test_a_scene_shows_the_game_as_it_then_stood(steps: list[Step]) -> None:
    """Whoever moved stands where the path ends, though the round went on."""
    moves = [s for s in played(steps) if s.event and s.event.path and not s.event.draw]
    assert moves
    for scene in moves:
        assert scene.event is not None
        where = {figure.id: figure.hex for figure in scene.view.figures}
        assert where.get(scene.event.figure or "", scene.event.path[-1]) == scene.event.path[-1]


def test_what_is_picked_in_secret_leaves_no_scene(steps: list[Step]) -> None:
    """Whatever somebody picks, nothing is seen of it before all have picked."""
    snapshot, entries, _ = next(step for step in steps if step[0].step == 1)
    game: Game[Any] = Game.resume(SYSTEM, SEED, snapshot, ())
    prompts = [p for p in game.prompts if p.secret]
    assert len(prompts) > 1
    bare, _ = scenes_of(SYSTEM, SEED, snapshot, ())
    first = prompts[0]
    for seat in (prompts[0].seats[0], prompts[1].seats[0]):
        own = next(entry for entry in entries if entry.seat == seat)
        assert scenes_of(SYSTEM, SEED, snapshot, (own,))[0] == bare
    assert first.answer is None


def test_rounds_are_told_apart(steps: list[Step]) -> None:
    scenes = played(steps)
    last = last_round_played(scenes)
    assert last is not None and last >= 2
    for number in range(1, last + 1):
        part = of_round(scenes, number)
        assert {scene.view.round for scene in part} == {number}
        assert any(scene.is_played for scene in part)
    assert last_round_played(scenes[:1]) is None
    assert of_round(scenes, 99) == ()
