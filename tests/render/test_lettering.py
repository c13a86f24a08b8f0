"""Text that is made to fit, and characters that no font has."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.hexes import at
from engine.core.text import say
from render.lettering import FALLBACK, clean, fit, width_of, wrap
from render.palette import GOLD, LIGHT_INK, liveries
from render.tokens import Token, base_colour, token_sprite
from tests.render.scenes import hero, monster, scene, spoken


def test_what_the_fonts_lack_becomes_one_mark() -> None:
    assert clean("Ana \U0010ffff") == f"Ana {FALLBACK}"
    assert clean("\ue000\ue001") == FALLBACK * 2
    assert clean("\ue000" * 50) == FALLBACK * 2


def test_accents_other_scripts_and_signs_are_kept() -> None:
    for text in ("Chloé", "Žofia", "Ωμέγα", "Мария", "שלום", "سلام", "→ ½ ♥"):
        assert clean(text) == text


def test_a_french_colon_stays_on_its_line() -> None:
    line = clean("Portée\N{NO-BREAK SPACE}: 3")
    assert wrap(line, 20, width_of("Portée", 20), 3)[1] == "3"


def test_lines_are_cut_to_their_width() -> None:
    assert fit("short", 20, 500) == "short"
    cut = fit("a very long name that goes on", 20, 100)
    assert cut.endswith("…")
    assert width_of(cut, 20) <= 100
    assert fit("anything", 20, 1) == ""


def test_text_is_wrapped_on_so_many_lines() -> None:
    lines = wrap("one two three four five six seven eight", 20, 120, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert wrap("", 20, 100, 2) == ()


def test_every_look_has_a_mark_of_its_own() -> None:
    alike = ("Bog Archer", "Bog Ape", "Bog Asp", "Bogart")
    figures = tuple(
        replace(monster("husk-guard", 1, at(2, 2)), look=name, name=say("own-words", text=name))
        for name in alike
    )
    worn = liveries(scene(figures=(hero("lantern", at(1, 1)), *figures)), spoken)
    assert len({livery.mark for livery in worn.values()}) == len(worn)
    assert worn["lantern"].mark == "Ad"


def test_a_mark_is_taken_from_the_name_in_the_reader_s_language() -> None:
    french = replace(
        monster("husk-guard", 3, at(2, 2)), look="clinker", name=say("own-words", text="Mâchefer 3")
    )
    assert liveries(scene(figures=(french,), order=()), spoken)["clinker"].mark == "Mâ"


def test_heroes_keep_their_colours_when_monsters_come_and_go() -> None:
    alone = liveries(scene(figures=(hero("lantern", at(1, 1)),), order=()), spoken)
    together = liveries(scene(), spoken)
    assert alone["lantern"] == together["lantern"]
    assert len({together[seat.look].colour for seat in scene().seats}) == 4


def test_a_summon_wears_its_owners_colour() -> None:
    view = scene()
    owner = view.seats[1]
    pup = replace(view.figures[-1], look="pup", side="summon", owner=owner.seat)
    worn = liveries(replace(view, figures=(*view.figures, pup)), spoken)
    assert worn["pup"].colour == worn[owner.look].colour
    assert worn["pup"].mark != worn[owner.look].mark


@pytest.mark.rule("H-SUMMON-03")
def test_eight_summons_of_a_kind_stand_on_eight_colours() -> None:
    livery = liveries(scene(), spoken)["husk-guard"]
    tokens = [
        Token(livery, "summon", "", number, 3, 3, (), False, (0, 0, 0), False)
        for number in range(1, 9)
    ]
    assert len({base_colour(token) for token in tokens}) == 8
    assert len({token_sprite(token, 40).tobytes() for token in tokens}) == 8


@pytest.mark.rule("H-MON-12")
def test_normal_monsters_stand_on_white_and_elites_on_gold() -> None:
    livery = liveries(scene(), spoken)["husk-guard"]
    normal, elite = (
        Token(livery, "monster", rank, 1, 3, 3, (), False, (0, 0, 0), False)
        for rank in ("normal", "elite")
    )
    assert (base_colour(normal), base_colour(elite)) == (LIGHT_INK, GOLD)
    assert token_sprite(normal, 40).tobytes() != token_sprite(elite, 40).tobytes()
