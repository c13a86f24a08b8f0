"""Hanging the plates: the files of a folder, and the page that shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from bot.gallery.plates import Plate

# How each plate is drawn: the folder's name, the theme, whether in large print.
VARIANTS = (("dark", "dark", False), ("light", "light", False), ("large", "dark", True))
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Emberhall: the gallery</title>
<style>
body {{ background: #26211c; color: #f5ead6; font: 16px/1.4 sans-serif; margin: 1rem }}
a {{ color: #ffc864 }}
figure {{ margin: 0 0 1.5rem; display: flex; flex-wrap: wrap; gap: 8px; align-items: start }}
figcaption {{ width: 100% }}
figure a {{ flex: 0 1 400px }}
img {{ max-width: 100%; height: auto }}
</style>
<h1>Emberhall: the gallery</h1>
<p>Every picture as wide as on a phone; a click shows it in full. Dark, light, large print.</p>
<p>{links}</p>
{sections}
</html>
"""


class Hung(NamedTuple):
    """A plate on the wall."""

    section: str
    name: str
    files: tuple[str, ...]  # from the folder of the page, one for each variant
    alts: tuple[str, ...]


def hang(plates: Iterable[Plate], folder: Path, seen: Callable[[Plate], None]) -> list[Hung]:
    """Draw all plates into a folder, with a page that shows them."""
    hung = []
    for plate in plates:
        seen(plate)
        hung.append(_hang(plate, folder))
    (folder / "index.html").write_text(page_of(hung), encoding="utf-8")
    return hung


def _hang(plate: Plate, folder: Path) -> Hung:
    files, alts = [], []
    for variant, theme, is_large in VARIANTS:
        picture = plate.draw(theme, is_large)
        file = Path(variant) / plate.section / f"{plate.name}.{picture.kind}"
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(picture.data)
        files.append(file.as_posix())
        alts.append(picture.alt)
    return Hung(plate.section, plate.name, tuple(files), tuple(alts))


def page_of(hung: Iterable[Hung]) -> str:
    """The page."""
    rooms = [(section, [*group]) for section, group in groupby(hung, key=lambda one: one.section)]
    links = " · ".join(
        f'<a href="#{section}">{section} ({len(group)})</a>' for section, group in rooms
    )
    sections = "\n".join(
        f'<h2 id="{section}">{section}</h2>\n' + "\n".join(map(_figure, group))
        for section, group in rooms
    )
    return PAGE.format(links=links, sections=sections)


def _figure(one: Hung) -> str:
    shown = "".join(map(_linked, one.files, one.alts))
    return f"<figure><figcaption>{escape(one.name)}</figcaption>{shown}</figure>"


def _linked(file: str, alt: str) -> str:
    image = f'<img loading="lazy" src="{escape(file)}" alt="{escape(alt)}">'
    return f'<a href="{escape(file)}">{image}</a>'
