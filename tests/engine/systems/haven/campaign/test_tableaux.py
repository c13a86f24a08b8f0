"""Pictures of the campaign's sheets: they hold what the page may show, and nothing else."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.systems import system_named
from bot.words import Words
from engine.core.books import WORLD, of_hero, of_party
from engine.core.campaign import Actor, Landmark, Page
from engine.core.seat import Seat
from engine.core.tableau import (
    HeroTableau,
    HistoryTableau,
    PartyTableau,
    ShopTableau,
    Tableau,
    WorldTableau,
)
from engine.core.text import Say, say
from engine.systems.haven.campaign.tableaux.chronicle import LANDMARKS
from engine.systems.haven.packs.load import load_pack
from render import draw_tableau
from tests.engine.systems.haven.campaign.around import Around
from tests.engine.systems.haven.campaign.city import City
from tests.engine.systems.haven.campaign.world import keys, told

OTHERS = (
    Actor(Seat("2")),
    Actor(Seat("2"), is_gm=True),
    Actor(None, is_gm=True),
    Actor(None),  # whatever is shown to everybody
)
DAY = (2026, 3, 9)


def city_of(note: str = "", quest: str = "", dealt: tuple[str, ...] = ()) -> City:
    """Two heroes; the first has secrets."""
    city = City()
    ana, ben = city.makes(1, "doorward.1", "Ana"), city.makes(2, "kindler.1", "Ben")
    ana.quest, ana.note, ana.dealt, ben.dealt = quest, note, [*dealt], []
    return city


def pictured(city: City, actor: Actor, name: str) -> Tableau:
    page = city.campaign.page(city.books, actor, name)
    assert isinstance(page, Page)
    assert page.picture is not None
    return page.picture


def spoken(message: Say) -> str:
    return words().speak(message, "en")


@cache
def words() -> Words:
    return Words(system_named("haven").words, strict=True)


# --- what is private


@settings(max_examples=30, deadline=None)
@given(
    secrets=st.tuples(
        st.text(max_size=40),
        st.sampled_from(["", *load_pack().world.quests]),
        st.sets(st.sampled_from([*load_pack().world.quests]), max_size=2).map(tuple),
    ),
    actor=st.sampled_from(OTHERS),
    name=st.sampled_from(["sheet.1", "party", "world"]),
)
def test_no_secret_of_a_hero_changes_what_others_are_shown(
    secrets: tuple[str, str, tuple[str, ...]], actor: Actor, name: str
) -> None:
    if name == "party" and actor.seat is None and not actor.is_gm:
        return  # it is nobody's
    plain, full = city_of(), city_of(*secrets)
    shown = [msgspec.json.encode(pictured(city, actor, name)) for city in (plain, full)]
    assert shown[0] == shown[1]


@pytest.mark.rule("H-CAMPAIGN-09")
@pytest.mark.parametrize("actor", OTHERS)
def test_quest_and_notes_are_in_nobody_else_s_picture(actor: Actor) -> None:
    quest = next(iter(load_pack().world.quests))
    city = city_of("The third step creaks", quest)
    theirs, mine = pictured(city, actor, "sheet.1"), pictured(city, Actor(Seat("1")), "sheet.1")
    assert isinstance(theirs, HeroTableau)
    assert isinstance(mine, HeroTableau)
    assert theirs.own == ()
    for secret in (b"creaks", quest.encode(), b"quest"):
        assert secret in msgspec.json.encode(mine)
        assert secret not in msgspec.json.encode(theirs)
    drawn, known = draw_tableau(theirs, spoken), draw_tableau(mine, spoken)
    name = spoken(Say(f"quest.{quest}"))
    assert "creaks" in known.alt
    assert name in known.alt
    assert "creaks" not in drawn.alt
    assert name not in drawn.alt
    assert drawn.data == draw_tableau(pictured(city_of(), actor, "sheet.1"), spoken).data


def test_one_s_own_sheet_without_secrets_looks_the_same_to_everybody() -> None:
    city = city_of()
    assert pictured(city, Actor(Seat("1")), "sheet") == pictured(city, OTHERS[0], "sheet.1")


# --- sheets


@pytest.mark.rule("H-CAMPAIGN-09")
def test_a_hero_s_picture_holds_all_that_lies_open() -> None:
    city = city_of()
    hero = city.books.heroes[1]
    hero.level, hero.xp, hero.gold, hero.ticks = 3, 120, 64, 7
    for item in ("sunday-boots", "dented-colander"):
        city.books.put(of_hero(1), "item", item, 1)
    city.books.put(of_hero(1), "perk", "fewer-slips", 1)
    city.books.put(of_hero(1), "start", "bless", 2)
    sheet = pictured(city, Actor(Seat("1")), "sheet")
    assert isinstance(sheet, HeroTableau)
    assert (sheet.person.look, sheet.person.level, sheet.person.place) == ("doorward", 3, 0)
    assert [number.value for number in sheet.numbers] == [14, 10, 64]
    (experience,) = sheet.tracks
    assert experience.value == 120
    assert [step.at for step in experience.steps] == [45, 95, 150, 210, 275, 345, 420, 500]
    assert [(one.ticked, one.boxes, one.group) for one in sheet.ticks] == [(7, 18, 3)]
    items, perks, start = sheet.parts
    assert [thing.sign for thing in items.things] == ["head", "legs"]
    taken = [box.ticked for box in perks.boxes]
    assert sum(taken) == 1
    assert len(taken) == len(city.pack.classes["doorward"].perks)
    assert spoken(start.lines[0]) == "2 blessings"


@pytest.mark.rule("H-CAMPAIGN-19")
def test_a_party_s_picture_has_its_members_and_where_prices_change() -> None:
    city = city_of()
    city.books.put(of_party(1), "number", "reputation", -8)
    city.books.put(of_party(1), "achievement", "kitchen-keys", 1)
    sheet = pictured(city, OTHERS[0], "party")
    assert isinstance(sheet, PartyTableau)
    assert [spoken(person.name) for person in sheet.people] == ["Ana", "Ben"]
    (track,) = sheet.tracks
    assert (track.value, track.least, track.most) == (-8, -20, 20)
    marks = [(step.at, step.mark) for step in track.steps]
    assert marks[:5] == [(-19, "+5"), (-15, "+4"), (-11, "+3"), (-7, "+2"), (-3, "+1")]
    assert marks[5:] == [(3, "−1"), (7, "−2"), (11, "−3"), (15, "−4"), (19, "−5")]
    assert [spoken(box.name) for box in sheet.parts[0].boxes] == ["The Kitchen Keys"]


def test_the_shop_s_picture_says_what_each_thing_is_does_and_costs() -> None:
    city = city_of()
    hero = city.books.heroes[1]
    hero.gold = 25
    city.books.put(of_hero(1), "item", "sunday-boots", 1)
    city.books.put(of_party(1), "number", "reputation", 8)
    page = pictured(city, Actor(Seat("1")), "shop")
    assert isinstance(page, ShopTableau)
    things = {spoken(thing.name): thing for shelf in page.shelves for thing in shelf.things}
    boots = things["Sunday Boots"]
    assert (boots.sign, boots.price, boots.state) == ("legs", 18, "owned")
    assert [spoken(line) for line in boots.lines] == [
        "On one of your moves: +2 Move",
        "Spent when used",
    ]
    assert {thing.state for thing in things.values()} == {"", "owned", "dear"}
    (head,) = (shelf for shelf in page.shelves if shelf.sign == "head")
    assert pictured(city, Actor(Seat("1")), "shop.head").shelves == (head,)  # type: ignore[union-attr]


# --- the world


def world_of(city: City, actor: Actor = OTHERS[0]) -> WorldTableau:
    shown = pictured(city, actor, "world")
    assert isinstance(shown, WorldTableau)
    return shown


@pytest.mark.rule("H-CAMPAIGN-12")
def test_the_map_has_no_place_that_nobody_has_found() -> None:
    city = city_of()
    assert [place.id for place in world_of(city).places] == [
        "city",
        "cold-kitchen",
        "unnumbered-landing",
    ]
    assert b"under-pressure" not in msgspec.json.encode(world_of(city))
    city.books.put(WORLD, "scenario", "under-pressure", 1)
    assert b"under-pressure" in msgspec.json.encode(world_of(city))


def test_ways_lead_to_what_is_on_the_map_and_stories_only_from_what_is_done() -> None:
    city = city_of()
    for scenario in ("under-pressure", "mind-the-soot"):
        city.books.put(WORLD, "scenario", scenario, 1)
    paths = [(one.one, one.other, one.kind) for one in world_of(city).paths]
    assert {kind for _, _, kind in paths} == {"road"}
    assert ("city", "cold-kitchen", "road") in paths
    city.books.put(WORLD, "completed", "cold-kitchen", 1)
    stories = [(one.one, one.other) for one in world_of(city).paths if one.kind == "story"]
    assert stories == [("cold-kitchen", "under-pressure"), ("cold-kitchen", "mind-the-soot")]


def test_each_place_shows_how_things_stand_there_and_where_the_party_is() -> None:
    city = city_of()
    city.books.put(WORLD, "completed", "cold-kitchen", 1)
    city.books.put(WORLD, "scenario", "porters-stair", 1)
    city.books.put(WORLD, "scenario", "dead-letters", 1)
    city.books.parties[1].place = "cold-kitchen"
    places = {place.id: place for place in world_of(city).places}
    states = {name: place.state for name, place in places.items()}
    assert states == {
        "city": "home",
        "cold-kitchen": "completed",
        "dead-letters": "open",
        "porters-stair": "locked",
        "unnumbered-landing": "free",
    }
    assert [name for name, place in places.items() if place.is_here] == ["cold-kitchen"]
    assert places["cold-kitchen"].square == (2, 1)
    assert (places["cold-kitchen"].mark, places["unnumbered-landing"].mark) == ("1", "")


# --- the history


def history_of(city: City, *lines: Say) -> HistoryTableau | None:
    found = city.campaign.history(city.books, tuple(Landmark(line, DAY) for line in lines))
    assert found is None or isinstance(found, HistoryTableau)
    return found


def test_nothing_is_remembered_of_a_new_campaign() -> None:
    assert history_of(city_of()) is None
    assert history_of(city_of(), say("haven-prosperity-changed", before=0, after=1)) is None


def test_what_is_great_is_remembered_and_prosperity_with_it() -> None:
    scenario, box = Say("scenario.cold-kitchen"), Say("box.lantern-case")
    found = history_of(
        city_of(),
        say("haven-lost", scenario=scenario),
        say("haven-prosperity-changed", before=0, after=3),
        say("haven-completed", scenario=scenario),
        say("haven-prosperity-changed", before=3, after=5),
        say("haven-retired", hero=say("haven-hero-name", name="Ida"), quest=Say("quest.x")),
        say("haven-box-opened", box=box),
        say("haven-noted"),
    )
    assert found is not None
    seen = [(one.kind, spoken(one.line), one.value) for one in found.moments]
    assert seen == [
        ("lost", "The Cold Kitchen", 0),
        ("won", "The Cold Kitchen", 3),
        ("risen", "Level 2", 5),
        ("retired", "Ida", 5),
        ("unlocked", spoken(box), 5),
    ]
    assert {one.day for one in found.moments} == {DAY}
    assert all(spoken(one.what) for one in found.moments)


def test_no_private_line_is_a_landmark() -> None:
    assert not {"haven-quest-fulfilled", "haven-noted", "haven-quest-kept"} & {*LANDMARKS}


@pytest.mark.rule("H-ENDSCEN-16")
def test_a_scenario_of_the_campaign_that_was_lost_is_told() -> None:
    assert told(Around().plays("start", "defeat"), "haven-lost").facts["scenario"]
    assert "haven-lost" not in keys(Around().plays("start", "defeat", casual=True))
    assert "haven-lost" not in keys(Around().plays("start"))
