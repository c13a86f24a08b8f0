"""Any prompt becomes legal components, and every option of it can be reached through them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.ui.components import view_of
from bot.ui.controls import Key, Menu, Row
from bot.ui.draft import Draft, Page, chosen, decode, is_complete, put
from bot.ui.frame import Frame
from bot.ui.press import TEMPLATE, Press, read
from bot.ui.presses import next_page
from bot.ui.translate import rows_for
from bot.ui.voice import Voice
from bot.words import Words
from engine.core.hexes import Hex
from engine.core.prompt import Option, Prompt
from engine.core.seat import Seat
from tests.bot.ui.strategies import prompts, words

GAME = 123_456_789_012
VOICE = Voice(Words(strict=True), "en-US")
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def frame_of(prompt: Prompt, page: Page | None = None) -> Frame:
    return Frame(prompt, GAME, VOICE.label, "", page or Page())


def check_legal(rows: tuple[Row, ...]) -> None:
    """What Discord demands of a message's components."""
    payload: list[dict[str, Any]] = view_of(rows).to_components()
    assert len(payload) <= 5
    seen: set[str] = set()
    for row in payload:
        parts = row["components"]
        assert 1 <= len(parts) <= (1 if parts[0]["type"] == 3 else 5)
        for part in parts:
            assert 1 <= len(part["custom_id"]) <= 100
            assert part["custom_id"] not in seen
            seen.add(part["custom_id"])
            if part["type"] == 2:
                assert len(part["label"].strip()) >= 1 and len(part["label"]) <= 80
            else:
                check_menu(part)


def check_menu(part: dict[str, Any]) -> None:
    options = part["options"]
    values = [o["value"] for o in options]
    assert 1 <= len(options) <= 25
    assert len(set(values)) == len(values)
    assert 0 <= part["min_values"] <= part["max_values"] <= len(options)
    assert len(part["placeholder"]) <= 150
    assert sum(bool(o.get("default")) for o in options) <= part["max_values"]
    for option in options:
        assert option["label"].strip() and len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert option.get("description") is None or len(option["description"].strip()) >= 1
        assert option.get("description") is None or len(option["description"]) <= 100


def pages_of(prompt: Prompt, draft: Draft = ()) -> list[tuple[Row, ...]]:
    """Every page that the next-page button leads to, beginning with the first."""
    pages, page = [], Page(0, draft)
    while True:
        rows = rows_for(frame_of(prompt, page))
        pages.append(rows)
        turn = [k.press for r in rows if not isinstance(r, Menu) for k in r if _turns(k, draft)]
        if not turn or decode(turn[0].arg).number == 0:
            return pages
        page = decode(turn[0].arg)


def _turns(key: Key, draft: Draft) -> bool:
    return key.press.verb == "page" and decode(key.press.arg).draft == draft


def answers_at_once(rows: tuple[Row, ...]) -> set[int]:
    """Options that one press answers with, or that a menu offers."""
    found: set[int] = set()
    for row in rows:
        if isinstance(row, Menu):
            found |= {int(c.value) for c in row.choices}
        else:
            for key in row:
                if key.press.verb == "do":
                    found |= {n for n in decode(key.press.arg).draft if n is not None}
    return found


@QUICK
@given(prompts())
async def test_any_prompt_becomes_legal_components(prompt: Prompt) -> None:
    for rows in pages_of(prompt):
        check_legal(rows)


@QUICK
@given(prompts())
async def test_every_option_can_be_reached(prompt: Prompt) -> None:
    reached: set[int] = set()
    for rows in pages_of(prompt):
        reached |= answers_at_once(rows)
    assert reached == set(range(len(prompt.options)))


@QUICK
@given(prompts(), st.data())
async def test_any_draft_is_legal_and_survives_its_custom_id(
    prompt: Prompt, data: st.DataObject
) -> None:
    assume(prompt.options)
    order = data.draw(st.permutations(range(len(prompt.options))))
    size = data.draw(st.integers(0, min(prompt.most, len(order))))
    some = order[:size] if prompt.ordered else sorted(order[:size])
    draft: Draft = tuple(some)
    assert decode(Page(3, draft).encode()) == Page(3, draft)
    for rows in pages_of(prompt, draft):
        check_legal(rows)
        for row in rows:
            for press in [row.press] if isinstance(row, Menu) else [k.press for k in row]:
                match = TEMPLATE.fullmatch(press.custom_id)
                assert match is not None and read(match) == press


