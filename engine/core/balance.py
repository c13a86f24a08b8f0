"""Is it fair? Whole games by the greedy policy, counted by scenario, party size and class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from engine.core.game import Game
from engine.core.policy import GreedyPolicy
from engine.core.simulate import play_out, seed_for, setup_for
from engine.core.system import System

# What a hero does for the party, as games count it (`Result.counts`).
DEEDS = ("dealt", "healed", "prevented")

FAIR_WINS = (0.25, 0.85)  # of the games of a scenario
FAIR_SHARE = (0.5, 2.0)  # of a class in what heroes do, the average being 1


class Fight(msgspec.Struct, frozen=True):
    """One game to be played."""

    scenario: str
    heroes: int
    number: int


class Fought(msgspec.Struct, frozen=True):
    """How it went."""

    fight: Fight
    is_won: bool
    rounds: int
    deeds: tuple[tuple[str, dict[str, int]], ...]  # by class


class Cell(msgspec.Struct):
    """All games of one scenario with one size of party."""

    games: int = 0
    wins: int = 0
    rounds: int = 0

    @property
    def share(self) -> float:
        """Of the games that were won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def is_fair(self) -> bool:
        """Neither a stroll nor a wall."""
        return FAIR_WINS[0] <= self.share <= FAIR_WINS[1]


class Balance(msgspec.Struct):
    """What a series of games says."""

    cells: dict[tuple[str, int], Cell] = {}
    games_of: dict[str, int] = {}  # by class
    deeds_of: dict[str, Counter[str]] = {}

    def add(self, fought: Fought) -> None:
        """Count one game."""
        cell = self.cells.setdefault((fought.fight.scenario, fought.fight.heroes), Cell())
        cell.games += 1
        cell.wins += fought.is_won
        cell.rounds += fought.rounds
        for class_id, deeds in fought.deeds:
            self.games_of[class_id] = self.games_of.get(class_id, 0) + 1
            self.deeds_of.setdefault(class_id, Counter()).update(deeds)

    def worth(self, class_id: str) -> float:
        """What a class does in a game."""
        return sum(self.deeds_of[class_id].values()) / self.games_of[class_id]

    def share(self, class_id: str) -> float:
        """The same, the average of all classes being 1."""
        average = sum(map(self.worth, self.games_of)) / len(self.games_of)
        return self.worth(class_id) / average if average else 1.0

    @property
    def unfair(self) -> list[str]:
        """What is out of bounds, in words for authors."""
        low, high = FAIR_SHARE
        cells = [
            f"{scenario}, {heroes} heroes: {cell.share:.0%} won"
            for (scenario, heroes), cell in self.cells.items()
            if not cell.is_fair
        ]
        shares = {class_id: self.share(class_id) for class_id in self.games_of}
        classes = [
            f"{c}: {s:.2f} of the average" for c, s in shares.items() if not low <= s <= high
        ]
        return cells + classes


def fight(system: System[Any], one: Fight, seed: str) -> Fought:
    """Play one game, by the same name the same one."""
    setup = setup_for(system, one.scenario, one.heroes, None, one.number)
    name = f"{seed}/{one.scenario}/{one.heroes}/{one.number}"
    game, _ = Game.new(system, setup, seed_for(name))
    finished = play_out(game, GreedyPolicy())
    class_of = {hero.seat: hero.class_id for hero in setup.heroes}
    deeds = tuple(
        (class_of[result.seat], {deed: result.counts.get(deed, 0) for deed in DEEDS})
        for result in game.results()
    )
    return Fought(one, finished.outcome == "victory", finished.rounds, deeds)


def fights(scenarios: Iterable[str], sizes: Iterable[int], games: int) -> list[Fight]:
    """So many games of each scenario with each size of party."""
    sizes = tuple(sizes)
    return [Fight(place, size, n) for place in scenarios for size in sizes for n in range(games)]
