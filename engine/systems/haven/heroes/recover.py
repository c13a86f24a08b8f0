"""Taking cards back into the hand (H-RECOVER)."""

from __future__ import annotations

from typing import Literal

from engine.core.script import Script, ask
from engine.systems.haven.abilities.bonuses import counts_as, take_active
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import events, prompts

Pile = Literal["discarded", "lost"]


def recoverable(g: HavenGame, hero: Hero, pile: Pile) -> list[str]:
    """The cards of a pile that may come back, active ones among them (H-RECOVER-02).

    A card with the mark is out of reach once it is lost, however that came (H-RECOVER-03, -06).
    """
    cards = list(hero.discard if pile == "discarded" else hero.lost)
    name = "discard" if pile == "discarded" else "lost"
    cards += [active.card for active in hero.active if counts_as(active) == name]
    return [card for card in cards if pile == "discarded" or not _is_marked(g, hero, card)]


def _is_marked(g: HavenGame, hero: Hero, card_id: str) -> bool:
    card = g.card(hero, card_id)
    return card.top.is_unrecoverable or card.bottom.is_unrecoverable


def recover(
    g: HavenGame, hero: Hero, count: int, pile: Pile, *, is_asked: bool = False
) -> Script[bool]:
    """Take up to so many cards of a pile into the hand at once (H-RECOVER-01).

    Nobody is asked about taking all that there is, unless it ends a bonus or `is_asked`.
    """
    offered = recoverable(g, hero, pile)
    active = {one.card: one for one in hero.active}
    chosen = tuple(offered)
    has_choice = is_asked or len(offered) > count or any(card in active for card in offered)
    if offered and has_choice:
        chosen = yield from ask(prompts.recover(g, hero, offered, min(count, len(offered))))
    for card in chosen:
        if card in active:
            take_active(g, hero, active[card])
        else:
            (hero.discard if pile == "discarded" else hero.lost).remove(card)
        hero.hand.append(card)
    if chosen:
        events.recovered(g, hero, chosen)
    return bool(chosen)
