from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError, Problem
from engine.core.hexes import at
from engine.systems.haven.content import Dungeon, Gate, Trap, Treasure
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import write_pack

STORY = """
id = "deep"
number = 50
name = { en = "Deep", fr = "Profond" }
about = { en = "Below.", fr = "Dessous." }
introduction = { en = "Down.", fr = "En bas." }
conclusion = { en = "Up.", fr = "En haut." }
defeat = { en = "Out.", fr = "Dehors." }
"""
ROOM = '''
id = "ID"
name = { en = "Hole", fr = "Trou" }
map = """
.   a   a   a1  a2  a3  .
<A  a   aO  a4  a5  a6  >B
<B  a   a~  a7  a8  a9  >A
.   a^  a   a10 a11 a12 .
"""
minor = { who = "opener", damage = "1 + L" }
major = { who = "party", conditions = ["muddle"], discards = 1 }
'''
PLACES = "\n".join(f'{n} = {{ lies = "coin" }}' for n in range(2, 13))
ENCOUNTER = f"""
id = "ID"
name = {{ en = "of Rats", fr = "aux rats" }}
trap = "Stun"
treasure = {{ gold = 3, experience = 1 }}

[places]
1 = {{ monster = "rat", three = "normal", four = "elite" }}
{PLACES}
"""


def write_dungeon(root: Path, **changed: str) -> Path:
    """A pack with a dungeon of three rooms; keywords like `rooms_b` replace files."""
    write_pack(root)
    files = {"dungeon": STORY}
    files |= {f"rooms_{name}": ROOM.replace("ID", name) for name in "abc"}
    files |= {f"encounters_{name}": ENCOUNTER.replace("ID", name) for name in "abc"}
    for key, text in {**files, **changed}.items():
        file = root / f"{key.replace('_', '/')}.toml"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


def problems(root: Path, **changed: str) -> tuple[Problem, ...]:
    """What is wrong with the pack."""
    with pytest.raises(ContentError) as caught:
        load_pack(write_dungeon(root, **changed))
    return caught.value.problems


def room_b(old: str, new: str) -> str:
    """The card of the second room, edited."""
    assert old in ROOM
    return ROOM.replace("ID", "b").replace(old, new, 1)


def encounter_b(old: str, new: str) -> str:
    """The second encounter, edited."""
    assert old in ENCOUNTER
    return ENCOUNTER.replace("ID", "b").replace(old, new, 1)


def test_a_dungeon_is_a_scenario_whose_rooms_are_cards(tmp_path: Path) -> None:
    pack = load_pack(write_dungeon(tmp_path))
    found = pack.scenarios["deep"].dungeon
    assert isinstance(found, Dungeon)
    card, encounter = found.rooms["b"], found.encounters["b"]
    assert card.entrances == (Gate(at(0, 1), "A"), Gate(at(0, 2), "B"))
    assert card.exits == (Gate(at(6, 1), "B"), Gate(at(6, 2), "A"))
    assert (card.places[0], card.places[9]) == (at(3, 0), at(3, 3))
    assert (card.obstacles, card.difficult, card.hazards) == ((at(2, 1),), (at(2, 2),), (at(1, 3),))
    assert card.penalties["minor"].damage.at(level=3, heroes=2) == 4
    assert (card.penalties["major"].conditions, card.penalties["major"].discards) == (
        ("muddle",),
        1,
    )
    assert encounter.fillings[0].ranks == {2: "", 3: "normal", 4: "elite"}
    assert (encounter.trap, encounter.treasure) == (Trap(False, ("stun",)), Treasure(0, 3, 1))
    assert pack.words["fr"]["room.b"] == "Trou"
    assert pack.words["en"]["encounter.b"] == "of Rats"


@pytest.mark.rule("H-VARIANT-09")
@pytest.mark.parametrize(
    ("old", "new", "line", "told"),
    [
        ("a7 ", "a  ", 5, "has the places 1 to 12, here is no 7"),
        ("a8 ", "a7 ", 7, "place 7 is on the map twice"),
        ("a8 ", "a13", 7, 'unknown cell "a13"'),
        ("a8 ", "aT ", 7, 'unknown cell "aT"'),
        ("a8 ", "b  ", 7, 'has one room, "a", and no doors'),
    ],
)
def test_a_room_card_has_twelve_places(
    tmp_path: Path, old: str, new: str, line: int, told: str
) -> None:
    found = problems(tmp_path, rooms_b=room_b(old, new))
    problem = next(each for each in found if told in each.message)
    assert problem.file.endswith("rooms/b.toml")
    assert problem.line == line


