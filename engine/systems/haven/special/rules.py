"""The scenario's rules answer what has happened: in the order of the file, one after the other."""

from __future__ import annotations

from engine.content.special.tree import Moment
from engine.core.hexes import Hex
from engine.core.script import Script
from engine.systems.haven.content import Rule
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.robots.repertoire import names_of_rule
from engine.systems.haven.scenario.endings import check_ending
from engine.systems.haven.special.claims import holds
from engine.systems.haven.special.effects import apply
from engine.systems.haven.special.happenings import note, note_occupied
from engine.systems.haven.state import Happening, Hero
from engine.systems.haven.telling import events_special


def obey(g: HavenGame) -> Script[bool]:
    """Let the rules answer what was noted, and what they bring about in turn; whether any did."""
    if not g.state.happenings:
        return False
    has_acted = False
    while g.state.happenings:
        cause = g.state.happenings.pop(0)
        for rule in g.scenario.rules:
            if _acts(g, rule, cause):
                has_acted = True
                yield from _act(g, rule, cause)
    check_ending(g)
    return has_acted


def obey_setup(g: HavenGame) -> Script[None]:
    """The special rules' effects before the first round (H-SETUP-05)."""
    note(g, "setup")
    yield from obey(g)


def note_entered(g: HavenGame, figure: AnyFigure, where: Hex) -> bool:
    """A figure entered a hex: whether a rule answers it, for only heroes bring that about.

    What no rule answers leaves no trace: nobody may tell by it where a hidden mark is.
    """
    if not g.scenario.rules or not isinstance(figure, Hero):
        return False
    marks = (mark for mark in g.scenario.marks.values() if where in mark.hexes)
    causes = [Happening("entered", mark.id, figure.id) for mark in marks]
    answered = [one for one in causes if any(_acts(g, rule, one) for rule in g.scenario.rules)]
    g.state.happenings += answered
    return bool(answered)


def turn_is_over(g: HavenGame) -> Script[None]:
    """The end of any figure's turn: plates and exits are looked at (H-SPECIAL-07)."""
    note_occupied(g)
    yield from obey(g)
    check_ending(g)


def round_is_over(g: HavenGame) -> Script[None]:
    """The end of the round: whoever is spawned now acts from the next one on (H-SPECIAL-02)."""
    note_occupied(g, is_round_over=True)
    note(g, "round ends")
    yield from obey(g)
    check_ending(g)


def _acts(g: HavenGame, rule: Rule, cause: Happening) -> bool:
    if rule.is_once and rule.id in g.state.acted_rules:
        return False
    if not _is_meant(g, rule.when, cause):
        return False
    return rule.only_if is None or holds(g, rule.only_if)


def _is_meant(g: HavenGame, when: Moment, cause: Happening) -> bool:
    if when.number is None:
        return when.what == cause.what and _door_or(when, cause)
    number = when.number.at(g.state.level, len(g.state.heroes))
    edge = "round begins" if "begin" in when.what else "round ends"
    if cause.what != edge:
        return False
    is_every = when.what.startswith("every")
    return g.state.round % number == 0 if is_every else g.state.round == number


def _door_or(when: Moment, cause: Happening) -> bool:
    """Whether they name the same; a door is named by its two rooms in either order."""
    if when.what == "door opens":
        return sorted(when.name) == sorted(cause.name)
    return when.name == cause.name


def _act(g: HavenGame, rule: Rule, cause: Happening) -> Script[None]:
    g.reveal()
    if rule.id not in g.state.acted_rules:
        g.state.acted_rules.append(rule.id)
    g.happened |= names_of_rule(g.scenario.id, rule)
    if rule.has_story:
        events_special.story_told(g, rule.id)  # H-SETUP-18
    for effect in rule.does:
        yield from apply(g, effect, cause)
