"""What a campaign remembers: the public lines of its ledger that tell of something great.

Each kind of line is listed here; whatever else the ledger holds is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core.campaign import Landmark
from engine.core.tableau import HistoryTableau, MomentView
from engine.core.text import Say, say
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.numbers import prosperity_level
from engine.systems.haven.campaign.tableaux.gauges import prosperity_track

_POINTS = "haven-prosperity-changed"


def _risen(line: Say) -> Say | None:
    """Only a new level is worth a line."""
    before, after = (prosperity_level(_number(line, fact)) for fact in ("before", "after"))
    return say("haven-moment-level", level=after) if after > before else None


def _only(fact: str) -> Callable[[Say], Say | None]:
    def told(line: Say) -> Say | None:
        found = line.facts.get(fact)
        return found if isinstance(found, Say) else None

    return told


# The lines of the ledger that are shown: of what kind each is, and what is said of it.
_LINES: Mapping[str, tuple[str, Callable[[Say], Say | None]]] = {
    "haven-completed": ("won", _only("scenario")),
    "haven-lost": ("lost", _only("scenario")),
    "haven-retired": ("retired", _only("hero")),
    "haven-hero-buried": ("died", _only("hero")),
    "haven-class-unlocked": ("unlocked", _only("class_")),
    "haven-box-opened": ("unlocked", _only("box")),
    "haven-achievement-gained-global": ("achieved", _only("name")),
    _POINTS: ("risen", _risen),
}
_GM = "haven-gm-steps-in"  # holds the lines of what the GM did
LANDMARKS = (*_LINES, _GM)
KEYS: dict[str, tuple[str, ...]] = {f"haven-moment-{kind}": () for kind, _ in _LINES.values()}


def history_tableau(case: Case, told: Sequence[Landmark]) -> HistoryTableau | None:
    """Everything that is listed above, in its order; None: nothing happened yet."""
    moments = tuple(_moments(told))
    return (
        HistoryTableau(say("haven-history"), moments, prosperity_track(case)) if moments else None
    )


def _moments(told: Sequence[Landmark]) -> Iterator[MomentView]:
    points = 0
    for day, said in _lines(told):
        if said.key == _POINTS:
            points = _number(said, "after")
        kind, tell = _LINES[said.key]
        line = tell(said)
        if line is not None:
            yield MomentView(kind, Say(f"haven-moment-{kind}"), line, day, points)


def _lines(told: Sequence[Landmark]) -> Iterator[tuple[tuple[int, int, int], Say]]:
    """Every line that is listed, those that the GM's line holds among them."""
    for landmark in told:
        held = landmark.say.facts.get("lines") if landmark.say.key == _GM else (landmark.say,)
        for line in held if isinstance(held, tuple) else ():
            if line.key in _LINES:
                yield landmark.day, line


def _number(line: Say, fact: str) -> int:
    found = line.facts.get(fact)
    return found if isinstance(found, int) else 0
