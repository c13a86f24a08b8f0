"""Items in use: ready, put to use, worn out, refreshed (H-ITEM).

An item whose text is a bonus serves by that bonus, like a card does. One with slots, or without
limit, has it in effect from the start; another has it from the moment its owner uses the item
until the bonus applies. If it never does, the item was not used and is ready again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from engine.content import tree
from engine.core.script import Script, ask, ask_one
from engine.core.text import Say
from engine.systems.haven.abilities.facts import free_gains
from engine.systems.haven.content import Item
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import Bonus, Equipped, Hero
from engine.systems.haven.telling import events, prompts

WornOut = Literal["spent", "consumed"]


def may_use_items(g: HavenGame, hero: Hero) -> bool:
    """Anytime but while stunned on its own turn (H-ITEM-17), or out of the game."""
    is_stunned = g.state.acting == hero.id and not g.freedom(hero).may_act
    return g.is_present(hero) and not hero.is_exhausted and not is_stunned


def ready_items(g: HavenGame, hero: Hero) -> Iterator[Item]:
    """What its owner may decide to use, if the situation is right."""
    if not hero.equipped or not may_use_items(g, hero):
        return
    in_effect = {b.item for b in g.state.bonuses if b.bearer == hero.id}
    for equipped in hero.equipped:
        item = g.pack.items[equipped.item]
        if equipped.state == "ready" and not item.is_standing and item.id not in in_effect:
            yield item


def serving_items(g: HavenGame, hero: Hero, moment: tree.Moment) -> list[Item]:
    """What may be used at a moment (H-ITEM-04); whether it suits a target is seen there."""
    return [
        item
        for item in ready_items(g, hero)
        if item.bonus is not None
        and item.bonus.moment == moment
        and (item.bonus.gain.is_about_target or free_gains(g, hero, (item.bonus.gain,)))
    ]


def offer(g: HavenGame, hero: Hero, moment: tree.Moment, **facts: str | Say) -> Script[None]:
    """Let a hero use what serves at a moment at which it is asked nothing else (H-ITEM-07)."""
    while ready := serving_items(g, hero, moment):
        chosen = yield from ask_one(prompts.use_item(hero, moment, ready, **facts))
        if chosen == prompts.SKIP.id:
            return
        take_up(g, hero, prompts.used_item(chosen))


def take_up(g: HavenGame, hero: Hero, item_id: str) -> None:
    """Use an item that changes something: its next application is the use (H-ITEM-08)."""
    bonus = g.pack.items[item_id].bonus
    assert bonus is not None
    once = msgspec.structs.replace(bonus, slots=1)
    g.state.bonuses.append(Bonus(hero.id, once, item=item_id))


def taken_up(g: HavenGame, hero: Hero) -> list[Bonus]:
    """What a hero has taken up and what has not applied yet."""
    if not hero.equipped:
        return []
    own = (bonus for bonus in g.state.bonuses if bonus.bearer == hero.id and bonus.item)
    return [bonus for bonus in own if not g.pack.items[bonus.item].is_standing]


def put_back(g: HavenGame, hero: Hero, earlier: Sequence[Bonus]) -> None:
    """What was taken up and did not apply was not used.

    `earlier` was taken up for an ability that this one interrupts: it may still apply.
    """
    for bonus in taken_up(g, hero):
        if bonus not in earlier:
            g.state.bonuses.remove(bonus)


def start_standing(g: HavenGame, hero: Hero, item: Item) -> None:
    """What serves unasked is in effect from now on, its marker on the first slot."""
    if item.is_standing and item.bonus is not None:
        g.state.bonuses.append(Bonus(hero.id, item.bonus, item=item.id))


def wear_out(g: HavenGame, hero: Hero, item_id: str) -> None:
    """After its use, or that of its last slot, an item is what it says (H-ITEM-10, -11, -13)."""
    after = g.pack.items[item_id].after
    if after:
        _equipped(hero, item_id).state = after


def _equipped(hero: Hero, item_id: str) -> Equipped:
    return next(equipped for equipped in hero.equipped if equipped.item == item_id)


# --- refreshing -----------------------------------------------------------------------------------


def refreshable(g: HavenGame, hero: Hero, state: WornOut) -> list[str]:
    """The items of a state that can be made ready; a mark bars the consumed (H-RECOVER-03)."""
    return [
        equipped.item
        for equipped in hero.equipped
        if equipped.state == state
        and not (state == "consumed" and g.pack.items[equipped.item].action.is_unrecoverable)
    ]


def refresh(
    g: HavenGame, hero: Hero, count: int, state: WornOut, *, is_asked: bool = False
) -> Script[bool]:
    """Make up to so many items of a state usable again (H-RECOVER-04)."""
    offered = refreshable(g, hero, state)
    chosen = tuple(offered)
    if offered and (is_asked or len(offered) > count):
        chosen = yield from ask(prompts.refresh(hero, offered, min(count, len(offered))))
    make_ready(g, hero, chosen)
    return bool(chosen)


def refresh_spent(g: HavenGame, hero: Hero) -> None:
    """A long rest refreshes all that is spent and nothing that is consumed (H-REST-12)."""
    make_ready(g, hero, refreshable(g, hero, "spent"))


def make_ready(g: HavenGame, hero: Hero, items: tuple[str, ...] | list[str]) -> None:
    """These items can be used again."""
    for item_id in items:
        _equipped(hero, item_id).state = "ready"
        start_standing(g, hero, g.pack.items[item_id])
    if items:
        events.refreshed(g, hero, items)
