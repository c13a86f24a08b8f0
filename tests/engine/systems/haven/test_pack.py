from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from engine.content.errors import ContentError, Problem
from engine.content.parse import parse
from engine.content.tree import Area
from engine.core.hexes import Hex, at
from engine.systems.haven.content import Door, MonsterStats, Spawn, Trap, Treasure
from engine.systems.haven.packs import load as pack_module
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import FILES, write_pack

SWEEP = Area("sweep", (Hex(0, -1), Hex(-1, 0), Hex(1, -1)), has_self=True)


def problems(root: Path, name: str, *edits: tuple[str, str]) -> tuple[Problem, ...]:
    """What is wrong with the pack once one of its files is edited."""
    text = FILES[name]
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    key = name.removesuffix(".toml").replace("/", "_")
    with pytest.raises(ContentError) as caught:
        load_pack(write_pack(root, **{key: text}))
    return caught.value.problems


# --- a good pack


def test_a_class_has_its_cards_with_their_texts_as_trees(tmp_path: Path) -> None:
    smith = load_pack(write_pack(tmp_path)).classes["smith"]
    assert (smith.hand_size, smith.max_hp[0], smith.max_hp[8]) == (2, 8, 20)
    hammer, tongs = smith.cards.values()
    assert (hammer.level, hammer.initiative, tongs.level) == ("1", 20, "X")
    assert hammer.top == parse("Attack 3, Area sweep", {"sweep": SWEEP})
    assert tongs.bottom.is_lost


@pytest.mark.rule("H-SUMMON-04")
def test_a_class_has_its_summons_with_their_numbers(tmp_path: Path) -> None:
    text = FILES["classes/smith.toml"].replace("Move 3; Lost", "Summon cat; Persistent; Lost")
    text += '[summons.cat]\nname = { en = "Cat", fr = "Chat" }\nhp = 3\nattack = 2\nflying = true\n'
    loaded = load_pack(write_pack(tmp_path, classes_smith=text))
    assert loaded.classes["smith"].summons == {
        "cat": MonsterStats(hp=3, move=None, attack=2, is_flying=True)
    }
    assert loaded.words["fr"]["summon.cat"] == "Chat"


def test_cards_summon_only_what_exists(tmp_path: Path) -> None:
    summons = ("Move 3; Lost", "Summon cat; Persistent")
    (told,) = problems(tmp_path, "classes/smith.toml", summons)
    assert 'the class has no summon "cat"' in told.message
    (told,) = problems(tmp_path / "2", "decks/rat.toml", ("Attack -1", "Summon cat elite"))
    assert 'there is no monster "cat"' in told.message


def test_a_stat_is_one_number_or_one_for_each_level(tmp_path: Path) -> None:
    rat = load_pack(write_pack(tmp_path)).monsters["rat"]
    assert [stats.hp for stats in rat.normal] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert rat.normal[7] == MonsterStats(hp=8, move=2, attack=4)
    assert (
        rat.elite
        == (MonsterStats(hp=9, move=3, attack=4, range=2, is_flying=True, conditions=("poison",)),)
        * 8
    )


def test_a_deck_reads_relative_values(tmp_path: Path) -> None:
    card = load_pack(write_pack(tmp_path)).decks["rat"].cards["rat-bite"]
    assert card.reshuffles
    assert card.action == parse("Move +0; Attack -1", monster=True)


def test_a_map_becomes_rooms_and_what_stands_in_them(tmp_path: Path) -> None:
    cellar = load_pack(write_pack(tmp_path)).scenarios["cellar"]
    room, other = cellar.rooms.values()
    assert cellar.starts == (at(1, 0), at(0, 1), at(1, 1), at(0, 2))
    assert cellar.doors == (Door(at(3, 1), ("a", "b")),)
    assert cellar.trap == Trap(deals_damage=True, conditions=("poison",))
    assert (len(room.hexes), len(other.hexes)) == (8, 6)
    assert room.obstacles == (at(2, 0),)
    assert room.traps == (at(2, 1),)
    assert room.difficult == (at(1, 2),)
    assert room.coins == (at(2, 2),)
    assert other.hazards == (at(5, 0),)
    assert other.treasures == {"F2": Treasure(4, gold=10)}
    assert other.spawns == (
        Spawn(at(4, 0), "rat", {2: "normal", 3: "normal", 4: "elite"}),
        Spawn(at(4, 2), "rat", {2: "", 3: "", 4: "normal"}),
    )


def test_rooms_that_touch_have_a_wall_between_them(tmp_path: Path) -> None:
    drawing = FILES["scenarios/cellar.toml"].replace("a$  .   b2", "a$  b   b2")
    cellar = load_pack(write_pack(tmp_path, scenarios_cellar=drawing)).scenarios["cellar"]
    # The new hex of room b touches two hexes of a; the door between the rooms has no wall.
    assert cellar.wall_edges == ((at(2, 2), at(3, 2)),)


