"""The message keys that the campaign builds from parts, each with the names of its facts."""

from __future__ import annotations

from engine.content.gains.tree import DECKS, PURSES, SCOPES
from engine.systems.haven.scenario.starting import EFFECTS

KEYS: dict[str, tuple[str, ...]] = {
    **{f"haven-{deck}-event-drawn": ("front",) for deck in DECKS},
    **{f"haven-{deck}-event-title": () for deck in DECKS},
    "haven-fact-random-ties": (),
    "haven-variant-random-ties": (),
    **{
        f"haven-{change}-{purse}": ("hero", "amount")
        for change in ("gained", "lost")
        for purse in PURSES
    },
    **{
        f"haven-achievement-{change}-{scope}": ("name",)
        for change in ("gained", "lost")
        for scope in SCOPES
    },
    **{
        f"haven-{deck}-event-{change}": ("number",)
        for change in ("added", "removed")
        for deck in DECKS
    },
    **{f"haven-sheet-{status}": () for status in ("away", "retired", "dead")},
    **{f"haven-starts-with-{effect}": ("count",) for effect in EFFECTS},
    **{f"haven-world-{kind}": () for kind in ("achievement", "box", "class")},
}
