"""The bridge to the renderer: films of what happened. The last ones are kept."""

from __future__ import annotations

from bot.ui.sheet import FilmDrawing
from bot.ui.voice import Voice
from render import Picture, draw_film
from render.cache import Cache

_kept: Cache[Picture] = Cache(12_000_000, lambda picture: len(picture.data))


def draw(drawing: FilmDrawing, voice: Voice) -> Picture:
    """A film with its alt text. Runs in a thread, for seconds."""

    def film() -> Picture:
        return draw_film(drawing.scenes, voice.plain, is_whole=drawing.is_whole)

    return _kept.get((drawing.key, drawing.is_whole, voice.locale), film)
