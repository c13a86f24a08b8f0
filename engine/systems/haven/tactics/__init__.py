"""Whom a monster focuses on, where it goes and whom it attacks: `decide(situation)`."""

from engine.systems.haven.tactics.decision import Aimed, Considered, Decision, Outcome, Reasons
from engine.systems.haven.tactics.situation import FROST, HAVEN, Foe, Plan, RuleFlags, Situation
from engine.systems.haven.tactics.solver import decide, focuses_of

__all__ = [
    "FROST",
    "HAVEN",
    "Aimed",
    "Considered",
    "Decision",
    "Foe",
    "Outcome",
    "Plan",
    "Reasons",
    "RuleFlags",
    "Situation",
    "decide",
    "focuses_of",
]
