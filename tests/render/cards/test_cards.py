"""Pictures of cards: what is on them, and that nothing breaks them."""

from __future__ import annotations

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image

from engine.core.tableau import CardTableau, RoundTableau, Tableau
from engine.core.text import Say, say
from engine.core.view import CardView, CountView, DrawView, PileView, TurnView
from engine.systems.haven.views.view import card_of
from render import draw_tableau
from render.cache import forget_everything
from render.cards.ability import ability_of, fitted, height_of
from render.cards.face import Format
from render.cards.halves import Half
from render.cards.spread import form_for
from tests.render.cards.samples import (
    BOOTS,
    DRAWS,
    FLUE,
    GOAL,
    HAVEN,
    LASH,
    hand,
    kit,
    own,
    round_cards,
    speaking,
)
from tests.render.scenes import scene
from tests.render.test_odd_input import ODD_NAMES

spoken = speaking()


def size_of(tableau: Tableau, **more: object) -> tuple[int, int]:
    picture = draw_tableau(tableau, spoken, **more)  # type: ignore[arg-type]
    assert len(picture.alt) <= 1024
    assert picture.filename == "picture.png"
    return Image.open(BytesIO(picture.data)).size


@pytest.mark.parametrize("tableau", [hand(), kit(), round_cards()])
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("is_large", [False, True])
def test_the_same_tableau_gives_the_same_bytes(
    tableau: Tableau, theme: str, is_large: bool
) -> None:
    forget_everything()
    first = draw_tableau(tableau, spoken, theme=theme, large_print=is_large)
    again = draw_tableau(tableau, spoken, theme=theme, large_print=is_large)
    assert first == again
    assert Image.open(BytesIO(first.data)).width == 1400


def test_a_theme_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown theme"):
        draw_tableau(hand(), spoken, theme="mauve")


def test_where_a_card_lies_changes_its_picture() -> None:
    lying = [
        draw_tableau(CardTableau((PileView(pile, (LASH,)),)), spoken).data
        for pile in ("hand", "picked", "active", "discard", "lost", "chosen", "open")
    ]
    assert len(set(lying)) == len(lying)


def test_a_sticker_on_a_dot_changes_the_picture() -> None:
    bare = replace(LASH, top=(Say("text-ability", {"parts": (_dotted("text-dot"),)}),))
    stuck = replace(LASH, top=(Say("text-ability", {"parts": (_dotted("text-sticker"),)}),))
    one, other = (
        draw_tableau(CardTableau((PileView("hand", (card,)),)), spoken).data
        for card in (bare, stuck)
    )
    assert one != other


def _dotted(key: str) -> Say:
    return Say(key, {"part": say("text-attack", value=2)})


def test_the_alt_text_lists_the_cards_pile_by_pile() -> None:
    alt = draw_tableau(hand(), spoken).alt
    assert alt.startswith("Ada Cinder Lash (09), Up the Flue (62). Picked: Up the Flue (62).")
    assert "Discarded: Cinder Lash (09)." in alt and "Lost: Up the Flue (62)." in alt
    assert "Cinder Lash: Attack 3 ●, Range 4 ○, Poison; Fire: +1 Attack, 1 XP" in alt


def test_the_alt_text_says_how_an_item_stands() -> None:
    alt = draw_tableau(kit(), spoken).alt
    assert "Sunday Boots, Sunday Boots (Spent), Sunday Boots (Consumed)." in alt
    assert "Not worn: Sunday Boots." in alt


def test_the_alt_text_of_a_round_tells_what_groups_do_and_what_came_up() -> None:
    alt = draw_tableau(round_cards(), spoken).alt
    assert "Husk Guard (15): Move 2; Attack 3." in alt
    assert "Ada → Clinker 1: attack 4, drawn +1, +0, ×2, 9 damage." in alt


