"""`emberhall gallery`: every picture once, dark, light and in large print, to be looked at."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from bot.gallery.hall import VARIANTS, hang
from bot.gallery.plates import SECTIONS, Plate, plates_of
from bot.gallery.selection import CHOSEN_FROM, select
from bot.systems import system_named
from bot.words import LOCALES, Words
from engine.core.text import Say


def gallery(
    out: Annotated[Path, typer.Option(help="Folder to write; its index.html shows everything.")],
    system: Annotated[str, typer.Option(help="Rule system.")] = "haven",
    only: Annotated[str | None, typer.Option(help="Sections, by commas: cards,tokens.")] = None,
    selection: Annotated[bool, typer.Option(help="Only what docs/GALLERY.md shows.")] = False,
    locale: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Draw every terrain, token, condition, card, item, sheet, map and film."""
    sections = SECTIONS if only is None else tuple(only.split(","))
    if not set(sections) <= set(SECTIONS):
        raise typer.BadParameter(f"some of {', '.join(SECTIONS)}", param_hint="--only")
    if locale not in LOCALES:
        raise typer.BadParameter(f"one of {', '.join(LOCALES)}", param_hint="--locale")
    rules = system_named(system)
    words = Words(rules.words)
    counts: Counter[str] = Counter()

    def seen(plate: Plate) -> None:
        if not counts[plate.section]:
            print(f"{plate.section} ...", flush=True)
        counts[plate.section] += 1

    def speak(say: Say) -> str:
        return words.speak(say, locale)

    try:
        if selection:
            for file in select(plates_of(rules, speak, CHOSEN_FROM), out):
                print(f"{file}: {file.stat().st_size} bytes")
            return
        hang(plates_of(rules, speak, sections), out, seen)
    except OSError as error:
        why = f"cannot write to {out}: {error.strerror}"
        raise typer.BadParameter(why, param_hint="--out") from error
    total = sum(counts.values()) * len(VARIANTS)
    print(f"{out / 'index.html'}: {total} pictures")
    if json:
        shown = {"folder": str(out), "pictures": total, "sections": dict(counts)}
        print(msgspec.json.encode(shown).decode())
