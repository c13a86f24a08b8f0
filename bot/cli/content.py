"""`emberhall content check`: what is wrong with a pack, with file, line and column."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from engine.content.errors import ContentError, Problem
from engine.systems.haven.packs.load import load_pack

content = typer.Typer(
    help="Check content packs.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    add_completion=False,
)


class Checked(msgspec.Struct):
    """What `--json` prints: empty `problems` mean a good pack."""

    pack: str
    problems: list[Problem]


@content.callback()
def _content() -> None:
    """Check content packs."""


@content.command()
def check(
    path: Annotated[
        Path | None, typer.Argument(help="The pack's folder; without it, the game's own pack.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Validate a pack and list every problem; exit with 1 if there is one."""
    checked = Checked(str(path) if path else "", [])
    try:
        pack = load_pack(path)
    except ContentError as error:
        checked.problems = list(error.problems)
        print(error)
        count = len(error.problems)
        print(f"{count} problem{'s' if count > 1 else ''}")
    else:
        checked.pack = pack.id
        cards = sum(len(each.cards) for each in pack.classes.values())
        print(
            f"{pack.id}: classes {len(pack.classes)}, cards {cards}, monsters "
            f"{len(pack.monsters)}, scenarios {len(pack.scenarios)}, no problems"
        )
    if json:
        print(msgspec.json.encode(checked).decode())
    if checked.problems:
        raise typer.Exit(1)
