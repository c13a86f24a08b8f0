"""What haven's scripts work on: the state, its content, and what every rule asks of them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.content.tree import Augment, Node
from engine.content.tree import Bonus as BonusText
from engine.core.board import Board
from engine.core.hexes import Hex
from engine.core.passage import Ground
from engine.core.rng import Rng
from engine.core.script import Play
from engine.core.seat import GM, Seat
from engine.core.text import Say
from engine.systems.haven.boards import Boards
from engine.systems.haven.conditions import CONDITIONS, Freedom, Kind, Moment, Presence, through
from engine.systems.haven.content import Card, MonsterCard, MonsterStats, Scenario, played
from engine.systems.haven.figures import (
    AnyFigure,
    Automaton,
    class_of,
    name_of,
    owner_of,
    stats_of,
)
from engine.systems.haven.places import Places
from engine.systems.haven.robots.repertoire import By, name_of_moment, name_of_use, names_of
from engine.systems.haven.rulings import Rulings
from engine.systems.haven.state import (
    NOWHERE,
    Ally,
    Bonus,
    Figure,
    HavenState,
    Hero,
    ModifierDeck,
    MonsterFigure,
    Objective,
    Side,
    Summon,
)

__all__ = ["AnyFigure", "Automaton", "HavenGame"]


class HavenGame(Play[HavenState]):
    """One haven scenario in play. Everything kept here beside the state can be rebuilt from it."""

    def __init__(self, state: HavenState, rng: Rng, places: Places) -> None:
        super().__init__(state, rng)
        self.pack = places.pack
        self.rulings = Rulings.of(state.settings)
        self._places = places
        self._place = places.of(state)
        self._boards: Boards | None = None
        self._ground: Ground | None = None

    # --- figures ----------------------------------------------------------------------------------

    @property
    def heroes(self) -> list[Hero]:
        """The heroes still in the scenario, in seat order."""
        heroes = self.state.heroes
        return [hero for hero in heroes if not (hero.is_exhausted or hero.has_left)]

    @property
    def targets(self) -> list[Hero]:
        """The heroes on the map; one out of cards may still stand there (H-VARIANT-04)."""
        return [hero for hero in self.state.heroes if hero.hex != NOWHERE]

    def hero_of(self, seat: Seat) -> Hero | None:
        """The hero of a seat."""
        return next((hero for hero in self.state.heroes if hero.seat == seat), None)

    def figures(self) -> Iterator[AnyFigure]:
        """All figures on the map: heroes in seat order, then those who follow, then monsters."""
        yield from self.side("heroes")
        yield from self.side("monsters")

    def side(self, side: Side) -> Iterator[AnyFigure]:
        """The figures of one side on the map."""
        state = self.state
        if side == "monsters":
            yield from state.monsters
            yield from state.objectives
            return
        for hero in state.heroes:
            if hero.hex != NOWHERE:
                yield hero
        yield from state.summons
        yield from state.allies

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
        """The figures of the other side on the map (H-MON-09, H-SPECIAL-10)."""
        return [other for other in self.side(self._foes_of(figure)) if other is not figure]

    def allies(self, figure: Figure) -> list[AnyFigure]:
        """The others who fight on its side: nobody is its own ally (H-TURN-15)."""
        others = self.side("monsters" if self._foes_of(figure) == "heroes" else "heroes")
        return [o for o in others if o is not figure and not isinstance(o, Objective)]

    def _foes_of(self, figure: Figure) -> Side:
        """The side that it fights; whoever is controlled fights its own (see `rulings`)."""
        is_turned = figure.id == self.state.controlled
        return "heroes" if (figure.side == "monsters") != is_turned else "monsters"

    def name(self, figure: AnyFigure) -> str | Say:
        """What people call a figure."""
        return figure.name if isinstance(figure, Hero) else name_of(self.state, figure)

    # --- what figures are like --------------------------------------------------------------------

    def stats(self, figure: Automaton | Objective) -> MonsterStats:
        """Its numbers."""
        return stats_of(self.pack, self.state, figure)

    def is_immune(self, figure: AnyFigure, condition: str) -> bool:
        """Whether it ignores a condition (H-BOSS-05, H-SPECIAL-10)."""
        match figure:
            case MonsterFigure():
                return condition in self.pack.monsters[figure.type].immune
            case Objective():
                return CONDITIONS[condition].kind is Kind.NEGATIVE
        return False

    def is_flying(self, figure: AnyFigure) -> bool:
        """Whether it ignores terrain and figures when it moves or is moved."""
        if not isinstance(figure, Hero) and self.stats(figure).is_flying:
            return True
        return any(
            bonus.bearer == figure.id and _gives_flight(bonus) for bonus in self.state.bonuses
        )

    def freedom(self, figure: Figure) -> Freedom:
        """What its conditions let it do; most of them bind it on its own turn only."""
        if figure.id == self.state.acting:
            return through(Moment.ON_TURN, figure.conditions, _FREE)
        if self.rulings.disarm_bars_granted:
            return through(Moment.OFF_TURN, figure.conditions, _FREE)
        return _FREE

    def is_targetable(self, figure: Figure) -> bool:
        """Whether enemies may target it (H-COND-17)."""
        return through(Moment.NOTICED, figure.conditions, _SEEN).is_target

    def modifiers(self, figure: AnyFigure) -> ModifierDeck:
        """The modifier deck it draws from (H-AMD-03, H-SUMMON-10)."""
        match figure:
            case Hero():
                return figure.modifiers
            case Summon():
                return owner_of(self.state, figure).modifiers
            case Ally() if not self.scenario.allies[figure.type].uses_monster_modifiers:
                assert self.state.ally_modifiers is not None
                return self.state.ally_modifiers
        return self.state.monster_modifiers

    def card(self, hero: Hero, card_id: str) -> Card:
        """A hero's ability card, with the stickers of its class."""
        return class_of(self.pack, hero).cards[card_id]

    def monster_card(self, monster_type: str) -> MonsterCard | None:
        """The ability card that a type plays this round, once it is drawn."""
        monster = self.pack.monsters[monster_type]
        drawn = self.state.drawn.get(monster.deck)
        return played(monster, self.pack.decks[monster.deck].cards[drawn]) if drawn else None

    # --- the map ----------------------------------------------------------------------------------

    @property
    def scenario(self) -> Scenario:
        """The scenario, as far as it is built."""
        return self._place.scenario

    @property
    def boards(self) -> Boards:
        """The boards of the revealed part of the scenario."""
        if self._boards is None:
            state = self.state
            self._boards = self._place.boards(state.revealed, state.open_doors, state.locked_doors)
        return self._boards

    @property
    def board(self) -> Board:
        """The board for sight, range and monsters."""
        return self.boards.sight

    @property
    def whole_board(self) -> Board:
        """The board of all that is or may come into reach: locked doors lead somewhere, too."""
        return self._place.boards(self.state.revealed, self.state.open_doors, []).heroes

    @property
    def ground(self) -> Ground:
        """The terrain."""
        if self._ground is None:
            state = self.state
            self._ground = Ground(
                obstacles=frozenset((*state.obstacles, *(o.hex for o in state.objectives))),
                negative=frozenset((*(trap.hex for trap in state.traps), *state.hazards)),
                difficult=frozenset(state.difficult),
                ice=frozenset(),
            )
        return self._ground

    def map_changed(self) -> None:
        """Forget what was derived from doors and terrain."""
        self._boards = None
        self._ground = None

    def rooms_changed(self) -> None:
        """The dungeon has grown: look at its map anew."""
        self._place = self._places.of(self.state)
        self.map_changed()

    def sees(self, one: Figure, other: Figure) -> bool:
        """Whether there is a line of sight between two figures."""
        return self.board.sees(one.hex, other.hex, self.rulings.sight)

    def is_within(self, one: Figure, other: Figure, reach: int) -> bool:
        """Whether a figure is in range and in sight: both tests must pass (H-LOS-09)."""
        steps = self.board.distance(one.hex, other.hex)
        return steps is not None and steps <= reach and self.sees(one, other)

    # --- robots -----------------------------------------------------------------------------------

    def did(self, by: By, done: Node | Augment) -> None:
        """An ability was done or an augment used: for the robots' list of what has happened."""
        self.happened |= names_of(by, done)

    def answered(self, bonus: BonusText, bearer: AnyFigure) -> None:
        """A bonus did something at its moment: for the same list."""
        by: By = "hero" if isinstance(bearer, Hero) else "monster"
        self.happened.add(name_of_moment(by, bonus.moment))

    def used(self, item_id: str) -> None:
        """An item was used, or served unasked: for the same list."""
        self.happened.add(name_of_use(item_id))

    # --- people -----------------------------------------------------------------------------------

    def player_of(self, figure: Figure) -> Seat | None:
        """Who decides for a figure: a hero's player, or whoever controls it; None: the rules."""
        if isinstance(figure, Hero):
            return figure.seat
        if figure.id != self.state.controlled:
            return None
        return next((hero.seat for hero in self.heroes if hero.id == self.state.acting), None)

    def deciders(self, figure: Figure) -> tuple[Seat, ...]:
        """Who is asked about a figure; where the rules leave a choice, the party (H-MON-10)."""
        seat = self.player_of(figure)
        return self.party if seat is None else (seat,)

    @property
    def party(self) -> tuple[Seat, ...]:
        """Who may decide what the rules leave to the players."""
        return (*(hero.seat for hero in self.heroes or self.state.heroes), GM)


def _gives_flight(bonus: Bonus) -> bool:
    """Whether its bearer flies as long as it lasts: `On move: Fly`."""
    what = bonus.what
    is_own = what.allies_within is None and not what.slots and what.gain.fact is None
    return is_own and any(change.what == "fly" for change in what.gain.changes)


_FREE = Freedom()
_SEEN = Presence()
