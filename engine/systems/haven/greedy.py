"""A first sensible way to play haven, from the prompt and the seat's own view alone."""

from __future__ import annotations

from engine.core.prompt import Answer, Prompt
from engine.core.view import View


def answer(view: View, prompt: Prompt) -> Answer:
    """A sensible answer."""
    count = max(prompt.least, 1)
    together = [option.id for option in prompt.options if not option.alone]
    if not together:
        together = [prompt.options[0].id]
    return Answer(prompt.id, tuple(together[:count]))
