"""What each button and menu does. Every one of them works after a restart, and when stale."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.tables import Sitting
from bot.ui import (
    books,
    founding,
    games,
    helping,
    looks,
    practice,
    privacy,
    rulebook,
    tales,
    undoing,
)
from bot.ui.controls import KEY_LABEL, Key
from bot.ui.draft import Page, chosen, decode, from_answer, put
from bot.ui.heard import acknowledge
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.panel import current, panel_for
from bot.ui.press import Press
from bot.ui.sheet import Sheet
from engine.core.prompt import Answer
from engine.core.seat import Seat
from engine.core.text import Say, say

Values = tuple[str, ...]
Verb = Callable[[Host, Interaction, Press, Values], Awaitable[None]]

_SURE = "sure"
# These open beside the panel, not in its place; further pages take the place of the first.
LOOKS = ("hand", "kit", "round", "log", "map", "story", "recap", "file")


async def pressed(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """A press arrived."""
    if press.verb == "found":  # a form must be the first answer
        await founding.ask(host, itx)
        return
    in_place = _is_private(itx) and (press.verb not in LOOKS or _is_page(press))
    if await acknowledge(itx, in_place=in_place):
        await _VERBS[press.verb](host, itx, press, values)


def _is_page(press: Press) -> bool:
    return press.verb == "log" and bool(press.arg)


def _is_private(itx: Interaction) -> bool:
    return itx.guild_id is None or (itx.message is not None and itx.message.flags.ephemeral)


def _positions(values: Values) -> tuple[int, ...]:
    return tuple(int(value) for value in values if value.isdecimal())


async def _act(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    await host.panel(itx, press.game, seat=press.seat)


async def _answer(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    sitting = await host.found(itx, await host.sitting_of(itx, press))
    if sitting is None:
        return
    prompt = next((p for p in sitting.prompts if p.id == press.prompt), None)
    if prompt is None:
        await host.panel(itx, press.game, seat=press.seat, notice=_outlived(sitting))
        return
    draft = _positions(values) if press.verb == "pick" else decode(press.arg).draft
    answer = Answer(prompt.id, chosen(prompt, draft))
    await host.submit(itx, press.game, answer, press.seat)


def _outlived(sitting: Sitting) -> Say:
    """Why a question is not this person's any more."""
    return say("core-stale") if sitting.seats or sitting.is_gm else say("bot-seat-gone")


async def _redraft(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Another page, or one more option on the draft: nothing is answered yet."""
    sitting = await host.found(itx, await host.sitting_of(itx, press))
    if sitting is None:
        return
    prompt = current(sitting, press.prompt)
    if prompt is None or prompt.id != press.prompt:
        await host.panel(itx, press.game, seat=press.seat, notice=_outlived(sitting))
        return
    page = next_page(press, _positions(values), prompt.most)
    voice = host.voice(itx.locale, sitting.campaign)
    seat = Seat(press.seat) if press.seat else None
    sheet = panel_for(sitting, voice, page=page, prompt_id=prompt.id, acting_for=seat)
    await host.show(itx, sheet, voice)


async def _suggest(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Show what a robot would choose, who sees no more than this seat; nothing is answered yet."""
    sitting = await host.found(itx, await host.sitting_of(itx, press))
    if sitting is None:
        return
    prompt = current(sitting, press.prompt)
    if prompt is None or prompt.id != press.prompt or sitting.view.seat not in prompt.seats:
        await host.panel(itx, press.game, seat=press.seat, notice=_outlived(sitting))
        return
    answer = host.systems[sitting.campaign.system].greedy(sitting.view, prompt)
    page = Page(0, from_answer(replace(prompt, answer=answer.chosen)))
    voice = host.voice(itx.locale, sitting.campaign)
    seat = Seat(press.seat) if press.seat else None
    sheet = panel_for(
        sitting, voice, page=page, prompt_id=prompt.id, acting_for=seat, is_suggested=True
    )
    await host.show(itx, sheet, voice)


def next_page(press: Press, positions: tuple[int, ...], most: int) -> Page:
    """What a page looks like after a press that answers nothing yet."""
    page = decode(press.arg)
    if press.verb == "slot" and positions and page.number < most:
        return Page(0, put(page.draft, page.number, positions[0], most))
    if press.verb == "add":
        new = tuple(n for n in positions if n not in page.draft)
        return Page(0, (*page.draft, *new))
    return page


async def _undo(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    sitting = await host.found(itx, await host.sitting_of(itx, press))
    if sitting is None:
        return
    await undoing.undo(host, itx, sitting)


async def _look(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    own = Press(press.verb, press.game)  # whoever acts for a seat sees its options, not its hand
    sitting = await host.found(itx, await host.sitting_of(itx, own))
    if sitting is None:
        return
    page = int(press.arg) if press.arg.isdecimal() else 0
    await looks.show(host, itx, press.verb, sitting, page=page)


# --- the GM ---------------------------------------------------------------------------------------


async def _gm(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    if press.verb == "rewind":
        await undoing.rewind(host, itx, press)
    elif press.verb == "skip":
        await host.master(itx, press.game, host.tables.skip, None, "")
    else:
        act = host.tables.pause if press.verb == "pause" else host.tables.resume
        await host.master(itx, press.game, act, "")


async def _end(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    """Ending cannot be undone: it is asked once more."""
    if press.arg == _SURE:
        await host.master(itx, press.game, host.tables.end, "")
        return
    voice = await host.voice_for(itx)
    label = voice.label(say("bot-key-end"), KEY_LABEL)
    key = Key(Press("end", press.game, arg=_SURE), label, "danger")
    await host.show(itx, Sheet(voice(say("bot-end-sure")), rows=((key,),)), voice)


async def act_for(host: Host, itx: Interaction, game: int, seat: str) -> None:
    """The GM takes a seat's decisions: everybody is told before the options are shown."""
    reply = await host.tables.announce_acting_for(game, person_of(itx), Seat(seat), key_of(itx))
    if reply.ok:
        await host.panel(itx, game, seat=seat)
    else:
        await host.tell(itx, reply.say)


async def _for(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    await act_for(host, itx, press.game, values[0] if values else "")


async def _set(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    channel = itx.channel_id or 0
    reply = await host.tables.set_variants(channel, person_of(itx), values, key_of(itx))
    await host.settings(itx, notice=reply.say)


async def _forget(host: Host, itx: Interaction, press: Press, values: Values) -> None:
    await privacy.delete(host, itx, is_sure=press.arg == privacy.SURE)


_VERBS: dict[str, Verb] = {
    "act": _act,
    "do": _answer,
    "ok": _answer,
    "pick": _answer,
    "slot": _redraft,
    "add": _redraft,
    "page": _redraft,
    "hint": _suggest,
    "undo": _undo,
    "ask": undoing.ask,
    "agree": undoing.vote,
    "refuse": undoing.vote,
    "hand": _look,
    "kit": _look,
    "round": _look,
    "log": _look,
    "map": _look,
    "pause": _gm,
    "resume": _gm,
    "rewind": _gm,
    "skip": _gm,
    "end": _end,
    "for": _for,
    "set": _set,
    "forget": _forget,
    "turn": books.turn,
    "offer": books.offer,
    "deed": books.deed,
    "rule": rulebook.chosen,
    "learn": practice.learn,
    "story": tales.details,
    "recap": tales.recap_pressed,
    "file": tales.file_pressed,
    "help": helping.pressed,
    "games": games.pressed,
    "join": helping.join,
}
