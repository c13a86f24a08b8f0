"""What happened in a haven game, in the past tense. The facts of every message are in `keys.py`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.content import tree
from engine.content.printing import bonus_line
from engine.core.event import Event
from engine.core.hexes import Hex
from engine.core.text import Say
from engine.core.view import DrawView
from engine.systems.haven.abilities.advantage import Draw
from engine.systems.haven.figures import ranked_name
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import Hero, Objective, Summon
from engine.systems.haven.telling.labels import label
from engine.systems.haven.telling.modifier_words import modifier_views, modifier_word

Fact = int | str | Say | tuple[Say, ...]


def word(kind: str, thing: str) -> Say:
    """A thing's name in the catalogue or the pack: `condition.poison`, `card.cinder-lash`."""
    return Say(f"{kind}.{thing}")


def condition_word(condition: str) -> Say:
    """A condition's name."""
    return Say(f"haven-condition-{condition}")


def element_word(element: str) -> Say:
    """An element's name."""
    return Say(f"haven-element-{element}")


def told(
    g: HavenGame, key: str, figure: AnyFigure | None, path: tuple[Hex, ...] = (), **facts: Fact
) -> None:
    """Tell everyone."""
    if figure is not None:
        facts["figure"] = g.name(figure)
    g.tell(Event(Say(key, facts), figure=figure.id if figure else None, path=path))


def scenario_began(g: HavenGame) -> None:
    """The party stands before the first room."""
    told(
        g,
        "haven-scenario-began",
        None,
        scenario=word("scenario", g.scenario.id),
        level=g.state.level,
    )
    story(g, "introduction")


def story(g: HavenGame, part: str) -> None:
    """A part of the scenario's story; in casual mode nobody reads it (H-CAMPAIGN-05)."""
    if not g.rulings.casual:
        g.tell(Event(Say(f"scenario.{g.scenario.id}.{part}")))


def hero_placed(g: HavenGame, hero: Hero) -> None:
    """A hero took its place on a starting hex."""
    told(g, "haven-hero-placed", hero, hex=label(hero.hex))


def round_began(g: HavenGame) -> None:
    """A new round."""
    told(g, "haven-round-began", None, round=g.state.round)


def cards_revealed(g: HavenGame, hero: Hero) -> None:
    """A hero's two cards were turned over."""
    lead, other = (word("card", card) for card in hero.picked)
    initiative = g.card(hero, hero.picked[0]).initiative
    told(g, "haven-cards-revealed", hero, lead=lead, other=other, initiative=initiative)


def long_rest_declared(g: HavenGame, hero: Hero) -> None:
    """A hero rests this round."""
    told(g, "haven-long-rest-declared", hero)


def monster_card_drawn(
    g: HavenGame, monster_type: str, initiative: int, lines: tuple[Say, ...]
) -> None:
    """A monster type's card of the round was drawn."""
    monster = word("monster", monster_type)
    told(g, "haven-monster-card-drawn", None, monster=monster, initiative=initiative, lines=lines)


def turn_began(g: HavenGame, figure: AnyFigure) -> None:
    """A figure's turn began."""
    told(g, "haven-turn-began", figure)


def turn_lost(g: HavenGame, figure: AnyFigure) -> None:
    """A stunned figure does nothing."""
    told(g, "haven-turn-lost", figure)


def action_taken(g: HavenGame, hero: Hero, card: str, half: str) -> None:
    """A hero began the half of a card, or a default action."""
    told(g, f"haven-action-{half}", hero, card=word("card", card))


def nothing_done(g: HavenGame, hero: Hero) -> None:
    """No part of a hero's action was performed."""
    told(g, "haven-nothing-done", hero)


def moved(g: HavenGame, figure: AnyFigure, path: tuple[Hex, ...]) -> None:
    """A figure moved along a path; the last hex is where it stands."""
    told(g, "haven-moved", figure, path, hex=label(path[-1]), steps=len(path) - 1)


def shoved(g: HavenGame, figure: AnyFigure, path: tuple[Hex, ...], kind: str) -> None:
    """A figure was pushed or pulled."""
    told(g, f"haven-{kind}ed", figure, path, hex=label(path[-1]), steps=len(path) - 1)


def door_opened(g: HavenGame, hero: Hero | None, where: Hex) -> None:
    """A door was opened, or opened by itself."""
    key = "haven-door-opened" if hero is not None else "haven-door-opened-itself"
    told(g, key, hero, hex=label(where))


def room_revealed(g: HavenGame, figures: Sequence[AnyFigure]) -> None:
    """A room came to light with what stands in it."""
    if figures:
        names = tuple(ranked_name(g.state, figure) for figure in figures)
        told(g, "haven-room-revealed", None, monsters=names)
    else:
        told(g, "haven-room-empty", None)


