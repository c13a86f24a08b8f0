"""Every ability, condition, element and slot has a sign, and messages find theirs."""

from __future__ import annotations

import io

import pytest
import resvg_py
from PIL import Image

from engine.content.printing_keys import KEYS
from engine.core.text import Say, say
from render.emblems import ART, ROLES
from render.signs import CONDITIONS, ELEMENTS, has_sign, sign_of, sign_sprite

INK, GROUND = (20, 20, 24), (250, 246, 234)
SIGNS = sorted(file.name.removesuffix(".svg") for file in (ART / "signs").iterdir())
_SIGNLESS = ("text-on", "text-once", "text-if", "text-per-", "text-bonus", "text-slot")
_WORDS = {"text-ability", "text-augment", "text-lend", "text-two-elements", "text-plus"}
_WORDS |= {"text-minus", "text-anywhere", "text-normal", "text-dot", "text-sticker", "text-per"}
_WORDS |= {"text-infuse"}


@pytest.mark.parametrize("key", [k for k in KEYS if k not in _WORDS and k[:7] not in _SIGNLESS])
def test_what_a_card_can_say_has_a_sign(key: str) -> None:
    if not key.startswith(_SIGNLESS):
        assert sign_of(Say(key)) is not None


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("text-attack", "attack"),
        ("text-more-attack", "attack"),
        ("text-target-all", "target"),
        ("text-recover-all-lost", "recover"),
        ("text-suffer", "damage"),
        ("text-disarm-trap", "trap"),
        ("text-grant-enemy", "control"),
        ("condition-disarm", "disarm"),
        ("element-any", "any"),
        ("system-slot-two-hands", "two-hands"),
        ("system-effect-retaliate", "retaliate"),
        ("text-on-attack", None),
        ("text-if-strong", None),
        ("", None),
        ("own-words", None),
        ("--", None),
    ],
)
def test_a_message_finds_its_sign(key: str, name: str | None) -> None:
    assert sign_of(Say(key)) == name


def test_what_is_said_about_another_message_has_the_sign_of_that_one() -> None:
    fire = say("text-infuse", element=Say("element-fire"))
    assert sign_of(fire) == "fire"
    assert sign_of(say("text-dot", part=say("text-move", value=3))) == "move"
    assert (
        sign_of(say("text-per", gain=Say("text-more-heal"), count=Say("text-per-kill"))) == "heal"
    )


@pytest.mark.parametrize("name", SIGNS)
def test_every_sign_is_drawn_and_none_is_like_another(name: str) -> None:
    drawn = sign_sprite(name, 24, INK, GROUND)
    assert drawn.size == (24, 24)
    assert drawn.getchannel("A").getbbox() is not None
    others = (other for other in SIGNS if other != name)
    shape = drawn.convert("LA").tobytes()
    assert all(sign_sprite(o, 24, INK, GROUND).convert("LA").tobytes() != shape for o in others)


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_stays_within_its_square(name: str) -> None:
    """Drawn with room around it, there is next to nothing beyond the square."""
    text = (ART / "signs" / f"{name}.svg").read_text("utf-8")
    wide = text.replace('viewBox="0 0 100 100"', 'viewBox="-20 -20 140 140"')
    inked = " ".join(f".{role}-stroke{{stroke:#000}}" for role in ROLES)
    png = resvg_py.svg_to_bytes(svg_string=wide, width=140, height=140, style_sheet=inked)
    box = Image.open(io.BytesIO(png)).convert("RGBA").getchannel("A").getbbox()
    assert box is not None
    assert min(box[:2]) >= 18
    assert max(box[2:]) <= 122


def test_conditions_and_elements_keep_their_colours() -> None:
    for name in (*CONDITIONS, *ELEMENTS):
        assert has_sign(name)
        assert sign_sprite(name, 30, INK, GROUND) is sign_sprite(name, 30, GROUND, INK)


def test_an_unknown_sign_is_refused_clearly() -> None:
    for name in ("", "../figures/kindler", "nobody", "N" * 200, "\ud800"):
        assert not has_sign(name)
        with pytest.raises(ValueError, match="no sign"):
            sign_sprite(name, 20, INK, GROUND)


def test_any_size_is_drawn() -> None:
    for side in (-3, 0, 1, 5):
        assert sign_sprite("move", side, INK, GROUND).width == max(1, side)
