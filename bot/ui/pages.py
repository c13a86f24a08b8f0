"""What people read: the hand, the state of the table, the log, a campaign before play."""

from __future__ import annotations

from bot.tables import CampaignInfo, SeatInfo, TableView
from bot.ui.keys import PILES, STATUSES
from bot.ui.sheet import DESCRIPTION, FIELD, Note
from bot.ui.voice import Voice, clip, join
from bot.ui.waiting import awaited_name, away_lines, deadline_line
from bot.words import for_discord as safe
from engine.core.text import Say, say
from engine.core.view import CardView, PileView, SeatView, TrackView, TurnView, View

_STORY = "scenario."  # a scenario's own texts are posted by themselves
_SEAT_LINE = 600


def cards_note(pile: PileView, voice: Voice) -> Note:
    """One pile with every card's text."""
    lines = [card_lines(card, voice) for card in pile.cards]
    title = voice(say("bot-pile", pile=say(PILES[pile.id]), count=len(pile.cards)))
    return Note(title, join(lines, DESCRIPTION))


def card_lines(card: CardView, voice: Voice) -> str:
    """A card: name and initiative, then both halves; an item: what it is and does."""
    name = voice(card.name)
    head = f"**{name}**" if card.initiative is None else f"**{name}** · {card.initiative}"
    halves = [
        f"{mark} " + "; ".join(voice(line) for line in half)
        for mark, half in (("▲", card.top), ("▼", card.bottom))
        if half
    ]
    text = " · ".join(voice(line) for line in (*card.facts, *card.text))
    return "\n".join([head, *halves, *((text,) if text else ())])


def hand_notes(view: View, voice: Voice) -> tuple[Note, ...]:
    """All piles of a seat that hold something."""
    return tuple(cards_note(pile, voice) for pile in view.piles if pile.cards)


def order_lines(order: tuple[TurnView, ...], voice: Voice) -> list[str]:
    """The order of play, the one who acts marked."""
    return [_turn_line(turn, voice) for turn in order]


def _turn_line(turn: TurnView, voice: Voice) -> str:
    mark = "▶" if turn.is_acting else "✓" if turn.is_done else "·"
    number = "??" if turn.initiative is None else f"{turn.initiative:02d}"
    text = f"{mark} `{number}` {voice(turn.name)}"
    return f"{text}: {'; '.join(voice(line) for line in turn.card)}" if turn.card else text


def seat_line(seat: SeatView, voice: Voice) -> str:
    """A hero: name, class, hit points and what else is public."""
    name = f"~~{safe(seat.hero)}~~" if seat.is_out else f"**{safe(seat.hero)}**"
    facts = [voice(fact) for fact in seat.facts]
    hp = voice(say("bot-hp", hp=seat.hp, max=seat.max_hp))
    return " · ".join([f"{name} ({voice(seat.class_name)})", hp, *facts])


def tracks_line(tracks: tuple[TrackView, ...], voice: Voice) -> str:
    """The public markers that are not at rest."""
    return " · ".join(f"{voice(t.name)} {'●' * min(t.value, 10)}" for t in tracks if t.value > 0)


def table_note(table: TableView, voice: Voice, *, with_log: bool = True) -> Note:
    """The public state of a game in words."""
    view = table.view
    told = tuple(line for line in table.recent if not line.key.startswith(_STORY))
    fields = (
        (say("bot-field-order"), join(order_lines(view.order, voice), FIELD)),
        (say("bot-field-foes"), join([voice(line) for line in view.foes], FIELD)),
        (say("bot-field-tracks"), tracks_line(view.tracks, voice)),
        (say("bot-field-log"), log_text(told, voice, FIELD) if with_log else ""),
    )
    shown = tuple((voice(name), text) for name, text in fields if text)
    facts = " · ".join(voice(fact) for fact in (view.goal, *view.facts))
    rules = [f"• {voice(rule)}" for rule in view.rules]
    heroes = [clip(seat_line(seat, voice), _SEAT_LINE) for seat in view.seats]
    return Note(text=join([facts, *rules, "", *heroes], DESCRIPTION), fields=shown)


def log_text(lines: tuple[Say, ...], voice: Voice, most: int) -> str:
    """The newest lines that fit, oldest first."""
    kept: list[str] = []
    for line in reversed(lines):
        text = voice(line)
        if sum(len(k) + 1 for k in kept) + len(text) > most:
            break
        kept.insert(0, text)
    return "\n".join(kept)


def awaited_line(table: TableView, voice: Voice) -> str:
    """Who is awaited and since when, or how it ended."""
    if table.status != "running":
        return voice(say(STATUSES[table.status]))
    if not table.awaited:
        return ""
    names = tuple(awaited_name(chair) for chair in table.awaited)
    line = voice(say("bot-awaited", names=names, since=f"{int(table.since.timestamp())}"))
    return "\n".join(part for part in (line, deadline_line(table, voice)) if part)


def headline(view: View, voice: Voice) -> str:
    """Scenario, round and phase; before the first round there is none to name."""
    if view.round == 0:
        return voice(say("bot-headline-before", scenario=view.scenario, phase=view.phase))
    return voice(
        say("bot-headline", scenario=view.scenario, round=str(view.round), phase=view.phase)
    )


def campaigns_note(campaigns: tuple[CampaignInfo, ...], voice: Voice) -> Note:
    """Campaigns, one a line: name, channel, GM and heroes."""
    return Note(text=join([_campaign_line(campaign, voice) for campaign in campaigns], DESCRIPTION))


def _campaign_line(campaign: CampaignInfo, voice: Voice) -> str:
    heroes = tuple(say("bot-name", name=s.hero) for s in campaign.seats if s.hero is not None)
    party = say("bot-campaign-heroes", names=heroes) if heroes else say("bot-campaign-no-heroes")
    return voice(
        say(
            "bot-campaign-line",
            name=campaign.name,
            channel=f"{campaign.channel}",
            gm=campaign.gm_name,
            heroes=party,
        )
    )


def campaign_note(campaign: CampaignInfo, rules: tuple[Say, ...], voice: Voice) -> Note:
    """A campaign, its house rules and who sits at it."""
    lines = [voice(_chair(seat)) for seat in campaign.seats if seat.person is not None]
    gm = voice(say("bot-gm-line", name=campaign.gm_name))
    house = [voice(say("bot-house-rules", rules=rules))] if rules else []
    away = away_lines(campaign, voice)
    return Note(safe(campaign.name), join([gm, *house, *lines, *away], DESCRIPTION))


def _chair(seat: SeatInfo) -> Say:
    """Who sits there, and the hero's sheet."""
    if seat.hero is None or seat.class_id is None:
        return say("bot-seat-line-no-hero", person=seat.person_name)
    hero_class = say(f"class.{seat.class_id}")
    if seat.is_dead:
        return say(
            "bot-seat-line-dead", hero=seat.hero, hero_class=hero_class, person=seat.person_name
        )
    return say(
        "bot-seat-line",
        person=seat.person_name,
        hero=seat.hero,
        hero_class=hero_class,
        level=seat.level,
        xp=seat.xp,
        gold=seat.gold,
        ticks=seat.ticks,
    )