def trap_sprung(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """A figure stepped into a trap."""
    told(g, "haven-trap-sprung", figure, hex=label(where))


def hazard_entered(g: HavenGame, figure: AnyFigure, where: Hex) -> None:
    """A figure stepped on hazardous terrain."""
    told(g, "haven-hazard-entered", figure, hex=label(where))


def attacked(
    g: HavenGame,
    attacker: AnyFigure,
    target: AnyFigure,
    value: int,
    draw: Draw,
    shield: int,
    damage: int,
) -> None:
    """One target of an attack: the cards that came up and the damage that is left."""
    drawn = tuple(modifier_word(card.id) for card in draw.drawn)
    facts: dict[str, Fact] = {"target": g.name(target), "value": value, "cards": drawn}
    facts |= {"shield": shield, "damage": damage}
    key = "haven-attacked" if len(draw.drawn) == len(draw.used) else "haven-attacked-choosing"
    if key == "haven-attacked-choosing":
        facts["used"] = tuple(modifier_word(card.id) for card in draw.used)
    facts["figure"] = g.name(attacker)
    shown = DrawView(
        figure=g.name(attacker),
        target=g.name(target),
        value=value,
        damage=damage,
        cards=modifier_views(draw),
        lean=draw.lean,
        shield=shield,
    )
    path = (attacker.hex, target.hex)
    g.tell(Event(Say(key, facts), figure=attacker.id, path=path, draw=shown))


def suffered(g: HavenGame, figure: AnyFigure, damage: int) -> None:
    """A figure lost hit points."""
    told(g, "haven-suffered", figure, damage=damage, hp=max(0, figure.hp))


def damage_negated(g: HavenGame, hero: Hero, damage: int, cards: list[str]) -> None:
    """A hero lost cards instead of hit points."""
    lost = tuple(word("card", card) for card in cards)
    told(g, "haven-damage-negated", hero, damage=damage, cards=lost)


def killed(g: HavenGame, figure: AnyFigure) -> None:
    """A monster, a summon or an ally died."""
    told(g, "haven-killed", figure)


def destroyed(g: HavenGame, objective: Objective) -> None:
    """An obstacle with hit points broke."""
    told(g, "haven-destroyed", objective)


def summoned(g: HavenGame, figure: AnyFigure, summoned: AnyFigure) -> None:
    """A figure brought another one into play."""
    name = ranked_name(g.state, summoned)
    told(g, "haven-summoned", figure, summon=name, hex=label(summoned.hex))


def summon_left(g: HavenGame, summon: Summon) -> None:
    """A summon went with its card or its summoner."""
    told(g, "haven-summon-left", summon)


def exhausted(g: HavenGame, hero: Hero) -> None:
    """A hero without hit points dropped out."""
    told(g, "haven-exhausted-hp", hero)


def ran_out_of_cards(g: HavenGame, hero: Hero) -> None:
    """A hero could neither play nor rest."""
    told(g, "haven-exhausted-cards", hero)


def died(g: HavenGame, hero: Hero) -> None:
    """A hero is gone for good."""
    told(g, "haven-died", hero)


def healed(g: HavenGame, figure: AnyFigure, amount: int) -> None:
    """A figure gained hit points."""
    told(g, "haven-healed", figure, amount=amount, hp=figure.hp)


def condition_gained(g: HavenGame, figure: AnyFigure, condition: str) -> None:
    """A figure gained a condition."""
    told(g, "haven-condition-gained", figure, condition=condition_word(condition))


def was_immune(g: HavenGame, figure: AnyFigure, condition: str) -> None:
    """A condition had no effect on a figure."""
    told(g, "haven-immune", figure, condition=condition_word(condition))


def condition_lost(g: HavenGame, figure: AnyFigure, condition: str) -> None:
    """A condition ended."""
    told(g, "haven-condition-lost", figure, condition=condition_word(condition))


def bonus_gained(g: HavenGame, figure: AnyFigure, kind: str, value: int, reach: int) -> None:
    """A figure has a shield or strikes back from now on."""
    told(g, f"haven-{kind}-gained", figure, value=value, reach=reach)


def bonus_started(g: HavenGame, figure: AnyFigure, bonus: tree.Bonus) -> None:
    """A bonus took effect."""
    told(g, "haven-bonus-started", figure, bonus=bonus_line(bonus))


def bonus_acted(g: HavenGame, figure: AnyFigure, bonus: tree.Bonus) -> None:
    """The moment of a bonus has come: its bearer does what it says."""
    told(g, "haven-bonus-acted", figure, bonus=bonus_line(bonus))


def slot_used(g: HavenGame, figure: AnyFigure | None, left: int) -> None:
    """The marker of a bonus left a slot."""
    told(g, "haven-slot-used", figure, left=left)


def damage_warded(g: HavenGame, figure: AnyFigure, damage: int) -> None:
    """A bonus kept damage away."""
    told(g, "haven-damage-warded", figure, damage=damage)


def equipped(g: HavenGame, hero: Hero, items: Sequence[str], minus_ones: int) -> None:
    """A hero took items along, and cards into its deck for them."""
    names = tuple(word("item", item) for item in items)
    told(g, "haven-equipped", hero, items=names, count=minus_ones)


def item_used(g: HavenGame, hero: Hero, item: str, left: int = 0) -> None:
    """A hero used an item, or a slot of it."""
    told(g, "haven-item-used", hero, item=word("item", item), left=left)


def refreshed(g: HavenGame, hero: Hero, items: Sequence[str]) -> None:
    """Items can be used again."""
    told(g, "haven-refreshed", hero, items=tuple(word("item", item) for item in items))


def item_found(g: HavenGame, hero: Hero, item: str) -> None:
    """A treasure held an item."""
    told(g, "haven-item-found", hero, item=word("item", item))


def item_sold(g: HavenGame, hero: Hero, item: str, gold: int) -> None:
    """A treasure held an item that the hero has already."""
    told(g, "haven-item-sold", hero, item=word("item", item), gold=gold)


def design_found(g: HavenGame, hero: Hero, item: str) -> None:
    """A treasure held an item's design."""
    told(g, "haven-design-found", hero, item=word("item", item))


def surprise_found(g: HavenGame, hero: Hero, kind: str) -> None:
    """A treasure held a random design or a random scenario."""
    told(g, f"haven-random-{kind}-found", hero)


def recovered(g: HavenGame, hero: Hero, cards: Sequence[str]) -> None:
    """A hero took cards back into its hand."""
    told(g, "haven-recovered", hero, cards=tuple(word("card", card) for card in cards))


def bonus_dropped(g: HavenGame, hero: Hero, card: str) -> None:
    """An active card's bonus ended by its owner's wish."""
    told(g, "haven-bonus-dropped", hero, card=word("card", card))


def retaliated(g: HavenGame, figure: AnyFigure, attacker: AnyFigure, damage: int) -> None:
    """A figure struck back."""
    told(g, "haven-retaliated", figure, target=g.name(attacker), damage=damage)


def element_consumed(g: HavenGame, figure: AnyFigure, element: str) -> None:
    """An element was used up."""
    told(g, "haven-element-consumed", figure, element=element_word(element))


def element_infused(g: HavenGame, figure: AnyFigure | None, element: str) -> None:
    """An element became strong."""
    told(g, "haven-element-infused", None, element=element_word(element))


def experience_gained(g: HavenGame, hero: Hero, amount: int) -> None:
    """A hero learned something."""
    told(g, "haven-experience-gained", hero, amount=amount)


def coins_looted(g: HavenGame, figure: AnyFigure, count: int) -> None:
    """Money tokens were taken."""
    told(g, "haven-coins-looted", figure, count=count)


def treasure_looted(g: HavenGame, hero: Hero, number: int, gold: int, experience: int) -> None:
    """A treasure was opened."""
    if number:
        told(g, "haven-treasure-looted", hero, number=number, gold=gold, experience=experience)
    else:
        told(g, "haven-chest-looted", hero, gold=gold, experience=experience)


def short_rested(g: HavenGame, hero: Hero, card: str) -> None:
    """A hero took a short rest and lost a card."""
    told(g, "haven-short-rested", hero, card=word("card", card))


def long_rested(g: HavenGame, hero: Hero, card: str) -> None:
    """A hero took a long rest and lost a card."""
    told(g, "haven-long-rested", hero, card=word("card", card))


def rest_failed(g: HavenGame, hero: Hero) -> None:
    """A declared long rest was ruled impossible."""
    told(g, "haven-rest-failed", hero)


def rest_emptied(g: HavenGame, hero: Hero) -> None:
    """The damage of a short rest took the cards that it would have returned."""
    told(g, "haven-rest-emptied", hero)


def modifiers_reshuffled(g: HavenGame, owner: Hero | str) -> None:
    """A modifier deck was shuffled: a hero's, or that of "monster" or "ally"."""
    if isinstance(owner, Hero):
        told(g, "haven-modifiers-reshuffled", owner)
    else:
        told(g, f"haven-{owner}-modifiers-reshuffled", None)


def no_focus(g: HavenGame, figure: AnyFigure) -> None:
    """A figure found nobody it could ever attack."""
    told(g, "haven-no-focus", figure)


def held_ground(g: HavenGame, figure: AnyFigure) -> None:
    """A figure neither moved nor attacked, though it has a focus."""
    told(g, "haven-held-ground", figure)


def goal_reached(g: HavenGame) -> None:
    """The scenario is won; the round is still played to its end."""
    told(g, "haven-goal-reached", None)


def goal_missed(g: HavenGame) -> None:
    """The scenario is lost by its own terms; the round is still played to its end."""
    told(g, "haven-goal-missed", None)


def party_beaten(g: HavenGame) -> None:
    """Nobody is left standing."""
    told(g, "haven-party-beaten", None)


def goal_revealed(g: HavenGame, hero: Hero, is_fulfilled: bool, ticks: int) -> None:
    """Everybody learns a hero's battle goal and what it brings."""
    key = "haven-battle-goal-fulfilled" if is_fulfilled else "haven-battle-goal-missed"
    told(g, key, hero, goal=word("goal", hero.goal), ticks=ticks)


def scenario_ended(g: HavenGame, outcome: str) -> None:
    """The last word."""
    told(g, f"haven-{outcome}", None, scenario=word("scenario", g.scenario.id))
    story(g, "conclusion" if outcome == "victory" else "defeat")
