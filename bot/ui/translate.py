"""The one translation of a prompt into rows of buttons and menus, for every rule system.

One option is wanted: buttons where the labels are short, else menus of 25, four to a page.
Several are wanted: one menu where the order means nothing; a menu for each place where it does and
there are few; else menus that put one more option on a draft. Options that stand alone are buttons.
"""

from __future__ import annotations

import msgspec

from bot.ui.controls import (
    CHOICE_LABEL,
    CHOICES_IN_MENU,
    KEY_LABEL,
    KEYS_IN_ROW,
    PLACEHOLDER,
    ROWS,
    Choice,
    Key,
    Menu,
    Row,
)
from bot.ui.draft import Draft, Page
from bot.ui.frame import Frame, tools
from engine.core.prompt import Option, Prompt
from engine.core.text import Say, say

MENUS_ON_PAGE = ROWS - 1  # the last row is for tools
_FEW = 5
_KEYS_ON_PAGE = MENUS_ON_PAGE * KEYS_IN_ROW
_SHORT = 24  # a label that fits a button on a phone
_END_OF_RANGE = 60  # of a label in the placeholder of one of several menus
_PLACES = 3  # at most so many menus for the places of an ordered choice

Numbered = tuple[int, Option]


def rows_for(frame: Frame) -> tuple[Row, ...]:
    """Everything a person can press to answer the prompt."""
    prompt = frame.prompt
    numbered = _sorted(prompt)
    alone = [pair for pair in numbered if pair[1].alone]
    others = [pair for pair in numbered if not pair[1].alone]
    if prompt.most <= 1:
        return _one_of(frame, numbered)
    if len(alone) > _FEW or not 0 < len(others) <= CHOICES_IN_MENU:
        return _drafted(frame, numbered)
    if not prompt.ordered:
        return _marked(frame, others, alone)
    if prompt.most <= _PLACES:
        return _placed(frame, others, alone)
    return _drafted(frame, numbered)


def _sorted(prompt: Prompt) -> list[Numbered]:
    """Hexes column by column, so that each menu holds a stretch of the map; the rest as it came."""
    numbered = list(enumerate(prompt.options))
    if len(numbered) <= CHOICES_IN_MENU or any(o.hex is None for _, o in numbered):
        return numbered
    return sorted(numbered, key=lambda pair: pair[1].hex or (0, 0))


# --- one option is wanted -------------------------------------------------------------------------


def _one_of(frame: Frame, numbered: list[Numbered]) -> tuple[Row, ...]:
    if _fits_keys(frame, numbered):
        keys = [_key(frame, pair) for pair in numbered]
        rows: list[Row] = list(_in_rows(keys))
        return (*rows, *tools(frame, 1))
    shown, pages = _page_of(frame, numbered)
    first = frame.page.number * MENUS_ON_PAGE
    menus = [
        _menu(frame, "pick", chunk, Page(first + n), frame.page.draft)
        for n, chunk in enumerate(_chunks(shown))
    ]
    return (*menus, *tools(frame, pages))


def _fits_keys(frame: Frame, numbered: list[Numbered]) -> bool:
    if len(numbered) <= _FEW:
        return all(len(_full_label(frame, o)) <= KEY_LABEL for _, o in numbered)
    if len(numbered) > _KEYS_ON_PAGE or any(option.hint is not None for _, option in numbered):
        return False
    return all(len(_full_label(frame, o)) <= _SHORT for _, o in numbered)


def _full_label(frame: Frame, option: Option) -> str:
    """Label and hint on one button; a button has no second line."""
    label = frame.label(option.label, KEY_LABEL + 1)
    return label if option.hint is None else f"{label} ({frame.label(option.hint, KEY_LABEL + 1)})"


def _key(frame: Frame, pair: Numbered) -> Key:
    number, option = pair
    style = "success" if number in frame.page.draft else "primary"
    arg = Page(0, (number,)).encode()
    full = _full_label(frame, option)
    label = full if len(full) <= KEY_LABEL else frame.label(option.label, KEY_LABEL)
    return Key(frame.press("do", arg), label, style)


# --- several are wanted ---------------------------------------------------------------------------


