"""A pack's world: what is built, and what is refused with its place (H-SETUP-17, H-PQ-05)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.content.gains.tree import Achievement, Design, Gain
from engine.systems.haven.content import Pack
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.world import Bound, Need, Term
from tests.engine.systems.haven.packs import FILES, write_pack

CELLAR = FILES["scenarios/cellar.toml"]
WORDS = 'name = { en = "X", fr = "X" }'
ACHIEVEMENTS = f"""
[[achievements]]
id = "keys"
scope = "party"
{WORDS}

[[achievements]]
id = "fire"
scope = "global"
{WORDS}
"""
FIRST = 'opens = ["attic"]\nlinks = ["city", "attic"]\nrewards = ["Each 5 gold", "Party keys"]'
ATTIC = (
    CELLAR.replace('"cellar"', '"attic"')
    .replace("number = 1", "number = 2")
    .replace('"A1"\nknown = true', '"B2"\nrequires = ["keys", "not fire"]')
    .replace("number = 4", "number = 5")
)


def files(first: str = FIRST, attic: str = ATTIC, **more: str) -> dict[str, str]:
    return {
        "achievements.toml": ACHIEVEMENTS,
        "scenarios/cellar.toml": CELLAR.replace("known = true", f"known = true\n{first}"),
        "scenarios/attic.toml": attic,
        **{f"{name}.toml": text for name, text in more.items()},
    }


def load(root: Path, written: dict[str, str]) -> Pack:
    write_pack(root)
    for name, text in written.items():
        (root / name).write_text(text, encoding="utf-8")
    return load_pack(root)


def told(root: Path, written: dict[str, str]) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load(root, written)
    return [f"{p.file.removeprefix(f'{root}/')}: {p.message}" for p in caught.value.problems]


@pytest.mark.rule("H-SETUP-17")
def test_a_scenario_has_its_place_in_the_world(tmp_path: Path):
    pack = load(tmp_path, files())
    cellar, attic = (pack.scenarios[name].location for name in ("cellar", "attic"))
    assert (cellar.grid, cellar.is_known, cellar.links) == ("A1", True, ("city", "attic"))
    assert cellar.opens == ("attic",)
    assert cellar.rewards == (Gain("gold", 5), Achievement("party", "keys"))
    assert (attic.grid, attic.is_known) == ("B2", False)
    assert attic.needs == (Need("keys", "party"), Need("fire", "global", is_absent=True))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('opens = ["attic"]', 'opens = ["attik"]', '"attik"; did you mean "attic"?'),
        ('["city", "attic"]', '["citi"]', 'no such place as "citi"; did you mean "city"?'),
        ('opens = ["attic"]', 'opens = ["city"]', 'no such place as "city"'),
        ('opens = ["attic"]', 'opens = ["cellar"]', 'no such place as "cellar"'),
        ("Party keys", "Party kees", 'no party achievement "kees"; did you mean "keys"?'),
        ('opens = ["attic"]', "opens = []", "nobody ever finds this place"),
        (', "Party keys"', "", 'nobody can ever have "keys" here'),
    ],
)  # fmt: skip
def test_a_place_that_cannot_be_is_refused(tmp_path: Path, old: str, new: str, message: str):
    assert old in FIRST
    assert any(message in line for line in told(tmp_path, files(FIRST.replace(old, new))))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"keys", "not fire"', '"keyz"', 'no achievement "keyz"; did you mean "keys"?'),
        ('"keys", "not fire"', '"fire"', 'nobody can ever have "fire" here'),
        ('grid = "B2"', 'grid = "A1"', 'at A1 there is "attic" already'),
        ('grid = "B2"', 'grid = "2B"', "expected a letter and a number"),
        ('grid = "B2"', 'grid = "B2"\nknown = true\nside = true', "a side scenario is drawn"),
    ],
)  # fmt: skip
def test_a_requirement_must_be_possible(tmp_path: Path, old: str, new: str, message: str):
    assert old in ATTIC
    assert any(message in line for line in told(tmp_path, files(attic=ATTIC.replace(old, new))))


def test_a_circle_of_requirements_is_seen(tmp_path: Path):
    """The keys are in the attic, and the attic needs the keys."""
    attic = ATTIC.replace(
        'requires = ["keys", "not fire"]', 'requires = ["keys"]\nrewards = ["Party keys"]'
    )
    first = FIRST.replace(', "Party keys"', "")
    assert any("nobody can ever have" in line for line in told(tmp_path, files(first, attic)))


def test_a_box_or_a_quest_may_open_what_no_scenario_opens(tmp_path: Path):
    words = f'{WORDS}\nstory = {{ en = "X", fr = "X" }}'
    box = f'[[boxes]]\nid = "tin"\n{words}\ngains = ["Scenario attic"]'
    first = FIRST.replace('opens = ["attic"]', "opens = []")
    pack = load(tmp_path, files(first, boxes=box))
    assert pack.world.boxes["tin"].gains


def test_a_side_scenario_is_found_where_something_draws_one(tmp_path: Path):
    attic = ATTIC.replace('grid = "B2"', 'grid = "B2"\nside = true')
    first = 'rewards = ["Random scenario", "Party keys"]'
    assert load(tmp_path, files(first, attic)).scenarios["attic"].location.is_side
    lone = first.replace('"Random scenario", ', "")
    assert any("nobody ever finds" in line for line in told(tmp_path, files(lone, attic)))


@pytest.mark.rule("H-LOOT-08")
def test_a_treasure_s_number_is_its_own_in_the_whole_world(tmp_path: Path):
    attic = ATTIC.replace("number = 5", "number = 4")
    problems = told(tmp_path, files(attic=attic))
    assert any('the number 4 is taken by "attic"' in problem for problem in problems)


# --- quests, boxes, unlocks, records


def quest(tests: str = '{ count = "kills:rat", least = 3 }', gains: str = "Each 1 gold") -> str:
    words = f'{WORDS}\ntext = {{ en = "X", fr = "X" }}'
    return f'[[quests]]\nid = "one"\n{words}\ntests = [{tests}]\ngains = ["{gains}"]\n'


@pytest.mark.rule("H-PQ-05")
def test_a_quest_states_its_conditions_and_what_it_opens(tmp_path: Path):
    made = load(tmp_path, files(quests=quest())).world.quests["one"]
    assert made.tests == (Bound("kills:rat", 3),)
    assert made.gains == (Gain("gold", 1),)


@pytest.mark.parametrize(
    ("tests", "message"),
    [
        ('{ count = "kills:rot", least = 3 }', '"kills:rot"; did you mean "kills:rat"?'),
        ('{ count = "won:celar", least = 3 }', 'did you mean "won:cellar"?'),
        ('{ count = "hp", least = 3 }', 'nobody counts "hp"'),
        ('{ count = "gold" }', "this holds from the beginning"),
        ('{ count = "gold", least = 3, most = 2 }', "nothing is within these bounds"),
        ("", "a quest needs something to do"),
    ],
)  # fmt: skip
def test_a_quest_counts_what_is_counted(tmp_path: Path, tests: str, message: str):
    assert any(message in line for line in told(tmp_path, files(quests=quest(tests))))


def unlock(when: str, gains: str = "Each 1 gold") -> str:
    return f'[[unlocks]]\nid = "one"\nwhen = "{when}"\ngains = ["{gains}"]\n'


def test_terms_are_joined_by_and(tmp_path: Path):
    text = unlock("reputation <= -10 and global fire >= 5 and party keys and scenario attic")
    attic = ATTIC.replace('"keys", "not fire"', '"keys"')
    made = load(tmp_path, files(attic=attic, world=text)).world.unlocks["one"]
    assert made.when == (
        Term("reputation", most=-10),
        Term("global", "fire", 5),
        Term("party", "keys", 1),
        Term("scenario", "attic", 1),
    )


@pytest.mark.parametrize(
    ("when", "message"),
    [
        ("reputatoin >= 10", 'did you mean "reputation"?'),
        ("reputation", "reputation needs a bound"),
        ("reputation keys >= 1", "reputation has no name"),
        ("party", "party needs a name"),
        ("party kees", 'there is no party achievement "kees"; did you mean "keys"?'),
        ("global keys", 'there is no global achievement "keys"'),
        ("donations > 100", "expected a term"),
        ("", "expected a term"),
    ],
)
def test_terms_that_say_nothing_are_refused(tmp_path: Path, when: str, message: str):
    assert any(message in line for line in told(tmp_path, files(world=unlock(when))))


def test_ids_are_taken_once(tmp_path: Path):
    twice = unlock("donations >= 1") * 2
    assert any('the id "one" is taken' in line for line in told(tmp_path, files(world=twice)))


@pytest.mark.rule("H-SETUP-17", "H-PQ-05")
def test_the_hall_has_a_world_with_enough_in_it():
    pack = load_pack()
    assert len(pack.world.quests) >= 8  # four players are dealt two each
    assert len(pack.world.boxes) >= 2 and len(pack.world.records) >= 3
    assert all(quest.gains for quest in pack.world.quests.values())
    assert any(isinstance(e, Design) for box in pack.world.boxes.values() for e in box.gains)
    placed = [one.location for one in pack.scenarios.values() if one.dungeon is None]
    assert len({one.grid for one in placed}) == len(placed)
    assert any(len(one.opens) > 1 for one in placed)
