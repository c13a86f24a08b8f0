"""`emberhall bench`: how fast and how heavy, as JSON lines, each with the work it measured."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer


def bench(
    only: Annotated[str | None, typer.Option(help="engine, render or tables; all without.")] = None,
    json: Annotated[bool, typer.Option("--json", help="JSON lines, as always.")] = False,
) -> None:
    """Measure engine, render and table."""
    del json  # every command takes it; this one prints nothing else
    from bot.benchmarks.engine import engine_figures
    from bot.benchmarks.tables import table_figures
    from render.bench import render_figures

    parts = {"engine": engine_figures, "render": render_figures, "tables": table_figures}
    if only is not None and only not in parts:
        raise typer.BadParameter(f"one of {', '.join(parts)}", param_hint="--only")
    for name, figures in parts.items():
        if only in (None, name):
            for figure in figures():
                print(msgspec.json.encode(figure).decode(), flush=True)
