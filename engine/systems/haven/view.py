"""What a seat may see of a haven game, filled in by allow-list.

Public: the map, figures, order, elements, the size of hands; discarded, lost and active cards.
A seat's own: its hand. Nobody sees what lies in unrevealed rooms or in draw piles.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.content.printing import lines
from engine.content.tree import Action
from engine.core.hexes import Hex
from engine.core.seat import Seat
from engine.core.text import Say
from engine.core.view import (
    CardView,
    FigureView,
    HexView,
    PileView,
    SeatView,
    TrackView,
    TurnView,
    View,
)
from engine.systems.haven.content import Card, MonsterStats, Pack, Scenario
from engine.systems.haven.elements import ELEMENTS
from engine.systems.haven.game import monster_name
from engine.systems.haven.level import gold_per_coin, hazard_damage, trap_damage
from engine.systems.haven.state import (
    NOWHERE,
    HavenState,
    Hero,
    MonsterFigure,
    Turn,
)

_VALUES = {"inert": 0, "waning": 1, "strong": 2}


def view_of(pack: Pack, state: HavenState, seat: Seat | None) -> View:
    """Everything one seat, or with None everyone, may see."""
    scenario = pack.scenarios[state.scenario]
    own = next((hero for hero in state.heroes if hero.seat == seat), None)
    return View(
        system="haven",
        scenario=Say(f"scenario.{scenario.id}"),
        goal=Say(f"haven-goal-{scenario.goal}"),
        round=state.round,
        phase=Say(f"haven-phase-{state.phase}"),
        seat=seat,
        hexes=tuple(_hexes(state, scenario)),
        wall_edges=scenario.wall_edges,
        figures=tuple(_figures(pack, state)),
        order=tuple(_turn(pack, state, turn) for turn in state.order),
        tracks=tuple(_element(state, element) for element in ELEMENTS),
        seats=tuple(_seat(hero) for hero in state.heroes),
        facts=_facts(state),
        piles=_piles(pack, own) if own is not None else (),
        outcome=state.outcome or None,
    )


# --- the map --------------------------------------------------------------------------------------


def _hexes(state: HavenState, scenario: Scenario) -> Iterable[HexView]:
    doors = {door.hex: door for door in scenario.doors}
    for room in scenario.rooms.values():
        if room.id in state.revealed:
            yield from (_floor(state, scenario, h) for h in room.hexes if h not in doors)
        else:
            yield from (HexView(h, "fog") for h in room.hexes if h not in doors)
    for where, door in doors.items():
        if any(room in state.revealed for room in door.rooms):
            overlay = "door-open" if where in state.open_doors else "door-closed"
            yield HexView(where, overlays=(overlay,), coins=state.coins.count(where))


def _floor(state: HavenState, scenario: Scenario, where: Hex) -> HexView:
    ground = "floor"
    if where in state.difficult:
        ground = "difficult"
    elif where in state.hazards:
        ground = "hazard"
    overlays = []
    if where in state.obstacles:
        overlays.append("obstacle")
    if where in state.traps:
        overlays.append("trap")
    if where in state.treasures:
        overlays.append("treasure")
    if state.phase == "setup" and where in scenario.starts:
        overlays.append("start")
    return HexView(where, ground, tuple(overlays), state.coins.count(where))


def _figures(pack: Pack, state: HavenState) -> Iterable[FigureView]:
    for hero in state.heroes:
        if hero.hex != NOWHERE:
            yield FigureView(
                id=hero.id,
                name=Say("haven-hero", {"name": hero.name}),
                look=hero.class_id,
                side="hero",
                hex=hero.hex,
                hp=hero.hp,
                max_hp=hero.max_hp,
                owner=hero.seat,
                conditions=tuple(sorted(hero.conditions)),
                effects=_effects(state, hero.id, None),
                is_acting=state.acting == hero.id,
            )
    for monster in state.monsters:
        yield _monster(pack, state, monster)


def _monster(pack: Pack, state: HavenState, monster: MonsterFigure) -> FigureView:
    kind = pack.monsters[monster.type]
    stats = (kind.elite if monster.rank == "elite" else kind.normal)[state.level]
    return FigureView(
        id=monster.id,
        name=monster_name(monster.type, monster.number),
        look=monster.type,
        side="monster",
        hex=monster.hex,
        hp=monster.hp,
        max_hp=monster.max_hp,
        rank=monster.rank,
        number=monster.number,
        conditions=tuple(sorted(monster.conditions)),
        effects=_effects(state, monster.id, stats),
        is_acting=state.acting == monster.id,
    )


def _effects(state: HavenState, figure_id: str, stats: MonsterStats | None) -> tuple[Say, ...]:
    shield = stats.shield if stats else 0
    strikes: dict[int, int] = {}
    if stats and stats.retaliate:
        strikes[stats.retaliate_reach] = stats.retaliate
    for bonus in state.bonuses:
        if bonus.bearer != figure_id:
            continue
        if bonus.kind == "shield":
            shield += bonus.value
        else:
            strikes[bonus.reach] = strikes.get(bonus.reach, 0) + bonus.value
    found = [Say("haven-effect-shield", {"value": shield})] if shield else []
    for reach in sorted(strikes):
        found.append(Say("haven-effect-retaliate", {"value": strikes[reach], "reach": reach}))
    if stats and stats.is_flying:
        found.append(Say("haven-effect-flying"))
    return tuple(found)


# --- the round ------------------------------------------------------------------------------------


def _turn(pack: Pack, state: HavenState, turn: Turn) -> TurnView:
    if turn.is_hero:
        hero = next(hero for hero in state.heroes if hero.id == turn.id)
        name, look = Say("haven-hero", {"name": hero.name}), hero.class_id
        is_acting = state.acting == hero.id
        card: tuple[Say, ...] = ()
    else:
        name, look = Say(f"monster.{turn.id}"), turn.id
        is_acting = any(m.id == state.acting for m in state.monsters if m.type == turn.id)
        card = _monster_card(pack, state, turn.id)
    return TurnView(name, look, turn.initiative, is_acting, turn.is_done, card)


def _monster_card(pack: Pack, state: HavenState, monster_type: str) -> tuple[Say, ...]:
    deck = pack.monsters[monster_type].deck
    drawn = state.drawn.get(deck)
    return _lines(pack.decks[deck].cards[drawn].action) if drawn else ()


@lru_cache(maxsize=1024)
def _lines(action: Action) -> tuple[Say, ...]:
    return lines(action)


def _element(state: HavenState, element: str) -> TrackView:
    strength = state.elements[element]
    return TrackView(element, Say(f"haven-element-{element}"), strength, _VALUES[strength])


# --- seats and cards ------------------------------------------------------------------------------


def _seat(hero: Hero) -> SeatView:
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
    level = state.level
    return (
        Say("haven-fact-level", {"level": level}),
        Say("haven-fact-gold", {"gold": gold_per_coin(level)}),
        Say("haven-fact-traps", {"trap": trap_damage(level), "hazard": hazard_damage(level)}),
    )


def _piles(pack: Pack, hero: Hero) -> tuple[PileView, ...]:
    cards = pack.classes[hero.class_id].cards
    piles = {
        "hand": hero.hand,
        "picked": hero.picked,
        "active": [active.card for active in hero.active],
        "discard": hero.discard,
        "lost": hero.lost,
    }
    return tuple(
        PileView(name, tuple(card_view(cards[card]) for card in pile))
        for name, pile in piles.items()
    )


@lru_cache(maxsize=1024)
def card_view(card: Card) -> CardView:
    """A card as its owner reads it."""
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
        top=_lines(card.top),
        bottom=_lines(card.bottom),
        marks=tuple(marks),
    )
