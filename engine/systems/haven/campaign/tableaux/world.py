"""The map of the world as a picture: what is on everybody's map, and nothing that is not."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.books import WORLD, Party
from engine.core.tableau import NumberView, PathView, PlaceView, WorldTableau
from engine.core.text import Say, say
from engine.systems.haven.campaign import locations
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.locations import named
from engine.systems.haven.campaign.tableaux.gauges import prosperity_track
from engine.systems.haven.content import Scenario
from engine.systems.haven.world import CITY

_STATES = {"open": "open", "completed": "completed", "barred": "locked", "dungeon": "free"}


def world_tableau(case: Case, party: Party, place: Say) -> WorldTableau:
    """The locations that have been found, as things stand for a party, and the ways between."""
    shown = locations.revealed(case)
    home = PlaceView(CITY, say("haven-world-city"), state="home", is_here=not party.place)
    donations = case.books.count(WORLD, "number", "donations")
    return WorldTableau(
        say("haven-world"),
        (home, *(_place(case, party, one) for one in shown)),
        tuple(_paths(case, shown)),
        lines=(place,),
        numbers=(NumberView(say("haven-number-donations"), donations, sign="gold"),),
        tracks=(prosperity_track(case),),
    )


def _place(case: Case, party: Party, scenario: Scenario) -> PlaceView:
    return PlaceView(
        scenario.id,
        named(scenario.id),
        _square(scenario.location.grid),
        _STATES[locations.status(case, party, scenario)],
        "" if scenario.dungeon is not None else str(scenario.number),
        party.place == scenario.id,
    )


def _square(grid: str) -> tuple[int, int] | None:
    """Column and row of a square: B3 is (2, 3)."""
    return (ord(grid[0]) - ord("A") + 1, int(grid[1:])) if grid else None


def _paths(case: Case, shown: list[Scenario]) -> Iterator[PathView]:
    """Roads that lead to places on the map, and which of them a completed one has opened."""
    there = {CITY, *(one.id for one in shown)}
    roads = {frozenset((one.id, to)) for one in shown for to in one.location.links if to in there}
    for start, end in sorted(sorted(road) for road in roads):
        yield PathView(start, end, "road")
    for one in shown:
        if locations.is_completed(case, one.id):
            for opened in one.location.opens:
                if opened in there:
                    yield PathView(one.id, opened, "story")
