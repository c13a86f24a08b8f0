from __future__ import annotations

import pytest

from tests.engine.systems.haven.world import World


@pytest.mark.rule("H-ELEM-10", "H-ELEM-14")
@pytest.mark.parametrize(
    ("present", "is_offered"), [(("fire",), False), (("ice",), False), (("fire", "ice"), True)]
)
def test_an_element_and_any_other_are_two(present: tuple[str, ...], is_offered: bool):
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    for name in present:
        w.element(name)
    w.stack(ana, "+0")
    w.act(ana, "Attack 2; Fire & Any: +1 Attack", *(["augment-0"] if is_offered else []), rat.id)
    assert rat.max_hp - rat.hp == (3 if is_offered else 2)
    assert bool(w.offered("consume")) is is_offered
    assert set(w.state.elements.values()) == ({"inert"} if is_offered else {"inert", "strong"})


@pytest.mark.rule("H-ELEM-14", "H-ELEM-15")
def test_the_players_choose_which_element_a_monster_uses_up():
    w = World()
    ana, rat = w.hero("A1"), w.monster("B1")
    w.element("ice")
    w.element("dark", "waning")
    w.stack(rat, "+0")
    w.monster_turn(rat, "Attack +0; Any: +1 Attack", "dark")
    assert ana.hp == ana.max_hp - 3
    assert (w.state.elements["ice"], w.state.elements["dark"]) == ("strong", "inert")
    assert w.asked[0].seats == w.g.party
