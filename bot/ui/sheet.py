"""What one message shows: text, notes below it, controls, a picture.

Discord's sizes are kept here.
"""

from __future__ import annotations

import io
from typing import Any

import discord
import msgspec

from bot.ui.components import view_of
from bot.ui.controls import Row
from bot.ui.voice import clip
from engine.core.marks import MapMark
from engine.core.scenes import Scene
from engine.core.tableau import Tableau
from engine.core.view import View
from render import Picture

CONTENT = 2000
TITLE = 256
DESCRIPTION = 4096
FIELDS = 25
FIELD = 1024
EMBEDS = 10
ALL_EMBEDS = 6000
ALT = 1024


class Note(msgspec.Struct, frozen=True):
    """A framed text below the message."""

    title: str = ""
    text: str = ""
    fields: tuple[tuple[str, str], ...] = ()


class MapDrawing(msgspec.Struct, frozen=True):
    """A map to be drawn: a view and what to point out on it."""

    view: View
    marks: tuple[MapMark, ...] = ()


class FilmDrawing(msgspec.Struct, frozen=True):
    """What happened, to be drawn as a film."""

    key: tuple[int, ...]  # the same game at the same time, and what of it
    scenes: tuple[Scene, ...]
    is_whole: bool


Drawing = MapDrawing | FilmDrawing | Tableau


class Paper(msgspec.Struct, frozen=True):
    """A text file that comes with a message."""

    name: str
    text: str


class Sheet(msgspec.Struct, frozen=True):
    """One message before it is sent."""

    text: str
    notes: tuple[Note, ...] = ()
    rows: tuple[Row, ...] = ()
    drawing: Drawing | None = None
    papers: tuple[Paper, ...] = ()


def file_of(picture: Picture) -> discord.File:
    """The picture as an upload with its alt text."""
    data = io.BytesIO(picture.data)
    return discord.File(data, picture.filename, description=clip(picture.alt, ALT))


def paper_of(paper: Paper) -> discord.File:
    """A text as an upload."""
    return discord.File(io.BytesIO(paper.text.encode()), paper.name)


def embeds_of(notes: tuple[Note, ...]) -> list[discord.Embed]:
    """The notes as embeds, cut where Discord would refuse them."""
    left = ALL_EMBEDS
    embeds: list[discord.Embed] = []
    for note in notes[:EMBEDS]:
        embed, used = _embed(note, left)
        if used:
            embeds.append(embed)
            left -= used
    return embeds


def _embed(note: Note, left: int) -> tuple[discord.Embed, int]:
    title = clip(note.title, min(TITLE, left)) if left > 1 else ""
    left -= len(title)
    text = clip(note.text, min(DESCRIPTION, left)) if left > 1 else ""
    left -= len(text)
    embed = discord.Embed(title=title or None, description=text or None)
    for name, value in note.fields[:FIELDS]:
        name, value = clip(name, TITLE), clip(value, FIELD)
        if name and value and len(name) + len(value) <= left:
            embed.add_field(name=name, value=value, inline=False)
            left -= len(name) + len(value)
    return embed, len(embed)


def edit_of(sheet: Sheet, picture: Picture | None) -> dict[str, Any]:
    """The keyword arguments with which a message is edited into this sheet."""
    return {
        "content": clip(sheet.text, CONTENT) or None,
        "embeds": embeds_of(sheet.notes),
        "view": view_of(sheet.rows) if sheet.rows else None,
        "attachments": [
            *([file_of(picture)] if picture is not None else []),
            *map(paper_of, sheet.papers),
        ],
    }


def send_of(sheet: Sheet, picture: Picture | None) -> dict[str, Any]:
    """The keyword arguments with which a new message is sent."""
    arguments = edit_of(sheet, picture)
    files = arguments.pop("attachments")
    view = arguments.pop("view")
    return arguments | {"files": files} | ({"view": view} if view is not None else {})
