"""Short and long rests (H-REST)."""

from __future__ import annotations

from engine.core.prompt import Option
from engine.core.script import Script, ask, ask_one, ask_together_anew
from engine.core.text import say
from engine.systems.haven.abilities.bonuses import counts_as, gained, serving, take_active, use
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import cards_to_rest_with
from engine.systems.haven.abilities.heal import heal
from engine.systems.haven.game import HavenGame
from engine.systems.haven.items.readiness import offer, refresh_spent
from engine.systems.haven.scenario.ties import settle
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import events, prompts

LONG_REST_HEAL = 2  # H-REST-11


def short_rests(g: HavenGame) -> Script[None]:
    """At the end of the round everyone who can may rest (H-REST-03)."""
    text, yes = say("haven-ask-short-rest"), say("haven-option-short-rest")

    def able() -> list[Hero]:
        return [hero for hero in g.heroes if cards_to_rest_with(hero) >= 2]

    answers = yield from ask_together_anew(
        lambda: [prompts.yes_or_no("short-rest", hero, text, yes) for hero in able()]
    )
    for hero, answer in zip(able(), answers, strict=True):
        if answer == ("yes",):
            yield from short_rest(g, hero)


def short_rest(g: HavenGame, hero: Hero) -> Script[None]:
    """Lose a random discarded card, take the others back (H-REST-04)."""
    hero.record.short_rests += 1
    yield from _take_along(g, hero)
    card = g.rng.pick(hero.discard)
    if len(hero.discard) > 1:
        g.reveal()
        text = say("haven-ask-reroll", card=events.word("card", card))
        yes = say("haven-option-reroll")
        answer = yield from ask_one(prompts.yes_or_no("reroll-rest", hero, text, yes))
        if answer == "yes":
            yield from suffer(g, hero, 1)
            if hero.is_exhausted:
                return
            others = [other for other in hero.discard if other != card]  # H-REST-07
            card = g.rng.pick(others) if others else card
    if card in hero.discard:  # it may have been lost to negate the damage
        _lose_and_return(hero, card)
        events.short_rested(g, hero, card)
    else:
        events.rest_emptied(g, hero)


def long_rest(g: HavenGame, hero: Hero) -> Script[None]:
    """Lose a discarded card, take the others back, heal 2, refresh items (H-REST-10..12)."""
    if cards_to_rest_with(hero) < 2 and not (yield from _rules_rest_possible(g, hero)):
        events.rest_failed(g, hero)
        return
    hero.record.long_rests += 1
    yield from _take_along(g, hero)
    if hero.discard:
        card = yield from ask_one(prompts.lose_card(hero, hero.discard, "rest"))
        _lose_and_return(hero, card)
        events.long_rested(g, hero, card)
    yield from offer(g, hero, "long rest")
    helps = serving(g, "long rest", hero)
    use(g, helps)
    heal(g, hero, LONG_REST_HEAL + gained(g, hero, helps).plus("heal"))
    refresh_spent(g, hero)


def _lose_and_return(hero: Hero, card: str) -> None:
    hero.discard.remove(card)
    hero.lost.append(card)
    hero.hand += hero.discard
    hero.discard = []


def _take_along(g: HavenGame, hero: Hero) -> Script[None]:
    """Active cards that count as discarded come along if their owner wishes (H-BONUS-21)."""
    active = [a for a in hero.active if counts_as(a) == "discard"]
    if not active:
        return
    least = min(len(active), max(0, 2 - len(hero.discard)))
    chosen = yield from ask(prompts.take_active(hero, [a.card for a in active], least))
    for one in active:
        if one.card in chosen:
            take_active(g, hero, one)
            hero.discard.append(one.card)


def _rules_rest_possible(g: HavenGame, hero: Hero) -> Script[bool]:
    """Discards were lost after the rest was declared: the text is silent, the table rules."""
    options = (
        Option("allow", say("haven-option-allow-rest")),
        Option("deny", say("haven-option-deny-rest")),
    )
    question = prompts.tie(g.party, say("haven-ask-rest-ruling", hero=hero.name), options)
    return (yield from settle(g, question)) == "allow"
