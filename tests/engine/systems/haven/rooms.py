"""Cards of random dungeons for tests, drawn as packs draw them."""

from __future__ import annotations

from engine.content.equations import constant
from engine.content.errors import TextError
from engine.systems.haven.content import (
    PLACES,
    Dungeon,
    Encounter,
    Filling,
    Penalty,
    Rank,
    RoomCard,
    Trap,
    Treasure,
)
from engine.systems.haven.packs.rooms import RoomPlan, card_of

# The entrance is A2 and the exit G2, where the next room joins: its own A2 is this G2.
PLAIN = """
.   a   a   a1  a2  a3  .
<A  a   a   a4  a5  a6  >A
.   a   a   a7  a8  a9  .
.   a   a   a10 a11 a12 .
"""
NOTHING = Penalty("party", constant(0))
RAT: dict[int, Rank] = dict.fromkeys((2, 3, 4), "normal")


def room(
    name: str, drawing: str = PLAIN, *, minor: Penalty = NOTHING, major: Penalty = NOTHING
) -> RoomCard:
    """A room card."""
    return card_of(name, RoomPlan(drawing, _fail), {"minor": minor, "major": major})


def _fail(error: TextError) -> None:
    raise AssertionError(error.message)


def encounter(
    name: str,
    fillings: dict[int, Filling] | None = None,
    *,
    trap: Trap | None = None,
    treasure: Treasure | None = None,
) -> Encounter:
    """An encounter that leaves every place empty but these."""
    places = tuple((fillings or {}).get(n, Filling()) for n in range(1, PLACES + 1))
    return Encounter(name, places, trap or Trap(), treasure or Treasure(0))


def rats(name: str, *places: int) -> Encounter:
    """An encounter with a rat on each of these places, for any party."""
    return encounter(name, {place: Filling("rat", RAT) for place in places})


def dungeon(rooms: list[RoomCard], *encounters: Encounter) -> Dungeon:
    """Cards in the order in which a test draws them; without encounters nobody is in."""
    shown = encounters or tuple(encounter(f"empty-{n}") for n in range(3))
    return Dungeon({card.id: card for card in rooms}, {card.id: card for card in shown})


def plain(*encounters: Encounter) -> Dungeon:
    """Three plain rooms."""
    return dungeon([room(name) for name in ("one", "two", "three")], *encounters)
