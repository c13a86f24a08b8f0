"""A turn in a few words, for whoever reads only what matters; the log has it all."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.event import Event
from engine.core.text import Say
from engine.systems.haven.telling.keys import KEYS as LINES

# What somebody did or met with, as a clause about them. The others are details: modifier cards,
# experience, elements, conditions that end, decks that are shuffled.
_CLAUSES = (
    *("cards-revealed", "long-rest-declared", "turn-lost", "no-focus"),
    *("held-ground", "moved", "pushed", "pulled", "swapped", "fell-from-flight", "left"),
    *("door-opened", "trap-sprung", "hazard-entered", "trap-made", "trap-disarmed"),
    *("obstacle-created", "obstacle-destroyed", "obstacle-moved"),
    *("attacked", "suffered", "damage-negated", "damage-warded", "retaliated"),
    *("killed", "destroyed", "exhausted-cards", "exhausted-hp", "died"),
    *("healed", "condition-gained", "immune", "shield-gained", "retaliate-gained"),
    *("summoned", "summon-left", "spawned", "granted", "controlled", "item-used"),
    *("coins-looted", "coins-given", "treasure-looted", "chest-looted", "treasure-empty"),
    *("item-found", "item-sold", "design-found", "random-design-found", "random-scenario-found"),
    *("short-rested", "long-rested", "rest-failed", "cards-lost", "discarded"),
)
_SAME = {"haven-attacked-choosing": "attacked"}
_NAMES = {f"haven-{name}": name for name in _CLAUSES} | _SAME
# Whole sentences that need nobody before them.
_SENTENCES = frozenset(
    f"haven-{name}"
    for name in (
        *("round-began", "monster-card-drawn", "room-revealed", "room-empty", "room-named"),
        *("penalty", "penalty-spared", "door-unlocked", "door-opened-itself"),
        *("goal-reached", "goal-missed", "party-beaten", "victory", "defeat"),
        *("battle-goal-fulfilled", "battle-goal-missed"),
    )
)
_BLOWS = ("attacked", "retaliated")  # these tell the damage already

_STANDEE = re.compile(r"-\d+$")
_ENDING = (
    *("haven-short-rested", "haven-rest-emptied", "haven-modifiers-reshuffled"),
    *("haven-monster-modifiers-reshuffled", "haven-ally-modifiers-reshuffled"),
)
_OVER = ("haven-battle-goal-fulfilled", "haven-battle-goal-missed", "haven-victory", "haven-defeat")


def _facts(name: str) -> tuple[str, ...]:
    return tuple(fact for fact in LINES[f"haven-{name}"] if fact != "figure")


KEYS: dict[str, tuple[str, ...]] = {
    "haven-brief": ("who", "deeds"),
    **{f"haven-brief-{name}": _facts(name) for name in _CLAUSES},
}


def chapter(event: Event) -> str | None:
    """The chapter that begins with an event: a round, a turn, the end of a round or of all.

    Monsters of one kind act one after the other: that is one chapter.
    """
    match event.say.key:
        case "haven-round-began":
            return f"round.{event.say.facts['round']}"
        case "haven-turn-began":
            return f"turn.{_STANDEE.sub('', event.figure or '')}"
        case key if key in _ENDING:
            return "end"
        case key if key in _OVER:
            return "over"
    return None


def brief(events: Sequence[Event]) -> tuple[Say, ...]:
    """A sentence for each who does something or has something done to them, in order."""
    told: list[Say] = []
    who: object = None
    clauses: list[Say] = []
    struck: object = None

    def close() -> None:
        if clauses and isinstance(who, Say | str):
            told.append(Say("haven-brief", {"who": who, "deeds": tuple(clauses)}))
        clauses.clear()

    for event in events:
        key, facts = event.say.key, event.say.facts
        name = _NAMES.get(key)
        if key in _SENTENCES:
            close()
            who = None
            told.append(event.say)
        elif name is not None and not (name == "suffered" and facts["figure"] == struck):
            if facts["figure"] != who:
                close()
                who = facts["figure"]
            rest = {fact: value for fact, value in facts.items() if fact in _facts(name)}
            clauses.append(Say(f"haven-brief-{name}", rest))
        struck = facts["target"] if name in _BLOWS else None
    close()
    return tuple(told) or _idle(events)


def _idle(events: Sequence[Event]) -> tuple[Say, ...]:
    """A turn in which nothing came of anything is told as well."""
    began = next((event for event in events if event.say.key == "haven-turn-began"), None)
    if began is None:
        return ()
    deeds = (Say("haven-brief-held-ground"),)
    return (Say("haven-brief", {"who": began.say.facts["figure"], "deeds": deeds}),)
