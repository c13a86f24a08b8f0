"""Enhancing cards in the city."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.books import WORLD, Journey, Matter, Sticker, of_hero
from engine.core.campaign import Actor, Page
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from engine.core.system import Setup
from engine.core.text import Say, say
from engine.systems.haven.campaign.enhancing import ACHIEVEMENT, class_of, stickers_of
from engine.systems.haven.content import Card
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.campaign.world import World, told
from tests.engine.systems.haven.plain import text

KINDLER = 2  # the hero and the seat
TWIGS = "enhance.first-twigs.top-attack.+1"


def enhancers(gold: int = 500, prosperity: int = 0, *cards: Card) -> World:
    """A world where enhancing is known; some cards of the kindler's are others."""
    pack = load_pack()
    kindler = pack.classes["kindler"]
    changed = {card.id: card for card in cards}
    kindler = msgspec.structs.replace(kindler, cards={**kindler.cards, **changed})
    pack = msgspec.structs.replace(pack, classes={**pack.classes, "kindler": kindler})
    world = World(2, pack, gold)
    world.books.put(WORLD, "achievement", ACHIEVEMENT, 1)
    world.books.put(WORLD, "number", "prosperity", prosperity)
    return world


def page(world: World, name: str, seat: int = KINDLER) -> Page:
    found = world.campaign.page(world.books, Actor(Seat(str(seat))), name)
    assert isinstance(found, Page), found
    return found


@pytest.mark.rule("H-CITY-48")
def test_nobody_enhances_without_the_achievement() -> None:
    world = enhancers()
    world.books.put(WORLD, "achievement", ACHIEVEMENT, 0)
    assert world.is_refused(KINDLER, TWIGS) == "haven-enhance-locked"
    assert say("haven-enhance-locked") in page(world, "enhance").lines
    world.books.put(WORLD, "achievement", ACHIEVEMENT, 1)
    world.does(KINDLER, TWIGS)


@pytest.mark.rule("H-CITY-48")
def test_enhancing_is_done_in_the_city() -> None:
    world = enhancers()
    world.party.place = "cold-kitchen"
    assert world.is_refused(KINDLER, TWIGS) == "haven-not-in-the-city"
    world.party.place, world.party.journey = "", Journey("cold-kitchen")
    assert world.is_refused(KINDLER, TWIGS) == "haven-on-the-road"
    world.party.journey = None
    world.books.matters[1] = Matter(1, "event")
    assert world.is_refused(KINDLER, TWIGS) == "haven-settle-first"


@pytest.mark.rule("H-CITY-48")
def test_enhancing_costs_gold() -> None:
    world = enhancers(gold=49)
    assert world.is_refused(KINDLER, TWIGS) == "haven-enhance-too-dear"
    world.hero(KINDLER).gold = 50
    done = world.does(KINDLER, TWIGS)
    assert world.hero(KINDLER).gold == 0
    assert world.has("count", "enhancements", KINDLER) == 1
    line = told(done, "haven-enhanced")
    assert line.facts["price"] == 50
    assert line.facts["card"] == Say("card.first-twigs")
    assert done.posts == (line,)


@pytest.mark.rule("H-CITY-49")
def test_only_cards_of_the_heros_pool_are_enhanced() -> None:
    world = enhancers()
    deed = "enhance.fetch.bottom-move.+1"
    assert world.is_refused(KINDLER, deed) == "haven-enhance-no-card"
    assert (
        world.is_refused(KINDLER, "enhance.oak-and-iron.top-attack.+1") == "haven-enhance-no-card"
    )
    world.books.put(of_hero(KINDLER), "card", "fetch", 1)
    world.does(KINDLER, deed)
    assert world.hero(KINDLER).gold == 500 - (30 + 25)


