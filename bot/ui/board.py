"""The board message: one per round, edited in place, the same for everybody."""

from __future__ import annotations

from bot.tables import LIVE, TableView
from bot.ui.controls import KEY_LABEL, Key, Row
from bot.ui.keys import LABELS
from bot.ui.pages import awaited_line, headline, table_note
from bot.ui.press import Press
from bot.ui.sheet import MapDrawing, Sheet
from bot.ui.voice import Voice
from engine.core.text import say


def board_sheet(table: TableView, voice: Voice) -> Sheet:
    """Picture, order of play, who is awaited, the last lines of the log."""
    lines = [headline(table.view, voice), awaited_line(table, voice)]
    return Sheet(
        "\n".join(line for line in lines if line),
        (table_note(table, voice),),
        (_keys(table, voice),),
        MapDrawing(table.view),
    )


def _keys(table: TableView, voice: Voice) -> Row:
    verbs = ("act", "hand", "round", "log") if table.status in LIVE else ("log",)
    return tuple(
        Key(
            Press(verb, table.game),
            voice.label(say(LABELS[verb]), KEY_LABEL),
            "primary" if verb == "act" else "secondary",
        )
        for verb in verbs
    )
