"""What the panels of a practice fight show besides: hints, what happened, and what comes after."""

from __future__ import annotations

from bot.tables import Sitting
from bot.training import PRACTICE
from bot.ui.controls import KEY_LABEL, Key, Row
from bot.ui.keys import STATUSES
from bot.ui.pages import log_text
from bot.ui.press import Press
from bot.ui.sheet import DESCRIPTION, Note, Sheet
from bot.ui.voice import Voice
from engine.core.text import Say, say

ANEW = "anew"
AS = "as"  # `as.1`: on the first seat


def learn_key(words: tuple[str, ...], label: Say, voice: Voice, style: str = "secondary") -> Key:
    """A button about the practice fight."""
    return Key(Press("learn", PRACTICE, arg=".".join(words)), voice.label(label, KEY_LABEL), style)


def finished(sitting: Sitting, voice: Voice) -> Sheet:
    """How it ended, and what one can do now."""
    text = "\n".join((voice(say(STATUSES[sitting.status])), voice(say("guide-practice-over"))))
    keys: Row = (
        learn_key((ANEW,), say("guide-key-anew"), voice, "primary"),
        Key(Press("help", PRACTICE), voice.label(say("guide-key-help"), KEY_LABEL)),
    )
    return Sheet(text, news_notes(sitting, voice), (keys,))


def news_notes(sitting: Sitting, voice: Voice) -> tuple[Note, ...]:
    """What happened since one's last answer."""
    text = log_text(sitting.news, voice, DESCRIPTION)
    return (Note(voice(say("bot-field-log")), text),) if text else ()


def hint_lines(sitting: Sitting, voice: Voice) -> list[str]:
    """What there is to learn now."""
    return [f"💡 {voice(sitting.hint)}", ""] if sitting.hint is not None else []


def look_row(voice: Voice) -> Row:
    """Nobody who practises has a board beside them."""
    return tuple(
        Key(Press(verb, PRACTICE), voice.label(say(label), KEY_LABEL))
        for verb, label in (("map", "guide-key-map"), ("hand", "bot-key-hand"))
    )
