"""Every card of the game with every sticker that it takes: it reads, prints and plays."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from engine.content.parse import parse
from engine.content.tree import Ability, Action, Area, Grant
from engine.content.unparse import unparse
from engine.core.game import Accepted, Game
from engine.core.policy import RandomPolicy
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.simulate import seed_for
from engine.core.system import Setup
from engine.core.text import Say
from engine.systems.haven.content import Card
from engine.systems.haven.enhancements.apply import Stickers, enhanced, enhanced_class
from engine.systems.haven.enhancements.kinds import is_there, kinds_for
from engine.systems.haven.enhancements.prices import price
from engine.systems.haven.enhancements.slots import slots_of
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.state import HavenState
from engine.systems.haven.system import HavenSystem
from engine.systems.haven.views.view import card_of

PACK = load_pack()
CARDS = [card for each in PACK.classes.values() for card in each.cards.values()]


def variants(card: Card) -> Iterator[Card]:
    """The card with each of the stickers that may be put onto it."""
    for slot in slots_of(card):
        for kind in kinds_for(slot):
            gained = {each for augment in slot.ability.augments for each in augment.conditions}
            if not is_there(slot, kind) and kind not in gained:  # no text says a thing twice
                yield enhanced(card, slot.id, kind)


def without_dots(action: Action) -> Action:
    return msgspec.structs.replace(action, abilities=tuple(map(_bare, action.abilities)))


def _bare(ability: Ability) -> Ability:
    if isinstance(ability, Grant):
        ability = msgspec.structs.replace(ability, abilities=tuple(map(_bare, ability.abilities)))
    return msgspec.structs.replace(ability, dots=())


def areas(action: Action) -> dict[str, Area]:
    found = (getattr(ability, "area", None) for ability in action.abilities)
    return {area.name: area for area in found if area is not None}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_an_enhanced_card_is_a_card_that_could_be_printed(card: Card) -> None:
    for made in variants(card):
        assert made != card
        for action in (made.top, made.bottom):
            read = parse(unparse(action), areas(action))
            assert without_dots(read) == without_dots(action)


@pytest.mark.parametrize("class_id", PACK.classes)
def test_every_class_has_slots_to_spend_gold_on(class_id: str) -> None:
    cards = PACK.classes[class_id].cards.values()
    assert all(1 <= len(slots_of(card)) <= 4 for card in cards)
    assert all(
        price(card, s, k) > 0 for card in cards for s in slots_of(card) for k in kinds_for(s)
    )
    halves = {slot.half for card in cards for slot in slots_of(card)}
    assert halves == {"top", "bottom"}


@pytest.mark.parametrize("class_id", PACK.classes)
def test_every_sticker_is_shown_on_its_card(class_id: str) -> None:
    hero_class = PACK.classes[class_id]
    for card in hero_class.cards.values():
        for slot in slots_of(card):
            stickers = ((card.id, slot.id, kinds_for(slot)[0]),)
            shown = card_of(enhanced_class(hero_class, stickers), card.id)
            said = [key for line in (*shown.top, *shown.bottom) for key in keys(line)]
            assert said.count("text-sticker") == 1
            assert said.count("text-dot") == len(slots_of(card)) - 1


def drawn_stickers(class_id: str, rng: Rng) -> Stickers:
    """On about every other slot of a class a sticker, whichever fits."""
    stickers: list[tuple[str, str, str]] = []
    for card in PACK.classes[class_id].cards.values():
        made = card
        for slot_id in [slot.id for slot in slots_of(card)]:
            slot = next(one for one in slots_of(made) if one.id == slot_id)
            kinds = [kind for kind in kinds_for(slot) if not is_there(slot, kind)]
            if kinds and rng.below(2):
                kind = kinds[rng.below(len(kinds))]
                stickers.append((card.id, slot_id, kind))
                made = enhanced(made, slot_id, kind)
    return tuple(stickers)


@pytest.mark.parametrize("number", range(6))
def test_games_with_stickers_go_on_and_are_the_same_when_reloaded(number: int) -> None:
    system = HavenSystem(PACK)
    rng = Rng(seed_for(f"stickers {number}"))
    rehearsed = system.rehearsal(number)
    heroes = tuple(
        msgspec.structs.replace(hero, stickers=drawn_stickers(hero.class_id, rng))
        for hero in rehearsed.heroes
    )
    setup = Setup(rehearsed.scenario, heroes, 1)
    game, _ = Game.new(system, setup, seed_for(f"game {number}"))
    policy = RandomPolicy(Rng(seed_for(f"answers {number}")))
    for _step in range(400):
        if not game.prompts:
            break
        prompt = next(p for p in game.prompts if p.answer is None)
        seat = prompt.seats[0]
        assert isinstance(game.submit(seat, policy.answer(game, seat, prompt)), Accepted)
    again = game.reloaded()
    assert again.digest() == game.digest()
    assert any("text-sticker" in keys(line) for line in printed(game, heroes[0].seat))
    for hero in heroes:
        assert [*printed(again, hero.seat)] == [*printed(game, hero.seat)]


def printed(game: Game[HavenState], seat: Seat) -> Iterator[Say]:
    """All lines of a seat's cards."""
    for pile in game.view(seat).piles:
        for card in pile.cards:
            yield from (*card.top, *card.bottom)


def keys(line: Say) -> list[str]:
    """The keys of a line and of all that it is made of."""
    inner = [
        one
        for fact in line.facts.values()
        for one in (fact if isinstance(fact, tuple) else (fact,))
    ]
    return [line.key, *(key for one in inner if isinstance(one, Say) for key in keys(one))]
