"""An action of a hero under way, and what its player is asked about each ability."""

from __future__ import annotations

import msgspec

from engine.core.script import Script, ask_one
from engine.core.text import Say
from engine.systems.haven.abilities.targets import choose_several
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import prompts


class Doing(msgspec.Struct):
    """The action under way."""

    card: str = ""
    is_lost: bool = False  # performing any part costs the card
    lasts: str = ""
    is_performed: bool = False
    came_to_nothing: bool = False  # an ability was declined or impossible
    has_begun: bool = False  # something of it lasts, or did until it was used up
    is_paid: bool = False  # its player has just paid elements for it

    @property
    def may_spare_card(self) -> bool:
        """Whether declining what is left would save the card from being lost (H-TURN-21)."""
        return self.is_lost and self.came_to_nothing and not self.is_performed


def wants_to(hero: Hero, doing: Doing, ability: str, is_doubtful: bool = False) -> Script[bool]:
    """What only helps is done unasked, unless declining would save the card from being lost."""
    if doing.is_paid or not (is_doubtful or doing.may_spare_card):
        return True
    text, yes = Say(f"haven-ask-{ability}"), Say("haven-option-yes")
    return (yield from ask_one(prompts.yes_or_no("perform", hero, text, yes))) == "yes"


def affected(
    g: HavenGame,
    hero: Hero,
    doing: Doing,
    ability: str,
    candidates: list[AnyFigure],
    count: int,
    is_doubtful: bool = False,
) -> Script[list[AnyFigure]]:
    """Whom an ability affects: everyone, or so many whom the player chooses."""
    if count < len(candidates):
        kind = "heal-target" if ability == "heal" else "affect-target"
        return (yield from choose_several(g, hero, kind, candidates, count))
    if candidates and (yield from wants_to(hero, doing, ability, is_doubtful)):
        return candidates
    return []
