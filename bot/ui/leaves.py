"""The words of a page, cut into leaves that fit Discord's messages."""

from __future__ import annotations

from bot.ui.sheet import ALL_EMBEDS, DESCRIPTION, FIELD, FIELDS, TITLE, Note
from bot.ui.voice import Voice, clip
from engine.core.campaign import Page, Section
from engine.core.text import Say, say

Field = tuple[str, str]

_ROOM = ALL_EMBEDS - TITLE  # of a leaf below its title


def leaves_of(page: Page, voice: Voice) -> tuple[Note, ...]:
    """A page as one or more notes, no word lost: its lines, then its sections."""
    title = clip(voice(page.title), TITLE)
    openings = _packed([voice(line) for line in page.lines], DESCRIPTION) or [""]
    leaves = [Note(title, text) for text in openings]
    for field in _fields((*page.sections, *_not_now(page)), voice):
        last = leaves[-1]
        if len(last.fields) < FIELDS and _size(last) + len(field[0]) + len(field[1]) <= _ROOM:
            leaves[-1] = Note(title, last.text, (*last.fields, field))
        else:
            leaves.append(Note(title, fields=(field,)))
    return tuple(leaves)


def _not_now(page: Page) -> tuple[Section, ...]:
    """What is offered but not possible, each with the reason."""
    lines = tuple(
        say("bot-page-why-not", label=offer.label, why=offer.why_not)
        for offer in page.offers
        if offer.why_not is not None
    )
    return (Section(say("bot-page-not-now"), lines),) if lines else ()


def _fields(sections: tuple[Section, ...], voice: Voice) -> list[Field]:
    found: list[Field] = []
    for section in sections:
        title = _title(section.title, voice)
        texts = _packed([voice(line) for line in section.lines], FIELD)
        found += [(title if n == 0 else "…", text) for n, text in enumerate(texts)]
    return found


def _title(title: Say, voice: Voice) -> str:
    return clip(voice(title), TITLE).strip() or "…"


def _packed(lines: list[str], most: int) -> list[str]:
    """Whole lines joined into texts of at most so many characters, in order."""
    texts: list[str] = []
    for line in (clip(line, most) for line in lines):
        if texts and len(texts[-1]) + 1 + len(line) <= most:
            texts[-1] += f"\n{line}"
        else:
            texts.append(line)
    return [text for text in texts if text.strip()]


def _size(note: Note) -> int:
    return len(note.text) + sum(len(name) + len(text) for name, text in note.fields)