@QUICK
@given(prompts(), st.data())
async def test_a_complete_choice_can_be_confirmed(prompt: Prompt, data: st.DataObject) -> None:
    regular = [n for n, o in enumerate(prompt.options) if not o.alone]
    assume(prompt.most > 1 and prompt.ordered and prompt.least <= len(regular))
    size = data.draw(st.integers(prompt.least, min(prompt.most, len(regular))))
    draft: Draft = tuple(regular[:size])
    assert is_complete(prompt, draft)
    rows = rows_for(frame_of(prompt, Page(0, draft)))
    keys = [key for row in rows if not isinstance(row, Menu) for key in row]
    confirm = [key for key in keys if key.press.verb == "ok"]
    assert [k.is_off for k in confirm] == [False]
    wanted = tuple(prompt.options[n].id for n in regular[:size])
    assert chosen(prompt, decode(confirm[0].press.arg).draft) == wanted


def put_together(prompt: Prompt, wanted: Draft) -> tuple[str, ...]:
    """Choose some options, one press after the other, and give the answer that is left."""
    page = Page()
    for _ in range(400):
        rows = rows_for(frame_of(prompt, page))
        presses = [
            k.press for row in rows if not isinstance(row, Menu) for k in row if not k.is_off
        ]
        done = [p for p in presses if p.verb == "ok" and decode(p.arg).draft == wanted]
        if done:
            return chosen(prompt, decode(done[0].arg).draft)
        for menu in (row for row in rows if isinstance(row, Menu)):
            offered = {int(choice.value) for choice in menu.choices}
            if menu.press.verb == "pick" and set(wanted) <= offered:
                assert menu.least <= len(wanted) <= menu.most
                return chosen(prompt, wanted)
            place = decode(menu.press.arg).number if menu.press.verb == "slot" else len(page.draft)
            if place < len(wanted) and wanted[place] in offered and wanted[place] not in page.draft:
                page = next_page(menu.press, (wanted[place] or 0,), prompt.most)
                break
        else:
            page = decode(next(p for p in presses if p.verb == "page").arg)
    raise AssertionError("there is no way to this answer")


@settings(QUICK, max_examples=25)
@given(prompts(), st.data())
async def test_any_answer_of_several_options_can_be_put_together(
    prompt: Prompt, data: st.DataObject
) -> None:
    regular = [n for n, o in enumerate(prompt.options) if not o.alone]
    most = min(prompt.most, len(regular), 5)
    assume(prompt.most > 1 and max(1, prompt.least) <= most)
    size = data.draw(st.integers(max(1, prompt.least), most))
    order = data.draw(st.permutations(regular))[:size]
    wanted: Draft = tuple(order if prompt.ordered else sorted(order))
    assert put_together(prompt, wanted) == chosen(prompt, wanted)


@pytest.mark.parametrize("is_ordered", [True, False])
@pytest.mark.parametrize("has_hints", [True, False])
async def test_sixty_long_options_of_which_up_to_five_may_be_taken(
    is_ordered: bool, has_hints: bool
) -> None:
    options = tuple(
        Option(f"{n}", words(f"{n} {'long ' * 24}end {n}"), words("h" * 150) if has_hints else None)
        for n in range(60)
    )
    prompt = _with(options, {"least": 0, "most": 5, "ordered": is_ordered, "secret": False})
    assert put_together(prompt, (3, 30, 40, 58, 59)) == ("3", "30", "40", "58", "59")
    menus = [row for row in rows_for(frame_of(prompt)) if isinstance(row, Menu)]
    assert [menu.placeholder[:3] for menu in menus] == ["0 l", "25 ", "50 "]
    assert all("… " in menu.placeholder[:-1] for menu in menus), "both ends are named"
    if not has_hints:
        assert [c.about and c.about.endswith(f"end {c.value}") for c in menus[0].choices] == [
            True
        ] * 25


def test_a_menu_of_several_says_how_many() -> None:
    options = tuple(Option(f"{n}", words(f"Card {n}")) for n in range(13))
    for least, most, said in (
        (10, 10, "Choose 10…"),
        (0, 5, "Choose up to 5…"),
        (1, 2, "Choose 1 to 2…"),
    ):
        prompt = _with(options, {"least": least, "most": most, "ordered": False, "secret": False})
        (menu,) = [row for row in rows_for(frame_of(prompt)) if isinstance(row, Menu)]
        assert menu.placeholder == said


