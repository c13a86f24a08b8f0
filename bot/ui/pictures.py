"""The bridge to the renderer: a map or a tableau in somebody's words."""

from __future__ import annotations

import logging

from bot.ui import films, maps
from bot.ui.sheet import Drawing, FilmDrawing, MapDrawing
from bot.ui.voice import Voice
from render import Picture, draw_tableau

# Which drawings it reads would tell at DEBUG what somebody holds.
logging.getLogger("PIL").setLevel(logging.INFO)


def draw(drawing: Drawing, voice: Voice) -> Picture:
    """A picture with its alt text. Runs in a thread."""
    if isinstance(drawing, MapDrawing):
        return maps.draw(drawing, voice)
    if isinstance(drawing, FilmDrawing):
        return films.draw(drawing, voice)
    return draw_tableau(drawing, voice.plain)
