"""What a scenario's own rules made happen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.core.text import Say
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling.events import story, told, word
from engine.systems.haven.telling.labels import label
from engine.systems.haven.telling.modifier_words import modifier_word


def story_told(g: HavenGame, rule: str) -> None:
    """A rule's story (H-SETUP-18)."""
    story(g, f"story.{rule}")


def spawned(g: HavenGame, figure: AnyFigure) -> None:
    """A figure appeared."""
    told(g, "haven-spawned", figure, hex=label(figure.hex))


def door_unlocked(g: HavenGame, where: Hex) -> None:
    """A locked door can be opened now."""
    told(g, "haven-door-unlocked", None, hex=label(where))


def cards_added(g: HavenGame, to: str, card: str, count: int) -> None:
    """Modifier cards joined decks for this scenario."""
    told(g, f"haven-cards-added-{to}", None, card=modifier_word(card), count=count)


def coins_given(g: HavenGame, hero: Hero, count: int) -> None:
    """A hero was given money tokens."""
    told(g, "haven-coins-given", hero, count=count)


def overlay_placed(g: HavenGame, what: str, where: Hex) -> None:
    """Something lies on a hex now."""
    told(g, "haven-overlay-placed", None, what=Say(f"haven-overlay-{what}"), hex=label(where))


def overlay_removed(g: HavenGame, what: str, where: Hex) -> None:
    """Something is gone from a hex."""
    told(g, "haven-overlay-removed", None, what=Say(f"haven-overlay-{what}"), hex=label(where))


def left(g: HavenGame, hero: Hero) -> None:
    """A hero left the map, safe and sound."""
    told(g, "haven-left", hero)


def cards_lost(g: HavenGame, hero: Hero, cards: Sequence[str]) -> None:
    """A hero came without some cards of its hand."""
    names = tuple(word("card", card) for card in cards)
    told(g, "haven-cards-lost", hero, cards=names)
