"""The printed tables of the campaign."""

from __future__ import annotations

from bisect import bisect_right

LEVELS = range(1, 10)  # of heroes and of prosperity

# H-CITY-30: the experience that each level begins with.
EXPERIENCE = (0, 45, 95, 150, 210, 275, 345, 420, 500)
# H-CAMPAIGN-24: the checked points that each level of prosperity begins with.
PROSPERITY = (0, 4, 9, 15, 22, 30, 39, 50, 64)
# H-CAMPAIGN-17
REPUTATION = range(-20, 21)
# H-CAMPAIGN-19: where each gold piece of discount or surcharge begins, counted from neutral.
_PRICE_STEPS = (3, 7, 11, 15, 19)

TICKS_PER_PERK = 3  # H-CITY-38
MOST_TICKS = 18  # H-CITY-39


def level_by_experience(xp: int) -> int:
    """The level that so much experience allows."""
    return bisect_right(EXPERIENCE, xp)


def experience_of(level: int) -> int:
    """The least experience of a level."""
    return EXPERIENCE[level - 1]


def prosperity_level(points: int) -> int:
    """The level of prosperity."""
    return bisect_right(PROSPERITY, points)


def least_prosperity(points: int) -> int:
    """What prosperity never falls below (H-CAMPAIGN-25)."""
    return PROSPERITY[prosperity_level(points) - 1]


def price_change(reputation: int) -> int:
    """What a party's reputation adds to every price."""
    steps = bisect_right(_PRICE_STEPS, abs(reputation))
    return -steps if reputation > 0 else steps


def starting_gold(level: int) -> int:
    """What a new hero brings (H-CITY-06)."""
    return 15 * (level + 1)
