"""The map in letters."""

from __future__ import annotations

from dataclasses import replace as changed

import pytest
from msgspec.structs import replace

from engine.core.hexes import Hex, at
from engine.core.text import Say, say
from engine.core.view import HexView, View
from render.bench import large_view
from render.plain import PlainMap, plain_map
from tests.render.scenes import first_round, grounds, hero, hexes, marked, monster, scene, spoken
from tests.render.test_odd_input import ODD_NAMES, hall

WIDEST = 40  # letters in a line on a phone


def drawn(view: View) -> PlainMap:
    return plain_map(view, spoken)


def test_columns_and_rows_are_where_people_look_for_them() -> None:
    figures = (hero("lantern", at(0, 0)), monster("husk-guard", 2, at(1, 0)))
    plain = drawn(scene(hexes=hexes("a aO a\na~ a aT"), figures=figures))
    assert plain.parts == (
        "\n".join(
            (
                "  A   C",
                "    B",
                "1 Ad  .",
                "    h2",
                "2 ~   ^",
                "    .",
            )
        ),
    )


def test_heroes_have_two_letters_and_the_others_a_letter_and_their_number() -> None:
    marks = [mark for mark, _ in drawn(scene()).figures]
    assert marks == ["Ad", "Be", "Ch", "Do", "h1", "H3", "b2", "B6", "O!"]
    assert len(set(marks)) == len(marks)


def test_kinds_that_begin_alike_get_letters_of_their_own() -> None:
    names = (say("own-words", text=f"Smutch {n}") for n in range(1, 4))
    alike = tuple(
        replace(monster(f"kind-{n}", 1, at(n, 0)), name=name) for n, name in enumerate(names)
    )
    marks = [mark for mark, _ in drawn(scene(figures=alike)).figures]
    assert marks == ["s1", "m1", "u1"]


def test_only_what_is_there_is_explained() -> None:
    assert [kind for _, kind in drawn(first_round()).signs] == [
        *("door-closed", "trap", "obstacle", "start", "coins", "difficult", "fog")
    ]
    assert [kind for _, kind in drawn(grounds()).signs] == [
        *("door-closed", "obstacle", "difficult", "hazard", "water", "ice")
    ]


def test_no_two_things_share_a_sign() -> None:
    signs = [sign for view in (marked(), grounds(), first_round()) for sign in drawn(view).signs]
    assert len({sign for sign, _ in signs}) == len({kind for _, kind in signs})


def test_what_a_figure_stands_on_is_told_beside_it() -> None:
    part = drawn(scene()).parts[0]
    assert "Do~" in part


def test_nothing_of_an_unseen_room_is_drawn_but_its_rim() -> None:
    long = scene(hexes=hexes("a ab" + " b" * 30, hidden="b"), figures=(), wall_edges=())
    assert "".join(drawn(long).parts).count("?") == 2


@pytest.mark.parametrize("view", [large_view(0), scene(hexes=hall(2000)), scene(), marked()])
def test_no_line_is_wider_than_a_phone(view: View) -> None:
    plain = plain_map(
        view, lambda message: message.key if view.system == "bench" else spoken(message)
    )
    assert plain.parts
    assert all(len(line) <= WIDEST for part in plain.parts for line in part.splitlines())


@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_gets_a_mark_of_plain_letters(name: str) -> None:
    own = say("own-words", text=name)
    figures = (
        replace(hero("lantern", at(1, 1)), name=own),
        replace(hero("veil", at(2, 1)), name=own),
        replace(monster("husk-guard", 10**9, at(3, 1)), name=own),
    )
    marks = [mark for mark, _ in drawn(scene(figures=figures)).figures]
    assert len(set(marks)) == 3
    assert all(mark.isascii() and mark.isalnum() and len(mark) <= 4 for mark in marks)


def test_sixty_figures_have_sixty_marks_or_share_the_last_ones() -> None:
    crowd = tuple(
        replace(monster(f"kind-{n}", 1, at(n % 20, n // 20)), name=Say("class.veil"))
        for n in range(60)
    )
    assert len(drawn(scene(figures=crowd)).figures) == 60


def test_an_empty_view_and_one_beyond_all_bounds() -> None:
    assert drawn(scene(hexes=(), figures=())) == PlainMap((), (), ())
    far = scene(hexes=(HexView(Hex(0, 0)), HexView(Hex(100_000, -7))), figures=())
    with pytest.raises(ValueError, match="too large to draw"):
        drawn(far)


def test_odd_grounds_and_things_are_drawn() -> None:
    odd = (HexView(at(0, 0), "lava", ("lever",), 10**9), HexView(Hex(-3, 1), "wall"))
    plain = drawn(scene(hexes=odd, figures=()))
    assert ";" in plain.parts[0]
    assert changed(plain, parts=()).signs == (("¢", "coins"),)
