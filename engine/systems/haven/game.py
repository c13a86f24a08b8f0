"""What haven's scripts work on: the state, its content, and what every rule asks of them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.board import Board
from engine.core.hexes import Hex
from engine.core.passage import Ground
from engine.core.rng import Rng
from engine.core.script import Play
from engine.core.seat import GM, Seat
from engine.core.text import Say
from engine.systems.haven.boards import BoardCache, Boards
from engine.systems.haven.conditions import Freedom, Moment, Presence, through
from engine.systems.haven.content import Card, MonsterCard, MonsterStats, Pack, Scenario
from engine.systems.haven.rulings import Rulings
from engine.systems.haven.state import (
    NOWHERE,
    Figure,
    HavenState,
    Hero,
    ModifierDeck,
    MonsterFigure,
)

AnyFigure = Hero | MonsterFigure


class HavenGame(Play[HavenState]):
    """One haven scenario in play. Everything kept here beside the state can be rebuilt from it."""

    def __init__(self, state: HavenState, rng: Rng, pack: Pack, boards: BoardCache) -> None:
        super().__init__(state, rng)
        self.pack = pack
        self.scenario: Scenario = pack.scenarios[state.scenario]
        self.rulings = Rulings.of(state.settings)
        self._cache = boards
        self._boards: Boards | None = None
        self._ground: Ground | None = None

    # --- figures ----------------------------------------------------------------------------------

    @property
    def heroes(self) -> list[Hero]:
        """The heroes still in the scenario, in seat order."""
        return [hero for hero in self.state.heroes if not hero.is_exhausted]

    def hero_of(self, seat: Seat) -> Hero | None:
        """The hero of a seat."""
        return next((hero for hero in self.state.heroes if hero.seat == seat), None)

    def figures(self) -> Iterator[AnyFigure]:
        """All figures on the map: heroes in seat order, then monsters in order of placement."""
        for hero in self.state.heroes:
            if hero.hex != NOWHERE:
                yield hero
        yield from self.state.monsters

    def figure(self, figure_id: str) -> AnyFigure | None:
        """The figure with this id, if it is on the map."""
        return next((figure for figure in self.figures() if figure.id == figure_id), None)

    def at(self, where: Hex) -> AnyFigure | None:
        """The figure on a hex."""
        return next((figure for figure in self.figures() if figure.hex == where), None)

    def is_present(self, figure: Figure) -> bool:
        """Whether it is still on the map and alive."""
        return figure.hp > 0 and figure.hex != NOWHERE

    def enemies(self, figure: Figure) -> list[AnyFigure]:
        """The figures of the other side on the map."""
        if isinstance(figure, Hero):
            return list(self.state.monsters)
        return [hero for hero in self.state.heroes if hero.hex != NOWHERE]

    def allies(self, figure: Figure) -> list[AnyFigure]:
        """The other figures of its side on the map: nobody is its own ally (H-TURN-15)."""
        if isinstance(figure, Hero):
            return [h for h in self.state.heroes if h.hex != NOWHERE and h is not figure]
        return [monster for monster in self.state.monsters if monster is not figure]

    def name(self, figure: AnyFigure) -> str | Say:
        """What people call a figure."""
        if isinstance(figure, Hero):
            return figure.name
        return monster_name(figure.type, figure.number)

    # --- what figures are like --------------------------------------------------------------------

    def stats(self, monster: MonsterFigure) -> MonsterStats:
        """A monster's numbers at this scenario's level (H-MON-04, H-SETUP-23)."""
        kind = self.pack.monsters[monster.type]
        return (kind.elite if monster.rank == "elite" else kind.normal)[self.state.level]

    def is_flying(self, figure: Figure) -> bool:
        """Whether it ignores terrain and figures when it moves or is moved."""
        return isinstance(figure, MonsterFigure) and self.stats(figure).is_flying

    def freedom(self, figure: Figure) -> Freedom:
        """What its conditions let it do on its turn."""
        return through(Moment.ON_TURN, figure.conditions, _FREE)

    def is_targetable(self, figure: Figure) -> bool:
        """Whether enemies may target it (H-COND-17)."""
        return through(Moment.NOTICED, figure.conditions, _SEEN).is_target

    def modifiers(self, figure: Figure) -> ModifierDeck:
        """The modifier deck it draws from (H-AMD-03)."""
        return figure.modifiers if isinstance(figure, Hero) else self.state.monster_modifiers

    def card(self, hero: Hero, card_id: str) -> Card:
        """A hero's ability card."""
        return self.pack.classes[hero.class_id].cards[card_id]

    def monster_card(self, monster_type: str) -> MonsterCard | None:
        """The ability card that a type plays this round, once it is drawn."""
        deck = self.pack.monsters[monster_type].deck
        drawn = self.state.drawn.get(deck)
        return self.pack.decks[deck].cards[drawn] if drawn else None

    # --- the map ----------------------------------------------------------------------------------

    @property
    def boards(self) -> Boards:
        """The boards of the revealed part of the scenario."""
        if self._boards is None:
            state = self.state
            self._boards = self._cache.of(self.scenario, state.revealed, state.open_doors)
        return self._boards

    @property
    def board(self) -> Board:
        """The board for sight, range and monsters."""
        return self.boards.sight

    @property
    def ground(self) -> Ground:
        """The terrain."""
        if self._ground is None:
            state = self.state
            self._ground = Ground(
                obstacles=frozenset(state.obstacles),
                negative=frozenset(state.traps) | frozenset(state.hazards),
                difficult=frozenset(state.difficult),
                ice=frozenset(),
            )
        return self._ground

    def map_changed(self) -> None:
        """Forget what was derived from doors and terrain."""
        self._boards = None
        self._ground = None

    def sees(self, one: Figure, other: Figure) -> bool:
        """Whether there is a line of sight between two figures."""
        return self.board.sees(one.hex, other.hex, self.rulings.sight)

    def is_within(self, one: Figure, other: Figure, reach: int) -> bool:
        """Whether a figure is in range and in sight: both tests must pass (H-LOS-09)."""
        steps = self.board.distance(one.hex, other.hex)
        return steps is not None and steps <= reach and self.sees(one, other)

    # --- people -----------------------------------------------------------------------------------

    @property
    def party(self) -> tuple[Seat, ...]:
        """Who may decide what the rules leave to the players."""
        return (*(hero.seat for hero in self.heroes), GM)


_FREE = Freedom()
_SEEN = Presence()


def monster_name(monster_type: str, number: int) -> Say:
    """A monster's name: its type's and its standee's number."""
    return Say("haven-monster", {"name": Say(f"monster.{monster_type}"), "number": number})