def test_drawn_walls_are_kept(tmp_path: Path) -> None:
    drawing = FILES["scenarios/cellar.toml"].replace("a$  .   b2", "a$  #   b2")
    cellar = load_pack(write_pack(tmp_path, scenarios_cellar=drawing)).scenarios["cellar"]
    assert cellar.wall_hexes == (at(3, 2),)


def test_a_pack_brings_its_words_in_both_languages(tmp_path: Path) -> None:
    words = load_pack(write_pack(tmp_path)).words
    assert set(words["en"]) == set(words["fr"])
    assert words["fr"] == {
        "pack.tiny": "Minuscule",
        "class.smith": "Forgeron",
        "class.smith.about": "Frappe.",
        "card.hammer": "Marteau",
        "card.tongs": "Pinces",
        "monster.rat": "Rat",
        "scenario.cellar": "Cave",
        "scenario.cellar.about": "Dessous.",
        "scenario.cellar.introduction": "En bas.",
        "scenario.cellar.conclusion": "En haut.",
        "scenario.cellar.defeat": "Dehors.",
        "treasure.cellar.4": "Une bourse.",
    }


def test_the_games_own_pack_loads_once() -> None:
    assert load_pack().id == "hall"
    assert load_pack() is load_pack()


def test_a_pack_loads_from_inside_an_archive(tmp_path: Path) -> None:
    root = write_pack(tmp_path / "tiny")
    with zipfile.ZipFile(tmp_path / "wheel.zip", "w") as archive:
        for file in sorted(root.rglob("*.toml")):
            archive.write(file, f"packs/{file.relative_to(root)}")
    inside = zipfile.Path(tmp_path / "wheel.zip", "packs/")
    assert pack_module._load(inside) == load_pack(root)


