"""Any page of the books fits into Discord's messages, and all it offers can be reached."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.ui.book import Mark, page_sheet, read_deed, read_menu
from bot.ui.books import shortened
from bot.ui.controls import Menu
from bot.ui.press import TEMPLATE, read
from bot.ui.sheet import Sheet, edit_of
from bot.ui.voice import Voice
from bot.words import Words
from engine.core.campaign import Offer, Page, Section
from tests.bot.ui.strategies import labels, words
from tests.bot.ui.test_translate import check_legal

VOICE = Voice(Words(strict=True), "en-US")
SHOWN = shortened(2**63)
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)

ids = st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=24)
names = st.lists(ids, min_size=1, max_size=4).map(".".join)
lines = st.lists(labels.map(words), max_size=40).map(tuple)
sections = st.lists(st.builds(Section, labels.map(words), lines), max_size=30).map(tuple)


@st.composite
def offers(draw: st.DrawFn) -> tuple[Offer, ...]:
    count = draw(st.one_of(st.integers(0, 6), st.integers(0, 180)))
    some = draw(st.lists(labels.map(words), min_size=1, max_size=5))
    prefix, is_hinted = draw(names), draw(st.booleans())
    pages = draw(st.sampled_from([0, 1, 4, 9, 24]))
    refused = draw(st.sets(st.integers(0, 180), max_size=6))
    deeds = [
        Offer(
            some[n % len(some)],
            deed=f"{prefix}.{n}",
            hint=some[0] if is_hinted else None,
            why_not=words("no") if n in refused else None,
        )
        for n in range(count)
    ]
    return (*deeds, *(Offer(some[n % len(some)], page=f"{prefix}.{n}") for n in range(pages)))


pages = st.builds(
    Page,
    title=labels.map(words),
    lines=lines,
    sections=sections,
    offers=offers(),
    ask=st.none() | labels.map(words),
)


def all_leaves(page: Page, name: str = "shop") -> list[Sheet]:
    """The leaves that the button leads through, beginning with the first."""
    found, leaf = [], 0
    while True:
        sheet = page_sheet(page, Mark(name, leaf, SHOWN), VOICE)
        found.append(sheet)
        keys = [key for row in sheet.rows if not isinstance(row, Menu) for key in row]
        if not any(k.press.verb == "turn" and k.press.arg == str(leaf + 1) for k in keys):
            return found
        leaf += 1


def offered(sheet: Sheet) -> set[str]:
    """The deeds and pages that a sheet lets somebody choose."""
    found: set[str] = set()
    for row in sheet.rows:
        if isinstance(row, Menu):
            found |= {choice.value for choice in row.choices}
        else:
            presses = [key.press for key in row]
            found |= {read_deed(p)[1] for p in presses if p.verb == "deed"}
            found |= {p.prompt for p in presses if p.verb == "turn" and p.arg == "0"}
    return found


@QUICK
@given(pages, names)
async def test_any_page_fits_into_discord_s_messages(page: Page, name: str) -> None:
    for sheet in all_leaves(page, name):
        check_legal(sheet.rows)
        arguments = edit_of(sheet, None)
        assert sum(len(embed) for embed in arguments["embeds"]) <= 6000
        assert all(len(embed.fields) <= 25 for embed in arguments["embeds"])


@QUICK
@given(pages)
async def test_all_that_is_possible_can_be_chosen_and_nothing_else(page: Page) -> None:
    leaves = all_leaves(page)
    found = set().union(*(offered(sheet) for sheet in leaves))
    possible = {o.deed or o.page for o in page.offers if o.why_not is None}
    assert found - {"shop", "city"} == possible


@QUICK
@given(pages)
async def test_no_line_of_a_page_is_lost(page: Page) -> None:
    shown = "\n".join(
        f"{note.text}\n" + "\n".join(text for _, text in note.fields)
        for sheet in all_leaves(page)
        for note in sheet.notes
    )
    told = [*page.lines, *(line for section in page.sections for line in section.lines)]
    for line in told:
        assert VOICE(line).strip() in shown


def test_what_is_not_possible_is_read_with_its_reason_but_cannot_be_chosen() -> None:
    page = Page(
        words("Shop"),
        offers=(
            Offer(words("Iron Ladle"), deed="buy.iron-ladle", hint=words("12 gold")),
            Offer(words("Door"), deed="buy.door", why_not=words("you have 3 gold")),
        ),
    )
    sheet = page_sheet(page, Mark("shop", 0, SHOWN), VOICE)
    assert offered(sheet) == {"buy.iron-ladle", "city"}
    assert sheet.notes[0].fields == (("Not possible now", "Door: you have 3 gold"),)


def test_a_few_plain_deeds_are_buttons_and_those_with_a_price_a_menu() -> None:
    plain = tuple(Offer(words(name), deed=f"vote.{name}") for name in "ab")
    priced = tuple(Offer(words(name), deed=f"buy.{name}", hint=words("3")) for name in "ab")
    buttons = page_sheet(Page(words("x"), offers=plain), Mark("events"), VOICE)
    menu = page_sheet(Page(words("x"), offers=priced), Mark("shop"), VOICE)
    assert not any(isinstance(row, Menu) for row in buttons.rows)
    assert [isinstance(row, Menu) for row in menu.rows] == [True, False]


async def test_a_page_under_another_leads_back_to_it() -> None:
    mark = Mark("enhance.cinder-lash")
    sheet = page_sheet(Page(words("x")), mark, VOICE)
    assert offered(sheet) == {"enhance", "city"}
    links = (Offer(words("All cards"), page="enhance"),)
    check_legal(page_sheet(Page(words("x"), offers=links), mark, VOICE).rows)


def test_controls_know_after_a_restart_what_they_meant() -> None:
    mark = Mark("enhance.cinder-lash", 3, SHOWN)
    for press in (mark.menu("offer", 2), mark.deed("gm-gold.3.-5"), mark.turn("shop", 2)):
        match = TEMPLATE.fullmatch(press.custom_id)
        assert match is not None and read(match) == press
    assert read_menu(mark.menu("offer", 2)) == mark
    assert read_deed(mark.deed("gm-gold.3.-5"))[1] == "gm-gold.3.-5"
