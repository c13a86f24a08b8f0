"""Books from elsewhere, and what is before their parties."""

from __future__ import annotations

import pytest

from engine.core.books import Matter
from tests.engine.systems.haven.campaign.eventful import facing, option
from tests.engine.systems.haven.campaign.world import World


def test_books_from_elsewhere_name_only_what_the_pack_knows():
    world = facing(option(("", "Item iron-ladle")), heroes=2)
    assert world.campaign.problems(world.books) == ()
    world.books.decks["city"] = ["6", "99"]
    world.books.matters[1].facts["number"] = 98
    assert world.campaign.problems(world.books) == ("decks.city", "matters.1.facts.number")


AFTER_EVENT: dict[str, str | int | bool] = {
    "effect": "Item iron-ladle",
    "then": "event",
    "deck": "city",
    "number": 1,
    "option": "a",
    "outcome": 1,
    "applied": True,
}


@pytest.mark.parametrize(
    ("kind", "facts", "place"),
    [
        ("give", {"effect": "Item golden-ladle"}, "effect"),
        ("give", {"effect": "Gibberish"}, "effect"),
        ("share", {}, "effect"),
        ("share", {"effect": "Item iron-ladle"}, "effect"),
        ("give", {"effect": "Each 3 gold"}, "effect"),
        ("event", {}, "number"),
        ("event", {"deck": "city", "number": "one"}, "number"),
        ("give", {"effect": "Item iron-ladle", "then": "event"}, "number"),
        ("give", {**AFTER_EVENT, "option": "c"}, "option"),
        ("give", {**AFTER_EVENT, "outcome": "x"}, "outcome"),
        ("share", {"effect": "Collective 3 gold", "rest": "Class nobody"}, "rest"),
        ("share", {"effect": "Collective 3 gold", "later": "City event 300"}, "later"),
    ],
)
def test_a_matter_from_elsewhere_holds_what_can_be_granted(
    kind: str, facts: dict[str, str | int | bool], place: str
):
    world = World(2)
    world.books.matters[1] = Matter(1, kind, facts)
    assert world.campaign.problems(world.books) == (f"matters.1.facts.{place}",)


def test_a_matter_that_waits_in_an_event_is_known():
    world = World(2)
    world.books.matters[1] = Matter(1, "give", AFTER_EVENT)
    assert world.campaign.problems(world.books) == ()


def test_nobody_knows_a_matter_of_another_kind():
    world = World(2)
    world.books.matters[1] = Matter(1, "riddle")
    assert world.campaign.problems(world.books) == ("matters.1.kind",)
