"""Suffering damage, and losing cards instead (H-DAMAGE)."""

from __future__ import annotations

from engine.core.script import Script, ask_one
from engine.systems.haven.abilities.bonuses import come_to, counts_as, serving, take_active, use
from engine.systems.haven.abilities.exhaustion import cards_to_rest_with, fall
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.items.readiness import serving_items, take_up
from engine.systems.haven.records import count_damage, count_prevented
from engine.systems.haven.state import Bonus, Hero
from engine.systems.haven.telling import events, prompts


def suffer(
    g: HavenGame, figure: AnyFigure, damage: int, source: AnyFigure | None = None
) -> Script[None]:
    """A figure suffers damage from any source; a hero may lose cards instead (H-DAMAGE-01)."""
    if damage <= 0 or not g.is_present(figure):
        return
    cards: list[str] = []
    if isinstance(figure, Hero) and not _wards(g, figure):
        cards = yield from _negate(g, figure, damage)
    if wards := _wards(g, figure):
        use(g, wards[:1])  # H-BONUS-07: what one has negated, no other can
        count_prevented(g, figure, damage)
        events.damage_warded(g, figure, damage)
        return
    if isinstance(figure, Hero):
        if cards:
            figure.record.negated += 1
            events.damage_negated(g, figure, damage, cards)
            return
        figure.record.damage += min(damage, figure.hp)
    count_damage(g, figure, min(damage, figure.hp), source)
    figure.hp -= damage
    events.suffered(g, figure, damage)
    come_to(g, "damage", figure)
    if figure.hp <= 0:
        fall(g, figure, source)


def _wards(g: HavenGame, figure: AnyFigure) -> list[Bonus]:
    """The bonuses that negate damage; others answer it."""
    serve = serving(g, "damage", figure)
    return [b for b in serve if any(change.what == "negate" for change in b.what.gain.changes)]


def _negate(g: HavenGame, hero: Hero, damage: int) -> Script[list[str]]:
    """One card from the hand or two from the discards (H-DAMAGE-02); the cards lost, if any.

    An item that negates damage is taken up instead, and serves.
    """
    has_hand, has_discards = bool(hero.hand), cards_to_rest_with(hero) >= 2
    items = serving_items(g, hero, "damage")
    question = prompts.negate_damage(hero, damage, has_hand, has_discards, items)
    choice = yield from ask_one(question)
    if item := prompts.used_item(choice):
        take_up(g, hero, item)
    if choice == "hand":
        card = yield from ask_one(prompts.lose_card(hero, hero.hand, "hand"))
        hero.hand.remove(card)
        hero.lost.append(card)
        return [card]
    if choice == "discards":
        return (yield from _lose_two_discards(g, hero))
    return []


def _lose_two_discards(g: HavenGame, hero: Hero) -> Script[list[str]]:
    """Cards of the active area that count as discarded may be among them (H-BONUS-21)."""
    active = {a.card: a for a in hero.active if counts_as(a) == "discard"}
    offered = [*hero.discard, *active]
    is_asked = len(offered) > 2
    lost: list[str] = []
    while len(lost) < 2:
        card = offered[0]
        if is_asked:
            card = yield from ask_one(prompts.lose_card(hero, offered, "discards"))
        offered.remove(card)
        if card in active:
            take_active(g, hero, active[card])
        else:
            hero.discard.remove(card)
        hero.lost.append(card)
        lost.append(card)
    return lost
