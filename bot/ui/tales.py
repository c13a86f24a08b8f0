"""What happened: a turn in short and in full, since one's last visit, page by page, as a file."""

from __future__ import annotations

import re

from bot.tables import Sitting, Told
from bot.tales import Place, Recap
from bot.ui.controls import KEY_LABEL, Key
from bot.ui.host import Host, Interaction, person_of
from bot.ui.pages import headline, log_text
from bot.ui.press import Press
from bot.ui.sheet import CONTENT, DESCRIPTION, Note, Paper, Sheet
from bot.ui.voice import Voice, clip
from engine.core.text import say

LOG_LINES = 25  # on one page
SHORT = 1200  # characters of a turn in the channel
_MARKS = re.compile(r"\*\*|~~|^-# ", re.MULTILINE)


def chapter_sheet(game: int, told: Told, voice: Voice) -> Sheet:
    """A turn as the channel reads it, with a button for all of it."""
    text = clip(" ".join(voice(line) for line in told.sentences), SHORT)
    span = f"{told.begin[0]}.{told.begin[1]}-{told.end[0]}.{told.end[1]}"
    key = _key(Press("story", game, arg=span), "guide-key-details", voice)
    return Sheet(text, rows=((key,),))


async def details(host: Host, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """[Details]: every line of a turn that the person may read."""
    sitting = await host.found(itx, await host.sitting_of(itx, press))
    if sitting is None:
        return
    begin, end = _span(press.arg)
    lines = await host.tables.passage(sitting.game, person_of(itx), begin, end)
    voice = host.voice(itx.locale, sitting.campaign)
    await host.show(itx, Sheet("", (Note(text=log_text(lines, voice, DESCRIPTION) or "…"),)), voice)


def _span(text: str) -> tuple[Place, Place]:
    """The places of a button; what nobody could have sent is an empty span."""
    numbers = [int(n) for n in re.findall(r"\d{1,9}", text)]
    if len(numbers) != 4:
        return (0, 0), (0, 0)
    return (numbers[0], numbers[1]), (numbers[2], numbers[3])


# --- since the last visit -------------------------------------------------------------------------


async def recap(host: Host, itx: Interaction) -> None:
    """What happened since the person was last here."""
    sitting = await host.found(itx, await host.sitting(itx))
    if sitting is None:
        return
    missed = await host.tables.recap(sitting.game, person_of(itx))
    voice = host.voice(itx.locale, sitting.campaign)
    await host.show(itx, recap_sheet(missed, sitting, voice), voice)


async def recap_pressed(
    host: Host, itx: Interaction, press: Press, values: tuple[str, ...]
) -> None:
    """[What did I miss?]."""
    await recap(host, itx)


def recap_sheet(missed: Recap | None, sitting: Sitting, voice: Voice) -> Sheet:
    """Turn by turn in a few words, the newest kept, and what there is to do."""
    told = missed.chapters if missed is not None else ()
    since = missed.since if missed is not None else None
    if not told:
        head = say("guide-recap-nothing")
    elif since is None:
        head = say("guide-recap-all")
    else:
        head = say("guide-recap", since=f"{int(since.timestamp())}")
    lines = [" ".join(voice(sentence) for sentence in sentences) for sentences in told]
    notes = (Note(text=_newest(lines, DESCRIPTION)),) if lines else ()
    keys = [_key(Press("log", sitting.game), "bot-key-log", voice)]
    if any(prompt.answer is None for prompt in sitting.prompts):
        keys.insert(0, _key(Press("act", sitting.game), "bot-key-act", voice, "primary"))
    text = "\n".join((headline(sitting.view, voice), voice(head)))
    return Sheet(clip(text, CONTENT), notes, (tuple(keys),))


def _newest(lines: list[str], most: int) -> str:
    """As many of the last lines as fit, with an ellipsis where some were left out."""
    kept: list[str] = []
    used = 2
    for line in reversed(lines):
        if used + len(line) + 1 > most:
            kept.append("…")
            break
        kept.append(line)
        used += len(line) + 1
    return "\n".join(reversed(kept))


# --- the whole log --------------------------------------------------------------------------------


async def log(host: Host, sitting: Sitting, voice: Voice, page: int = 0) -> Sheet:
    """One page of the log that this person may read; page 0 has the newest lines."""
    seat = sitting.seats[0] if sitting.seats else None
    lines = await host.tables.log(sitting.game, seat, LOG_LINES + 1, page * LOG_LINES)
    has_more = len(lines) > LOG_LINES
    text = log_text(lines[-LOG_LINES:], voice, DESCRIPTION)
    keys = []
    if has_more:
        keys.append(_key(_turn(sitting, page + 1), "guide-key-earlier", voice))
    if page > 0:
        keys.append(_key(_turn(sitting, page - 1), "guide-key-later", voice))
    if text:
        keys.append(_key(Press("file", sitting.game), "guide-key-file", voice))
    head = voice(say("bot-log" if text else "bot-log-empty"))
    return Sheet(head, (Note(text=text),), (tuple(keys),) if keys else ())


async def show_file(host: Host, itx: Interaction, sitting: Sitting) -> None:
    """All that the person may read of a game, as a text file for their eyes only."""
    voice = host.voice(itx.locale, sitting.campaign)
    lines = await host.tables.passage(sitting.game, person_of(itx))
    head = _plain(headline(sitting.view, voice))
    text = "\n".join([head, "", *(_plain(voice.plain(line)) for line in lines)])
    paper = Paper(f"emberhall-{sitting.game}.txt", f"{text}\n")
    await host.show(itx, Sheet(voice(say("guide-log-file")), papers=(paper,)), voice)


async def file_pressed(host: Host, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """[As a file]."""
    sitting = await host.found(itx, await host.sitting_of(itx, press))
    if sitting is not None:
        await show_file(host, itx, sitting)


def _plain(text: str) -> str:
    return _MARKS.sub("", text)


def _turn(sitting: Sitting, page: int) -> Press:
    return Press("log", sitting.game, arg=str(page))


def _key(press: Press, label: str, voice: Voice, style: str = "secondary") -> Key:
    return Key(press, voice.label(say(label), KEY_LABEL), style)
