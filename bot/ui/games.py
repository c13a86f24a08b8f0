"""All tables where a person sits, and which of them wait for that person."""

from __future__ import annotations

from bot.tables import BoardPlace, CampaignInfo, TableView
from bot.ui.controls import KEY_LABEL, Key
from bot.ui.hints import learn_key
from bot.ui.host import Host, Interaction
from bot.ui.press import Press
from bot.ui.sheet import DESCRIPTION, Note, Sheet
from bot.ui.voice import Voice, join
from engine.core.text import Say, say

MOST = 20  # tables that are looked at
KEYS = 4  # buttons that lead to tables


async def show(host: Host, itx: Interaction) -> None:
    """Where the person sits; those that wait for them come first."""
    person = itx.user.id
    found = [await _look(host, one) for one in (await host.tables.tables_of(person))[:MOST]]
    awaited = [one for one in found if _waits_for(one, person)]
    others = [one for one in found if one not in awaited]
    voice = host.voice(itx.locale)
    lines = [voice(_line(one, person)) for one in (*awaited, *others)]
    head = voice(say("guide-games", count=len(found), awaited=len(awaited)))
    note = (Note(text=join(lines, DESCRIPTION)),) if lines else ()
    keys = _keys(awaited, itx, voice) if found else [learn_key((), say("guide-key-learn"), voice)]
    await host.show(itx, Sheet(head, note, (tuple(keys),) if keys else ()), voice)


async def pressed(host: Host, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """[My tables]."""
    await show(host, itx)


class _Found:
    """A table, with its game and its board where there are any."""

    def __init__(
        self, campaign: CampaignInfo, table: TableView | None, board: BoardPlace | None
    ) -> None:
        self.campaign, self.table, self.board = campaign, table, board


async def _look(host: Host, campaign: CampaignInfo) -> _Found:
    if campaign.game is None:
        return _Found(campaign, None, None)
    table = await host.tables.table(campaign.game)
    return _Found(campaign, table, await host.tables.board_place(campaign.game))


def _waits_for(found: _Found, person: int) -> bool:
    table = found.table
    if table is None or table.status != "running":
        return False
    return any(seat.player is not None and seat.player.id == person for seat in table.awaited)


def _line(found: _Found, person: int) -> Say:
    campaign, table = found.campaign, found.table
    name, place = campaign.name, _place(found)
    if table is None:
        return say("guide-game-between", name=name, place=place)
    if table.status != "running":
        return say("guide-game-paused", name=name, place=place)
    since = f"{int(table.since.timestamp())}"
    if _waits_for(found, person):
        return say("guide-game-awaited", name=name, place=place, since=since)
    names = tuple(say("bot-name", name=s.hero or s.person_name) for s in table.awaited)
    return say("guide-game-others", name=name, place=place, names=names, since=since)


def _place(found: _Found) -> Say:
    """The channel, and the board in it."""
    guild, channel = f"{found.campaign.guild}", f"{found.campaign.channel}"
    if found.board is None or found.board.message is None:
        return say("guide-place", channel=channel)
    message = f"{found.board.message}"
    return say("guide-place-board", guild=guild, channel=channel, message=message)


def _keys(awaited: list[_Found], itx: Interaction, voice: Voice) -> list[Key]:
    """In direct messages every table can be played from here; in a channel only its own."""
    here = [
        (one.campaign.game, one.campaign.name)
        for one in awaited
        if one.campaign.game is not None
        and (itx.guild_id is None or itx.channel_id == one.campaign.channel)
    ]
    return [
        Key(
            Press("act", game),
            voice.label(say("guide-key-act-at", name=name), KEY_LABEL),
            "primary",
        )
        for game, name in here[:KEYS]
    ]
