"""The table service: all that a person can ask of a table, each command one transaction."""

from __future__ import annotations

from bot.tables.absences import Absences
from bot.tables.arranging import Arranging
from bot.tables.correcting import Correcting
from bot.tables.disclosing import Disclosing
from bot.tables.filming import Filming
from bot.tables.forgetting import Forgetting
from bot.tables.greeting import Greeting
from bot.tables.handing import Handing
from bot.tables.moving import Moving
from bot.tables.pacing import Pacing
from bot.tables.playing import Playing
from bot.tables.practising import Practising
from bot.tables.publishing import Publishing
from bot.tables.reading import Reading
from bot.tables.rewinding import Rewinding
from bot.tables.telling import Telling
from bot.tables.tending import Tending
from bot.tables.undoing import Undoing


class Tables(
    Practising,
    Handing,
    Absences,
    Pacing,
    Forgetting,
    Disclosing,
    Moving,
    Arranging,
    Correcting,
    Playing,
    Rewinding,
    Undoing,
    Publishing,
    Reading,
    Telling,
    Greeting,
    Filming,
    Tending,
):
    """All tables of one database. One instance per process; processes may share the database."""
