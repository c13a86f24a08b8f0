"""`emberhall simulate --exhaustive`: play until everything in the content has happened."""

from __future__ import annotations

from typing import Any

import msgspec
import typer

from engine.core.rehearse import rehearse
from engine.core.system import System


def exhaust(rules: System[Any], most: int, seed: str, *, as_json: bool) -> None:
    """Play watched games until nothing is missing, at most so many; then say what is."""
    report = rehearse(rules, most, seed)
    for failure in report.failed:
        print(f"FAILED {failure}")
    print(
        f"{report.games} games, {report.failures} failures, "
        f"{report.happened} of {report.total} things have happened"
    )
    for thing in report.missing:
        print(f"  never: {thing}")
    if as_json:
        print(msgspec.json.encode(report).decode())
    if report.failures or report.missing:
        raise typer.Exit(1)
