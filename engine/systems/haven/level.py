"""What the scenario level sets (H-LEVEL)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.systems.haven.rulings import Difficulty

HIGHEST = 7
HIGHEST_OPEN = 6  # with open information the table ends earlier (H-LEVEL-12)
OFFSETS: dict[Difficulty, int] = {"": 0, "easy": -1, "normal": 0, "hard": 1, "very-hard": 2}
_GOLD = (2, 2, 3, 3, 4, 4, 5, 6)  # per money token, by level: no formula (H-LEVEL-07)


def recommended(levels: Sequence[int]) -> int:
    """Half the average hero level, rounded up once (H-LEVEL-03)."""
    return -(-sum(levels) // (2 * len(levels)))


def of_difficulty(levels: Sequence[int], difficulty: Difficulty) -> int:
    """The level of a named difficulty (H-LEVEL-05)."""
    return recommended(levels) + OFFSETS[difficulty]


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
