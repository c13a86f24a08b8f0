"""Why a monster does what it does, as plain data."""

from __future__ import annotations

from typing import Literal

from engine.core.paths import Reach
from engine.systems.haven.tactics.aim import Aim
from engine.systems.haven.tactics.decision import Aimed, Considered, DecidedBy, Reasons
from engine.systems.haven.tactics.focus import Focus
from engine.systems.haven.tactics.positions import Choice
from engine.systems.haven.tactics.situation import Situation


def explain(
    situation: Situation, aim: Aim, reach: Reach, chosen: list[tuple[Focus, Choice]]
) -> Reasons:
    """Who was considered, which rule decided, and what speaks for each hex to attack from."""
    considered = tuple(_considered(situation, aim, reach, bit) for bit in aim.foes)
    focuses = tuple(aim.foes[focus.foe].id for focus, _ in chosen)
    decided_by, first = _decided_by(considered)
    if set(focuses) != set(first):
        decided_by = "kept" if focuses else "lost"
    aims = tuple(dict.fromkeys(_aims(situation, aim, chosen)))
    return Reasons(considered, focuses, decided_by, aims)


def _considered(situation: Situation, aim: Aim, reach: Reach, bit: int) -> Considered:
    foe = aim.foes[bit]
    negatives, path = next(
        (
            (negatives, cost)
            for negatives, level in enumerate(reach.by_negatives())
            for cost, wave in enumerate(level)
            if aim.positions(bit, wave & reach.passage.stop)
        ),
        (None, None),
    )
    proximity = situation.board.distance(situation.me, foe.hex)
    return Considered(foe.id, negatives, path, proximity, foe.initiative)


def _decided_by(considered: tuple[Considered, ...]) -> tuple[DecidedBy, list[str]]:
    """The first rule that leaves a single foe, and who is left."""
    left = [c for c in considered if c.path is not None]
    if len(left) < 2:
        return ("only" if left else "nothing"), [c.foe for c in left]
    rules: tuple[Literal["negatives", "path", "proximity", "initiative"], ...]
    rules = ("negatives", "path", "proximity", "initiative")
    for rule in rules:
        values = [_value(c, rule) for c in left]
        best = min(values)
        left = [c for c, value in zip(left, values, strict=True) if value == best]
        if len(left) == 1:
            return rule, [left[0].foe]
    return "tie", [c.foe for c in left]


def _value(considered: Considered, rule: str) -> float:
    value = getattr(considered, rule)
    return float("inf") if value is None else float(value)


def _aims(situation: Situation, aim: Aim, chosen: list[tuple[Focus, Choice]]) -> list[Aimed]:
    return [
        Aimed(
            focus=aim.foes[focus.foe].id,
            hex=aim.board.hexes_of(spot.hex)[0],
            targets=aim.names(spot.group) if situation.plan.attacks else (),
            disadvantaged=aim.names(spot.group & aim.disadvantaged(spot.hex)),
            negatives=focus.negatives,
            path=spot.cost,
            is_reached=choice.is_reached,
        )
        for focus, choice in chosen
        for spot in choice.spots
    ]
