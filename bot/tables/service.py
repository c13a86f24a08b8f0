"""The table service: all that a person can ask of a table, each command one transaction."""

from __future__ import annotations

from bot.tables.absences import Absences
from bot.tables.arranging import Arranging
from bot.tables.correcting import Correcting
from bot.tables.mastering import Mastering
from bot.tables.pacing import Pacing
from bot.tables.playing import Playing
from bot.tables.reading import Reading
from bot.tables.tending import Tending


class Tables(Absences, Pacing, Arranging, Correcting, Playing, Mastering, Reading, Tending):
    """All tables of one database. One instance per process; processes may share the database."""
