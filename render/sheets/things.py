"""Things that are owned or for sale, side by side on the planks of a shelf."""

from __future__ import annotations

from PIL import Image

from engine.core.tableau import ThingView
from engine.core.text import say
from render.lettering import fit, width_of, wrap
from render.palette import mix
from render.sheets.brush import bar, disc, framed, slab, write
from render.sheets.look import Speak, Style, counted, worded, wrap_smaller
from render.sheets.plates import sign

_LINES = 4  # of what a thing does
_STATES = {"owned": "tick", "none": "negate", "dear": "lost"}
PLANK = 22  # what a plank takes of the height


class Thing:
    """One thing, measured for a width; then drawn where there is room for it.

    Its name, what it does unless it is told in brief, and at its foot the price, how many are left
    and why the reader cannot buy one.
    """

    def __init__(
        self, thing: ThingView, width: int, style: Style, speak: Speak, *, is_brief: bool = False
    ) -> None:
        self._thing, self._style = thing, style
        self._side = round(style.text * 2.2)
        self._room = width - self._side - 16
        name = worded(thing.name, speak)
        self._size, self._name = wrap_smaller(name, style.text, self._room, 2)
        lines = () if is_brief else thing.lines
        does = " · ".join(worded(line, speak) for line in lines)
        self._does = wrap(does, style.small, self._room, _LINES)
        self._price = "" if thing.price is None else str(thing.price)
        self._left, self._state = "", ""
        is_told = not (is_brief and thing.state) and thing.state != "none"
        if thing.left is not None and is_told:
            self._left = worded(say("sheet-left", count=counted(max(0, thing.left))), speak)
        if thing.state in _STATES:
            self._state = worded(say(f"sheet-state-{thing.state}"), speak)

    @property
    def height(self) -> int:
        """How much room it takes, in pixels."""
        lines = self._style.line * len(self._name) + self._step * len(self._does) + self._foot
        return max(self._side + 8, round(lines)) + 14

    @property
    def _step(self) -> float:
        return self._style.small * 1.22

    @property
    def _foot(self) -> float:
        return self._style.text * 1.5 if self._price or self._left or self._state else 0

    def draw(self, image: Image.Image, left: int, top: int) -> None:
        """The sign of its kind in a frame, and the words beside it."""
        style, look, side = self._style, self._style.look, self._side
        is_out = self._thing.state == "none"
        rim = mix(look.edge, look.panel, 0.5) if is_out else look.edge
        framed(image, (left, top + 4, left + side, top + 4 + side), 12, look.inset, rim, 3)
        centre = (left + side / 2, top + 4 + side / 2)
        ink = look.faint if is_out else look.ink
        if not sign(image, self._thing.sign, centre, round(side * 0.7), ink):
            disc(image, centre, side // 6, rim)
        x, y = left + side + 16, float(top)
        if not self._does and not self._foot:
            y += max(0, (side + 8 - style.line * len(self._name)) / 2)
        for line in self._name:
            write(image, (x, y + style.line / 2), line, self._size, ink, bold=True)
            y += style.line
        for line in self._does:
            write(image, (x, y + self._step / 2), line, style.small, look.faint)
            y += self._step
        if self._foot:
            self._draw_foot(image, x, y + self._foot / 2)

    def _draw_foot(self, image: Image.Image, left: float, middle: float) -> None:
        style, look = self._style, self._style.look
        right, x = left + self._room, left
        if self._price:
            x = self._draw_tag(image, left, middle) + 16
        told = fit(self._left, style.small, right - x)
        write(image, (x, middle), told, style.small, look.ink)
        x += width_of(told, style.small) + (16 if told else 0)
        if self._state:
            colour = look.good if self._thing.state == "owned" else look.bad
            side = round(style.small * 0.95)
            if sign(image, _STATES[self._thing.state], (x + side / 2, middle), side, colour):
                x += side + 8
            shown = fit(self._state, style.small, right - x, bold=True)
            write(image, (x, middle), shown, style.small, colour, bold=True)

    def _draw_tag(self, image: Image.Image, left: float, middle: float) -> float:
        """The price beside a coin; returns where the tag ends."""
        style, look = self._style, self._style.look
        side, high = round(style.text * 0.95), round(style.text * 0.66)
        price = fit(self._price, style.text, self._room - side - 40, bold=True)
        right = left + side + width_of(price, style.text, bold=True) + 34
        fill = mix(look.gold, look.panel, 0.5) if self._thing.state else look.gold
        box = (round(left), round(middle - high), round(right), round(middle + high))
        slab(image, box, high, fill)
        sign(image, "coin", (left + 10 + side / 2, middle), side, look.fire_ink)
        place = (left + side + 18, middle)
        write(image, place, price, style.text, look.fire_ink, bold=True)
        return right


def plank(image: Image.Image, top: int, style: Style) -> None:
    """A board that things stand on."""
    look = style.look
    bar(image, (0, top, image.width, top + 9), mix(look.beam, look.panel, 0.15))
    bar(image, (0, top, image.width, top + 2), mix(look.beam, (255, 255, 255), 0.3))
    bar(image, (0, top + 9, image.width, top + 13), mix(look.shadow, look.panel, 0.4))
