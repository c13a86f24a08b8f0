"""What a monster does with its move and its attack."""

from __future__ import annotations

from engine.core.bits import bits
from engine.core.passage import Passage
from engine.core.paths import Reach
from engine.systems.haven.tactics.aim import Aim
from engine.systems.haven.tactics.approach import Approach
from engine.systems.haven.tactics.decision import Decision, Outcome
from engine.systems.haven.tactics.focus import Focus, find_focuses
from engine.systems.haven.tactics.positions import Choice, choose
from engine.systems.haven.tactics.reasons import explain
from engine.systems.haven.tactics.situation import Situation

_Key = tuple[int, int]  # destination and attacked foes


def focuses_of(situation: Situation) -> tuple[str, ...]:
    """Whom the figure focuses on; several if they tie, nobody if it could never attack any."""
    reach, aim = _reach(situation), Aim(situation)
    found = find_focuses(situation, aim, reach)
    return tuple(aim.foes[focus.foe].id for focus in found)


def _reach(situation: Situation) -> Reach:
    passage = Passage(
        situation.board,
        situation.me,
        situation.plan.mode,
        situation.ground,
        (foe.hex for foe in situation.foes),
        situation.allies,
        jump_pays_difficult=situation.rules.jump_pays_difficult,
    )
    return Reach(situation.board, passage)


def decide(situation: Situation) -> Decision:
    """Everything that the rules let the figure do; more than one outcome is a tie."""
    reach, aim = _reach(situation), Aim(situation)
    chosen = [
        (focus, choose(situation, aim, reach, focus))
        for focus in find_focuses(situation, aim, reach)
    ]
    return Decision(
        _outcomes(situation, aim, reach, chosen),
        lambda: explain(situation, aim, reach, chosen),
        reach.path,
    )


def _outcomes(
    situation: Situation, aim: Aim, reach: Reach, chosen: list[tuple[Focus, Choice]]
) -> tuple[Outcome, ...]:
    """The outcomes of all focuses, equal ones merged, in a fixed order."""
    if not chosen:  # H-FOCUS-10
        return (Outcome(situation.me, (), (), ()),)
    found: dict[_Key, tuple[int, int]] = {}
    move = situation.plan.move
    for focus, choice in chosen:
        approach = None if choice.is_reached else Approach(reach, focus.negatives, move)
        for spot in choice.spots:
            if approach is None:
                keys = [(spot.hex, spot.group if situation.plan.attacks else 0)]
            else:
                keys = [(stop, 0) for stop in bits(approach.stops(spot.hex))]
            for key in keys:
                focuses, goals = found.get(key, (0, 0))
                found[key] = (focuses | focus.foe, goals | spot.hex)
    return tuple(_outcome(aim, *key, *found[key]) for key in sorted(found))


def _outcome(aim: Aim, destination: int, attacked: int, focuses: int, goals: int) -> Outcome:
    hexes_of = aim.board.hexes_of
    return Outcome(
        hexes_of(destination)[0], aim.names(attacked), aim.names(focuses), tuple(hexes_of(goals))
    )
