"""Shields, retaliation and the active area (H-BONUS)."""

from __future__ import annotations

from typing import Literal

from engine.systems.haven import events
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.rulings import PERSISTENT_ENDS_LOST
from engine.systems.haven.state import NOWHERE, ActiveCard, Bonus, Figure, Hero, Summon


def add_bonus(
    g: HavenGame,
    bearer: AnyFigure,
    kind: Literal["shield", "retaliate"],
    value: int,
    reach: int = 1,
    card: str = "",
) -> None:
    """A bonus begins: with a card it lasts as long as the card is active, else for the round."""
    g.state.bonuses.append(Bonus(kind, bearer.id, value, reach, card))
    events.bonus_gained(g, bearer, kind, value, reach)


def shield_of(g: HavenGame, figure: AnyFigure) -> int:
    """All its shields together (H-BONUS-12)."""
    trait = 0 if isinstance(figure, Hero) else g.stats(figure).shield
    bonuses = g.state.bonuses
    return trait + sum(b.value for b in bonuses if b.kind == "shield" and b.bearer == figure.id)


def retaliation_of(g: HavenGame, figure: AnyFigure, steps: int) -> int:
    """What it strikes back with at an attacker so many hexes away (H-BONUS-14, -15, -18)."""
    total = 0
    if not isinstance(figure, Hero):
        stats = g.stats(figure)
        total = stats.retaliate if stats.retaliate_reach >= steps else 0
    for bonus in g.state.bonuses:
        if bonus.kind == "retaliate" and bonus.bearer == figure.id and bonus.reach >= steps:
            total += bonus.value
    return total


def counts_as(active: ActiveCard) -> Literal["discard", "lost"]:
    """The pile that a card in the active area belongs to (H-BONUS-09)."""
    return "lost" if active.is_lost else "discard"


def end_active(g: HavenGame, hero: Hero, active: ActiveCard) -> None:
    """Move an active card to its pile; its bonuses end at once (H-BONUS-10)."""
    take_active(g, hero, active)
    is_lost = active.is_lost or (active.lasts == "persistent" and PERSISTENT_ENDS_LOST)
    (hero.lost if is_lost else hero.discard).append(active.card)


def take_active(g: HavenGame, hero: Hero, active: ActiveCard) -> None:
    """Take a card out of the active area; its bonuses end and its summons leave at once."""
    hero.active.remove(active)
    g.state.bonuses = [b for b in g.state.bonuses if b.card != active.card]
    for summon in [s for s in g.state.summons if s.card == active.card]:
        dismiss(g, summon)  # H-SUMMON-06


def dismiss(g: HavenGame, summon: Summon) -> None:
    """A summon leaves the map, alive."""
    events.summon_left(g, summon)
    remove_summon(g, summon)


def remove_summon(g: HavenGame, summon: Summon) -> None:
    """A summon is no longer there."""
    g.state.summons.remove(summon)
    summon.hex = NOWHERE
    forget_bonuses(g, summon)


def end_round_bonuses(g: HavenGame) -> None:
    """Round bonuses end, those of monsters among them (H-ENDROUND-04, H-MABIL-09)."""
    for hero in g.heroes:
        for active in [a for a in hero.active if a.lasts == "round"]:
            end_active(g, hero, active)
    g.state.bonuses = [b for b in g.state.bonuses if b.card]


def forget_bonuses(g: HavenGame, figure: Figure) -> None:
    """A figure that left the map has no bonuses."""
    g.state.bonuses = [b for b in g.state.bonuses if b.bearer != figure.id]
