"""The words of the rules: one explained, or all of them to choose from."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from itertools import groupby

from bot.ui.controls import CHOICE_LABEL, CHOICES_IN_MENU, PLACEHOLDER, ROWS, Choice, Menu
from bot.ui.host import Host, Interaction
from bot.ui.press import Press
from bot.ui.sheet import Note, Sheet
from bot.ui.voice import Voice
from bot.words import LOCALES
from engine.core.glossary import Topic
from engine.core.text import say

_SHOWN = 60  # characters of what was typed that an answer repeats
_LIKELY = 3


async def look_up(host: Host, itx: Interaction, word: str) -> None:
    """Explain a word to whoever asked, or say which words there are."""
    topics = await topics_here(host, itx)
    voice = await host.voice_for(itx)
    named = _names(host, topics)
    found = find(named, word)
    if isinstance(found, Topic):
        sheet = topic_sheet(found, topics, voice)
    else:
        sheet = _overview(topics, voice, word, found)
    await host.show(itx, sheet, voice)


async def chosen(host: Host, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """A word was chosen in a menu."""
    await look_up(host, itx, values[0] if values else press.arg)


async def topics_here(host: Host, itx: Interaction) -> tuple[Topic, ...]:
    """The words of the rules that this channel plays by."""
    here = itx.channel_id if itx.guild_id is not None else None
    campaign = await host.tables.campaign_in(here) if here is not None else None
    system = campaign.system if campaign is not None else host.systems.ids[0]
    return host.systems[system].glossary()


Named = list[tuple[str, Topic]]


def _names(host: Host, topics: tuple[Topic, ...]) -> Named:
    """Every topic by its id and by its name in every language."""
    voices = [host.voice(locale) for locale in LOCALES]
    names = [(topic.id, topic) for topic in topics]
    return names + [(voice.plain(topic.name), topic) for voice in voices for topic in topics]


def find(named: Named, word: str) -> Topic | list[Topic]:
    """The topic that a word means, or those that it could mean."""
    wanted = _bare(word)
    if not wanted:
        return []
    bare = [(_bare(name), topic) for name, topic in named]
    exact = next((topic for name, topic in bare if name == wanted), None)
    if exact is not None:
        return exact
    likely = [topic for name, topic in bare if name.startswith(wanted)]
    likely += [topic for name, topic in bare if wanted in name]
    close = get_close_matches(wanted, [name for name, _ in bare], _LIKELY)
    likely += [topic for near in close for name, topic in bare if name == near]
    found = list({topic.id: topic for topic in likely}.values())
    return found[0] if len(found) == 1 else found[:_LIKELY]


def suggestions(
    host: Host, topics: tuple[Topic, ...], voice: Voice, typed: str
) -> list[tuple[str, str]]:
    """The words that hold what was typed, those of the person's language first, with their ids."""
    wanted = _bare(typed)
    known = [topic for topic in topics if wanted in _bare(voice.plain(topic.name))]
    known += [topic for name, topic in _names(host, topics) if wanted in _bare(name)]
    found = {topic.id: topic for topic in known}.values()
    return [(voice.label(topic.name, CHOICE_LABEL), topic.id) for topic in found]


def _bare(text: str) -> str:
    """Without accents, capitals and signs: `Étourdissement` is found as `etourdissement`."""
    split = unicodedata.normalize("NFKD", text.casefold().replace("-", " "))
    return " ".join("".join(c for c in split if not unicodedata.combining(c)).split())


def topic_sheet(topic: Topic, topics: tuple[Topic, ...], voice: Voice) -> Sheet:
    """One word in two sentences, with the rules behind it, and the others to choose from."""
    rules = voice(say("guide-rule-ids", ids=" · ".join(topic.rules)))
    note = Note(voice(topic.name), f"{voice(topic.text)}\n-# {rules}")
    return Sheet("", (note,), _menus(topics, voice))


def _overview(topics: tuple[Topic, ...], voice: Voice, word: str, likely: list[Topic]) -> Sheet:
    shown = " ".join(word.split())[:_SHOWN]
    head = say("guide-rules")
    if shown and likely:
        head = say("guide-rule-likely", word=shown, names=tuple(topic.name for topic in likely))
    elif shown:
        head = say("guide-rule-unknown", word=shown)
    return Sheet(voice(head), rows=_menus(topics, voice))


def _menus(topics: tuple[Topic, ...], voice: Voice) -> tuple[Menu, ...]:
    """A menu for each group of words; a long group has several."""
    groups = [
        (name, members[n : n + CHOICES_IN_MENU])
        for name, together in groupby(topics, key=lambda topic: topic.group)
        for members in [list(together)]
        for n in range(0, len(members), CHOICES_IN_MENU)
    ]
    return tuple(
        Menu(
            Press("rule", 0, arg=str(number)),
            voice.label(name, PLACEHOLDER),
            tuple(Choice(t.id, voice.label(t.name, CHOICE_LABEL)) for t in members),
        )
        for number, (name, members) in enumerate(groups[:ROWS])
    )
