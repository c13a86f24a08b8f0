"""Reading what a person typed as an answer: a coordinate, an option's name or its id."""

from __future__ import annotations

import re

from bot.cogs.suggest import option_name
from bot.ui.voice import Voice
from engine.core.prompt import Answer, Option, Prompt
from engine.core.text import Say, say

_COORDINATE = re.compile(r"[A-Za-z]{1,3}\s*\d{1,3}")
_SHOWN = 60  # characters of what was typed that a refusal repeats


def option_meant(prompt: Prompt, text: str, voice: Voice) -> Option | Say:
    """The one option that a text means, or the sentence that says why there is none."""
    wanted = " ".join(text.split()).casefold()
    by_id = [o for o in prompt.options if o.id.casefold() == wanted]
    if by_id:
        return by_id[0]
    named = [o for o in prompt.options if wanted in _names(o, voice)]
    begun = [o for o in prompt.options if any(n.startswith(wanted) for n in _names(o, voice))]
    found = named or (begun if wanted else [])
    if len(found) == 1:
        return found[0]
    shown = text.strip()[:_SHOWN]
    if found:
        return say("bot-ambiguous", text=shown)
    is_hex = _COORDINATE.fullmatch(text.strip()) is not None
    return say("bot-unknown-hex" if is_hex else "bot-unknown-option", text=shown)


def _names(option: Option, voice: Voice) -> tuple[str, ...]:
    label = voice.label(option.label, 1000).casefold()
    hexes = (option.hex.label.casefold(),) if option.hex is not None else ()
    return (*hexes, label, option_name(option, voice).casefold())


def answer_meant(prompt: Prompt, texts: list[str], voice: Voice) -> Answer | Say:
    """The answer that some texts mean, in their order."""
    chosen: list[str] = []
    for text in texts:
        option = option_meant(prompt, text, voice)
        if isinstance(option, Say):
            return option
        chosen.append(option.id)
    return Answer(prompt.id, tuple(chosen))
