"""Tokens: whoever a pack names has a drawing, and what matters shows without colour."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from render.badges import Badge, badge_sprite, condition_badge
from render.emblems import ART, has_emblem
from render.figures import Stand, hp_sprite
from render.palette import Livery
from render.signs import CONDITIONS
from render.tokens import Token, small_sprite, token_sprite

PACKS = Path("engine/content/packs")
FIGURES = sorted(file.name.removesuffix(".svg") for file in (ART / "figures").iterdir())
SIZES = (10, 24, 40, 80)
WHITE = (255, 255, 255)


def looks() -> list[str]:
    """The classes, monsters and summons of all packs."""
    found = [path.stem for path in PACKS.rglob("monsters/*.toml")]
    for path in PACKS.rglob("classes/*.toml"):
        found += [path.stem, *tomllib.loads(path.read_text("utf-8")).get("summons", {})]
    return sorted(found)


def token(
    side: str = "monster", rank: str = "normal", look: str = "nobody", **more: object
) -> Token:
    plain = Token(
        livery=Livery((92, 40, 116), "Nb", look),
        side=side,
        rank=rank,
        number=None,
        hp=5,
        max_hp=10,
        badges=(),
        is_acting=False,
        acting_colour=WHITE,
        is_large=False,
    )
    return replace(plain, **more)  # type: ignore[arg-type]


def grey(image: Image.Image) -> bytes:
    return image.convert("LA").tobytes()


@pytest.mark.parametrize("look", looks())
def test_whoever_a_pack_names_has_a_drawing(look: str) -> None:
    assert has_emblem("figures", look)


@pytest.mark.parametrize("look", FIGURES)
def test_every_drawing_is_drawn_and_takes_the_colour_of_its_livery(look: str) -> None:
    drawn = [
        small_sprite(Livery(colour, "Xx", look), "hero", 30).tobytes()
        for colour in ((240, 228, 66), (86, 180, 233))
    ]
    assert drawn[0] != drawn[1]


def test_no_two_looks_are_alike_without_their_colours() -> None:
    drawn = [
        grey(small_sprite(Livery((92, 40, 116), "Xx", look), "monster", 16)) for look in FIGURES
    ]
    assert len(set(drawn)) == len(FIGURES)


def test_an_unknown_look_bears_two_letters_and_an_unknown_ally_what_allies_share() -> None:
    assert Stand(Livery((0, 0, 0), "Nb", "nobody"), "monster", "", None).drawing is None
    assert Stand(Livery((0, 0, 0), "Nb", "nobody"), "hero", "", None).drawing is None
    for side in ("ally", "objective"):
        assert Stand(Livery((0, 0, 0), "Nb", "nobody"), side, "", None).drawing == side
    marks = {token_sprite(token(livery=Livery((0, 0, 0), m)), 40).tobytes() for m in ("Ab", "Cd")}
    assert len(marks) == 2


@pytest.mark.parametrize("size", SIZES)
def test_sides_and_ranks_differ_without_their_colours(size: int) -> None:
    sides = ("hero", "summon", "ally", "objective", "monster")
    ranks = ("normal", "elite", "named", "boss")
    kinds = [token(side) for side in sides] + [token("monster", rank) for rank in ranks[1:]]
    shapes = {token_sprite(kind, size).getchannel("A").tobytes() for kind in kinds}
    greys = {grey(token_sprite(kind, size)) for kind in kinds}
    assert len(greys) == len(kinds)
    assert len(shapes) >= len(kinds) - 1  # heroes and summons are both round


@pytest.mark.parametrize("size", SIZES)
def test_who_acts_is_larger(size: int) -> None:
    for side in ("hero", "summon", "ally", "objective", "monster"):
        alone, acting = (
            token_sprite(token(side, is_acting=is_acting), size) for is_acting in (False, True)
        )
        reach = [
            sprite.getchannel("A").point(lambda a: a > 128 and 255) for sprite in (alone, acting)
        ]
        assert sum(reach[1].histogram()[255:]) > sum(reach[0].histogram()[255:])


def filled(share: float) -> int:
    """How much of the ring has the colour of hit points, not that of missing ones."""
    stand = Stand(Livery((92, 40, 116), "Nb"), "hero", "", None)
    ring = hp_sprite(stand, share, 101, (50.5, 50.5), 40)
    pixels = zip(*(ring.getchannel(band).tobytes() for band in "RGA"), strict=True)
    return sum(1 for red, green, alpha in pixels if alpha and max(red, green) > 150)


def test_the_ring_empties_with_the_hit_points() -> None:
    amounts = [filled(share) for share in (-1.0, 0.0, 0.01, 0.25, 0.5, 0.75, 1.0, 9.0)]
    assert amounts[0] == amounts[1] == 0
    assert amounts[2] > 0
    assert amounts == sorted(amounts)
    assert amounts[-1] == amounts[-2]
    assert amounts[4] == pytest.approx(amounts[6] / 2, rel=0.1)


def test_hit_points_and_numbers_are_told_apart() -> None:
    for one, other in ((token(hp=5), token(hp=6)), (token(number=1), token(number=2))):
        for size in SIZES:
            assert grey(token_sprite(one, size)) != grey(token_sprite(other, size))


def test_conditions_have_badges_of_their_own_and_unknown_ones_a_letter() -> None:
    badges = [condition_badge(condition) for condition in CONDITIONS]
    assert len({grey(badge_sprite(badge, 9)) for badge in badges}) == len(CONDITIONS)
    assert condition_badge("brittle") == Badge("other", "B")
    assert condition_badge("") == Badge("other", "?")
    assert condition_badge("\U0010ffff") == Badge("other", "◇")


def test_more_badges_than_there_is_room_for_are_counted() -> None:
    many = tuple(Badge(kind, "") for kind in CONDITIONS)
    counted = (*many[:4], Badge("more", f"+{len(many) - 4}"))
    assert token_sprite(token(badges=many), 40).tobytes() == (
        token_sprite(token(badges=counted), 40).tobytes()
    )
