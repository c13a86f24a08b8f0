"""Where a game takes place: a scenario of the pack, or a dungeon as far as it is built."""

from __future__ import annotations

from engine.systems.haven.boards import Place
from engine.systems.haven.content import Pack
from engine.systems.haven.dungeon.map import built
from engine.systems.haven.state import HavenState, LaidRoom

KEPT = 200  # dungeons; those in use are held by their games as well

_Key = tuple[str, tuple[LaidRoom, ...]]


class Places:
    """The places of a pack, shared by all games: derived from content and state, never stored."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self._places: dict[_Key, Place] = {}  # the latest used last

    def of(self, state: HavenState) -> Place:
        """The place of a game; the dungeon that was not used for longest is forgotten."""
        rooms = tuple(state.dungeon.rooms) if state.dungeon is not None else ()
        key = (state.scenario, rooms)
        place = self._places.pop(key, None)
        if place is None:
            place = Place(built(self.pack.scenarios[state.scenario], rooms))
        self._places[key] = place
        if len(self._places) > KEPT:
            del self._places[next(iter(self._places))]
        return place
