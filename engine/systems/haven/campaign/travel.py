"""From the city or the last scenario to the next one, and home again (H-CAMPAIGN-20..23)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import WORLD, Hero, Journey, Party, Scalar, of_hero, of_party
from engine.core.campaign import Offer
from engine.core.seat import Seat
from engine.core.system import BadSetup, HeroSetup, Listing, Setup
from engine.core.text import Say, say
from engine.systems.haven.campaign import locations, quests
from engine.systems.haven.campaign.case import Case, Refused, Rule, name_of, refuse
from engine.systems.haven.campaign.enhancing import stickers_of
from engine.systems.haven.campaign.events import draw_road_event
from engine.systems.haven.campaign.growth import pool, unfinished
from engine.systems.haven.campaign.locations import is_casual, named
from engine.systems.haven.content import Scenario
from engine.systems.haven.scenario.setup import check

VISIT_DUE = "due"  # of the kind `visit`: what the party comes home to is a new visit (H-CITY-02)
Facts = dict[str, Scalar]  # how a scenario is to be played: its level, the mode, house rules
RETURN = Offer(say("haven-offer-return"), deed="return")


def places(case: Case) -> tuple[Listing, ...]:
    """Where a party may go, and how things stand there."""
    party = whose(case)
    return tuple(
        Listing(one.id, named(one.id), locations.status_told(case, party, one))
        for one in locations.revealed(case)
    )


def whose(case: Case) -> Party:
    """The party of whoever asks; who has none looks over the shoulder of the first one."""
    try:
        return case.party
    except Refused:
        return case.books.parties[min(case.books.parties)]


# --- setting out


def travel(case: Case, scenario_id: str, level: str = "") -> Say:
    """Set out for a scenario; how it is to be played stands in the deed's facts, or its level here.

    A party that is on its way already, with nothing left to settle, may only go on, and meets
    nothing new.
    """
    party, before = case.party, case.party.journey
    facts = {**case.facts, "level": _level(level)} if level else case.facts
    scenario = _destination(case, party, scenario_id, facts)
    party.journey = _journey(scenario_id, facts)
    checked(case, party, party.journey)
    casual = is_casual(scenario, party.journey.settings)
    has_met = before is not None and not is_casual(scenario, before.settings)
    if not (has_met or casual or locations.is_linked(case, party.place, scenario)):
        draw_road_event(case, party)  # H-CAMPAIGN-21, -22
    if party.id not in case.books.matters:
        case.departs = party.id
    return _reply(case, party, scenario, casual)


def play_casually(case: Case, scenario_id: str, level: str = "") -> Say:
    """Set out in casual mode: what a page offers has no facts of its own (H-CAMPAIGN-06)."""
    case.facts = {**case.facts, "casual": True}
    return travel(case, scenario_id, level)


def hindrance(case: Case, party: Party, scenario_id: str, *, casual: bool) -> Say | None:
    """What keeps a party from setting out now, for pages; None: nothing."""
    facts: Facts = {"casual": True} if casual else {}
    try:
        _destination(case, party, scenario_id, facts)
        checked(case, party, _journey(scenario_id, facts))
    except Refused as refusal:
        return refusal.why
    return None


def _level(word: str) -> int:
    return int(word) if word.isdecimal() and len(word) < 3 else refuse("haven-no-such-deed")


def _destination(case: Case, party: Party, scenario_id: str, facts: Facts) -> Scenario:
    """The scenario, if a party may set out for it now."""
    if party.id in case.books.matters:
        refuse("haven-settle-first")
    if party.journey is not None and party.journey.scenario != scenario_id:
        refuse("haven-on-the-road")
    scenario = _open_to(case, party, scenario_id, facts)
    if party.journey is None:  # what the road has brought waits for the next visit
        _check_heroes(case, party)
    return scenario


def _open_to(case: Case, party: Party, scenario_id: str, facts: Facts) -> Scenario:
    """The scenario, if a party may play it in the mode it has chosen (H-CAMPAIGN-02..04)."""
    scenario = case.pack.scenarios.get(scenario_id)
    if scenario is None or scenario not in locations.revealed(case):
        refuse("haven-no-such-place")
    if is_casual(scenario, facts):
        return scenario
    if locations.is_completed(case, scenario_id):
        refuse("haven-completed-already", scenario=named(scenario_id))
    needs = locations.missing(case, party, scenario)
    if needs:
        told = locations.needs_told(needs)
        refuse("haven-not-open-yet", scenario=named(scenario_id), needs=told)
    return scenario


def _check_heroes(case: Case, party: Party) -> None:
    """Nobody leaves the city with something undone that must be done there."""
    for hero in case.members(party):
        if not party.place and quests.is_fulfilled(case, hero):  # H-CITY-60
            refuse("haven-must-retire", hero=name_of(hero))
        todo = unfinished(case, hero)
        if todo is not None:
            raise Refused(todo)


def _journey(scenario: str, facts: Facts) -> Journey:
    level = facts.get("level")
    settings = {name: value for name, value in facts.items() if name != "level"}
    chosen = level if isinstance(level, int) and not isinstance(level, bool) else None
    return Journey(scenario, chosen, settings)


def checked(case: Case, party: Party, journey: Journey) -> Setup:
    """What the rules refuse at the table they refuse at the door: party, level, settings."""
    setup = _setup(case, party, journey, {})
    try:
        check(case.pack, setup)
    except BadSetup as bad:
        raise Refused(bad.why) from bad
    return setup


def _reply(case: Case, party: Party, scenario: Scenario, casual: bool) -> Say:
    name = named(scenario.id)
    is_new = not locations.has_played(case, party, scenario.id)
    if casual and is_new and scenario.dungeon is None:
        return say("haven-sets-out-too-early", scenario=name)  # H-CAMPAIGN-29
    return say("haven-sets-out", scenario=name)


# --- coming home


def go_home(case: Case) -> Say:
    """Return to the city: a new visit, if a scenario of the campaign lies behind (H-CITY-02)."""
    party = case.party
    if party.id in case.books.matters:
        refuse("haven-settle-first")
    if party.journey is None and not party.place:
        refuse("haven-in-the-city-already")
    party.journey = None
    party.place = ""
    owner = of_party(party.id)
    if case.books.count(owner, "visit", VISIT_DUE):
        case.books.drop(owner, "visit")
        for hero in case.books.heroes.values():
            if hero.party == party.id:
                case.books.drop(of_hero(hero.id), "visit")
    line = say("haven-returns")
    case.post(line)
    return line


# --- sitting down


def arrive(case: Case, party: Party, players: dict[Seat, str]) -> Setup:
    """What a party sits down with, as the books have it."""
    assert party.journey is not None
    return _setup(case, party, party.journey, players)


def _setup(case: Case, party: Party, journey: Journey, players: dict[Seat, str]) -> Setup:
    heroes = tuple(_sits_down(case, hero, players) for hero in case.members(party))
    looted = tuple(sorted(map(int, case.books.things(WORLD, "treasure"))))  # H-LOOT-08
    return Setup(journey.scenario, heroes, journey.level, journey.settings, looted)


def _sits_down(case: Case, hero: Hero, players: dict[Seat, str]) -> HeroSetup:
    """A hero with all that is its own; what it starts with is used up when the game has ended."""
    books, owner = case.books, of_hero(hero.id)
    perks = books.things(owner, "perk")
    return HeroSetup(
        hero.seat,
        hero.name,
        hero.class_id,
        hero.level,
        player=players.get(hero.seat, ""),
        items=tuple(books.things(owner, "item")),
        pool=tuple(pool(case, hero)),
        perks=tuple(perk for perk, boxes in perks.items() for _ in range(boxes)),
        effects=tuple(f"{what} {count}" for what, count in books.things(owner, "start").items()),
        stickers=stickers_of(books, hero.class_id),
    )


DEEDS: Mapping[str, Rule] = {
    "travel": Rule(travel, words=1, more=1),
    "casual": Rule(play_casually, words=1, more=1),
    "return": Rule(go_home),
}
