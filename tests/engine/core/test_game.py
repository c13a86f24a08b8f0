"""The kernel: prompts, answers, refusals, snapshots, replay, take-back."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.event import Event
from engine.core.game import Accepted, Entry, Game, ReplayError, Snapshot
from engine.core.policy import GreedyPolicy, RandomPolicy
from engine.core.prompt import Answer, Option, Question, Rejected
from engine.core.rng import Rng, seed_from
from engine.core.script import Play, Script, ask, ask_together
from engine.core.seat import GM, Seat
from engine.core.text import say
from tests.duel import DuelState, DuelSystem, duel_setup

ANA, BEN, CHLOE = Seat("1"), Seat("2"), Seat("3")
SEED = seed_from(b"0123456789abcdef")


def new_game(seed: str = SEED) -> Game[DuelState]:
    game, _ = Game.new(DuelSystem(), duel_setup(), seed)
    return game


def prompt_of(game: Game[DuelState], seat: Seat) -> str:
    return next(p.id for p in game.prompts if seat in p.seats)


def give(game: Game[DuelState], seat: Seat, *chosen: str) -> Accepted:
    outcome = game.submit(seat, Answer(prompt_of(game, seat), chosen))
    assert isinstance(outcome, Accepted), outcome
    return outcome


def refuse(game: Game[DuelState], seat: Seat, prompt: str, *chosen: str) -> Rejected:
    before = game.digest()
    outcome = game.submit(seat, Answer(prompt, chosen))
    assert isinstance(outcome, Rejected)
    assert game.digest() == before
    return outcome


def everyone_picks(game: Game[DuelState], *cards: str) -> Accepted:
    for seat, card in zip((ANA, BEN, CHLOE), cards, strict=True):
        last = give(game, seat, card)
    return last


def test_several_seats_are_asked_at_once_and_each_only_its_own():
    game = new_game()
    assert [p.seats for p in game.prompts] == [(ANA,), (BEN,), (CHLOE,)]
    assert all(p.secret for p in game.prompts)
    assert game.awaited == (ANA, BEN, CHLOE)


def test_a_pick_can_be_changed_until_the_last_one_is_in():
    game = new_game()
    give(game, ANA, "1")
    give(game, ANA, "5")
    give(game, BEN, "2")
    assert game.prompts[0].answer == ("5",)
    give(game, CHLOE, "3")
    assert "5" not in {c.id for c in game.view(ANA).piles[0].cards}


def test_a_pick_can_be_withdrawn_until_the_last_one_is_in():
    game = new_game()
    give(game, ANA, "1")
    outcome = game.withdraw(ANA, prompt_of(game, ANA))
    assert isinstance(outcome, Accepted)
    assert outcome.entry.chosen is None
    assert game.awaited == (ANA, BEN, CHLOE)
    assert isinstance(game.withdraw(ANA, prompt_of(game, ANA)), Rejected)


def test_nobody_withdraws_for_somebody_else():
    game = new_game()
    give(game, ANA, "1")
    outcome = game.withdraw(BEN, prompt_of(game, ANA))
    assert isinstance(outcome, Rejected)
    assert outcome.why.key == "core-not-yours"


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        (("9",), "core-not-offered"),
        (("1", "1"), "core-chosen-twice"),
        ((), "core-exact-number"),
        (("1", "2"), "core-exact-number"),
    ],
)
def test_an_illegal_answer_changes_nothing(chosen: tuple[str, ...], why: str):
    game = new_game()
    assert refuse(game, ANA, prompt_of(game, ANA), *chosen).why.key == why


def test_an_answer_to_somebody_elses_prompt_is_refused():
    game = new_game()
    assert refuse(game, BEN, prompt_of(game, ANA), "1").why.key == "core-not-yours"


def test_a_stale_answer_is_refused():
    game = new_game()
    old = prompt_of(game, ANA)
    everyone_picks(game, "5", "1", "2")
    assert refuse(game, ANA, old, "1").why.key == "core-stale"
    assert refuse(game, ANA, "nonsense", "1").why.key == "core-stale"


def test_a_party_prompt_is_answered_by_any_seat_or_the_gm():
    game = new_game()
    everyone_picks(game, "5", "1", "2")
    give(game, ANA, "left")
    give(game, ANA, "left")
    outcome = game.submit(GM, Answer(game.prompts[0].id, ("no",)))
    assert isinstance(outcome, Accepted)
    assert outcome.steps == 1


def test_events_reach_only_their_audience():
    told = everyone_picks(new_game(), "5", "1", "2").events
    secret = next(e for e in told if e.say.key == "duel-secret")
    assert secret.is_for(ANA)
    assert not secret.is_for(BEN)
    assert not secret.is_for(None)
    assert next(e for e in told if e.say.key == "duel-won").is_for(None)


def test_own_steps_can_be_taken_back_until_something_was_revealed():
    game = new_game()
    everyone_picks(game, "5", "1", "2")
    assert not game.can_take_back(CHLOE)  # her pick revealed the others
    before = game.digest()
    give(game, ANA, "left")
    assert game.can_take_back(ANA)
    assert not game.can_take_back(BEN)
    stale = prompt_of(game, ANA)
    game.rewind(len(game.entries) - 1)
    assert game.digest() == before
    assert refuse(game, ANA, stale, "left").why.key == "core-stale"


def test_after_a_take_back_the_same_place_has_a_new_prompt_id():
    game = new_game()
    everyone_picks(game, "5", "1", "2")
    first = prompt_of(game, ANA)
    give(game, ANA, "left")
    game.rewind(3)
    assert prompt_of(game, ANA) != first
    give(game, ANA, "right")


def test_a_finished_game_asks_nothing_and_refuses_everything():
    game = new_game()
    play_out(game, 0)
    assert game.is_over
    assert game.prompts == ()
    assert refuse(game, ANA, "0.1.0.0", "1").why.key == "core-game-over"


def play_out(game: Game[DuelState], salt: int) -> list[tuple[Snapshot, tuple[Entry, ...], str]]:
    """Play to the end at random; what would be stored after each answer, with the digest."""
    policy = RandomPolicy(Rng(seed_from(salt.to_bytes(16, "big"))))
    stored = []
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        seat = prompt.seats[0]
        assert isinstance(game.submit(seat, policy.answer(game, seat, prompt)), Accepted)
        stored.append((game.snapshot(), game.entries, game.digest()))
    return stored


@pytest.mark.parametrize("salt", range(5))
def test_snapshot_and_replay_give_the_same_game_after_every_answer(salt: int):
    for snapshot, entries, digest in play_out(new_game(), salt):
        body = msgspec.json.encode(snapshot)
        loaded = msgspec.json.decode(body, type=Snapshot)
        twin = Game.resume(DuelSystem(), SEED, loaded, entries)
        assert twin.digest() == digest


def test_another_seed_gives_another_game():
    assert new_game().digest() != new_game(seed_from(b"another-seed-xyz")).digest()


def test_greedy_plays_from_view_and_prompt():
    game = new_game()
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        answer = GreedyPolicy().answer(game, prompt.seats[0], prompt)
        assert isinstance(game.submit(prompt.seats[0], answer), Accepted)
    assert game.system.outcome(game._play.state) == "victory"


def test_entries_that_do_not_fit_are_reported():
    game = new_game()
    with pytest.raises(ReplayError):
        Game.resume(DuelSystem(), SEED, game.snapshot(), (Entry(ANA, "0.9.0", ("1",)),))
    with pytest.raises(ReplayError):
        Game.resume(DuelSystem(), SEED, game.snapshot(), (Entry(ANA, "0.1.0", ("9",)),))


class Faulty(DuelSystem):
    """Rules with a bug that shows on the last pick."""

    def step(self, play: Play[DuelState]) -> Script[None] | None:
        def script() -> Script[None]:
            yield (Question("q", (ANA,), say("q"), (Option("a", say("a")), Option("b", say("b")))),)
            play.state.round = 99
            play.tell(Event(say("told-too-early")))
            raise RuntimeError("a bug")

        return script()


def test_a_bug_in_the_rules_leaves_the_game_as_it_was():
    game, _ = Game.new(Faulty(), duel_setup(), SEED)
    before = game.digest()
    with pytest.raises(RuntimeError, match="a bug"):
        game.submit(ANA, Answer(game.prompts[0].id, ("a",)))
    assert game.digest() == before
    assert game.view(None).round == 0


def test_forced_choices_are_not_asked():
    only = Question("q", (ANA,), say("q"), (Option("a", say("a")),))
    with pytest.raises(StopIteration) as done:
        next(ask(only))
    assert done.value.value == ("a",)


def test_among_several_only_the_open_questions_are_asked():
    only = Question("q", (ANA,), say("q"), (Option("a", say("a")),))
    two = Question("q", (BEN,), say("q"), (Option("a", say("a")), Option("b", say("b"))))
    script = ask_together((only, two))
    assert next(script) == (two,)
    with pytest.raises(StopIteration) as done:
        script.send([("b",)])
    assert done.value.value == [("a",), ("b",)]


def test_an_option_that_stands_alone_goes_with_no_other():
    options = (Option("a", say("a")), Option("b", say("b")), Option("r", say("r"), alone=True))

    class Resting(DuelSystem):
        def step(self, play: Play[DuelState]) -> Script[None] | None:
            def script() -> Script[None]:
                question = Question("q", (ANA,), say("q"), options, least=2, most=2, ordered=True)
                given = yield (question,)
                play.state.duelists[ANA].hand = list(given[0])
                play.state.round = 99

            return script() if play.state.round < 99 else None

    game, _ = Game.new(Resting(), duel_setup(), SEED)
    prompt = game.prompts[0].id
    refused = game.submit(ANA, Answer(prompt, ("a", "r")))
    assert isinstance(refused, Rejected)
    assert refused.why.key == "core-stands-alone"
    assert isinstance(game.submit(ANA, Answer(prompt, ("b", "a"))), Accepted)
    assert game._play.state.duelists[ANA].hand == ["b", "a"]  # the order was kept
