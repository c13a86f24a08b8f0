"""Going back, on Discord: the list that the GM confirms, and the vote of a table."""

from __future__ import annotations

from bot.tables import PastAct, Undo
from bot.ui.controls import CHOICE_LABEL, KEY_LABEL, Key, Row
from bot.ui.press import Press
from bot.ui.sheet import Note, Sheet
from bot.ui.voice import Voice, clip, join
from engine.core.text import Say, say

LONGEST = 1800  # of the list: the rest of the message needs its place
ONE_ACT = 220  # characters of what an act brought about


def plan_sheet(plan: Undo, voice: Voice) -> Sheet:
    """What the GM would take back, with the button that does it."""
    why = say("gm-plan-why", why=plan.why) if plan.why else say("gm-plan-no-why")
    title = voice(say("gm-plan", count=len(plan.acts), why=why))
    key = Key(
        Press("rewind", plan.game, arg=f"{plan.id}"),
        voice.label(say("gm-key-rewind", count=len(plan.acts)), KEY_LABEL),
        "danger",
    )
    return Sheet(title, (_list(plan, voice),), rows=((key,),))


def vote_sheet(undo: Undo, voice: Voice) -> Sheet:
    """What a table is asked, or what came of it; below it what would be undone."""
    why = say("gm-plan-why", why=undo.why) if undo.why else say("gm-plan-no-why")
    asks = say("gm-vote", name=undo.asker, count=len(undo.acts), why=why)
    lines = [voice(asks), voice(_standing(undo))]
    rows: tuple[Row, ...] = ()
    if undo.outcome is None:
        waiting = " ".join(f"<@{person.id}>" for person in undo.missing)
        lines.append(f"{waiting} {voice(say('gm-vote-who'))}")
        rows = (_ballot(undo, voice),)
    return Sheet("\n".join(lines), (_list(undo, voice),), rows)


def _ballot(undo: Undo, voice: Voice) -> tuple[Key, ...]:
    arg = f"{undo.id}"
    return (
        Key(Press("agree", undo.game, arg=arg), voice.label(say("gm-key-agree"), KEY_LABEL)),
        Key(Press("refuse", undo.game, arg=arg), voice.label(say("gm-key-refuse"), KEY_LABEL)),
    )


def _standing(undo: Undo) -> Say:
    """How the vote stands, or how it ended."""
    by = say("bot-name", name=undo.closed_by)
    match undo.outcome:
        case "done":
            return say("gm-vote-done")
        case "refused":
            return say("gm-vote-refused", name=by)
        case "withdrawn":
            return say("gm-vote-withdrawn", name=by)
        case "expired":
            return say("gm-vote-expired")
        case "gone":
            return say("gm-vote-gone")
    names = tuple(say("bot-name", name=name) for name in undo.agreed)
    until = int(undo.expires_at.timestamp()) if undo.expires_at is not None else 0
    return say("gm-vote-open", names=names, until=f"{until}")


def _list(undo: Undo, voice: Voice) -> Note:
    """Every act on a line of its own, the first one on top."""
    title = voice.plain(say("gm-undone-acts"))
    return Note(title, join([f"• {_act(act, voice)}" for act in undo.acts], LONGEST))


def _act(act: PastAct, voice: Voice) -> str:
    """What everybody read because of an act; else whose it was, and never what was chosen."""
    told = " ".join(voice(line).replace("\n", " ") for line in act.lines)
    return clip(told, ONE_ACT) if told else voice(_silent(act))


def act_label(act: PastAct, voice: Voice) -> str:
    """The same as a suggestion: one line, without marks."""
    told = " ".join(voice.plain(line).replace("**", "") for line in act.lines[:2])
    return clip(" ".join((told or voice.plain(_silent(act))).split()), CHOICE_LABEL)


def _silent(act: PastAct) -> Say:
    """An act of which nobody read anything."""
    hero = say("bot-name", name=act.hero) if act.hero else say("gm-act-party")
    if act.kind == "withdraw":
        return say("gm-act-withdraw", hero=hero)
    return say("gm-act-answer", hero=hero)
