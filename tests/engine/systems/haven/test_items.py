"""Items in use (H-ITEM): offered where their owner is asked anyway, worn out, refreshed."""

from __future__ import annotations

import pytest

from engine.systems.haven.abilities.attack import Strike, attack_target
from engine.systems.haven.abilities.bonuses import end_round_bonuses
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import exhaust
from engine.systems.haven.heroes.rest import short_rest
from engine.systems.haven.state import Hero
from tests.engine.systems.haven.gear import item, standing, use
from tests.engine.systems.haven.world import World


def resting_turn(w: World, hero: Hero, *answers: str) -> None:
    hero.is_resting, hero.picked = True, []
    hero.hand, hero.discard = [], ["blade-1", "blade-2"]
    w.turn(hero, *answers)


# --- on one's turn --------------------------------------------------------------------------------


@pytest.mark.rule("H-TURN-14", "H-ITEM-07")
def test_any_number_of_items_beside_the_two_actions():
    w = World()
    ana = w.hero("A1", hp=10)
    ana.hp = 1
    first, second = (item(w, ana, "Heal 3, Self", "consumed") for _ in range(2))
    w.picked(ana, "blade-1", "blade-2")
    w.turn(ana, use(first), use(second), "blade-1:move", "stay", "end")
    assert ana.hp == 7
    assert standing(ana) == ["consumed", "consumed"]
    assert sorted(ana.discard) == ["blade-1", "blade-2"]


@pytest.mark.rule("H-TURN-14")
def test_an_item_may_still_be_used_when_both_actions_are_done():
    w = World()
    ana = w.hero("A1")
    tea = item(w, ana, "Recover 2 discarded cards", "consumed")
    w.picked(ana, "blade-1", "blade-2")
    w.turn(ana, "blade-1:move", "B1", "blade-2:attack", use(tea))
    assert w.offered("use-item") == [[use(tea), "skip"]]
    assert {"blade-1", "blade-2"} <= set(ana.hand)


def test_what_could_do_nothing_is_not_offered():
    w = World()
    ana = w.hero("A1")
    item(w, ana, "Recover 2 discarded cards", "consumed")
    item(w, ana, "Attack 3", "spent")
    item(w, ana, "Heal 3, Self", "spent")
    item(w, ana, "Grant summon, Target all: Move 3", "consumed")
    w.picked(ana, "blade-1", "blade-2")
    w.turn(ana, "end")
    assert not any("use:" in option for option in w.offered("choose-action")[0])


@pytest.mark.rule("H-ITEM-04")
def test_an_item_may_be_used_in_the_middle_of_an_ability():
    w = World()
    ana, one, two = (
        w.hero("A2", hp=5, max_hp=5),
        w.monster("A1", retaliate=3),
        w.monster("A3", "bat"),
    )
    tea = item(w, ana, "Heal 3, Self", "spent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Target 2", one.id, use(tea), two.id)
    assert ana.hp == 5 - 3 + 3
    assert [use(tea) in offered for offered in w.offered("attack-target")] == [
        False,  # unhurt
        True,
        False,  # spent
    ]
    assert two.hp < two.max_hp


def test_what_an_item_does_is_no_deed_of_the_action_it_interrupts():
    w = World("a a a a a a a a")
    ana, rat, far = w.hero("B1"), w.monster("A1", hp=1), w.monster("E1", "bat")
    fork = item(w, ana, "Attack 3", "spent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Move 2; Attack 2; If killed: XP 5", use(fork), rat.id, "D1", far.id)
    assert not w.g.is_present(rat)
    assert ana.experience == 0


def test_an_item_may_kill_whom_the_question_named():
    w = World()
    ana, rat, other = w.hero("B2"), w.monster("B1", hp=1), w.monster("B3", hp=1)
    fork = item(w, ana, "Attack 3", "spent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Muddle, Range 1", use(fork), rat.id, other.id)
    assert "muddle" in other.conditions
    assert w.offered("affect-target")[-1] == [other.id, "skip"]


@pytest.mark.rule("H-ITEM-04")
@pytest.mark.parametrize(
    ("printed", "kind"),
    [
        ("Move 1", "move-to"),
        ("Attack 1", "attack-target"),
        ("Attack 1, Area cleave", "area"),
        ("Heal 1, Range 3", "heal-target"),
        ("Muddle, Range 3", "affect-target"),
        ("Muddle, Area cleave", "affect-area"),
        ("Push 1, Range 1", "affect-target"),
    ],
)
def test_whatever_is_asked_on_a_turn_leaves_room_for_an_item(printed: str, kind: str):
    w = World()
    ana, ben = w.hero("B2", hp=10), w.hero("A1")
    ana.hp = ben.hp = 1
    w.monster("B1"), w.monster("B3")
    tea = item(w, ana, "Heal 3, Self", "consumed")
    decline = "stay" if kind == "move-to" else "skip"
    w.act(ana, printed, use(tea), decline)
    assert ana.hp == 4
    before, after = w.offered(kind)
    assert before == [*after, use(tea)]


