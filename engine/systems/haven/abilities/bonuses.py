"""Bonuses in effect, their slots, and the active area (H-BONUS)."""

from __future__ import annotations

from typing import Literal

from engine.content import tree
from engine.systems.haven.abilities.augments import Boost, boost_of
from engine.systems.haven.abilities.facts import free_gains
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.items.readiness import may_use_items, wear_out
from engine.systems.haven.rulings import PERSISTENT_ENDS_LOST
from engine.systems.haven.state import NOWHERE, ActiveCard, Bonus, Figure, Hero, Summon
from engine.systems.haven.telling import events


def add_bonus(
    g: HavenGame,
    bearer: AnyFigure,
    kind: Literal["shield", "retaliate"],
    value: int,
    reach: int = 1,
    card: str = "",
) -> None:
    """A shield or retaliation begins; see `start_bonus`."""
    gain = tree.Augment(changes=(tree.Change(kind, value),))
    what = tree.Bonus(moment="attacked", gain=gain)
    g.state.bonuses.append(Bonus(bearer.id, what, reach, card))
    events.bonus_gained(g, bearer, kind, value, reach)


def start_bonus(g: HavenGame, bearer: AnyFigure, what: tree.Bonus, card: str = "") -> None:
    """A bonus begins: with a card it lasts as long as the card is active, else for the round."""
    g.state.bonuses.append(Bonus(bearer.id, what, card=card))
    events.bonus_started(g, bearer, what)


def serving(
    g: HavenGame, moment: tree.Moment, figure: AnyFigure, target: AnyFigure | None = None
) -> list[Bonus]:
    """The bonuses that apply to a figure at a moment, its allies' among them (H-BONUS-20)."""
    return [
        bonus
        for bonus in g.state.bonuses
        if bonus.what.moment == moment
        and _serves(g, bonus, figure)
        and free_gains(g, figure, (bonus.what.gain,), target)
    ]


def _serves(g: HavenGame, bonus: Bonus, figure: AnyFigure) -> bool:
    if any(acting is bonus for acting in g.state.under_way):
        return False  # what it does is no moment of its own
    if bonus.item and not any(h.id == bonus.bearer and may_use_items(g, h) for h in g.heroes):
        return False
    within = bonus.what.allies_within
    if within is None:
        return bonus.bearer == figure.id
    giver = next((ally for ally in g.allies(figure) if ally.id == bonus.bearer), None)
    if giver is None:
        return False
    return within == tree.ALL_TARGETS or g.is_within(giver, figure, within)


def gained(
    g: HavenGame, figure: AnyFigure, bonuses: list[Bonus], target: AnyFigure | None = None
) -> Boost:
    """What these bonuses add together."""
    return boost_of(g, figure, [bonus.what.gain for bonus in bonuses], target)


def come_to(g: HavenGame, moment: tree.Moment, figure: AnyFigure) -> None:
    """A moment comes at which nothing can be changed, only done; see `use`."""
    use(g, serving(g, moment, figure))


def use(g: HavenGame, bonuses: list[Bonus]) -> None:
    """Each that has slots is used, with or without benefit (H-BONUS-03, -05).

    What it lets its bearer do is done after the ability under way: `actions.answer_moments`.
    """
    for bonus in bonuses:
        if bonus.what.gain.abilities:
            g.state.due.append(bonus)
        if bonus.item:
            g.used(bonus.item)
        if bonus.what.slots and bonus in g.state.bonuses:
            _advance(g, bonus)


def _advance(g: HavenGame, bonus: Bonus) -> None:
    """The marker leaves a slot; see `_used_up` (H-BONUS-04, H-XP-04)."""
    what = bonus.what
    bonus.used += 1
    hero = next((hero for hero in g.heroes if hero.id == bonus.bearer), None)
    if hero is not None and bonus.item:
        events.item_used(g, hero, bonus.item, what.slots - bonus.used)
    else:
        events.slot_used(g, g.figure(bonus.bearer), what.slots - bonus.used)
    if hero is not None and what.experience:
        gain_experience(g, hero, what.experience[bonus.used - 1])
    if bonus.used == what.slots:
        g.state.bonuses.remove(bonus)
        if hero is not None:
            _used_up(g, hero, bonus)


def _used_up(g: HavenGame, hero: Hero, bonus: Bonus) -> None:
    """After the last slot a card is lost, and an item is spent or consumed (H-ITEM-13)."""
    if bonus.item:
        wear_out(g, hero, bonus.item)
    active = next((a for a in hero.active if a.card == bonus.card), None)
    if active is not None:
        end_active(g, hero, active)


def gain_experience(g: HavenGame, hero: Hero, amount: int) -> None:
    """Experience is never declined (H-XP-06)."""
    if amount:
        hero.experience += amount
        events.experience_gained(g, hero, amount)


def shield_of(g: HavenGame, figure: AnyFigure, bonuses: list[Bonus] | None = None) -> int:
    """All its shields together (H-BONUS-12), with these bonuses or those that apply now."""
    trait = 0 if isinstance(figure, Hero) else g.stats(figure).shield
    guards = serving(g, "attacked", figure) if bonuses is None else bonuses
    return trait + gained(g, figure, guards).plus("shield")


def retaliation_of(g: HavenGame, figure: AnyFigure, bonuses: list[Bonus], steps: int) -> int:
    """What it strikes back with at an attacker so many hexes away (H-BONUS-14, -15, -18).

    `bonuses` applied when it was attacked; one that ended since, but for being used up, is gone.
    """
    total = 0
    if not isinstance(figure, Hero):
        stats = g.stats(figure)
        total = stats.retaliate if stats.retaliate_reach >= steps else 0
    left = [b for b in bonuses if b.reach >= steps and is_left(g, b)]
    return total + gained(g, figure, left).plus("retaliate")


def is_left(g: HavenGame, bonus: Bonus) -> bool:
    """Whether a bonus that applied is still good: it did not end, but for being used up."""
    return bool(bonus.what.slots) or bonus in g.state.bonuses


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
    g.state.decisions.pop(summon.id, None)  # the next of its kind has the same name
    g.state.trails.pop(summon.id, None)
    summon.hex = NOWHERE
    forget_bonuses(g, summon)


def end_round_bonuses(g: HavenGame) -> None:
    """Round bonuses end, those of monsters among them (H-ENDROUND-04, H-MABIL-09)."""
    for hero in g.heroes:
        for active in [a for a in hero.active if a.lasts == "round"]:
            end_active(g, hero, active)
    g.state.bonuses = [b for b in g.state.bonuses if b.card or b.item]


def forget_bonuses(g: HavenGame, figure: Figure) -> None:
    """A figure that left the map has no bonuses, and what gave it nothing else is put away."""
    cards = {bonus.card for bonus in g.state.bonuses if bonus.bearer == figure.id}
    g.state.bonuses = [b for b in g.state.bonuses if b.bearer != figure.id]
    for hero in g.heroes:
        for active in [a for a in hero.active if a.card in cards and not is_held(g, a.card)]:
            end_active(g, hero, active)  # H-TURN-08


def is_held(g: HavenGame, card_id: str) -> bool:
    """Whether a bonus or a summon keeps a card in the active area (H-BONUS-01)."""
    holders = {bonus.card for bonus in g.state.bonuses} | {s.card for s in g.state.summons}
    return card_id in holders
