"""Taking back one's own step, asking the table to undo more, and the GM's way back."""

from __future__ import annotations

from bot.tables import Reply, Sitting
from bot.ui.controls import KEY_LABEL, Key
from bot.ui.excuse import sentence_for
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.keys import LABELS
from bot.ui.past import act_label, plan_sheet
from bot.ui.press import Press
from bot.ui.sheet import Sheet
from engine.core.text import Say, say

Values = tuple[str, ...]

NOTHING = "table-nothing-to-take-back"


# --- one's own step -------------------------------------------------------------------------------


async def undo(host: Host, itx: Interaction, sitting: Sitting) -> None:
    """Withdraw a pick that can still be changed, else take the last step back."""
    person, key = person_of(itx), key_of(itx)
    given = next((p for p in sitting.prompts if p.answer is not None), None)
    if given is not None:
        reply = await host.tables.withdraw(sitting.game, person, given.id, key)
    else:
        reply = await host.tables.take_back(sitting.game, person, key)
    if reply.say.key == NOTHING and sitting.seats:
        await _offer(host, itx, sitting, reply.say)
    else:
        await host.go_on(itx, sitting.game, reply)


async def _offer(host: Host, itx: Interaction, sitting: Sitting, why: Say) -> None:
    """What one cannot take back alone, the table may."""
    voice = host.voice(itx.locale, sitting.campaign)
    keys = (
        Key(Press("ask", sitting.game), voice.label(say("gm-key-ask"), KEY_LABEL), "primary"),
        Key(Press("act", sitting.game), voice.label(say(LABELS["act"]), KEY_LABEL)),
    )
    await host.show(itx, Sheet(f"⚠ {voice(why)}", rows=(keys,)), voice)


# --- the table ------------------------------------------------------------------------------------


async def request(host: Host, itx: Interaction, sitting: Sitting, what: str, why: str) -> None:
    """Ask the table to undo an act that was chosen, or one's own last one."""
    number = int(what) if what.isdecimal() and len(what) < 10 else None
    if what and number is None:
        await host.tell(itx, say("table-undo-no-act"))
        return
    await _ask(host, itx, sitting.game, number, why)


async def ask(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Ask the table to undo one's own last act."""
    await _ask(host, itx, press.game, None, "")


async def _ask(host: Host, itx: Interaction, game: int, number: int | None, why: str) -> None:
    reply = await host.tables.request_undo(game, person_of(itx), number, why, key_of(itx))
    await host.tell(itx, reply.say)


async def vote(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Agree, or refuse."""
    number = int(press.arg) if press.arg.isdecimal() and len(press.arg) < 10 else 0
    agrees = press.verb == "agree"
    reply = await host.tables.vote_undo(
        press.game, person_of(itx), number, key_of(itx), agrees=agrees
    )
    await host.tell(itx, reply.say)


async def undoable(host: Host, itx: Interaction, sitting: Sitting) -> list[tuple[str, str]]:
    """The last acts with their numbers, for whoever wants one undone."""
    try:
        acts = await host.tables.undoable(sitting.game)
    except Exception as error:
        sentence_for(error)
        return []
    voice = host.voice(itx.locale, sitting.campaign)
    return [(act_label(act, voice), f"{act.revision}") for act in acts]


# --- the GM ---------------------------------------------------------------------------------------


async def rewind(host: Host, itx: Interaction, press: Press) -> None:
    """Show what would be taken back; or take it back, if that is what was shown."""
    if not press.arg.isdecimal() or len(press.arg) > 9:
        await plan(host, itx, press.game, 1, "")
        return
    await host.master(itx, press.game, host.tables.rewind_planned, int(press.arg))


async def plan(host: Host, itx: Interaction, game: int, count: int, why: str) -> None:
    """Show what would be taken back, with a button that does it."""
    found = await host.tables.plan_rewind(game, person_of(itx), count, why, key_of(itx))
    shown = found if isinstance(found, Reply) else await host.tables.undo(found)
    if isinstance(shown, Reply) or shown is None:
        await host.tell(itx, say("core-stale") if shown is None else shown.say)
        return
    voice = host.voice(itx.locale, shown.campaign)
    await host.show(itx, plan_sheet(shown, voice), voice)
