"""A seat is a chair at the table: one hero's place, whoever sits on it."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", str)

GM = Seat("gm")  # may answer what the rules leave to the whole party
