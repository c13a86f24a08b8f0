"""`emberhall bench`: how fast and how heavy, as JSON lines, each with the work it measured."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import msgspec
import typer

PARTS = {
    "engine": ("bot.benchmarks.engine", "engine_figures"),
    "vectors": ("bot.benchmarks.vectors", "vector_figures"),
    "render": ("render.bench", "render_figures"),
    "pictures": ("bot.benchmarks.pictures", "picture_figures"),
    "painter": ("bot.benchmarks.painter", "painter_figures"),
    "tables": ("bot.benchmarks.tables", "table_figures"),
    "restart": ("bot.benchmarks.restart", "restart_figures"),
}


def bench(
    only: Annotated[
        str | None,
        typer.Option(help="engine, vectors, render, pictures, painter, tables or restart."),
    ] = None,
    vectors: Annotated[Path | None, typer.Option(help="Monster-move vectors to time.")] = None,
    json: Annotated[bool, typer.Option("--json", help="JSON lines, as always.")] = False,
) -> None:
    """Measure engine, render and table."""
    del json  # every command takes it; this one prints nothing else
    if only is not None and only not in PARTS:
        raise typer.BadParameter(f"one of {', '.join(PARTS)}", param_hint="--only")
    for name, (module, function) in PARTS.items():
        if only in (None, name):
            given = (vectors,) if name == "vectors" and vectors is not None else ()
            for figure in getattr(import_module(module), function)(*given):
                print(msgspec.json.encode(figure).decode(), flush=True)
