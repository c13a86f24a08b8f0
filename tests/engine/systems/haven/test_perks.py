"""What perks do to a modifier deck, and what is printed of them."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.words import Words
from engine.core.rng import Rng
from engine.core.system import BadSetup
from engine.systems.haven.abilities.modifiers import STANDARD
from engine.systems.haven.content import Item, Perk
from engine.systems.haven.items.equipment import equip
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.scenario.setup import check
from engine.systems.haven.state import Hero
from engine.systems.haven.telling.perk_words import perk_text
from tests.engine.systems.haven.world import SEED, World, text

PERKS = {
    "fewer": Perk("fewer", 2, remove=("-1", "-1")),
    "better": Perk("better", 1, remove=("-1",), add=("+1",)),
    "rolls": Perk("rolls", 1, add=("rolling push 1", "rolling push 1")),
    "used-to-it": Perk("used-to-it", 1, add=("+1",), ignores_items=True),
}


def with_perks(*marked: str) -> tuple[World, Hero]:
    w = World()
    first, *others = w.setup.heroes
    changed = replace(w.pack.classes["blade"], perks=PERKS)
    w.pack.classes["blade"] = changed
    w.setup = replace(w.setup, heroes=(replace(first, perks=marked), *others))
    check(w.pack, w.setup)
    return w, w.system().new(w.setup, Rng(SEED)).heroes[0]


def deck(*marked: str) -> Counter[str]:
    return Counter(with_perks(*marked)[1].modifiers.cards.pile)


@pytest.mark.rule("H-CITY-33")
def test_a_marked_perk_changes_the_deck():
    assert deck("fewer") == Counter(STANDARD) - Counter(["-1", "-1"])
    assert deck("rolls") == Counter(STANDARD) + Counter({"rolling push 1": 2})


@pytest.mark.rule("H-CITY-36")
def test_a_perk_counts_once_for_each_of_its_boxes():
    assert deck("fewer", "fewer")["-1"] == 1
    with pytest.raises(BadSetup) as refused:
        with_perks("fewer", "fewer", "fewer")
    assert refused.value.why.key == "haven-wrong-perks"


@pytest.mark.rule("H-CITY-37")
def test_to_replace_is_to_take_one_out_and_put_one_in():
    assert deck("better") == Counter(STANDARD) - Counter(["-1"]) + Counter(["+1"])


def test_a_perk_of_another_class_is_refused():
    with pytest.raises(BadSetup):
        with_perks("other")


@pytest.mark.rule("H-CITY-44")
@pytest.mark.parametrize(("marked", "minus_ones"), [((), 9), (("used-to-it",), 5)])
def test_whoever_ignores_what_items_cost_adds_no_cards(marked: tuple[str, ...], minus_ones: int):
    w, hero = with_perks(*marked)
    w.g.state.heroes[0] = hero
    w.pack.items["stove"] = Item("stove", 5, 50, "body", 2, text("Heal 1, Self"), "spent", 4)
    equip(w.g, hero, ["stove"])
    assert sum(card.startswith("-1") for card in hero.modifiers.cards.pile) == minus_ones


@pytest.mark.rule("H-CITY-43")
def test_a_card_can_shield_heal_and_hide_whoever_attacks():
    w = World()
    ana, rat = w.hero("A1", hp=10), w.monster("B1", hp=9)
    ana.hp = 5
    w.stack(ana, "rolling heal 2", "rolling invisible", "+1 shield 1")
    w.act(ana, "Attack 1", rat.id)
    assert (ana.hp, rat.hp) == (7, 7)
    assert [*ana.conditions] == ["invisible"]
    assert [*rat.conditions] == []
    assert [bonus.bearer for bonus in w.state.bonuses] == [ana.id]
    assert w.said("haven-shield-gained")[0]["value"] == 1


@pytest.mark.rule("H-CITY-43")
def test_every_class_of_the_hall_has_perks_of_the_usual_kinds():
    for hero_class in load_pack().classes.values():
        perks = hero_class.perks.values()
        assert sum(perk.boxes for perk in perks) == 15
        assert any(perk.remove == ("-1", "-1") for perk in perks)
        assert any(perk.remove and perk.add for perk in perks)
        assert any("rolling" in card for perk in perks for card in perk.add)


@pytest.mark.parametrize(
    ("perk", "english", "french"),
    [
        (
            "fewer",
            "Take 2 × −1 out of your modifier deck",
            "Retirez 2 cartes −1 de vos modificateurs",
        ),
        (
            "better",
            "In your modifier deck, replace one −1 by one +1",
            "Dans vos modificateurs, remplacez une carte −1 par une carte +1",
        ),
        (
            "used-to-it",
            "Ignore the −1 cards of your items · Add one +1 to your modifier deck",
            "Ignorez les cartes −1 de vos objets · Ajoutez une carte +1 à vos modificateurs",
        ),
    ],
)
def test_a_perk_is_printed_from_what_it_does(perk: str, english: str, french: str):
    words = Words(strict=True)
    assert words.speak(perk_text(PERKS[perk]), "en") == english
    assert words.speak(perk_text(PERKS[perk]), "fr") == french
