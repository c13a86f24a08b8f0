"""`emberhall gallery`: pictures of everything in a folder, with a page that shows them."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from bot.cli.app import command
from bot.gallery.hall import VARIANTS
from bot.gallery.plates import SECTIONS, Plate, plates_of
from bot.gallery.selection import CHOSEN
from bot.systems import ALL
from bot.words import LOCALES, Words
from engine.core.tableau import CardTableau, RoundTableau
from engine.systems.haven.exhibits import exhibits
from engine.systems.haven.packs.load import load_pack
from render.gallery import specimens
from render.tableaux import PAINTINGS

DOCS = Path(__file__).parents[3] / "docs"
run = CliRunner().invoke


@cache
def plates() -> tuple[Plate, ...]:
    words = Words(ALL["haven"].words, strict=True)
    return tuple(plates_of(ALL["haven"], lambda say: words.speak(say, "en")))


def test_a_folder_is_filled_and_its_page_shows_every_picture(tmp_path: Path) -> None:
    out = tmp_path / "new" / "gallery"
    result = run(
        command("bot.cli.gallery", "gallery"),
        ["--out", str(out), "--only", "conditions,terrain", "--json"],
    )
    assert result.exit_code == 0, result.output
    told = json.loads(result.output.splitlines()[-1])
    files = sorted(file.relative_to(out).as_posix() for file in out.rglob("*.png"))
    assert told["pictures"] == len(files) == sum(told["sections"].values()) * len(VARIANTS)
    page = (out / "index.html").read_text(encoding="utf-8")
    assert sorted(re.findall(r'<img [^>]*src="([^"]+)"', page)) == files
    assert set(told["sections"]) == {"conditions", "terrain"}
    for file in files:
        Image.open(out / file).verify()


def test_what_cannot_be_is_said_clearly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    gallery = command("bot.cli.gallery", "gallery")
    for wrong in (["--only", "dragons"], ["--locale", "tlh"]):
        assert run(gallery, ["--out", str(tmp_path / "x"), *wrong]).exit_code == 2
    refused = run(gallery, ["--out", str(tmp_path / "file"), "--only", "elements"])
    assert refused.exit_code == 2 and "cannot write" in refused.output


def test_every_section_has_something() -> None:
    assert {plate.section for plate in plates()} == set(SECTIONS)
    names = [(plate.section, plate.name) for plate in plates()]
    assert len(names) == len(set(names))
    assert {name for section, name in names if section == "tokens"} > {"all", "kindler", "clinker"}


def test_every_piece_is_drawn_in_every_way() -> None:
    for piece in specimens():
        for _, theme, is_large in VARIANTS:
            assert piece.picture(theme, large_print=is_large).data


def test_every_card_item_goal_and_quest_of_the_pack_hangs_once() -> None:
    pack = load_pack()
    seen: dict[str, list[str]] = {}
    decks = []
    for section, name, tableau in exhibits():
        if isinstance(tableau, CardTableau) and section != "sheets":
            cards = [card.id for pile in tableau.piles for card in pile.cards]
            seen.setdefault(section, []).extend(cards)
        elif isinstance(tableau, RoundTableau) and section == "monsters":
            decks.append(name)
            assert len(tableau.view.order) == len(pack.decks[name].cards)
    every = [card for hero_class in pack.classes.values() for card in hero_class.cards]
    assert sorted(seen["cards"]) == sorted(every)
    assert sorted(seen["items"]) == sorted(pack.items)
    assert sorted(seen["goals"]) == sorted(pack.goals)
    assert sorted(seen["quests"]) == sorted(pack.world.quests)
    assert sorted(decks) == sorted({monster.deck for monster in pack.monsters.values()})


@pytest.mark.parametrize("locale", LOCALES)
def test_all_words_of_the_exhibits_are_there(locale: str) -> None:
    words = Words(ALL["haven"].words, strict=True)
    sheets = set()
    for section, name, tableau in exhibits():
        _, describe = PAINTINGS[type(tableau)]
        assert describe(tableau, lambda say: words.speak(say, locale)), name
        if section == "sheets":
            sheets.add(type(tableau))
    assert len(sheets) >= 5


# --- the page in docs/ ----------------------------------------------------------------------------


def test_the_page_shows_what_was_chosen_and_what_is_there() -> None:
    page = (DOCS / "GALLERY.md").read_text(encoding="utf-8")
    shown = re.findall(r"\]\(images/([^)]+)\)", page)
    assert sorted(Path(name).stem for name in shown) == sorted(called for *_, called in CHOSEN)
    for name in shown:
        Image.open(DOCS / "images" / name).verify()
    assert sum(file.stat().st_size for file in (DOCS / "images").iterdir()) <= 1_500_000


def test_what_was_chosen_is_in_the_gallery() -> None:
    hung = {(plate.section, plate.name) for plate in plates()}
    assert {(section, name) for section, name, *_ in CHOSEN} <= hung
