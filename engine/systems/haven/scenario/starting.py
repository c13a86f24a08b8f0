"""What heroes bring from the city and the road into a scenario (H-SETUP-05, H-EVENT-19).

An effect is a word and a number, `bless 2`, `damage 3`: blessings, curses and other conditions,
damage to suffer, cards of the hand to discard or to lose.
"""

from __future__ import annotations

from engine.core.script import Script, ask_one
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.conditions import CONDITIONS
from engine.systems.haven.dungeon.penalties import discard_cards
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import events_special, prompts

DAMAGE, DISCARD, LOSE = "damage", "discard", "lose"
EFFECTS = (*CONDITIONS, DAMAGE, DISCARD, LOSE)


def is_known(effect: str) -> bool:
    """Whether a setup's effect means something."""
    word, _, number = effect.partition(" ")
    return word in EFFECTS and number.isdecimal() and int(number) > 0


def start_with(g: HavenGame) -> Script[None]:
    """At the end of the set-up each hero meets what was in store for it."""
    for hero in g.state.heroes:
        for effect in hero.starts_with:
            word, _, number = effect.partition(" ")
            yield from _apply(g, hero, word, int(number))
        hero.starts_with = []


def _apply(g: HavenGame, hero: Hero, word: str, number: int) -> Script[None]:
    if word == DAMAGE:
        yield from suffer(g, hero, number)
    elif word == DISCARD:
        yield from discard_cards(g, hero, number)
    elif word == LOSE:
        yield from _lose_cards(g, hero, number)
    else:
        afflict(g, hero, (word,) * number)


def _lose_cards(g: HavenGame, hero: Hero, count: int) -> Script[None]:
    lost: list[str] = []
    while len(lost) < count and hero.hand:
        card = yield from ask_one(prompts.lose_card(hero, hero.hand, "hand"))
        hero.hand.remove(card)
        hero.lost.append(card)
        lost.append(card)
    if lost:
        events_special.cards_lost(g, hero, lost)
