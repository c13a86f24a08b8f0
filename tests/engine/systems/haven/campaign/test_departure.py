"""Setting out: every level is offered, and one of them suggested."""

from __future__ import annotations

import pytest

from engine.core.campaign import Page
from tests.engine.systems.haven.campaign.around import DUNGEON, Around
from tests.engine.systems.haven.campaign.world import GM


def labels(page: Page) -> list[str]:
    return [offer.label.key.removeprefix("haven-level-") for offer in page.offers if offer.deed]


def choose_all(world: Around, seat: int) -> None:
    """Learn the cards and take the perks of one's level."""
    for name in ("deck", "perks"):
        while offers := world.page(name, seat).offers:
            world.does(seat, offers[0].deed)


@pytest.mark.rule("H-LEVEL-06")
@pytest.mark.parametrize(("levels", "suggested"), [((1, 1), 1), ((4, 3), 2), ((9, 9), 5)])
def test_the_level_that_the_heroes_suggest_is_marked_and_any_other_can_be_chosen(
    levels: tuple[int, int], suggested: int
):
    world = Around()
    for hero, level in zip(world.books.heroes.values(), levels, strict=True):
        hero.level = level
        choose_all(world, hero.id)
    page = world.page("travel.start")
    assert page.lines[-1].facts == {"level": suggested}
    named = {name: n for n, name in enumerate(labels(page)) if name != "other"}
    assert named == {
        "easy": suggested - 1,
        "normal": suggested,
        "hard": suggested + 1,
        "very-hard": suggested + 2,
    }
    deeds = [offer.deed for offer in page.offers if offer.deed]
    assert deeds == [f"travel.start.{level}" for level in range(8)]
    for level in (0, suggested, 7):
        world.party.journey = None
        assert world.does(1, f"travel.start.{level}").departs == 1
        assert world.sits_down().level == level


def test_each_level_says_what_it_sets():
    hints = [offer.hint for offer in Around().page("travel.start").offers if offer.deed]
    told = [hint.facts for hint in hints if hint is not None]
    assert told[0] == {"traps": 2, "gold": 2, "xp": 4}
    assert told[7] == {"traps": 9, "gold": 6, "xp": 18}


@pytest.mark.parametrize("word", ["8", "x", "-1", "999", "²"])
def test_a_level_that_there_is_not_is_refused(word: str):
    world = Around()
    refused = world.is_refused(1, f"travel.start.{word}")
    assert refused == ("haven-no-such-level" if word == "8" else "haven-no-such-deed")


@pytest.mark.rule("H-CAMPAIGN-06")
def test_what_is_completed_is_offered_casually_and_the_dungeon_always():
    world = Around()
    world.plays("start")
    assert [line.key for line in world.page("travel.start").lines][-1] == "haven-completed-already"
    assert world.does(1, world.page("casual.start").offers[1].deed).departs == 1
    assert world.sits_down().settings == {"casual": True}
    fresh = Around()
    assert all(offer.deed for offer in fresh.page(f"travel.{DUNGEON}").offers)
    assert fresh.page("travel.start").offers[-1].page == "casual.start"


def test_what_keeps_the_party_in_the_city_stands_in_the_place_of_the_levels():
    world = Around()
    world.hero(2).dealt = ["rich", "hunter"]
    page = world.page("travel.start")
    assert page.lines[-1].key == "haven-must-keep-quest"
    assert not any(offer.deed for offer in page.offers)


def test_a_party_of_one_reads_how_many_it_takes():
    page = Around(heroes=1).page("travel.start")
    assert page.lines[-1].key == "haven-party-size"


def test_what_is_not_on_the_map_has_no_page_and_the_gm_may_look():
    world = Around()
    for name in ("travel.mill", "casual.nowhere"):
        assert not isinstance(world.campaign.page(world.books, GM, name), Page)
    assert isinstance(world.campaign.page(world.books, GM, "travel.start"), Page)
