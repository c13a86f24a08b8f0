"""What a party is asked about a random dungeon."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.core.prompt import Option, Question
from engine.core.text import Say, say
from engine.systems.haven.content import Severity
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling.events import word
from engine.systems.haven.telling.events_dungeon import severity_word
from engine.systems.haven.telling.prompts import figure_option, hex_option

SUGGESTED, OWN = "suggested", "own"
SEVERITIES: dict[str, Severity] = {"none": "none", "minor": "minor", "major": "major"}


def severity(chosen: str) -> Severity:
    """The severity that an option stands for."""
    return SEVERITIES[chosen]


def entrance(g: HavenGame, gates: Sequence[Hex]) -> Question:
    """By which entrance to come in."""
    options = tuple(hex_option(where) for where in gates)
    return Question("choose-entrance", g.party, say("haven-ask-entrance"), options)


def penalties(g: HavenGame, suggested: Sequence[Severity]) -> Question:
    """How hard the rooms are on those who reveal them."""
    words = tuple(severity_word(each) for each in suggested)
    options = (
        Option(
            SUGGESTED,
            say("haven-option-penalties-suggested"),
            Say("haven-penalties-hint", {"penalties": words}),
        ),
        Option("none", say("haven-option-penalties-none")),
        Option("major", say("haven-option-penalties-major")),
        Option(OWN, say("haven-option-penalties-own")),
    )
    return Question("choose-penalties", g.party, say("haven-ask-penalties"), options)


def penalty(g: HavenGame, room: int) -> Question:
    """How hard one room is."""
    options = tuple(Option(each, severity_word(each)) for each in SEVERITIES)
    return Question("choose-penalty", g.party, say("haven-ask-penalty", room=room), options)


def opener(g: HavenGame) -> Question:
    """Who shall count as the one that opened the first door (H-VARIANT-13)."""
    options = tuple(figure_option(g, hero) for hero in g.heroes)
    return Question("choose-opener", g.party, say("haven-ask-opener"), options)


def discard(hero: Hero) -> Question:
    """Which card of the hand to discard; the hand stays secret."""
    options = tuple(Option(card, word("card", card), card=card) for card in hero.hand)
    text = say("haven-ask-discard")
    return Question("lose-card", (hero.seat,), text, options, secret=True, figure=hero.id)
