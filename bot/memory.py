"""Keeping the garbage collector out of the way of the tables."""

from __future__ import annotations

import gc

FULL_AFTER = 200  # collections of the middle generation until one goes through everything


def settle_in() -> None:
    """Call it once everything is loaded, before the first table is served.

    What is loaded by now stays, so it is never looked at again. What comes later are games, which
    live long as well: to go through hundreds of them stops every table for a tenth of a second, so
    it is done seldom. Short-lived cycles are found by the small collections, as always.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL_AFTER)
