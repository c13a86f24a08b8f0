"""A choice of several options in the making, small enough to travel in a custom id.

Between two clicks nothing is kept in memory: the half-made choice lies in the message itself.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec

from engine.core.prompt import Prompt

Draft = tuple[int | None, ...]  # positions of options; None: a place not filled yet

LONGEST_LIST = 28  # more than this many are written as a bit mask, which has no order
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_GAP = "--"


class Page(msgspec.Struct, frozen=True):
    """Where a person is in a long prompt: which menu or page, and what is chosen so far."""

    number: int = 0
    draft: Draft = ()

    def encode(self) -> str:
        """As the argument of a custom id."""
        return f"{self.number}.{_encode(self.draft)}"


def decode(text: str) -> Page:
    """Read `Page.encode`; what nobody could have sent reads as the first page."""
    number, _, body = text.partition(".")
    try:
        return Page(_natural(number or "0", 10), _decode(body))
    except ValueError:
        return Page()


def _natural(digits: str, base: int) -> int:
    """A number without a sign or a gap; raises ValueError."""
    if any(digit not in _DIGITS[:base] for digit in digits):
        raise ValueError(digits)
    return int(digits, base)


def _encode(draft: Draft) -> str:
    if len(draft) > LONGEST_LIST:
        mask = sum(1 << n for n in draft if n is not None)
        size = (mask.bit_length() + 7) // 8
        return "~" + urlsafe_b64encode(mask.to_bytes(size, "big")).decode().rstrip("=")
    return "".join(_GAP if n is None else _DIGITS[n // 36] + _DIGITS[n % 36] for n in draft)


def _decode(body: str) -> Draft:
    if body.startswith("~"):
        raw = body[1:] + "=" * (-len(body[1:]) % 4)
        mask = int.from_bytes(urlsafe_b64decode(raw), "big")
        return tuple(n for n in range(mask.bit_length()) if mask >> n & 1)
    pairs = (body[n : n + 2] for n in range(0, len(body), 2))
    return tuple(None if pair == _GAP else _natural(pair, 36) for pair in pairs)


def put(draft: Draft, slot: int, position: int, slots: int) -> Draft:
    """Fill one place; an option that lay in another place changes places with it."""
    places = [*draft, *([None] * slots)][:slots]
    if position in places:
        places[places.index(position)] = places[slot]
    places[slot] = position
    return tuple(places)


def chosen(prompt: Prompt, draft: Draft) -> tuple[str, ...]:
    """The option ids of a draft, in its order; gaps and unknown positions are left out."""
    count = len(prompt.options)
    return tuple(prompt.options[n].id for n in draft if n is not None and n < count)


def is_complete(prompt: Prompt, draft: Draft) -> bool:
    """Whether the number of chosen options is one that the prompt takes."""
    if any(n is None or n >= len(prompt.options) for n in draft):
        return False
    if any(prompt.options[n].alone for n in draft if n is not None):
        return len(draft) == 1
    return prompt.least <= len(draft) <= prompt.most


def from_answer(prompt: Prompt) -> Draft:
    """The draft that stands for an answer already given."""
    places = {option.id: n for n, option in enumerate(prompt.options)}
    return tuple(places[i] for i in prompt.answer or () if i in places)
