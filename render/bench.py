"""How long large maps, a hand of cards and sheets take, and how many bytes they have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median
from time import perf_counter

from engine.core.hexes import Hex, at
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.core.view import FigureView, HexView, SeatView, TrackView, TrailView, TurnView, View
from render.cache import forget_everything
from render.cards.bench import card_figures
from render.picture import draw_map
from render.sheets.bench import sheet_figures

COLUMNS, ROWS, HEROES, MONSTERS = 25, 16, 4, 21
_WARM, _COLD = 20, 5
_HERO_LOOKS = ("kindler", "doorward", "sootfoot", "kettlewitch")
_MONSTER_LOOKS = ("clinker", "andiron", "snuffmoth", "coalslinger")
_CONDITIONS = ("poison", "wound", "muddle", "stun")


def render_figures() -> Iterator[dict[str, str | float]]:
    """Measure a map of 400 hexes and 25 figures that move: {name, work, value, unit} each."""
    views = [large_view(turn) for turn in range(_WARM)]
    work = f"{COLUMNS * ROWS} hexes, {HEROES + MONSTERS} figures, 1400 px, to PNG bytes"
    cold = []
    for view in views[:_COLD]:
        forget_everything()
        cold.append(_milliseconds(view))
    draw_map(views[0], _spoken)
    warm = [_milliseconds(view) for view in views]
    size = max(len(draw_map(view, _spoken).data) for view in views[:_COLD])
    yield {"name": "map-cold", "work": work, "value": round(median(cold), 1), "unit": "ms"}
    moved = f"{work}, one figure moved since the last picture"
    yield {"name": "map-warm", "work": moved, "value": round(median(warm), 1), "unit": "ms"}
    yield {"name": "map-size", "work": work, "value": round(size / 1000, 1), "unit": "kB"}
    yield from card_figures()
    yield from sheet_figures()


def large_view(turn: int) -> View:
    """A large hall with a crowd in it; from turn to turn one of them moves and is hurt."""
    figures = (
        *(_hero(n, turn) for n in range(HEROES)),
        *(_monster(n, turn) for n in range(MONSTERS)),
    )
    return View(
        system="bench",
        scenario=Say("The Long Hall"),
        goal=Say("Defeat all enemies in the hall."),
        round=3,
        phase=Say("Turns"),
        seat=None,
        hexes=tuple(_hex(c, r) for c in range(COLUMNS) for r in range(ROWS)),
        wall_edges=(),
        figures=figures,
        trails=tuple(_trails(figures)),
        order=tuple(
            TurnView(Say(look.title()), look, 10 + 11 * n, is_acting=n == 2, is_done=n < 2)
            for n, look in enumerate((*_HERO_LOOKS, *_MONSTER_LOOKS))
        ),
        tracks=tuple(
            TrackView(element, Say(element), state, 0)
            for element, state in (("fire", "strong"), ("ice", "waning"), ("dark", "inert"))
        ),
        seats=tuple(
            SeatView(Seat(look), look.title(), look, Say(look), 7, 10, is_awaited=n == 2)
            for n, look in enumerate(_HERO_LOOKS)
        ),
    )


def _hex(column: int, row: int) -> HexView:
    ground = "floor"
    if column >= COLUMNS - 3:
        return HexView(at(column, row), "fog")
    if (column * 5 + row * 3) % 19 == 0:
        ground = "difficult" if row % 2 else "water"
    overlays = {0: ("obstacle",), 9: ("trap",)}.get((column * 7 + row * 11) % 37, ())
    coins = 1 if (column * 3 + row * 5) % 53 == 1 else 0
    return HexView(at(column, row), ground, overlays, coins)


def _place(number: int, step: int) -> tuple[int, int]:
    return (number * 7 + step) % (COLUMNS - 3), (number * 5 + number // 4) % ROWS


def _hero(number: int, turn: int) -> FigureView:
    look = _HERO_LOOKS[number]
    return FigureView(
        id=look,
        name=Say(look.title()),
        look=look,
        side="hero",
        hex=at(*_place(number, 0)),
        hp=10 - turn % 5 if number == turn % HEROES else 10,
        max_hp=10,
        conditions=_CONDITIONS[: number % 3],
        is_acting=number == 2,
    )


def _monster(number: int, turn: int) -> FigureView:
    look = _MONSTER_LOOKS[number % len(_MONSTER_LOOKS)]
    is_moved = number == turn % MONSTERS
    return FigureView(
        id=f"{look}-{number}",
        name=Say(f"{look.title()} {number // 4 + 1}"),
        look=look,
        side="monster",
        hex=at(*_place(number + HEROES, 1 if is_moved else 0)),
        hp=3 if is_moved else 6,
        max_hp=6,
        rank="elite" if number % 3 == 0 else "normal",
        number=number // 4 + 1,
        conditions=_CONDITIONS[: number % 4],
        effects=(say("shield", value=1),) if number % 5 == 0 else (),
    )


def _trails(figures: Iterable[FigureView]) -> Iterator[TrailView]:
    """Every third monster came two hexes along its column."""
    for figure in [one for one in figures if one.side == "monster"][::3]:
        step = 1 if figure.hex.r + figure.hex.q // 2 < 2 else -1
        start, between = (Hex(figure.hex.q, figure.hex.r + n * step) for n in (2, 1))
        yield TrailView(figure.id, (start, between, figure.hex))


def _milliseconds(view: View) -> float:
    began = perf_counter()
    draw_map(view, _spoken)
    return (perf_counter() - began) * 1000


def _spoken(message: Say) -> str:
    """Words without a catalogue: the measure is of pictures."""
    facts = (fact for fact in message.facts.values())
    return " ".join((message.key, *(str(fact) for fact in facts if not isinstance(fact, tuple))))
