"""Calling a hero by another name in games that were begun, so that they still replay.

A state keeps a hero's name in one place, beside its seat; so does what was decided before a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.store.journal import Record
from bot.tables.audit import enter
from bot.tables.replay import ENTERING, GOING_BACK
from engine.core.game import Entry, Game, Snapshot
from engine.core.seat import Seat
from engine.core.system import Setup, System


class Renaming(msgspec.Struct, frozen=True):
    """The hero of a seat is called otherwise."""

    seat: Seat
    old: str
    new: str


Renamings = tuple[Renaming, ...]


def renamed_setup(setup: Setup, renamings: Renamings, person: int) -> Setup:
    """What was decided before a game, without the names, and without the person."""
    names = {(one.seat, one.old): one.new for one in renamings}
    heroes = tuple(
        replace(
            hero,
            name=names.get((hero.seat, hero.name), hero.name),
            player="" if hero.player == str(person) else hero.player,
        )
        for hero in setup.heroes
    )
    return replace(setup, heroes=heroes)


def renamed_snapshot(snapshot: Snapshot, renamings: Renamings) -> Snapshot:
    """The same start of a step, byte for byte but for the names."""
    state = msgspec.json.decode(snapshot.state)
    _rename(state, {(one.seat, one.old): one.new for one in renamings})
    return replace(snapshot, state=msgspec.Raw(msgspec.json.encode(state)))


def _rename(value: Any, names: dict[tuple[str, str], str]) -> None:  # noqa: ANN401 - any JSON
    if isinstance(value, dict):
        seat, name = value.get("seat"), value.get("name")
        if isinstance(seat, str) and isinstance(name, str):
            value["name"] = names.get((seat, name), name)
    for inner in value.values() if isinstance(value, dict) else value:
        if isinstance(inner, dict | list):
            _rename(inner, names)


def renamed_digests(
    system: System[Any], seed: str, old: Setup, new: Setup, records: list[Record]
) -> dict[int, str]:
    """The digests that a journal has with the new names, as far as its own are this build's."""
    found = {}
    was, is_now = (_replayed(system, seed, setup, records) for setup in (old, new))
    for record, before, after in zip(records, was, is_now, strict=False):
        if before == record.digest:
            found[record.revision] = after
    return found


def _replayed(system: System[Any], seed: str, setup: Setup, records: list[Record]) -> Iterator[str]:
    """The digest after each row, up to one that this build cannot follow."""
    past: dict[int, tuple[Snapshot, tuple[Entry, ...]]] = {}
    try:
        game, _ = Game.new(system, setup, seed)
        for record in records:
            if record.kind in GOING_BACK:
                game = Game.resume(system, seed, *past[record.parent])
            elif record.kind in ENTERING:
                enter(game, msgspec.convert(record.body, Entry))
            past[record.revision] = (game.snapshot(), game.entries)
            yield game.digest()
    except Exception:
        return  # the rules have changed since; its text might quote a hand
