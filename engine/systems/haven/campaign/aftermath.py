"""What a finished scenario leaves in the books (H-ENDSCEN-03..17).

A game that was broken off leaves nothing: the party is where it was, and what its heroes were to
start with still waits for them. After any other game that is used up.
"""

from __future__ import annotations

from engine.content.gains.tree import Design, Draw, Effect, Reveal
from engine.core.books import WORLD, Hero, Party, of_hero, of_party
from engine.core.campaign import Played
from engine.core.system import Find, Result
from engine.core.text import Say, say
from engine.systems.haven import tallies
from engine.systems.haven.campaign import purses, quests
from engine.systems.haven.campaign.case import Case, name_of
from engine.systems.haven.campaign.granting import grant
from engine.systems.haven.campaign.locations import is_casual, named
from engine.systems.haven.campaign.shop import give_back
from engine.systems.haven.campaign.travel import VISIT_DUE
from engine.systems.haven.content import Scenario


def settle(case: Case, party: Party, played: Played) -> Say:
    """Write a game's results into the books."""
    party.journey = None
    if not played.outcome:
        return say("haven-broken-off")
    scenario = case.pack.scenarios[played.scenario]
    party.place = played.scenario
    is_won = played.outcome == "victory"
    for result in played.results:
        hero = case.books.hero_at(result.seat)
        if hero is not None:
            _bring_home(case, hero, result, played)
    if not is_casual(scenario, played.settings):
        case.books.add(of_party(party.id), "played", scenario.id)
        case.books.put(of_party(party.id), "visit", VISIT_DUE, 1)
        if is_won:
            complete(case, party, scenario)
        else:
            case.tell(say("haven-lost", scenario=named(scenario.id)))
    _find(case, party, played)
    case.asks = party.id  # to the city, or on to another scenario (H-CAMPAIGN-20)
    for hero in case.members(party):
        if quests.is_fulfilled(case, hero):
            case.tell(say("haven-quest-fulfilled"), (hero.seat,))
    return say("haven-came-home", scenario=named(scenario.id))


def complete(case: Case, party: Party, scenario: Scenario) -> None:
    """Tick a scenario's box; its new locations and rewards follow (H-ENDSCEN-14, H-REWARD)."""
    if case.books.count(WORLD, "completed", scenario.id):
        return
    case.books.put(WORLD, "scenario", scenario.id, 1)
    case.books.put(WORLD, "completed", scenario.id, 1)  # H-CAMPAIGN-12
    case.tell(say("haven-completed", scenario=named(scenario.id)))
    location = scenario.location
    grant(case, party, (*map(Reveal, location.opens), *location.rewards))


# --- one hero


def _bring_home(case: Case, hero: Hero, result: Result, played: Played) -> None:
    """What a hero has gained is its own, won or lost (H-ENDSCEN-03, -04); the ticks came by a win.

    What the dead for good leave is nobody's (H-VARIANT-06).
    """
    owner = of_hero(hero.id)
    case.books.drop(owner, "start")
    for number in result.looted:
        case.books.put(WORLD, "treasure", str(number), 1)  # H-LOOT-08
    if result.is_dead:
        bury(case, hero)
        return
    purses.change(case, hero, "xp", result.experience)
    purses.change(case, hero, "gold", result.gold)
    purses.change(case, hero, "tick", result.ticks)
    for name, count in sorted(result.counts.items()):
        case.books.add(owner, "count", name, count)
    if played.outcome == "victory":
        case.books.add(owner, "count", tallies.WON)
        case.books.add(owner, "count", f"{tallies.WON_AT}{played.scenario}")
    for find in result.found:
        if find.kind == "item":  # H-LOOT-09; a second copy was sold on the spot
            case.books.put(owner, "item", find.thing, 1)
            line = say("haven-item-gained", hero=name_of(hero), item=Say(f"item.{find.thing}"))
            case.tell(line)


def bury(case: Case, hero: Hero) -> None:
    """A hero is dead: what it owned goes to the supply, its quest to the deck (H-VARIANT-06)."""
    quests.put_back(case, hero)
    hero.status, hero.gold = "dead", 0
    give_back(case, hero)
    for kind in ("start", "visit"):
        case.books.drop(of_hero(hero.id), kind)
    case.tell(say("haven-hero-buried", hero=name_of(hero)))


# --- for everyone


def _find(case: Case, party: Party, played: Played) -> None:
    """Designs and side scenarios from treasures, for the whole world (H-LOOT-10, H-UNLOCK-14)."""
    found = [find for result in played.results for find in result.found if find.kind != "item"]
    grant(case, party, [_effect(find) for find in found])


def _effect(find: Find) -> Effect:
    match find.kind:
        case "design":
            return Design(find.thing)
        case "random-design":
            return Draw("design")
        case _:
            return Draw("scenario")
