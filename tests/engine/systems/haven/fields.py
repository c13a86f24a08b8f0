"""Monsters and foes on drawn boards: `M` acts, `A` are its allies, digits its foes."""

from __future__ import annotations

from engine.content.tree import Area
from engine.core.hexes import Hex
from engine.systems.haven.tactics import (
    HAVEN,
    Decision,
    Foe,
    Plan,
    RuleFlags,
    Situation,
    decide,
)
from tests.engine.core.drawing import Drawing

CLEAVE = Area("cleave", (Hex(1, 0), Hex(0, 1)), has_self=True)
SPEAR = Area("spear", (Hex(1, 0), Hex(2, 0)), has_self=True)
BLAST = Area("blast", (Hex(0, 0), Hex(1, 0), Hex(0, 1)), has_self=False)


def acts(
    text: str,
    plan: Plan,
    *,
    walls_between: str = "",
    initiatives: dict[str, int] | None = None,
    rules: RuleFlags = HAVEN,
    focus: str = "",
) -> Decision:
    """What the monster of a drawn board may do. A foe's initiative is its digit, if not given."""
    drawing = Drawing(text, walls_between)
    order = initiatives or {}
    foes = tuple(
        Foe(sign, where, order.get(sign, int(sign)))
        for where, sign in sorted(drawing.signs.items(), key=lambda pair: pair[1])
        if sign.isdigit()
    )
    allies = tuple(drawing.all("A"))
    where, known = drawing.the("M"), tuple(focus.split())
    return decide(Situation(drawing.board, drawing.ground, where, allies, foes, plan, rules, known))


def results(decision: Decision) -> list[str]:
    """Each outcome as `B2 -> 1 2`: where it ends and whom it attacks."""
    return [
        f"{outcome.destination.label} -> {' '.join(outcome.attacks)}".rstrip()
        for outcome in decision.outcomes
    ]


def focuses(decision: Decision) -> str:
    """The ids of all foes that are the focus in some outcome."""
    return " ".join(sorted({foe for outcome in decision.outcomes for foe in outcome.focuses}))
