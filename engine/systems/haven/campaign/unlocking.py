"""Boxes and classes that open, and the two decks of things to find (H-UNLOCK-09..13).

What opens gives back what it holds as effects, for whoever grants them next.
"""

from __future__ import annotations

from engine.content.gains.tree import DECKS, AddEvent, Draw, Effect
from engine.core.books import WORLD
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case

DESIGNS = "designs"  # the deck of random item designs: ids of items
RANDOM_DESIGNS = range(71, 81)  # numbers; what comes after them is had by its name only
SIDE_SCENARIOS = "side-scenarios"  # the deck of random side scenarios: their ids


def open_box(case: Case, box: str) -> tuple[Effect, ...]:
    """Open a box; one that is open already is worth a random design and a side scenario."""
    name = Say(f"box.{box}")
    if case.books.count(WORLD, "box", box):
        case.post(say("haven-box-open-already", box=name))  # H-UNLOCK-12
        return (Draw("design"), Draw("scenario"))
    case.books.put(WORLD, "box", box, 1)
    case.post(say("haven-box-opened", box=name))
    case.post(Say(f"box.{box}.story"))
    return case.pack.world.boxes[box].gains


def unlock_class(case: Case, class_id: str) -> tuple[Effect, ...]:
    """Make a class available to everyone, and its event with it."""
    event = case.pack.classes[class_id].unlock_event
    if event is None or case.books.count(WORLD, "class", class_id):
        return ()
    case.books.put(WORLD, "class", class_id, 1)
    case.post(say("haven-class-unlocked", class_=Say(f"class.{class_id}")))
    return tuple(AddEvent(deck, event) for deck in DECKS)  # H-CITY-66


def make_available(case: Case, item: str) -> None:
    """Bring all copies of an item into the supply (H-REWARD-05)."""
    if case.books.count(WORLD, "design", item):
        return
    case.books.put(WORLD, "design", item, 1)
    case.tell(say("haven-design-gained", item=Say(f"item.{item}")))


def reveal(case: Case, scenario: str) -> None:
    """Put a scenario on the map (H-CAMPAIGN-12)."""
    if case.books.count(WORLD, "scenario", scenario):
        return
    case.books.put(WORLD, "scenario", scenario, 1)
    case.tell(say("haven-scenario-revealed", scenario=Say(f"scenario.{scenario}")))


def draw_design(case: Case) -> None:
    """Draw a random item design; an empty deck has no effect (H-UNLOCK-09, -10)."""
    deck = case.books.decks.get(DESIGNS, [])
    while deck and case.books.count(WORLD, "design", deck[-1]):
        deck.pop()  # it has come by its name in the meantime
    if deck:
        make_available(case, deck.pop())
    else:
        case.tell(say("haven-no-design-left"))


def draw_scenario(case: Case) -> None:
    """Draw a random side scenario; an empty deck has no effect (H-UNLOCK-11)."""
    deck = case.books.decks.get(SIDE_SCENARIOS)
    if deck:
        reveal(case, deck.pop())
    else:
        case.tell(say("haven-no-scenario-left"))
