from __future__ import annotations

from heapq import heappop, heappush

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.board import Board
from engine.core.hexes import Hex, at, distance
from engine.core.paths import Ground, Mode, Reach, reach, steps_away, steps_toward
from tests.engine.core.drawing import Drawing, labels, named


def moved(
    drawing: Drawing, points: int | None, mode: Mode = "walk", halts: tuple[Hex, ...] = ()
) -> Reach:
    """Everywhere the figure at M gets to, past foes F and allies A."""
    return reach(
        drawing.board,
        drawing.the("M"),
        points,
        mode,
        drawing.ground,
        drawing.all("F"),
        drawing.all("A"),
        halts=halts,
    )


@pytest.mark.rule("H-MOVE-01")
def test_a_figure_moves_up_to_its_points_and_may_stay() -> None:
    found = moved(Drawing("M . . . ."), 2)
    assert labels(found.stops()) == "A1 B1 C1"
    assert found.cost(named("A1")) == 0
    assert found.path(named("A1")) == ()


@pytest.mark.rule("H-MOVE-02", "H-MOVE-04")
def test_it_passes_an_ally_but_does_not_end_there() -> None:
    found = moved(Drawing("M A ."), 2)
    assert labels(found.stops()) == "A1 C1"
    assert labels(found.path(named("C1"))) == "B1 C1"


@pytest.mark.rule("H-MOVE-03", "H-TERRAIN-11")
@pytest.mark.parametrize("sign", ["F", "o"])
def test_it_passes_neither_an_enemy_nor_an_obstacle(sign: str) -> None:
    assert labels(moved(Drawing(f"M {sign} ."), None).stops()) == "A1"


@pytest.mark.rule("H-MOVE-05", "H-MOVE-17")
@pytest.mark.parametrize("mode", ["walk", "jump", "fly"])
def test_no_movement_passes_a_wall(mode: Mode) -> None:
    assert labels(moved(Drawing("M # ."), None, mode).stops()) == "A1"
    thin = Drawing("M .", walls_between="A1|B1")
    assert labels(moved(thin, None, mode).stops()) == "A1"


def test_a_teleport_passes_wall_hexes_but_no_thin_wall() -> None:
    assert labels(moved(Drawing("M # ."), 2, "teleport").stops()) == "A1 C1"
    thin = Drawing("M .", walls_between="A1|B1")
    assert labels(moved(thin, 5, "teleport").stops()) == "A1"


@pytest.mark.rule("H-MOVE-07", "H-TERRAIN-09")
def test_difficult_terrain_costs_two_points_to_enter() -> None:
    found = moved(Drawing("M d ."), 3)
    assert found.cost(named("B1")) == 2
    assert found.cost(named("C1")) == 3
    assert labels(moved(Drawing("M d ."), 1).stops()) == "A1"


@pytest.mark.rule("H-MOVE-08")
@pytest.mark.parametrize("sign", ["F", "A", "o", "t", "d"])
def test_a_jump_ignores_figures_and_terrain_on_its_way(sign: str) -> None:
    found = moved(Drawing(f"M {sign} ."), 2, "jump")
    assert named("C1") in found.stops()
    assert found.negatives(named("C1")) == 0
    assert found.path(named("C1")) == (named("B1"), named("C1"))


@pytest.mark.rule("H-MOVE-09")
def test_a_jump_ends_by_the_rules_of_a_normal_move() -> None:
    assert labels(moved(Drawing("M o"), 3, "jump").stops()) == "A1"
    assert labels(moved(Drawing("M F"), 3, "jump").stops()) == "A1"
    assert moved(Drawing("M . t"), 3, "jump").negatives(named("C1")) == 1


@pytest.mark.rule("H-MOVE-18")
def test_a_jump_that_ends_on_difficult_terrain_pays_for_it() -> None:
    drawing = Drawing("M . d")
    assert moved(drawing, 2, "jump").cost(named("C1")) is None
    assert moved(drawing, 3, "jump").cost(named("C1")) == 3
    free = reach(
        drawing.board,
        named("A1"),
        2,
        "jump",
        drawing.ground,
        (),
        (),
        jump_pays_difficult=False,
    )
    assert free.cost(named("C1")) == 2


@pytest.mark.rule("H-MOVE-10")
def test_a_flyer_ignores_all_figures_and_terrain() -> None:
    found = moved(Drawing("M F o t d ."), 5, "fly")
    assert found.cost(named("F1")) == 5
    assert all(found.negatives(h) == 0 for h in found.stops())
    assert found.cost(named("E1")) == 4


@pytest.mark.rule("H-MOVE-11")
def test_a_flyer_ends_on_obstacles_and_traps_but_not_on_figures() -> None:
    assert labels(moved(Drawing("M F o t A ."), 5, "fly").stops()) == "A1 C1 D1 F1"


def test_the_way_with_fewer_traps_wins_over_the_shorter_one() -> None:
    drawing = Drawing("M t . .\n. . . .")
    found = moved(drawing, None)
    assert found.negatives(named("C1")) == 0
    assert found.cost(named("C1")) == 4
    assert named("B1") not in found.path(named("C1"))


def test_a_trap_is_crossed_when_only_that_is_within_reach() -> None:
    found = moved(Drawing("M t . .\n. . . ."), 2)
    assert found.negatives(named("C1")) == 1
    assert found.path(named("C1")) == (named("B1"), named("C1"))


