"""Plain controls made into Discord's: dynamic items, which a restarted bot still understands."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Any, Protocol, Self, cast

import discord

from bot.ui.controls import Key, Menu, Row
from bot.ui.press import TEMPLATE, Press, read

Handle = Callable[["discord.Interaction[Any]", Press, tuple[str, ...]], Awaitable[None]]

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class HasHost(Protocol):
    """A client that knows what a press means."""

    pressed: Handle


class PressItem(discord.ui.DynamicItem["discord.ui.Item[Any]"], template=TEMPLATE):
    """A button or menu whose custom id says all about it."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """The same again, after a click."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on, with the values that were marked if it is a menu."""
        match = self.template.fullmatch(self.custom_id)
        if match is not None:
            values = tuple(getattr(self.item, "values", ()))
            await cast(HasHost, interaction.client).pressed(interaction, read(match), values)


def presses_on(message: discord.Message) -> Iterator[Press]:
    """What the buttons and menus of a message mean."""
    for row in message.components:
        for item in getattr(row, "children", ()):
            match = TEMPLATE.fullmatch(getattr(item, "custom_id", None) or "")
            if match is not None:
                yield read(match)


def view_of(rows: Iterable[Row]) -> discord.ui.View:
    """The rows as a view that never times out."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, Menu):
            view.add_item(_menu(row, number))
        else:
            for key in row:
                view.add_item(_key(key, number))
    return view


def _key(key: Key, row: int) -> PressItem:
    button: discord.ui.Button[Any] = discord.ui.Button(
        style=_STYLES[key.style],
        label=key.label,
        custom_id=key.press.custom_id,
        disabled=key.is_off,
        row=row,
    )
    return PressItem(button)


def _menu(menu: Menu, row: int) -> PressItem:
    options = [
        discord.SelectOption(label=c.label, value=c.value, description=c.about, default=c.is_marked)
        for c in menu.choices
    ]
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=menu.press.custom_id,
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        options=options,
        row=row,
    )
    return PressItem(select)
