"""Small copies of pictures that somebody has looked at. Run as a module to draw them anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from render import Picture, draw_map
from render.bench import large_view
from tests.render.scenes import (
    AREAS,
    CHOICES,
    REACH,
    TARGETS,
    TRAILS,
    WAY,
    first_round,
    grounds,
    marked,
    scene,
    spoken,
)

FOLDER = Path(__file__).parent / "golden"
WIDTH = 350

PICTURES: Mapping[str, Callable[[], Picture]] = {
    "mid-round": lambda: draw_map(scene(), spoken),
    "first-round": lambda: draw_map(first_round(), spoken),
    "reach": lambda: draw_map(scene(trails=TRAILS), spoken, marks=REACH),
    "reach-light": lambda: draw_map(scene(trails=TRAILS), spoken, theme="light", marks=REACH),
    "targets": lambda: draw_map(scene(), spoken, marks=(*TARGETS, *CHOICES)),
    "areas": lambda: draw_map(scene(), spoken, marks=AREAS),
    "why": lambda: draw_map(scene(), spoken, marks=WAY),
    "grounds": lambda: draw_map(grounds(), spoken),
    "marks": lambda: draw_map(marked(), spoken),
    "large-print": lambda: draw_map(scene(), spoken, large_print=True),
    "large-map": lambda: draw_map(large_view(0), lambda say: say.key),
}


def small(picture: Picture) -> Image.Image:
    """The picture in the size that is kept."""
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    return image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.BOX)


def main() -> None:
    """Draw all of them anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        copy = small(draw()).quantize(256, method=Image.Quantize.MEDIANCUT)
        copy.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
