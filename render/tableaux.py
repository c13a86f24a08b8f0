"""Pictures beside the map: one painter for each kind of tableau."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PIL import Image

from engine.core.tableau import (
    CardTableau,
    HeroTableau,
    HistoryTableau,
    PartyTableau,
    RoundTableau,
    ShopTableau,
    Tableau,
    WorldTableau,
)
from engine.core.text import Say
from render.cards.alt import cards_alt, round_alt
from render.cards.round import draw_round
from render.cards.spread import draw_cards
from render.encode import to_png
from render.palette import THEMES, Theme
from render.picture import Picture
from render.sheets.alt import hero_alt, history_alt, party_alt, shop_alt, world_alt
from render.sheets.hero import draw_hero
from render.sheets.history import draw_history
from render.sheets.party import draw_party
from render.sheets.shop import draw_shop
from render.sheets.world import draw_world

Speak = Callable[[Say], str]
FILENAME = "picture.png"  # the same for all: it tells nobody what is in it


# Draws one kind of tableau, in large print or not. Raises `ValueError` for what is too much.
Painting = Callable[[Any, Speak, Theme, bool], Image.Image]
Telling = Callable[[Any, Speak], str]

PAINTINGS: Mapping[type, tuple[Painting, Telling]] = {
    CardTableau: (draw_cards, cards_alt),
    RoundTableau: (draw_round, round_alt),
    HeroTableau: (draw_hero, hero_alt),
    PartyTableau: (draw_party, party_alt),
    ShopTableau: (draw_shop, shop_alt),
    WorldTableau: (draw_world, world_alt),
    HistoryTableau: (draw_history, history_alt),
}


def draw_tableau(
    tableau: Tableau, speak: Speak, *, theme: str = "dark", large_print: bool = False
) -> Picture:
    """Draw what a tableau shows, and nothing that it does not.

    `speak` gives the words, unescaped. Raises `ValueError` for an unknown theme or for more than
    can be drawn. Safe to call from several threads.
    """
    if theme not in THEMES:
        raise ValueError(f"unknown theme {theme!r}; there are {', '.join(THEMES)}")
    draw, describe = PAINTINGS[type(tableau)]
    image = draw(tableau, speak, THEMES[theme], large_print)
    return Picture(to_png(image), describe(tableau, speak), filename=FILENAME)