@pytest.mark.rule("H-ITEM-17", "H-COND-13")
def test_a_stunned_hero_uses_no_items_on_its_turn_but_on_those_of_others():
    w = World()
    ana, rat = w.hero("A1", conditions={"stun": True, "wound": True}), w.monster("B1")
    item(w, ana, "On damage (2 slots): Negate", "spent")
    lid = item(w, ana, "On damage: Negate", "consumed")
    item(w, ana, "Heal 3, Self", "spent")
    w.picked(ana, "blade-1", "blade-2")
    w.turn(ana)
    assert ana.hp == ana.max_hp - 1
    assert w.offered("negate-damage") == [["suffer", "hand"]]
    ana.conditions = {"stun": True}
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert w.state.bonuses[0].used == 1
    w.state.bonuses = []
    w.run(suffer(w.g, ana, 2), use(lid))
    assert ana.hp == ana.max_hp - 1


# --- at a moment ----------------------------------------------------------------------------------


@pytest.mark.rule("H-ITEM-05", "H-ITEM-06", "H-ATTACK-07")
def test_an_item_changes_an_attack_as_if_its_card_said_so():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20, shield=2)
    poker = item(w, ana, "On attack: +1 Attack, Pierce 1, Poison", "spent", slot="two-hands")
    w.stack(ana, "2x")
    w.act(ana, "Attack 3", use(poker), rat.id)
    assert rat.hp == 20 - ((3 + 1) * 2 - 1)
    assert "poison" in rat.conditions
    assert standing(ana) == ["spent"]
    (before, after) = [q for q in w.asked if q.kind == "attack-target"]
    assert before.options[0].hint != after.options[0].hint  # the odds know of it
    w.act(ana, "Attack 3", "skip")
    assert w.offered("attack-target")[-1] == [rat.id, "skip"]


@pytest.mark.rule("H-ITEM-08")
def test_each_target_is_a_use_of_its_own():
    w = World()
    ana, one, two = w.hero("A2"), w.monster("A1"), w.monster("A3")
    fork = item(w, ana, "On attack: +2 Attack", "spent")
    w.stack(ana, "+0", "+0")
    w.act(ana, "Attack 1, Target 2", one.id, use(fork), two.id)
    assert (one.hp, two.hp) == (9, 7)


def test_an_item_that_did_not_apply_was_not_used():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    fork = item(w, ana, "On attack: +2 Attack", "spent")
    w.act(ana, "Attack 1", use(fork), "skip")
    assert standing(ana) == ["ready"]
    assert w.state.bonuses == []
    lone = item(w, ana, "On attack if target alone: +2 Attack", "spent")
    w.monster("B2")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", use(lone), rat.id)
    assert rat.hp == 9
    assert standing(ana) == ["ready", "ready"]


def test_an_area_attack_can_be_helped_too():
    w = World()
    ana, rat = w.hero("B2"), w.monster("B1")
    fork = item(w, ana, "On attack: +2 Attack", "spent")
    w.stack(ana, "+0")
    w.act(ana, "Attack 1, Area lance", use(fork), "area-1")
    assert rat.hp == 7


@pytest.mark.rule("H-ADV-14", "H-ITEM-05")
def test_advantage_by_an_item_is_settled_before_any_card_is_drawn():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", hp=20)
    glasses = item(w, ana, "On attack: Advantage", "spent", slot="head")
    w.stack(ana, "-2", "+2")
    w.act(ana, "Attack 3", use(glasses), rat.id)
    assert rat.hp == 15
    drawn = w.said("haven-attacked-choosing")[0]
    assert len(drawn["cards"]) == 2


@pytest.mark.rule("H-ADV-14", "H-ITEM-05")
def test_who_is_attacked_is_asked_before_a_card_is_drawn():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1", attack=3)
    coat = item(w, ana, "On attacked: Disadvantage", "spent", slot="body")
    w.stack(rat, "+2", "null")
    w.monster_turn(rat, "Attack +0", use(coat))
    assert ana.hp == ana.max_hp
    assert standing(ana) == ["spent"]
    assert w.asked[0].kind == "use-item"
    assert w.asked[0].seats == (ana.seat,)
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0")
    assert len(w.offered("use-item")) == 1


