"""One line of the order of play as a small card: initiative, token, name, what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PIL import Image

from engine.core.text import Say
from engine.core.view import SeatView, TurnView, View
from render.cache import sprites
from render.canvas import Canvas
from render.lettering import clean, fit, largest_that_fits, width_of
from render.palette import DARK_INK, GOLD, Livery, Theme
from render.tokens import small_sprite

Speak = Callable[[Say], str]
MOST_CHIPS = 12
HEIGHT = 2.35  # this and the next ones in text sizes
_NAME = 0.92
_HP = 0.88
_LINE = 0.84
_SMALL = 0.7  # of a line that would not fit otherwise
_NOBODY = Livery((90, 94, 104), "?")


@dataclass(frozen=True)
class Chip:
    """Everything that decides how a line of the order looks."""

    initiative: str
    livery: Livery
    side: str
    name: str
    line: str
    hp: str
    is_acting: bool
    is_done: bool
    is_awaited: bool


def chips(view: View, worn: Mapping[str, Livery], speak: Speak) -> tuple[Chip, ...]:
    """The order of play, or before there is one, the seats."""
    seats = {seat.look: seat for seat in view.seats}
    sides = {figure.look: figure.side for figure in view.figures}
    if view.order:
        made = [_of_turn(turn, seats.get(turn.look), sides, worn, speak) for turn in view.order]
    else:
        made = [_of_seat(seat, worn, speak) for seat in view.seats]
    if len(made) > MOST_CHIPS:
        hidden = len(made) - MOST_CHIPS + 1
        more = Chip("", Livery((90, 94, 104), f"+{hidden}"), "hero", "", "", "", False, True, False)
        made = [*made[: MOST_CHIPS - 1], more]
    return tuple(made)


def _of_turn(
    turn: TurnView,
    seat: SeatView | None,
    sides: Mapping[str, str],
    worn: Mapping[str, Livery],
    speak: Speak,
) -> Chip:
    return Chip(
        initiative="" if turn.initiative is None else f"{turn.initiative:02d}",
        livery=worn.get(turn.look, _NOBODY),
        side="hero" if seat else sides.get(turn.look, "monster"),
        name=clean(speak(turn.name)),
        line=clean(" · ".join(speak(part) for part in turn.card)),
        hp=f"{seat.hp}/{seat.max_hp}" if seat else "",
        is_acting=turn.is_acting,
        is_done=turn.is_done,
        is_awaited=seat is not None and seat.is_awaited,
    )


def _of_seat(seat: SeatView, worn: Mapping[str, Livery], speak: Speak) -> Chip:
    return Chip(
        initiative="",
        livery=worn.get(seat.look, _NOBODY),
        side="hero",
        name=clean(seat.hero),
        line=clean(speak(seat.class_name)),
        hp=f"{seat.hp}/{seat.max_hp}",
        is_acting=False,
        is_done=seat.is_out,
        is_awaited=seat.is_awaited,
    )


def chip_sprite(chip: Chip, width: int, text: int, theme: Theme) -> Image.Image:
    """The chip's picture. Shared: paste it, never draw on it."""
    key = ("chip", chip, width, text, theme.name)
    return sprites.get(key, lambda: _draw(chip, width, text, theme))


def width_needed(chip: Chip, text: int) -> float:
    """How wide a chip must be for nothing to be cut off."""
    name = width_of(chip.name, round(text * _NAME), bold=True)
    if chip.hp:
        name += width_of(chip.hp, round(text * _HP), bold=True) + text * 0.3
    line = width_of(chip.line, round(text * _LINE)) + (text * 0.9 if chip.is_awaited else 0)
    return text * (5.2 if chip.initiative else 3.2) + max(name, line)


def _draw(chip: Chip, width: int, text: int, theme: Theme) -> Image.Image:
    height = round(HEIGHT * text)
    canvas = Canvas(width, height, ground=theme.page, scale=2)
    rim = theme.acting if chip.is_acting else theme.panel
    canvas.box((0, 0, width, height), text * 0.35, theme.panel, rim, text * 0.13)
    ink = theme.faint if chip.is_done else theme.ink
    middle = height / 2
    left = text * 0.45
    if chip.initiative:
        canvas.line_of_text((left, middle), chip.initiative, text * 1.1, ink, anchor="lm")
        left += max(width_of(chip.initiative, round(text * 1.1), bold=True), text * 1.5)
        left += text * 0.25
    token = small_sprite(chip.livery, chip.side, text * 0.92)
    token_left = round(left)
    left += token.width + text * 0.35
    right = width - text * 0.45
    if chip.hp:
        line = middle - text * 0.5 if chip.line or chip.is_awaited else middle
        canvas.line_of_text((right, line), chip.hp, text * _HP, ink, anchor="rm")
        name_right = right - width_of(chip.hp, round(text * _HP), bold=True) - text * 0.3
    else:
        name_right = right
    if chip.is_awaited:
        _draw_hourglass(canvas, (right - text * 0.3, middle + text * 0.55), text)
    _draw_lines(canvas, chip, (left, name_right, right, middle), text, theme)
    image = canvas.done()
    image.paste(token, (token_left, round(middle - token.height / 2)), token)
    if chip.is_done:
        image = Image.blend(image, Image.new("RGB", image.size, theme.page), 0.35)
    return image


def _draw_lines(
    canvas: Canvas, chip: Chip, at: tuple[float, float, float, float], text: int, theme: Theme
) -> None:
    left, name_right, right, middle = at
    size = text * _NAME
    ink = theme.faint if chip.is_done else theme.ink
    name = fit(chip.name, round(size), name_right - left, bold=True)
    line_right = right - (text * 0.9 if chip.is_awaited else 0)
    smaller = largest_that_fits(
        chip.line, round(text * _LINE), line_right - left, round(text * _SMALL)
    )
    line = fit(chip.line, smaller, line_right - left)
    height = middle - text * 0.5 if chip.line else middle
    canvas.line_of_text((left, height), name, size, ink, anchor="lm")
    if line:
        canvas.line_of_text(
            (left, middle + text * 0.58), line, smaller, theme.faint, bold=False, anchor="lm"
        )


def _draw_hourglass(canvas: Canvas, centre: tuple[float, float], text: int) -> None:
    x, y = centre
    wide, high = text * 0.3, text * 0.42
    canvas.polygon(
        [(x - wide, y - high), (x + wide, y - high), (x - wide, y + high), (x + wide, y + high)],
        GOLD,
        DARK_INK,
        text * 0.06,
    )
