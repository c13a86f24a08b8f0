"""Cards beside the pages as pictures: they show what the page says, to whom it says it."""

from __future__ import annotations

from engine.core.campaign import Actor, Page
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from engine.core.tableau import CardTableau
from engine.systems.haven.tallies import tally
from tests.engine.systems.haven.campaign.city import City

ANA, BEN = Actor(Seat("1")), Actor(Seat("2"))


def city() -> City:
    made = City()
    ana, ben = made.makes(1, "doorward.1", "Ana"), made.makes(2, "kindler.1", "Ben")
    first, second, third, *_ = made.pack.world.quests
    ana.quest, ana.dealt, ben.quest, ben.dealt = "", [first, second], third, []
    return made


def shown(made: City, actor: Actor, name: str) -> dict[str, list[str]]:
    """The ids of the cards in the picture of a page, pile by pile."""
    page = made.campaign.page(made.books, actor, name)
    assert isinstance(page, Page)
    assert isinstance(page.picture, CardTableau)
    return {pile.id: [card.id for card in pile.cards] for pile in page.picture.piles}


def levels(made: City, cards: list[str]) -> set[str]:
    return {made.pack.classes["doorward"].cards[card].level for card in cards}


def test_a_deck_shows_what_is_known_and_what_can_be_learned() -> None:
    made = city()
    cards = shown(made, ANA, "deck")
    assert len(cards["pool"]) >= made.pack.classes["doorward"].hand_size
    assert cards["open"] == []
    hero = made.books.heroes[1]
    hero.level = 2
    assert "2" in levels(made, shown(made, ANA, "deck")["open"])


def test_a_quest_is_shown_to_its_owner_with_what_is_counted() -> None:
    made = city()
    first, second, third, *_ = made.pack.world.quests
    assert shown(made, ANA, "quests") == {"quests": [first, second]}
    assert shown(made, BEN, "quests") == {"quests": [third]}
    ben = made.books.heroes[2]
    test = made.pack.world.quests[third].tests[0]
    page = made.campaign.page(made.books, BEN, "quests")
    assert isinstance(page, Page) and isinstance(page.picture, CardTableau)
    (card,) = page.picture.piles[0].cards
    assert (card.counts[0].value, card.counts[0].least) == (
        tally(made.books, ben, test.count),
        test.least,
    )


def test_who_has_no_hero_has_no_quest_to_look_at() -> None:
    made = city()
    page = made.campaign.page(made.books, Actor(None, is_gm=True), "quests")
    assert isinstance(page, Rejected) or page.picture is None


def test_a_class_shows_its_first_cards() -> None:
    made = city()
    cards = shown(made, BEN, "classes.doorward")["pool"]
    assert levels(made, cards) == {"1", "X"}
