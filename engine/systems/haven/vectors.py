"""Monster-move vectors: one position, one ability, and every outcome that the rules allow."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.content.tree import Area
from engine.core.board import Board
from engine.core.hexes import Hex
from engine.core.passage import Ground, Mode
from engine.systems.haven.tactics import Decision, Foe, Plan, RuleFlags, Situation


class VectorFlags(msgspec.Struct, frozen=True):
    """The rule flags as vector files name them."""

    los: Literal["vertex", "full_hex"]
    jump_pays_difficult_on_last_hex: bool
    focus_disadvantage_before_target_count: bool
    maximise_future_multiattack: bool
    rank_secondary_targets: bool

    def rules(self) -> RuleFlags:
        """The same flags in the solver's words."""
        return RuleFlags(
            sight=self.los,
            jump_pays_difficult=self.jump_pays_difficult_on_last_hex,
            focus_disadvantage_first=self.focus_disadvantage_before_target_count,
            plans_ahead=self.maximise_future_multiattack,
            ranks_secondary_targets=self.rank_secondary_targets,
        )


class VectorFigure(msgspec.Struct, frozen=True):
    """A figure of a vector."""

    side: Literal["monster", "ally_monster", "character"]
    q: int
    r: int
    initiative: int | None
    active: bool


class VectorArea(msgspec.Struct, frozen=True):
    """An area pattern of a vector."""

    anchor: Literal["self", "free"]
    offsets: tuple[Hex, ...]


class VectorAction(msgspec.Struct, frozen=True):
    """What the monster is about to do."""

    move: int
    attack: bool
    range: int
    targets: int
    fly: bool
    jump: bool
    teleport: bool
    muddled: bool
    aoe: VectorArea | None


class VectorOutcome(msgspec.Struct, frozen=True):
    """One outcome that the rules allow."""

    destination: Hex
    attacks: tuple[Hex, ...]
    focuses: tuple[Hex, ...]
    goals: tuple[Hex, ...]


class Vector(msgspec.Struct, frozen=True):
    """One case."""

    id: str
    hexes: tuple[Hex, ...]
    wall_hexes: tuple[Hex, ...]
    wall_edges: tuple[tuple[Hex, Hex], ...]
    terrain: dict[str, tuple[Hex, ...]]
    figures: tuple[VectorFigure, ...]
    action: VectorAction
    expected: tuple[VectorOutcome, ...]


class VectorFile(msgspec.Struct, frozen=True):
    """A file of cases under one set of rule flags."""

    format: Literal["monster-move-vectors/1"]
    rules: str
    rule_flags: VectorFlags
    cases: tuple[Vector, ...]


def situation_of(vector: Vector, rules: RuleFlags) -> Situation:
    """The position of a vector, board and all. Foes are named by their hex."""
    terrain = vector.terrain
    foes = []
    allies = []
    me = Hex(0, 0)
    for figure in vector.figures:
        where = Hex(figure.q, figure.r)
        if figure.active:
            me = where
        elif figure.side == "character":
            foes.append(Foe(f"{where.q},{where.r}", where, figure.initiative or 0))
        else:
            allies.append(where)
    return Situation(
        board=Board.build(vector.hexes, vector.wall_hexes, vector.wall_edges),
        ground=Ground(
            obstacles=frozenset(terrain.get("obstacle", ())),
            negative=frozenset(terrain.get("trap", ()) + terrain.get("hazard", ())),
            difficult=frozenset(terrain.get("difficult", ())),
            ice=frozenset(terrain.get("ice", ())),
        ),
        me=me,
        allies=tuple(allies),
        foes=tuple(foes),
        plan=_plan(vector.action),
        rules=rules,
    )


def _plan(action: VectorAction) -> Plan:
    area = action.aoe
    return Plan(
        move=action.move,
        attacks=action.attack,
        range=action.range,
        targets=action.targets,
        mode=_mode(action),
        area=None if area is None else Area("vector", area.offsets, area.anchor == "self"),
        is_muddled=action.muddled,
    )


def _mode(action: VectorAction) -> Mode:
    if action.teleport:
        return "fly-teleport" if action.fly else "teleport"
    if action.fly:
        return "fly"
    return "jump" if action.jump else "walk"


def agrees(vector: Vector, decision: Decision, *, is_strict: bool = False) -> bool:
    """Whether the outcomes are exactly those expected; strict: focuses and goals as well."""
    expected = {_expected_key(outcome, is_strict=is_strict) for outcome in vector.expected}
    found = set()
    for outcome in decision.outcomes:
        key: tuple[object, ...] = (outcome.destination, frozenset(outcome.attacks))
        if is_strict:
            key += (frozenset(outcome.focuses), frozenset(outcome.goals))
        found.add(key)
    return found == expected


def _expected_key(outcome: VectorOutcome, *, is_strict: bool) -> tuple[object, ...]:
    key: tuple[object, ...] = (outcome.destination, _ids(outcome.attacks))
    if is_strict:
        key += (_ids(outcome.focuses), frozenset(outcome.goals))
    return key


def _ids(hexes: tuple[Hex, ...]) -> frozenset[str]:
    return frozenset(f"{q},{r}" for q, r in hexes)
