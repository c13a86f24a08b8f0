"""The pages of heroes and classes, which suggestions are taken from as well."""

from __future__ import annotations

import pytest

from engine.core.campaign import Actor, Page
from tests.engine.systems.haven.campaign.city import City, with_locked_class


def last_words(page: Page) -> list[str]:
    return [offer.page.rpartition(".")[2] for offer in page.offers]


@pytest.mark.rule("H-UNLOCK-13", "H-SETUP-03")
def test_a_locked_class_is_nowhere_until_it_opens():
    city = City(pack=with_locked_class())
    assert "sootfoot" not in last_words(city.page(1, "classes"))
    assert city.no_page(1, "classes.sootfoot") == "haven-no-such-page"
    city.grants("Class sootfoot")
    assert "sootfoot" in last_words(city.page(1, "classes"))
    assert city.page(1, "classes.sootfoot").title.key == "class.sootfoot"


def test_a_class_shows_its_body_its_perks_and_its_first_cards():
    city = City(prosperity=3)
    assert city.page(1, "classes").lines[0].facts == {"most": 3}
    page = city.page(1, "classes.doorward")
    assert page.lines[1].facts == {"first": 10, "last": 26, "hand": 10}
    perks, *cards = page.sections
    assert len(perks.lines) == len(city.pack.classes["doorward"].perks)
    assert len(cards) == 13  # ten of level 1, three of level X


def test_everybody_reads_the_classes_with_a_seat_or_without():
    city = City()
    page = city.campaign.page(city.books, Actor(None), "classes")
    assert isinstance(page, Page) and "kindler" in last_words(page)


def test_all_heroes_have_a_sheet_and_those_who_play_come_first():
    city = City()
    assert [line.key for line in city.page(1, "heroes").lines] == ["haven-party-empty"]
    for seat, name in ((1, "doorward.1"), (2, "kindler.1"), (1, "sootfoot.1")):
        city.makes(seat, name)
    assert last_words(city.page(1, "heroes")) == ["2", "3", "1"]
    hints = [offer.hint.key for offer in city.page(1, "heroes").offers if offer.hint is not None]
    assert hints == ["haven-sheet-away"]
