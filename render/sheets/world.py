"""The map of the world: places on their squares, the ways between them, where the party is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core.tableau import PlaceView, WorldTableau
from engine.core.text import say
from render.cache import backgrounds
from render.lettering import fit, width_of
from render.palette import Theme
from render.sheets.brush import Place, blank, put, slab, stack, write
from render.sheets.cavern import cavern, corner
from render.sheets.chart import NAME_STEP, Chart, chart_of
from render.sheets.gauges import gauge
from render.sheets.look import (
    GAP,
    MARGIN,
    Look,
    Speak,
    Style,
    counted,
    style_of,
    worded,
    wrap_smaller,
)
from render.sheets.medals import STATES, glow, here, medal
from render.sheets.plates import INSIDE, beam
from render.sheets.roll import roll
from render.sheets.ways import draw_road, draw_story, way

MOST_PATHS = 400
MOST_LINES = 6


def draw_world(tableau: WorldTableau, speak: Speak, theme: Theme, is_large: bool) -> Image.Image:
    """Title and tracks, the map, then what its shapes mean, and what is on no square."""
    style = style_of(theme, is_large)
    chart = chart_of(tableau.places, style)
    lines = [worded(line, speak) for line in tableau.lines[:MOST_LINES]]
    for number in tableau.numbers[:MOST_LINES]:
        lines.append(
            worded(say("sheet-number", name=number.name, value=counted(number.value)), speak)
        )
    title = beam(worded(tableau.title, speak), [" · ".join(lines)] if lines else [], style)
    pieces = [title, *(gauge(track, style, speak) for track in tableau.tracks[:MOST_LINES])]
    pieces.append(_map(tableau, chart, style, speak))
    listed = [one for one in tableau.places if one.square is None and one.state != "home"]
    if not chart.name_lines:
        listed += [one for one in tableau.places if one.square is not None]
    pieces += roll(listed, style, speak)
    pieces += _legend(tableau, style, speak)
    return stack(pieces, GAP, style.look.page, MARGIN)


def _map(tableau: WorldTableau, chart: Chart, style: Style, speak: Speak) -> Image.Image:
    at = _spots(tableau.places, chart)
    image = _ground(tableau, at, chart, style.look).copy()
    for place in tableau.places:
        if place.id in at:
            _draw_place(image, place, at[place.id], chart, style, speak)
    corner(image, style.look)
    return image


def _ground(
    tableau: WorldTableau, at: Mapping[str, Place], chart: Chart, look: Look
) -> Image.Image:
    """The rock, the light of the hearths and the ways. Shared: copy it before drawing on it."""
    lit = tuple(at[one.id] for one in tableau.places if one.state == "completed" and one.id in at)
    ways = tuple(
        (one.kind == "road", at[one.one], at[one.other])
        for one in tableau.paths[:MOST_PATHS]
        if one.one != one.other and one.one in at and one.other in at
    )
    stops = tuple(at.values())

    def draw() -> Image.Image:
        image = cavern(chart, look)
        for place in lit:
            put(image, glow(chart.radius, look), place)
        for is_road, *ends in ways:
            _draw_way(image, is_road, (ends[0], ends[1]), stops, chart, look)
        return image

    return backgrounds.get(("world", chart, look.name, lit, ways, stops), draw)


def _spots(places: tuple[PlaceView, ...], chart: Chart) -> dict[str, Place]:
    """The middle of each place's medal; several on one square stand side by side."""
    at: dict[str, Place] = {}
    crowd: dict[tuple[int, int], int] = {}
    names = chart.text * NAME_STEP * chart.name_lines
    for place in places:
        landing = chart.landing(place.square[1]) if place.square is not None else None
        if place.state == "home":
            at[place.id] = (INSIDE / 2, chart.home * 0.5)
        elif place.square is not None and landing is not None:
            before = crowd.get(place.square, 0)
            crowd[place.square] = before + 1
            middle = (landing.top + landing.floor - names + chart.radius * 0.3) / 2
            at[place.id] = (chart.x(place.square[0]) + before * chart.radius * 0.6, middle)
    return at


