"""Small copies of pictures that somebody has looked at. Run as a module to draw them anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from engine.core.hexes import at
from render import Picture, draw_map
from render.bench import large_view
from tests.render.scenes import first_round, marked, scene, spoken

FOLDER = Path(__file__).parent / "golden"
WIDTH = 350

PICTURES: Mapping[str, Callable[[], Picture]] = {
    "mid-round": lambda: draw_map(scene(), spoken),
    "first-round": lambda: draw_map(first_round(), spoken),
    "choices-light": lambda: draw_map(
        scene(), spoken, theme="light", highlights={at(4, 3): "1", at(5, 4): "2", at(7, 3): "A"}
    ),
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
