"""The bridge to the renderer."""

from __future__ import annotations

from bot.ui.sheet import MapDrawing
from bot.ui.voice import Voice
from render import Picture, draw_map


def draw(drawing: MapDrawing, voice: Voice) -> Picture:
    """A map with its alt text. Runs in a thread."""
    return draw_map(drawing.view, voice.plain, marks=drawing.marks)
