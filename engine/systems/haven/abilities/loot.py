"""Money and treasure (H-LOOT)."""

from __future__ import annotations

from engine.core.hexes import Hex
from engine.core.system import Find
from engine.systems.haven.abilities.bonuses import come_to
from engine.systems.haven.content import Treasure
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.scenario.endings import check_ending
from engine.systems.haven.special.happenings import note_looted
from engine.systems.haven.state import Hero
from engine.systems.haven.telling import events, events_map
from engine.systems.haven.telling.labels import label


def loot_own_hex(g: HavenGame, hero: Hero) -> None:
    """At the end of its turn a hero takes everything in its hex (H-LOOT-06)."""
    loot_hexes(g, hero, [hero.hex])


def loot_range(g: HavenGame, figure: AnyFigure, reach: int) -> bool:
    """Loot X: everything within range and sight (H-LOOT-01, -02); whether there was anything."""
    spots = sorted({*g.state.coins, *g.state.treasures})
    return loot_hexes(g, figure, [h for h in spots if _can_loot(g, figure.hex, h, reach)])


def is_loot_within(g: HavenGame, figure: AnyFigure, reach: int) -> bool:
    """Whether there is something to take."""
    spots = {*g.state.coins, *g.state.treasures}
    return any(_can_loot(g, figure.hex, h, reach) for h in spots)


def _can_loot(g: HavenGame, start: Hex, where: Hex, reach: int) -> bool:
    steps = g.board.distance(start, where)
    return steps is not None and steps <= reach and g.board.sees(start, where, g.rulings.sight)


def loot_hexes(g: HavenGame, figure: AnyFigure, hexes: list[Hex]) -> bool:
    """Take what lies on these hexes. Monsters leave treasures alone (H-MABIL-11, -12)."""
    taken = [where for where in g.state.coins if where in hexes]
    if taken:
        g.state.coins = [where for where in g.state.coins if where not in hexes]
        g.state.deeds.coins += len(taken)
        events.coins_looted(g, figure, len(taken))
    is_anything = bool(taken)
    if isinstance(figure, Hero):
        figure.coins += len(taken)
        is_anything |= _open_chests(g, figure, hexes)
    if is_anything:
        come_to(g, "loot", figure)
    return is_anything


def _open_chests(g: HavenGame, hero: Hero, hexes: list[Hex]) -> bool:
    chests = [where for where in g.state.treasures if where in hexes]
    for where in chests:
        g.state.treasures.remove(where)
        _open(g, hero, _treasure_at(g, where))
    return bool(chests)


def _treasure_at(g: HavenGame, where: Hex) -> Treasure:
    rooms = g.scenario.rooms.values()
    return next(r.treasures[label(where)] for r in rooms if label(where) in r.treasures)


def _open(g: HavenGame, hero: Hero, treasure: Treasure) -> None:
    """A treasure is resolved at once (H-LOOT-04) and only once ever (H-LOOT-08)."""
    g.reveal()
    if treasure.number:  # a chest of a random dungeon has none (H-VARIANT-15)
        g.state.looted.append(treasure.number)
        note_looted(g, hero, treasure.number)
        check_ending(g)
    if treasure.number in g.state.emptied:
        events_map.treasure_empty(g, hero, treasure.number)
        return
    hero.gold += treasure.gold
    hero.experience += treasure.experience
    hero.record.treasures += 1
    if treasure.number:
        hero.looted.append(treasure.number)
    events.treasure_looted(g, hero, treasure.number, treasure.gold, treasure.experience)
    if treasure.item:
        _take_item(g, hero, treasure.item)
    if treasure.design:
        hero.found.append(Find("design", treasure.design))  # H-LOOT-10
        events.design_found(g, hero, treasure.design)
    if treasure.random:
        hero.found.append(Find(f"random-{treasure.random}"))  # H-LOOT-11
        events.surprise_found(g, hero, treasure.random)


def _take_item(g: HavenGame, hero: Hero, item_id: str) -> None:
    """It is the hero's at once, for later scenarios (H-LOOT-09, -14); a second one is sold."""
    if item_id in hero.items:
        price = g.pack.items[item_id].price // 2  # H-LOOT-05, H-CITY-22
        hero.gold += price
        events.item_sold(g, hero, item_id, price)
        return
    hero.items.append(item_id)
    hero.found.append(Find("item", item_id))
    events.item_found(g, hero, item_id)
