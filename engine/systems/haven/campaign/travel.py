"""From the city or the last scenario to the next one (H-CAMPAIGN-20..23)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import Hero, Journey, Party, of_hero
from engine.core.seat import Seat
from engine.core.system import HeroSetup, Listing, Setup
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case, Rule, refuse


def places(case: Case) -> tuple[Listing, ...]:
    """Where a party may go."""
    found = sorted(case.pack.scenarios.values(), key=lambda scenario: scenario.number)
    return tuple(
        Listing(one.id, Say(f"scenario.{one.id}"), Say(f"scenario.{one.id}.about")) for one in found
    )


def travel(case: Case, scenario: str) -> Say:
    """Set out for a scenario; how it is to be played stands in the deed's facts."""
    party = case.party
    if scenario not in case.pack.scenarios:
        refuse("haven-no-such-scenario")
    level = case.facts.get("level")
    settings = {name: value for name, value in case.facts.items() if name != "level"}
    party.journey = Journey(scenario, level if isinstance(level, int) else None, settings)
    case.departs = party.id
    return say("haven-sets-out", scenario=Say(f"scenario.{scenario}"))


def arrive(case: Case, party: Party, players: dict[Seat, str]) -> Setup:
    """What a party sits down with."""
    journey = party.journey
    assert journey is not None
    heroes = tuple(_sits_down(case, hero, players) for hero in case.members(party))
    return Setup(journey.scenario, heroes, journey.level, journey.settings)


def _sits_down(case: Case, hero: Hero, players: dict[Seat, str]) -> HeroSetup:
    owner = of_hero(hero.id)
    return HeroSetup(
        hero.seat,
        hero.name,
        hero.class_id,
        hero.level,
        player=players.get(hero.seat, ""),
        items=tuple(case.books.things(owner, "item")),
    )


DEEDS: Mapping[str, Rule] = {"travel": Rule(travel, words=1)}
