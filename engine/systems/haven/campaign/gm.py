"""What the GM gives, takes and settles in the books.

Each of these deeds is told in the channel as one line: who did it, what changed, and why. The
bounds of the rules hold for the GM too, so that the books never say what no table could show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.content.gains.tree import Achievement, Purse, Shift
from engine.core.books import WORLD, Hero, Journey, Party, of_hero, of_party
from engine.core.campaign import Terms
from engine.core.event import Event
from engine.core.text import Say, say
from engine.systems.haven.campaign import giving, purses, standing, unlocking
from engine.systems.haven.campaign.aftermath import complete
from engine.systems.haven.campaign.case import Case, Rule, name_of, refuse
from engine.systems.haven.campaign.locations import named
from engine.systems.haven.campaign.travel import checked
from engine.systems.haven.level import OFFSETS
from engine.systems.haven.scenario.setup import level_of

MOST = 5  # digits of a number


# --- what heroes have


def change_purse(what: Purse) -> Callable[[Case, str, str], None]:
    """Gold, experience or ticks: within what a hero can lose, and ticks up to the last box."""

    def change(case: Case, hero_id: str, amount: str) -> None:
        hero, wanted = hero_of(case, hero_id), _number(amount)
        before = _purse(hero, what)
        purses.change(case, hero, what, wanted)
        _need(wanted, _purse(hero, what) - before)

    return change


def _purse(hero: Hero, what: Purse) -> int:
    return {"gold": hero.gold, "xp": hero.xp, "tick": hero.ticks}[what]


def give_item(case: Case, hero_id: str, item: str) -> None:
    """An item that the hero does not own, if a copy is left (H-CITY-24, -25)."""
    hero = hero_of(case, hero_id)
    if item not in case.pack.items:
        refuse("haven-gm-no-such-item")
    if case.books.count(of_hero(hero.id), "item", item):
        refuse("haven-gm-has-item", hero=name_of(hero))
    if not giving.has_copy(case, case.books.parties[hero.party], item):
        refuse("haven-no-copy-left", item=Say(f"item.{item}"))
    case.books.put(of_hero(hero.id), "item", item, 1)
    case.tell(say("haven-item-gained", hero=name_of(hero), item=Say(f"item.{item}")))


def take_item(case: Case, hero_id: str, item: str) -> None:
    """An item goes back to the supply."""
    hero = hero_of(case, hero_id)
    if not case.books.count(of_hero(hero.id), "item", item):
        refuse("haven-gm-has-no-item", hero=name_of(hero))
    case.books.put(of_hero(hero.id), "item", item, 0)
    case.tell(say("haven-gm-item-lost", hero=name_of(hero), item=Say(f"item.{item}")))


def move(case: Case, hero_id: str, party_id: str) -> None:
    """A hero goes with another party (H-CAMPAIGN-10); on the road nobody changes."""
    hero, party = hero_of(case, hero_id), party_of(case, party_id)
    if hero.party == party.id:
        refuse("haven-gm-there-already", hero=name_of(hero))
    for one in (case.books.parties[hero.party], party):
        if one.journey is not None or one.id in case.books.matters:
            refuse("haven-settle-first")
    hero.party = party.id
    case.tell(say("haven-gm-moved", hero=name_of(hero), party=party_word(party)))


# --- what the party and the world are known for


def shift_reputation(case: Case, party_id: str, amount: str) -> None:
    """A party's reputation, on its track (H-CAMPAIGN-17)."""
    party, wanted = party_of(case, party_id), _number(amount)
    before = case.reputation(party)
    standing.shift(case, party, Shift("reputation", wanted))
    _need(wanted, case.reputation(party) - before)


def shift_prosperity(case: Case, party_id: str, amount: str) -> None:
    """The world's prosperity, never below its level (H-CAMPAIGN-25)."""
    party, wanted = party_of(case, party_id), _number(amount)
    before = case.books.count(WORLD, "number", "prosperity")
    standing.shift(case, party, Shift("prosperity", wanted))
    _need(wanted, case.books.count(WORLD, "number", "prosperity") - before)


def gain_achievement(case: Case, party_id: str, name: str) -> None:
    """An achievement of the world, or of a party."""
    _achieve(case, party_of(case, party_id), name, is_lost=False)


def lose_achievement(case: Case, party_id: str, name: str) -> None:
    """One that is there is taken away."""
    _achieve(case, party_of(case, party_id), name, is_lost=True)


def _achieve(case: Case, party: Party, name: str, *, is_lost: bool) -> None:
    scope = case.pack.achievements.get(name)
    if scope is None:
        refuse("haven-gm-no-such-achievement")
    owner = WORLD if scope == "global" else of_party(party.id)
    before = case.books.count(owner, "achievement", name)
    standing.achieve(case, party, Achievement(scope, name, is_lost))
    if case.books.count(owner, "achievement", name) == before:
        refuse("haven-gm-nothing-changes")


