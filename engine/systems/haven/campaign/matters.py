"""What is before a party: an event to vote on, an amount to divide, a hero to choose.

A matter that waits for an answer keeps the effect in question, the `rest` that comes behind it, and
what goes on `then`; effects that are granted meanwhile wait as `later`. All are kept as text of the
language of gains and losses, so that they outlive any change of this code.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.content.errors import TextError
from engine.content.gains import parse
from engine.content.gains.tree import Effect, Gain, GainItem, Start
from engine.content.reading import Read
from engine.core.books import Books, Matter, Party, Scalar
from engine.systems.haven.campaign.case import Case, refuse
from engine.systems.haven.content import Pack
from engine.systems.haven.event_cards import OPTIONS, EventCard
from engine.systems.haven.packs.gains import Known, names_known, unknown

KINDS = EVENT, SHARE, GIVE = "event", "share", "give"
EFFECT, REST, LATER = "effect", "rest", "later"  # facts that are texts
DECK, NUMBER, OPTION, OUTCOME = "deck", "number", "option", "outcome"  # where an event stands

# What goes on when all is granted: the fact `then` names it, the others are its own.
Then = dict[str, Scalar]


def matter_of(case: Case, party: Party, kind: str) -> Matter:
    """The matter of a kind before a party; refuses if there is none."""
    matter = case.books.matters.get(party.id)
    if matter is None or matter.kind != kind:
        refuse("haven-nothing-asked")
    return matter


def effects_in(facts: dict[str, Scalar], name: str) -> tuple[Effect, ...]:
    """The effects that a matter keeps under a name."""
    text = str(facts.get(name, ""))
    return parse.effects(text).tree if text else ()


def effect_of(matter: Matter) -> Effect:
    """The effect that waits for an answer."""
    return effects_in(matter.facts, EFFECT)[0]


def card_of(pack: Pack, facts: dict[str, Scalar]) -> EventCard:
    """The event that a matter, or what goes on after it, is about."""
    decks = {str(deck): cards for deck, cards in pack.events.items()}
    return decks[str(facts[DECK])][int(facts[NUMBER])]


def problems(pack: Pack, books: Books) -> tuple[str, ...]:
    """What matters of books from elsewhere hold that the pack does not know, with its place."""
    known = _known(pack)
    found = []
    for key, matter in books.matters.items():
        places = [*_wrong_event(pack, matter), *_wrong_texts(matter, known)]
        found += [f"matters.{key}.facts.{place}" for place in places]
        if matter.kind not in KINDS:
            found.append(f"matters.{key}.kind")
    return tuple(found)


def _wrong_event(pack: Pack, matter: Matter) -> Iterator[str]:
    is_after = matter.facts.get("then") == EVENT
    if matter.kind != EVENT and not is_after:
        return
    try:
        card_of(pack, matter.facts)
    except (KeyError, ValueError):
        yield NUMBER
        return
    if is_after and matter.facts.get(OPTION) not in OPTIONS:
        yield OPTION
    if is_after and not isinstance(matter.facts.get(OUTCOME), int):
        yield OUTCOME


def _wrong_texts(matter: Matter, known: Known) -> Iterator[str]:
    for name in (EFFECT, REST, LATER):
        text = str(matter.facts.get(name, ""))
        try:
            read = parse.effects(text) if text else Read(())
        except TextError:
            yield name
            continue
        is_asked = name != EFFECT or _is_asked(matter.kind, read.tree)
        if not is_asked or any(unknown(named, known) for named in read.names):
            yield name


def _is_asked(kind: str, effects: tuple[Effect, ...]) -> bool:
    """Whether the effect of a matter is one that its kind of matter asks about."""
    match kind, effects:
        case ("share", (Gain(share="collective"),)):
            return True
        case ("give", (GainItem() | Start(is_one=True),)):
            return True
    return kind not in (SHARE, GIVE)


def _known(pack: Pack) -> Known:
    return names_known(
        items=pack.items,
        classes=pack.classes,
        monsters=pack.monsters,
        scenarios=pack.scenarios,
        achievements=pack.achievements,
        boxes=pack.world.boxes,
        events=pack.events,
    )
