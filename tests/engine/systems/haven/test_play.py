from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import dropwhile

import msgspec
import pytest

from engine.content import printing_keys
from engine.core.game import Accepted, Game
from engine.core.policy import GreedyPolicy
from engine.core.prompt import Answer
from engine.core.seat import GM
from engine.core.simulate import seed_for
from engine.core.text import Say
from engine.systems.haven.state import HavenState
from engine.systems.haven.telling.keys import KEYS
from tests.engine.systems.haven.play import play, system

ALL_KEYS = {**KEYS, **printing_keys.KEYS}


def said(say: Say | None) -> Iterator[Say]:
    """A message and all that is said inside it."""
    if say is None:
        return
    yield say
    for fact in say.facts.values():
        if isinstance(fact, Say):
            yield from said(fact)
        elif isinstance(fact, tuple):
            for one in fact:
                yield from said(one)


def everything_said(game: Game[HavenState]) -> Iterator[Say]:
    """All messages of the open prompts and of the public view."""
    view = game.view(None)
    messages: list[Say | None] = [view.scenario, view.goal, view.phase, *view.facts]
    for prompt in game.prompts:
        messages.append(prompt.text)
        messages += [say for option in prompt.options for say in (option.label, option.hint)]
    messages += [say for f in view.figures for say in (f.name, *f.effects)]
    messages += [say for turn in view.order for say in (turn.name, *turn.card)]
    messages += [say for seat in view.seats for say in (seat.class_name, *seat.facts)]
    messages += [track.name for track in view.tracks]
    for message in messages:
        yield from said(message)


@pytest.mark.rule("H-LEVEL-02")
def test_the_level_never_changes_in_a_scenario():
    facts = [fact for game, _ in play("steady", 3) for fact in game.view(None).facts]
    levels = {fact.facts["level"] for fact in facts if fact.key == "haven-fact-level"}
    assert len(levels) == 1


@pytest.mark.parametrize(("name", "heroes"), [("a", 2), ("bb", 3), ("ccc", 4)])
def test_every_message_is_listed_with_its_facts_or_named_by_the_pack(name: str, heroes: int):
    words = system().words("en")
    for game, events in play(name, heroes, GreedyPolicy() if heroes == 4 else None):
        messages = [*everything_said(game), *(s for e in events for s in said(e.say))]
        for say in messages:
            if "." in say.key:
                assert say.key in words
            else:
                assert set(say.facts) == set(ALL_KEYS[say.key]), say.key


@pytest.mark.parametrize(("name", "heroes"), [("one", 2), ("two!", 3), ("three", 4)])
def test_a_game_reloaded_after_any_answer_is_the_same_game(name: str, heroes: int):
    for game, _ in play(name, heroes):
        twin = Game.resume(game.system, seed_for(name), game.snapshot(), game.entries)
        assert twin.digest() == game.digest()
        assert twin.prompts == game.prompts


def cards_of(game: Game[HavenState]) -> dict[str, Counter[str]]:
    """Every card of every hero, wherever it lies."""
    found = {}
    for hero in game._play.state.heroes:
        active = [card.card for card in hero.active]
        piles = hero.hand, hero.discard, hero.lost, hero.picked, active
        found[hero.id] = Counter(card for pile in piles for card in pile)
    return found


@pytest.mark.parametrize("name", ["cards", "more cards", "still more"])
def test_cards_are_neither_made_nor_lost_nor_doubled(name: str):
    steps = play(name, policy=GreedyPolicy() if name == "cards" else None)
    begun = dropwhile(lambda step: step[0].view(None).round == 0, steps)  # hands are built first
    first = cards_of(next(begun)[0])
    for game, _ in begun:
        assert cards_of(game) == first


@pytest.mark.parametrize("name", ["supply", "standees"])
def test_modifier_cards_and_standees_are_neither_made_nor_lost(name: str):
    for game, _ in play(name):
        state = game._play.state
        decks = [*(h.modifiers for h in state.heroes), state.monster_modifiers]
        piles = Counter(c for d in decks for c in (*d.cards.pile, *d.cards.discards))
        supplies = state.supplies
        assert piles["bless"] + supplies.bless == 10
        assert piles["curse"] + supplies.curse_heroes + supplies.curse_monsters == 20
        assert sum(piles.values()) - piles["bless"] - piles["curse"] == 20 * len(decks)
        for kind, free in state.standees.items():
            used = [m.number for m in state.monsters if m.type == kind]
            assert sorted(free + used) == list(range(1, len(free) + len(used) + 1))


@pytest.mark.parametrize("name", ["places", "hexes"])
def test_no_two_figures_share_a_hex_and_all_stand_on_the_floor_when_someone_is_asked(name: str):
    for game, _ in play(name):
        view = game.view(None)
        floor = {h.hex for h in view.hexes if h.ground != "fog"}
        taken = [figure.hex for figure in view.figures]
        assert len(set(taken)) == len(taken)
        assert floor.issuperset(taken)
        assert all(0 < figure.hp <= figure.max_hp for figure in view.figures)


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_greedy_player_gets_through_the_first_scenario(heroes: int):
    def outcome(n: int) -> str | None:
        *_, (game, _) = play(f"greedy {n}", heroes, GreedyPolicy())
        return game.view(None).outcome

    assert any(outcome(n) == "victory" for n in range(12))


@pytest.mark.rule("H-SELECT-06", "H-SELECT-11")
@pytest.mark.parametrize("picks", [(0, 1), (5, 2)])
def test_a_pick_changes_nothing_that_another_seat_can_see(picks: tuple[int, int]):
    for game, _ in play("secrets", 3):
        if game.prompts[0].kind == "pick-cards":
            break
    prompt = game.prompts[0]
    others = [None, *(s for p in game.prompts[1:] for s in p.seats), GM]
    before = [msgspec.json.encode(game.view(seat)) for seat in others]
    cards = tuple(prompt.options[n].id for n in picks)
    outcome = game.submit(prompt.seats[0], Answer(prompt.id, cards))
    assert isinstance(outcome, Accepted)
    assert outcome.events == ()
    after = [msgspec.json.encode(game.view(seat)) for seat in others]
    waits = b'"is_awaited":true'
    for old, new in zip(before, after, strict=True):
        # All that changes is that one seat is no longer awaited.
        assert old.count(waits) == new.count(waits) + 1
        assert old.replace(b"," + waits, b"") == new.replace(b"," + waits, b"")
