"""Every command and option has a legal name and a description in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

from discord import app_commands

from bot.cogs import ALL
from bot.ui.host import Host
from bot.ui.keys import NAMES
from bot.ui.translator import about
from bot.words import LOCALES, Words
from engine.core.text import say

NAME = re.compile(r"[-_'\w]{1,32}")
WORDS = Words(strict=True)

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def commands() -> Iterator[Command]:
    for cog in (make(cast(Host, None)) for make in ALL):
        group = cog.__cog_app_commands_group__
        if group is not None:
            yield group
        for command in cog.walk_app_commands():
            assert isinstance(command, app_commands.Command | app_commands.Group)
            yield command


def test_every_name_has_a_legal_translation() -> None:
    for command in commands():
        parameters = [] if isinstance(command, app_commands.Group) else command.parameters
        for name in (command.name, *(p.display_name for p in parameters)):
            for locale in LOCALES:
                called = WORDS.speak(say(NAMES[name]), locale)
                assert NAME.fullmatch(called) and called == called.lower()


def test_every_description_is_translated_and_short_enough() -> None:
    for command in commands():
        texts = [command._locale_description]
        if isinstance(command, app_commands.Command):
            texts += [p._Parameter__parent.description for p in command.parameters]  # type: ignore[attr-defined]
        for text in texts:
            assert isinstance(text, app_commands.locale_str)
            for locale in LOCALES:
                assert 1 <= len(WORDS.speak(say(text.extras["key"]), locale)) <= 100


def test_the_english_description_is_the_default() -> None:
    assert about("bot-about-join").message == "Take a seat at this channel’s campaign"
