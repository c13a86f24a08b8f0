"""The figures and the order of play as everyone sees them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.content.printing import bonus_line, lines
from engine.content.tree import Action
from engine.core.seat import Seat
from engine.core.text import Say
from engine.core.view import FigureView, TrailView, TurnView
from engine.systems.haven.content import MonsterStats, Pack, played
from engine.systems.haven.figures import AnyFigure, hero_name, name_of, owner_of, stats_of
from engine.systems.haven.state import (
    NOWHERE,
    Ally,
    Bonus,
    HavenState,
    Hero,
    MonsterFigure,
    Objective,
    Summon,
    Turn,
)

_SIDES: dict[type, str] = {
    Hero: "hero",
    MonsterFigure: "monster",
    Summon: "summon",
    Ally: "ally",
    Objective: "objective",
}


def figure_views(pack: Pack, state: HavenState) -> Iterable[FigureView]:
    """Every figure on the map."""
    shown: list[AnyFigure] = [hero for hero in state.heroes if hero.hex != NOWHERE]
    shown += [*state.summons, *state.allies, *state.monsters, *state.objectives]
    return (_figure(pack, state, figure) for figure in shown)


def _figure(pack: Pack, state: HavenState, figure: AnyFigure) -> FigureView:
    stats = None if isinstance(figure, Hero) else stats_of(pack, state, figure)
    return FigureView(
        id=figure.id,
        name=name_of(state, figure),
        look=figure.class_id if isinstance(figure, Hero) else figure.type,
        side=_SIDES[type(figure)],
        hex=figure.hex,
        hp=figure.hp,
        max_hp=figure.max_hp,
        rank=figure.rank if isinstance(figure, MonsterFigure) else "",
        number=_number(figure),
        owner=_owner(state, figure),
        conditions=tuple(sorted(figure.conditions)),
        effects=_effects(state, figure.id, stats),
        is_acting=state.acting == figure.id,
    )


def _number(figure: AnyFigure) -> int | None:
    """The number on its base; heroes and unique monsters have none."""
    if isinstance(figure, Hero):
        return None
    is_unique = isinstance(figure, MonsterFigure) and figure.rank in ("boss", "named")
    return None if is_unique else figure.number


def _owner(state: HavenState, figure: AnyFigure) -> Seat | None:
    if isinstance(figure, Summon):
        return owner_of(state, figure).seat
    return figure.seat if isinstance(figure, Hero) else None


def _effects(state: HavenState, figure_id: str, stats: MonsterStats | None) -> tuple[Say, ...]:
    shield = stats.shield if stats else 0
    strikes: dict[int, int] = {}
    if stats and stats.retaliate:
        strikes[stats.retaliate_reach] = stats.retaliate
    others: list[Say] = []
    for bonus in (b for b in state.bonuses if b.bearer == figure_id):
        if not is_plain(bonus):
            others.append(_bonus(bonus))
        for change in bonus.what.gain.changes if is_plain(bonus) else ():
            if change.what == "shield":
                shield += change.number
            else:
                strikes[bonus.reach] = strikes.get(bonus.reach, 0) + change.number
    found = [Say("haven-effect-shield", {"value": shield})] if shield else []
    for reach in sorted(strikes):
        found.append(Say("haven-effect-retaliate", {"value": strikes[reach], "reach": reach}))
    if stats and stats.is_flying:
        found.append(Say("haven-effect-flying"))
    return (*found, *others)


def is_plain(bonus: Bonus) -> bool:
    """Whether it is a mere shield or retaliation of its bearer, told as a number."""
    what = bonus.what
    has_terms = what.slots or what.allies_within is not None or what.gain.fact is not None
    changes = () if what.gain.abilities or what.gain.conditions else what.gain.changes
    is_bare = bool(changes) and not has_terms
    return is_bare and all(c.what in ("shield", "retaliate") and not c.per for c in changes)


def _bonus(bonus: Bonus) -> Say:
    """What changes when, and how many slots are left."""
    line = bonus_line(bonus.what)
    if not bonus.what.slots:
        return Say("haven-effect-bonus", {"bonus": line})
    return Say("haven-effect-slots", {"bonus": line, "left": bonus.what.slots - bonus.used})


def trail_views(state: HavenState) -> Iterable[TrailView]:
    """How those who act by themselves came to where they stand: everybody saw them walk."""
    for figure in (*state.summons, *state.allies, *state.monsters):
        trail = state.trails.get(figure.id)
        if trail and trail[-1] == figure.hex:  # nobody pushed or put it elsewhere since
            yield TrailView(figure.id, tuple(trail))


# --- the order ------------------------------------------------------------------------------------


def turn_views(pack: Pack, state: HavenState) -> Iterable[TurnView]:
    """The order of play; a hero's summons stand right before it (H-INIT-10)."""
    for turn in state.order:
        if turn.who == "hero":
            yield from _hero_turns(state, turn)
        else:
            yield _group_turn(pack, state, turn)


def _hero_turns(state: HavenState, turn: Turn) -> Iterable[TurnView]:
    for summon in state.summons:
        if summon.owner == turn.id and summon.round < state.round:
            is_acting = state.acting == summon.id
            is_done = summon.has_acted and not is_acting
            yield TurnView(name_of(state, summon), summon.type, turn.initiative, is_acting, is_done)
    hero = next(hero for hero in state.heroes if hero.id == turn.id)
    is_acting = state.acting == hero.id
    yield TurnView(hero_name(hero), hero.class_id, turn.initiative, is_acting, turn.is_done)


def _group_turn(pack: Pack, state: HavenState, turn: Turn) -> TurnView:
    if turn.who == "monsters":
        name, card = Say(f"monster.{turn.id}"), _monster_card(pack, state, turn.id)
    else:
        name = Say(f"figure.{state.scenario}.{turn.id}")
        card = printed(pack.scenarios[state.scenario].allies[turn.id].action)
    groups: list[MonsterFigure | Ally] = [*state.monsters, *state.allies]
    is_acting = any(one.id == state.acting for one in groups if one.type == turn.id)
    return TurnView(name, turn.id, turn.initiative, is_acting, turn.is_done, card)


def _monster_card(pack: Pack, state: HavenState, monster_type: str) -> tuple[Say, ...]:
    monster = pack.monsters[monster_type]
    drawn = state.drawn.get(monster.deck)
    if not drawn:
        return ()
    return printed(played(monster, pack.decks[monster.deck].cards[drawn]).action)


@lru_cache(maxsize=1024)
def printed(action: Action) -> tuple[Say, ...]:
    """An action's lines."""
    return lines(action)
