"""How long the event loop is held up while pictures are drawn beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from statistics import quantiles
from time import perf_counter

from bot.benchmarks import Figure
from bot.ui.painter import Painter
from bot.ui.sheet import Drawing, MapDrawing
from bot.ui.voice import Voice
from bot.words import Words
from render import Picture, draw_map
from render.bench import large_view

PICTURES = 20
_TICK = 0.001  # seconds between two looks at the clock


def painter_figures() -> Iterator[Figure]:
    """Draw large maps through the painter, and look how late the loop comes back."""
    lags = asyncio.run(_lags())
    work = f"{PICTURES} maps of 400 hexes drawn by the painter, the loop looked at every ms"
    yield Figure("loop-lag", work, round(max(lags) * 1000, 1), "ms")
    yield Figure("loop-lag-p99", work, round(quantiles(lags, n=100)[-1] * 1000, 1), "ms")


async def _lags() -> list[float]:
    painter = Painter(_draw, deadline=60, longest=60)
    voice = Voice(Words(), "en")
    drawings = [MapDrawing(large_view(turn)) for turn in range(PICTURES)]
    shown: list[Picture | None] = []

    async def show(picture: Picture | None) -> None:
        shown.append(picture)

    work = asyncio.gather(*(painter.deliver(drawing, voice, show) for drawing in drawings))
    lags = []
    while not work.done():
        before = perf_counter()
        await asyncio.sleep(_TICK)
        lags.append(perf_counter() - before - _TICK)
    await work
    painter.close()
    assert len(shown) == PICTURES and all(shown), "a picture is missing"
    return lags


def _draw(drawing: Drawing, voice: Voice) -> Picture:
    assert isinstance(drawing, MapDrawing)
    return draw_map(drawing.view, lambda say: say.key)
