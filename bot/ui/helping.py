"""Help that names only what is possible now, here, for this person; with buttons for it."""

from __future__ import annotations

from bot.tables import CampaignInfo, Person, SeatInfo, Sitting
from bot.ui.book import city_key
from bot.ui.controls import KEY_LABEL, Key, Row
from bot.ui.founding import start_key
from bot.ui.hints import learn_key
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.press import Press
from bot.ui.sheet import Sheet
from bot.ui.voice import Voice
from engine.core.text import Say, say

NOWHERE = 0


async def show(host: Host, itx: Interaction) -> None:
    """What the person can do next."""
    here = itx.channel_id if itx.guild_id is not None else None
    person = person_of(itx)
    campaign = await host.tables.campaign_in(here) if here is not None else None
    voice = host.voice(itx.locale, campaign)
    if here is None:
        sheet = await _alone(host, itx, voice)
    elif campaign is None:
        sheet = _nothing_here(voice)
    else:
        sheet = await _at_table(host, campaign, person, voice)
    await host.show(itx, sheet, voice)


async def pressed(host: Host, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """[Help]."""
    await show(host, itx)


async def join(host: Host, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """[Take a seat]."""
    reply = await host.tables.join(itx.channel_id or 0, person_of(itx), key_of(itx))
    await host.tell(itx, reply.say)


async def _alone(host: Host, itx: Interaction, voice: Voice) -> Sheet:
    """In direct messages."""
    found = await host.sitting(itx)
    keys = [_rules_key(voice)]
    if isinstance(found, Sitting):
        keys.insert(0, _key("act", "bot-key-act", voice, found.game, "primary"))
        keys.append(_key("games", "guide-key-games", voice))
        return _sheet((say("bot-help-play"),), keys, voice)
    keys.insert(0, _learn_key(voice))
    return _sheet((say("guide-help-alone"), say("guide-help-practice")), keys, voice)


def _nothing_here(voice: Voice) -> Sheet:
    """In a channel without a campaign."""
    lines = (say("bot-help-found"), say("guide-help-practice"), say("guide-help-rules"))
    keys = [start_key(voice), _learn_key(voice), _rules_key(voice), _games_key(voice)]
    return _sheet(lines, keys, voice)


async def _at_table(host: Host, campaign: CampaignInfo, person: Person, voice: Voice) -> Sheet:
    absent = campaign.stands_in_for(person.id) if campaign.game is not None else None
    seat = next((s for s in campaign.seats if s.person == person.id), absent)
    gm = (say("bot-help-gm"), say("waiting-help-gm")) if campaign.gm == person.id else ()
    if seat is None:
        keys = [_key("join", "guide-key-join", voice, style="primary"), _learn_key(voice)]
        keys += _log_keys(campaign, voice)
        return _sheet((*_watching(campaign), *gm), [*keys, _rules_key(voice)], voice)
    if campaign.game is None:
        return _between(seat, gm, voice)
    found = await host.tables.sitting(person, game=campaign.game)
    first = _awaited(found) if isinstance(found, Sitting) else ()
    does = (say("bot-help-play"), say("bot-help-look"), say("bot-help-books"))
    lines = (*first, *does, _absence(seat, absent), *gm)
    act = _key("act", "bot-key-act", voice, campaign.game, "primary")
    hand = _key("hand", "bot-key-hand", voice, campaign.game)
    recap = _key("recap", "guide-key-recap", voice, campaign.game)
    return _sheet(lines, [act, hand, recap, _rules_key(voice), _games_key(voice)], voice)


def _watching(campaign: CampaignInfo) -> tuple[Say, ...]:
    return (say("bot-help-watch"), say("bot-help-join"), say("guide-help-practice"))


def _between(seat: SeatInfo, gm: tuple[Say, ...], voice: Voice) -> Sheet:
    """Between two scenarios."""
    if seat.needs_hero:
        lines = (say("bot-help-hero"), say("guide-help-practice"), *gm)
        return _sheet(lines, [_learn_key(voice), _rules_key(voice)], voice)
    does = (say("bot-help-city"), say("bot-help-start"), say("bot-help-books"))
    lines = (*does, _absence(seat, None), *gm)
    return _sheet(lines, [city_key(voice), _rules_key(voice), _games_key(voice)], voice)


def _absence(seat: SeatInfo, absent: SeatInfo | None) -> Say:
    """How to be away for a while, or to end that."""
    if absent is not None:
        return say("waiting-help-stand-in", player=absent.person_name)
    return say("waiting-help-away") if seat.is_away else say("waiting-help")


def _awaited(sitting: Sitting) -> tuple[Say, ...]:
    """What is asked of the person, or whom the table waits for."""
    prompt = next((p for p in sitting.prompts if p.answer is None), None)
    if prompt is not None:
        return (say("guide-help-awaited"),)
    names = tuple(say("bot-name", name=s.hero) for s in sitting.view.seats if s.is_awaited)
    return (say("bot-waiting", names=names),) if names else ()


def _sheet(lines: tuple[Say, ...], keys: list[Key], voice: Voice) -> Sheet:
    row: Row = tuple(keys)
    return Sheet("\n".join(voice(line) for line in lines), rows=(row,))


def _log_keys(campaign: CampaignInfo, voice: Voice) -> list[Key]:
    if campaign.game is None:
        return []
    return [
        _key("map", "guide-key-map", voice, campaign.game),
        _key("log", "bot-key-log", voice, campaign.game),
    ]


def _learn_key(voice: Voice, style: str = "secondary") -> Key:
    return learn_key((), say("guide-key-learn"), voice, style)


def _rules_key(voice: Voice) -> Key:
    return _key("rule", "guide-key-rules", voice)


def _games_key(voice: Voice) -> Key:
    return _key("games", "guide-key-games", voice)


def _key(verb: str, label: str, voice: Voice, game: int = NOWHERE, style: str = "secondary") -> Key:
    return Key(Press(verb, game), voice.label(say(label), KEY_LABEL), style)
