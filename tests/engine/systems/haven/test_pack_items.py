"""What may be wrong with the items of a pack."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.content.errors import ContentError
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.packs import FILES, write_pack

SMITH = FILES["classes/smith.toml"]
CELLAR = FILES["scenarios/cellar.toml"]


def item(
    text: str = "On attack: +1 Attack",
    *,
    id: str = "hook",
    number: int = 1,
    slot: str = "one-hand",
    after: str | None = "spent",
) -> str:
    worn = f'after = "{after}"\n' if after else ""
    return (
        f'[[items]]\nid = "{id}"\nnumber = {number}\nprice = 10\nslot = "{slot}"\ncopies = 2\n'
        f'{worn}text = "{text}"\nname = {{ en = "Hook", fr = "Crochet" }}\n'
    )


def pack_with(root: Path, *items: str, kit: str = "", treasure: str = "") -> Path:
    smith = SMITH.replace("hand = 2\n", f"hand = 2\nkit = [{kit}]\n")
    cellar = CELLAR.replace("gold = 10", f"gold = 10{treasure}")
    folder = write_pack(root, classes_smith=smith, scenarios_cellar=cellar)
    (folder / "items.toml").write_text("\n".join(items), encoding="utf-8")
    return folder


def told(root: Path, *items: str, kit: str = "", treasure: str = "") -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_pack(pack_with(root, *items, kit=kit, treasure=treasure))
    return [problem.message for problem in caught.value.problems]


@pytest.mark.rule("H-ITEM-18")
def test_an_item_has_all_that_its_card_shows(tmp_path: Path) -> None:
    hook = item() + "minus_ones = 2\n"
    holds = ', item = "hook", design = "hook", random = "scenario"'
    pack = load_pack(pack_with(tmp_path, hook, kit='"hook"', treasure=holds))
    made = pack.items["hook"]
    assert pack.words["fr"]["item.hook"] == "Crochet"
    assert (made.number, made.price, made.slot, made.copies) == (1, 10, "one-hand", 2)
    assert (made.after, made.minus_ones) == ("spent", 2)
    assert made.bonus is not None and made.bonus.moment == "attack"
    assert pack.classes["smith"].kit == ("hook",)
    (treasure,) = pack.scenarios["cellar"].rooms["b"].treasures.values()
    assert (treasure.item, treasure.design, treasure.random) == ("hook", "hook", "scenario")


def test_a_pack_without_items_is_a_pack(tmp_path: Path) -> None:
    assert load_pack(write_pack(tmp_path)).items == {}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (item(slot="tail"), '"small"'),
        (item("On attacked (2 slots): +1 Shield", after=None), "after its last slot"),
        (item("Heal 2, Self", after=None), "needs after"),
        (item("XP 1"), "nothing in this text"),
        (item("Attack 2; On attack: +1 Attack"), "one bonus or an action"),
        (item("Shield 1, Self; Round"), "neither Lost nor Round"),
        (item("On attack of allies: +1 Attack"), "only its owner"),
        (item("Refresh 1 spent item"), "must be consumed"),
        (item("Refresh 1 consumed item", after="consumed"), "refresh spent ones only"),
        (item("Atack 2"), 'found "Atack"'),
    ],
)
def test_no_item_says_such_things(tmp_path: Path, wrong: str, message: str) -> None:
    (problem,) = told(tmp_path, wrong)
    assert message in problem


def test_an_item_summons_nobody(tmp_path: Path) -> None:
    problems = told(tmp_path, item("Summon cat; Persistent"))
    assert "a summon needs a card that stays active: an item cannot summon" in problems


def test_ids_and_numbers_are_taken_once(tmp_path: Path) -> None:
    assert told(tmp_path, item(), item(number=2), item(id="lamp")) == [
        'the id "hook" is taken',
        'the number 1 is taken by "hook"',
    ]


@pytest.mark.rule("H-ITEM-01", "H-ITEM-02")
@pytest.mark.parametrize(
    ("kit", "message"),
    [
        ('"hok"', 'there is no item "hok"; did you mean "hook"?'),
        ('"hook", "hook"', 'nobody owns two copies of "hook"'),
        ('"hook", "pole"', "too much for a hero of level 1: hands"),
    ],
)
def test_a_kit_exists_and_fits(tmp_path: Path, kit: str, message: str) -> None:
    pole = item(id="pole", number=2, slot="two-hands")
    assert told(tmp_path, item(), pole, kit=kit) == [message]


def test_a_treasure_holds_what_exists(tmp_path: Path) -> None:
    assert told(tmp_path, item(), treasure=', item = "hok", design = "lamp"') == [
        'there is no item "hok"; did you mean "hook"?',
        'there is no item "lamp"',
    ]


def test_a_problem_has_its_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        load_pack(pack_with(tmp_path, item("Heal 2")))
    (problem,) = caught.value.problems
    assert problem.file.endswith("items.toml")
    assert problem.line == 8


def test_the_hall_has_something_for_every_slot_and_state() -> None:
    items = load_pack().items.values()
    assert len(items) >= 14
    slots = {"head", "body", "legs", "one-hand", "two-hands", "small"}
    assert {made.slot for made in items} == slots
    assert {made.after for made in items} == {"", "spent", "consumed"}
    assert any(made.bonus and made.bonus.slots for made in items)
    assert any(made.minus_ones for made in items)
    assert all(cls.kit for cls in load_pack().classes.values())
