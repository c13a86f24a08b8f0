"""What is true of every haven game after every answer, whatever was played.

Robots look at it after each answer; a rule that breaks one of these is wrong, whichever it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set

from engine.core.hexes import Hex
from engine.core.script import Play
from engine.core.system import Invariants
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import NOWHERE, HavenState, Hero


def invariants(g: HavenGame) -> Invariants[HavenState]:
    """What holds from here on."""
    owned = {hero.id: _cards(hero) for hero in g.state.heroes if _cards(hero)}

    def broken(later: Play[HavenState], asked: Set[str | None]) -> tuple[str, ...]:
        assert isinstance(later, HavenGame)
        return (
            *_lost_cards(later, owned),
            *_odd_items(later),
            *_misplaced(later, asked),
            *_unhealthy(later),
            *_odd_doors(later),
            *_odd_rules(later),
        )

    return broken


def _cards(hero: Hero) -> Counter[str]:
    """Every card of a hero, wherever it lies."""
    active = (active.card for active in hero.active)
    return Counter((*hero.hand, *hero.picked, *hero.discard, *hero.lost, *active))


def _lost_cards(g: HavenGame, owned: dict[str, Counter[str]]) -> Iterator[str]:
    """Nobody loses or gains a card, once its hand is built."""
    for hero in g.state.heroes:
        cards = _cards(hero)
        if cards:
            owned.setdefault(hero.id, cards)
        built = owned.get(hero.id, cards)
        if cards != built:
            missing, more = built - cards, cards - built
            yield f"{hero.id} lacks {sorted(missing)} and has gained {sorted(more)}"


def _odd_items(g: HavenGame) -> Iterator[str]:
    """Only what one owns is equipped, and what serves unasked does so exactly while it is ready."""
    for hero in g.heroes:
        in_effect = [bonus.item for bonus in g.state.bonuses if bonus.bearer == hero.id]
        for equipped in hero.equipped:
            standing = g.pack.items[equipped.item].is_standing
            serves = in_effect.count(equipped.item)
            if equipped.item not in hero.items:
                yield f"{hero.id} does not own {equipped.item}"
            if serves > 1 or (standing and serves != (equipped.state == "ready")):
                yield f"{equipped.item} of {hero.id} is {equipped.state}, serving {serves} times"


def _misplaced(g: HavenGame, asked: Set[str | None]) -> Iterator[str]:
    """No two figures on a hex, and everybody on the map on its floor.

    One of whom something is asked may be on its way through another's hex.
    """
    stands: dict[Hex, str] = {}
    for figure in g.figures():
        other = stands.setdefault(figure.hex, figure.id)
        if other != figure.id and not asked & {other, figure.id}:
            yield f"{other} and {figure.id} both stand on {figure.hex.label}"
        if not g.board.has(figure.hex):
            yield f"{figure.id} stands on {figure.hex.label}, which is no floor"


def _unhealthy(g: HavenGame) -> Iterator[str]:
    """Whoever is on the map has hit points, and nobody has more than its maximum."""
    for figure in g.figures():
        if not 0 < figure.hp <= figure.max_hp:
            yield f"{figure.id} has {figure.hp} of {figure.max_hp} hit points"
    for hero in g.state.heroes:
        if (hero.is_exhausted or hero.has_left) and hero.hex != NOWHERE:
            yield f"{hero.id} is exhausted or gone and still on the map"


def _odd_doors(g: HavenGame) -> Iterator[str]:
    """A locked door is closed, nobody stands in it (H-SPECIAL-05), and an open one shows its rooms.

    A dungeon's rooms are drawn as its doors open; there the rooms have other names.
    """
    state = g.state
    for where in state.locked_doors:
        if where in state.open_doors or any(figure.hex == where for figure in g.figures()):
            yield f"the door at {where.label} is locked and open, or somebody stands in it"
    for door in g.scenario.doors if g.scenario.dungeon is None else ():
        if door.hex in state.open_doors and not {*door.rooms} <= {*state.revealed}:
            yield f"the door at {door.hex.label} is open and hides a room"


def _odd_rules(g: HavenGame) -> Iterator[str]:
    """Rules have answered all that was noted when the game ends, and leave no pile on a hex."""
    state = g.state
    if state.outcome and state.happenings:
        yield f"{len(state.happenings)} happenings were never answered"
    if len(set(state.acted_rules)) != len(state.acted_rules):
        yield "a rule is noted twice as having acted"
    if len(set(state.obstacles)) != len(state.obstacles):
        yield "two obstacles lie on one hex"
