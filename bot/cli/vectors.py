"""`emberhall vectors`: run monster-move vectors and time the solver."""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from engine.systems.haven.tactics import decide
from engine.systems.haven.vectors import VectorFile, agrees, situation_of


def vectors(
    files: Annotated[list[Path], typer.Argument(help="Files of vectors.", exists=True)],
    strict: Annotated[bool, typer.Option(help="Compare focuses and goals as well.")] = False,
    json: Annotated[bool, typer.Option("--json", help="End with one JSON object.")] = False,
) -> None:
    """Run monster-move vectors: how many pass, and how long a decision takes."""
    failed: list[str] = []
    times: list[float] = []
    for path in files:
        _run(path, strict, failed, times)
    times.sort()
    median = statistics.median(times) if times else 0.0
    p95 = times[min(len(times) - 1, len(times) * 95 // 100)] if times else 0.0
    total = sum(times) / 1000
    passed = len(times) - len(failed)
    typer.echo(f"{passed} passed, {len(failed)} failed")
    for name in failed:
        typer.echo(f"  {name}")
    typer.echo(f"median {median:.0f} us, p95 {p95:.0f} us, total {total:.1f} ms")
    if json:
        summary = {
            "passed": passed,
            "failed": len(failed),
            "failed_ids": failed,
            "total_ms": round(total, 3),
            "median_us": round(median, 1),
            "p95_us": round(p95, 1),
        }
        typer.echo(msgspec.json.encode(summary).decode())
    raise typer.Exit(1 if failed else 0)


def _run(path: Path, is_strict: bool, failed: list[str], times: list[float]) -> None:
    """Decide every case of a file, its board built anew, and note time and failure."""
    try:
        file = msgspec.json.decode(path.read_bytes(), type=VectorFile)
    except (OSError, msgspec.DecodeError) as problem:
        typer.echo(f"{path}: not a file of vectors: {problem}", err=True)
        raise typer.Exit(2) from problem
    rules = file.rule_flags.rules()
    for vector in file.cases:
        start = time.perf_counter_ns()
        decision = decide(situation_of(vector, rules))
        times.append((time.perf_counter_ns() - start) / 1000)
        if not agrees(vector, decision, is_strict=is_strict):
            failed.append(vector.id)
