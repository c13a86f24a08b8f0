"""The monsters' cards of a round, and the modifier cards that came up in it."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.core.tableau import RoundTableau
from engine.core.text import Say
from render.palette import Theme


def draw_round(
    tableau: RoundTableau, speak: Callable[[Say], str], theme: Theme, is_large: bool
) -> Image.Image:
    """A card for each group."""
    return Image.new("RGB", (400, 300), theme.page)
