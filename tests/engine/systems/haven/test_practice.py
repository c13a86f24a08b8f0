"""The practice fight: short, winnable, in no campaign, and it teaches what there is to learn."""

from __future__ import annotations

import pytest

from bot.systems import ALL
from bot.ui.voice import Voice
from bot.words import LOCALES, Words
from engine.core.game import Accepted, Game
from engine.core.practice import Practice
from engine.core.simulate import play_out, policy_named, seed_for

GAMES = 12
TAUGHT = {"place", "pick", "monsters", "action", "other-half", "move", "door", "coins", "attack"}
RESTS = {"short-rest", "long-rest"}


def fight() -> Practice:
    practice = ALL["haven"].practice()
    assert practice is not None
    return practice


def played(practice: Practice, number: int, seat: str) -> tuple[str | None, int, list[str]]:
    """How a fight goes that robots play well: the outcome, one seat's answers, what it learns."""
    game, _ = Game.new(practice.system, practice.setup(("Ana", "Rob")), seed_for(f"{number}"))
    answers, learned = 0, []
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        asked = prompt.seats[0]
        if asked == seat:
            answers += 1
            told = (one.id for one in practice.lessons(game.view(asked), prompt))
            learned += [name for name in told if name not in learned][:1]
        answer = practice.system.greedy(game.view(asked), prompt)
        assert isinstance(game.submit(asked, answer), Accepted)
    return game.outcome, answers, learned


def test_it_belongs_to_no_campaign() -> None:
    practice = fight()
    (own,) = practice.system.scenarios()
    assert own.id not in {listing.id for listing in ALL["haven"].scenarios()}


@pytest.mark.parametrize("seat", ["1", "2"])
def test_it_is_won_in_some_ten_minutes_and_teaches_picks_turns_rests_and_loot(seat: str) -> None:
    practice = fight()
    games = [played(practice, number, seat) for number in range(GAMES)]
    assert [outcome for outcome, _, _ in games] == ["victory"] * GAMES
    counts = sorted(answers for _, answers, _ in games)
    assert 15 <= counts[GAMES // 2] <= 40 and counts[-1] <= 60
    for _, _, learned in games:
        assert len(TAUGHT - {*learned}) <= 1, learned
        assert {*learned} >= RESTS


def test_nobody_has_to_choose_a_hand_a_goal_or_items() -> None:
    practice = fight()
    game, _ = Game.new(practice.system, practice.setup(("Ana", "Rob")), seed_for("kinds"))
    kinds = set()
    while game.prompts and game.view(None).round < 1:
        prompt = next(p for p in game.prompts if p.answer is None)
        kinds.add(prompt.kind)
        game.submit(prompt.seats[0], practice.system.greedy(game.view(prompt.seats[0]), prompt))
    assert kinds == {"place-hero"}


def test_whatever_a_beginner_does_the_fight_goes_on_to_its_end() -> None:
    practice = fight()
    for number in range(4):
        seed = seed_for(f"beginner {number}")
        game, _ = Game.new(practice.system, practice.setup(("Ana", "Rob")), seed)
        assert play_out(game, policy_named("random", seed), is_watched=True).rounds < 30


@pytest.mark.parametrize("locale", LOCALES)
def test_hints_are_short_in_both_languages(locale: str) -> None:
    practice = fight()
    voice = Voice(Words(strict=True).of(practice.system.words), locale)
    game, _ = Game.new(practice.system, practice.setup(("Ana", "Rob")), seed_for("short"))
    while game.prompts:
        prompt = next(p for p in game.prompts if p.answer is None)
        view = game.view(prompt.seats[0])
        for lesson in practice.lessons(view, prompt):
            assert 20 <= len(voice(lesson.text)) <= 400
        game.submit(prompt.seats[0], practice.system.greedy(view, prompt))
    for listing in practice.heroes():
        assert voice(listing.name) and voice(listing.about)
