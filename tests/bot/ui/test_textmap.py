"""`/map text`: everything in one message, in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.ui.sheet import ALL_EMBEDS, CONTENT, DESCRIPTION, Sheet
from bot.ui.textmap import text_map
from bot.ui.voice import Voice
from bot.words import LOCALES, Words
from engine.core.hexes import at
from engine.core.text import say
from engine.core.view import HexView, View
from render.bench import large_view
from tests.render.scenes import NAMES, TRAILS, first_round, marked, monster, scene
from tests.render.test_odd_input import hall

WORDS = Words(lambda locale: NAMES)


def sheet(view: View, locale: str = "en") -> Sheet:
    return text_map(_named(view), Voice(WORDS, locale))


def _named(view: View) -> View:
    """The scenes' own words are messages of their tests."""
    figures = (
        replace(f, name=say("bot-name", name=f.id)) if f.name.key == "own-words" else f
        for f in view.figures
    )
    return replace(view, figures=tuple(figures), phase=say("haven-phase-turns"))


def test_the_drawing_comes_first_and_what_it_means_below() -> None:
    shown = sheet(scene(trails=TRAILS))
    assert "```\n" in shown.text
    (note,) = shown.notes
    for line in (
        "`Th` thornback E5 4/10 (Poison and Muddle)",
        "`H3` Husk Guard 3 (elite) I3 6/6 (",
        "`^` trap: C5",
        "`$` treasure: L4",
        "coins: E5 (2)",
        "Walls between: J3/K3, J4/K4",
        "Husk Guard 1 from J2 to H4",
        "Goal: Defeat every enemy.",
    ):
        assert line in note.text


def test_it_says_what_a_trap_does_and_how_the_rules_call_a_hex() -> None:
    trap = HexView(at(1, 1), overlays=("trap",), damage=4, conditions=("poison",))
    text = sheet(scene(hexes=(trap,), figures=())).notes[0].text
    assert "`^` trap: B2 (4 damage, Poison)" in text
    assert "pressure plate: E2 (P), C3 (P)" in sheet(marked()).notes[0].text


def test_it_says_nothing_of_what_lies_in_the_fog() -> None:
    shown = sheet(first_round())
    assert "treasure" not in shown.text + shown.notes[0].text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_map_fits_into_one_message(locale: str) -> None:
    crowd = tuple(
        replace(
            monster("husk-guard", n, at(n % 50, n // 2)),
            id=str(n),
            conditions=("poison", "wound", "brittle-like"),
            name=say("bot-name", name="N" * 200),
        )
        for n in range(60)
    )
    for view in (scene(), marked(), large_view(0), scene(hexes=hall(2000), figures=crowd)):
        shown = sheet(view, locale)
        assert len(shown.text) <= CONTENT
        assert all(len(note.text) <= DESCRIPTION for note in shown.notes)
        assert sum(len(note.text) for note in shown.notes) <= ALL_EMBEDS
        assert shown.text.count("```") % 2 == 0


def test_a_map_that_does_not_fit_says_so() -> None:
    shown = sheet(scene(hexes=hall(2000), figures=()))
    assert "The map goes on" in "".join(note.text for note in shown.notes)
