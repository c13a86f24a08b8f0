"""What the scenario level sets (H-LEVEL)."""

from __future__ import annotations

from collections.abc import Sequence

HIGHEST = 7
_GOLD = (2, 2, 3, 3, 4, 4, 5, 6)  # per money token, by level: no formula (H-LEVEL-07)


def recommended(levels: Sequence[int]) -> int:
    """Half the average hero level, rounded up once (H-LEVEL-03)."""
    return -(-sum(levels) // (2 * len(levels)))


def gold_per_coin(level: int) -> int:
    """What a money token is worth at the end."""
    return _GOLD[level]


def trap_damage(level: int) -> int:
    """The damage of a trap (H-LEVEL-08)."""
    return 2 + level


def hazard_damage(level: int) -> int:
    """The damage of a hex of hazardous terrain (H-TERRAIN-04)."""
    return trap_damage(level) // 2


def bonus_experience(level: int) -> int:
    """The experience for each hero of a won scenario (H-LEVEL-08)."""
    return 4 + 2 * level
