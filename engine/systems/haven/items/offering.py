"""Where items, and the end of one's bonuses, are offered: in questions that are asked anyway.

Whoever does not want them just answers; whoever uses one is asked the same question anew, with
what the item did in place (H-ITEM-04, H-TURN-14). A hero who is granted an ability on another's
turn may use what changes it. Where nothing is asked anyway, `readiness.offer` asks, and when damage
comes, `damage.suffer`.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from engine.content import tree
from engine.core.prompt import Question
from engine.core.script import AGAIN, Chosen, Script, ask_one_anew
from engine.systems.haven.abilities.bonuses import end_active
from engine.systems.haven.abilities.falling import land_the_grounded
from engine.systems.haven.abilities.heal import can_be_healed
from engine.systems.haven.abilities.targets import allies_within
from engine.systems.haven.content import After, Item
from engine.systems.haven.game import HavenGame
from engine.systems.haven.heroes.actions import can_do_something, perform
from engine.systems.haven.heroes.doing import Doing
from engine.systems.haven.items.readiness import ready_items, serving_items, take_up, wear_out
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import events, prompts

T = TypeVar("T")

# By the kind of the question, each asked with `ask_anew`: the moment at which items serve there.
# An item whose text is an action may be used in all of them, on one's own turn.
OFFERED: dict[str, tree.Moment | None] = {
    "choose-action": None,
    "move-to": "move",
    "attack-target": "attack",
    "area": "attack",
    "heal-target": None,
    "affect-target": None,
    "affect-area": None,
}


def with_items(g: HavenGame, script: Script[T]) -> Script[T]:
    """A script of a hero's turn, with more on offer wherever the player of a hero is asked."""
    try:
        questions = next(script)
        while True:
            questions = script.send((yield from _answered(g, questions)))
    except StopIteration as end:
        result: T = end.value
        return result


def _answered(g: HavenGame, questions: tuple[Question, ...]) -> Script[list[Chosen]]:
    question = questions[0]
    hero = _hero_asked(g, question)
    uses = _uses(g, hero, question) if hero is not None else []
    if hero is None or not (uses or hero.active):
        return (yield questions)
    more = [prompts.use_option(item) for item in uses]
    more += [prompts.drop_option(active.card) for active in hero.active]
    (chosen,) = yield (msgspec.structs.replace(question, options=(*question.options, *more)),)
    if item := prompts.used_item(chosen[0]):
        yield from use(g, hero, g.pack.items[item])
    elif card := prompts.dropped_card(chosen[0]):
        yield from _drop(g, hero, card)
    else:
        return [chosen]
    return [AGAIN]


def _drop(g: HavenGame, hero: Hero, card_id: str) -> Script[None]:
    """Its owner may end an active bonus at any time (H-BONUS-06, -10)."""
    active = next(a for a in hero.active if a.card == card_id)
    events.bonus_dropped(g, hero, card_id)
    end_active(g, hero, active)
    yield from land_the_grounded(g)  # H-MOVE-13


def _hero_asked(g: HavenGame, question: Question) -> Hero | None:
    """The hero whose player alone is asked what it does."""
    if question.kind not in OFFERED:
        return None
    asked = (hero for hero in g.heroes if hero.id == question.figure)
    return next((hero for hero in asked if question.seats == (hero.seat,)), None)


def _uses(g: HavenGame, hero: Hero, question: Question) -> list[Item]:
    """The items that may be used instead of an answer."""
    moment = OFFERED[question.kind]
    serving = serving_items(g, hero, moment) if moment is not None else []
    return serving + (actions_of_use(g, hero) if hero.id == g.state.acting else [])


def actions_of_use(g: HavenGame, hero: Hero) -> list[Item]:
    """The items whose action could do something now."""
    return [
        item
        for item in ready_items(g, hero)
        if item.bonus is None and any(_is_wanted(g, hero, one) for one in item.action.abilities)
    ]


def _is_wanted(g: HavenGame, hero: Hero, ability: tree.Ability) -> bool:
    """Whether it would be no waste to offer it: a mere heal is for whoever can be healed."""
    if not isinstance(ability, tree.Heal) or ability.conditions:
        return can_do_something(g, hero, ability)
    reach = ability.range.number if ability.range is not None else 0
    return any(can_be_healed(figure) for figure in (hero, *allies_within(g, hero, reach)))


def use(g: HavenGame, hero: Hero, item: Item) -> Script[None]:
    """Use an item: take it up for what it changes, or do what it says."""
    if item.bonus is not None:
        take_up(g, hero, item.id)
        return
    wear_out(g, hero, item.id)  # before it is done: nobody uses it twice at a time
    events.item_used(g, hero, item.id)
    g.used(item.id)
    deeds = g.state.deeds  # what an item does is no deed of the action it interrupts
    yield from with_items(g, perform(g, hero, item.action, Doing()))
    g.state.deeds = deeds


def use_before_rest(g: HavenGame, hero: Hero) -> Script[None]:
    """What the rest to come refreshes may be used first."""
    yield from _use_freely(g, hero, "rest", ("spent",))


def use_before_end(g: HavenGame, hero: Hero) -> Script[None]:
    """Both actions are done; items may follow (H-TURN-14)."""
    yield from _use_freely(g, hero, "end", ("spent", "consumed"))


def _use_freely(g: HavenGame, hero: Hero, before: str, wanted: tuple[After, ...]) -> Script[None]:
    def question() -> Question | None:
        ready = [item for item in actions_of_use(g, hero) if item.after in wanted]
        return prompts.use_item(hero, before, ready) if ready else None

    while chosen := (yield from ask_one_anew(question)):
        if chosen == prompts.SKIP.id:
            return
        yield from use(g, hero, g.pack.items[prompts.used_item(chosen)])
