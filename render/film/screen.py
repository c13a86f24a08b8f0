"""Draws the pictures of a film one after the other: the map, the round above it, words below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace
from PIL import Image

from engine.core.hexes import Hex, distance
from engine.core.view import FigureView, View
from render.film.captions import Captions
from render.film.cuts import Cut
from render.film.effects import fallen_sprite, heal_sprite, hit_sprite, radius_of, spark_sprite
from render.film.shots import Shot
from render.film.stage import Stage
from render.trails import place_trails

Place = tuple[float, float]
_LUNGE = 0.5  # how far one springs at somebody beside, of the way
_FLOWN = 0.8  # how far something has flown when it is last seen
_FADED = 0.85  # how much of the fallen is gone in the last picture of them
_KEPT = 3  # maps that stand still and are drawn on again


class Screen:
    """Draws cuts in their order; what stands still between two of them is drawn once."""

    def __init__(self, stage: Stage, captions: Captions) -> None:
        self._stage = stage
        self._captions = captions
        self._kept: list[tuple[View, frozenset[str], Image.Image]] = []
        self._standing: tuple[Shot, View] | None = None

    def draw(self, cut: Cut) -> Image.Image:
        """One picture."""
        draw = {
            "still": self._still,
            "go": self._go,
            "aim": self._aim,
            "hit": self._hit,
            "fall": self._fall,
            "open": self._open,
            "turn": self._turn,
        }[cut.phase]
        return self._captions.framed(draw(cut), cut.shot)

    # --- what moves -------------------------------------------------------------------------------

    def _still(self, cut: Cut) -> Image.Image:
        return self._base(cut.shot.after).copy()

    def _go(self, cut: Cut) -> Image.Image:
        shot, way = cut.shot, cut.shot.way
        assert way is not None
        image = self._base(shot.before, frozenset({way.figure})).copy()
        place = along([self._stage.layout.centre(hexagon) for hexagon in way.path], cut.share)
        self._put(image, _named(shot.before, way.figure), place)
        return image

    def _aim(self, cut: Cut) -> Image.Image:
        """Who stands beside springs; what comes from afar flies."""
        shot, strike = cut.shot, cut.shot.strike
        assert strike is not None
        ends = [self._stage.layout.centre(end) for end in (strike.source, strike.target)]
        attacker = _named(shot.before, strike.attacker)
        if attacker is not None and distance(strike.source, strike.target) == 1:
            image = self._base(shot.before, frozenset({attacker.id})).copy()
            self._put(image, attacker, along(ends, cut.share * _LUNGE))
        else:
            image = self._base(shot.before).copy()
            _paste(image, spark_sprite(self._stage.size), along(ends, cut.share * _FLOWN))
        return image

    def _hit(self, cut: Cut) -> Image.Image:
        shot = cut.shot
        image = self._base(self._with_fallen(shot)).copy()
        self._flash_changes(image, shot)
        if shot.strike is not None:
            sprite = hit_sprite(shot.strike.amount, self._stage.size)
            self._flash(image, sprite, shot.strike.target)
        return image

    def _fall(self, cut: Cut) -> Image.Image:
        standing, left = self._base(self._with_fallen(cut.shot)), self._base(cut.shot.after)
        image = Image.blend(standing, left, cut.share * _FADED)
        for figure in cut.shot.fallen:
            self._flash(image, fallen_sprite(self._stage.size), figure.hex)
        return image

    def _open(self, cut: Cut) -> Image.Image:
        closed, opened = self._base(cut.shot.before), self._base(cut.shot.after)
        return Image.blend(closed, opened, cut.share)

    def _turn(self, cut: Cut) -> Image.Image:
        """What came of a whole turn: ways as arrows, numbers, who fell."""
        shot = cut.shot
        image = self._stage.still(self._with_fallen(shot))
        place_trails(self._stage.board(image), shot.after.trails, self._stage.theme)
        for figure in shot.fallen:
            self._flash(image, fallen_sprite(self._stage.size), figure.hex)
        self._flash_changes(image, shot)
        return image

    # --- with what --------------------------------------------------------------------------------

    def _base(self, view: View, without: frozenset[str] = frozenset()) -> Image.Image:
        """The map as it stands. Shared: copy it, never draw on it."""
        for kept, missing, image in self._kept:
            if kept is view and missing == without:
                return image
        image = self._stage.still(view, without)
        self._kept = [(view, without, image), *self._kept[: _KEPT - 1]]
        return image

    def _with_fallen(self, shot: Shot) -> View:
        """What is left, and who falls just now."""
        if not shot.fallen:
            return shot.after
        if self._standing is None or self._standing[0] is not shot:
            dying = tuple(replace(figure, hp=0) for figure in shot.fallen)
            view = replace(shot.after, figures=(*shot.after.figures, *dying))
            self._standing = (shot, view)
        return self._standing[1]

    def _put(self, image: Image.Image, figure: FigureView | None, place: Place) -> None:
        """A figure anywhere, not only in the middle of a hex."""
        if figure is not None:
            self._stage.put(image, figure, place)

    def _flash_changes(self, image: Image.Image, shot: Shot) -> None:
        for change in shot.changes:
            make = hit_sprite if change.amount < 0 else heal_sprite
            self._flash(image, make(abs(change.amount), self._stage.size), change.hex)

    def _flash(self, image: Image.Image, sprite: Image.Image, hexagon: Hex) -> None:
        """A sprite over a hex, but within the picture."""
        centre, reach = self._stage.layout.centre(hexagon), radius_of(self._stage.size)
        x, y = (
            max(reach, min(room - reach, place))
            for place, room in zip(centre, image.size, strict=True)
        )
        _paste(image, sprite, (x, y))


def along(points: Sequence[Place], share: float) -> Place:
    """Where somebody is who has gone so much of the way."""
    lengths = [math.dist(one, other) for one, other in pairwise(points)]
    left = share * sum(lengths)
    for (one, other), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length:
            part = left / length
            return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
        left -= length
    return points[-1]


def _paste(image: Image.Image, sprite: Image.Image, centre: Place) -> None:
    left, top = round(centre[0] - sprite.width / 2), round(centre[1] - sprite.height / 2)
    image.paste(sprite, (left, top), sprite)


def _named(view: View, name: str) -> FigureView | None:
    return next((figure for figure in view.figures if figure.id == name), None)
