"""Buttons and menus as plain data, with Discord's limits kept; `components` makes them real."""

from __future__ import annotations

import msgspec

from bot.ui.press import Press

ROWS = 5
KEYS_IN_ROW = 5
CHOICES_IN_MENU = 25
KEY_LABEL = 80
CHOICE_LABEL = 100
PLACEHOLDER = 150


class Key(msgspec.Struct, frozen=True):
    """A button."""

    press: Press
    label: str
    style: str = "secondary"  # primary, secondary, success, danger
    is_off: bool = False


class Choice(msgspec.Struct, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    about: str | None = None
    is_marked: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A select with at most 25 lines."""

    press: Press
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


Row = tuple[Key, ...] | Menu
