"""Who acts when (H-INIT)."""

from __future__ import annotations

from itertools import groupby
from typing import Literal, TypeVar

from engine.content.printing import lines
from engine.core.prompt import Option
from engine.core.script import Script
from engine.core.text import say
from engine.systems.haven.figures import hero_name
from engine.systems.haven.game import HavenGame
from engine.systems.haven.scenario.ties import settle_order
from engine.systems.haven.state import Ally, Hero, MonsterFigure, Turn
from engine.systems.haven.telling import events
from engine.systems.haven.telling.events import word

_SIDES: tuple[Literal["hero", "allies", "monsters"], ...] = ("hero", "allies", "monsters")
LAST = 99  # a long rest's initiative (H-REST-09)


def types_present(g: HavenGame) -> list[str]:
    """The monster types on the map, by id."""
    return sorted({monster.type for monster in g.state.monsters})


def acting_allies(g: HavenGame) -> list[str]:
    """The types of allies on the map that take turns, by id."""
    kinds = sorted({ally.type for ally in g.state.allies})
    return [kind for kind in kinds if g.scenario.allies[kind].action.abilities]


def draw_monster_cards(g: HavenGame) -> None:
    """One card for each type on the map; types that share a deck share the card (H-INIT-01)."""
    for monster_type in types_present(g):
        draw_card(g, monster_type)


def draw_card(g: HavenGame, monster_type: str) -> None:
    """Draw a type's card, unless its deck shows one this round already."""
    deck_id = g.pack.monsters[monster_type].deck
    if deck_id not in g.state.drawn:
        deck = g.state.ability_decks[deck_id]
        drawn = deck.draw(g.rng)
        deck.discards.append(drawn)
        g.state.drawn[deck_id] = drawn
        g.reveal()
    card = g.monster_card(monster_type)
    assert card is not None
    events.monster_card_drawn(g, monster_type, card.initiative, lines(card.action))


def initiatives(g: HavenGame, hero: Hero) -> tuple[int, int]:
    """A hero's initiative and what breaks a tie between heroes (H-INIT-02, -04)."""
    if hero.is_resting:
        return LAST, LAST
    lead, other = (g.card(hero, card).initiative for card in hero.picked)
    return lead, other


def set_order(g: HavenGame) -> Script[None]:
    """Sort everyone; what is still tied is chosen by the players (H-INIT-03..07)."""
    places: list[tuple[tuple[int, int, int], str]] = []
    for hero in g.heroes:
        lead, other = initiatives(g, hero)
        places.append(((lead, 0, other), hero.id))
    for kind in acting_allies(g):
        places.append(((g.scenario.allies[kind].initiative, 1, 0), kind))
    for monster_type in types_present(g):
        places.append(((_initiative(g, monster_type), 2, 0), monster_type))
    places.sort()
    order: list[Turn] = []
    for (initiative, side, _), group in groupby(places, key=lambda place: place[0]):
        ids = [place[1] for place in group]
        if len(ids) > 1:
            ids = yield from settle_order(g, say("haven-ask-first"), _options(g, ids))
        order += [Turn(one, initiative, _SIDES[side]) for one in ids]
    g.state.order = order


def join_order(g: HavenGame, monster_type: str) -> Script[None]:
    """A type that was just revealed gets its card and its place (H-DOOR-08)."""
    if any(turn.id == monster_type for turn in g.state.order):
        return
    draw_card(g, monster_type)
    initiative = _initiative(g, monster_type)
    order = g.state.order
    tied = {turn.id: turn for turn in order if _is_tied_type(g, turn, initiative)}
    order[:] = [turn for turn in order if turn.id not in tied]
    joining = tied | {monster_type: Turn(monster_type, initiative, "monsters")}
    ids = list(joining)
    if tied:
        ids = yield from settle_order(g, say("haven-ask-first"), _options(g, ids))
    place = sum(turn.initiative <= initiative for turn in order)
    order[place:place] = [joining[one] for one in ids]


def _is_tied_type(g: HavenGame, turn: Turn, initiative: int) -> bool:
    """Whether a type still acts at this initiative, be it only its newly revealed monsters."""
    is_waiting = not turn.is_done or turn.id in g.state.new_types
    return turn.who == "monsters" and turn.initiative == initiative and is_waiting


def _is_tied_hero(turn: Turn, initiative: int) -> bool:
    return turn.initiative == initiative and turn.who == "hero"


def allies_join(g: HavenGame, kind: str) -> None:
    """Allies of a type that was just revealed get their place, after heroes and before monsters."""
    if kind not in acting_allies(g) or any(turn.id == kind for turn in g.state.order):
        return
    initiative, order = g.scenario.allies[kind].initiative, g.state.order
    earlier = (t for t in order if t.initiative < initiative or _is_tied_hero(t, initiative))
    place = sum(1 for _ in earlier)
    order.insert(place, Turn(kind, initiative, "allies"))


def ranks(g: HavenGame) -> dict[str, int]:
    """Everyone's rank in this round's order by figure: lower acts earlier (H-FOCUS-06).

    Obstacles with hit points are not among them: they come last (H-SPECIAL-10).
    """
    acting: list[str] = []
    for turn in g.state.order:
        if turn.who == "hero":
            acting += [summon.id for summon in g.state.summons if summon.owner == turn.id]
            acting.append(turn.id)  # H-FOCUS-07
        elif turn.who == "allies":
            acting += [ally.id for ally in in_turn(g.state.allies, turn.id)]
        else:
            acting += [monster.id for monster in in_turn(g.state.monsters, turn.id)]
    return {figure_id: n for n, figure_id in enumerate(acting)}


Group = TypeVar("Group", MonsterFigure, Ally)


def in_turn(figures: list[Group], kind: str) -> list[Group]:
    """All of a type: elites first, then by number (H-MON-05, -06, H-SPECIAL-11)."""
    found = [figure for figure in figures if figure.type == kind]
    return sorted(found, key=lambda figure: (not _is_elite(figure), figure.number))


def _is_elite(figure: MonsterFigure | Ally) -> bool:
    return isinstance(figure, MonsterFigure) and figure.rank == "elite"


def _initiative(g: HavenGame, monster_type: str) -> int:
    card = g.monster_card(monster_type)
    return card.initiative if card else LAST


def _options(g: HavenGame, ids: list[str]) -> list[Option]:
    names = {hero.id: hero_name(hero) for hero in g.heroes}
    names |= {kind: word("figure", f"{g.scenario.id}.{kind}") for kind in g.scenario.allies}
    return [Option(one, names.get(one) or word("monster", one)) for one in ids]
