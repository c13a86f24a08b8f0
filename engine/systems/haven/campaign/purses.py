"""What heroes have in gold, experience and ticks: gaining it, losing it, dividing it."""

from __future__ import annotations

from engine.content.gains.tree import Gain, Purse
from engine.core.books import Hero
from engine.core.text import Say
from engine.systems.haven.campaign.case import Case, name_of
from engine.systems.haven.campaign.numbers import MOST_TICKS, TICKS_PER_PERK, experience_of


def can_lose(hero: Hero, what: Purse) -> int:
    """The most that a hero can lose (H-EVENT-13, -14)."""
    match what:
        case "gold":
            return hero.gold
        case "xp":
            return hero.xp - experience_of(hero.level)
        case "tick":
            return hero.ticks % TICKS_PER_PERK


def change(case: Case, hero: Hero, what: Purse, amount: int) -> None:
    """Give a hero something, or take what it has of it."""
    if amount < 0:
        amount = -min(-amount, can_lose(hero, what))
    match what:
        case "gold":
            hero.gold += amount
        case "xp":
            hero.xp += amount
        case "tick":
            amount = min(amount, max(0, MOST_TICKS - hero.ticks))  # H-CITY-39
            hero.ticks += amount
    if amount:
        key = f"haven-{'gained' if amount > 0 else 'lost'}-{what}"
        case.tell(Say(key, {"hero": name_of(hero), "amount": abs(amount)}))


def divide(case: Case, heroes: list[Hero], effect: Gain, shares: list[int]) -> None:
    """Give or take each hero's share of a collective amount."""
    sign = 1 if effect.amount > 0 else -1
    for hero, share in zip(heroes, shares, strict=True):
        change(case, hero, effect.what, sign * share)


def owed(heroes: list[Hero], what: Purse, amount: int) -> int:
    """What a party has to divide: all that is gained, and of a loss what there is (H-EVENT-13)."""
    return amount if amount > 0 else max(amount, -sum(can_lose(hero, what) for hero in heroes))


def forced_shares(heroes: list[Hero], what: Purse, amount: int) -> list[int] | None:
    """How an amount is divided if there is only one way; None: somebody has to choose."""
    most = _limits(heroes, what, amount)
    if sum(limit > 0 for limit in most) <= 1 or sum(most) == abs(amount):
        return [min(limit, abs(amount)) for limit in most]
    return None


def even_shares(heroes: list[Hero], what: Purse, amount: int) -> list[int]:
    """As even as can be; what is left over goes to the first seats."""
    most = _limits(heroes, what, amount)
    shares = [0] * len(heroes)
    for _ in range(abs(amount) if heroes else 0):
        open_to = [n for n, share in enumerate(shares) if share < most[n]]
        shares[min(open_to, key=lambda n: (shares[n], n))] += 1
    return shares


def is_possible(heroes: list[Hero], what: Purse, amount: int, shares: list[int]) -> bool:
    """Whether the shares add up, and nobody gives what it has not."""
    most = _limits(heroes, what, amount)
    return (
        len(shares) == len(heroes)
        and sum(shares) == abs(amount)
        and all(share <= limit for share, limit in zip(shares, most, strict=True))
    )


def _limits(heroes: list[Hero], what: Purse, amount: int) -> list[int]:
    return [amount if amount > 0 else can_lose(hero, what) for hero in heroes]
