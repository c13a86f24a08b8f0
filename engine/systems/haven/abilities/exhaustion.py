"""Dropping out and dying (H-EXHAUST, H-ATTACK-13..15)."""

from __future__ import annotations

from bisect import insort

from engine.systems.haven.abilities.bonuses import (
    come_to,
    counts_as,
    dismiss,
    end_active,
    forget_bonuses,
    remove_summon,
)
from engine.systems.haven.figures import owner_of
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.records import count_kill, killer_of
from engine.systems.haven.scenario.endings import check_ending
from engine.systems.haven.special.happenings import note_fall
from engine.systems.haven.state import NOWHERE, Ally, Hero, MonsterFigure, Objective, Summon
from engine.systems.haven.telling import events, events_special


def strike_down(g: HavenGame, hero: Hero) -> None:
    """A hero without hit points is exhausted, or by the variant dies for good (H-VARIANT-03)."""
    hero.is_dead = g.rulings.permanent_death
    (events.died if hero.is_dead else events.exhausted)(g, hero)
    _drop_out(g, hero)
    _leave_the_map(g, hero)
    check_ending(g)


def exhaust(g: HavenGame, hero: Hero) -> None:
    """A hero can neither play nor rest; its figure stays where death is (H-VARIANT-04)."""
    events.ran_out_of_cards(g, hero)
    _drop_out(g, hero)
    if not g.rulings.permanent_death:
        _leave_the_map(g, hero)
    check_ending(g)


def _drop_out(g: HavenGame, hero: Hero) -> None:
    """All cards are lost, and what they and the items do ends (H-EXHAUST-03)."""
    hero.is_exhausted = True
    hero.lost += [*hero.hand, *hero.discard, *hero.picked, *(a.card for a in hero.active)]
    hero.hand, hero.discard = [], []
    hero.is_resting = False
    _let_go(g, hero)


def _let_go(g: HavenGame, hero: Hero) -> None:
    """What its cards and items do ends, also those of a card in use, and its summons leave."""
    own = {*hero.picked, *(active.card for active in hero.active)}
    g.state.bonuses = [
        b for b in g.state.bonuses if b.card not in own and not (b.item and b.bearer == hero.id)
    ]
    hero.picked, hero.active = [], []
    for summon in [s for s in g.state.summons if s.owner == hero.id]:
        dismiss(g, summon)  # H-EXHAUST-05


def leave_safely(g: HavenGame, hero: Hero) -> None:
    """A hero leaves the map by the scenario's rules; what it called or upheld ends."""
    hero.has_left = True
    events_special.left(g, hero)
    while hero.active:
        end_active(g, hero, hero.active[0])
    hero.discard += hero.picked
    _let_go(g, hero)
    _leave_the_map(g, hero)
    check_ending(g)


def _leave_the_map(g: HavenGame, hero: Hero) -> None:
    hero.hex = NOWHERE
    hero.conditions = {}
    forget_bonuses(g, hero)


def exhaust_the_spent(g: HavenGame) -> None:
    """At the start of a round: who can neither play two cards nor rest (H-EXHAUST-02)."""
    for hero in g.heroes:
        if len(hero.hand) < 2 and cards_to_rest_with(hero) < 2:
            exhaust(g, hero)


def cards_to_rest_with(hero: Hero) -> int:
    """Discarded cards, those in the active area that count as such among them (H-BONUS-21)."""
    return len(hero.discard) + sum(counts_as(active) == "discard" for active in hero.active)


def fall(g: HavenGame, figure: AnyFigure, source: AnyFigure | None = None) -> None:
    """A figure without hit points leaves the map."""
    actor = g.figure(g.state.acting)
    if actor is not None and actor.side != figure.side and not isinstance(figure, Objective):
        g.state.deeds.kills += 1
    _note_kill(g, figure, source)
    match figure:
        case Hero():
            strike_down(g, figure)
        case MonsterFigure():
            kill(g, figure, source)
        case Summon():
            _lose_summon(g, figure)
        case Ally():
            events.killed(g, figure)
            g.state.allies.remove(figure)
        case Objective():
            events.destroyed(g, figure)  # H-SPECIAL-08
            g.state.objectives.remove(figure)
            g.map_changed()
    if isinstance(figure, Ally | Objective):
        figure.hex = NOWHERE
        forget_bonuses(g, figure)
        note_fall(g, figure)
        check_ending(g)


def _note_kill(g: HavenGame, victim: AnyFigure, source: AnyFigure | None) -> None:
    """The moment of whoever killed an enemy; nobody kills an obstacle."""
    killer = killer_of(g, victim, source)
    is_enemy = killer is not None and killer.side != victim.side
    if killer is not None and is_enemy and not isinstance(victim, Objective):
        come_to(g, "kill", killer)


def _lose_summon(g: HavenGame, summon: Summon) -> None:
    """A summon dies without leaving money, and its card is put away (H-SUMMON-07, -17)."""
    events.killed(g, summon)
    remove_summon(g, summon)
    hero = owner_of(g.state, summon)
    is_needed = any(s.card == summon.card for s in g.state.summons)
    active = next((a for a in hero.active if a.card == summon.card), None)
    if active is not None and not is_needed:
        end_active(g, hero, active)


def kill(g: HavenGame, monster: MonsterFigure, source: AnyFigure | None = None) -> None:
    """A monster dies at once and leaves a money token (H-ATTACK-13, -15)."""
    events.killed(g, monster)
    count_kill(g, monster, source)
    g.state.monsters.remove(monster)
    insort(g.state.standees[monster.type], monster.number)
    g.state.decisions.pop(monster.id, None)  # the standee may come again as another monster
    g.state.trails.pop(monster.id, None)
    if monster.drops_coin:
        g.state.coins.append(monster.hex)
    monster.hp = 0
    monster.hex = NOWHERE
    forget_bonuses(g, monster)
    note_fall(g, monster)
    check_ending(g)
