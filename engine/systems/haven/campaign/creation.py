"""New heroes, the quests they are dealt, and changing from one hero to another (H-CITY-03..09)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.books import WORLD, Hero, Party, of_hero, of_seat
from engine.core.campaign import Terms
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.systems.haven.campaign import quests
from engine.systems.haven.campaign.case import Case, Rule, name_of, refuse
from engine.systems.haven.campaign.growth import EXTRA_PERKS
from engine.systems.haven.campaign.numbers import experience_of, starting_gold

DEALT = 2  # H-PQ-01


def is_open(case: Case, class_id: str) -> bool:
    """Whether a hero of this class can be made (H-SETUP-03)."""
    hero_class = case.pack.classes[class_id]
    return not hero_class.is_locked or case.books.count(WORLD, "class", class_id) > 0


def create(case: Case, class_id: str, level: str) -> Say:
    """Make the hero of a seat; the name is the deed's text, the fact `party` says where it goes.

    A hero that plays from the seat stays behind in the city.
    """
    books, seat = case.books, _seat(case)
    _check_new(case, class_id, level)
    party = _party_for(case, seat)
    _leave(case, seat)
    _need_free_class(case, party, class_id)
    hero = Hero(
        id=books.next_hero(),
        seat=seat,
        party=party.id,
        name=case.text.strip(),
        class_id=class_id,
        level=int(level),
        xp=experience_of(int(level)),
        gold=starting_gold(int(level)),
    )
    books.heroes[hero.id] = hero
    retirements = books.count(of_seat(seat), "number", "retirements")
    books.put(of_hero(hero.id), "number", EXTRA_PERKS, retirements)
    line = say("haven-hero-made", hero=hero.name, class_=Say(f"class.{class_id}"), level=int(level))
    case.post(line)
    _deal(case, hero)
    return line


def _seat(case: Case) -> Seat:
    seat = case.actor.seat
    return seat if seat is not None else refuse("haven-needs-seat")


def _check_new(case: Case, class_id: str, level: str) -> None:
    if class_id not in case.pack.classes:
        refuse("haven-no-such-class")
    if not is_open(case, class_id):
        refuse("haven-class-locked")
    if not level.isdecimal() or not 1 <= int(level) <= case.prosperity:
        refuse("haven-level-above-prosperity", most=case.prosperity)
    if not case.text.strip():
        refuse("haven-needs-name")


def _party_for(case: Case, seat: Seat) -> Party:
    """The party that was named, else that of the seat's hero, else the first."""
    before = case.books.hero_at(seat)
    default = before.party if before is not None else min(case.books.parties)
    party = case.books.parties.get(int(case.facts.get("party", default)))
    return party or refuse("haven-no-such-party")


def _leave(case: Case, seat: Seat) -> None:
    """Whoever plays from the seat stays behind; that can be in the city only."""
    before = case.books.hero_at(seat)
    if before is not None:
        case.need_city(case.books.parties[before.party])
        before.status = "away"


def _need_free_class(case: Case, party: Party, class_id: str) -> None:
    """H-SETUP-02: no two heroes of a party share a class."""
    for other in case.members(party):
        if other.class_id == class_id:
            refuse("haven-class-taken", class_=Say(f"class.{class_id}"), hero=name_of(other))


# --- quests


def _deal(case: Case, hero: Hero) -> None:
    """Two quests to choose from, as far as there are any; where there is one, it is kept."""
    deck = case.books.decks.get(quests.DECK, [])
    hero.dealt = [deck.pop() for _ in range(min(DEALT, len(deck)))]
    if len(hero.dealt) == 1:
        hero.quest, hero.dealt = hero.dealt[0], []
    if hero.dealt:
        case.tell(say("haven-quests-dealt"), (hero.seat,))


def keep(case: Case, quest: str) -> Say:
    """Keep one of the quests in secret; the other goes back into the deck (H-PQ-01)."""
    hero = case.hero
    if quest not in hero.dealt:
        refuse("haven-quest-not-dealt")
    hero.dealt.remove(quest)
    quests.put_back(case, hero)
    hero.quest = quest
    line = say("haven-quest-kept", quest=Say(f"quest.{quest}"))
    case.tell(line, (hero.seat,))
    return line


# --- one seat, several heroes


def switch(case: Case, chosen: str) -> Say:
    """Play another hero of one's own; both are in the city then."""
    seat = _seat(case)
    own = (hero for hero in case.books.heroes.values() if hero.seat == seat)
    hero = next((one for one in own if str(one.id) == chosen and one.status == "away"), None)
    if hero is None:
        refuse("haven-no-such-hero-away")
    party = case.books.parties[hero.party]
    case.need_city(party)
    _leave(case, seat)
    _need_free_class(case, party, hero.class_id)
    hero.status = "active"
    line = say("haven-hero-switched", hero=name_of(hero))
    case.post(line)
    return line


DEEDS: Mapping[str, Rule] = {
    "create": Rule(create, words=2, terms=Terms(names=True)),
    "keep": Rule(keep, words=1),
    "switch": Rule(switch, words=1),
}
