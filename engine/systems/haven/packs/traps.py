"""What the traps of a scenario or a room do."""

from __future__ import annotations

import re

from engine.content.errors import TextError, suggest
from engine.content.loader import Loader
from engine.content.source import Source
from engine.content.tree import CONDITIONS
from engine.systems.haven.content import Trap


def read_trap(loader: Loader, source: Source, text: str) -> Trap:
    """The text `Damage, Poison` under the key `trap` (H-TRAP-06)."""
    found: list[str] = []
    for match in re.finditer(r"[^,]+|(?<=,)$|^$", text):
        word = match[0].strip()
        start = match.start() + len(match[0]) - len(match[0].lstrip())
        known = ("Damage", *(condition.capitalize() for condition in CONDITIONS))
        told = ""
        if word not in known:
            told = f'expected Damage or a condition, found "{word}"{suggest(word, known)}'
        elif word.lower() in found:
            told = f"{word} stands here a second time"
        if told:
            loader.wrong_text(source, ("trap",), TextError(told, start, start + len(word)))
        found.append(word.lower())
    conditions = tuple(each for each in found if each in CONDITIONS)
    return Trap(deals_damage="damage" in found, conditions=conditions)