@pytest.mark.parametrize("mode", ["walk", "jump", "fly", "teleport"])
@pytest.mark.parametrize("sign", [".", "t", "d"])
def test_a_halt_is_entered_and_never_left(mode: Mode, sign: str) -> None:
    halts = (named("B1"),)
    found = moved(Drawing(f"M {sign} ."), 4, mode, halts)
    assert labels(found.stops()) == "A1 B1"
    around = moved(Drawing(f"M {sign} .\n. . ."), 6, mode, halts)
    assert labels(around.path(named("C1"))) == "A2 B2 C1 C2"
    assert labels(around.path(named("B1"))) == "B1"


@pytest.mark.parametrize("mode", ["walk", "jump"])
def test_who_stands_on_a_halt_may_leave_it(mode: Mode) -> None:
    assert named("B1") in moved(Drawing("M ."), 1, mode, (named("A1"),)).stops()


def test_a_walker_slides_straight_over_ice_at_no_cost() -> None:
    found = moved(Drawing("M\ni\ni\n.\n."), 1)
    assert labels(found.stops()) == "A1 A4"
    assert found.path(named("A4")) == (named("A2"), named("A3"), named("A4"))


@pytest.mark.parametrize("stopper", ["o", "F", "A", "#", "-"])
def test_a_slide_ends_where_it_is_blocked(stopper: str) -> None:
    found = moved(Drawing(f"M\ni\ni\n{stopper}\n."), 1)
    assert labels(found.stops()) == "A1 A3"


def test_a_slide_goes_on_from_under_an_ally() -> None:
    drawing = Drawing("M\ni\n.\n.")
    found = reach(drawing.board, named("A1"), 1, "walk", drawing.ground, (), [named("A2")])
    assert labels(found.stops()) == "A1 A3"


@pytest.mark.parametrize("mode", ["fly", "jump", "teleport"])
def test_only_walkers_slide(mode: Mode) -> None:
    assert labels(moved(Drawing("M\ni\ni\n."), 1, mode).stops()) == "A1 A2"


def test_a_slide_onto_a_trap_counts_it_and_onto_difficult_ground_costs_no_more() -> None:
    assert moved(Drawing("M\ni\nt"), 1).negatives(named("A3")) == 1
    assert moved(Drawing("M\ni\nd"), 1).cost(named("A3")) == 1


def test_there_is_no_path_where_there_is_no_way() -> None:
    found = moved(Drawing("M # ."), 5)
    assert found.cost(named("C1")) is found.negatives(named("C1")) is None
    with pytest.raises(ValueError, match="C1"):
        found.path(named("C1"))


@pytest.mark.rule("H-EFFECT-05", "H-EFFECT-08")
def test_a_push_leads_farther_away_and_a_pull_nearer() -> None:
    board = Drawing("\n".join([". . . . ."] * 4)).board
    source, here = named("B2"), named("C3")
    assert all(distance(source, h) == 2 for h in steps_away(board, here, source))
    assert len(steps_away(board, here, source)) == 3
    assert steps_toward(board, here, source) == (source,)


@st.composite
def grounds(draw: st.DrawFn) -> tuple[list[Hex], Ground, list[Hex], list[Hex]]:
    """A small map with something on most hexes; the figure stands on the first one."""
    cells = [at(column, row) for column in range(4) for row in range(4)]
    what = draw(st.lists(st.sampled_from("....otdFA-"), min_size=15, max_size=15))
    signs = dict(zip(cells[1:], what, strict=True))
    floor = [h for h in cells if signs.get(h) != "-"]

    def those(sign: str) -> list[Hex]:
        return [h for h in floor if signs.get(h) == sign]

    ground = Ground(frozenset(those("o")), frozenset(those("t")), frozenset(those("d")))
    return floor, ground, those("F"), those("A")


@given(grounds(), st.one_of(st.none(), st.integers(0, 6)))
def test_walking_agrees_with_a_plain_search(
    drawn: tuple[list[Hex], Ground, list[Hex], list[Hex]], points: int | None
) -> None:
    floor, ground, foes, allies = drawn
    board = Board.build(floor)
    found = reach(board, floor[0], points, "walk", ground, foes, allies)
    best = _plain_search(board, floor[0], points, ground, foes)
    for here in floor:
        place = found.negatives(here), found.cost(here)
        assert place == best.get(here, (None, None))
        if here in best:
            way = found.path(here)
            assert place == (
                sum(h in ground.negative for h in way),
                sum(2 if h in ground.difficult else 1 for h in way),
            )
            assert all(
                b in board.neighbours(a) for a, b in zip((floor[0], *way), way, strict=False)
            )
    assert set(found.stops()) == set(best) - set(allies)


def _plain_search(
    board: Board, start: Hex, points: int | None, ground: Ground, foes: list[Hex]
) -> dict[Hex, tuple[int, int]]:
    """Every pair of negative hexes and cost that no other pair beats; then the least of them."""
    queue = [(0, 0, start)]
    kept: dict[Hex, list[tuple[int, int]]] = {}
    while queue:
        negatives, cost, here = heappop(queue)
        if any(n <= negatives and c <= cost for n, c in kept.get(here, [])):
            continue
        kept.setdefault(here, []).append((negatives, cost))
        for there in board.neighbours(here):
            price = cost + (2 if there in ground.difficult else 1)
            if there in foes or there in ground.obstacles or price > (points or 99) * (points != 0):
                continue
            heappush(queue, (negatives + (there in ground.negative), price, there))
    return {here: min(pairs) for here, pairs in kept.items()}
