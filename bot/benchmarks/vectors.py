"""How long a monster thinks: the published monster-move vectors, boards built anew."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import typer

from bot.benchmarks import Figure
from engine.systems.haven.tactics import decide
from engine.systems.haven.vectors import VectorFile, situation_of

# They are published data under their own licence and not part of this repository.
USUAL = Path(__file__).parents[2].parent / "shared" / "vectors" / "gloomhaven.json"
TIMES = 5  # the best run counts: the others were disturbed


def vector_figures(path: Path = USUAL) -> Iterator[Figure]:
    """Total, mean, median and 95th percentile; loudly nothing where the file is missing."""
    if not path.exists():
        typer.echo(f"NOT MEASURED: there are no monster-move vectors at {path}", err=True)
        return
    file = msgspec.json.decode(path.read_bytes(), type=VectorFile)
    took = sorted(min((_run(file) for _ in range(TIMES)), key=sum))
    work = f"{len(took)} monster decisions of {path.name}, boards built anew"
    p95 = took[min(len(took) - 1, len(took) * 95 // 100)]
    yield Figure("vectors-total", work, round(sum(took) / 1000, 2), "ms")
    yield Figure("vectors-mean", work, round(statistics.mean(took), 1), "us")
    yield Figure("vectors-median", work, round(statistics.median(took), 1), "us")
    yield Figure("vectors-p95", work, round(p95, 1), "us")


def _run(file: VectorFile) -> list[float]:
    """Microseconds for each case."""
    rules = file.rule_flags.rules()
    took = []
    for vector in file.cases:
        began = time.perf_counter_ns()
        decide(situation_of(vector, rules))
        took.append((time.perf_counter_ns() - began) / 1000)
    return took
