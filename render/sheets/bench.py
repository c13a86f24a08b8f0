"""How long the map of the world and a hero's sheet take, and how many bytes the map has."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from engine.core.tableau import (
    BoxesView,
    GaugeView,
    HeroTableau,
    NumberView,
    PartView,
    PathView,
    PersonView,
    PlaceView,
    StepView,
    ThingView,
    WorldTableau,
)
from engine.core.text import Say
from render.cache import forget_everything
from render.encode import to_png
from render.palette import DARK
from render.sheets.hero import draw_hero
from render.sheets.world import draw_world

LANDINGS, COLUMNS, PLACES = 9, 4, 20
_TIMES = 7
_STATES = ("completed", "completed", "open", "locked")
_SLOTS = ("head", "body", "legs", "one-hand", "small")


def sheet_figures() -> Iterator[dict[str, str | float]]:
    """Measure a map of 20 places and a hero who has a good deal: {name, work, value, unit} each."""
    work = f"{PLACES} places on {LANDINGS} landings, {PLACES * 2} ways, to PNG bytes"
    worlds = [large_world(turn) for turn in range(_TIMES)]
    cold = []
    for world in worlds:
        forget_everything()
        cold.append(_milliseconds(world))
    warm = [_milliseconds(world) for world in worlds]
    size = max(len(_drawn(world)) for world in worlds)
    yield _figure("world-cold", f"{work}, caches empty", median(cold), "ms")
    yield _figure("world-warm", f"{work}, the party moved", median(warm), "ms")
    yield _figure("world-size", work, size / 1000, "kB")
    sheet = median(_milliseconds(hero_sheet()) for _ in range(_TIMES))
    yield _figure("hero-sheet", "8 items, 11 perks, to PNG bytes", sheet, "ms")


def large_world(here: int) -> WorldTableau:
    """A world that is half explored; the party is at one of its places."""
    home = PlaceView("home", Say("The city"), state="home")
    places = (home, *(_place(number, number == here) for number in range(PLACES)))
    paths = tuple(
        PathView(places[number].id, places[number + step].id, kind)
        for step, kind in ((1, "story"), (3, "road"))
        for number in range(len(places) - step)
    )
    track = GaugeView(Say("Prosperity"), 17, 0, 64, _steps(7), "prosperity", Say("Level 4"))
    return WorldTableau(Say("The world"), places, paths, (Say("In the city"),), tracks=(track,))


def hero_sheet() -> HeroTableau:
    """A hero of a higher level."""
    items = tuple(ThingView(Say(f"Mended kettle {n}"), _SLOTS[n % len(_SLOTS)]) for n in range(8))
    perks = tuple(
        BoxesView(Say(f"Replace one card of -1 by one of +{n}"), n % 2, 1 + n % 2)
        for n in range(11)
    )
    return HeroTableau(
        PersonView(Say("Ada"), Say("Kindler"), "kindler", 5, 0),
        (NumberView(Say("Hit points"), 14, "hit-points"), NumberView(Say("Gold"), 40, "gold")),
        (GaugeView(Say("Experience"), 220, 0, 500, _steps(60), "experience"),),
        (BoxesView(Say("Ticks"), 7, 18, 3),),
        (
            PartView(Say("Items"), items, sign="item"),
            PartView(Say("Perks"), boxes=perks, sign="perk"),
        ),
    )


def _steps(width: int) -> tuple[StepView, ...]:
    return tuple(StepView(width * n, str(n + 1)) for n in range(1, 9))


def _place(number: int, is_here: bool) -> PlaceView:
    square = (1 + number * 3 % COLUMNS, 1 + number * LANDINGS // PLACES)
    state, name = _STATES[number % len(_STATES)], Say(f"The cold landing {number}")
    return PlaceView(f"place-{number}", name, square, state, str(number + 1), is_here)


def _figure(name: str, work: str, value: float, unit: str) -> dict[str, str | float]:
    return {"name": name, "work": work, "value": round(value, 1), "unit": unit}


def _drawn(tableau: WorldTableau | HeroTableau) -> bytes:
    if isinstance(tableau, WorldTableau):
        return to_png(draw_world(tableau, _spoken, DARK, False))
    return to_png(draw_hero(tableau, _spoken, DARK, False))


def _milliseconds(tableau: WorldTableau | HeroTableau) -> float:
    began = perf_counter()
    _drawn(tableau)
    return (perf_counter() - began) * 1000


def _spoken(message: Say) -> str:
    """Words without a catalogue: the measure is of pictures."""
    return message.key
