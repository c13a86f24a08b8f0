"""A pack's scenario rules: what is built, and what is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.core.hexes import at
from engine.systems.haven.content import Mark, Scenario
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import write_pack

MAP = """
.   aS  aO  .   b1   b^
aS  aS  aP  ab  bQ   bG
aS  a   aP  .   bOQ  b2
"""
HEAD = f'''
id = "cellar"
number = 1
name = {{ en = "Cellar", fr = "Cave" }}
about = {{ en = "Below.", fr = "Dessous." }}
introduction = {{ en = "Down.", fr = "En bas." }}
conclusion = {{ en = "Up.", fr = "En haut." }}
defeat = {{ en = "Out.", fr = "Dehors." }}
grid = "A1"
known = true
start = "a"
map = """{MAP}"""
'''
RULES = """
goal = "every enemy dead and every keg destroyed"
failure = "round 3 * C over"
locked = ["ba"]

[marks]
P = "plate"
Q = "spawn"

[markers]
1 = { monster = "rat", two = "normal", three = "normal", four = "elite" }
2 = { figure = "keg" }

[objectives.keg]
name = { en = "Keg", fr = "Tonneau" }
hp = 3

[treasures]
G = { number = 4, gold = 10 }

[[rules]]
id = "key"
when = "every P occupied"
do = "Unlock ab"
once = true
story = { en = "Click.", fr = "Clic." }

[[rules]]
id = "more"
when = "treasure G looted"
if = "not every keg destroyed"
do = "Spawn rat normal/normal/elite at Q; Remove obstacle at Q"
secret = true
"""

AND_P = '"\nif = "P occupied'  # so that a text still speaks of mark P


def cellar(root: Path, text: str = RULES) -> Scenario:
    return load_pack(write_pack(root, scenarios_cellar=HEAD + text)).scenarios["cellar"]


def test_a_scenario_has_its_rules_as_trees(tmp_path: Path):
    scenario = cellar(tmp_path)
    key, more = scenario.rules
    assert (key.when.what, key.is_once, key.has_story, key.is_secret) == (
        "every occupied",
        True,
        True,
        False,
    )
    assert more.only_if is not None and more.is_secret
    assert scenario.marks["P"] == Mark("P", "plate", (at(2, 1), at(2, 2)))
    assert scenario.marks["Q"].hexes == (at(4, 1), at(4, 2))
    assert scenario.rooms["b"].obstacles == (at(4, 2),)
    assert [door.is_locked for door in scenario.doors] == [True]
    assert scenario.treasures == {"G": 4}


def test_a_story_is_a_word_of_the_pack(tmp_path: Path):
    loaded = load_pack(write_pack(tmp_path, scenarios_cellar=HEAD + RULES))
    assert loaded.words["fr"]["scenario.cellar.story.key"] == "Clic."


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "told"),
    [
        ("every keg destroyed", "every kag destroyed", 18, 36, 'did you mean "keg"?'),
        ("every keg destroyed", "2 keg destroyed", 18, 8, "there are only 1, not 2"),
        ("every keg destroyed", "0 keg destroyed", 18, 30, "expected 1 to 999"),
        ("every keg destroyed", "heroes gone", 18, 8, "no rule lets a hero leave"),
        ("every keg destroyed", "heroes on P", 18, 8, "4 heroes do not fit on 2 hexes"),
        ("every keg destroyed", "2 treasures looted", 18, 8, "there are only 1, not 2"),
        ('"round 3 * C over"', '"round 3 * D over"', 19, 22, 'found "D"'),
        ('locked = ["ba"]', 'locked = ["bc"]', 20, 11, 'there is no door "bc"'),
        ("Unlock ab", "Win", 20, 11, 'nothing ever unlocks the door "ba"'),
        ("every P occupied", "door ab opens" + AND_P, 39, 8, "this door never opens"),
        ("every P occupied", "Q entered" + AND_P, 39, 8, "mark Q lies where nobody ever comes"),
        ("every P occupied", "keg destroyed" + AND_P, 39, 8, 'no "keg" ever appears'),
        ("every P occupied", "room a revealed" + AND_P, 39, 8, "is revealed from the start"),
        ("every P occupied", "every R occupied", 39, 15, 'there is no mark "R"'),
        ("every P occupied", "rund 3 begins", 39, 14, 'expected a moment, found "3"'),
        ('P = "plate"', 'P = "plat"', 23, 5, 'did you mean "plate"?'),
        ('P = "plate"', 'P = "plate"\nR = "exit"', 24, 1, "mark R is not on the map"),
        ('P = "plate"', 'P = "plate"\nL = "exit"', 24, 1, "the numbers L and C"),
        ('P = "plate"', 'P = "plate"\nG = "exit"', 24, 1, "G is a treasure, too"),
        ("every P occupied", "round 1 ends", 23, 1, "no rule speaks of mark P"),
        ('\nQ = "spawn"', "", 14, 17, "nor [marks] what it is"),
        ("Unlock ab", "Unlock ac", 40, 14, 'there is no door "ac"'),
        ("Unlock ab", "Unlock ab; Leave", 40, 6, "no single hero brings this about"),
        ("Unlock ab", "Unlock ab; Place obstacle at P", 40, 6, "cut off a part of the map"),
        ("Unlock ab", "Unlock ab; Place kag at P", 40, 24, 'did you mean "keg"?'),
        ("normal/normal/elite", "boss", 48, 6, '"rat" is normal or elite, never boss'),
        ("Spawn rat normal/n", "Spawn rot normal/n", 48, 13, 'did you mean "rat"?'),
        ('id = "more"', 'id = "key"', 45, 6, 'the id "key" is taken'),
        ('do = "Spawn', 'dont = "Spawn', 48, 1, 'unknown key "dont"'),
        ('story = { en = "Click.", fr = "Clic." }', 'story = { en = "Click." }', 42, 1, '"fr"'),
    ],
)
def test_nonsense_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, line: int, column: int, told: str
):
    assert old in RULES
    with pytest.raises(ContentError) as caught:
        cellar(tmp_path, RULES.replace(old, new, 1))
    found = [(p.line, p.column) for p in caught.value.problems if told in p.message]
    assert found == [(line, column)], str(caught.value)


def test_a_rule_does_something(tmp_path: Path):
    text = RULES.replace('do = "Unlock ab"\n', "").replace(
        'story = { en = "Click.", fr = "Clic." }\n', ""
    )
    with pytest.raises(ContentError, match="does something or tells a story"):
        cellar(tmp_path, text)


def test_a_second_plate_hex_more_than_two_heroes_can_press_is_refused(tmp_path: Path):
    text = (HEAD + RULES).replace("aS  a   aP", "aS  aP  aP")
    with pytest.raises(ContentError, match="2 heroes cannot stand on 3 hexes"):
        load_pack(write_pack(tmp_path, scenarios_cellar=text))
