"""What a finished scenario leaves in the books (H-ENDSCEN-03..17)."""

from __future__ import annotations

from engine.core.books import Party, of_hero
from engine.core.campaign import Played
from engine.core.system import Result
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case


def settle(case: Case, party: Party, played: Played) -> Say:
    """Write a game's results into the books."""
    party.journey = None
    party.place = played.scenario
    for result in played.results:
        _bring_home(case, result)
    return say("haven-came-home")


def _bring_home(case: Case, result: Result) -> None:
    hero = case.books.hero_at(result.seat)
    if hero is None:
        return
    hero.xp += result.experience
    hero.gold += result.gold
    hero.ticks += result.ticks
    for find in result.found:
        if find.kind == "item":
            case.books.put(of_hero(hero.id), "item", find.thing, 1)
    if result.is_dead:
        hero.status, hero.gold = "dead", 0  # H-VARIANT-06
        case.books.drop(of_hero(hero.id), "item")
