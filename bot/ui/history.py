"""What was done to a campaign's books, newest first."""

from __future__ import annotations

from discord import app_commands

from bot.facts import NOBODY
from bot.tables import LedgerEntry, Reply
from bot.ui.controls import CHOICE_LABEL, CHOICES_IN_MENU
from bot.ui.excuse import sentence_for
from bot.ui.host import Host, Interaction, person_of
from bot.ui.sheet import DESCRIPTION, Note, Sheet
from bot.ui.voice import Voice, join
from engine.core.tableau import Tableau
from engine.core.text import Say, say

LINES = 20
MOST = 50


async def history(host: Host, itx: Interaction, count: int) -> None:
    """Show the last entries that a person may read."""
    found = await host.tables.history(itx.channel_id or 0, person_of(itx), count)
    if isinstance(found, Reply):
        await host.tell(itx, found.say)
        return
    voice = await host.voice_for(itx)
    picture = await host.tables.remembered(itx.channel_id or 0)
    await host.show(itx, history_sheet(found, picture, voice), voice)


def history_sheet(entries: tuple[LedgerEntry, ...], picture: Tableau | None, voice: Voice) -> Sheet:
    """One paragraph an entry, the newest on top; as a picture what the campaign remembers."""
    title = voice(say("bot-history" if entries else "bot-history-empty"))
    note = Note(text=join([voice(_line(one)) for one in entries], DESCRIPTION))
    return Sheet(title, (note,), drawing=picture)


def _line(entry: LedgerEntry) -> Say:
    """When, who and what; the number is what the GM takes it back by."""
    key = "bot-history-line" if entry.undone_by is None else "bot-history-undone"
    who = say("bot-name", name=entry.actor) if entry.actor else say("bot-history-rules")
    if entry.actor == NOBODY.name:
        who = say("privacy-somebody")
    when = f"{int(entry.at.timestamp())}"
    return say(key, number=f"{entry.n}", when=when, who=who, lines=entry.lines)


async def undoable(host: Host, itx: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The last entries that were not undone, by their numbers and what they tell."""
    try:
        found = await host.tables.history(itx.channel_id or 0, person_of(itx), MOST)
        voice = await host.voice_for(itx)
    except Exception as error:
        sentence_for(error)
        return []
    entries = [one for one in found if one.undone_by is None] if isinstance(found, tuple) else []
    named = [(voice.label(_short(one), CHOICE_LABEL), one.n) for one in entries]
    fitting = [(name, n) for name, n in named if typed.casefold().strip() in name.casefold()]
    return [app_commands.Choice(name=name, value=n) for name, n in fitting[:CHOICES_IN_MENU]]


def _short(entry: LedgerEntry) -> Say:
    return say("bot-history-short", number=f"{entry.n}", lines=entry.lines)
