"""Grounds and what lies on them, on a few hexes each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.hexes import DIRECTIONS, Hex, at
from engine.core.text import Say
from engine.core.view import HexView, View
from render.film.stage import Stage
from render.gallery.specimen import Draw, Specimen
from render.materials import FLOORS
from render.overlays import OVERLAYS
from render.palette import Theme
from render.rooms import floors

WIDE = 320
GROUNDS = ("difficult", "hazard", "water", "ice", "corridor")
_MIDDLE = at(3, 3)
_RING = (_MIDDLE, *(_MIDDLE.plus(step) for step in DIRECTIONS))
_NOTHING = Say("")


def boards() -> Iterator[Specimen]:
    """Everything that lies still on a map."""
    yield from _terrain()
    yield from _things()


def _terrain() -> Iterator[Specimen]:
    for ground in GROUNDS:
        yield Specimen("terrain", ground, _board([HexView(h, ground) for h in _RING]))
    unseen = [HexView(h, "fog" if h != _MIDDLE else "floor") for h in _RING]
    yield Specimen("terrain", "fog", _board(unseen))
    for name in FLOORS:
        yield Specimen("terrain", f"floor-{name}", _board(_laid_with(name)))
    around = [HexView(at(x, y)) for x in range(5) for y in range(3) if (x, y) != (2, 0)]
    walls = ((at(1, 1), at(2, 1)), (at(3, 1), at(3, 2)))
    yield Specimen("terrain", "walls", _board(around, walls))


def _laid_with(name: str) -> list[HexView]:
    """Seven hexes somewhere, where the floor is this one."""
    for n in range(60):
        hexes = [HexView(Hex(h.q + 2 * n, h.r - n)) for h in _RING]
        if floors(_view(hexes, ()))[hexes[0].hex] == name:
            return hexes
    raise ValueError(f"no room has the floor {name!r}")


def _things() -> Iterator[Specimen]:
    for overlay in OVERLAYS:
        if overlay == "obstacle":
            hexes = [HexView(at(x, y), overlays=(overlay,)) for x in range(5) for y in range(3)]
            yield Specimen("overlays", overlay, _board(hexes))
        else:
            yield Specimen("overlays", overlay, _board(_passage((overlay,))))
    trap = HexView(at(2, 1), overlays=("trap",), damage=4, conditions=("poison", "wound"))
    yield Specimen("overlays", "trap-numbered", _board([*_passage(())[:2], trap]))
    for coins in (1, 3, 12):
        yield Specimen("overlays", f"coins-{coins}", _board([HexView(_MIDDLE, coins=coins)]))
    yield Specimen("overlays", "letter", _board([HexView(_MIDDLE, mark="b")]))


def _passage(overlays: tuple[str, ...]) -> list[HexView]:
    """A hex between two others."""
    return [HexView(at(1, 1)), HexView(at(3, 1)), HexView(at(2, 1), overlays=overlays)]


def _board(hexes: Sequence[HexView], walls: tuple[tuple[Hex, Hex], ...] = ()) -> Draw:
    view = _view(hexes, walls)

    def draw(theme: Theme, is_large: bool) -> Image.Image:
        stage = Stage([view], (), lambda say: say.key, theme, width=WIDE, is_large=is_large)
        return stage.still(view)

    return draw


def _view(hexes: Sequence[HexView], walls: tuple[tuple[Hex, Hex], ...]) -> View:
    nothing = _NOTHING
    return View("", nothing, nothing, 1, nothing, None, tuple(hexes), walls, (), (), (), ())
