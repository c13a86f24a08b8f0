"""The shop and the sanctuary."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.books import Journey, of_party
from engine.core.campaign import Page
from engine.systems.haven.campaign.shop import RANGES, copies_left, give_back, supply
from engine.systems.haven.content import Item
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.campaign.city import City, settled

CLASSES = ("doorward", "kindler", "sootfoot", "kettlewitch")


def many_items(count: int = 80) -> dict[str, Item]:
    first = load_pack().items["toasting-fork"]
    return {
        f"item-{n}": replace(first, id=f"item-{n}", number=n, copies=2) for n in range(1, count + 1)
    }


def city_of(heroes: int = 1, gold: int = 100, prosperity: int = 1, **fields: object) -> City:
    pack = replace(load_pack(), **fields)
    city = City(prosperity, pack)
    for seat, class_id in enumerate(CLASSES[:heroes], start=1):
        settled(city.makes(seat, f"{class_id}.1")).gold = gold
    return city


def reputed(city: City, reputation: int) -> City:
    city.books.put(of_party(1), "number", "reputation", reputation)
    return city


@pytest.mark.rule("H-CITY-20", "H-CAMPAIGN-26")
@pytest.mark.parametrize(
    ("prosperity", "last"), [*enumerate((14, 21, 28, 35, 42, 49, 56, 63, 70), start=1)]
)
def test_prosperity_says_which_items_there_are(prosperity: int, last: int):
    city = city_of(prosperity=prosperity, items=many_items())
    numbers = [item.number for item in supply(city.case(), city.party)]
    assert numbers == [*range(1, last + 1)]
    assert RANGES[prosperity - 1] == last
    assert city.is_refused(1, f"buy.item-{last + 1}") == "haven-not-for-sale"
    city.does(1, f"buy.item-{last}")


@pytest.mark.rule("H-CITY-21", "H-CAMPAIGN-19")
@pytest.mark.parametrize(
    ("reputation", "paid"),
    [
        *((20, 25), (19, 25), (18, 26), (15, 26), (14, 27), (11, 27), (10, 28), (7, 28)),
        *((6, 29), (3, 29), (2, 30), (0, 30), (-2, 30), (-3, 31), (-6, 31), (-7, 32)),
        *((-10, 32), (-11, 33), (-14, 33), (-15, 34), (-18, 34), (-19, 35), (-20, 35)),
    ],
)
def test_reputation_changes_every_price(reputation: int, paid: int):
    city = reputed(city_of(), reputation)
    city.does(1, "buy.iron-ladle")
    assert city.gold == [100 - paid]


@pytest.mark.rule("H-CITY-21")
def test_nobody_is_paid_for_buying():
    cheap = {"button": replace(load_pack().items["lucky-button"], id="button", number=1, price=3)}
    city = reputed(city_of(items=cheap), 20)
    city.does(1, "buy.button")
    assert city.gold == [100]


def test_what_is_too_dear_stays_in_the_shop():
    city = reputed(city_of(gold=30), -3)
    assert city.is_refused(1, "buy.iron-ladle") == "haven-too-dear"
    assert city.has("item", "iron-ladle", hero=1) == 0
    city.books.heroes[1].gold = 31
    city.does(1, "buy.iron-ladle")
    assert city.gold == [0]


@pytest.mark.rule("H-CITY-22")
@pytest.mark.parametrize("reputation", [-20, 0, 20])
def test_selling_pays_half_the_printed_price_whatever_people_think(reputation: int):
    city = reputed(city_of(gold=0), reputation)
    city.books.put("hero.1", "item", "toasting-fork", 1)  # 15 gold
    city.does(1, "sell.toasting-fork")
    assert city.gold == [7]
    assert city.has("item", "toasting-fork", hero=1) == 0
    assert city.is_refused(1, "sell.toasting-fork") == "haven-not-owned"


@pytest.mark.rule("H-CITY-22", "H-CITY-24")
def test_copies_are_limited_and_a_sold_one_returns():
    city = city_of(3)
    city.does(1, "buy.iron-ladle")
    city.does(2, "buy.iron-ladle")
    assert city.is_refused(3, "buy.iron-ladle") == "haven-none-left"
    city.does(1, "sell.iron-ladle")
    city.does(3, "buy.iron-ladle")
    assert city.is_refused(1, "buy.iron-ladle") == "haven-none-left"


@pytest.mark.rule("H-CITY-23")
def test_nothing_can_be_handed_to_another_hero():
    city = city_of(2)
    city.does(1, "buy.iron-ladle")
    assert city.is_refused(2, "sell.iron-ladle") == "haven-not-owned"
    for deed in ("give.2", "trade.iron-ladle.2", "pay.2.5"):
        city.is_refused(1, deed)
    assert city.gold == [70, 100]


@pytest.mark.rule("H-CITY-25")
def test_nobody_buys_a_second_copy():
    city = city_of()
    city.does(1, "buy.iron-ladle")
    assert city.is_refused(1, "buy.iron-ladle") == "haven-owned-already"
    assert city.gold == [70]


@pytest.mark.rule("H-CITY-26")
def test_a_hero_may_own_any_number_of_items():
    city = city_of(gold=2000, prosperity=9, items=many_items())
    for number in range(1, 71):
        city.does(1, f"buy.item-{number}")
    assert len(city.books.things("hero.1", "item")) == 70


@pytest.mark.rule("H-CITY-27")
def test_a_design_brings_all_copies():
    city = city_of(3)
    assert city.is_refused(1, "buy.lucky-button") == "haven-not-for-sale"
    city.books.put("world", "design", "lucky-button", 1)
    city.does(1, "buy.lucky-button")
    city.does(2, "buy.lucky-button")
    assert city.is_refused(3, "buy.lucky-button") == "haven-none-left"


@pytest.mark.rule("H-CITY-27")
def test_what_is_sold_or_left_behind_joins_the_supply():
    city = city_of(3)
    city.books.put("hero.1", "item", "lucky-button", 1)  # found, of no level of the city yet
    assert city.is_refused(2, "buy.lucky-button") == "haven-not-for-sale"
    city.does(1, "sell.lucky-button")
    city.does(2, "buy.lucky-button")
    assert city.is_refused(3, "buy.lucky-button") == "haven-not-for-sale"
    city.books.heroes[2].status = "retired"
    give_back(city.case(), city.books.heroes[2])
    city.does(3, "buy.lucky-button")
    assert city.books.things("hero.2", "item") == {}


@pytest.mark.rule("H-CITY-28")
def test_what_others_own_counts_as_lying_in_the_shop():
    city = city_of(3)
    for seat in (1, 2):
        city.does(seat, "buy.iron-ladle")
    assert city.is_refused(3, "buy.iron-ladle") == "haven-none-left"
    city.books.heroes[1].status = "away"
    city.does(3, "buy.iron-ladle")
    assert city.has("item", "iron-ladle", hero=1) == 1


@pytest.mark.rule("H-CITY-28")
def test_one_card_that_two_parties_use_is_still_one_card():
    city = city_of(3)
    button = city.pack.items["lucky-button"]
    city.books.put("hero.1", "item", "lucky-button", 1)
    city.books.heroes[1].status = "away"
    city.does(2, "buy.lucky-button")
    assert city.is_refused(3, "buy.lucky-button") == "haven-not-for-sale"
    city.does(2, "sell.lucky-button")
    assert copies_left(city.case(), city.party, button) == 1


def test_there_is_no_shopping_outside_the_city_or_during_a_scenario():
    city = city_of()
    city.does(1, "buy.iron-ladle")
    city.party.journey = Journey("cold-kitchen")
    for deed in ("buy.long-poker", "sell.iron-ladle", "donate"):
        assert city.is_refused(1, deed) == "haven-on-the-road"
    city.party.journey, city.party.place = None, "cold-kitchen"
    for deed in ("buy.long-poker", "sell.iron-ladle", "donate"):
        assert city.is_refused(1, deed) == "haven-not-in-the-city"
    assert city.gold == [70]


# --- pages


def why_nots(page: Page) -> dict[str, str]:
    return {offer.deed: offer.why_not.key if offer.why_not else "" for offer in page.offers}


def test_the_shop_shows_prices_copies_and_what_is_in_the_way():
    city = reputed(city_of(2, gold=20), 3)
    city.books.heroes[1].gold = 35
    city.does(1, "buy.iron-ladle")
    page = city.page(1, "shop")
    why = why_nots(page)
    assert why["buy.iron-ladle"] == "haven-owned-already"
    assert why["buy.long-poker"] == "haven-too-dear"
    assert why_nots(city.page(2, "shop"))["buy.dented-colander"] == ""
    offer = next(offer for offer in page.offers if offer.deed == "buy.iron-ladle")
    assert offer.label.facts["price"] == 29
    assert offer.hint is not None and offer.hint.facts["left"].facts == {"count": 1}  # type: ignore[union-attr]
    assert {offer.page for offer in page.offers} == {"", "sell"}
    assert [offer.deed for offer in city.page(1, "sell").offers] == ["sell.iron-ladle"]


def test_a_large_shop_has_a_page_for_each_slot():
    city = city_of(prosperity=9, items=many_items())
    page = city.page(1, "shop")
    assert [offer.page for offer in page.offers][:2] == ["shop.head", "shop.body"]
    slot = city.page(1, "shop.one-hand")
    assert len(slot.offers) == 70
    assert city.no_page(1, "shop.tail") == "haven-no-such-page"


# --- the sanctuary


@pytest.mark.rule("H-CITY-45")
def test_a_gift_is_ten_gold_once_in_a_visit():
    city = city_of(2, gold=25)
    city.does(1, "donate")
    assert city.gold == [15, 25]
    assert city.is_refused(1, "donate") == "haven-donated-already"
    city.does(2, "donate")
    city.books.drop("hero.1", "visit")
    city.does(1, "donate")
    assert city.gold == [5, 15]
    city.books.drop("hero.1", "visit")
    assert city.is_refused(1, "donate") == "haven-too-dear"


@pytest.mark.rule("H-CITY-45")
def test_a_player_gives_once_with_whatever_hero():
    city = city_of()
    city.does(1, "donate")
    settled(city.makes(1, "sootfoot.1"))
    assert city.is_refused(1, "donate") == "haven-donated-already"


@pytest.mark.rule("H-CITY-46")
def test_a_gift_is_two_blessings_in_the_next_scenario():
    city = city_of(2)
    city.does(1, "donate")
    city.does(1, "travel.cold-kitchen")
    setup = city.campaign.setup(city.books, 1, {})
    assert [hero.effects for hero in setup.heroes] == [("bless 2",), ()]  # type: ignore[union-attr]


@pytest.mark.rule("H-CITY-47")
def test_the_world_counts_all_gifts():
    city = city_of(2)
    city.does(1, "donate")
    city.does(2, "donate")
    assert city.has("number", "donations") == 20
