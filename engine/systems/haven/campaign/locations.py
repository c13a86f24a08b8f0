"""The locations of the world: which are known, completed, and open to a party.

World holdings: `scenario` (on the map), `completed` (in campaign mode), `treasure` (numbers that
were looted, once ever). Party holdings: `played`, how often it played a scenario in campaign mode.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core.books import WORLD, Party, Scalar, of_party
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.content import Scenario
from engine.systems.haven.world import CITY, Need

Status = Literal["open", "completed", "barred", "dungeon"]


def revealed(case: Case) -> list[Scenario]:
    """What is on the map, by number; a random dungeon always is (H-VARIANT-07)."""
    known = case.books.things(WORLD, "scenario")
    found = [s for s in case.pack.scenarios.values() if s.dungeon is not None or s.id in known]
    return sorted(found, key=lambda scenario: scenario.number)


def is_completed(case: Case, scenario: str) -> bool:
    """Whether any party of this world has done it in campaign mode (H-CAMPAIGN-03)."""
    return bool(case.books.count(WORLD, "completed", scenario))


def status(case: Case, party: Party, scenario: Scenario) -> Status:
    """What a party may do at a location: in campaign mode it plays what is open."""
    if scenario.dungeon is not None:
        return "dungeon"
    if is_completed(case, scenario.id):
        return "completed"
    return "barred" if missing(case, party, scenario) else "open"


def missing(case: Case, party: Party, scenario: Scenario) -> list[Need]:
    """The requirements that a party does not meet (H-CAMPAIGN-02)."""
    return [need for need in scenario.location.needs if not _is_met(case, party, need)]


def _is_met(case: Case, party: Party, need: Need) -> bool:
    owner = WORLD if need.scope == "global" else of_party(party.id)
    return bool(case.books.count(owner, "achievement", need.achievement)) != need.is_absent


def is_casual(scenario: Scenario, settings: Mapping[str, Scalar]) -> bool:
    """Whether a game advances nothing in the world; one of a random dungeon never does."""
    return scenario.dungeon is not None or bool(settings.get("casual"))


def is_linked(case: Case, place: str, scenario: Scenario) -> bool:
    """Whether no road event lies between a place ("": the city) and a scenario."""
    if scenario.id == place or (place or CITY) in scenario.location.links:
        return True
    return bool(place) and scenario.id in case.pack.scenarios[place].location.links


def has_played(case: Case, party: Party, scenario: str) -> bool:
    """Whether a party has tried it in campaign mode."""
    return bool(case.books.count(of_party(party.id), "played", scenario))


# --- in words


def named(scenario: str) -> Say:
    """A scenario's name."""
    return Say(f"scenario.{scenario}")


def needs_told(needs: list[Need]) -> tuple[Say, ...]:
    """What is missing, each in a few words."""
    return tuple(
        Say(
            "haven-need-absent" if need.is_absent else "haven-need",
            {"achievement": Say(f"achievement.{need.achievement}")},
        )
        for need in needs
    )


def status_told(case: Case, party: Party, scenario: Scenario) -> Say:
    """How things stand at a location, for a list; with the warning of H-CAMPAIGN-29."""
    match status(case, party, scenario):
        case "dungeon":
            return say("haven-place-dungeon")
        case "completed":
            is_new = not has_played(case, party, scenario.id)
            return say("haven-place-completed-by-others" if is_new else "haven-place-completed")
        case "barred":
            needs = needs_told(missing(case, party, scenario))
            return say("haven-place-barred", needs=needs)
        case _:
            is_near = is_linked(case, party.place, scenario)
            return say("haven-place-open-near" if is_near else "haven-place-open")
