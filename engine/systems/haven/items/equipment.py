"""What heroes take along: slots, and the cards that heavy things cost (H-ITEM-01, H-SETUP-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.prompt import Question, Rejected
from engine.core.script import Chosen, Script, ask_together
from engine.core.text import Say, say
from engine.systems.haven.abilities.modifiers import add_cards
from engine.systems.haven.content import Item, Slot
from engine.systems.haven.game import HavenGame
from engine.systems.haven.items.readiness import start_standing
from engine.systems.haven.state import Equipped, Hero
from engine.systems.haven.telling import events, prompts

# What an item takes of the place on a hero: two hands hold two things, or one (H-ITEM-01).
_TAKES: dict[Slot, tuple[str, int]] = {
    "head": ("head", 1),
    "body": ("body", 1),
    "legs": ("legs", 1),
    "one-hand": ("hands", 1),
    "two-hands": ("hands", 2),
    "small": ("small", 1),
}


def room_for(level: int) -> dict[str, int]:
    """The places on a hero of this level (H-ITEM-16)."""
    return {"head": 1, "body": 1, "legs": 1, "hands": 2, "small": small_items(level)}


def small_items(level: int) -> int:
    """How many small items a hero of this level carries."""
    return -(-level // 2)


def overfull(items: Iterable[Item], level: int) -> str | None:
    """The place that these items take more of than a hero has; None: all of them fit."""
    taken: Counter[str] = Counter()
    for item in items:
        place, amount = _TAKES[item.slot]
        taken[place] += amount
    return next((place for place, room in room_for(level).items() if taken[place] > room), None)


def why_not(place: str, level: int) -> Say:
    """What fits in a place, for whoever wanted more."""
    if place == "small":
        return say("haven-room-small", level=level, count=small_items(level))
    return Say(f"haven-room-{place}")


def equip_heroes(g: HavenGame) -> Script[None]:
    """Everyone takes along what fits; asked is who has to choose (H-SETUP-05)."""
    choosing = [hero for hero in g.state.heroes if _has_choice(g, hero)]
    answers = yield from ask_together([_question(g, hero) for hero in choosing])
    chosen = {hero.id: answer for hero, answer in zip(choosing, answers, strict=True)}
    for hero in g.state.heroes:
        equip(g, hero, chosen.get(hero.id, tuple(hero.items)))


def _owned(g: HavenGame, hero: Hero) -> list[Item]:
    return [g.pack.items[item] for item in hero.items]


def _has_choice(g: HavenGame, hero: Hero) -> bool:
    """Whether something does not fit, or costs cards and may be better left at home."""
    owned = _owned(g, hero)
    is_heavy = any(item.minus_ones for item in owned) and not hero.ignores_item_penalties
    return is_heavy or overfull(owned, hero.level) is not None


def _question(g: HavenGame, hero: Hero) -> Question:
    def check(chosen: Chosen) -> Rejected | None:
        place = overfull([g.pack.items[item] for item in chosen], hero.level)
        return None if place is None else Rejected(why_not(place, hero.level))

    return prompts.equip(hero, _owned(g, hero), small_items(hero.level), check)


def equip(g: HavenGame, hero: Hero, items: Sequence[str]) -> None:
    """These items are ready (H-SETUP-16), and their -1 cards are in the deck (H-AMD-16)."""
    minus_ones = 0
    for item_id in items:
        item = g.pack.items[item_id]
        hero.equipped.append(Equipped(item_id))
        start_standing(g, hero, item)
        if not hero.ignores_item_penalties:  # H-CITY-44
            minus_ones += item.minus_ones
    add_cards(g, hero.modifiers, "-1", minus_ones)
    if items:
        events.equipped(g, hero, items, minus_ones)
