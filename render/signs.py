"""Signs: the small drawings that stand beside words, or for them.

`sign_of` finds the sign of a message, `sign_sprite` draws it in the size and ink of its line.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from engine.core.text import Say
from render.emblems import emblem, has_emblem
from render.palette import DARK_INK, LIGHT_INK, RGB, mix

KIND = "signs"

# What has a colour of its own wherever it is drawn. Each has an outline or a drawing of its own
# too, so that nobody needs the colour.
CONDITION_COLOURS: Mapping[str, RGB] = {
    "poison": (96, 190, 80),
    "wound": (214, 60, 48),
    "immobilize": (220, 140, 60),
    "disarm": (190, 190, 198),
    "stun": (250, 220, 90),
    "muddle": (190, 150, 110),
    "invisible": (70, 80, 130),
    "strengthen": (110, 190, 250),
    "bless": (250, 240, 170),
    "curse": (130, 70, 170),
}
# Of an element: its disc, the rim of it, and the glyph.
ELEMENT_COLOURS: Mapping[str, tuple[RGB, RGB, RGB]] = {
    "fire": ((206, 62, 28), (122, 30, 10), (255, 214, 130)),
    "ice": ((52, 128, 196), (22, 70, 120), (236, 248, 255)),
    "air": ((124, 134, 152), (74, 82, 98), (250, 250, 252)),
    "earth": ((84, 128, 44), (44, 74, 20), (232, 244, 196)),
    "light": ((244, 204, 62), (158, 112, 8), (96, 62, 0)),
    "dark": ((84, 52, 118), (150, 118, 186), (232, 216, 250)),
}
CONDITIONS = tuple(CONDITION_COLOURS)
ELEMENTS = tuple(ELEMENT_COLOURS)

# Where the words of a message are not the name of its sign.
_MEANT: Mapping[str, str] = {
    "suffer": "damage",
    "xp": "experience",
    "flying": "fly",
    "disarm-trap": "trap",
    "grant-enemy": "control",
    "shuffle-cards": "modifier",
    "remove-cards": "modifier",
}
# When or if something happens: the sign belongs to what happens.
_ASIDE = frozenset({"on", "once", "if", "per"})
# Messages that say something about another one: the fact that holds it.
_WRAPPED: Mapping[str, str] = {
    "text-dot": "part",
    "text-sticker": "part",
    "text-per": "gain",
    "text-infuse": "element",
}


def has_sign(name: str) -> bool:
    """Whether there is a sign of this name: an ability, a condition, an element, a slot, ... ."""
    return has_emblem(KIND, name)


def sign_sprite(name: str, side: int, ink: RGB, ground: RGB) -> Image.Image:
    """The sign, `side` pixels wide, for this ground. Shared: paste it, never draw on it.

    Conditions, elements and coins have their own colours; all others are drawn in the ink.
    """
    if not has_sign(name):
        raise ValueError(f"there is no sign {name!r}")
    return emblem(KIND, name, max(1, side), paints_of(name, ink, ground))


def paints_of(name: str, ink: RGB, ground: RGB) -> dict[str, RGB]:
    """What each role of a sign's drawing is painted with."""
    if name in CONDITION_COLOURS:
        colour = CONDITION_COLOURS[name]
        return {"body": colour, "shade": colour, "light": LIGHT_INK, "line": DARK_INK}
    if name in ELEMENT_COLOURS:
        disc, rim, glyph = ELEMENT_COLOURS[name]
        return {"body": disc, "shade": rim, "light": glyph, "line": DARK_INK}
    return {"body": ink, "shade": mix(ink, ground, 0.5), "light": ground, "line": ground}


def sign_of(message: Say) -> str | None:
    """The sign that goes with a message of a card, an item or a figure; most have none."""
    for _ in range(4):
        inner = message.facts.get(_WRAPPED.get(message.key, ""))
        if not isinstance(inner, Say):
            break
        message = inner
    return _named(message.key)


@lru_cache(maxsize=1024)
def _named(key: str) -> str | None:
    """The first and longest run of the key's words that is a sign's name."""
    words = key.split("-")
    if len(words) > 1 and words[1] in _ASIDE:
        return None
    for start in range(len(words)):
        for end in range(len(words), start, -1):
            run = "-".join(words[start:end])
            name = _MEANT.get(run, run)
            if has_sign(name):
                return name
    return None
