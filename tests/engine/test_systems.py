"""Properties that hold for every rule system, haven and the tests' own duel alike."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.systems import system_named
from engine.core.game import Accepted, Game, Snapshot
from engine.core.policy import RandomPolicy
from engine.core.prompt import Answer, Prompt, Rejected
from engine.core.rng import Rng
from engine.core.seat import GM, Seat
from engine.core.simulate import Stuck, play_out, policy_named, seed_for, setup_for
from engine.core.system import System
from tests.duel import DuelSystem

SYSTEMS = ["duel", "haven"]


def rules(name: str) -> System[Any]:
    return DuelSystem() if name == "duel" else system_named(name)


def new_game(name: str, seed: str, heroes: int = 3) -> Game[Any]:
    system = rules(name)
    setup = setup_for(system, system.scenarios()[0].id, heroes, None, 0)
    return Game.new(system, setup, seed_for(seed))[0]


def step(game: Game[Any], policy: RandomPolicy) -> Accepted:
    prompt = next(p for p in game.prompts if p.answer is None)
    outcome = game.submit(prompt.seats[0], policy.answer(game, prompt.seats[0], prompt))
    assert isinstance(outcome, Accepted), outcome
    return outcome


def advance(game: Game[Any], steps: int, seed: str) -> None:
    policy = RandomPolicy(Rng(seed_for(seed)))
    for _ in range(steps):
        if game.prompts:
            step(game, policy)


def twin_of(game: Game[Any]) -> Game[Any]:
    body = msgspec.json.encode(game.snapshot())
    snapshot = msgspec.json.decode(body, type=Snapshot)
    return Game.resume(game.system, game._seed, snapshot, game.entries, game.epoch)


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_saved_and_loaded_twin_stays_equal_after_every_answer(name: str, heroes: int):
    game, policy = new_game(name, "twin", heroes), RandomPolicy(Rng(seed_for("twin")))
    while game.prompts:
        step(game, policy)
        twin = twin_of(game)
        assert twin.digest() == game.digest()
        assert twin.prompts == game.prompts


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_whole_games_come_to_an_end(name: str, policy: str):
    for number in range(4):
        game = new_game(name, f"end/{number}")
        finished = play_out(game, policy_named(policy, seed_for(f"end/{number}")))
        assert finished.outcome in ("victory", "defeat")


@pytest.mark.parametrize("name", SYSTEMS)
@settings(max_examples=25, deadline=None)
@given(steps=st.integers(0, 150), data=st.data())
def test_an_illegal_answer_changes_nothing(name: str, steps: int, data: st.DataObject):
    game = new_game(name, "illegal")
    advance(game, steps, "illegal")
    prompts = [p.id for p in game.prompts] + ["", "0.1.0.0", "x.y.z"]
    options = sorted({o.id for p in game.prompts for o in p.options} | {"", "no-such", "🎲"})
    seat = Seat(data.draw(st.sampled_from(["1", "2", "3", "4", GM, "nobody"])))
    chosen = tuple(data.draw(st.lists(st.sampled_from(options), max_size=4)))
    before, open_before = game.digest(), game.prompts
    outcome = game.submit(seat, Answer(data.draw(st.sampled_from(prompts)), chosen))
    if isinstance(outcome, Rejected):
        assert game.digest() == before
        assert game.prompts == open_before


@pytest.mark.parametrize("name", SYSTEMS)
@settings(max_examples=15, deadline=None)
@given(steps=st.integers(0, 120))
def test_every_offered_option_is_accepted(name: str, steps: int):
    game = new_game(name, "offered")
    advance(game, steps, "offered")
    for prompt in game.prompts:
        for answer in answers_with_each_option(prompt):
            assert isinstance(twin_of(game).submit(prompt.seats[0], answer), Accepted)


def answers_with_each_option(prompt: Prompt) -> list[Answer]:
    together = [o.id for o in prompt.options if not o.alone]
    answers = [Answer(prompt.id, (o.id,)) for o in prompt.options if o.alone]
    for option in together:
        others = [o for o in together if o != option]
        answers.append(Answer(prompt.id, (option, *others)[: max(1, prompt.least)]))
    return answers


def seen_by(game: Game[Any], seat: Seat | None) -> bytes:
    """Every byte of the game that a seat (None: the channel, the GM, the log) could be shown."""
    prompts = [p for p in game.prompts if not p.secret or seat in p.seats]
    return msgspec.json.encode((game.view(seat), prompts, game.awaited))


@pytest.mark.parametrize("name", SYSTEMS)
@settings(max_examples=25, deadline=None)
@given(rounds=st.integers(0, 2), data=st.data())
def test_a_secret_pick_changes_no_byte_of_what_others_see(
    name: str, rounds: int, data: st.DataObject
):
    game, policy = new_game(name, "secret"), RandomPolicy(Rng(seed_for("secret")))
    while not (game.prompts and game.prompts[0].secret and game.view(None).round > rounds):
        step(game, policy)
    mine, *others = [p for p in game.prompts if p.answer is None]
    one, two = twin_of(game), twin_of(game)
    answers = data.draw(
        st.lists(st.sampled_from(answers_with_each_option(mine)), min_size=2, max_size=2)
    )
    told = [
        twin.submit(mine.seats[0], answer) for twin, answer in zip((one, two), answers, strict=True)
    ]
    viewers: list[Seat | None] = [None, GM, *(p.seats[0] for p in others)]
    for viewer in viewers:
        assert seen_by(one, viewer) == seen_by(two, viewer)
        assert heard_by(told[0], viewer) == heard_by(told[1], viewer)


def heard_by(outcome: Accepted | Rejected, seat: Seat | None) -> bytes:
    assert isinstance(outcome, Accepted)
    return msgspec.json.encode([e for e in outcome.events if e.is_for(seat)])


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_same_seed_gives_the_same_game_in_processes_with_other_hash_seeds(name: str):
    program = (
        "from tests.engine.test_systems import new_game;"
        "from engine.core.simulate import play_out, policy_named, seed_for;"
        f"print(*(play_out(new_game({name!r}, str(n)), policy_named('random', seed_for(str(n))))"
        " for n in range(5)))"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2", "3")
    }
    assert len(outputs) == 1
    assert "digest" in outputs.pop()


def test_a_game_that_goes_nowhere_is_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("engine.core.simulate.TOO_MANY_DECISIONS", 3)
    with pytest.raises(Stuck, match="no end"):
        play_out(new_game("duel", "long"), policy_named("random", seed_for("long")))
