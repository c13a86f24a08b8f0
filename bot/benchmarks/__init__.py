"""What `emberhall bench` measures: one module for each part of the product."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One measurement, with the work that it measured."""

    name: str
    work: str
    value: float
    unit: str