@pytest.mark.rule("H-ITEM-04", "H-ITEM-07")
def test_several_items_serve_one_attack_and_none_need_to():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    lid, coat = (item(w, ana, "On attacked: +1 Shield", "spent") for _ in range(2))
    strike = Strike(4)
    w.stack(rat, "+0", "+0")
    w.run(attack_target(w.g, rat, ana, strike), "skip")
    assert ana.hp == ana.max_hp - 4
    w.run(attack_target(w.g, rat, ana, strike), use(lid), use(coat))
    assert ana.hp == ana.max_hp - 4 - 2


@pytest.mark.rule("H-ITEM-04")
def test_boots_help_the_move_they_are_used_in():
    w = World("a a a aO a a a a")
    ana = w.hero("A1")
    boots = item(w, ana, "On move: +2 Move", "spent", slot="legs")
    socks = item(w, ana, "On move: Jump", "spent", slot="legs")
    w.act(ana, "Move 2", use(boots), use(socks), "E1")
    assert w.where(ana) == "E1"
    assert standing(ana) == ["spent", "spent"]
    first, second, third = w.offered("move-to")
    assert "C1" in first and "E1" not in first
    assert "E1" not in second
    assert "E1" in third


def test_who_is_walled_in_may_still_put_on_boots():
    w = World("a aO a a")
    ana = w.hero("A1")
    socks = item(w, ana, "On move: Jump", "spent", slot="legs")
    w.act(ana, "Move 2", use(socks), "C1")
    assert w.where(ana) == "C1"


def test_a_heal_without_a_question_asks_for_the_item():
    w = World()
    ana = w.hero("A1", hp=10)
    ana.hp = 1
    herbs = item(w, ana, "On heal: +3 Heal", "consumed")
    w.act(ana, "Heal 2, Self", use(herbs))
    assert ana.hp == 6
    w.act(ana, "Heal 2, Self")
    assert ana.hp == 8


def test_damage_is_negated_by_an_item_instead_of_cards():
    w = World()
    ana = w.hero("A1", hand=[], discard=[])
    lid = item(w, ana, "On damage: Negate", "consumed", slot="one-hand")
    w.run(suffer(w.g, ana, 3), use(lid))
    assert (ana.hp, ana.record.negated) == (ana.max_hp, 0)
    assert standing(ana) == ["consumed"]
    w.run(suffer(w.g, ana, 3))
    assert ana.hp == ana.max_hp - 3


# --- what becomes of them -------------------------------------------------------------------------


@pytest.mark.rule("H-ITEM-09", "H-ITEM-13")
def test_an_item_with_slots_is_used_unasked_and_spent_after_the_last():
    w = World()
    ana, rat = w.hero("A1", hp=30), w.monster("B1", attack=3)
    item(w, ana, "On attacked (2 slots): +1 Shield", "spent", slot="body")
    w.stack(rat, "+0", "+0", "+0")
    w.monster_turn(rat, "Attack +0")
    assert (ana.hp, standing(ana)) == (28, ["ready"])
    w.monster_turn(rat, "Attack +0")
    assert (ana.hp, standing(ana)) == (26, ["spent"])
    w.monster_turn(rat, "Attack +0")
    assert ana.hp == 23
    assert [facts["left"] for facts in w.said("haven-item-used")] == [1, 0]
    assert "use-item" not in {q.kind for q in w.asked}


@pytest.mark.rule("H-ITEM-12")
def test_an_item_with_neither_symbol_serves_without_limit():
    w = World()
    ana, rat = w.hero("A1", hp=30), w.monster("B1", attack=3)
    item(w, ana, "On attacked: +1 Shield", slot="body")
    w.stack(rat, "+0", "+0", "+0")
    for _ in range(3):
        w.monster_turn(rat, "Attack +0")
        end_round_bonuses(w.g)
    assert ana.hp == 30 - 3 * 2
    assert standing(ana) == ["ready"]


@pytest.mark.rule("H-REST-12", "H-ITEM-10", "H-ITEM-11")
def test_a_long_rest_refreshes_what_is_spent_and_not_what_is_consumed():
    w = World()
    ana = w.hero("A1")
    item(w, ana, "On attack: +1 Attack", "spent")
    item(w, ana, "On attacked (2 slots): +1 Shield", "spent")
    item(w, ana, "On damage: Negate", "consumed")
    ana.equipped[0].state = ana.equipped[1].state = "spent"
    ana.equipped[2].state = "consumed"
    w.state.bonuses = []
    resting_turn(w, ana, "blade-1")
    assert standing(ana) == ["ready", "ready", "consumed"]
    assert [(b.item, b.used) for b in w.state.bonuses] == [(ana.equipped[1].item, 0)]


