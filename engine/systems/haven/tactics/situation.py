"""What a figure that acts by itself knows when it is about to act."""

from __future__ import annotations

import msgspec

from engine.content.tree import Area
from engine.core.board import Board, SightRule
from engine.core.hexes import Hex
from engine.core.passage import Ground, Mode


class RuleFlags(msgspec.Struct, frozen=True):
    """Where the rules of haven and those of its successor part ways."""

    sight: SightRule = "vertex"
    jump_pays_difficult: bool = True  # H-MOVE-18
    focus_disadvantage_first: bool = True  # H-MMOVE-08: before hitting more targets
    plans_ahead: bool = True  # seeks the best multi-target hex even when out of reach
    ranks_secondary_targets: bool = True  # H-MATK-04


HAVEN = RuleFlags()
FROST = RuleFlags("full_hex", False, False, False, False)


class Foe(msgspec.Struct, frozen=True):
    """An enemy of the acting figure. Invisible ones are not listed here but among the obstacles."""

    id: str
    hex: Hex
    initiative: int  # a rank in this round's order: lower acts earlier


class Plan(msgspec.Struct, frozen=True):
    """What the figure's card lets it do: a move, and an attack or none."""

    move: int
    attacks: bool = True  # False: no attack on the card, or disarmed
    range: int = 0  # 0: melee
    targets: int = 1  # with an area: the area and so many targets less one
    mode: Mode = "walk"
    area: Area | None = None
    is_muddled: bool = False


class Situation(msgspec.Struct, frozen=True):
    """A figure, its surroundings and its plan."""

    board: Board
    ground: Ground
    me: Hex
    allies: tuple[Hex, ...]
    foes: tuple[Foe, ...]
    plan: Plan
    rules: RuleFlags = HAVEN
    focus: tuple[str, ...] = ()  # found before (H-FOCUS-01), several if tied; empty: to be found
