"""What a hero's next attacks would do to a target: the odds for people who ask."""

from __future__ import annotations

from collections.abc import Iterator

from engine.content.tree import Attack, Value
from engine.core.advice import Advice
from engine.core.marks import MapMark
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.systems.haven.abilities.attack import odds_against
from engine.systems.haven.abilities.augments import NO_BOOST
from engine.systems.haven.advice.chances import decimal, percent
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.heroes.abilities import strike_of
from engine.systems.haven.state import Hero

DEFAULT_ATTACK = Attack(value=Value(2))  # H-TURN-11


def forecast(g: HavenGame, seat: Seat, target_id: str, value: int | None) -> Advice | None:
    """The attacks of the seat's played cards, or one of this value, on a figure."""
    hero, target = g.hero_of(seat), g.figure(target_id)
    if hero is None or target is None or not g.is_present(hero):
        return None
    attacks = _printed(g, hero) if value is None else iter((Attack(value=Value(value)),))
    lines = tuple(_line(g, hero, target, attack) for attack in attacks)
    return Advice(
        lines or (_line(g, hero, target, DEFAULT_ATTACK),), (MapMark(target.hex, "target"),)
    )


def _printed(g: HavenGame, hero: Hero) -> Iterator[Attack]:
    for card in (g.card(hero, card_id) for card_id in hero.picked):
        for ability in (*card.top.abilities, *card.bottom.abilities):
            if isinstance(ability, Attack):
                yield ability


def _line(g: HavenGame, hero: Hero, target: AnyFigure, attack: Attack) -> Say:
    odds = odds_against(g, hero, target, strike_of(attack, NO_BOOST))
    return say(
        "haven-odds-line",
        value=attack.value.number,
        damage=decimal(odds.expected),
        kills=percent(odds.at_least(target.hp)),
        chances=tuple(
            say("haven-odds-chance", damage=damage, chance=percent(chance))
            for damage, chance in odds.chances
        ),
    )
