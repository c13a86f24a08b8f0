from __future__ import annotations

import msgspec
import pytest

from engine.core.seat import Seat
from engine.core.view import View
from engine.systems.haven.state import ActiveCard
from tests.engine.systems.haven.world import World, spot


def seen(w: World, seat: str | None) -> View:
    return w.system().view(w.g.state, Seat(seat) if seat else None)


def pile(view: View, name: str) -> list[str]:
    return [card.id for p in view.piles if p.id == name for card in p.cards]


def test_a_seat_sees_its_own_cards():
    w = World()
    ana = w.hero("A1")
    ana.hand, ana.discard, ana.lost = ["blade-1", "blade-2"], ["blade-3"], ["blade-4"]
    ana.active = [ActiveCard("blade-5", "top", "round", False)]
    view = seen(w, "s0")
    assert pile(view, "hand") == ["blade-1", "blade-2"]
    assert pile(view, "discard") == ["blade-3"]
    assert pile(view, "lost") == ["blade-4"]
    assert pile(view, "active") == ["blade-5"]


@pytest.mark.rule("H-SELECT-06")
@pytest.mark.parametrize("seat", [None, "s1", "gm"])
def test_nobody_else_sees_a_hand_or_an_order_of_draw_piles(seat: str | None):
    w, other = World(), World()
    for world, hand in ((w, ["blade-1", "blade-2"]), (other, ["blade-7", "blade-8"])):
        hero = world.hero("A1")
        hero.hand = hand
        hero.modifiers.cards.pile.reverse() if world is other else None
    assert msgspec.json.encode(seen(w, seat)) == msgspec.json.encode(seen(other, seat))


def test_everyone_sees_how_many_cards_a_hand_has():
    w = World()
    w.hero("A1").hand = ["blade-1"]
    facts = {say.key: say.facts for say in seen(w, None).seats[0].facts}
    assert facts["haven-seat-cards"] == {"hand": 1, "discard": 0, "lost": 0, "active": 0}


def test_what_lies_in_an_unrevealed_room_is_fog():
    w = World("a a ab bT b$", spawns={"E1": ("rat", "normal")})
    hexes = {h.hex: h for h in seen(w, None).hexes}
    assert hexes[spot("D1")].ground == "fog"
    assert hexes[spot("D1")].overlays == ()
    assert hexes[spot("E1")].coins == 0
    assert hexes[spot("C1")].overlays == ("door-closed",)
    assert seen(w, None).figures == ()


def test_the_map_shows_terrain_figures_and_effects():
    w = World("a aT aO a~ a^ a$ aG a")
    ana = w.hero("A1")
    w.monster("H1", shield=1, retaliate=2, is_flying=True)
    w.act(ana, "Shield 2, Self")
    view = seen(w, "s0")
    hexes = {h.hex.label: h for h in view.hexes}
    assert [hexes[f"{c}1"].overlays for c in "BCG"] == [("trap",), ("obstacle",), ("treasure",)]
    assert [hexes[f"{c}1"].ground for c in "ADE"] == ["floor", "difficult", "hazard"]
    assert hexes["F1"].coins == 1
    hero, rat = view.figures
    assert [say.facts.get("value") for say in hero.effects] == [2]
    assert [say.key for say in rat.effects] == [
        "haven-effect-shield",
        "haven-effect-retaliate",
        "haven-effect-flying",
    ]


def test_the_order_shows_the_monsters_cards():
    w = World()
    w.hero("A1"), w.monster("H6")
    w.ability("rat", "Move +0; Attack +1", 33)
    w.order(blade=20, rat=33)
    hero, rat = seen(w, None).order
    assert (hero.initiative, rat.initiative) == (20, 33)
    assert hero.card == ()
    assert len(rat.card) == 2
