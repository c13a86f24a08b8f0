"""Tokens, badges and signs in rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from engine.core.text import Say
from engine.core.view import TrackView
from render.badges import Badge, badge_sprite, condition_badge
from render.elements import element_sprite
from render.emblems import ART
from render.gallery.specimen import Draw, Specimen
from render.mark_sprites import KINDS, mark_icon
from render.palette import HERO_COLOURS, MONSTER_COLOURS, Livery, Theme
from render.signs import CONDITIONS, ELEMENTS, sign_sprite
from render.tokens import Token, small_sprite, token_sprite

SIDE, GAP = 72, 18
RANKS = (("monster", "normal"), ("monster", "elite"), ("monster", "boss"), ("monster", "named"))
SIDES = (("hero", ""), ("summon", ""), *RANKS)
_NOTHING = Say("")


def rows() -> Iterator[Specimen]:
    """Everything that stands on a map, and what stands beside words."""
    yield from _tokens()
    yield from _signs()


def _tokens() -> Iterator[Specimen]:
    drawings = _drawings("figures")
    every = [_small(look, number) for number, look in enumerate(drawings)]
    yield Specimen("tokens", "all", _row(lambda large: every, 9))
    for number, look in enumerate(drawings):
        yield Specimen("tokens", look, _worn(look, number))
    for side in ("ally", "objective"):
        yield Specimen("tokens", f"{side}-without-a-drawing", _worn("", 0, ((side, ""),)))
    yield Specimen("tokens", "without-a-drawing", _worn("", 3))
    full, hurt = (("hero", 10), ("monster", 6)), (1.0, 0.75, 0.5, 0.25, 0.1)
    states = [_token(side, "", round(most * share), most) for side, most in full for share in hurt]
    yield Specimen("tokens", "hit-points", _row(lambda large: [s(large) for s in states]))
    many = [_token("monster", "elite", 5, 6, CONDITIONS[:n], n) for n in range(len(CONDITIONS) + 1)]
    yield Specimen("tokens", "conditions", _row(lambda large: [s(large) for s in many]))


def _worn(look: str, number: int, kinds: Sequence[tuple[str, str]] = SIDES) -> Draw:
    """As a hero, a summon and a monster of every rank; small, as in the order of play."""
    shown = [_token(side, rank, 7, 10, (), None, look, number) for side, rank in kinds]
    draw = _row(lambda large: [one(large) for one in shown])

    def with_small(theme: Theme, is_large: bool) -> Image.Image:
        image = draw(theme, is_large)
        small = small_sprite(Livery(_colour(kinds[0][0], number), "Ab", look), kinds[0][0], 26)
        image.paste(small, (image.width - small.width - 4, 4), small)
        return image

    return with_small


def _small(look: str, number: int) -> Image.Image:
    """As in the order of play: every other one a hero."""
    side = ("hero", "monster")[number % 2]
    return small_sprite(Livery(_colour(side, number // 2), "Ab", look), side, SIDE // 2)


def _colour(side: str, number: int) -> tuple[int, int, int]:
    colours = HERO_COLOURS if side in {"hero", "summon"} else MONSTER_COLOURS
    return colours[number % len(colours)]


def _token(
    side: str,
    rank: str,
    hp: int,
    most: int,
    conditions: Sequence[str] = (),
    standee: int | None = 1,
    look: str = "",
    number: int = 0,
) -> Callable[[bool], Image.Image]:
    livery = Livery(_colour(side, number), "Ab", look)
    badges = tuple(condition_badge(condition) for condition in conditions)

    def draw(is_large: bool) -> Image.Image:
        token = Token(livery, side, rank, standee, hp, most, badges, False, (0, 0, 0), is_large)
        return token_sprite(token, SIDE)

    return draw


def _row(make: Callable[[bool], list[Image.Image]], most: int = 6) -> Draw:
    """Sprites side by side, so many in a line."""

    def draw(theme: Theme, is_large: bool) -> Image.Image:
        sprites = make(is_large)
        wide, high = max(s.width for s in sprites) + GAP, max(s.height for s in sprites) + GAP
        across = min(most, len(sprites))
        size = (across * wide + GAP, -(-len(sprites) // across) * high + GAP)
        image = Image.new("RGB", size, theme.panel)
        for n, sprite in enumerate(sprites):
            place = (GAP + n % across * wide, GAP + n // across * high)
            image.paste(sprite, place, sprite if sprite.mode == "RGBA" else None)
        return image

    return draw


# --- signs ----------------------------------------------------------------------------------------


def _signs() -> Iterator[Specimen]:
    every = tuple(condition_badge(condition) for condition in CONDITIONS)
    yield Specimen("conditions", "all", _badges(every, 10))
    for condition in CONDITIONS:
        yield Specimen("conditions", condition, _badges((condition_badge(condition),)))
    for kind in ("shield", "retaliate"):
        yield Specimen("conditions", kind, _badges((Badge(kind, "2"),)))
    yield Specimen(
        "conditions", "unknown", _badges((condition_badge("brittle"), Badge("more", "+3")))
    )
    for element in ELEMENTS:
        yield Specimen("elements", element, _element(element))
    names = _drawings("signs")
    yield Specimen("signs", "all", _all_signs(names))
    for name in names:
        yield Specimen("signs", name, _sign(name))
    for kind in KINDS:
        yield Specimen("marks", kind, _mark(kind))


def _drawings(kind: str) -> list[str]:
    """The names of all drawings of a kind."""
    return sorted(file.name.removesuffix(".svg") for file in (ART / kind).iterdir())


def _badges(badges: Sequence[Badge], most: int = 6) -> Draw:
    """Large, and as small as on a map."""
    return _row(lambda large: [badge_sprite(b, r) for b in badges for r in (28.0, 9.0)], most)


def _element(element: str) -> Draw:
    def draw(theme: Theme, is_large: bool) -> Image.Image:
        tracks = [TrackView(element, _NOTHING, s, 0) for s in ("strong", "waning", "inert")]
        shown = [element_sprite(track, SIDE, theme) for track in tracks]
        return _row(lambda large: shown)(theme, is_large)

    return draw


def _sign(name: str) -> Draw:
    def draw(theme: Theme, is_large: bool) -> Image.Image:
        shown = [sign_sprite(name, side, theme.ink, theme.panel) for side in (SIDE, 26)]
        return _row(lambda large: shown)(theme, is_large)

    return draw


def _all_signs(names: Sequence[str]) -> Draw:
    def draw(theme: Theme, is_large: bool) -> Image.Image:
        shown = [sign_sprite(name, SIDE, theme.ink, theme.panel) for name in names]
        return _row(lambda large: shown, 12)(theme, is_large)

    return draw


def _mark(kind: str) -> Draw:
    def draw(theme: Theme, is_large: bool) -> Image.Image:
        return _row(lambda large: [mark_icon(kind, 30, theme)])(theme, is_large)

    return draw