@QUICK
@given(st.text(alphabet="0123456789abcdefghijklmnopqrstuvwxyz.~-_XYZ", max_size=60))
def test_a_forged_argument_never_raises(text: str) -> None:
    page = decode(text)
    prompt = card_prompt(3)
    assert set(chosen(prompt, page.draft)) <= {o.id for o in prompt.options}


def card_prompt(cards: int, **changes: Any) -> Prompt:
    rest = Option("long-rest", words("Long rest"), alone=True)
    hand = tuple(Option(f"card-{n}", words(f"Card {n}"), card=f"card-{n}") for n in range(cards))
    facts: dict[str, Any] = {"least": 2, "most": 2, "ordered": True, "secret": True} | changes
    return Prompt(
        id="3.1.0.0",
        kind="pick-cards",
        seats=(Seat("1"),),
        text=words("Pick"),
        options=(*hand, rest),
        figure=None,
        **facts,
    )


def test_a_pick_of_two_cards_has_a_menu_for_each_and_a_button_for_the_rest() -> None:
    rows = rows_for(frame_of(card_prompt(10)))
    assert [row.press.verb for row in rows if isinstance(row, Menu)] == ["slot", "slot"]
    keys = [key for row in rows if not isinstance(row, Menu) for key in row]
    assert [(k.press.verb, k.is_off) for k in keys] == [
        ("do", False),
        ("ok", True),
    ]


def test_a_pick_that_was_made_can_be_changed_once_the_draft_differs() -> None:
    prompt = card_prompt(10, answer=("card-3", "card-4"))
    confirms = [
        key
        for draft in [(3, 4), (4, 3)]
        for row in rows_for(frame_of(prompt, Page(0, draft)))
        if not isinstance(row, Menu)
        for key in row
        if key.press.verb == "ok"
    ]
    assert [key.is_off for key in confirms] == [True, False]
    assert {key.label for key in confirms} == {"Change"}


def test_choosing_the_other_menu_s_card_makes_the_two_change_places() -> None:
    assert put((4, 7), 0, 7, 2) == (7, 4)
    assert put((), 1, 3, 2) == (None, 3)
    assert put((4, None), 1, 4, 2) == (None, 4)


def test_short_hexes_are_buttons_and_many_hexes_are_menus_by_column() -> None:
    few = tuple(Option(f"h{n}", words(Hex(n, 0).label), hex=Hex(n, 0)) for n in range(12))
    many = tuple(Option(f"h{n}", words("x"), hex=Hex(n % 10, n // 10)) for n in range(60))
    changes: dict[str, Any] = {"least": 1, "most": 1, "ordered": False, "secret": False}
    rows = rows_for(frame_of(_with(few, changes)))
    assert not any(isinstance(row, Menu) for row in rows)
    menus = [row for row in rows_for(frame_of(_with(many, changes))) if isinstance(row, Menu)]
    columns = [[many[int(c.value)].hex for c in menu.choices] for menu in menus]
    assert [len(c) for c in columns] == [25, 25, 10]
    flat = [h for column in columns for h in column if h is not None]
    assert flat == sorted(flat)


def test_only_one_of_several_menus_says_what_it_holds() -> None:
    changes: dict[str, Any] = {"least": 1, "most": 1, "ordered": False, "secret": False}
    for count, said in ((25, ["Choose…"]), (27, ["Do 0 … Do 24", "Do 25 … Do 26"])):
        options = tuple(Option(f"{n}", words(f"Do {n}"), words("About")) for n in range(count))
        rows = rows_for(frame_of(_with(options, changes)))
        assert [row.placeholder for row in rows if isinstance(row, Menu)] == said


def _with(options: tuple[Option, ...], changes: dict[str, Any]) -> Prompt:
    from msgspec.structs import replace

    return replace(card_prompt(1), options=options, **changes)


def test_a_press_fits_its_custom_id() -> None:
    press = Press("slot", 12, "1.2.0.0", "2", "1.0a--")
    match = TEMPLATE.fullmatch(press.custom_id)
    assert match is not None and read(match) == press


@pytest.mark.parametrize("arg", ["-1.", "0.-5", "+1.", "1_0.", "0.~!", "0.\u0665", "x", "0.0"])
def test_what_no_button_of_ours_says_reads_as_the_first_page(arg: str) -> None:
    page = decode(arg)
    assert page.number >= 0 and all(n is None or n >= 0 for n in page.draft)
    assert page == Page() or arg == "0.0"