@pytest.mark.rule("H-REST-13")
def test_a_short_rest_refreshes_nothing():
    w = World()
    ana = w.hero("A1", hand=[], discard=["blade-1", "blade-2"])
    item(w, ana, "On attack: +1 Attack", "spent")
    ana.equipped[0].state = "spent"
    w.run(short_rest(w.g, ana))
    assert standing(ana) == ["spent"]


@pytest.mark.rule("H-TURN-14")
def test_who_rests_may_first_use_what_the_rest_refreshes():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    fork = item(w, ana, "Muddle, Range 1", "spent")
    resting_turn(w, ana, use(fork), "blade-1", "skip")
    assert "muddle" in rat.conditions
    assert standing(ana) == ["ready"]
    assert [q.text.key for q in w.asked if q.kind == "use-item"] == [
        "haven-ask-use-rest",
        "haven-ask-use-end",
    ]


def test_a_long_rest_can_heal_more():
    w = World()
    ana = w.hero("A1", hp=10)
    ana.hp = 1
    item(w, ana, "On long rest: +1 Heal")
    herbs = item(w, ana, "On long rest: +2 Heal", "consumed")
    resting_turn(w, ana, "blade-1", use(herbs))
    assert ana.hp == 1 + 2 + 1 + 2


@pytest.mark.rule("H-RECOVER-04", "H-RECOVER-05", "H-ITEM-11")
def test_a_card_refreshes_the_stated_kind_of_item():
    w = World()
    ana = w.hero("A1")
    items = [item(w, ana, "On attack: +1 Attack", "spent") for _ in range(3)]
    cup = item(w, ana, "On damage: Negate", "consumed")
    for equipped, state in zip(ana.equipped, (*["spent"] * 3, "consumed"), strict=True):
        equipped.state = state  # type: ignore[assignment]
    w.act(ana, "Refresh 1 spent item", (items[1],))
    assert standing(ana) == ["spent", "ready", "spent", "consumed"]
    w.act(ana, "Refresh 1 consumed item")
    assert standing(ana) == ["spent", "ready", "spent", "ready"]
    assert w.offered("refresh") == [items]
    w.act(ana, "Refresh all spent items")
    assert set(standing(ana)) == {"ready"}
    assert not w.act(ana, "Refresh 1 spent item")
    assert cup in w.said("haven-refreshed")[1]["items"][0].key


@pytest.mark.rule("H-RECOVER-03")
def test_a_marked_item_stays_consumed():
    w = World()
    ana = w.hero("A1")
    item(w, ana, "On damage: Negate; Unrecoverable", "consumed")
    ana.equipped[0].state = "consumed"
    assert not w.act(ana, "Refresh all consumed items")
    assert standing(ana) == ["consumed"]
    ana.equipped[0].state = "spent"  # the mark bars the consumed alone
    assert w.act(ana, "Refresh all spent items")
    assert standing(ana) == ["ready"]


def test_who_drops_out_is_served_no_more():
    w = World()
    ana = w.hero("A1", hp=2)
    item(w, ana, "On attacked: +1 Shield")
    w.run(suffer(w.g, ana, 2))
    assert w.state.bonuses == []


def test_who_runs_out_of_cards_and_still_stands_there_is_served_no_more():
    w = World(permanent_death=True)
    ana = w.hero("A1")
    item(w, ana, "On attacked: +1 Shield")
    exhaust(w.g, ana)
    assert w.where(ana) == "A1"
    assert w.state.bonuses == []


def test_an_item_is_offered_only_while_its_fact_holds():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    coat = item(w, ana, "On attacked if hurt: +5 Shield", "spent")
    w.stack(rat, "+0", "+0")
    w.monster_turn(rat, "Attack +0")
    assert "use-item" not in {q.kind for q in w.asked}
    w.monster_turn(rat, "Attack +0", use(coat))
    assert ana.hp == ana.max_hp - 2


@pytest.mark.rule("H-ITEM-15", "H-LOOT-14")
def test_only_what_is_equipped_can_be_used():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    fork = item(w, ana, "On attack: +2 Attack", "spent", is_equipped=False)
    w.stack(ana, "+0")
    w.act(ana, "Attack 1", rat.id)
    assert fork in ana.items
    assert w.offered("attack-target") == [[rat.id, "skip"]]
