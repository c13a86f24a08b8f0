"""What holds for a monster's decision wherever it stands, and whether its reasons say the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.hexes import Hex
from engine.systems.haven.tactics import Considered, Foe, Situation, decide
from engine.systems.haven.vectors import Vector, VectorFigure, VectorFlags, situation_of
from tests.engine.systems.haven.oracle import Answer, Solver
from tests.engine.systems.haven.oracle.drawn import draw_flags, draw_vector
from tests.engine.systems.haven.oracle.fast import answer_of, fast_answers, spot_of, spots_of
from tests.engine.systems.haven.oracle.terrain import FAR, Spot

situations = st.tuples(st.integers(0, 2**32), st.integers(4, 120))
checked = settings(max_examples=150, deadline=None)
FAR_AWAY = Hex(60, 60)


def _drawn(situation: tuple[int, int]) -> tuple[Vector, VectorFlags, Random]:
    seed, size = situation
    rng = Random(seed)
    return draw_vector(rng, size), draw_flags(rng), rng


# --- the same position in another guise


@checked
@given(situations, st.integers(0, 5), st.booleans())
def test_a_turned_or_mirrored_map_turns_or_mirrors_the_answers(
    situation: tuple[int, int], turns: int, is_mirrored: bool
) -> None:
    vector, flags, _ = _drawn(situation)

    def moved(spot: Spot) -> Hex:
        q, r = spot[::-1] if is_mirrored else spot
        for _ in range(turns):
            q, r = -r, q + r
        return Hex(q + 7, r - 3)

    turned = {_moved_answer(one, moved) for one in fast_answers(vector, flags)}
    assert fast_answers(_moved_vector(vector, moved), flags) == turned


def _moved_answer(answer: Answer, moved: Callable[[Spot], Hex]) -> Answer:
    destination, *groups = answer
    return Answer(moved(destination), *(frozenset(map(moved, group)) for group in groups))


def _moved_vector(vector: Vector, moved: Callable[[Spot], Hex]) -> Vector:
    """The same position elsewhere; areas may lie in any direction as they are."""
    figures = []
    for figure in vector.figures:
        q, r = moved((figure.q, figure.r))
        figures.append(msgspec.structs.replace(figure, q=q, r=r))
    return msgspec.structs.replace(
        vector,
        hexes=tuple(map(moved, vector.hexes)),
        wall_hexes=tuple(map(moved, vector.wall_hexes)),
        wall_edges=tuple((moved(a), moved(b)) for a, b in vector.wall_edges),
        terrain={kind: tuple(map(moved, spots)) for kind, spots in vector.terrain.items()},
        figures=tuple(figures),
    )


@checked
@given(situations)
def test_neither_names_nor_the_order_of_figures_matter(situation: tuple[int, int]) -> None:
    vector, flags, rng = _drawn(situation)
    known = situation_of(vector, flags.rules())
    foes = [Foe(f"foe {k}", foe.hex, foe.initiative) for k, foe in enumerate(known.foes)]
    rng.shuffle(foes)
    allies = rng.sample(known.allies, len(known.allies))
    renamed = msgspec.structs.replace(known, foes=tuple(foes), allies=tuple(allies))
    assert _by_hex(renamed) == _by_hex(known)


def _by_hex(
    situation: Situation,
) -> set[tuple[Hex, frozenset[Hex], frozenset[Hex], tuple[Hex, ...]]]:
    where = {foe.id: foe.hex for foe in situation.foes}
    return {
        (
            outcome.destination,
            frozenset(where[foe] for foe in outcome.attacks),
            frozenset(where[foe] for foe in outcome.focuses),
            outcome.goals,
        )
        for outcome in decide(situation).outcomes
    }


@checked
@given(situations)
def test_figures_on_an_island_change_nothing(situation: tuple[int, int]) -> None:
    # H-FOCUS-10: no way leads there, and it is too far for any area.
    vector, flags, _ = _drawn(situation)
    shore = FAR_AWAY.plus(Hex(1, 0))
    crowded = msgspec.structs.replace(
        vector,
        hexes=(*vector.hexes, FAR_AWAY, shore),
        figures=(
            VectorFigure("character", *FAR_AWAY, 0, False),
            *vector.figures,
            VectorFigure("ally_monster", *shore, None, False),
        ),
    )
    assert fast_answers(crowded, flags) == fast_answers(vector, flags)


# --- paths and reasons


@pytest.mark.rule("H-MMOVE-11")
@checked
@given(situations)
def test_the_path_taken_is_legal_and_none_is_better(situation: tuple[int, int]) -> None:
    vector, flags, _ = _drawn(situation)
    solver = Solver(vector, flags)
    decision = decide(situation_of(vector, flags.rules()))
    for outcome in decision.outcomes:
        path = decision.path_to(outcome)
        assert [solver.start, *path][-1] == outcome.destination
        price = solver.moves.walked(solver.start, path)
        assert price == solver.prices[outcome.destination]
        assert price[1] <= vector.action.move


@checked
@given(situations)
def test_the_reasons_weigh_every_foe_by_the_rules(situation: tuple[int, int]) -> None:
    vector, flags, _ = _drawn(situation)
    solver = Solver(vector, flags)
    reasons = decide(situation_of(vector, flags.rules())).reasons
    assert {spot_of(one.foe) for one in reasons.considered} == set(solver.initiatives)
    for one in reasons.considered:
        enemy = spot_of(one.foe)
        ways = [price for p, price in solver.prices.items() if solver.aims.can_attack(p, enemy)]
        assert (one.negatives, one.path) == min(ways, default=(None, None))
        assert _standing(one) == solver.rank(enemy)
    assert spots_of(reasons.focuses) == solver.focuses()
    assert reasons.decided_by == _rule_that_decided(reasons.considered)
    if len(reasons.focuses) > 1:
        assert reasons.decided_by == "tie"


def _standing(one: Considered) -> tuple[int, int]:
    return FAR if one.proximity is None else one.proximity, one.initiative


def _rule_that_decided(considered: tuple[Considered, ...]) -> str:
    """How far down the list of rules one must read to know the focus."""
    keys = sorted(
        (one.negatives, one.path, *_standing(one)) for one in considered if one.path is not None
    )
    if len(keys) < 2:
        return "only" if keys else "nothing"
    first, second = keys[:2]
    named = zip(("negatives", "path", "proximity", "initiative"), first, second, strict=True)
    return next((rule for rule, a, b in named if a != b), "tie")


@checked
@given(situations, st.booleans())
def test_the_reasons_name_the_hexes_and_targets_of_the_outcomes(
    situation: tuple[int, int], has_focus: bool
) -> None:
    vector, flags, rng = _drawn(situation)
    known = situation_of(vector, flags.rules())
    if has_focus and known.foes:
        known = msgspec.structs.replace(known, focus=(rng.choice(known.foes).id,))
    decision, solver = decide(known), Solver(vector, flags)
    answers, reasons = {answer_of(one) for one in decision.outcomes}, decision.reasons
    assert spots_of(reasons.focuses) == {focus for one in answers for focus in one.focuses}
    assert {aim.hex for aim in reasons.aims} == {goal for one in answers for goal in one.goals}
    reached = {(aim.hex, spots_of(aim.targets)) for aim in reasons.aims if aim.is_reached}
    assert reached == {
        (one.destination, one.attacks) for one in answers if one.destination in one.goals
    }
    for aim in reasons.aims:
        assert (aim.negatives, aim.path) == solver.prices[aim.hex]
        assert aim.is_reached == solver.is_in_reach(aim.hex)
        hindered = {
            foe for foe in aim.targets if solver.aims.is_disadvantaged(aim.hex, spot_of(foe))
        }
        assert set(aim.disadvantaged) == hindered
