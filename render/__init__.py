"""Pure pictures: a view or a tableau in, an image out.

No Discord, no database, no system's state.
"""

from __future__ import annotations

from render.film import draw_film
from render.picture import Picture, draw_map
from render.tableaux import draw_tableau

__all__ = ["Picture", "draw_film", "draw_map", "draw_tableau"]
