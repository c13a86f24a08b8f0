"""A pack's events and achievements: what is built, and what is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.systems import ALL
from bot.words import LOCALES, Words
from engine.content.errors import ContentError
from engine.content.gains import printing
from engine.content.gains.tree import DECKS, AddEvent, Gain, Otherwise, Present, Standing
from engine.systems.haven.content import Pack
from engine.systems.haven.event_cards import OPTIONS, STARTING, EventOption
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import FILES, write_pack

CITY = """
[[events]]
number = 1
front = { en = "Rain.", fr = "Il pleut." }

[events.a]
label = { en = "Out", fr = "Dehors" }
after = "return"

[[events.a.outcomes]]
if = "class smith"
gains = ["Each 5 gold", "City event 31"]
story = { en = "Dry.", fr = "Au sec." }

[[events.a.outcomes]]
if = "otherwise"
story = { en = "Wet.", fr = "Trempés." }

[events.b]
label = { en = "In", fr = "Dedans" }
after = "remove"

[[events.b.outcomes]]
gains = ["Party debt", "Global town: saved"]
story = { en = "Tea.", fr = "Du thé." }
"""
LATER = """
[[events]]
number = 31
front = { en = "Sun.", fr = "Soleil." }
a.label = { en = "Up", fr = "En haut" }
a.after = "remove"
a.outcomes = [{ story = { en = "1", fr = "1" } }]
b.label = { en = "On", fr = "Plus loin" }
b.after = "remove"
b.outcomes = [{ story = { en = "2", fr = "2" } }]
"""
ACHIEVEMENTS = """
[[achievements]]
id = "debt"
scope = "party"
name = { en = "Debt", fr = "Dette" }

