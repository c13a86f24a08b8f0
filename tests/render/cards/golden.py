"""Small copies of pictures of cards that somebody has looked at. Run as a module to renew them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from render import Picture, draw_tableau
from tests.render.cards.samples import hand, kit, round_cards, speaking
from tests.render.golden import FOLDER, small

PICTURES: Mapping[str, Callable[[], Picture]] = {
    "cards-hand": lambda: draw_tableau(hand(), speaking()),
    "cards-hand-light": lambda: draw_tableau(hand(), speaking("fr"), theme="light"),
    "cards-hand-large": lambda: draw_tableau(hand(), speaking(), large_print=True),
    "cards-kit": lambda: draw_tableau(kit(), speaking()),
    "cards-round": lambda: draw_tableau(round_cards(), speaking()),
}


def main() -> None:
    """Draw all of them anew."""
    for name, draw in PICTURES.items():
        copy = small(draw()).quantize(256, method=Image.Quantize.MEDIANCUT)
        copy.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