@pytest.mark.rule("H-CITY-49")
def test_a_sticker_goes_onto_a_free_slot_and_stays() -> None:
    world = enhancers()
    assert world.is_refused(KINDLER, "enhance.first-twigs.top-heal.+1") == "haven-enhance-no-slot"
    world.does(KINDLER, TWIGS)
    assert world.is_refused(KINDLER, TWIGS) == "haven-enhance-taken"
    other = "enhance.first-twigs.top-attack.poison"
    assert world.is_refused(KINDLER, other) == "haven-enhance-taken"
    assert world.books.stickers == [Sticker("kindler", "first-twigs", "top-attack", "+1")]


@pytest.mark.rule("H-CITY-50", "H-CITY-51", "H-CITY-53", "H-CITY-55", "H-CITY-56", "H-CITY-69")
@pytest.mark.parametrize(
    "deed",
    [
        "enhance.first-twigs.top-attack.jump",
        "enhance.first-twigs.top-attack.bless",
        "enhance.first-twigs.top-attack.stun",
        "enhance.first-twigs.top-attack.invisible",
        "enhance.first-twigs.top-range.poison",
        "enhance.first-twigs.top-range.fire",
        "enhance.first-twigs.bottom-move.muddle",
        "enhance.first-twigs.bottom-move.strengthen",
        "enhance.first-twigs.top-attack.hex+1+0",
        "enhance.bank-the-coals.top-area.+1",
        "enhance.bank-the-coals.top-area.hex",
        "enhance.bank-the-coals.top-area.hex+0+0",
        "enhance.bank-the-coals.top-area.hex+9+9",
    ],
)
def test_what_does_not_go_onto_a_line_is_refused(deed: str) -> None:
    assert enhancers().is_refused(KINDLER, deed) == "haven-enhance-unfit"


def test_what_the_ability_has_is_not_sold_again() -> None:
    world = enhancers()
    assert (
        world.is_refused(KINDLER, "enhance.up-the-flue.bottom-move.jump") == "haven-enhance-has-it"
    )


@pytest.mark.rule("H-CITY-57", "H-CITY-58")
def test_the_examples_of_the_rules_are_paid_so() -> None:
    own = Card("first-twigs", "3", 17, text("Attack 2°, Range 3, Area burst°"), text("Move 2"))
    world = enhancers(400, 0, own)
    world.books.put(of_hero(KINDLER), "card", "first-twigs", 1)
    world.does(KINDLER, TWIGS)
    assert world.hero(KINDLER).gold == 400 - 150
    offers = page(world, "enhance.first-twigs.top-area").offers
    assert {offer.label.facts["price"] for offer in offers} == {191}
    world.does(KINDLER, offers[0].deed)
    assert world.hero(KINDLER).gold == 400 - 150 - 191


@pytest.mark.rule("H-CITY-59")
def test_prosperity_limits_the_enhanced_cards_and_a_second_sticker_counts_no_more() -> None:
    world = enhancers()
    world.does(KINDLER, TWIGS)
    second = "enhance.up-the-flue.top-attack.+1"
    assert world.is_refused(KINDLER, second) == "haven-enhance-too-many"
    world.does(KINDLER, "enhance.first-twigs.bottom-move.+1")
    world.does(1, "enhance.oak-and-iron.top-attack.+1")  # another class has its own limit
    world.books.put(WORLD, "number", "prosperity", 4)
    world.does(KINDLER, second)
    assert world.is_refused(KINDLER, "enhance.fireguard.bottom-move.+1") == "haven-enhance-too-many"


@pytest.mark.rule("H-CITY-68")
def test_stickers_stay_with_the_class() -> None:
    world = enhancers()
    world.does(KINDLER, TWIGS)
    world.hero(KINDLER).status = "retired"
    later = world.add_hero(6)
    assert later.class_id == "kindler"
    assert stickers_of(world.books, "kindler") == (("first-twigs", "top-attack", "+1"),)
    attack = class_of(world.case(), later).cards["first-twigs"].top.abilities[0]
    assert attack.value.number == 3  # type: ignore[union-attr]
    later.gold = 500
    assert world.is_refused(6, TWIGS) == "haven-enhance-taken"
    assert stickers_of(world.books, "doorward") == ()


