"""Which messages an act calls for: the board, hands by DM, mentions, lines in the channel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.facts import CampaignInfo, Person
from bot.store.messages import CHANNELS, Draft
from engine.core.event import Event
from engine.core.game import Game
from engine.core.prompt import Prompt
from engine.core.seat import GM, Seat
from engine.core.text import Say


class Asked(msgspec.Struct, frozen=True):
    """Who was asked what at one moment. After a rewind every question is a new one."""

    questions: tuple[str, ...] = ()  # prompt ids
    owed: tuple[tuple[str, Seat], ...] = ()  # those without an answer, with each who may give it
    secrets: tuple[Prompt, ...] = ()

    @classmethod
    def of(cls, game: Game[Any]) -> Asked:
        """The present moment of a game."""
        prompts = game.prompts
        open_ = (p for p in prompts if p.answer is None)
        return cls(
            tuple(p.id for p in prompts),
            tuple((p.id, s) for p in open_ for s in p.seats),
            tuple(p for p in prompts if p.secret),
        )


def lane(campaign: CampaignInfo) -> str:
    """All that goes to a campaign's channel is sent in order."""
    return f"{CHANNELS}{campaign.id}"


def post(campaign: CampaignInfo, line: Say, game: int | None = None) -> Draft:
    """A line in the channel."""
    body = {"say": msgspec.to_builtins(line)}
    return Draft("post", lane(campaign), campaign.channel, body, game)


def letter(campaign: CampaignInfo, line: Say, person: Person) -> Draft:
    """A line to one person, by direct message, in that person's language."""
    body = {"say": msgspec.to_builtins(line), "to": "person", "locale": person.locale}
    return Draft("post", f"letter:{person.id}", person.id, body)


def invitation(campaign: CampaignInfo, line: Say) -> Draft:
    """A line in the channel with a seat to take."""
    body = {"say": msgspec.to_builtins(line), "invites": True}
    return Draft("post", lane(campaign), campaign.channel, body)


def board(campaign: CampaignInfo, game: int) -> Draft:
    """The board, new or edited in place."""
    return Draft("board", lane(campaign), campaign.channel, {}, game)


def matter(campaign: CampaignInfo, party: int) -> Draft:
    """The question that lies before a party, with its answers to press."""
    return Draft("matter", lane(campaign), campaign.channel, {"party": party})


def stories(campaign: CampaignInfo, game: int, events: tuple[Event, ...]) -> list[Draft]:
    """The scenario's own texts (introduction, conclusion) are told in the channel."""
    return [
        post(campaign, event.say, game)
        for event in events
        if event.audience is None and event.say.key.startswith("scenario.")
    ]


def chapters(
    campaign: CampaignInfo, game: int, revision: int, points: Iterable[int]
) -> list[Draft]:
    """A short post for each turn that may have ended before one of these lines of an act."""
    return [
        Draft("post", lane(campaign), campaign.channel, {"until": [revision, n]}, game)
        for n in points
    ]


def hands(campaign: CampaignInfo, number: int, game: Game[Any]) -> list[Draft]:
    """A hand by DM for everyone who is asked in secret."""
    return picks(campaign, number, game, Asked())


def picks(campaign: CampaignInfo, number: int, game: Game[Any], before: Asked) -> list[Draft]:
    """A hand by DM for every secret question that is new, answered, open again or closed."""
    was = {p.id: p.answer for p in before.secrets}
    now = Asked.of(game)
    changed = [p for p in now.secrets if p.id not in was or p.answer != was[p.id]]
    closed = [p for p in before.secrets if p.id not in now.questions]
    return [
        pick(campaign, number, seat, prompt.id)
        for prompt in (*closed, *changed)
        for seat in prompt.seats
        if _person(campaign, seat) is not None
    ]


def pick(campaign: CampaignInfo, number: int, seat: Seat, prompt: str) -> Draft:
    """A hand by DM."""
    person = _person(campaign, seat)
    assert person is not None
    body = {"seat": seat, "prompt": prompt}
    return Draft("pick", f"hand:{number}:{seat}", person, body, number)


def pings(
    campaign: CampaignInfo, number: int, game: Game[Any], before: Asked, acting: set[int]
) -> list[Draft]:
    """A mention for those who owe a new answer, except those who are acting already."""
    new = set(Asked.of(game).owed).difference(before.owed)
    people = keepers(campaign, (seat for _, seat in new if seat != GM)) - acting
    return [ping(campaign, number, sorted(people))] if people else []


def keepers(campaign: CampaignInfo, seats: Iterable[Seat]) -> set[int]:
    """Whom to call about seats; about one that the clock plays, nobody."""
    found = (keeper(campaign, seat) for seat in seats)
    return {person for person in found if person is not None}


def keeper(campaign: CampaignInfo, seat: Seat) -> int | None:
    """Who looks after a seat: the GM after a free one, nobody after one that the clock plays."""
    chair = campaign.at(seat)
    if chair is not None and chair.is_auto:
        return None
    person = _person(campaign, seat)
    return campaign.gm if person is None else person


def ping(campaign: CampaignInfo, number: int, people: list[int]) -> Draft:
    """A mention."""
    return Draft("ping", lane(campaign), campaign.channel, {"people": people}, number)


def _person(campaign: CampaignInfo, seat: Seat) -> int | None:
    chair = campaign.at(seat)
    return None if chair is None or chair.player is None else chair.player.id
