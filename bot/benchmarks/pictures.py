"""What pictures cost the bot: how long the event loop waits while they are drawn, and films."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import count

from bot.benchmarks import Figure
from bot.gallery.fight import recorded
from bot.memory import settle_in
from bot.systems import system_named
from bot.ui.painter import Painter
from bot.ui.pictures import draw
from bot.ui.sheet import FilmDrawing, MapDrawing
from bot.ui.voice import Voice
from bot.words import Words
from engine.core.scenes import Scene
from engine.core.view import View
from render import draw_film

MAPS = 20
TICK = 0.001  # seconds between two looks at the clock
TIMES = 3  # the best run counts: the others were disturbed
LONGEST = 600.0


def picture_figures(system: str = "haven") -> Iterator[Figure]:
    """The loop's longest wait while maps and a film are drawn; a film's time and bytes."""
    rules = system_named(system)
    fight = recorded(rules, rules.scenarios()[0].id, "bench/film")
    scenes = fight.scenes
    settle_in()  # as `emberhall run` does
    voice = Voice(Words(rules.words), "en")
    yield from _lags([scene.view for scene in scenes], scenes, voice)
    last, fullest = fight.rounds, fight.fullest_round
    yield from _film(
        "film-round",
        f"the fullest of {last} rounds, {len(fullest)} lines of the log",
        fullest,
        voice,
        is_whole=False,
    )
    yield from _film(
        "film-fight",
        f"a fight of {last} rounds, {len(scenes)} lines of the log",
        scenes,
        voice,
        is_whole=True,
    )


def _film(
    name: str, work: str, scenes: tuple[Scene, ...], voice: Voice, *, is_whole: bool
) -> Iterator[Figure]:
    began = time.perf_counter()
    picture = draw_film(scenes, voice.plain, is_whole=is_whole)
    took = time.perf_counter() - began
    yield Figure(name, f"{work}, 800 px, to WebP bytes", round(1000 * took), "ms")
    yield Figure(f"{name}-size", work, round(len(picture.data) / 1000, 1), "kB")


# --- how long the loop waits ----------------------------------------------------------------------


def _lags(views: list[View], scenes: tuple[Scene, ...], voice: Voice) -> Iterator[Figure]:
    painter = Painter(draw, deadline=LONGEST)
    drawings = [MapDrawing(view) for view in views[:: max(1, len(views) // MAPS)][:MAPS]]

    async def maps() -> None:
        await asyncio.gather(*(painter.start(drawing, voice) for drawing in drawings))

    films = count()

    async def film() -> None:
        await painter.start(FilmDrawing((next(films),), scenes, is_whole=True), voice)

    idle = _longest_wait(lambda: asyncio.sleep(0.5))
    for name, what, work in (
        ("loop-lag", f"{MAPS} maps are", maps),
        ("loop-lag-film", "a film is", film),
    ):
        told = f"the longest wait while {what} drawn (of an idle loop here: {idle:.1f} ms)"
        yield Figure(name, told, round(_longest_wait(work), 1), "ms")
    painter.close()


def _longest_wait(work: Callable[[], Awaitable[object]]) -> float:
    """The milliseconds that the loop had to wait at the most while something was done."""
    return 1000 * min(asyncio.run(_watched(work)) for _ in range(TIMES))


async def _watched(work: Callable[[], Awaitable[object]]) -> float:
    """The longest time by which a short sleep was too long."""
    done = asyncio.Event()
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while not done.is_set():
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - began - TICK)

    watching = asyncio.create_task(watch())
    await work()
    done.set()
    await watching
    return longest
