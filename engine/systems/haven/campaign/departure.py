"""The pages `travel.SCENARIO` and `casual.SCENARIO`: the choice of a level (H-LEVEL-06).

Every level is offered; the one that the heroes' levels suggest is marked, and nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core.books import Party
from engine.core.campaign import Offer, Page
from engine.core.text import Say, say
from engine.systems.haven.campaign import locations
from engine.systems.haven.campaign.case import Case, PageMaker, refuse
from engine.systems.haven.campaign.locations import named
from engine.systems.haven.campaign.travel import hindrance, whose
from engine.systems.haven.content import Scenario
from engine.systems.haven.level import (
    HIGHEST,
    OFFSETS,
    bonus_experience,
    gold_per_coin,
    recommended,
    trap_damage,
)

Mode = Literal["travel", "casual"]


def by_the_story(case: Case, scenario_id: str) -> Page:
    """Setting out in campaign mode; with the way to play it casually."""
    page = _page(case, scenario_id, "travel")
    if case.pack.scenarios[scenario_id].dungeon is not None:
        return page
    casually = Offer(say("haven-departure-casually"), page=f"casual.{scenario_id}")
    return Page(page.title, page.lines, offers=(*page.offers, casually), ask=page.ask)


def casually(case: Case, scenario_id: str) -> Page:
    """Setting out in casual mode."""
    return _page(case, scenario_id, "casual")


def _page(case: Case, scenario_id: str, mode: Mode) -> Page:
    party, scenario = whose(case), case.pack.scenarios.get(scenario_id)
    if scenario is None or scenario not in locations.revealed(case):
        refuse("haven-no-such-place")
    title = Say(f"haven-offer-{mode}", {"scenario": named(scenario_id)})
    told = (Say(f"scenario.{scenario_id}.about"), locations.status_told(case, party, scenario))
    why_not = hindrance(case, party, scenario_id, casual=mode == "casual")
    if why_not is not None:
        return Page(title, (*told, why_not))
    suggested = _suggested(case, party)
    offers = tuple(_level(scenario, mode, suggested, level) for level in range(HIGHEST + 1))
    lines = (*told, say("haven-departure-level", level=suggested))
    return Page(title, lines, offers=offers, ask=say("haven-ask-level"))


def _suggested(case: Case, party: Party) -> int:
    return recommended([hero.level for hero in case.members(party)])


def _level(scenario: Scenario, mode: Mode, suggested: int, level: int) -> Offer:
    names = {suggested + by: name for name, by in OFFSETS.items() if name}
    label = Say(f"haven-level-{names.get(level, 'other')}", {"level": level})
    hint = say(
        "haven-level-sets",
        traps=trap_damage(level),
        gold=gold_per_coin(level),
        xp=bonus_experience(level),
    )
    return Offer(label, deed=f"{mode}.{scenario.id}.{level}", hint=hint)


KEYS: Mapping[str, tuple[str, ...]] = {
    **{f"haven-level-{name}": ("level",) for name in (*filter(None, OFFSETS), "other")},
    **{f"haven-offer-{mode}": ("scenario",) for mode in ("travel", "casual")},
}
PAGES: Mapping[str, PageMaker] = {"travel": by_the_story, "casual": casually}