def _draw_way(
    image: Image.Image,
    is_road: bool,
    ends: tuple[Place, Place],
    stops: Sequence[Place],
    chart: Chart,
    look: Look,
) -> None:
    """Straight, or around what lies between; from one above the other beside their names."""
    between = [place for place in stops if place not in ends]
    is_upright = abs(ends[0][0] - ends[1][0]) < chart.radius
    side = chart.radius * (1.15 if is_upright else 0.2) * (1 if is_road else -1)
    points = way(*ends, chart.radius * 1.12, between, side=side)
    if points:
        width = max(2, round(chart.radius / 8.5))
        (draw_road if is_road else draw_story)(image, points, width, look)


def _draw_place(
    image: Image.Image, place: PlaceView, at: Place, chart: Chart, style: Style, speak: Speak
) -> None:
    look, radius = style.look, chart.radius
    put(image, medal(place.state, place.mark, radius, look), at)
    if place.is_here:
        put(image, here(radius, look), (at[0] - radius * 0.75, at[1] - radius * 0.8))
    name = worded(place.name, speak)
    if place.state == "home":
        shown = fit(name, chart.text, INSIDE / 3, bold=True)
        wide = width_of(shown, chart.text, bold=True)
        top = (at[0] + radius * 1.35 + wide / 2, at[1] + radius * 0.3)
        _draw_name(image, [shown], top, chart.text, look)
    elif chart.name_lines:
        room, top = chart.pitch - 30, (at[0], at[1] + radius * 1.15)
        size, lines = wrap_smaller(name, chart.text, room, chart.name_lines)
        _draw_name(image, lines, top, size, look)


def _draw_name(image: Image.Image, lines: Sequence[str], top: Place, size: int, look: Look) -> None:
    """On a plate, so that it reads on whatever lies below."""
    step = size * NAME_STEP
    wide = max((width_of(line, size, bold=True) for line in lines), default=0)
    if wide <= 0:
        return
    left, right = round(top[0] - wide / 2 - 10), round(top[0] + wide / 2 + 10)
    slab(image, (left, round(top[1]), right, round(top[1] + step * len(lines) + 6)), 10, look.panel)
    for number, line in enumerate(lines):
        middle = (top[0], top[1] + step * (number + 0.5) + 3)
        write(image, middle, line, size, look.ink, bold=True, anchor="mm")


def _legend(tableau: WorldTableau, style: Style, speak: Speak) -> list[Image.Image]:
    """What the shapes on this very map mean."""
    look, text = style.look, style.small
    radius = round(text * 0.62)
    shown = {place.state if place.state in STATES else "unknown" for place in tableau.places}
    entries = [(medal(s, "", radius, look), f"sheet-place-{s}") for s in STATES if s in shown]
    if any(place.is_here for place in tableau.places):
        entries.append((here(round(radius * 0.9), look), "sheet-place-here"))
    kinds = {path.kind for path in tableau.paths}
    for kind, is_shown in (("road", "road" in kinds), ("story", bool(kinds - {"road"}))):
        if is_shown:
            entries.append((_sample(kind, text, look), f"sheet-path-{kind}"))
    step, left, row = round(text * 2), 8, 0
    placed: list[tuple[Image.Image, str, int, int]] = []
    for picture, key in entries:
        word = fit(worded(say(key), speak), text, INSIDE / 2)
        wide = picture.width + 10 + round(width_of(word, text)) + 28
        if left + wide > INSIDE and left > 8:
            left, row = 8, row + 1
        placed.append((picture, word, left, row))
        left += wide
    image = blank(INSIDE, step * (row + 1), look.page)
    for picture, word, x, y in placed:
        middle = step * (y + 0.5)
        put(image, picture, (x + picture.width / 2, middle))
        write(image, (x + picture.width + 10, middle), word, text, look.ink)
    return [image] if placed else []


def _sample(kind: str, text: int, look: Look) -> Image.Image:
    image = blank(round(text * 2.6), round(text * 1.2), look.rock)
    points = [(x, image.height / 2) for x in range(4, image.width - 6, 3)]
    (draw_road if kind == "road" else draw_story)(image, points, max(2, text // 6), look)
    return image
