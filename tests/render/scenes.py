"""Views built by hand, with names of nobody's."""

from __future__ import annotations

from collections.abc import Mapping

from bot.words import Words
from engine.core.hexes import Hex, at
from engine.core.marks import MapMark
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.core.view import (
    FigureView,
    HexView,
    SeatView,
    TrackView,
    TrailView,
    TurnView,
    View,
)

NAMES = {
    "scenario.cellar": "The Cellar under the Mill",
    "goal.kill-all": "Defeat every enemy. The keeper may not fall before the last door opens.",
    "monster.husk-guard": "Husk Guard",
    "monster.bog-archer": "Bog Archer",
    "monster.old-warden": "Old Warden",
    "class.lantern": "Lantern",
    "class.thornback": "Thornback",
    "class.tinker": "Tinker",
    "class.veil": "Veil",
}
SPEAKER = Words(lambda locale: NAMES, strict=True)

MAP = """
.  .  .  .  .  .  .  .  .  .  .  .
.  aS aS a  a  .  .  .  b  b  b  .
.  aS aS a  aO .  .  b  b  b3 b  b
.  aS a  a~ a  a  ab b  bO b  b  bG
.  a  aT a  a$ a  .  b  b  b^ b  b
.  a  a  a~ a  .  .  .  b  b  b  .
"""
SIGNS = {"O": "obstacle", "T": "trap", "S": "start", "G": "treasure"}
GROUNDS = {"~": "difficult", "^": "hazard", "w": "water", "i": "ice"}


def spoken(message: Say) -> str:
    """The words in English; `own-words` are somebody's own."""
    if message.key == "own-words":
        return str(message.facts["text"])
    facts = {name: _with_own(fact) for name, fact in message.facts.items()}
    return SPEAKER.speak(Say(message.key, facts), "en")


def _with_own(fact: int | str | Say | tuple[Say, ...]) -> int | str | Say | tuple[Say, ...]:
    if isinstance(fact, Say):
        return spoken(fact)
    if isinstance(fact, tuple):
        return ", ".join(spoken(part) for part in fact)
    return fact


def hexes(drawing: str, *, hidden: str = "", is_open: bool = True) -> tuple[HexView, ...]:
    """A drawn map as a view shows it; rooms in `hidden` lie in fog."""
    made = []
    for row, line in enumerate(drawing.strip("\n").splitlines()):
        for column, cell in enumerate(line.split()):
            if cell == ".":
                continue
            place, sign = at(column, row), cell[1:]
            if cell[0] in hidden:
                made.append(HexView(place, "fog"))
            elif sign.islower() and sign not in GROUNDS:
                made.append(HexView(place, overlays=("door-open" if is_open else "door-closed",)))
            else:
                made.append(
                    HexView(
                        place,
                        GROUNDS.get(sign, "floor"),
                        (SIGNS[sign],) if sign in SIGNS else (),
                        2 if sign == "$" else 0,
                    )
                )
    return tuple(made)


def hero(look: str, place: Hex, hp: int = 8, **more: object) -> FigureView:
    """A hero of ten hit points."""
    name = {"lantern": "Ada", "thornback": "Ben", "tinker": "Chloé", "veil": "Dov"}[look]
    return FigureView(look, say("own-words", text=name), look, "hero", place, hp, 10, **more)  # type: ignore[arg-type]


def monster(look: str, number: int | None, place: Hex, hp: int = 5, **more: object) -> FigureView:
    """A monster of six hit points."""
    key = Say(f"monster.{look}")
    if number is not None:
        key = say("haven-monster", name=key, number=number)
    settings = {"rank": "normal", "number": number} | more
    return FigureView(f"{look}-{number}", key, look, "monster", place, hp, 6, **settings)  # type: ignore[arg-type]


HEROES = (
    hero("lantern", at(5, 3), 9, is_acting=True, effects=(say("text-shield", value=1),)),
    hero("thornback", at(4, 4), 4, conditions=("poison", "muddle")),
    hero("tinker", at(2, 1), 10, conditions=("strengthen",)),
    hero("veil", at(3, 3), 2, conditions=("wound", "immobilize", "invisible")),
)
MONSTERS = (
    monster("husk-guard", 1, at(7, 3), effects=(say("text-retaliate", value=2),)),
    monster("husk-guard", 3, at(8, 2), 6, rank="elite", conditions=("stun", "disarm")),
    monster("bog-archer", 2, at(9, 2), 1),
    monster("bog-archer", 6, at(10, 4), 3, rank="elite"),
    monster("old-warden", None, at(10, 2), 30, rank="boss"),
)
SEATS = tuple(
    SeatView(Seat(look), name, look, Say(f"class.{look}"), hp, 10, is_awaited=look == "lantern")
    for look, name, hp in (
        ("lantern", "Ada", 9),
        ("thornback", "Ben", 4),
        ("tinker", "Chloé", 10),
        ("veil", "Dov", 2),
    )
)
ORDER = (
    TurnView(say("own-words", text="Dov"), "veil", 9, is_done=True),
    TurnView(
        Say("monster.husk-guard"),
        "husk-guard",
        15,
        is_done=True,
        card=(say("text-move", value=2), say("text-attack", value=3)),
    ),
    TurnView(say("own-words", text="Ada"), "lantern", 27, is_acting=True),
    TurnView(Say("monster.bog-archer"), "bog-archer", 44, card=(say("text-attack", value=2),)),
    TurnView(say("own-words", text="Ben"), "thornback", 61),
    TurnView(Say("monster.old-warden"), "old-warden", 77, card=(say("text-move", value=1),)),
    TurnView(say("own-words", text="Chloé"), "tinker", 90),
)
STATES: Mapping[str, str] = {"fire": "strong", "ice": "waning", "light": "strong", "dark": "waning"}
TRACKS = tuple(
    TrackView(
        e,
        Say(f"element-{e}"),
        STATES.get(e, "inert"),
        {"strong": 2, "waning": 1}.get(STATES.get(e, ""), 0),
    )
    for e in ("fire", "ice", "air", "earth", "light", "dark")
)


