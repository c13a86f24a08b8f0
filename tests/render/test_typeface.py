"""Names in any script are drawn, in their own direction and by a font that has their letters."""

from __future__ import annotations

import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render.glyphs import MAIN, OTHERS, draws, has_glyph
from render.joining import joined
from render.lettering import FALLBACK, clean, fit, font_for, width_of
from render.typeface import runs_of

NAMES = (
    "שלום עולם",
    "سلام حارس البوابة",
    "日本語の名前",
    "汉字 漢字",
    "한국어",
    "हिन्दी नाम",
    "ไทย",
    "မြန်မာ",
    "አማርኛ",
    "🐉🔥🎲",
    "ދިވެހި",
    "བོད་ཡིག",
)


def ink(text: str, size: int = 30, *, bold: bool = True) -> bytes:
    image = Image.new("L", (900, 90))
    ImageDraw.Draw(image).text((10, 45), text, 255, font_for(text, size, bold=bold), "lm")
    return image.tobytes()


def seen(text: str) -> str:
    return "".join(run.text for run in runs_of(text))


@pytest.mark.parametrize("name", NAMES)
def test_every_letter_is_drawn_by_a_font_that_has_it(name: str) -> None:
    assert FALLBACK not in clean(name)
    for run in runs_of(clean(name)):
        source = run.source or MAIN[False]
        assert all(letter == " " or draws(source, letter) for letter in run.text)
    assert ink(name) != ink("")


def test_no_letter_of_a_living_script_becomes_a_mark() -> None:
    blocks = (range(0x370, 0x3130), range(0x4E00, 0xA000), range(0xA490, 0xD7A4))
    letters = (chr(code) for block in blocks for code in block[:: 1 + len(block) // 900])
    missing = [
        c for c in letters if unicodedata.category(c) in {"Lo", "Lu", "Ll"} and not has_glyph(c)
    ]
    assert missing == []


def test_hebrew_runs_leftwards_and_numbers_in_it_do_not() -> None:
    assert seen("שלום") == "םולש"
    assert seen("שלום 12") == "12 םולש"
    assert seen("(שלום)") == "(םולש)"


def test_a_name_that_runs_leftwards_does_not_turn_our_sentence() -> None:
    assert seen("Hit שלום for 3.") == "Hit םולש for 3."
    assert seen("שלום hits Ana.") == "םולש hits Ana."


def test_vowel_points_are_left_out() -> None:
    assert seen("שָׁלוֹם") == "םולש"


def test_arabic_letters_take_the_form_that_their_place_asks_for() -> None:
    assert joined("ببب") == "\ufe91\ufe92\ufe90"  # first, middle, last
    assert joined("ب") == "\ufe8f"
    assert joined("دب") == "\ufea9\ufe8f"  # dal does not reach on
    assert joined("لا") == "\ufefb"  # two letters melt
    assert joined("سلام") == "\ufeb3\ufefc\ufee1"
    assert joined("Ana 3") == "Ana 3"


def test_fancy_letters_become_plain_ones() -> None:
    assert clean("𝕱𝖆𝖓𝖈𝖞 𝓝𝓪𝓶𝓮") == "Fancy Name"
    assert clean("Ｗｉｄｅ") == "Wide"


def test_pictures_are_put_together_of_what_can_be_drawn() -> None:
    assert clean("👨‍👩‍👧") == "👨👩👧"
    assert clean("👍🏽") == "👍"
    assert clean("🇫🇷") == "FR"
    assert clean("❤️") == "❤"


def test_marks_do_not_pile_up() -> None:
    assert len(clean("a" + "\u0302\u0303\u0304\u0306" * 30)) <= 3


@pytest.mark.parametrize("name", (*NAMES, "Ana שלום 日本 🐉"))
@pytest.mark.parametrize("bold", [False, True])
def test_a_text_is_as_wide_as_it_is_measured(name: str, bold: bool) -> None:
    text = clean(name)
    left, top, right, bottom = font_for(text, 40, bold=bold).getbbox(text, anchor="ls")
    image = Image.new("L", (900, 200))
    pen = ImageDraw.Draw(image)
    pen.text((100, 100), text, 255, font_for(text, 40, bold=bold), "ls")
    drawn = image.getbbox()
    assert drawn is not None
    assert drawn[0] >= 100 + left
    assert drawn[1] >= 100 + top
    assert drawn[2] <= 100 + right
    assert drawn[3] <= 100 + bottom
    assert abs(drawn[2] - 100 - width_of(text, 40, bold=bold)) < 12


def test_it_stands_on_the_same_line_and_ends_where_it_should() -> None:
    for anchor, place in (("lm", 300), ("mm", 300), ("rm", 300)):
        plain, other = (Image.new("L", (600, 100)) for _ in range(2))
        for image, text in ((plain, "HHH"), (other, "日日日")):
            pen = ImageDraw.Draw(image)
            pen.text((place, 50), text, 255, font_for(text, 40), anchor)
        one, two = plain.getbbox(), other.getbbox()
        assert one is not None and two is not None
        assert abs((one[1] + one[3]) - (two[1] + two[3])) < 10  # their middles
        edge = {"l": 0, "r": 2}.get(anchor[0])
        if edge is not None:
            assert abs(one[edge] - two[edge]) < 8
        else:
            assert abs((one[0] + one[2]) - (two[0] + two[2])) < 8


def test_long_names_in_any_script_are_cut_to_their_width() -> None:
    for name in NAMES:
        text = clean(name * 20)
        cut = fit(text, 30, 300, bold=True)
        assert cut.endswith("…")
        assert width_of(cut, 30, bold=True) <= 300


def test_threads_draw_the_same() -> None:
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(ink, NAMES * 4))
    assert drawn == [ink(name) for name in NAMES] * 4


def test_all_fonts_have_their_licences() -> None:
    folder = Path(MAIN[False].path).parent
    about = (folder / "README.md").read_text(encoding="utf-8")
    for source in (*MAIN.values(), *OTHERS):
        line = next(line for line in about.splitlines() if f"`{source.file}`" in line)
        licence = line.rsplit("`", 2)[1]
        assert licence.startswith("LICENSE") and (folder / licence).stat().st_size > 1000


LEFTWARDS = st.characters(min_codepoint=0x590, max_codepoint=0x8FF)
ODD = st.sampled_from("\u2066\u2069\u202e\u200f\u0890\U0001e8ff\U000e0001\ufdd0")


@settings(max_examples=150, deadline=None)
@given(
    text=st.text(max_size=60) | st.text(LEFTWARDS | ODD, max_size=9),
    size=st.integers(1, 60),
    bold=st.booleans(),
)
def test_any_text_is_drawn(text: str, size: int, bold: bool) -> None:
    for words in (text, clean(text)):
        words = words.replace("\n", " ")
        image = Image.new("RGB", (300, 60))
        pen = ImageDraw.Draw(image)
        face = font_for(words, size, bold=bold)
        pen.text((150, 30), words, (255, 255, 255), face, "mm", stroke_width=1)
        face.getbbox(words, anchor="mm")
    assert fit(clean(text), size, 80, bold=bold) is not None