@pytest.mark.rule("H-VARIANT-16")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("a6  >B\n<B", "a6  .\n<B", ""),
        (
            "a6  >B\n<B  a   a~  a7  a8  a9  >A",
            "a6  .\n<B  a   a~  a7  a8  a9  .",
            'a room card has an exit, ">A" or B',
        ),
        (
            "<A  a   aO  a4  a5  a6  >B\n<B",
            ".   a   aO  a4  a5  a6  >B\n. ",
            'a room card has an entrance, "<A" or B',
        ),
        ("a2  a3  .", "a2  >A  a3", "an exit lies right of all floor"),
        (".   a   a   a1", ".   <A  a   a1", "an entrance lies left of all floor"),
        (
            "a9  >A\n.   a^  a   a10 a11 a12 .",
            "aO  >A\n.   a^  a   a10 a11 .   >A",
            "leads nowhere",
        ),
    ],
)
def test_entrances_lie_at_the_left_and_exits_at_the_right(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    text = room_b(old, new)
    if not told:
        assert load_pack(write_dungeon(tmp_path, rooms_b=text))
        return
    assert any(told in each.message for each in problems(tmp_path, rooms_b=text))


@pytest.mark.rule("H-VARIANT-10")
def test_an_exit_without_partners_is_refused(tmp_path: Path) -> None:
    changed = {
        f"rooms_{name}": ROOM.replace("ID", name).replace("<B", "<A", 1).replace(">A", ">B")
        for name in "abc"
    }
    (first, *_) = problems(tmp_path, **changed)
    assert "2 other cards need an entrance B for this exit, 0 have" in first.message
    assert first.excerpt[first.column - 1 :].startswith(">B")


@pytest.mark.rule("H-VARIANT-11")
def test_there_is_room_to_start_at_every_entrance(tmp_path: Path) -> None:
    crowded = ROOM.replace("ID", "b")
    for old, new in (("a   a   a1", "aO  .   a1"), ("a^  a   a10", ".   .   a10")):
        crowded = crowded.replace(old, new, 1)
    told, _ = problems(tmp_path, rooms_b=crowded)
    assert "within 2 hexes of this entrance 3 are free, 4 are needed" in told.message


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('{ who = "opener", damage = "1 + L" }', '{ who = "opener" }', "does nothing"),
        ('damage = "1 + L"', 'damage = "1 + X"', "expected a number"),
        ('"muddle"', '"bless"', 'there is no negative condition "bless"'),
        ('who = "party", conditions = ["muddle"]', 'who = "monsters"', "conditions and nothing"),
        ('who = "opener"', 'who = "nobody"', "expected"),
    ],
)
def test_a_penalty_is_harm_of_a_known_kind(tmp_path: Path, old: str, new: str, told: str) -> None:
    (found,) = problems(tmp_path, rooms_b=room_b(old, new))
    assert told in found.message


@pytest.mark.rule("H-VARIANT-09")
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('7 = { lies = "coin" }\n', "", "fills the places 1 to 12, here is no 7"),
        ("\n7 = ", "\n13 = ", "a place is a number from 1 to 12"),
        ('"rat"', '"cat"', 'there is no monster "cat"'),
        ('three = "normal", four = "elite"', 'three = ""', "nobody ever stands on place 1"),
        ('7 = { lies = "coin" }', "7 = {}", "a monster, or something that lies there"),
        ('7 = { lies = "coin" }', '7 = { lies = "coin", two = "normal" }', "has no rank"),
        ('monster = "rat", three = "normal", four = "elite"', 'lies = "trap"', "has monsters"),
        ('"Stun"', '"Stunn"', "expected Damage or a condition"),
    ],
)
def test_an_encounter_fills_every_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    found = problems(tmp_path, encounters_b=encounter_b(old, new))
    assert any(told in each.message for each in found)
    assert all(each.file.endswith("encounters/b.toml") for each in found)


def test_a_dungeon_needs_three_cards_of_each_kind(tmp_path: Path) -> None:
    root = write_dungeon(tmp_path)
    (root / "encounters" / "c.toml").unlink()
    with pytest.raises(ContentError) as caught:
        load_pack(root)
    (told,) = caught.value.problems
    assert "a dungeon has 3 rooms, and encounters/ only 2 cards" in told.message


def test_a_dungeon_has_an_id_and_a_number_of_its_own(tmp_path: Path) -> None:
    story = STORY.replace('"deep"', '"cellar"').replace("50", "1")
    one, two = problems(tmp_path, dungeon=story)
    assert 'the id "cellar" is taken' in one.message
    assert 'the number 1 is taken by "cellar"' in two.message
