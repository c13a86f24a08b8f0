"""Pure pictures: a view in, an image out. No Discord, no database, no system's state."""

from __future__ import annotations

from render.picture import Picture, draw_map

__all__ = ["Picture", "draw_map"]
