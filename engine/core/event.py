"""What happened, and who may know it.

An event is data, so that one log, one narrator and one filter serve every rule system. Systems
build them with functions named in the past tense (`engine/systems/<system>/events.py`).
"""

from __future__ import annotations

import msgspec

from engine.core.hexes import Hex
from engine.core.seat import Seat
from engine.core.text import Say
from engine.core.view import DrawView


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, with the audience that may hear of it."""

    say: Say
    audience: tuple[Seat, ...] | None = None  # None: everyone
    figure: str | None = None  # who did it
    path: tuple[Hex, ...] = ()  # where it went, for arrows on the map
    draw: DrawView | None = None  # the modifier cards that came up, for pictures

    def is_for(self, seat: Seat | None) -> bool:
        """Whether a seat (None: the channel) may hear of this."""
        return self.audience is None or seat in self.audience
