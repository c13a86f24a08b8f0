"""Half of a card: its lines from top to bottom, and at its foot what becomes of the card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from engine.core.text import Say
from render.cards.inks import Inks
from render.cards.inscription import Inscription, Speak, inscribe
from render.cards.patterns import HIGHEST, pattern
from render.cards.plates import draw_plate, put
from render.cards.setting import LEADING, Row, draw_rows, rows_of

_FATES = ("text-lost", "text-round", "text-persistent", "text-unrecoverable")
_GAINS = ("text-xp", "text-infuse")  # at the foot where they are a line's only part
_CLAUSES = ("text-augment", "text-if")
_GAP = 0.32  # between lines, in letters
_PAD = 0.42  # around an inset and a pill's words
_SMALL = 0.86  # the letters at the foot


@dataclass(frozen=True)
class Half:
    """The words of a half: whole lines, and what stands at its foot."""

    lines: tuple[tuple[bool, Inscription], ...]  # whether it is a clause that must be earned
    foot: tuple[Inscription, ...]


@dataclass(frozen=True)
class Block:
    """Rows, framed or not, or the pattern of an area."""

    is_inset: bool
    rows: tuple[Row, ...]
    size: int
    shape: str = ""

    @property
    def height(self) -> float:
        """With its frame."""
        if self.shape:
            return HIGHEST * self.size
        pad = 2 * _PAD * 0.5 * self.size if self.is_inset else 0
        return len(self.rows) * LEADING * self.size + pad


@dataclass(frozen=True)
class HalfSetting:
    """A half set in a size and a width."""

    blocks: tuple[Block, ...]
    foot: tuple[tuple[Row, ...], ...]  # the pills of each row
    size: int

    @property
    def height(self) -> float:
        """All that must have room."""
        gaps = max(0, len(self.blocks) - 1) * _GAP * self.size
        between = _GAP * self.size if self.blocks and self.foot else 0
        return sum(block.height for block in self.blocks) + gaps + between + self.foot_height

    @property
    def foot_height(self) -> float:
        """The rows of pills, with what parts them."""
        step = _pill_height(self.size)
        return len(self.foot) * step + max(0, len(self.foot) - 1) * _GAP * 0.5 * self.size


def half_of(lines: Iterable[Say], speak: Speak) -> Half:
    """Speak a half's lines, each to its place."""
    body: list[tuple[bool, Inscription]] = []
    foot: list[Inscription] = []
    for line in lines:
        if line.key in _FATES or _is_gain(line):
            foot.append(inscribe(line, speak, has_head=False))
        else:
            body.append((line.key in _CLAUSES, inscribe(line, speak)))
    return Half(tuple(body), tuple(foot))


def _is_gain(line: Say) -> bool:
    parts = line.facts.get("parts")
    is_ability = line.key == "text-ability" and isinstance(parts, tuple)
    return (
        is_ability
        and isinstance(parts, tuple)
        and [p.key for p in parts][1:] == []
        and (parts[0].key in _GAINS if parts else False)
    )


@lru_cache(maxsize=1024)
def set_half(half: Half, size: int, width: float) -> HalfSetting:
    """Break a half into rows."""
    blocks = []
    for is_inset, line in half.lines:
        room = width - 2 * _PAD * size if is_inset else width
        blocks.append(Block(is_inset, rows_of(line, size, room), size))
        blocks += [Block(False, (), size, shape) for shape in line.shapes]
    return HalfSetting(tuple(blocks), _pills(half.foot, size, width), size)


def _pills(foot: Iterable[Inscription], size: int, width: float) -> tuple[tuple[Row, ...], ...]:
    """One pill for each, as many side by side as there is room for."""
    rows: list[list[Row]] = []
    left = 0.0
    for inscription in foot:
        for pill in rows_of(inscription, round(size * _SMALL), width - 2 * _PAD * size)[:1]:
            wide = pill.width + 2 * _PAD * size
            if not rows or left + wide > width:
                rows.append([])
                left = 0.0
            rows[-1].append(pill)
            left += wide + _GAP * size
    return tuple(tuple(row) for row in rows)


def _pill_height(size: int) -> float:
    return size * _SMALL * LEADING * 1.1


def draw_half(
    image: Image.Image, half: HalfSetting, box: tuple[float, float, float, float], inks: Inks
) -> None:
    """Lines in the middle of the box, pills at its bottom."""
    left, top, right, bottom = box
    size = half.size
    spare = (bottom - top) - half.height
    y = top + max(0.0, spare / 2)
    for block in half.blocks:
        _draw_block(image, block, (left, y, right), inks)
        y += block.height + _GAP * size
    y = bottom - half.foot_height
    for row in half.foot:
        _draw_pills(image, row, (left, y, right), size, inks)
        y += _pill_height(size) + _GAP * 0.5 * size


def _draw_block(
    image: Image.Image, block: Block, place: tuple[float, float, float], inks: Inks
) -> None:
    left, top, right = place
    size = block.size
    if block.shape:
        drawn = pattern(block.shape, size, inks)
        if drawn is not None:
            middle = top + (block.height - drawn.height) / 2
            put(image, drawn, (left + right - drawn.width) / 2, middle)
        return
    if block.is_inset:
        box = (left, top, right, top + block.height)
        draw_plate(image, box, size * 0.35, inks.inset, inks.edge, 1)
        left, top = left + _PAD * size, top + _PAD * 0.5 * size
        draw_rows(image, block.rows, (left, top), size, inks.ink, inks)
        return
    for row in block.rows:
        x = left + (right - left - row.width) / 2
        draw_rows(image, (row,), (x, top), size, inks.ink, inks)
        top += size * LEADING


def _draw_pills(
    image: Image.Image,
    pills: tuple[Row, ...],
    place: tuple[float, float, float],
    size: int,
    inks: Inks,
) -> None:
    left, top, right = place
    small, high = round(size * _SMALL), round(_pill_height(size))
    used = sum(pill.width + 2 * _PAD * size for pill in pills) + (len(pills) - 1) * _GAP * size
    x = left + (right - left - used) / 2
    for pill in pills:
        wide = pill.width + 2 * _PAD * size
        draw_plate(image, (x, top, x + wide, top + high), high / 2, inks.card, inks.edge, 1)
        draw_rows(
            image, (pill,), (x + _PAD * size, top + (high - small * LEADING) / 2), small, inks.ink,
            inks,
        )  # fmt: skip
        x += wide + _GAP * size
