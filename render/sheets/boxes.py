"""Boxes to tick: alone, in groups, or beside what they are for."""

from __future__ import annotations

from PIL import Image

from engine.core.tableau import BoxesView
from render.lettering import fit, width_of, wrap
from render.sheets.brush import framed, write
from render.sheets.look import Speak, Style, worded
from render.sheets.plates import INSIDE, PADDING, frame, sign

MOST_BOXES = 60
_LINES = 3  # of what a box is for


def box_row(boxes: BoxesView, style: Style, speak: Speak) -> Image.Image:
    """All boxes in one framed line, with their name before them and the count behind."""
    text, look = style.text, style.look
    count = min(max(0, boxes.boxes), MOST_BOXES)
    image = frame(round(text * 1.5) + 2 * PADDING - 8, style)
    middle, left = image.height / 2, PADDING
    name = fit(worded(boxes.name, speak), text, INSIDE * 0.3, bold=True)
    side = round(text * 1.25)
    if sign(image, "tick", (left + side / 2, middle), side, look.edge):
        left += side + 12
    write(image, (left, middle), name, text, look.ink, bold=True)
    left += round(width_of(name, text, bold=True)) + 24
    told = f"{boxes.ticked}/{boxes.boxes}"
    right = image.width - PADDING
    write(image, (right, middle), told, style.small, look.faint, bold=True, anchor="rm")
    room = right - width_of(told, style.small, bold=True) - 20 - left
    gap = round(text * 0.55)
    groups = (count - 1) // boxes.group if boxes.group > 0 and count else 0
    side = min(round(text * 1.15), int((room - gap * groups) / max(1, count)) - 6)
    for number in range(count if side >= 8 else 0):
        behind = number // boxes.group if boxes.group > 0 else 0
        x = left + number * (side + 6) + behind * gap
        box = (x, round(middle - side / 2), x + side, round(middle + side / 2))
        draw_box(image, box, number < boxes.ticked, style)
    return image


def draw_box(
    image: Image.Image, box: tuple[int, int, int, int], is_ticked: bool, style: Style
) -> None:
    """An empty box, or one of gold with a tick."""
    look, side = style.look, box[2] - box[0]
    width = max(2, side // 9)
    if not is_ticked:
        framed(image, box, side // 6, look.inset, look.edge, width)
        return
    framed(image, box, side // 6, look.gold, look.fire_ink, width)
    centre = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if not sign(image, "tick", centre, round(side * 0.72), look.fire_ink):
        write(image, centre, "✓", round(side * 0.8), look.fire_ink, bold=True, anchor="mm")


class BoxLine:
    """One line of a list: its boxes, and what they are for. Measured first, then drawn."""

    def __init__(self, boxes: BoxesView, width: int, style: Style, speak: Speak) -> None:
        self._boxes, self._style = boxes, style
        self._side = round(style.text * 1.05)
        count = min(max(0, boxes.boxes), 5)
        self._count = count if boxes.boxes <= 5 else 0  # else they are told as a number
        told = f"{boxes.ticked}/{boxes.boxes}"
        self._told = "" if self._count else told
        beside = self._count * (self._side + 6) or width_of(told, style.small, bold=True) + 8
        self._indent = round(beside) + 10
        room = width - self._indent
        self._lines = wrap(worded(boxes.name, speak), style.small, room, _LINES)

    @property
    def height(self) -> int:
        """How much room it takes."""
        return max(self._side, round(self._step * len(self._lines))) + 12

    @property
    def _step(self) -> float:
        return self._style.small * 1.22

    def draw(self, image: Image.Image, left: int, top: int) -> None:
        """Boxes at the left, the words beside them."""
        style, look = self._style, self._style.look
        for number in range(self._count):
            x = left + number * (self._side + 6)
            box = (x, top, x + self._side, top + self._side)
            draw_box(image, box, number < self._boxes.ticked, style)
        place = (left, top + self._side / 2)
        write(image, place, self._told, style.small, look.ink, bold=True)
        is_taken = self._boxes.ticked > 0
        start = top + self._side / 2
        for number, line in enumerate(self._lines):
            at = (left + self._indent, start + self._step * number)
            write(image, at, line, style.small, look.ink if is_taken else look.faint)