def test_heroes_have_no_card_in_the_picture_of_a_round() -> None:
    alt = draw_tableau(round_cards(), spoken).alt
    assert "Dov" not in alt


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 12, 14, 15, 16, 24, 60])
def test_any_number_of_cards_is_drawn(count: int) -> None:
    tableau = CardTableau((PileView("hand", (LASH,) * count),))
    width, height = size_of(tableau)
    assert width == 1400
    assert height < 6500
    size_of(tableau, large_print=True)


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        draw_tableau(CardTableau((PileView("hand", (LASH,) * 61),)), spoken)
    crowd = scene(order=tuple(TurnView(own("x"), "x", 1, card=LASH.top) for _ in range(25)))
    with pytest.raises(ValueError, match="cannot be drawn"):
        draw_tableau(RoundTableau(crowd), spoken)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_is_drawn(name: str) -> None:
    said = own(name)
    card = CardView(
        id=name,
        name=said,
        initiative=-7,
        level=name,
        top=(say("text-ability", parts=(said, said)), said),
        bottom=(),
        marks=(name,),
    )
    note = replace(GOAL, name=said, text=(said,), marks=(name, f"ticks-{name}"), facts=(said,))
    odd = CardTableau((PileView(name, (card, note)),), said, name, -3)
    assert size_of(odd)
    draw = replace(DRAWS[2], figure=name, target=said)
    order = (TurnView(said, name, None, card=(said, said)), TurnView(said, name, -5, card=(said,)))
    assert size_of(RoundTableau(scene(order=order, scenario=said), (draw,) * 30))


def test_nothing_to_show_is_drawn() -> None:
    assert size_of(CardTableau(()))
    assert size_of(RoundTableau(scene(order=())))
    assert size_of(CardTableau((PileView("hand", (CardView("", own("")),)),)))


def test_odd_numbers_are_drawn() -> None:
    counts = (
        CountView(own("a"), -5, 10),
        CountView(own("b"), 10**12, 10**9),
        CountView(own("c"), 0),
        CountView(own("d"), 3, -1, 0),
        CountView(own("e"), -3, 0, -2),
    )
    assert size_of(CardTableau((PileView("aims", (replace(GOAL, counts=counts),)),)))
    card = replace(DRAWS[0].cards[0], adds=(own("x" * 300),) * 9)
    draw = DrawView("a", "b", -(10**9), 10**12, (card,) * 40, lean=10**6, shield=-3)
    assert size_of(RoundTableau(scene(), (draw,)))


@pytest.mark.parametrize(
    "shape",
    ["", "self", "self x,y", "0,0", "9999999,1", "1,1 " * 60, "0,0,0", "self 30,30 -30,-30"],
)
def test_any_shape_is_drawn(shape: str) -> None:
    top = (say("text-ability", parts=(say("text-area", hexes=1, shape=shape),)),)
    assert size_of(CardTableau((PileView("hand", (replace(LASH, top=top),)),)))


@settings(max_examples=25, deadline=None)
@given(
    name=st.text(max_size=60),
    value=st.integers(-(10**18), 10**18),  # what the catalogue can write
    marks=st.lists(st.text(max_size=12), max_size=3),
    kind=st.sampled_from(("ability", "item", "goal", "quest", "odd")),
)
def test_nothing_that_can_be_typed_breaks_a_card(
    name: str, value: int, marks: list[str], kind: str
) -> None:
    parts = (say("text-attack", value=value), own(name))
    card = CardView(
        id=name,
        name=own(name),
        initiative=value,
        level=name,
        top=(say("text-ability", parts=parts),),
        text=(own(name),),
        marks=tuple(marks),
        kind=kind,
        facts=(own(name),),
        counts=(CountView(own(name), value, value),),
    )
    assert size_of(CardTableau((PileView(name, (card,)),), own(name), name, value))


def test_every_card_of_the_pack_has_room_for_its_words() -> None:
    form = form_for(12, is_large=False)
    for locale in ("en", "fr"):
        speak = speaking(locale)
        for hero_class in HAVEN.pack.classes.values():  # type: ignore[attr-defined]
            for card_id in hero_class.cards:
                ability = ability_of(card_of(hero_class, card_id), speak)
                least = height_of(ability, form, form.least)
                high = max(least, form.text * 16)
                assert _is_inside(ability, form, high), (card_id, locale)


def _is_inside(ability: object, form: Format, height: int) -> bool:
    top, bottom, free = fitted(ability, form, height)  # type: ignore[arg-type]
    return top.height + bottom.height <= free + 1


def test_a_half_without_words_is_a_half() -> None:
    assert Half((), ()) == ability_of(CardView("x", own("x"), 5, top=FLUE.top), spoken).bottom
    assert size_of(CardTableau((PileView("hand", (replace(BOOTS, text=(), facts=()),)),)))
