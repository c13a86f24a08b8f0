"""A canvas seen from the middle of one hex: lengths in hex sizes, shapes with a dark contour."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.canvas import Canvas, Colour, Point
from render.palette import DARK_INK

LINE = 0.05  # the contour's width


@dataclass(frozen=True)
class Pencil:
    """Draws around a centre; `turn` turns what is drawn about it, in degrees clockwise."""

    canvas: Canvas
    centre: Point
    size: float
    turn: float = 0

    def at(self, x: float, y: float) -> Point:
        """A place on the canvas."""
        if self.turn:
            c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
            x, y = x * c - y * s, x * s + y * c
        return (self.centre[0] + x * self.size, self.centre[1] + y * self.size)

    def moved(self, x: float, y: float, share: float = 1.0) -> Pencil:
        """The same somewhere else, in another size."""
        return replace(self, centre=self.at(x, y), size=self.size * share)

    def turned(self, degrees: float) -> Pencil:
        """The same, turned."""
        return replace(self, turn=self.turn + degrees)

    def shape(
        self, points: Sequence[Point], fill: Colour, contour: Colour | None = DARK_INK
    ) -> None:
        """A polygon."""
        width = LINE * self.size if contour else 0
        self.canvas.polygon([self.at(*point) for point in points], fill, contour, width)

    def block(
        self,
        left: float,
        top: float,
        right: float,
        bottom: float,
        fill: Colour,
        contour: Colour | None = DARK_INK,
    ) -> None:
        """A rectangle."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], fill, contour)

    def stroke(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """A line."""
        self.canvas.line([self.at(*point) for point in points], colour, width * self.size)

    def dot(
        self, x: float, y: float, radius: float, fill: Colour, contour: Colour | None = None
    ) -> None:
        """A disc."""
        width = LINE * self.size if contour else 0
        self.canvas.disc(self.at(x, y), radius * self.size, fill, contour, width)

    def oval(
        self, x: float, y: float, wide: float, high: float, fill: Colour, contour: Colour
    ) -> None:
        """An ellipse, level whatever the turn."""
        x, y = self.at(x, y)
        wide, high = wide * self.size, high * self.size
        box = (x - wide, y - high, x + wide, y + high)
        self.canvas.oval(box, fill, contour, LINE * self.size)

    def text(self, x: float, y: float, text: str, size: float, colour: Colour) -> None:
        """Upright letters."""
        self.canvas.text(self.at(x, y), text, size * self.size, colour)
