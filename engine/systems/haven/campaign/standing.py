"""What the party and the world are known for: reputation, prosperity, achievements."""

from __future__ import annotations

from engine.content.gains.tree import Achievement, Shift
from engine.core.books import WORLD, Party, of_party
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.numbers import PROSPERITY, REPUTATION, least_prosperity


def shift(case: Case, party: Party, effect: Shift) -> None:
    """Move a track within its bounds."""
    if effect.what == "reputation":
        _shift_reputation(case, party, effect.amount)
    else:
        _shift_prosperity(case, effect.amount)


def _shift_reputation(case: Case, party: Party, amount: int) -> None:
    """H-CAMPAIGN-17."""
    before = case.reputation(party)
    after = max(REPUTATION[0], min(REPUTATION[-1], before + amount))
    case.books.put(of_party(party.id), "number", "reputation", after)
    if after != before:
        case.tell(say("haven-reputation-changed", before=before, after=after))


def _shift_prosperity(case: Case, amount: int) -> None:
    """One square a point, and never below the level that was reached (H-CAMPAIGN-25, -30)."""
    before = case.books.count(WORLD, "number", "prosperity")
    level = case.prosperity
    after = min(PROSPERITY[-1], max(least_prosperity(before), before + amount))
    case.books.put(WORLD, "number", "prosperity", after)
    if after != before:
        case.tell(say("haven-prosperity-changed", before=before, after=after))
    if case.prosperity > level:
        case.post(say("haven-prosperity-level", level=case.prosperity))


def achieve(case: Case, party: Party, effect: Achievement) -> None:
    """Gain or lose an achievement, for the world or for one party (H-CAMPAIGN-13, -16)."""
    owner = WORLD if effect.scope == "global" else of_party(party.id)
    had = case.books.count(owner, "achievement", effect.name)
    if effect.is_lost:
        now = max(0, had - 1)
    elif effect.scope == "global" and ":" not in effect.name:
        now = had + 1  # H-CAMPAIGN-15
    else:
        _drop_others_of_type(case, owner, effect.name)
        now = 1
    case.books.put(owner, "achievement", effect.name, now)
    if now != had:
        key = f"haven-achievement-{'gained' if now > had else 'lost'}-{effect.scope}"
        case.tell(Say(key, {"name": Say(f"achievement.{effect.name}")}))


def _drop_others_of_type(case: Case, owner: str, name: str) -> None:
    """Of a type only one is active: a new one replaces the old (H-CAMPAIGN-14)."""
    kind, mark, _ = name.partition(":")
    for other in case.books.things(owner, "achievement"):
        if mark and other != name and other.startswith(f"{kind}:"):
            case.books.put(owner, "achievement", other, 0)
