"""A canvas drawn larger than it will be and reduced at the end, which smooths every edge."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Literal

from PIL import Image, ImageDraw

from render.lettering import font_for

Colour = tuple[int, int, int] | tuple[int, int, int, int]
Point = tuple[float, float]
CLEAR: Colour = (0, 0, 0, 0)
GREYS = [0] * 64 + [128] * 128 + [255] * 64  # few steps at the edges of letters


class Canvas:
    """Coordinates and sizes are those of the finished image."""

    def __init__(
        self, width: int, height: int, *, ground: Colour | None = None, scale: int = 2
    ) -> None:
        mode: Literal["RGB", "RGBA"] = "RGBA" if ground is None else "RGB"
        self.width, self.height, self.scale = width, height, scale
        self._image = Image.new(mode, (width * scale, height * scale), ground or CLEAR)
        self._draw = ImageDraw.Draw(self._image)
        self._late: list[tuple[Point, str, int, Colour, bool, str]] = []

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A filled polygon; the outline runs along its edge, half inside and half outside."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        if fill is not None:
            self._draw.polygon(scaled, fill=fill)
        if outline is not None and width:
            self.line([*points, points[0], points[1]], outline, width)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line with rounded joints."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        self._draw.line(scaled, fill=fill, width=max(1, round(width * self.scale)), joint="curve")

    def shade(self, points: Sequence[Point], fill: Colour) -> None:
        """A polygon through which one sees what is already there."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        ImageDraw.Draw(self._image, "RGBA").polygon(scaled, fill=fill)

    def stamp(self, image: Image.Image, corner: tuple[int, int], mask: Image.Image) -> None:
        """Paste what is already as large as the canvas is before it is reduced."""
        place = (corner[0] * self.scale, corner[1] * self.scale)
        self._image.paste(image, place, mask)

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A circle; the outline lies inside the radius."""
        self._draw.ellipse(
            self._box(
                centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius
            ),
            fill=fill,
            outline=outline,
            width=round(width * self.scale),
        )

    def oval(
        self,
        corners: tuple[float, float, float, float],
        fill: Colour,
        outline: Colour,
        width: float,
    ) -> None:
        """An ellipse within a box; the outline lies inside."""
        left, top, right, bottom = corners
        if right - left < 1 or bottom - top < 1:
            return
        self._draw.ellipse(
            self._box(left, top, right, bottom),
            fill=fill,
            outline=outline,
            width=max(1, round(width * self.scale)),
        )

    def slice(self, centre: Point, radius: float, start: float, end: float, fill: Colour) -> None:
        """A piece of a disc, angles clockwise from three o'clock."""
        box = self._box(
            centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius
        )
        self._draw.pieslice(box, start, end, fill=fill)

    def arc(
        self, centre: Point, radius: float, start: float, end: float, fill: Colour, width: float
    ) -> None:
        """A piece of a circle's line."""
        box = self._box(
            centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius
        )
        self._draw.arc(box, start, end, fill=fill, width=max(1, round(width * self.scale)))

    def box(
        self,
        corners: tuple[float, float, float, float],
        radius: float,
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle with round corners; the outline lies inside."""
        left, top, right, bottom = corners
        if right - left < 1 or bottom - top < 1:
            return
        self._draw.rounded_rectangle(
            self._box(left, top, right, bottom),
            radius=min(radius, (right - left) / 2, (bottom - top) / 2) * self.scale,
            fill=fill,
            outline=outline,
            width=round(width * self.scale),
        )

    def text(
        self,
        centre: Point,
        text: str,
        size: float,
        fill: Colour,
        *,
        bold: bool = True,
        anchor: str = "mm",
        edge: Colour | None = None,
        edge_width: float = 0,
    ) -> None:
        """A text, by default centred; `edge` draws a rim around the letters."""
        self._draw.text(
            (centre[0] * self.scale, centre[1] * self.scale),
            text,
            fill=fill,
            font=font_for(text, max(1, round(size * self.scale)), bold=bold),
            anchor=anchor,
            stroke_width=round(edge_width * self.scale),
            stroke_fill=edge,
        )

    def picture(self, centre: Point, side: float, draw: Callable[[int], Image.Image]) -> None:
        """A square picture, drawn in the pixels of the canvas before it is reduced."""
        image = draw(max(1, round(side * self.scale)))
        left = round(centre[0] * self.scale - image.width / 2)
        top = round(centre[1] * self.scale - image.height / 2)
        if self._image.mode == "RGB":
            self._image.paste(image, (left, top), image)
            return
        under = self._image.crop((left, top, left + image.width, top + image.height))
        under.alpha_composite(image)
        self._image.paste(under, (left, top))

    def line_of_text(
        self,
        place: Point,
        text: str,
        size: float,
        fill: Colour,
        *,
        bold: bool = True,
        anchor: str = "lm",
    ) -> None:
        """A text on top of everything, set in the finished size: sharper, and smaller as PNG."""
        self._late.append((place, text, round(size), fill, bold, anchor))

    def done(self) -> Image.Image:
        """The finished image."""
        image = self._image.reduce(self.scale)
        measure = ImageDraw.Draw(image)
        for place, text, size, fill, bold, anchor in self._late:
            face = font_for(text, size, bold=bold)
            x, y = round(place[0]), round(place[1])
            box = measure.textbbox((x, y), text, face, anchor)
            left, top = math.floor(box[0]) - 1, math.floor(box[1]) - 1
            mask = Image.new("L", (math.ceil(box[2]) - left + 1, math.ceil(box[3]) - top + 1))
            ImageDraw.Draw(mask).text((x - left, y - top), text, 255, face, anchor)
            image.paste(fill, (left, top), mask.point(GREYS))
        return image

    def _box(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[float, float, float, float]:
        scale = self.scale
        return (left * scale, top * scale, right * scale - 1, bottom * scale - 1)


def regular(centre: Point, radius: float, corners: int, turn: float = 0) -> list[Point]:
    """The corners of a regular polygon; `turn` in degrees, 0 puts one at three o'clock."""
    return [
        (
            centre[0] + radius * math.cos(math.radians(turn + 360 * k / corners)),
            centre[1] + radius * math.sin(math.radians(turn + 360 * k / corners)),
        )
        for k in range(corners)
    ]


def star(
    centre: Point, radius: float, points: int, inner: float = 0.5, turn: float = -90
) -> list[Point]:
    """The corners of a star; `inner` is the share of the radius at its notches."""
    outer = regular(centre, radius, points, turn)
    notches = regular(centre, radius * inner, points, turn + 180 / points)
    return [corner for pair in zip(outer, notches, strict=True) for corner in pair]