[[achievements]]
id = "saved"
type = "town"
scope = "global"
name = { en = "Town: Saved", fr = "La ville : sauvée" }
"""


def built(
    root: Path,
    city: str = CITY + LATER,
    road: str = LATER,
    achievements: str = ACHIEVEMENTS,
    smith: str | None = None,
) -> Pack:
    folder = write_pack(root, **({"classes_smith": smith} if smith else {}))
    (folder / "events").mkdir()
    (folder / "events" / "city.toml").write_text(city, encoding="utf-8")
    (folder / "events" / "road.toml").write_text(road, encoding="utf-8")
    (folder / "achievements.toml").write_text(achievements, encoding="utf-8")
    return load_pack(folder)


def test_a_pack_needs_no_events(tmp_path: Path):
    assert load_pack(write_pack(tmp_path)).events == {"city": {}, "road": {}}


def test_an_event_has_its_options_and_outcomes(tmp_path: Path):
    pack = built(tmp_path)
    card = pack.events["city"][1]
    first, second = card.options["a"].outcomes
    assert first.condition == Present(("smith",))
    assert first.effects == (Gain("gold", 5), AddEvent("city", 31))
    assert (second.condition, second.effects) == (Otherwise(), ())
    assert [card.options[one].after for one in OPTIONS] == ["return", "remove"]
    assert list(pack.events["road"]) == [31]


def test_its_words_are_those_of_the_pack(tmp_path: Path):
    words = built(tmp_path).words["fr"]
    told = ("event.city.1", "event.city.1.a", "event.city.1.a.1", "achievement.town:saved")
    assert [words[key] for key in told] == ["Il pleut.", "Dehors", "Trempés.", "La ville : sauvée"]


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "told"),
    [
        ("Each 5 gold", "Eich 5 gold", 12, 11, '"Each"?'),
        ("Each 5 gold", "Item ladle", 12, 16, 'there is no item "ladle"'),
        ("Each 5 gold", "Scenario celler", 12, 20, 'did you mean "cellar"?'),
        ("Each 5 gold", "Class smyth", 12, 17, 'did you mean "smith"?'),
        ("Each 5 gold", "Open box a", 12, 20, 'there is no box "a"'),
        ("City event 31", "City event 32", 12, 37, 'there is no city event "32"'),
        ("City event 31", "City event 1", 12, 9, "event 1 is in its deck from the start"),
        ("Party debt", "Party dept", 24, 17, 'no party achievement "dept"; did you mean "debt"?'),
        ("Global town: saved", "Global debt", 24, 32, 'no global achievement "debt"'),
        ("class smith", "class smyth", 11, 13, 'did you mean "smith"?'),
        ("class smith", "otherwise", 11, 6, "nothing before it"),
        ("class smith", "reputation -20 to 20", 16, 6, "something before it always applies"),
        ('if = "otherwise"', 'if = "pay 3"', 16, 6, "end it with an otherwise"),
        ("number = 1\n", "number = 31\n", 28, 10, "the number 31 is taken"),
        ('after = "return"', 'after = "burn"', 8, 9, "return"),
        ('en = "Out"', f'en = "{"Out " * 21}"', 7, 16, "at most 80 characters, this has 84"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    tmp_path: Path, old: str, new: str, line: int, column: int, told: str
):
    assert old in CITY
    with pytest.raises(ContentError) as raised:
        built(tmp_path, (CITY + LATER).replace(old, new, 1))
    found = raised.value.problems
    assert any(told in problem.message for problem in found), found
    (problem,) = (one for one in found if told in one.message)
    assert (problem.file.endswith("events/city.toml"), problem.line, problem.column) == (
        True,
        line,
        column,
    )


def test_bounds_of_reputation_that_leave_nothing_out_need_no_otherwise(tmp_path: Path):
    city = CITY.replace("class smith", "reputation > 4").replace("otherwise", "reputation < 5")
    bounds = [
        one.condition
        for one in built(tmp_path, city + LATER).events["city"][1].options["a"].outcomes
    ]
    assert bounds == [Standing(5, 20), Standing(-20, 4)]


@pytest.mark.parametrize(
    ("field", "told"),
    [
        ("unlock_event = 32", "there is no city event 32"),
        ("retirement_event = 33", "there is no road event 33"),
        ("unlock_event = 1", "event 1 is in its deck from the start"),
    ],
)
def test_the_events_of_a_class_are_in_both_decks_and_not_from_the_start(
    tmp_path: Path, field: str, told: str
):
    smith = FILES["classes/smith.toml"].replace("hand = 2", f"hand = 2\n{field}")
    city = CITY + LATER + LATER.replace("31", "33")
    with pytest.raises(ContentError, match=told):
        built(tmp_path, city, smith=smith)


def test_a_class_knows_its_events(tmp_path: Path):
    smith = FILES["classes/smith.toml"].replace("hand = 2", "hand = 2\nunlock_event = 31")
    assert built(tmp_path, smith=smith).classes["smith"].unlock_event == 31


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "saved"\ntype = "town"', 'id = "debt"', 'the id "debt" is taken'),
        ('scope = "party"', 'scope = "party"\ntype = "owed"', "only global achievements"),
        ('scope = "party"', 'scope = "partly"', "party"),
    ],
)
def test_an_achievement_is_refused(tmp_path: Path, old: str, new: str, told: str):
    with pytest.raises(ContentError, match=told):
        built(tmp_path, achievements=ACHIEVEMENTS.replace(old, new))


# --- the pack that comes with the game


def options(pack: Pack) -> list[EventOption]:
    cards = [card for deck in DECKS for card in pack.events[deck].values()]
    return [card.options[one] for card in cards for one in OPTIONS]


def test_both_decks_begin_with_at_least_eight_events():
    for deck in DECKS:
        assert sum(number in STARTING for number in load_pack().events[deck]) >= 8


def test_every_outcome_can_be_read_in_both_languages():
    words = Words(ALL["haven"].words, strict=True)
    for option in options(load_pack()):
        for outcome in option.outcomes:
            told = list(printing.lines(outcome.effects))
            told += [printing.condition(outcome.condition)] if outcome.condition else []
            assert all(words.speak(one, locale) for one in told for locale in LOCALES)


@pytest.mark.rule("H-EVENT-20")
def test_a_later_event_is_brought_by_an_instruction_or_a_class():
    pack = load_pack()
    effects = [one for option in options(pack) for out in option.outcomes for one in out.effects]
    added = {(one.deck, one.number) for one in effects if isinstance(one, AddEvent)}
    assert added
    for deck, number in added:
        assert number in pack.events[deck] and number not in STARTING
