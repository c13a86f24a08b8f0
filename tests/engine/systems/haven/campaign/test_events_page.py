"""The page `events`."""

from __future__ import annotations

import msgspec

from engine.core.books import Books
from engine.core.campaign import Actor, Page
from engine.core.seat import Seat
from engine.core.text import Say
from tests.engine.systems.haven.campaign.eventful import facing, mentioned, option, split
from tests.engine.systems.haven.campaign.world import GM, World


def page(world: World, actor: Actor) -> Page:
    shown = world.campaign.page(world.books, actor, "events")
    assert isinstance(shown, Page)
    return shown


def deeds(shown: Page) -> list[str]:
    return [offer.deed for offer in shown.offers if offer.why_not is None]


def test_the_page_tells_how_many_cards_there_are_and_not_which():
    world = World()
    world.books.decks = {"city": ["4", "7"], "road": ["3"]}
    shown = page(world, Actor(Seat("1")))
    assert Say("haven-event-decks", {"city": 2, "road": 1}) in shown.lines
    assert deeds(shown) == ["event"]
    world.books.decks = {"city": ["7", "9"], "road": ["5"]}
    assert page(world, Actor(Seat("1"))) == shown


def test_the_page_says_why_there_is_no_event_now():
    world = World()
    world.books.decks["city"] = ["4"]
    world.party.place = "cold-kitchen"
    (offer,) = page(world, Actor(Seat("1"))).offers
    assert offer.why_not == Say("haven-not-in-the-city")
    world.party.place = ""
    world.books.put("party.1", "visit", "event", 1)
    (offer,) = page(world, Actor(Seat("1"))).offers
    assert offer.why_not == Say("haven-event-done")


def test_the_page_shows_the_front_and_who_has_voted():
    world = facing(option(("", "")), heroes=2)
    world.does(1, "vote.a")
    shown = page(world, Actor(Seat("2")))
    assert shown.lines[0] == Say("event.city.5")
    assert {"haven-have-voted", "haven-have-not-voted"} <= mentioned(shown)
    assert deeds(shown) == ["vote.a", "vote.b"]
    assert deeds(page(world, GM)) == ["gm.decide.a.1", "gm.decide.b.1"]


def test_after_a_tie_only_the_gm_has_something_to_do():
    world, _ = split()
    assert deeds(page(world, Actor(Seat("1")))) == []
    assert deeds(page(world, GM)) == ["gm.decide.a.1", "gm.decide.b.1"]


def test_every_deed_that_a_question_offers_can_be_done():
    for text in ("Collective -5 gold", "Item iron-ladle", "Collective 5 xp"):
        world = World(3, gold=4)
        world.hero(2).gold = 9
        world.grants(text)
        offered = deeds(page(world, Actor(Seat("1"))))
        assert len(offered) >= 2
        for deed in offered:
            copy = World(3)
            copy.books = msgspec.msgpack.decode(msgspec.msgpack.encode(world.books), type=Books)
            copy.does(1, deed)


def test_a_loss_is_not_offered_to_whoever_cannot_bear_it():
    world = World(2, gold=4)
    world.hero(2).gold = 9
    world.grants("Collective -5 gold")
    assert deeds(page(world, Actor(Seat("1")))) == ["share.even", "share.0.5"]
