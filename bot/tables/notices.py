"""Which messages an act calls for: the board, hands by DM, mentions, lines in the channel."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.facts import CampaignInfo
from bot.store.messages import Draft
from engine.core.event import Event
from engine.core.game import Game
from engine.core.seat import GM, Seat
from engine.core.text import Say


class Asked(msgspec.Struct, frozen=True):
    """Who was asked what at one moment."""

    questions: tuple[str, ...] = ()  # prompt ids without the epoch: a rewound question is the same
    awaited: tuple[Seat, ...] = ()

    @classmethod
    def of(cls, game: Game[Any]) -> Asked:
        """The present moment of a game."""
        return cls(tuple(local_id(p.id) for p in game.prompts), game.awaited)


def local_id(prompt_id: str) -> str:
    """A prompt's id without the epoch."""
    return prompt_id.rpartition(".")[0]


def lane(campaign: CampaignInfo) -> str:
    """All that goes to a campaign's channel is sent in order."""
    return f"channel:{campaign.id}"


def post(campaign: CampaignInfo, line: Say) -> Draft:
    """A line in the channel."""
    body = {"say": msgspec.to_builtins(line)}
    return Draft("post", lane(campaign), campaign.channel, body)


def board(campaign: CampaignInfo, game: int) -> Draft:
    """The board, new or edited in place."""
    return Draft("board", lane(campaign), campaign.channel, {"game": game})


def stories(campaign: CampaignInfo, events: tuple[Event, ...]) -> list[Draft]:
    """The scenario's own texts (introduction, conclusion) are told in the channel."""
    return [
        post(campaign, event.say)
        for event in events
        if event.audience is None and event.say.key.startswith("scenario.")
    ]


def hands(campaign: CampaignInfo, number: int, game: Game[Any]) -> list[Draft]:
    """A hand by DM for everyone who is asked in secret."""
    return picks(campaign, number, game, Asked())


def picks(campaign: CampaignInfo, number: int, game: Game[Any], before: Asked) -> list[Draft]:
    """A hand by DM for everyone who is newly asked in secret."""
    round_ = game.view(None).round
    return [
        pick(campaign, number, seat, round_)
        for prompt in game.prompts
        if prompt.secret and prompt.answer is None and local_id(prompt.id) not in before.questions
        for seat in prompt.seats
        if _person(campaign, seat) is not None
    ]


def pick(campaign: CampaignInfo, number: int, seat: Seat, round_: int) -> Draft:
    """A hand by DM."""
    person = _person(campaign, seat)
    assert person is not None
    body = {"game": number, "seat": seat, "person": person, "round": round_}
    return Draft("pick", f"hand:{number}:{seat}", person, body)


def pings(
    campaign: CampaignInfo, number: int, game: Game[Any], before: Asked, actor: int
) -> list[Draft]:
    """A mention for those who were not awaited before and now are."""
    if Asked.of(game).questions == before.questions:
        return []
    was_awaited = {keeper(campaign, seat) for seat in before.awaited if seat != GM}
    now = {keeper(campaign, seat) for seat in game.awaited if seat != GM}
    people = sorted(now - was_awaited - {actor})
    return [ping(campaign, number, people)] if people else []


def keeper(campaign: CampaignInfo, seat: Seat) -> int:
    """Who looks after a seat: for a free one that is the GM."""
    person = _person(campaign, seat)
    return campaign.gm if person is None else person


def ping(campaign: CampaignInfo, number: int, people: list[int]) -> Draft:
    """A mention."""
    body = {"game": number, "people": people}
    return Draft("ping", lane(campaign), campaign.channel, body)


def _person(campaign: CampaignInfo, seat: Seat) -> int | None:
    chair = campaign.at(seat)
    return None if chair is None else chair.person
