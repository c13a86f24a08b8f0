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
from engine.core.game import Accepted, Game
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


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_what_must_always_hold_holds_after_every_answer(name: str, policy: str):
    system = rules(name)
    for number in range(8):
        game, _ = Game.new(system, system.rehearsal(number), seed_for(f"watched/{number}"))
        play_out(game, policy_named(policy, seed_for(f"watched/{number}")), is_watched=True)


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_saved_and_loaded_twin_stays_equal_after_every_answer(name: str, heroes: int):
    game, policy = new_game(name, "twin", heroes), RandomPolicy(Rng(seed_for("twin")))
    while game.prompts:
        step(game, policy)
        twin = game.reloaded()
        assert twin.digest() == game.digest()
        assert twin.prompts == game.prompts


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_whole_games_come_to_an_end(name: str, policy: str):
    for number in range(4):
        game = new_game(name, f"end/{number}")
        finished = play_out(game, policy_named(policy, seed_for(f"end/{number}")))
        assert finished.outcome in ("victory", "defeat")


def illegal_answers(prompt: Prompt) -> list[tuple[Seat, Answer]]:
    """Every way to answer a prompt wrongly: who, to what, with what, how often."""
    seat, ids = prompt.seats[0], tuple(o.id for o in prompt.options if not o.alone)
    alone = [o.id for o in prompt.options if o.alone]
    right = answers_with_each_option(prompt)[0].chosen
    wrong = [
        Answer(prompt.id, ()) if prompt.least else Answer(prompt.id, ("no-such",)),
        Answer(prompt.id, ("no-such",)),
        Answer(prompt.id, (*right[1:], "🎲")),
        Answer(prompt.id, (right[0], right[0])),
        Answer(prompt.id, (*right, right[0])),
        Answer("", right),
        Answer(f"{prompt.id}0", right),
        Answer(prompt.id.rpartition(".")[0] + ".99", right),
    ]
    if len(ids) > prompt.most:
        wrong.append(Answer(prompt.id, ids[: prompt.most + 1]))
    if alone and ids:
        wrong.append(Answer(prompt.id, (alone[0], ids[0])))
    strangers = (s for s in ("1", "2", "3", "4", GM, "nobody") if s not in prompt.seats)
    return [(seat, answer) for answer in wrong] + [
        (Seat(stranger), Answer(prompt.id, right)) for stranger in strangers
    ]


@pytest.mark.parametrize("name", SYSTEMS)
@settings(max_examples=25, deadline=None)
@given(steps=st.integers(0, 150), seed=st.integers(0, 9))
def test_an_illegal_answer_is_refused_and_changes_nothing(name: str, steps: int, seed: int):
    game = new_game(name, f"illegal/{seed}")
    stale = [prompt.id for prompt in game.prompts]
    advance(game, steps, f"illegal/{seed}")
    before, open_before = game.digest(), game.prompts
    for prompt in game.prompts:
        for seat, answer in illegal_answers(prompt):
            assert isinstance(game.submit(seat, answer), Rejected), answer
            assert game.digest() == before
        for old in set(stale) - {p.id for p in game.prompts}:
            answer = Answer(old, answers_with_each_option(prompt)[0].chosen)
            assert isinstance(game.submit(prompt.seats[0], answer), Rejected)
    assert (game.digest(), game.prompts) == (before, open_before)


@pytest.mark.parametrize("name", SYSTEMS)
@settings(max_examples=15, deadline=None)
@given(steps=st.integers(0, 120), seed=st.integers(0, 9))
def test_every_offered_option_is_accepted(name: str, steps: int, seed: int):
    game = new_game(name, f"offered/{seed}")
    advance(game, steps, f"offered/{seed}")
    for prompt in game.prompts:
        for answer in answers_with_each_option(prompt):
            assert isinstance(game.reloaded().submit(prompt.seats[0], answer), Accepted)


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
    one, two = game.reloaded(), game.reloaded()
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
