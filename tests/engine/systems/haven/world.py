"""A tiny haven world for rule tests: place figures, stack decks, run a script, look.

    w = World()                                   # one room of 8 by 6 hexes, A1 to H6
    ana, rat = w.hero("A1"), w.monster("B1", hp=9, shield=1)
    w.stack(ana, "+1", "2x")                      # drawn in this order
    w.act(ana, "Attack 3, Pierce 1", rat.id)      # a card's text, then the answers in order
    assert rat.hp == 5

Answers are option ids, several options as a tuple. A prompt that does not offer the next answer
gets its kind's answer of `DEFAULTS`; if there is none, the test fails and names the prompt.
`w.asked` holds every question in order, `w.said(key)` the facts of every event with that key.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from engine.core.deck import Deck
from engine.core.prompt import Question
from engine.core.rng import Rng
from engine.core.script import Chosen, Script
from engine.core.seat import Seat
from engine.core.system import HeroSetup, Setup
from engine.systems.haven.content import Dungeon, Trap
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.heroes.actions import perform
from engine.systems.haven.heroes.doing import Doing
from engine.systems.haven.heroes.turn import hero_turn
from engine.systems.haven.items.offering import with_items
from engine.systems.haven.monsters.turns import automaton_turn
from engine.systems.haven.places import Places
from engine.systems.haven.scenario.doors import populate
from engine.systems.haven.scenario.initiative import set_order
from engine.systems.haven.scenario.round import play_round
from engine.systems.haven.scenario.setup import new_state
from engine.systems.haven.state import Hero, MonsterFigure
from engine.systems.haven.system import HavenSystem
from tests.engine.systems.haven.given import Given
from tests.engine.systems.haven.plain import (
    CLASSES,
    FLOOR,
    SEED,
    TYPES,
    pack_of,
    scenario_of,
    spawns_of,
    spot,
    stacked,
    stats,
    text,
)

T = TypeVar("T")

DEFAULTS = {"negate-damage": "suffer", "short-rest": "skip", "reroll-rest": "skip"}


class World(Given):
    """A game in the middle of a round, with nothing in it but what a test puts there."""

    def __init__(
        self,
        drawn: str = FLOOR,
        *,
        level: int = 1,
        heroes: int = 4,
        spawns: Mapping[str, tuple[str, str]] | None = None,  # label -> type, rank for any party
        trap: Trap | None = None,
        starts: str = "A1 A2 A3 A4",
        dungeon: Dungeon | None = None,  # its cards come in the order in which it names them
        **settings: str | int | bool,
    ) -> None:
        scenario = scenario_of(drawn, spawns_of(spawns or {}), trap or Trap(), starts)
        self.pack = pack_of(msgspec.structs.replace(scenario, dungeon=dungeon))
        self.setup = Setup(
            "test",
            tuple(HeroSetup(Seat(f"s{n}"), c.title(), c) for n, c in enumerate(CLASSES[:heroes])),
            level,
            settings,
        )
        rng = Rng(SEED)
        state = new_state(self.pack, self.setup, rng)
        state.standees = {name: list(range(1, 7)) for name in TYPES}
        state.ability_decks = {
            name: Deck(list(deck.cards)) for name, deck in self.pack.decks.items()
        }
        state.phase, state.round = "turns", 1
        state.dungeon = stacked(dungeon) if dungeon is not None else None
        self.g = HavenGame(state, rng, Places(self.pack))
        self.asked: list[Question] = []
        self._seated = 0
        populate(self.g, "a", None)

    @property
    def state(self) -> Any:
        """The state, for looking and for arranging what no helper arranges."""
        return self.g.state

    # --- when -------------------------------------------------------------------------------------

    def run(self, script: Script[T], *answers: str | Chosen) -> T:
        """Drive a script with answers in order."""
        left = [answer if isinstance(answer, tuple) else (answer,) for answer in answers]
        given: list[Chosen] | None = None
        while True:
            try:
                questions = next(script) if given is None else script.send(given)
            except StopIteration as end:
                assert not left, f"never asked for {left}"
                result: T = end.value
                return result
            self.asked += questions
            given = [self._answer(question, left) for question in questions]

    def _answer(self, question: Question, left: list[Chosen]) -> Chosen:
        offered = {option.id for option in question.options}
        if left and offered.issuperset(left[0]):
            return left.pop(0)
        default = DEFAULTS.get(question.kind)
        assert default in offered, f"{question.kind} offers {sorted(offered)}; answers left: {left}"
        return (default,)

    def act(self, hero: Hero, printed: str, *answers: str | Chosen) -> bool:
        """A hero performs one action on its turn; whether any part of it was performed."""
        self.g.state.acting = hero.id
        doing = Doing("", "Lost" in printed)
        self.run(with_items(self.g, perform(self.g, hero, text(printed), doing)), *answers)
        self.g.state.acting = ""
        return doing.is_performed

    def turn(self, hero: Hero, *answers: str | Chosen) -> None:
        """A hero's whole turn with the cards it has picked."""
        self.run(hero_turn(self.g, hero), *answers)

    def picked(self, hero: Hero, first: str, second: str) -> None:
        """The hero plays these two cards this round."""
        hero.picked = [first, second]
        hero.hand = [card for card in hero.hand if card not in hero.picked]

    def monster_turn(self, monster: MonsterFigure, printed: str, *answers: str | Chosen) -> None:
        """A monster's whole turn with this ability card."""
        self.ability(monster.type, printed)
        if not self.g.state.order:
            self.order(**{h.id: 10 + n for n, h in enumerate(self.g.heroes)})
        self.run(automaton_turn(self.g, monster), *answers)

    def set_order(self, *answers: str) -> list[str]:
        """Sort out who acts when; the ids in order."""
        self.run(set_order(self.g), *answers)
        return [turn.id for turn in self.g.state.order]

    def round(self, *answers: str | Chosen) -> None:
        """A whole round, the picks first."""
        self.run(play_round(self.g), *answers)

    # --- then -------------------------------------------------------------------------------------

    def said(self, key: str) -> list[dict[str, Any]]:
        """The facts of every event with this key."""
        return [event.say.facts for event in self.g.told if event.say.key == key]

    def offered(self, kind: str) -> list[list[str]]:
        """The option ids of every question of a kind, in order."""
        return [[o.id for o in q.options] for q in self.asked if q.kind == kind]

    def where(self, figure: AnyFigure) -> str:
        """The label of a figure's hex."""
        return figure.hex.label

    def traps(self) -> list[str]:
        """The labels of the hexes where a trap lies."""
        return [trap.hex.label for trap in self.g.state.traps]

    def system(self) -> HavenSystem:
        """The rule system with this world's pack."""
        return HavenSystem(self.pack)


__all__ = ["SEED", "World", "spot", "stats", "text"]
