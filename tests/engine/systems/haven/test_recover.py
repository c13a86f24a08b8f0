from __future__ import annotations

import pytest

from engine.systems.haven.abilities.bonuses import shield_of
from engine.systems.haven.heroes.rest import long_rest
from engine.systems.haven.state import ActiveCard
from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-RECOVER-01", "H-RECOVER-05")
def test_cards_of_the_stated_pile_come_back_at_once_up_to_the_number():
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.discard, ana.lost = [], ["blade-1", "blade-2", "blade-3"], ["blade-4"]
    w.act(ana, "Recover 2 discarded cards", ("blade-1", "blade-3"))
    assert ana.hand == ["blade-1", "blade-3"]
    assert (ana.discard, ana.lost) == (["blade-2"], ["blade-4"])
    w.act(ana, "Recover all lost cards")
    assert ana.hand[-1] == "blade-4"
    assert w.offered("recover") == [["blade-1", "blade-2", "blade-3"]]
    assert (w.asked[0].least, w.asked[0].most) == (0, 2)


@pytest.mark.rule("H-RECOVER-01")
def test_fewer_cards_may_be_taken():
    w = World()
    ana = w.hero("A1", hand=[], discard=["blade-1", "blade-2", "blade-3"])
    assert not w.act(ana, "Recover 2 discarded cards", ())
    assert ana.discard == ["blade-1", "blade-2", "blade-3"]


@pytest.mark.rule("H-RECOVER-01", "H-TURN-09", "H-TURN-21")
@pytest.mark.parametrize(("chosen", "pile"), [((), "discard"), (("blade-9",), "lost")])
def test_declining_the_last_part_saves_a_card_from_being_lost(chosen: tuple[str, ...], pile: str):
    w = World()
    ana = w.hero("A1", discard=["blade-9"])
    w.card(ana, "call", top="Attack 3; Recover 2 discarded cards; Lost")
    w.picked(ana, "call", "blade-1")
    w.turn(ana, "call:top", chosen, "end")
    assert "call" in getattr(ana, pile)


@pytest.mark.rule("H-RECOVER-01")
@pytest.mark.parametrize(
    "printed",
    [
        "Attack 3; Recover 2 discarded cards",
        "Heal 1, Self; Attack 3; Recover 2 discarded cards; Lost",
    ],
)
def test_nobody_is_asked_about_a_recovery_that_costs_nothing(printed: str):
    w = World()
    ana = w.hero("A1", discard=["blade-9"])
    w.card(ana, "call", top=printed)
    w.picked(ana, "call", "blade-1")
    w.turn(ana, "call:top", "end")
    assert w.offered("recover") == []
    assert "blade-9" in ana.hand


@pytest.mark.rule("H-RECOVER-02")
@pytest.mark.parametrize(("is_lost", "pile"), [(False, "discarded"), (True, "lost")])
def test_an_active_card_of_the_pile_may_be_taken_and_its_effect_ends(is_lost: bool, pile: str):
    w = World()
    ana = w.hero("A1")
    card = w.card(ana, "ward", top=f"Shield 2, Self; Persistent{'; Lost' * is_lost}")
    w.picked(ana, card, "blade-1")
    w.turn(ana, "ward:top", "end")
    other = "lost" if pile == "discarded" else "discarded"
    ana.discard = []
    assert not w.act(ana, f"Recover 1 {other} card")
    w.act(ana, f"Recover 1 {pile} card", ("ward",))
    assert "ward" in ana.hand
    assert ana.active == []
    assert shield_of(w.g, ana) == 0


@pytest.mark.rule("H-RECOVER-03")
@pytest.mark.parametrize("half", ["top", "bottom"])
def test_a_marked_card_never_comes_back_once_lost(half: str):
    w = World()
    ana = w.hero("A1")
    marked = "Attack 4; Lost; Unrecoverable"
    card = w.card(ana, "oath", top=marked) if half == "top" else w.card(ana, "oath", bottom=marked)
    ana.hand.remove(card)
    ana.lost = [card]
    assert not w.act(ana, "Recover 1 lost card")
    ana.lost, ana.active = [], [ActiveCard(card, "top", "persistent", is_lost=True)]
    assert not w.act(ana, "Recover 1 lost card")


@pytest.mark.rule("H-RECOVER-06")
def test_a_marked_card_comes_back_from_the_discards():
    w = World()
    ana = w.hero("A1")
    card = w.card(ana, "oath", top="Attack 4; Lost; Unrecoverable")
    ana.hand, ana.discard = [], [card]
    assert w.act(ana, "Recover 1 discarded card")
    ana.hand, ana.discard = [], [card, "blade-1"]
    w.run(long_rest(w.g, ana), "blade-1")
    assert ana.hand == [card]
