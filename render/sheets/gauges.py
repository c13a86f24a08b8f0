"""Tracks: a rail from its least to its most number, with the steps at which something changes."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.tableau import GaugeView, StepView
from render.lettering import clean, fit, largest_that_fits, width_of
from render.palette import mix
from render.sheets.brush import bar, framed, slab, write
from render.sheets.look import Speak, Style, worded
from render.sheets.plates import INSIDE, PADDING, frame, sign

MOST_STEPS = 60


@dataclass(frozen=True)
class _Rail:
    """Where a track's numbers lie."""

    least: int
    most: int
    left: int
    right: int

    def at(self, number: int) -> float:
        """Where a number lies; what is beyond the ends lies at the end."""
        share = min(1.0, max(0.0, (number - self.least) / self._length))
        return self.left + (self.right - self.left) * share

    @property
    def _length(self) -> int:
        return max(1, self.most - self.least)

    @property
    def pace(self) -> float:
        """How far two numbers lie apart."""
        return (self.right - self.left) / self._length


def gauge(track: GaugeView, style: Style, speak: Speak) -> Image.Image:
    """A framed track with its name, and what the number means now."""
    text = style.text
    name = worded(track.name, speak)
    about = worded(track.about, speak) if track.about is not None else str(track.value)
    has_two_lines = _width(name, about, style) > INSIDE - 2 * PADDING
    head = PADDING + round(text * (2.6 if has_two_lines else 1.3))
    image = frame(head + round(text * 3.5) + PADDING, style)
    _draw_head(image, track, (name, about), style, has_two_lines)
    _draw_rail(image, track, head + round(text * 1.75), style)
    return image


def _width(name: str, about: str, style: Style) -> float:
    return width_of(name, style.text, bold=True) + width_of(about, style.small) + style.text * 2.4


def _draw_head(
    image: Image.Image,
    track: GaugeView,
    words: tuple[str, str],
    style: Style,
    has_two_lines: bool,
) -> None:
    look, text, middle = style.look, style.text, PADDING + style.text * 0.55
    left, right = PADDING, image.width - PADDING
    side = round(text * 1.25)
    if sign(image, track.sign, (left + side / 2, middle), side, look.edge):
        left += side + 12
    name, about = words
    write(
        image, (left, middle), fit(name, text, right - left, bold=True), text, look.ink, bold=True
    )
    room = right - PADDING
    small = largest_that_fits(about, style.small, room, round(style.small * 0.75))
    shown = fit(about, small, room)
    if has_two_lines:
        write(image, (PADDING, middle + text * 1.3), shown, small, look.faint)
    else:
        write(image, (right, middle), shown, small, look.faint, anchor="rm")


def _draw_rail(image: Image.Image, track: GaugeView, top: int, style: Style) -> None:
    """The steps above, the rail with what is reached, the ends below, and the number itself."""
    look, text = style.look, style.text
    token = round(text * 1.55)
    rail = _Rail(track.least, track.most, PADDING + token // 2, image.width - PADDING - token // 2)
    high = round(text * 0.75)
    middle = top + high // 2
    edge = mix(look.shadow, look.edge, 0.35)
    framed(image, (rail.left - 8, top, rail.right + 8, top + high), high // 2, look.inset, edge, 3)
    neutral = min(max(0, track.least), track.most)
    start, end = sorted((rail.at(neutral), rail.at(track.value)))
    fill = look.fire if track.value >= 0 else look.bad
    slab(image, (round(start) - 5, top + 5, round(end) + 5, top + high - 5), high // 2 - 5, fill)
    if rail.pace >= 12:
        for number in range(track.least + 1, track.most):
            x = round(rail.at(number))
            bar(image, (x, top + 5, x + 2, top + high - 5), look.inset)
    if neutral not in (track.least, track.most):
        x = round(rail.at(neutral))
        bar(image, (x - 2, top - 8, x + 3, top + high + 8), look.ink)
    _draw_steps(image, track, rail, (top, high), style)
    for number, anchor, x in ((track.least, "lm", rail.left), (track.most, "rm", rail.right)):
        place = (x, top + high + text * 0.75)
        if abs(rail.at(track.value) - x) > token * 1.2:
            write(image, place, _minus(number), style.small, look.faint, anchor=anchor)
    _draw_value(image, (rail.at(track.value), middle), _minus(track.value), style)


def _draw_value(image: Image.Image, place: tuple[float, float], value: str, style: Style) -> None:
    """The number itself on a plate of gold that slides along the rail."""
    look, text = style.look, style.text
    value = fit(value, text, text * 5, bold=True)
    half, high = max(text * 0.8, width_of(value, text, bold=True) / 2 + 12), round(text * 0.75)
    x = min(max(place[0], PADDING + half), image.width - PADDING - half)
    middle = round(place[1])
    box = (round(x - half), middle - high, round(x + half), middle + high)
    framed(image, box, high, look.gold, look.fire_ink, 4)
    write(image, (x, middle), value, text, look.fire_ink, bold=True, anchor="mm")


def _draw_steps(
    image: Image.Image, track: GaugeView, rail: _Rail, at: tuple[int, int], style: Style
) -> None:
    """A flag for each step: filled once it is reached, an outline before."""
    look, text, (top, high) = style.look, style.text, at
    last = -1000.0
    steps = [step for step in track.steps if track.least <= step.at <= track.most]
    for step in sorted(steps[:MOST_STEPS], key=lambda one: one.at):
        x = rail.at(step.at)
        mark = fit(clean(step.mark), style.small, text * 4, bold=True)
        coin = round(text * 0.7) if step.sign else 0
        wide = max(text * 1.25, width_of(mark, style.small, bold=True) + 14 + coin)
        bar(image, (round(x) - 1, top - 6, round(x) + 2, top + high), look.ink)
        if x - wide / 2 < last + 4:
            continue
        last = x + wide / 2
        is_reached = _is_reached(step, track.value)
        box = (round(x - wide / 2), top - 8 - round(text * 1.15), round(x + wide / 2), top - 8)
        edge, ink = (look.fire_ink, look.fire_ink) if is_reached else (look.edge, look.faint)
        framed(image, box, 8, look.gold if is_reached else look.panel, edge, 3)
        middle = (box[1] + box[3]) / 2
        write(image, (x - coin / 2, middle), mark, style.small, ink, bold=True, anchor="mm")
        if coin:
            sign(image, step.sign, (box[2] - 8 - coin / 2, middle), coin, ink)


def _is_reached(step: StepView, value: int) -> bool:
    """Counted from zero, on whichever side of it."""
    return 0 < step.at <= value or value <= step.at < 0 or step.at == value


def _minus(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)
