"""Owning, equipping and finding items (H-ITEM-01, H-SETUP-05, H-LOOT)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.game import Accepted, Game
from engine.core.policy import RandomPolicy
from engine.core.rng import Rng
from engine.core.simulate import seed_for
from engine.core.system import BadSetup, Find
from engine.systems.haven.abilities.loot import loot_own_hex
from engine.systems.haven.content import Item, Slot, Treasure
from engine.systems.haven.items.equipment import equip_heroes, overfull, small_items
from engine.systems.haven.scenario.endings import results
from engine.systems.haven.scenario.setup import check, set_up
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.gear import item, standing, use
from tests.engine.systems.haven.play import system
from tests.engine.systems.haven.world import SEED, World, text


def owned(w: World, hero: Hero, slot: Slot = "small", **more: Any) -> str:
    """An item of the hero that is still in its bag."""
    return item(w, hero, "On attack: +1 Attack", "spent", slot=slot, is_equipped=False, **more)


def things(*slots: Slot) -> list[Item]:
    action = text("On attack: +1 Attack")
    return [Item(f"{n}", n, 10, slot, 1, action, "spent") for n, slot in enumerate(slots)]


@pytest.mark.rule("H-ITEM-01")
@pytest.mark.parametrize(
    ("slots", "place"),
    [
        (("head", "body", "legs", "one-hand", "one-hand", "small"), None),
        (("head", "body", "legs", "two-hands", "small"), None),
        (("head", "head"), "head"),
        (("body", "body"), "body"),
        (("legs", "legs"), "legs"),
        (("one-hand", "two-hands"), "hands"),
        (("one-hand", "one-hand", "one-hand"), "hands"),
        (("two-hands", "two-hands"), "hands"),
        (("small", "small"), "small"),
    ],
)
def test_what_fits_a_hero_of_level_1(slots: tuple[Slot, ...], place: str | None):
    assert overfull(things(*slots), 1) == place


@pytest.mark.rule("H-ITEM-16")
def test_small_items_by_level():
    assert [small_items(level) for level in range(1, 10)] == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    five = things("small", "small", "small", "small", "small")
    assert overfull(five, 9) is None
    assert overfull(five, 8) == "small"


@pytest.mark.rule("H-SETUP-05", "H-SETUP-16")
def test_whoever_can_take_everything_along_is_not_asked():
    w = World()
    ana = w.hero("A1")
    one, two = owned(w, ana, "head"), owned(w, ana, "small")
    w.run(equip_heroes(w.g))
    assert [equipped.item for equipped in ana.equipped] == [one, two]
    assert standing(ana) == ["ready", "ready"]
    assert w.asked == []


@pytest.mark.rule("H-ITEM-01", "H-ITEM-15")
def test_whoever_owns_too_much_chooses_and_is_told_what_fits():
    w = World()
    ana = w.hero("A1")
    items = [owned(w, ana, "head"), owned(w, ana, "head"), owned(w, ana, "small")]
    w.run(equip_heroes(w.g), (items[0], items[2]))
    (question,) = w.asked
    assert question.seats == (ana.seat,)
    assert not question.secret
    assert [option.id for option in question.options] == items
    assert question.check is not None
    refusal = question.check((items[0], items[1]))
    assert refusal is not None and refusal.why.key == "haven-room-head"
    assert question.check((items[1], items[2])) is None
    assert [equipped.item for equipped in ana.equipped] == [items[0], items[2]]
    assert ana.items == items


def test_a_random_player_finds_something_that_fits():
    haven = system()
    everything = tuple(haven.pack.items)
    heroes = tuple(replace(hero, items=everything) for hero in haven.rehearsal(0).heroes)
    game, _ = Game.new(haven, replace(haven.rehearsal(0), heroes=heroes), seed_for("all of it"))
    policy = RandomPolicy(Rng(seed_for("answers")))
    kinds = set()
    while game.step == 0:
        prompt = next(p for p in game.prompts if p.answer is None)
        kinds.add(prompt.kind)
        given = policy.answer(game, prompt.seats[0], prompt)
        assert isinstance(game.submit(prompt.seats[0], given), Accepted)
    assert "equip" in kinds


@pytest.mark.rule("H-SETUP-13", "H-AMD-16")
def test_heavy_items_bring_cards_of_minus_one_and_may_stay_at_home():
    w = World()
    ana, ben = w.hero("A1"), w.hero("A2")
    heavy = [owned(w, hero, "body", minus_ones=3) for hero in (ana, ben)]
    w.run(equip_heroes(w.g), (heavy[0],), ())
    assert Counter(ana.modifiers.cards.pile)["-1 added"] == 3
    assert "-1 added" not in ben.modifiers.cards.pile
    assert ben.equipped == []


@pytest.mark.rule("H-SETUP-13")
def test_the_cards_of_all_heavy_items_add_up():
    w = World()
    ana = w.hero("A1")
    items = [owned(w, ana, "body", minus_ones=2), owned(w, ana, "head", minus_ones=1)]
    w.run(equip_heroes(w.g), tuple(items))
    assert Counter(ana.modifiers.cards.pile)["-1 added"] == 3


@pytest.mark.rule("H-CITY-44")
def test_a_perk_spares_the_cards_of_minus_one():
    w = World()
    ana = w.hero("A1", ignores_item_penalties=True)
    owned(w, ana, "body", minus_ones=3)
    w.run(equip_heroes(w.g))
    assert Counter(ana.modifiers.cards.pile)["-1"] == 5
    assert len(ana.equipped) == 1
    assert w.asked == []


@pytest.mark.rule("H-SETUP-05")
def test_items_are_equipped_before_hands_are_built():
    w = World(heroes=2)
    ana, ben = w.state.heroes
    owned(w, ana, "body", minus_ones=1)
    ben.hand = []
    w.state.phase = "setup"
    built = tuple(f"bow-{n}" for n in range(1, 11))
    w.run(set_up(w.g), "A1", "A2", (), built)
    kinds = [question.kind for question in w.asked]
    assert kinds.index("equip") < kinds.index("build-hand")


@pytest.mark.rule("H-ITEM-02")
def test_nobody_owns_two_copies_of_an_item():
    w = World()
    name = owned(w, w.hero("A1"))
    w.pack.items[name]
    ana = w.setup.heroes[0]
    for items, key in (
        ((name, name), "haven-same-item"),
        (("no-such-thing",), "haven-no-such-item"),
    ):
        setup = replace(w.setup, heroes=(replace(ana, items=items), *w.setup.heroes[1:]))
        with pytest.raises(BadSetup) as refused:
            check(w.pack, setup)
        assert refused.value.why.key == key


@pytest.mark.rule("H-ITEM-03")
def test_any_hero_may_use_any_item():
    w = World()
    for hero in [w.hero("A1"), w.hero("A3")]:
        rat = w.monster("B1" if hero.id == "blade" else "B3")
        name = item(w, hero, "On attack: +1 Attack", "spent")
        w.stack(hero, "+0")
        w.act(hero, "Attack 1", use(name), rat.id)
        assert rat.hp == rat.max_hp - 2


def test_a_hero_who_owns_nothing_brings_the_kit_of_its_class():
    w = World()
    name = owned(w, w.hero("A1"))
    blade = w.pack.classes["blade"]
    w.pack.classes["blade"] = replace(blade, kit=(name,))
    system = w.system()
    assert system.new(w.setup, Rng(SEED)).heroes[0].items == [name]
    bare = replace(w.setup.heroes[0], items=())
    setup = replace(w.setup, heroes=(bare, *w.setup.heroes[1:]))
    assert system.new(setup, Rng(SEED)).heroes[0].items == []


@pytest.mark.rule("H-ENDSCEN-07", "H-ENDSCEN-10", "H-ITEM-14", "H-AMD-17")
def test_the_next_scenario_begins_with_ready_items_and_without_their_cards():
    w = World()
    ana = w.hero("A1")
    owned(w, ana, "body", minus_ones=3)
    hero = replace(w.setup.heroes[0], items=tuple(ana.items))
    setup = replace(w.setup, heroes=(hero, *w.setup.heroes[1:]))
    system = w.system()
    fresh = msgspec.json.encode(system.new(setup, Rng(SEED)))
    w.run(equip_heroes(w.g), tuple(ana.items))
    ana.equipped[0].state = "consumed"
    assert msgspec.json.encode(system.new(setup, Rng(SEED))) == fresh


# --- treasures ------------------------------------------------------------------------------------


def chest(w: World, hero: Hero, **holds: Any) -> None:
    """The hero ends its turn on a treasure that holds this."""
    w.g.scenario.rooms["a"].treasures[hero.hex.label] = Treasure(9, **holds)
    w.state.treasures.append(hero.hex)
    loot_own_hex(w.g, hero)


@pytest.mark.rule("H-LOOT-09", "H-LOOT-14")
def test_a_found_item_is_owned_at_once_and_of_use_in_the_next_scenario():
    w = World()
    ana, ben, rat = w.hero("A1"), w.hero("A3"), w.monster("B1")
    fork = owned(w, ben)
    chest(w, ana, item=fork)
    assert ana.items == [fork]
    assert ana.equipped == []
    assert results(w.pack, w.state)[0].found == (Find("item", fork),)
    w.act(ana, "Attack 1", "skip")
    assert w.offered("attack-target") == [[rat.id, "skip"]]


@pytest.mark.rule("H-LOOT-05")
def test_a_second_copy_is_sold_at_half_its_price_rounded_down():
    w = World()
    ana = w.hero("A1")
    fork = owned(w, ana, price=25)
    chest(w, ana, item=fork)
    assert (ana.items, ana.gold, ana.found) == ([fork], 12, [])
    assert w.said("haven-item-sold")[0]["gold"] == 12


@pytest.mark.rule("H-LOOT-10", "H-LOOT-11")
@pytest.mark.parametrize(
    ("holds", "find"),
    [
        ({"design": "item-1"}, Find("design", "item-1")),
        ({"random": "design"}, Find("random-design")),
        ({"random": "scenario"}, Find("random-scenario")),
    ],
)
def test_designs_and_surprises_are_for_the_campaign(holds: dict[str, str], find: Find):
    w = World()
    ana = w.hero("A1")
    owned(w, w.hero("A3"))
    chest(w, ana, **holds)
    assert results(w.pack, w.state)[0].found == (find,)
    assert ana.items == []


# --- what people see ------------------------------------------------------------------------------


def test_everyone_sees_what_is_equipped_and_its_owner_what_it_says():
    w = World()
    ana = w.hero("A1")
    item(w, ana, "On attack: +1 Attack", "spent")
    item(w, ana, "On attacked (3 slots): +1 Shield", "consumed")
    bag = owned(w, ana)
    ana.equipped[0].state = "spent"
    w.state.bonuses[0].used = 1
    facts = {say.key: say.facts for say in w.system().view(w.state, None).seats[0].facts}
    shown = facts["haven-seat-items"]["items"]
    assert isinstance(shown, tuple)
    assert [say.key for say in shown] == ["haven-item-spent", "haven-item-slots"]
    assert shown[1].facts["left"] == 2
    piles = {pile.id: pile.cards for pile in w.system().view(w.state, ana.seat).piles}
    assert [card.marks for card in piles["items"]] == [
        ("small", "then-spent", "spent"),
        ("small", "then-consumed", "ready"),
    ]
    assert [card.id for card in piles["bag"]] == [bag]
    assert "bag" not in {pile.id for pile in w.system().view(w.state, w.hero("A3").seat).piles}
