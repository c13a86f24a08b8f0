"""Who must not fall: read off the failure and the rules that players read."""

from __future__ import annotations

from engine.core.text import Say
from engine.core.view import View
from engine.systems.haven.robots.greedy.reading import keys_in, kind_of, said

_FALLS = tuple(
    f"haven-{mood}-{what}"
    for mood, whats in (
        ("if", ("every-one-dead", "every-one-destroyed", "so-many-dead", "so-many-destroyed")),
        ("when", ("dies", "destroyed", "last-dies", "last-destroyed")),
    )
    for what in whats
)
_OWN = ("ally", "objective")  # the sides of the figures that only a scenario brings


def must_live(view: View) -> frozenset[str]:
    """The kinds of the scenario's own figures whose fall would lose it."""
    own = {figure.look for figure in view.figures if figure.side in _OWN}
    if not own:
        return frozenset()  # as in most scenarios
    losing = (rule for rule in view.rules if _loses(rule))
    told = (one for rule in losing for one in said(rule, unless="haven-if-not"))
    names = (one.facts.get("name") for one in told if one.key in _FALLS)
    return frozenset(own.intersection(kind_of(name) for name in names if isinstance(name, Say)))


def _loses(rule: Say) -> bool:
    return rule.key == "haven-rule-failure" or "haven-does-lose" in keys_in(rule)
