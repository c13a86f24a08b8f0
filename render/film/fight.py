"""The script of a whole fight: one picture for each turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from msgspec import structs

from engine.core.hexes import Hex
from engine.core.view import TrailView, View
from render.film.cuts import Cut
from render.film.shots import Change, Shot

MOST_TURNS = 130  # pictures; of more the least telling are left out
LONGEST = 30_000  # milliseconds, the first and the last picture aside
OPENING, ENDING = 900, 2600
SLOWEST, QUICKEST = 520, 150


def fight_of(shots: Sequence[Shot], first: View) -> tuple[Cut, ...]:
    """A picture for each turn in which something happened."""
    turns = [_turn(group) for group in _grouped(shots)]
    told = [turn for turn in turns if not turn.is_quiet]
    for is_telling in (_moves_things, _harms, _fells):
        if len(told) > MOST_TURNS:
            told = [turn for turn in told if is_telling(turn)]
    every = -(-len(told) // MOST_TURNS)
    told = [turn for n, turn in enumerate(told) if (len(told) - 1 - n) % max(1, every) == 0]
    ms = max(QUICKEST, min(SLOWEST, LONGEST // max(1, len(told))))
    cuts = [Cut(Shot(first, first, first.goal), "still", 1.0, OPENING)]
    cuts += [Cut(turn, "turn", 1.0, ms) for turn in told]
    end = shots[-1].after if shots else first
    return (*cuts, Cut(Shot(end, end), "still", 1.0, ENDING))


def _grouped(shots: Iterable[Shot]) -> Iterator[list[Shot]]:
    """Turn by turn; what happens before the first turn of a round is one, too."""
    group: list[Shot] = []
    for shot in shots:
        if group and (shot.is_turn or shot.before.round != group[-1].before.round):
            yield group
            group = []
        group.append(shot)
    if group:
        yield group


def _turn(group: Sequence[Shot]) -> Shot:
    """What came of a turn, and its most telling sentence."""
    chosen = max(group, key=_weight)
    ways = [shot.way for shot in group if shot.way is not None]
    trails = tuple(TrailView(way.figure, way.path) for way in ways)
    return Shot(
        before=group[0].before,
        after=structs.replace(group[-1].after, trails=trails),
        say=chosen.say,
        actor=chosen.actor,
        changes=_summed(group),
        fallen=tuple(figure for shot in group for figure in shot.fallen),
        is_opening=any(shot.is_opening for shot in group),
        is_quiet=not any(_weight(shot) > 0 for shot in group),
    )


def _summed(group: Sequence[Shot]) -> tuple[Change, ...]:
    """All that somebody lost or won in a turn, where it last happened."""
    amounts: dict[str, int] = {}
    places: dict[str, Hex] = {}
    for shot in group:
        changes = list(shot.changes)
        if shot.strike is not None:
            standing = (*shot.before.figures, *shot.after.figures)
            struck = next((f.id for f in standing if f.hex == shot.strike.target), "")
            changes.append(Change(struck, shot.strike.target, -shot.strike.amount))
        for change in changes:
            amounts[change.figure] = amounts.get(change.figure, 0) + change.amount
            places[change.figure] = change.hex
    return tuple(Change(who, places[who], amount) for who, amount in amounts.items() if amount)


def _weight(shot: Shot) -> int:
    if shot.fallen:
        return 5
    if shot.is_opening:
        return 4
    if shot.strike is not None:
        return 3
    if shot.changes:
        return 2
    return 1 if shot.way is not None else 0


def _moves_things(turn: Shot) -> bool:
    return bool(turn.changes or turn.fallen or turn.is_opening)


def _harms(turn: Shot) -> bool:
    return bool(turn.fallen or turn.is_opening or any(c.amount < 0 for c in turn.changes))


def _fells(turn: Shot) -> bool:
    return bool(turn.fallen or turn.is_opening)


def halved(cuts: Sequence[Cut]) -> tuple[Cut, ...]:
    """Every other picture, each seen for twice as long; the first and the last stay."""
    middle = [replace(cut, ms=cut.ms * 2) for cut in cuts[1:-1]]
    return (cuts[0], *middle[len(middle) % 2 :: 2], cuts[-1]) if len(cuts) > 3 else tuple(cuts)
