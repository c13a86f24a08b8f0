"""The few pictures of the gallery that the documentation shows, small enough for a repository."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.gallery.plates import Plate
from render import Picture

WIDE = 680
COLOURS = 80
# Section, name, theme, large print: and what the file is called.
CHOSEN = (
    ("maps", "late", "dark", False, "map-dark"),
    ("maps", "late", "light", False, "map-light"),
    ("maps", "asked-move-to-reach", "dark", False, "map-move"),
    ("maps", "cold-kitchen", "dark", True, "map-large-print"),
    ("films", "round", "dark", False, "replay"),
    ("cards", "doorward-1", "dark", False, "cards"),
    ("items", "items-1", "light", False, "items"),
    ("monsters", "clinker", "dark", False, "monster-cards"),
    ("sheets", "sheet", "dark", False, "hero"),
    ("sheets", "world", "dark", False, "world"),
    ("sheets", "history", "light", False, "history"),
    ("tokens", "all", "dark", False, "tokens"),
    ("conditions", "all", "dark", False, "conditions"),
    ("signs", "all", "light", False, "signs"),
    ("maps", "asked-area-area", "dark", False, "map-area"),
)
CHOSEN_FROM = tuple(dict.fromkeys(section for section, *_ in CHOSEN))


def select(plates: Iterable[Plate], folder: Path) -> list[Path]:
    """Draw the chosen ones into a folder."""
    found = {(plate.section, plate.name): plate for plate in plates}
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for section, name, theme, is_large, called in CHOSEN:
        picture = found[section, name].draw(theme, is_large)
        file = folder / f"{called}.{picture.kind}"
        file.write_bytes(_small(picture))
        files.append(file)
    return files


def _small(picture: Picture) -> bytes:
    """As wide as a page; a film as it is."""
    if picture.kind != "png":
        return picture.data
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    if image.width > WIDE:
        size = (WIDE, image.height * WIDE // image.width)
        image = image.resize(size, Image.Resampling.LANCZOS)
    buffer = BytesIO()
    image.quantize(COLOURS, dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()
