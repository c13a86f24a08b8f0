"""Heroes who have come some way: what somebody of their level would own and have learnt."""

from __future__ import annotations

from engine.core.seat import Seat
from engine.core.system import HeroSetup
from engine.systems.haven.campaign.numbers import starting_gold
from engine.systems.haven.campaign.shop import RANGES
from engine.systems.haven.content import HeroClass, Item, Pack
from engine.systems.haven.items.equipment import overfull


def recruit(pack: Pack, seat: Seat, class_id: str, level: int) -> HeroSetup:
    """A new hero of this level, in a town that prospers as much (H-CITY-03..07)."""
    hero_class = pack.classes[class_id]
    return HeroSetup(
        seat,
        class_id.title(),
        class_id,
        level,
        items=_bought(pack, hero_class, level) if level > 1 else None,
        pool=_learnt(hero_class, level),
        perks=_boxes(hero_class)[: level - 1],
    )


def _learnt(hero_class: HeroClass, level: int) -> tuple[str, ...]:
    """The cards of a beginner, and one of each higher level: the first and the second in turn."""
    cards = [c for c in hero_class.cards.values() if c.level in ("1", "X")]
    for step in range(2, level + 1):
        found = [c for c in hero_class.cards.values() if c.level == str(step)]
        cards += found[step % 2 :][:1] or found[:1]
    return tuple(card.id for card in cards)


def _boxes(hero_class: HeroClass) -> tuple[str, ...]:
    """Every box of the class, in printed order."""
    return tuple(perk.id for perk in hero_class.perks.values() for _ in range(perk.boxes))


def _bought(pack: Pack, hero_class: HeroClass, level: int) -> tuple[str, ...]:
    """Its kit, and then the dearest things that it can still pay and wear."""
    owned = [pack.items[item] for item in hero_class.kit]
    gold = starting_gold(level) - sum(item.price for item in owned)
    for item in sorted(pack.items.values(), key=_dearest_first):
        is_sold = item.number <= RANGES[level - 1] and item not in owned
        if is_sold and item.price <= gold and overfull([*owned, item], level) is None:
            owned.append(item)
            gold -= item.price
    return tuple(item.id for item in owned)


def _dearest_first(item: Item) -> tuple[int, int]:
    return (-item.price, item.number)