@pytest.mark.rule("H-CITY-68")
def test_a_hero_sits_down_with_the_stickers_of_its_class() -> None:
    world = enhancers()
    world.does(KINDLER, TWIGS)
    world.party.journey = Journey("cold-kitchen")
    setup = world.campaign.setup(world.books, 1, {})
    assert isinstance(setup, Setup)
    assert [hero.stickers for hero in setup.heroes] == [(), (("first-twigs", "top-attack", "+1"),)]


def test_the_pack_has_the_achievement_to_win() -> None:
    assert load_pack().achievements[ACHIEVEMENT] == "global"


def test_the_pages_offer_what_the_deeds_allow_at_the_same_price() -> None:
    world = enhancers(gold=80, prosperity=4)
    cards = page(world, "enhance").offers
    assert {offer.page for offer in cards} >= {"enhance.first-twigs", "enhance.slow-smoulder"}
    for card in cards:
        for slot in page(world, card.page).offers:
            offers = page(world, slot.page).offers
            assert offers
            for offer in offers:
                books = msgspec.convert(msgspec.to_builtins(world.books), type(world.books))
                tried = World(0, world.pack)
                tried.books = books
                outcome = tried.tries(Actor(Seat(str(KINDLER))), offer.deed)
                if offer.why_not is not None:
                    assert isinstance(outcome, Rejected)
                    assert outcome.why == offer.why_not
                else:
                    assert not isinstance(outcome, Rejected)
                    assert tried.hero(KINDLER).gold == 80 - int(str(offer.label.facts["price"]))


def test_a_card_that_is_full_is_not_offered_and_shows_what_it_has() -> None:
    world = enhancers(gold=999)
    for slot in ("top-attack", "bottom-move"):
        world.does(KINDLER, f"enhance.generous-with-the-tallow.{slot}.+1")
    assert "enhance.generous-with-the-tallow" not in {o.page for o in page(world, "enhance").offers}
    shown = page(world, "enhance.generous-with-the-tallow")
    assert not shown.offers
    on_it = say("haven-enhance-on-it", sticker=Say("haven-sticker-plus"))
    assert [section.lines for section in shown.sections[2:]] == [(on_it,), (on_it,)]
    assert on_it in page(world, "enhance.generous-with-the-tallow.top-attack").lines


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("enhance.fetch", "haven-enhance-no-card"),
        ("enhance.first-twigs.top-heal", "haven-enhance-no-slot"),
        ("enhance.first-twigs.top-attack.fire", "haven-no-such-page"),
    ],
)
def test_there_is_no_page_for_what_there_is_not(name: str, why: str) -> None:
    found = enhancers().campaign.page(enhancers().books, Actor(Seat(str(KINDLER))), name)
    assert isinstance(found, Rejected)
    assert found.why.key == why


def test_books_from_elsewhere_name_their_unknown_stickers() -> None:
    world = enhancers()
    world.books.stickers = [
        Sticker("kindler", "first-twigs", "top-attack", "fire"),
        Sticker("kindler", "bank-the-coals", "top-area-2", "hex+3+0"),
        Sticker("kindler", "first-twigs", "top-attack", "stun"),
        Sticker("kindler", "first-twigs", "top-heal", "+1"),
        Sticker("kindler", "oak-and-iron", "top-attack", "+1"),
        Sticker("baker", "first-twigs", "top-attack", "+1"),
    ]
    assert world.campaign.problems(world.books) == (
        "stickers.kindler/first-twigs/top-attack",
        "stickers.kindler/first-twigs/top-heal",
        "stickers.kindler/oak-and-iron/top-attack",
        "stickers.baker/first-twigs/top-attack",
    )
