"""Names and descriptions of the slash commands, in English for Discord and in French beside it."""

from __future__ import annotations

from typing import TypeVar

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.ui.keys import NAMES
from bot.words import ENGLISH, Words, language
from engine.core.text import Say, say

Value = TypeVar("Value", str, int)

_CALLED = (Where.command_name, Where.group_name, Where.parameter_name)
_words = Words()


def about(key: str) -> app_commands.locale_str:
    """The description of a command or of one of its options."""
    return app_commands.locale_str(_words.speak(say(key), ENGLISH), key=key)


def choice(what: Say, value: Value) -> app_commands.Choice[Value]:
    """A choice of an option, by a message and its facts."""
    name = app_commands.locale_str(_words.speak(what, ENGLISH), what=what)
    return app_commands.Choice(name=name, value=value)


class Translator(app_commands.Translator):
    """Reads the catalogue: descriptions by key, names by what they are in English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words for a locale that we speak besides English, else None."""
        spoken = language(locale.value)
        if spoken == ENGLISH:
            return None
        what = string.extras.get("what")
        if isinstance(what, Say):
            return _words.speak(what, spoken)
        key = string.extras.get("key")
        if key is None and context.location in _CALLED:
            key = NAMES.get(string.message)
        return _words.speak(say(key), spoken) if key is not None else None