def scene(**changes: object) -> View:
    """Two rooms with the door open, in the middle of a round."""
    settings: dict[str, object] = {
        "system": "haven",
        "scenario": Say("scenario.cellar"),
        "goal": Say("goal.kill-all"),
        "round": 3,
        "phase": say("own-words", text=""),
        "seat": None,
        "hexes": hexes(MAP),
        "wall_edges": ((at(9, 2), at(10, 2)), (at(9, 3), at(10, 3))),
        "figures": (*HEROES, *MONSTERS),
        "order": ORDER,
        "tracks": TRACKS,
        "seats": SEATS,
    }
    return View(**(settings | changes))  # type: ignore[arg-type]


def first_round() -> View:
    """The second room still hidden, nobody has picked."""
    return scene(
        round=1,
        hexes=hexes(MAP, hidden="b", is_open=False),
        figures=(
            hero("lantern", at(1, 1), 10),
            hero("thornback", at(1, 2), 10),
            hero("tinker", at(2, 1), 10),
            hero("veil", at(1, 3), 10),
            monster("husk-guard", 1, at(4, 3), 6),
            monster("husk-guard", 2, at(5, 4), 6, rank="elite"),
        ),
        order=(),
        tracks=tuple(TrackView(t.id, t.name, "inert", 0) for t in TRACKS),
    )


TRAILS = (
    TrailView("husk-guard-1", (at(9, 1), at(8, 2), at(7, 2), at(7, 3))),
    TrailView("bog-archer-6", (at(11, 2), at(10, 3), at(10, 4))),
)
REACH = tuple(
    MapMark(at(column, row), "reach", cost, is_harmful=cost in "35")
    for column, row, cost in (
        *((4, 3, "1"), (5, 4, "1"), (6, 3, "1"), (3, 2, "2"), (4, 5, "2"), (7, 2, "2")),
        *((7, 4, "2"), (3, 4, "4"), (2, 4, "5"), (8, 4, "3"), (9, 4, "5")),
    )
)
TARGETS = tuple(MapMark(place, "target") for place in (at(7, 3), at(8, 2), at(10, 2)))
CHOICES = tuple(MapMark(place) for place in (at(3, 2), at(2, 4), at(4, 4)))
AREAS = tuple(
    MapMark(at(column, row), "area", numbers)
    for column, row, numbers in (
        *((7, 3, "1 2"), (8, 2, "1"), (8, 3, "1 2 3"), (8, 4, "2 3"), (9, 2, "3"), (9, 3, "3")),
    )
)
WAY = (
    *(MapMark(at(8, 1), "step", "1"), MapMark(at(7, 1), "step", "2")),
    *(MapMark(at(7, 2), "step", "3"), MapMark(at(7, 4), "goal", "!")),
)


def grounds() -> View:
    """A closed room with everything that a floor may be, and every obstacle."""
    drawing = "\n".join(
        ("a aw aw ai ai a", "a^ aw a~ ai a^ a~", "aO aO aO aO aO ab", "b b b b b b")
    )
    return scene(hexes=hexes(drawing, is_open=False), figures=(), order=(), wall_edges=())


def marked(*letters: str) -> View:
    """What scenario rules speak of: plates, an exit, a spawn point, a story and a locked door.

    The letters are on the plates.
    """
    looks = {at(2, 2): "plate", at(4, 1): "plate", at(10, 4): "spawn", at(8, 2): "story"}
    looks |= {at(11, row): "exit" for row in (2, 4)}
    named = dict(zip(looks, (*(letters or ("P", "P")), "V", "R", "E", "E"), strict=True))
    seen = [
        HexView(each.hex, each.ground, (looks[each.hex],), mark=named[each.hex])
        if each.hex in looks
        else each
        for each in hexes(MAP)
    ]
    locked = HexView(at(6, 3), overlays=("door-locked",))
    return scene(
        hexes=(*(each for each in seen if each.hex != locked.hex), locked),
        figures=(hero("lantern", at(2, 2), 10), hero("veil", at(3, 3), 9)),
        order=(),
    )