def unlock(case: Case, scenario: str) -> None:
    """Put a scenario on the map (H-CAMPAIGN-12)."""
    _need_scenario(case, scenario)
    if case.books.count(WORLD, "scenario", scenario):
        refuse("haven-gm-nothing-changes")
    unlocking.reveal(case, scenario)


def complete_scenario(case: Case, party_id: str, scenario: str) -> None:
    """Count a scenario as won: its box is ticked, new locations and rewards follow."""
    party = party_of(case, party_id)
    _need_scenario(case, scenario)
    if party.id in case.books.matters:
        refuse("haven-settle-first")
    found = case.pack.scenarios[scenario]
    if found.dungeon is not None or case.books.count(WORLD, "completed", scenario):
        refuse("haven-gm-nothing-changes")
    complete(case, party, found)


def _need_scenario(case: Case, scenario: str) -> None:
    if scenario not in case.pack.scenarios:
        refuse("haven-no-such-scenario")


def set_level(case: Case, party_id: str, wanted: str) -> None:
    """How hard the scenario will be that a party is on its way to: a level or a difficulty."""
    party = party_of(case, party_id)
    if party.journey is None:
        refuse("haven-gm-not-on-the-way")
    is_level = wanted.isascii() and wanted.isdecimal() and len(wanted) < MOST
    if not is_level and wanted not in filter(None, OFFSETS):
        refuse("haven-gm-no-such-level")
    settings = {key: one for key, one in party.journey.settings.items() if key != "difficulty"}
    if not is_level:
        settings["difficulty"] = wanted
    scenario, level = party.journey.scenario, int(wanted) if is_level else None
    party.journey = Journey(scenario, level, settings)
    setup = checked(case, party, party.journey)
    case.tell(say("haven-gm-level-set", scenario=named(scenario), level=level_of(setup)))


# --- what all of them share


def hero_of(case: Case, number: str) -> Hero:
    """A hero that still plays, by its number."""
    heroes = {str(hero.id): hero for hero in case.books.heroes.values()}
    hero = heroes.get(number)
    if hero is None or hero.status in ("retired", "dead"):
        refuse("haven-gm-no-such-hero")
    return hero


def party_of(case: Case, number: str) -> Party:
    """A party by its number."""
    parties = {str(party.id): party for party in case.books.parties.values()}
    return parties.get(number) or refuse("haven-gm-no-such-party")


def party_word(party: Party) -> Say:
    """A party by its number and, if it has one, its name."""
    if not party.name:
        return say("haven-gm-party-unnamed", number=party.id)
    return say("haven-gm-party", number=party.id, party=party.name)


def _number(text: str) -> int:
    if not text.removeprefix("-").isdecimal() or len(text) > MOST or not int(text):
        refuse("haven-gm-no-number")
    return int(text)


def _need(wanted: int, changed: int) -> None:
    """All of it or nothing: a GM who gives or takes is told where the bounds are."""
    if wanted != changed:
        refuse("haven-gm-out-of-bounds", amount=abs(changed))


def steps_in(do: Callable[..., None]) -> Callable[..., Say]:
    """Tell what the GM did in one public line, with who and why."""

    def rule(case: Case, *words: str) -> Say:
        do(case, *words)
        lines = tuple(event.say for event in case.events if event.audience is None)
        why = say("haven-gm-because", why=case.text) if case.text else say("haven-gm-no-reason")
        line = say("haven-gm-steps-in", name=case.actor.name, lines=lines, why=why)
        case.events = [Event(line), *(e for e in case.events if e.audience is not None)]
        case.posts = [line]
        return line

    return rule


def _rule(do: Callable[..., None], words: int, *, in_play: bool = True) -> Rule:
    return Rule(steps_in(do), words=words, is_gms=True, terms=Terms(in_play=in_play))


DEEDS: Mapping[str, Rule] = {
    "gm.gold": _rule(change_purse("gold"), 2),
    "gm.xp": _rule(change_purse("xp"), 2),
    "gm.ticks": _rule(change_purse("tick"), 2),
    "gm.item": _rule(give_item, 2),
    "gm.take-item": _rule(take_item, 2),
    "gm.reputation": _rule(shift_reputation, 2),
    "gm.prosperity": _rule(shift_prosperity, 2),
    "gm.achievement": _rule(gain_achievement, 2),
    "gm.take-achievement": _rule(lose_achievement, 2),
    "gm.unlock": _rule(unlock, 1),
    "gm.complete": _rule(complete_scenario, 2, in_play=False),
    "gm.move": _rule(move, 2, in_play=False),
    "gm.level": _rule(set_level, 2, in_play=False),
}
