"""What is kept about a person: given to them as a file, or forgotten."""

from __future__ import annotations

import gzip
import io

import discord

from bot.ui.controls import KEY_LABEL, Key
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.press import Press
from bot.ui.sheet import Sheet
from engine.core.text import say

SURE = "sure"
FILE = "emberhall.json"
LARGEST = 8_000_000  # bytes of an upload; a larger file is packed


async def export(host: Host, itx: Interaction) -> None:
    """A file with all that is kept about the person, for their eyes only."""
    if not await host.tables.is_known(itx.user.id):
        await host.tell(itx, say("privacy-nothing"))
        return
    data, name = await host.tables.all_about(itx.user.id), FILE
    if len(data) > LARGEST:
        data, name = gzip.compress(data), f"{FILE}.gz"
    text = (await host.voice_for(itx))(say("privacy-export"))
    await itx.edit_original_response(
        content=text, attachments=[discord.File(io.BytesIO(data), name)]
    )


async def delete(host: Host, itx: Interaction, *, is_sure: bool) -> None:
    """Forget the person; asked once more, for it cannot be undone."""
    voice = await host.voice_for(itx)
    if is_sure:

        def name_for(locale: str, hero: int | None) -> str:
            line = say("privacy-somebody") if hero is None else say("privacy-hero", number=hero)
            return host.voice(locale).plain(line)

        reply = await host.tables.forget(person_of(itx), name_for, key_of(itx))
        await host.show(itx, Sheet(voice(reply.say)), voice)
        return
    label = voice.label(say("privacy-key-forget"), KEY_LABEL)
    key = Key(Press("forget", 0, arg=SURE), label, "danger")
    await host.show(itx, Sheet(voice(say("privacy-sure")), rows=((key,),)), voice)
