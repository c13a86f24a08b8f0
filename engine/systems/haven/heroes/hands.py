"""Building a hand from the cards a hero knows (H-SETUP-14, -15)."""

from __future__ import annotations

from engine.core.script import Script, ask_together
from engine.systems.haven.content import Card, HeroClass
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import prompts


def pool_of(hero_class: HeroClass, hero: Hero) -> list[str]:
    """The cards that a hero builds its hand from (H-CITY-41)."""
    return hero.pool or known_at(hero_class, hero.level)


def known_at(hero_class: HeroClass, level: int) -> list[str]:
    """The cards up to a level, and those of level X."""
    return [card.id for card in hero_class.cards.values() if _is_known(card, level)]


def _is_known(card: Card, level: int) -> bool:
    return card.level == "X" or int(card.level) <= level


def only_hand(hero_class: HeroClass, pool: list[str]) -> list[str]:
    """The hand, where the pool leaves no choice; else nothing yet."""
    return pool if len(pool) == hero_class.hand_size else []


def build_hands(g: HavenGame) -> Script[None]:
    """Who knows more cards than a hand holds chooses in secret."""
    builders = [hero for hero in g.state.heroes if not hero.hand]
    questions = []
    for hero in builders:
        hero_class = g.pack.classes[hero.class_id]
        pool = pool_of(hero_class, hero)
        questions.append(prompts.build_hand(g, hero, pool, hero_class.hand_size))
    picks = yield from ask_together(questions)
    for hero, pick in zip(builders, picks, strict=True):
        hero.hand = list(pick)
