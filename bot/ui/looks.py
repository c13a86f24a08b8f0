"""Looking without touching: the hand, the map, the log, the state of the table."""

from __future__ import annotations

from bot.tables import CampaignInfo, Sitting
from bot.ui import tales
from bot.ui.book import city_key
from bot.ui.cards import hand_tableau, kit_tableau
from bot.ui.controls import KEY_LABEL, Key
from bot.ui.gm import gm_rows
from bot.ui.host import Host, Interaction
from bot.ui.keys import LABELS
from bot.ui.pages import awaited_line, campaign_note, hand_notes, headline, table_note
from bot.ui.press import Press
from bot.ui.sheet import CONTENT, MapDrawing, Sheet
from bot.ui.textmap import text_map
from bot.ui.voice import Voice, join
from engine.core.advice import Advice
from engine.core.system import Listing
from engine.core.tableau import RoundTableau
from engine.core.text import say


async def show(host: Host, itx: Interaction, what: str, sitting: Sitting, *, page: int = 0) -> None:
    """Show one thing to the person who asked, and to nobody else."""
    voice = host.voice(itx.locale, sitting.campaign)
    if what == "hand":
        sheet = hand(sitting, voice)
    elif what == "kit":
        sheet = kit(sitting, voice)
    elif what == "round":
        sheet = await cards_of_round(host, sitting, voice)
    elif what == "map":
        sheet = Sheet(headline(sitting.view, voice), drawing=MapDrawing(sitting.view))
    elif what == "text map":
        sheet = text_map(sitting.view, voice)
    elif what == "log":
        sheet = await tales.log(host, sitting, voice, page)
    else:
        sheet = await status(host, sitting, voice)
    await host.show(itx, sheet, voice)


def hand(sitting: Sitting, voice: Voice) -> Sheet:
    """The cards of a person's seat."""
    notes = hand_notes(sitting.view, voice)
    private = tuple(voice(note) for note in sitting.view.notes)
    text = "\n".join((voice(say("bot-hand" if notes else "bot-hand-none")), *private))
    key = Key(Press("kit", sitting.game), voice.label(say(LABELS["kit"]), KEY_LABEL))
    rows = ((key,),) if kit_tableau(sitting.view) is not None else ()
    return Sheet(text, notes, rows, hand_tableau(sitting.view))


def kit(sitting: Sitting, voice: Voice) -> Sheet:
    """What a person carries and is after."""
    tableau = kit_tableau(sitting.view)
    text = voice(say("bot-kit" if tableau is not None else "bot-kit-none"))
    private = tuple(voice(note) for note in sitting.view.notes)
    return Sheet("\n".join((text, *private)), drawing=tableau)


async def cards_of_round(host: Host, sitting: Sitting, voice: Voice) -> Sheet:
    """What everybody may know of the cards of this round."""
    table = await host.tables.table(sitting.game)
    if table is None:
        return Sheet(voice(say("bot-no-table")))
    draws = await host.tables.draws(sitting.game)
    if not draws and not any(turn.card for turn in table.view.order):
        return Sheet(voice(say("bot-round-none")))
    return Sheet(headline(table.view, voice), drawing=RoundTableau(table.view, draws))


def advice(told: Advice | None, sitting: Sitting, voice: Voice) -> Sheet:
    """What the rules tell about something, in words and on the map."""
    if told is None:
        return Sheet(voice(say("bot-no-advice")))
    text = join([voice(line) for line in told.lines], CONTENT)
    return Sheet(text, drawing=MapDrawing(sitting.view, marks=told.marks))


async def status(host: Host, sitting: Sitting, voice: Voice) -> Sheet:
    """Where the game stands; for the GM with the means to step in."""
    table = await host.tables.table(sitting.game)
    if table is None:
        return Sheet(voice(say("bot-no-table")))
    lines = [headline(table.view, voice), awaited_line(table, voice)]
    note = table_note(table, voice, with_log=False)
    rows = gm_rows(sitting, voice) if sitting.is_gm else ()
    return Sheet("\n".join(line for line in lines if line), (note,), rows)


def campaign(info: CampaignInfo, variants: tuple[Listing, ...], voice: Voice) -> Sheet:
    """A campaign between two games: who sits there and what to do next."""
    seated = [s for s in info.seats if s.person is not None]
    ready = [s for s in seated if not s.needs_hero]
    if not seated:
        step = say("bot-next-join")
    else:
        step = say("bot-next-hero") if len(ready) < len(seated) else say("bot-next-start")
    rules = tuple(variant.name for variant in variants if variant.id in info.variants)
    rows = ((city_key(voice),),) if seated else ()
    return Sheet(voice(step), (campaign_note(info, rules, voice),), rows)
