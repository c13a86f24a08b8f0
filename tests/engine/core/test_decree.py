"""Decrees: the GM changes a game by their word alone, and nothing else is disturbed."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.decree import Decree, Enactment
from engine.core.event import Event
from engine.core.game import Accepted, Entry, Game, ReplayError, Snapshot
from engine.core.policy import RandomPolicy
from engine.core.prompt import Option, Question, Rejected
from engine.core.rng import Rng, seed_from
from engine.core.script import Play, Script, ask_one, ask_one_anew
from engine.core.seat import GM, Seat
from engine.core.text import say
from engine.core.watch import Watch
from tests.duel import DuelState, DuelSystem, duel_setup
from tests.engine.core.test_game import (
    ANA,
    BEN,
    CHLOE,
    SEED,
    everyone_picks,
    give,
    new_game,
)


def order(game: Game[DuelState], *words: str) -> Accepted:
    outcome = game.decree(Decree(words))
    assert isinstance(outcome, Accepted), outcome
    return outcome


def refused(game: Game[DuelState], *words: str) -> str:
    before, asked = game.digest(), game.prompts
    outcome = game.decree(Decree(words))
    assert isinstance(outcome, Rejected)
    assert (game.digest(), game.prompts) == (before, asked)
    return outcome.why.key


def test_a_decree_changes_what_it_says_and_leaves_answers_and_buttons_alone():
    game = new_game()
    give(game, ANA, "1")
    before = game.prompts
    accepted = order(game, "place", "2", "7")
    assert accepted.entry == Entry(GM, "", None, Decree(("place", "2", "7")))
    assert game._play.state.duelists[BEN].place == 7
    assert game.prompts == before
    assert game.awaited == (BEN, CHLOE)


def test_a_decree_is_replayed_like_any_answer():
    game = new_game()
    give(game, ANA, "1")
    order(game, "place", "2", "7")
    give(game, BEN, "3")
    twin = Game.resume(DuelSystem(), SEED, game.snapshot(), game.entries)
    assert (twin.digest(), twin.prompts) == (game.digest(), game.prompts)


def test_what_is_stored_of_an_answer_says_nothing_of_decrees():
    assert msgspec.to_builtins(Entry(ANA, "0.1.0", None)) == {
        "seat": "1",
        "prompt": "0.1.0",
        "chosen": None,
    }


def test_a_decree_is_taken_back_with_what_came_after_it():
    game = new_game()
    before = game.digest()
    order(game, "place", "2", "7")
    give(game, ANA, "1")
    game.rewind(0)
    assert game.digest() == before


def test_an_unknown_or_impossible_decree_changes_nothing():
    game = new_game()
    assert refused(game, "place", "2", "10") == "duel-no-place"
    assert refused(game, "dance") == "duel-no-decree"
    assert refused(game) == "duel-no-decree"


def test_in_the_middle_of_something_a_decree_waits():
    game = new_game()
    everyone_picks(game, "5", "1", "2")
    assert refused(game, "place", "2", "7") == "core-decree-waits"


def test_a_gentle_decree_waits_for_nothing():
    game = new_game()
    everyone_picks(game, "5", "1", "2")
    before = game.prompts
    order(game, "stack", "luck", game._play.state.deck.pile[0])
    assert game.prompts == before
    twin = Game.resume(DuelSystem(), SEED, game.snapshot(), game.entries)
    assert (twin.digest(), twin.prompts) == (game.digest(), game.prompts)


def test_after_the_end_nothing_is_decreed():
    game = new_game()
    policy = RandomPolicy(Rng(SEED))
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        game.submit(prompt.seats[0], policy.choose(prompt))
    assert refused(game, "place", "2", "7") == "core-game-over"
    assert game.decrees(("place",)) == ()


def test_a_decree_says_how_it_may_go_on():
    game = new_game()
    assert [option.id for option in game.decrees(("place",))] == [ANA, BEN, CHLOE]
    assert len(game.decrees(("place", "1"))) == 10
    assert game.decrees(("dance",)) == ()


def test_a_decree_that_no_longer_fits_is_reported():
    game = new_game()
    entry = Entry(GM, "", None, Decree(("dance",)))
    with pytest.raises(ReplayError, match="a decree refused"):
        Game.resume(DuelSystem(), SEED, game.snapshot(), (entry,))


def test_the_watch_follows_decrees():
    game = new_game()
    watch = Watch(game)
    watch.look(order(game, "place", "2", "7"))
    watch.look(give(game, ANA, "1"))


class Guarded(DuelSystem):
    """Nobody may stand beyond 5; and some decrees ask, fail, or end the round."""

    def invariants(self, play: Play[DuelState]):
        return lambda later, _: tuple(
            f"{d.name} is too far" for d in later.state.duelists.values() if d.place > 5
        )

    def decree(self, play: Play[DuelState], decree: Decree) -> Enactment | Rejected:
        if decree.words == ("ask",):
            return Enactment(say("asks"), _asking(play))
        if decree.words == ("fail",):
            return Enactment(say("fails"), _failing(play))
        if decree.words == ("shorten",):
            return Enactment(say("shortens"), _shortening(play))
        return super().decree(play, decree)


def _asking(g: Play[DuelState]) -> Script[None]:
    options = (Option("2", say("two")), Option("3", say("three")))
    chosen = yield from ask_one(Question("q", (ANA, GM), say("q"), options))
    g.state.duelists[ANA].place = int(chosen)


def _failing(g: Play[DuelState]) -> Script[None]:
    g.state.duelists[ANA].place = 4
    g.tell(Event(say("too early")))
    yield from ()
    raise RuntimeError("a bug")


def _shortening(g: Play[DuelState]) -> Script[None]:
    g.state.duelists[BEN].hand = ["1", "2"]
    yield from ()


def guarded() -> Game[DuelState]:
    return Game.new(Guarded(), duel_setup(), SEED)[0]


def test_a_decree_that_breaks_what_always_holds_is_refused():
    game = guarded()
    give(game, ANA, "1")
    assert refused(game, "place", "2", "7") == "core-decree-breaks"
    assert game.prompts[0].answer == ("1",)


def test_a_bug_in_a_decree_leaves_the_game_as_it_was():
    game = guarded()
    give(game, ANA, "1")
    before = game.digest()
    with pytest.raises(RuntimeError, match="a bug"):
        game.decree(Decree(("fail",)))
    assert game.digest() == before
    assert give(game, BEN, "1").events == ()


def test_a_decree_may_ask_first_and_then_all_goes_on():
    game = guarded()
    give(game, BEN, "1")
    order(game, "ask")
    assert [p.kind for p in game.prompts] == ["q"]
    assert refused(game, "place", "2", "3") == "core-decree-waits"
    give(game, ANA, "3")
    assert game._play.state.duelists[ANA].place == 3
    assert [p.kind for p in game.prompts] == ["pick-cards"] * 3
    twin = Game.resume(Guarded(), SEED, game.snapshot(), game.entries)
    assert twin.prompts == game.prompts


def test_only_what_a_decree_changes_is_asked_anew():
    game = guarded()
    for seat in (ANA, BEN):
        give(game, seat, "5")
    was = {p.seats[0]: p for p in game.prompts}
    order(game, "shorten")
    now = {p.seats[0]: p for p in game.prompts}
    assert (now[ANA], now[CHLOE]) == (was[ANA], was[CHLOE])
    assert now[BEN].id != was[BEN].id
    assert now[BEN].answer is None
    assert [o.id for o in now[BEN].options] == ["1", "2"]


class Lone(DuelSystem):
    """Ben is asked; a decree sends him home, and then nobody is awaited any more."""

    def invariants(self, play: Play[DuelState]):
        return lambda later, _: ()

    def step(self, play: Play[DuelState]) -> Script[None] | None:
        return _lone(play) if play.state.round == 0 else None

    def decree(self, play: Play[DuelState], decree: Decree) -> Enactment | Rejected:
        return Enactment(say("sent home"), _sent_home(play))


def _lone(g: Play[DuelState]) -> Script[None]:
    def question() -> Question | None:
        options = (Option("a", say("a")), Option("b", say("b")))
        return Question("q", (BEN,), say("q"), options) if BEN in g.state.duelists else None

    g.state.duelists[ANA].place = 0 if (yield from ask_one_anew(question)) is None else 1
    g.state.round = 1


def _sent_home(g: Play[DuelState]) -> Script[None]:
    del g.state.duelists[BEN]
    yield from ()


def test_a_decree_may_leave_nothing_to_ask():
    game, _ = Game.new(Lone(), duel_setup(), SEED)
    assert game.awaited == (BEN,)
    accepted = order(game, "home")
    assert accepted.steps == 1 and game.is_over


@pytest.mark.parametrize("salt", range(4))
def test_games_with_decrees_are_the_same_games_when_loaded(salt: int):
    rng = Rng(seed_from(salt.to_bytes(16, "big")))
    game, policy = new_game(), RandomPolicy(rng)
    while game.prompts:
        if rng.below(3) == 0:
            game.decree(Decree(("place", str(1 + rng.below(4)), str(rng.below(12)))))
        else:
            prompt = rng.pick([p for p in game.prompts if p.answer is None])
            assert isinstance(game.submit(Seat(prompt.seats[0]), policy.choose(prompt)), Accepted)
        body = msgspec.json.encode(game.snapshot())
        loaded = msgspec.json.decode(body, type=Snapshot)
        entries = msgspec.json.decode(msgspec.json.encode(game.entries), type=tuple[Entry, ...])
        twin = Game.resume(DuelSystem(), SEED, loaded, entries)
        assert (twin.digest(), twin.prompts) == (game.digest(), game.prompts)


def test_a_decree_is_the_gm_s_own_step():
    game = new_game()
    give(game, ANA, "1")
    order(game, "stack", "luck", "7")
    assert game._play.state.deck.pile[-1] == "7"
    assert not game.can_take_back(ANA)
    assert game.can_take_back(GM)
