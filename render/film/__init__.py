"""Films: what happened, as an animated picture. Scenes in, a WebP out.

Scenes become shots (`shots`), shots a script of pictures (`cuts`, and for a whole fight `fight`),
and these are drawn one after the other (`screen`, on a `stage`) while they are written (`encode`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.scenes import Scene
from render.film.alt import alt_text
from render.film.captions import Captions
from render.film.cuts import Cut, script_of
from render.film.encode import MOST_BYTES, to_webp
from render.film.fight import fight_of, halved
from render.film.screen import Screen
from render.film.shots import Shot, shots_of
from render.film.stage import Speak, Stage
from render.palette import THEMES
from render.picture import MOST_FIGURES, MOST_HEXES, Picture

WIDTHS = (800, 640, 480)  # the first in which it is small enough
MOST_SCENES = 20_000
FILENAME = "replay.webp"  # tells nothing

__all__ = ["draw_film"]


def draw_film(
    scenes: Sequence[Scene],
    speak: Speak,
    *,
    is_whole: bool = False,
    large_print: bool = False,
    theme: str = "dark",
    most_bytes: int = MOST_BYTES,
) -> Picture:
    """Draw what happened in a round, move by move, or in a whole fight, turn by turn.

    Nothing is drawn but what the views of the scenes show. Raises `ValueError` for an unknown
    theme, no scenes at all, or what is too large to draw. Safe to call from several threads.
    """
    _check(scenes, theme)
    views = [scene.view for scene in scenes]
    shots = shots_of(scenes) or (Shot(views[0], views[0]),)
    places = {place for shot in shots for place in shot.places}
    first = shots[0].before
    script = fight_of(shots, first) if is_whole else script_of(shots, first)
    alt = alt_text(shots, speak, is_whole=is_whole)
    for width in WIDTHS:
        stage = Stage(views, places, speak, THEMES[theme], width=width, is_large=large_print)
        data = _shown(stage, Captions(stage, speak), script, most_bytes)
        if data is not None:
            return Picture(data, alt, kind="webp", filename=FILENAME)
        script = halved(script)
    raise ValueError(f"a film of {len(scenes)} scenes does not fit into {most_bytes} bytes")


def _shown(
    stage: Stage, captions: Captions, script: Sequence[Cut], most_bytes: int
) -> bytes | None:
    def frames() -> Iterator[Image.Image]:
        screen = Screen(stage, captions)
        return (screen.draw(cut) for cut in script)

    return to_webp(frames, [cut.ms for cut in script], most_bytes)


def _check(scenes: Sequence[Scene], theme: str) -> None:
    if theme not in THEMES:
        raise ValueError(f"unknown theme {theme!r}; there are {', '.join(THEMES)}")
    if not scenes:
        raise ValueError("no scenes make no film")
    if len(scenes) > MOST_SCENES:
        raise ValueError(f"more than {MOST_SCENES} scenes cannot be drawn")
    for scene in scenes:
        if len(scene.view.hexes) > MOST_HEXES or len(scene.view.figures) > MOST_FIGURES:
            raise ValueError(
                f"more than {MOST_HEXES} hexes or {MOST_FIGURES} figures cannot be drawn"
            )
