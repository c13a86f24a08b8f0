"""What may be logged of an unexpected error: its kind and where it happened."""

from __future__ import annotations

import traceback


def trace(error: BaseException) -> str:
    """The error's kind and places. Its own text is left out: it may hold a secret."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"  {f.filename}:{f.lineno} {f.name}" for f in frames]
    return "\n".join((type(error).__name__, *places))
