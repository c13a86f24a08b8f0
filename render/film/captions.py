"""The words of a film: the round above the map, and below it who does what."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.core.text import Say
from engine.core.view import View
from render.cache import sprites
from render.canvas import Canvas
from render.film.shots import Shot
from render.film.stage import Stage
from render.lettering import clean, fit, width_of, wrap
from render.strips import title
from render.tokens import small_sprite

Speak = Callable[[Say], str]
_LINES, _LARGE_LINES = 2, 3
_LEADING = 1.3
_BOLD = "**"  # how a line of the log marks a name


class Captions:
    """Puts words around the map of a film; the same words are drawn once."""

    def __init__(self, stage: Stage, speak: Speak) -> None:
        self._stage = stage
        self._speak = speak
        self._lines = _LARGE_LINES if stage.layout.is_large else _LINES
        self._text = round(stage.layout.width * (0.05 if stage.layout.is_large else 0.04))

    @property
    def size(self) -> tuple[int, int]:
        """Of the whole picture, in even numbers."""
        wide, high = self._stage.layout.width, self._stage.layout.map_height
        return wide, high + self._head_height + self._foot_height

    @property
    def _head_height(self) -> int:
        return round(self._text * 2.1)

    @property
    def _foot_height(self) -> int:
        return round(self._text * (self._lines * _LEADING + 0.9))

    def framed(self, picture: Image.Image, shot: Shot) -> Image.Image:
        """A map with its words."""
        image = Image.new("RGB", self.size, self._stage.theme.page)
        image.paste(self._head(shot.after), (0, 0))
        image.paste(picture, (0, self._head_height))
        image.paste(self._foot(shot), (0, self.size[1] - self._foot_height))
        return image

    def words(self, shot: Shot) -> str:
        """What is said below the map."""
        return clean(self._speak(shot.say).replace(_BOLD, "")) if shot.say else ""

    def _head(self, view: View) -> Image.Image:
        """The round on a small board, and what is played."""
        theme, text = self._stage.theme, self._text
        first, name = clean(self._speak(title(view))), clean(self._speak(view.scenario))
        wide, high = self._stage.layout.width, self._head_height

        def draw() -> Image.Image:
            canvas = Canvas(wide, high, ground=theme.page)
            shown = fit(first, text, wide / 2, bold=True)
            right = text * 1.4 + width_of(shown, text, bold=True)
            canvas.box((text * 0.4, text * 0.25, right, high - text * 0.2), text * 0.4, theme.rule)
            inner = (text * 0.4 + 3, text * 0.25 + 3, right - 3, high - text * 0.2 - 3)
            canvas.box(inner, text * 0.35, theme.panel)
            middle = (high + text * 0.05) / 2
            canvas.line_of_text((text * 0.9, middle), shown, text, theme.ink)
            small = round(text * 0.9)
            rest = fit(name, small, wide - right - text, bold=False)
            canvas.line_of_text((right + text * 0.5, middle), rest, small, theme.faint, bold=False)
            return canvas.done()

        key = ("film head", first, name, wide, text, theme.name)
        return sprites.get(key, draw)

    def _foot(self, shot: Shot) -> Image.Image:
        """Who acts, and the sentence of the log."""
        theme, text, words = self._stage.theme, self._text, self.words(shot)
        wide, high = self._stage.layout.width, self._foot_height
        figures = (*shot.after.figures, *shot.before.figures)
        actor = next((figure for figure in figures if figure.id == shot.actor), None)
        image = Image.new("RGB", (wide, high), theme.panel)
        left = text * 0.6
        if actor is not None:
            size = text * 1.4
            token = small_sprite(self._stage.worn[actor.look], actor.side, size)
            image.paste(token, (round(left), (high - token.height) // 2), token)
            left += token.width + text * 0.5
        key = ("film foot", words, round(left), wide, text, theme.name)
        line = sprites.get(key, lambda: self._written(words, round(wide - left - text * 0.4)))
        image.paste(line, (round(left), 0))
        return image

    def _written(self, words: str, room: int) -> Image.Image:
        theme, text = self._stage.theme, self._text
        canvas = Canvas(room, self._foot_height, ground=theme.panel)
        lines = wrap(words, text, room, self._lines, bold=False)
        top = self._foot_height / 2 - (len(lines) - 1) * text * _LEADING / 2
        for line in lines:
            canvas.line_of_text((0, top), line, text, theme.ink, bold=False)
            top += text * _LEADING
        return canvas.done()
