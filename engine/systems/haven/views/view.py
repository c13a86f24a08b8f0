"""What a seat may see of a haven game, filled in by allow-list.

Public: the map, figures, order, elements, the size of hands; discarded, lost and active cards.
A seat's own: its hand. Nobody sees what lies in unrevealed rooms or in draw piles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from msgspec.structs import replace

from engine.content.printing_parts import marked
from engine.content.tree import Action, Summon
from engine.core.hexes import Hex
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.core.view import (
    CardView,
    HexView,
    PileView,
    SeatView,
    TrackView,
    View,
)
from engine.systems.haven.abilities.elements import ELEMENTS
from engine.systems.haven.content import (
    Card,
    HeroClass,
    Mark,
    MonsterStats,
    Pack,
    Scenario,
    summons_of,
)
from engine.systems.haven.figures import class_of
from engine.systems.haven.heroes.hands import pool_of
from engine.systems.haven.items.text import standing_of
from engine.systems.haven.level import gold_per_coin, hazard_damage, trap_damage
from engine.systems.haven.rulings import VARIANTS, Rulings
from engine.systems.haven.scenario.goals import aims_of, notes_of, ticks_of
from engine.systems.haven.special.printing import Printer
from engine.systems.haven.state import HavenState, Hero, Trap
from engine.systems.haven.telling.events_dungeon import severity_word, title
from engine.systems.haven.views.figures import figure_views, printed, trail_views, turn_views
from engine.systems.haven.views.items import item_bonuses, item_piles
from engine.systems.haven.views.stats import stat_lines, traits

_VALUES = {"inert": 0, "waning": 1, "strong": 2}


def view_of(pack: Pack, scenario: Scenario, state: HavenState, seat: Seat | None) -> View:
    """Everything one seat, or with None everyone, may see."""
    own = next((hero for hero in state.heroes if hero.seat == seat), None)
    printer = Printer(scenario, state.level, len(state.heroes))
    return View(
        system="haven",
        scenario=Say(f"scenario.{scenario.id}"),
        goal=printer.goal(),
        rules=printer.rules(state.acted_rules),
        foes=stat_lines(pack, state),
        round=state.round,
        phase=Say(f"haven-phase-{state.phase}"),
        seat=seat,
        hexes=tuple(_hexes(state, scenario)),
        wall_edges=scenario.wall_edges,
        figures=tuple(figure_views(pack, state)),
        order=tuple(turn_views(pack, state)),
        tracks=tuple(_element(state, element) for element in ELEMENTS),
        seats=tuple(_seat(pack, state, hero) for hero in state.heroes),
        trails=tuple(trail_views(state)),
        facts=(*_facts(state), *_dungeon(state)),
        piles=(*_piles(pack, own, state.phase == "setup"), *item_piles(pack, state, own))
        if own is not None
        else (),
        notes=notes_of(pack, own) if own is not None else (),
        aims=aims_of(pack, own) if own is not None else (),
        outcome=state.outcome or None,
    )


# --- the map --------------------------------------------------------------------------------------


def _hexes(state: HavenState, scenario: Scenario) -> Iterable[HexView]:
    traps = {trap.hex: trap for trap in state.traps}
    doors = {door.hex: door for door in scenario.doors}
    marks = _marks(scenario)
    strewn = {*traps, *marks, *_strewn(state, scenario)}

    def floor(where: Hex) -> HexView:
        if where not in strewn:
            return _plain(where, "floor")
        return _floor(state, scenario, where, traps.get(where), marks.get(where))

    for room in scenario.rooms.values():
        if room.id in state.revealed:
            yield from (floor(h) for h in room.hexes if h not in doors)
        else:
            yield from (_plain(h, "fog") for h in room.hexes if h not in doors)
    for where, door in doors.items():
        if any(room in state.revealed for room in door.rooms):
            seen = floor(where)  # an open door may hold what any empty hex may (H-MOVE-14)
            yield replace(seen, overlays=(_door(state, where), *seen.overlays))


def _strewn(state: HavenState, scenario: Scenario) -> Iterable[Hex]:
    """The hexes that are not plain floor, traps and marks aside."""
    yield from state.difficult
    yield from state.hazards
    yield from state.obstacles
    yield from state.treasures
    yield from state.coins
    if state.phase == "setup":
        yield from scenario.starts


@lru_cache(maxsize=4096)
def _plain(where: Hex, ground: str) -> HexView:
    """A hex with nothing on it: most are, and a view is made for every question."""
    return HexView(where, ground)


def _door(state: HavenState, where: Hex) -> str:
    if where in state.open_doors:
        return "door-open"
    return "door-locked" if where in state.locked_doors else "door-closed"


def _marks(scenario: Scenario) -> dict[Hex, Mark]:
    """The marks that everybody may see, by hex."""
    shown = (mark for mark in scenario.marks.values() if mark.look != "hidden")
    return {where: mark for mark in shown for where in mark.hexes}


def _floor(
    state: HavenState, scenario: Scenario, where: Hex, trap: Trap | None, mark: Mark | None
) -> HexView:
    ground = "floor"
    if where in state.difficult:
        ground = "difficult"
    elif where in state.hazards:
        ground = "hazard"
    overlays: list[str] = [mark.look] if mark is not None else []
    if where in state.obstacles:
        overlays.append("obstacle")
    if trap is not None:
        overlays.append("trap")
    if where in state.treasures:
        overlays.append("treasure")
    if state.phase == "setup" and where in scenario.starts:
        overlays.append("start")
    seen = HexView(where, ground, tuple(overlays), state.coins.count(where))
    if trap is not None:
        seen = replace(seen, damage=trap.damage, conditions=trap.conditions)  # H-TRAP-08
    return seen if mark is None else replace(seen, mark=mark.id)


# --- the round ------------------------------------------------------------------------------------


def _element(state: HavenState, element: str) -> TrackView:
    strength = state.elements[element]
    return TrackView(element, Say(f"haven-element-{element}"), strength, _VALUES[strength])


# --- seats and cards ------------------------------------------------------------------------------


def _seat(pack: Pack, state: HavenState, hero: Hero) -> SeatView:
    counts = {
        "hand": len(hero.hand),
        "discard": len(hero.discard),
        "lost": len(hero.lost),
        "active": len(hero.active),
    }
    facts = [
        Say("haven-seat-cards", {**counts}),
        Say("haven-seat-experience", {"experience": hero.experience}),
        Say("haven-seat-coins", {"coins": hero.coins, "gold": hero.gold}),
    ]
    for key, cards in (
        ("haven-seat-discard", hero.discard),
        ("haven-seat-lost", hero.lost),
        ("haven-seat-active", [active.card for active in hero.active]),
        ("haven-seat-played", hero.picked),
    ):
        if cards:
            facts.append(Say(key, {"cards": tuple(Say(f"card.{card}") for card in cards)}))
    if hero.equipped:
        named = tuple(standing_of(one, item_bonuses(state, hero)) for one in hero.equipped)
        facts.append(Say("haven-seat-items", {"items": named}))
    if state.outcome and hero.goal:  # H-GOAL-02: a secret until now
        ticks = ticks_of(pack, state, hero)
        facts.append(Say("haven-seat-goal", {"goal": Say(f"goal.{hero.goal}"), "ticks": ticks}))
    if hero.has_left:
        facts.append(Say("haven-seat-left"))
    return SeatView(
        seat=hero.seat,
        hero=hero.name,
        look=hero.class_id,
        class_name=Say(f"class.{hero.class_id}"),
        hp=max(0, hero.hp),
        max_hp=hero.max_hp,
        facts=tuple(facts),
        is_out=hero.is_exhausted,
    )


def _facts(state: HavenState) -> tuple[Say, ...]:
    level, danger = state.level, state.danger
    return (
        Say("haven-fact-level", {"level": level}),
        Say("haven-fact-gold", {"gold": gold_per_coin(level)}),
        Say("haven-fact-traps", {"trap": trap_damage(danger), "hazard": hazard_damage(danger)}),
        *(Say(f"haven-fact-{variant}") for variant in _variants(state)),
    )


def _dungeon(state: HavenState) -> Iterable[Say]:
    """The rooms on the table and what they cost; never what is still in the decks."""
    if state.dungeon is not None:
        penalties = zip(state.dungeon.rooms, state.dungeon.penalties, strict=False)
        for room, severity in penalties:
            yield say("haven-fact-room", title=title(room), severity=severity_word(severity))


def _variants(state: HavenState) -> Iterable[str]:
    """The variants in play, by the names of their settings."""
    rulings = Rulings.of(state.settings)
    for variant in ("casual", "open_information", *VARIANTS):
        if getattr(rulings, variant):
            yield variant.replace("_", "-")


def _piles(pack: Pack, hero: Hero, is_building: bool) -> tuple[PileView, ...]:
    hero_class = class_of(pack, hero)
    piles = {
        "pool": pool_of(hero_class, hero) if is_building else [],
        "hand": hero.hand,
        "picked": hero.picked,
        "active": [active.card for active in hero.active],
        "discard": hero.discard,
        "lost": hero.lost,
    }
    return tuple(
        PileView(name, tuple(card_of(hero_class, card) for card in pile))
        for name, pile in piles.items()
        if pile or name != "pool"
    )


def card_of(hero_class: HeroClass, card_id: str) -> CardView:
    """A card of a class as a player reads it."""
    card = hero_class.cards[card_id]
    if not hero_class.summons:
        return card_view(card)
    named = [summon.what for half in (card.top, card.bottom) for summon in summons_of(half)]
    return card_view(card, tuple((name, hero_class.summons[name]) for name in named))


@lru_cache(maxsize=1024)
def card_view(card: Card, summons: tuple[tuple[str, MonsterStats], ...] = ()) -> CardView:
    """A card as its owner reads it; what it summons has its numbers printed (H-SUMMON-04)."""
    numbers = dict(summons)
    marks = [
        f"{half}-{mark}"
        for half, action in (("top", card.top), ("bottom", card.bottom))
        for mark in (action.lasts, "lost" if action.is_lost else "")
        if mark
    ]
    return CardView(
        id=card.id,
        name=Say(f"card.{card.id}"),
        initiative=card.initiative,
        level=card.level,
        top=_half(card.top, numbers),
        bottom=_half(card.bottom, numbers),
        marks=tuple(marks),
    )


def _half(action: Action, summons: Mapping[str, MonsterStats]) -> tuple[Say, ...]:
    return (*printed(action), *(_numbers(summons[one.what], one) for one in summons_of(action)))


def _numbers(stats: MonsterStats, summon: Summon) -> Say:
    """The numbers and traits of a summon, with a mark where stickers may go."""
    none = Say("haven-summon-none")
    numbers: dict[str, int | Say] = {
        "hp": stats.hp,
        "move": none if stats.move is None else stats.move,
        "attack": none if stats.attack is None else stats.attack,
        "range": stats.range or none,
    }
    for dot in summon.dots:
        if dot.part in numbers:
            numbers[dot.part] = marked(numbers[dot.part], dot)
    printed_numbers = Say("haven-summon-stats", dict(numbers))
    others = tuple(traits(stats))
    if not others:
        return printed_numbers
    return Say("haven-summon-traits", {"numbers": printed_numbers, "traits": others})
