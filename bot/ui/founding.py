"""The first minutes on a server: a greeting, a form for a campaign, and what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.ui.controls import KEY_LABEL, Key, Row
from bot.ui.excuse import UNHEARD, sentence_for
from bot.ui.heard import acknowledge
from bot.ui.hints import learn_key
from bot.ui.host import Host, Interaction, cannot_post, key_of, person_of
from bot.ui.press import Press
from bot.ui.sheet import Sheet, send_of
from bot.ui.voice import Voice
from bot.waiting.paces import PACES, Pace
from bot.words import LOCALES, language
from engine.core.text import Say, say

FORM = "form:found"
NAME, LANGUAGE, PACE = "name", "language", "pace"
LONGEST_NAME = 80
TITLE, LABEL = 45, 45
_LANGUAGES = {"en": "English", "fr": "Français"}
NOWHERE = 0


def greeting(voice: Voice) -> dict[str, Any]:
    """Hello, as the arguments of a new message."""
    keys = (start_key(voice), learn_key((), say("guide-key-learn"), voice))
    return send_of(Sheet(voice(say("guide-hello")), rows=(keys,)), None)


def start_key(voice: Voice) -> Key:
    """[Start a campaign]."""
    label = voice.label(say("guide-key-start"), KEY_LABEL)
    return Key(Press("found", NOWHERE), label, "success")


def invitation_keys(voice: Voice) -> Row:
    """Below a new campaign, for everybody."""
    join = Key(Press("join", NOWHERE), voice.label(say("guide-key-join"), KEY_LABEL), "primary")
    return (join, learn_key((), say("guide-key-learn"), voice))


async def ask(host: Host, itx: Interaction) -> None:
    """Open the form. It must be the very first answer to a click."""
    voice = host.voice(itx.locale)
    missing = cannot_post(itx)
    try:
        if missing is not None:
            await itx.response.send_message(voice(missing), ephemeral=True)
        else:
            await itx.response.send_modal(_form(voice, _of_server(itx)))
    except UNHEARD as error:
        sentence_for(error)


def _form(voice: Voice, spoken: str) -> discord.ui.Modal:
    form = _Form(title=voice.label(say("guide-form"), TITLE), custom_id=FORM)
    name: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=NAME, max_length=LONGEST_NAME)
    form.add_item(_labelled(voice, say("guide-form-name"), name))
    languages = [(one, _LANGUAGES[one], one == spoken) for one in LOCALES]
    form.add_item(_labelled(voice, say("guide-form-language"), _select(LANGUAGE, languages)))
    paces = [(n, voice.label(Say(f"waiting-pace-{n}"), 100), n == PACES[0]) for n in PACES]
    form.add_item(_labelled(voice, say("guide-form-pace"), _select(PACE, paces)))
    return form


class _Form(discord.ui.Modal):
    """Answered by `submitted`, which needs no form in memory."""

    async def on_submit(self, interaction: Interaction, /) -> None:
        """Nothing: see above."""


def _labelled(voice: Voice, label: Say, item: discord.ui.Item[Any]) -> discord.ui.Label[Any]:
    return discord.ui.Label(text=voice.label(label, LABEL), component=item)


def _select(custom_id: str, choices: list[tuple[str, str, bool]]) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(value=value, label=label, default=is_first)
        for value, label, is_first in choices
    ]
    return discord.ui.Select(custom_id=custom_id, options=options)


async def submitted(host: Host, itx: Interaction) -> None:
    """The form came back: found the campaign in this channel."""
    data: dict[str, Any] = dict(itx.data or {})
    if data.get("custom_id") != FORM or itx.guild_id is None or itx.channel_id is None:
        return
    if not await acknowledge(itx):
        return
    filled = dict(_filled(data))
    spoken = filled.get(LANGUAGE, "")
    person, key = person_of(itx), key_of(itx)
    reply = await host.tables.new_campaign(
        guild=itx.guild_id,
        channel=itx.channel_id,
        name=filled.get(NAME, ""),
        system=host.systems.ids[0],
        gm=person,
        locale=spoken if spoken in LOCALES else _of_server(itx),
        key=key,
    )
    pace = filled.get(PACE, PACES[0])
    if reply.ok and pace in PACES[1:]:
        await host.tables.set_pace(itx.channel_id, person, Pace(pace), f"{key}.pace")
    voice = await host.voice_for(itx)
    lines = (reply.say, *((say("guide-founded"),) if reply.ok else ()))
    sheet = Sheet("\n".join(voice(line) for line in lines))
    await host.show(itx, sheet, voice)


def _filled(part: object) -> Iterator[tuple[str, str]]:
    """What was written and chosen, by the ids of the fields."""
    if isinstance(part, list | tuple):
        for each in part:
            yield from _filled(each)
    elif isinstance(part, dict):
        values = part.get("values") or [part.get("value")]
        if isinstance(part.get("custom_id"), str) and isinstance(values[0], str):
            yield part["custom_id"], values[0]
        yield from _filled(part.get("components"))
        yield from _filled(part.get("component"))


def _of_server(itx: Interaction) -> str:
    return language(str(itx.guild_locale or itx.locale))
