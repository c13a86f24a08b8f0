"""Picking cards in secret (H-SELECT)."""

from __future__ import annotations

from engine.core.prompt import Question
from engine.core.script import Script, ask_together_anew
from engine.systems.haven.abilities.exhaustion import cards_to_rest_with
from engine.systems.haven.game import HavenGame
from engine.systems.haven.telling import events, prompts

LONG_REST = "long-rest"


def select_cards(g: HavenGame) -> Script[None]:
    """Everyone picks two cards or a long rest, at the same time; then all are revealed.

    Picks wait with the kernel until the last one is in: the state never holds a secret pick.
    """

    def questions() -> list[Question]:
        return [
            prompts.pick_cards(g, hero, len(hero.hand) >= 2, cards_to_rest_with(hero) >= 2)
            for hero in g.heroes
        ]

    picks = yield from ask_together_anew(questions)
    heroes = g.heroes
    for hero, pick in zip(heroes, picks, strict=True):
        hero.is_resting = pick == (LONG_REST,)
        hero.picked = [] if hero.is_resting else list(pick)
        hero.hand = [card for card in hero.hand if card not in hero.picked]
    g.reveal()
    for hero in heroes:
        if hero.is_resting:
            events.long_rest_declared(g, hero)
        else:
            events.cards_revealed(g, hero)
