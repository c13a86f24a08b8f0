"""The printed tracks: experience, reputation, prosperity."""

from __future__ import annotations

from engine.core.books import WORLD, Hero, Party
from engine.core.tableau import GaugeView, StepView
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.numbers import (
    EXPERIENCE,
    LEVELS,
    PROSPERITY,
    REPUTATION,
    experience_of,
    price_change,
)


def experience_track(hero: Hero) -> GaugeView:
    """Where each level begins, and how far a hero has come."""
    return GaugeView(
        say("haven-track-experience"),
        hero.xp,
        EXPERIENCE[0],
        EXPERIENCE[-1],
        _levels(EXPERIENCE),
        sign="experience",
        about=experience_told(hero),
    )


def experience_told(hero: Hero) -> Say:
    """How much it is, and where the next level begins."""
    if hero.level < LEVELS[-1]:
        return say("haven-sheet-xp", xp=hero.xp, next=experience_of(hero.level + 1))
    return say("haven-sheet-xp-last", xp=hero.xp)


def reputation_track(case: Case, party: Party) -> GaugeView:
    """From bad to good, with the numbers at which prices change (H-CAMPAIGN-17, -19)."""
    reputation = case.reputation(party)
    return GaugeView(
        say("haven-track-reputation"),
        reputation,
        REPUTATION[0],
        REPUTATION[-1],
        tuple(_price_step(at) for at in REPUTATION if _is_step(at)),
        sign="reputation",
        about=reputation_told(reputation),
    )


def reputation_told(reputation: int) -> Say:
    """What people think, and what that does to prices (H-CAMPAIGN-18)."""
    change = price_change(reputation)
    if not change:
        return say("haven-party-reputation", reputation=reputation)
    key = "haven-party-cheaper" if change < 0 else "haven-party-dearer"
    return Say(key, {"reputation": reputation, "gold": abs(change)})


def prosperity_track(case: Case) -> GaugeView:
    """The points of the world, and where each level begins (H-CAMPAIGN-24)."""
    return GaugeView(
        say("haven-track-prosperity"),
        case.books.count(WORLD, "number", "prosperity"),
        PROSPERITY[0],
        PROSPERITY[-1],
        _levels(PROSPERITY),
        sign="prosperity",
        about=prosperity_told(case),
    )


def prosperity_told(case: Case) -> Say:
    """The level, and the points on the way to the next one."""
    points, level = case.books.count(WORLD, "number", "prosperity"), case.prosperity
    following = PROSPERITY[level] if level < len(PROSPERITY) else points
    return say("haven-world-prosperity", level=level, points=points, next=following)


def _levels(begins: tuple[int, ...]) -> tuple[StepView, ...]:
    return tuple(StepView(at, str(level)) for level, at in enumerate(begins[1:], 2))


def _is_step(at: int) -> bool:
    """Whether prices change on the way from neutral to here."""
    before = at - 1 if at > 0 else at + 1
    return at != 0 and price_change(at) != price_change(before)


def _price_step(at: int) -> StepView:
    change = price_change(at)
    return StepView(at, f"+{change}" if change > 0 else f"−{-change}", sign="coin")
