"""Whatever the GM decrees, in whatever game: it stays sound, replays, and tells no secrets."""

from __future__ import annotations

import pytest

from engine.core.decree import Decree
from engine.core.game import Accepted, Game
from engine.core.policy import GreedyPolicy, Policy, RandomPolicy
from engine.core.prompt import Answer
from engine.core.rng import Rng
from engine.core.simulate import TOO_MANY_DECISIONS, seed_for, setup_for
from engine.core.watch import Watch
from engine.systems.haven.state import HavenState
from tests.engine.systems.haven.play import setup, system

VERBS = ("hp", "condition", "place", "remove", "element", "spawn", "reveal", "stack")


def any_decree(game: Game[HavenState], rng: Rng) -> Decree:
    """Words that are offered one after the other; only seldom is somebody struck down."""
    words: tuple[str, ...] = (rng.pick(VERBS),)
    for _ in range(1 + rng.below(4)):
        more = game.decrees(words)
        if not more:
            break
        _shows_nothing_hidden(game, more)
        words += (rng.pick(more).id,)
    is_deadly = words[0] == "hp" and words[-1] == "0" and rng.below(4) > 0
    return Decree((*words[:-1], "1") if is_deadly else words)


def _shows_nothing_hidden(game: Game[HavenState], options: tuple[object, ...]) -> None:
    public = game.view(None)
    hexes, figures = {h.hex for h in public.hexes}, {f.id for f in public.figures}
    assert {getattr(o, "hex", None) for o in options} <= hexes | {None}
    assert {getattr(o, "figure", None) for o in options} <= figures | {None}


def play(game: Game[HavenState], policy: Policy, rng: Rng) -> set[str]:
    """Play to the end with a decree now and then; the verbs that were carried out."""
    watch = Watch(game)
    done: set[str] = set()
    for _ in range(TOO_MANY_DECISIONS):
        if not game.prompts:
            return done
        if rng.below(5) == 0:
            decree, before = any_decree(game, rng), (game.digest(), game.prompts)
            outcome = game.decree(decree)
            if isinstance(outcome, Accepted):
                done.add(decree.words[0])
            else:
                assert outcome.why.key != "core-decree-breaks", decree
                assert (game.digest(), game.prompts) == before
                continue
        else:
            prompt = rng.pick([p for p in game.prompts if p.answer is None])
            seat = prompt.seats[0]
            outcome = game.submit(seat, policy.answer(game, seat, prompt))
            assert isinstance(outcome, Accepted), (prompt.kind, outcome)
        watch.look(outcome)
    raise AssertionError("no end in sight")


def test_what_is_offered_does_not_depend_on_what_somebody_has_picked():
    offered = []
    for pick in ((0, 1), (5, 2)):
        game, _ = Game.new(system(), setup(3), seed_for("a secret"))
        while (prompt := next(p for p in game.prompts if p.answer is None)).kind != "pick-cards":
            game.submit(prompt.seats[0], GreedyPolicy().answer(game, prompt.seats[0], prompt))
        cards = tuple(prompt.options[n].id for n in pick)
        assert isinstance(game.submit(prompt.seats[0], Answer(prompt.id, cards)), Accepted)
        firsts = {verb: game.decrees((verb,)) for verb in VERBS}
        nexts = [game.decrees((v, o.id)) for v, options in firsts.items() for o in options]
        offered.append((firsts, nexts))
    assert offered[0] == offered[1]


@pytest.mark.parametrize(("policy", "games"), [("greedy", 2), ("random", 6)])
def test_random_decrees_keep_every_game_sound_and_replayable(policy: str, games: int):
    haven = system()
    done: set[str] = set()
    scenarios = [listing.id for listing in haven.scenarios()]
    for n in range(games):
        name = f"decrees {policy} {n}"
        rng = Rng(seed_for(name))
        given = setup_for(haven, rng.pick(scenarios), 2 + n % 3, None, n)
        game, _ = Game.new(haven, given, seed_for(f"game {name}"))
        player = GreedyPolicy() if policy == "greedy" else RandomPolicy(rng)
        done |= play(game, player, rng)
    assert done == set(VERBS)
