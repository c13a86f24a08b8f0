"""What the bot says: Fluent catalogues in English and French, and the speaker that reads them."""

from bot.words.catalogue import ENGLISH, LOCALES, UnknownMessage, Words, language
from bot.words.escape import for_discord, plain

__all__ = ["ENGLISH", "LOCALES", "UnknownMessage", "Words", "for_discord", "language", "plain"]