# --- a broken one


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "column", "told"),
    [
        ("pack.toml", 'id = "tiny"', 'id = "tiny', 2, 11, "this is not TOML"),
        ("pack.toml", 'id = "tiny"', 'id = "Tiny One"', 2, 6, "expected an id"),
        ("pack.toml", ', fr = "Minuscule"', "", 3, 1, 'the key "fr" is missing'),
        ("pack.toml", '"Minuscule"', '" "', 3, 28, "expected some words"),
        ("patterns.toml", "x  @", "x  o", 4, 4, 'found "o"'),
        ("patterns.toml", "sweep", "Sweep", 2, 1, "expected an id"),
        ("classes/smith.toml", 'id = "smith"', 'id = "smit"', 2, 6, 'the file is called "smith"'),
        ("classes/smith.toml", "hand = 2", "hand = 3", 5, 8, "a hand of 3 needs as many cards"),
        ("classes/smith.toml", "hand = 2", "hands = 2", 5, 1, 'did you mean "hand"?'),
        ("classes/smith.toml", "hand = 2", "", 1, 1, 'the key "hand" is missing'),
        ("classes/smith.toml", ", 20]", "]", 6, 6, "expected a list of length 9, found 8"),
        ("classes/smith.toml", "level = 1", "level = 10", 11, 9, "expected 1, 2, 3"),
        ("classes/smith.toml", "initiative = 60", "initiative = 100", 20, 14, "<= 99"),
        ("classes/smith.toml", 'id = "tongs"', 'id = "hammer"', 17, 6, "is taken by a card"),
        ("classes/smith.toml", "Attack 3, Area", "Atack 3, Area", 13, 8, '"Attack"?'),
        ("classes/smith.toml", "Area sweep", "Area swep", 13, 18, 'did you mean "sweep"?'),
        ("classes/smith.toml", "Move 2", "Move +2", 14, 11, "only a monster's card"),
        ("decks/rat.toml", "Attack -1", "Attack -1, Poisn", 7, 29, 'did you mean "Poison"?'),
        ("decks/rat.toml", "reshuffle = true", "reshuffle = 1", 8, 13, "expected true or false"),
        ("monsters/rat.toml", 'deck = "rat"', 'deck = "rats"', 4, 8, 'did you mean "rat"?'),
        ("monsters/rat.toml", "7, 8]", "7]", 8, 6, "expected a list of length 8, found 7"),
        ("monsters/rat.toml", "hp = 9", "hp = 0", 13, 6, ">= 1"),
        ("monsters/rat.toml", '["poison"]', '["poisn"]', 18, 15, 'did you mean "poison"?'),
        ("monsters/rat.toml", '["poison"]', '["bless"]', 18, 15, "no negative condition"),
        ("scenarios/cellar.toml", "every enemy", "every enmy", 11, 15, 'objective "enmy"'),
        ("scenarios/cellar.toml", 'start = "a"', 'start = "c"', 12, 9, 'no room "c"'),
        ("scenarios/cellar.toml", "Damage, Poison", "Damage, Poisn", 13, 17, '"Poison"?'),
        ("scenarios/cellar.toml", "Damage, Poison", "Damage,", 13, 16, 'found ""'),
        ("scenarios/cellar.toml", "aO", "a?", 15, 9, 'unknown cell "a?"'),
        ("scenarios/cellar.toml", "aT  ab", "aT  ac", 16, 13, 'there is no room "c"'),
        ("scenarios/cellar.toml", "aT  ab", "aT  aa", 16, 13, "two different rooms"),
        ("scenarios/cellar.toml", ".   aS", "ab  aS", 15, 1, 'room "b" does not touch it'),
        ("scenarios/cellar.toml", "aT  ab", "aT  .", 15, 17, 'room "b" cannot be reached'),
        ("scenarios/cellar.toml", "b2  b", "b2  .   .   b", 17, 29, "this part of room"),
        ("scenarios/cellar.toml", ".   aS", ".   a", 15, 5, "has 3 start hexes (S), 4 are needed"),
        ("scenarios/cellar.toml", "b1  b^", "b1  bS", 15, 21, 'a start outside room "a"'),
        ("scenarios/cellar.toml", "b1  b^", "b1  b3", 15, 21, "[markers] does not say who 3 is"),
        ("scenarios/cellar.toml", "b2  b", "b   b", 22, 1, "marker 2 is not on the map"),
        ("scenarios/cellar.toml", ', four = "normal"', "", 22, 1, "nobody ever stands"),
        ("scenarios/cellar.toml", '"rat", four', '"rt", four', 22, 17, 'there is no monster "rt"'),
        ("scenarios/cellar.toml", "\n2 =", "\n12 =", 22, 1, "a digit from 1 to 9"),
        ("scenarios/cellar.toml", "bG", "bH", 16, 21, "[treasures] does not say what H holds"),
        ("scenarios/cellar.toml", "bG", "b", 25, 1, "treasure G is not on the map"),
        ("scenarios/cellar.toml", "b1  b^", "b1  bG", 16, 21, "lies on the map twice"),
        ("scenarios/cellar.toml", "\nG =", "\nS =", 25, 1, "a letter other than S, T and O"),
        ("scenarios/cellar.toml", "bG\n", "bG\n\n", 17, 1, "an empty line"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_column(
    tmp_path: Path, name: str, old: str, new: str, line: int, column: int, told: str
) -> None:
    found = problems(tmp_path, name, (old, new))
    places = [(each.file, each.line, each.column) for each in found if told in each.message]
    assert places == [(f"{tmp_path}/{name}", line, column)]


def test_several_mistakes_are_told_at_once(tmp_path: Path) -> None:
    edits = (("Attack 3", "Atack 3"), ("Move 2", "Move"), ("Pull 1", "Pul 1"))
    assert [each.line for each in problems(tmp_path, "classes/smith.toml", *edits)] == [13, 14, 21]


def test_a_broken_file_is_not_also_told_to_be_missing(tmp_path: Path) -> None:
    (only,) = problems(tmp_path, "decks/rat.toml", ("initiative = 15", "initiative = = 15"))
    assert only.line == 6


def test_a_deck_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="has no cards"):
        load_pack(write_pack(tmp_path, decks_rat='id = "rat"'))


def test_numbers_and_ids_are_taken_only_once(tmp_path: Path) -> None:
    root = write_pack(tmp_path)
    copies = (("scenarios/cellar.toml", "attic"), ("classes/smith.toml", "mason"))
    for name, other in copies:
        text = FILES[name].replace(name.split("/")[1].split(".")[0], other)
        (root / name).with_name(f"{other}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_pack(root)
    assert [each.message for each in caught.value.problems] == [
        'the id "hammer" is taken by a card of "mason"',
        'the id "tongs" is taken by a card of "mason"',
        'the number 1 is taken by "attic"',
        'the number 4 is taken by "attic"',
    ]


def test_missing_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load_pack(write_pack(tmp_path, pack=None, decks_rat=None))
    assert [each.file for each in caught.value.problems] == [f"{tmp_path}/pack.toml"]
    (tmp_path / "pack.toml").write_text(FILES["pack.toml"], encoding="utf-8")
    with pytest.raises(ContentError, match="decks: this folder is missing"):
        load_pack(tmp_path)
    with pytest.raises(ContentError, match="there is no such folder"):
        load_pack(tmp_path / "nowhere")


def test_a_pack_without_patterns_may_do_without_the_file(tmp_path: Path) -> None:
    smith = FILES["classes/smith.toml"].replace(", Area sweep", "")
    assert load_pack(write_pack(tmp_path, patterns=None, classes_smith=smith)).id == "tiny"
