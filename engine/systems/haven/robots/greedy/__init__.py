"""A first sensible way to play haven, from the prompt and the seat's own view alone."""

from __future__ import annotations

from engine.systems.haven.robots.greedy.choose import answer

__all__ = ["answer"]