def _marked(frame: Frame, others: list[Numbered], alone: list[Numbered]) -> tuple[Row, ...]:
    """The order means nothing: one menu in which several lines are marked."""
    prompt = frame.prompt
    most = min(prompt.most, len(others))
    menu = msgspec.structs.replace(
        _menu(frame, "pick", others, Page(), frame.page.draft),
        placeholder=frame.label(_how_many(prompt), PLACEHOLDER),
        least=max(0, min(prompt.least, most)),
        most=most,
    )
    return (menu, *_in_rows([_key(frame, pair) for pair in alone]), *tools(frame, 1))


def _how_many(prompt: Prompt) -> Say:
    if prompt.least == prompt.most:
        return say("bot-choose-count", count=prompt.most)
    return say("bot-choose-up-to", least=prompt.least, most=prompt.most)


def _placed(frame: Frame, others: list[Numbered], alone: list[Numbered]) -> tuple[Row, ...]:
    """The order means something: a menu for the first place, one for the second, ..."""
    draft = frame.page.draft
    menus: list[Row] = []
    for place in range(frame.prompt.most):
        here = draft[place : place + 1]
        menu = _menu(frame, "slot", others, Page(place, draft), here)
        text = frame.label(say("bot-place", number=place + 1), PLACEHOLDER)
        menus.append(msgspec.structs.replace(menu, placeholder=text))
    keys = [_key(frame, pair) for pair in alone]
    return (*menus, *_in_rows(keys), *tools(frame, 1, may_confirm=True))


def _drafted(frame: Frame, numbered: list[Numbered]) -> tuple[Row, ...]:
    """Too many for one menu: each choice puts one more option on the draft."""
    draft = frame.page.draft
    left = [pair for pair in numbered if pair[0] not in draft]
    if len(draft) >= frame.prompt.most:
        left = []
    shown, pages = _page_of(frame, left)
    first = frame.page.number * MENUS_ON_PAGE
    menus = [
        _menu(frame, "add", chunk, Page(first + n, draft), ())
        for n, chunk in enumerate(_chunks(shown))
    ]
    return (*menus, *tools(frame, pages, may_confirm=True))


# --- parts ----------------------------------------------------------------------------------------


def _menu(frame: Frame, verb: str, pairs: list[Numbered], page: Page, marked: Draft) -> Menu:
    choices = tuple(
        Choice(
            str(number),
            frame.label(option.label, CHOICE_LABEL),
            _about(frame, option),
            number in marked,
        )
        for number, option in pairs
    )
    text = say("bot-choose")
    if len(frame.prompt.options) > CHOICES_IN_MENU:  # one of several: which of them it holds
        first, last = (frame.label(pairs[n][1].label, _END_OF_RANGE) for n in (0, -1))
        text = say("bot-choose-between", first=first, last=last)
    return Menu(frame.press(verb, page.encode()), frame.label(text, PLACEHOLDER), choices)


def _about(frame: Frame, option: Option) -> str | None:
    """The second line of a choice: its hint, else what the first line had no room for."""
    if option.hint is not None:
        return frame.label(option.hint, CHOICE_LABEL)
    label = frame.label(option.label, 2 * CHOICE_LABEL)
    return (
        f"…{label[CHOICE_LABEL - 1 :].lstrip()}"[:CHOICE_LABEL]
        if len(label) > CHOICE_LABEL
        else None
    )


def _chunks(pairs: list[Numbered]) -> list[list[Numbered]]:
    return [pairs[n : n + CHOICES_IN_MENU] for n in range(0, len(pairs), CHOICES_IN_MENU)]


def _in_rows(keys: list[Key]) -> list[Row]:
    return [tuple(keys[n : n + KEYS_IN_ROW]) for n in range(0, len(keys), KEYS_IN_ROW)]


def _page_of(frame: Frame, pairs: list[Numbered]) -> tuple[list[Numbered], int]:
    size = MENUS_ON_PAGE * CHOICES_IN_MENU
    pages = max(1, -(-len(pairs) // size))
    number = min(frame.page.number, pages - 1)
    return pairs[number * size : (number + 1) * size], pages
