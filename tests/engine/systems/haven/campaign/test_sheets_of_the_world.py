"""The sheets of the party and of the world, and what one writes on them (H-CAMPAIGN-07..11)."""

from __future__ import annotations

import pytest

from engine.core.books import WORLD, of_party
from engine.core.campaign import Actor, Deed, Done, Page
from engine.core.seat import Seat
from engine.core.text import Say
from tests.engine.systems.haven.campaign.around import DUNGEON, Around


def says(world: Around, deed: str, text: str) -> Done:
    done = world.campaign.do(world.books, Actor(Seat("1")), Deed(deed, text), world.rng)
    assert isinstance(done, Done), done
    return done


def section(page: Page, key: str) -> tuple[Say, ...]:
    (found,) = (one.lines for one in page.sections if one.title.key == key)
    return found


@pytest.mark.rule("H-CAMPAIGN-08")
def test_a_party_sheet_shows_name_place_reputation_achievements_and_notes():
    world = Around()
    says(world, "party.rename", "The Ladles")
    says(world, "party.note", "Owe Pim a lamp.")
    world.books.put(of_party(1), "number", "reputation", 7)
    world.grants("Party keys")
    page = world.page("party")
    assert page.title.facts == {"party": "The Ladles"}
    assert [line.key for line in page.lines] == [
        "haven-party-in-the-city", "haven-party-cheaper", "haven-party-note",
    ]  # fmt: skip
    assert page.lines[1].facts == {"reputation": 7, "gold": 2}
    assert [line.key for line in section(page, "haven-party-achievements")] == ["achievement.keys"]
    assert len(section(page, "haven-party-members")) == 2
    world.plays("start", "defeat")
    assert world.page("party").lines[0].key == "haven-party-at"


@pytest.mark.rule("H-CAMPAIGN-11")
def test_a_new_party_may_be_formed_any_time_and_has_nobody_yet():
    world = Around()
    says(world, "party.new", "The Others")
    assert world.books.parties[2].name == "The Others"
    assert world.books.members(2) == []
    assert world.is_refused(1, "party.new") == "haven-needs-name"


@pytest.mark.rule("H-CAMPAIGN-07")
def test_the_world_sheet_shows_what_all_parties_share():
    world = Around()
    world.plays("start")
    world.grants("Global fire; Global fire; Open box blue")
    world.books.put(WORLD, "number", "donations", 30)
    page = world.page("world")
    assert page.lines[0].facts == {"level": 1, "points": 1, "next": 4}
    assert page.lines[1].facts == {"gold": 30}
    statuses = [line.facts["status"] for line in section(page, "haven-world-places")]
    assert [one.key for one in statuses if isinstance(one, Say)] == [
        "haven-place-completed", "haven-place-open-near", "haven-place-open", "haven-place-dungeon",
    ]  # fmt: skip
    assert section(page, "haven-world-achievement")[0].facts["count"] == 2
    assert len(section(page, "haven-world-box")) == 1
    assert [offer.deed or offer.page for offer in page.offers] == [
        "return", "casual.start", "travel.mill", "travel.cave", f"travel.{DUNGEON}",
    ]  # fmt: skip


def test_every_offer_of_the_world_sheet_can_be_taken():
    world = Around()
    world.plays("start")
    for offer in world.page("world").offers:
        offers = world.page(offer.page).offers if offer.page else (offer,)
        for deed in (one.deed for one in offers if one.deed):
            fresh = Around()
            fresh.plays("start")
            fresh.does(1, deed)


@pytest.mark.rule("H-CAMPAIGN-24")
def test_the_prosperity_level_rises_at_the_printed_points():
    world = Around()
    reached: list[int] = []
    for points in range(70):
        world.books.put(WORLD, "number", "prosperity", points)
        facts = world.page("world").lines[0].facts
        if facts["level"] == len(reached) + 1:
            reached.append(points)
    assert reached == [0, 4, 9, 15, 22, 30, 39, 50, 64]
    assert facts["next"] == 69  # nothing beyond the last level
