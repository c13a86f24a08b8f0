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
from typing import Any, Literal, TypeVar

import msgspec

from engine.content.parse import parse
from engine.content.special import parse as special
from engine.content.tree import Action, Area
from engine.core.deck import Deck
from engine.core.hexes import DIRECTIONS, Hex, at, parse_label
from engine.core.prompt import Question
from engine.core.rng import Rng, seed_from
from engine.core.script import Chosen, Script
from engine.core.seat import Seat
from engine.core.system import HeroSetup, Setup
from engine.systems.haven.actions import perform
from engine.systems.haven.content import (
    AllyKind,
    Card,
    Door,
    Dungeon,
    HeroClass,
    Look,
    Mark,
    Monster,
    MonsterCard,
    MonsterDeck,
    MonsterStats,
    ObjectiveKind,
    Pack,
    Room,
    Rule,
    Scenario,
    Spawn,
    Trap,
    Treasure,
)
from engine.systems.haven.doing import Doing
from engine.systems.haven.doors import place_monster, populate
from engine.systems.haven.dungeon_map import ROOMS
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.initiative import set_order
from engine.systems.haven.modifiers import standard_deck
from engine.systems.haven.monsters import automaton_turn
from engine.systems.haven.places import Places
from engine.systems.haven.round import play_round
from engine.systems.haven.setup import new_state
from engine.systems.haven.state import (
    ActiveCard,
    Ally,
    Delve,
    Hero,
    LaidRoom,
    MonsterFigure,
    Objective,
    Strength,
    Summon,
    Turn,
)
from engine.systems.haven.system import HavenSystem
from engine.systems.haven.turn import hero_turn
from engine.systems.haven.using import with_items

T = TypeVar("T")

SEED = seed_from(b"a test of haven!")
CLASSES = ("blade", "bow", "drum", "lamp")
TYPES = ("rat", "bat", "crab", "wasp")
DEFAULTS = {"negate-damage": "suffer", "short-rest": "skip", "reroll-rest": "skip"}
PATTERNS: dict[str, Area] = {
    # three neighbours in a row of the acting figure
    "cleave": Area("cleave", (DIRECTIONS[5], DIRECTIONS[0], DIRECTIONS[1]), True),
    # two hexes straight ahead of the acting figure
    "lance": Area("lance", (DIRECTIONS[0], Hex(2, 0)), True),
    # three hexes that touch each other, laid anywhere in range
    "burst": Area("burst", (Hex(0, 0), DIRECTIONS[0], DIRECTIONS[1]), False),
}
FLOOR = "\n".join(["a " * 8] * 6)


def spot(label: str) -> Hex:
    """The hex with this label."""
    found = parse_label(label)
    assert found is not None, label
    return found


def text(printed: str, *, is_monster: bool = False) -> Action:
    """A card's text as a tree."""
    return parse(printed, PATTERNS, monster=is_monster)


def stats(**numbers: Any) -> MonsterStats:
    """A monster's numbers: 10 hp, move 2, attack 2, melee, unless said otherwise."""
    return MonsterStats(**{"hp": 10, "move": 2, "attack": 2, **numbers})


def hero_class(class_id: str) -> HeroClass:
    """A class of ten plain cards: `<class>-1` to `-10`, initiatives 11, 12, ..."""
    first = 10 * (CLASSES.index(class_id) + 1)
    cards = {
        f"{class_id}-{n}": Card(f"{class_id}-{n}", "1", first + n, text("Attack 3"), text("Move 3"))
        for n in range(1, 11)
    }
    return HeroClass(class_id, 10, (10, 12, 14, 16, 18, 20, 22, 24, 26), cards)


def monster_type(type_id: str, deck: str = "", standees: int = 6) -> Monster:
    """A plain monster type with a deck of its own."""
    return Monster(type_id, deck or type_id, standees, (stats(),) * 8, (stats(hp=15),) * 8)


def ability_deck(deck_id: str) -> MonsterDeck:
    """Eight plain cards: `<deck>-1` to `-8`, initiatives 51 to 58."""
    action = text("Move +0; Attack +0", is_monster=True)
    cards = {f"{deck_id}-{n}": MonsterCard(f"{deck_id}-{n}", 50 + n, action) for n in range(1, 9)}
    return MonsterDeck(deck_id, cards)


def scenario_of(drawn: str, spawns: Mapping[str, Spawn], trap: Trap, starts: str) -> Scenario:
    """A scenario from a map table as packs draw it; spawns are given by hex label."""
    rooms: dict[str, dict[str, Any]] = {}
    doors: list[Door] = []
    kinds = {"O": "obstacles", "T": "traps", "^": "hazards", "~": "difficult", "$": "coins"}
    lines = [line.split() for line in drawn.strip().splitlines()]
    for row, line in enumerate(lines):
        for column, cell in enumerate(line):
            where = at(column, row)
            if cell == ".":
                continue
            if _is_door(cell):
                doors.append(Door(where, (cell[0], cell[1])))
                continue
            room = rooms.setdefault(cell[0], {"hexes": ()})
            room["hexes"] += (where,)
            if cell[1:] in kinds:
                room[kinds[cell[1:]]] = (*room.get(kinds[cell[1:]], ()), where)
            if cell[1:] == "G":
                room["treasures"] = {where.label: Treasure(7, gold=15, experience=2)}
    for label, spawn in spawns.items():
        owner = next(r for r in rooms.values() if spot(label) in r["hexes"])
        owner["spawns"] = (*owner.get("spawns", ()), spawn)
    return Scenario(
        id="test",
        number=1,
        start_room="a",
        starts=tuple(spot(label) for label in starts.split()),
        rooms={name: Room(id=name, **room) for name, room in sorted(rooms.items())},
        doors=tuple(doors),
        trap=trap,
    )


def stacked(dungeon: Dungeon) -> Delve:
    """A dungeon whose first room lies on the table, with nothing shuffled."""
    first, *rooms = dungeon.rooms
    encounter, *encounters = dungeon.encounters
    laid = LaidRoom(first, encounter, spot("A1"))
    return Delve([laid], Deck(rooms[::-1]), Deck(encounters[::-1]), ["none"] * len(ROOMS))


def _is_door(cell: str) -> bool:
    return len(cell) == 2 and cell.isalpha() and cell.islower()


class World:
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
        placed = {
            label: Spawn(spot(label), kind, dict.fromkeys((2, 3, 4), _rank(rank)))
            for label, (kind, rank) in (spawns or {}).items()
        }
        scenario = scenario_of(drawn, placed, trap or Trap(), starts)
        scenario = msgspec.structs.replace(scenario, dungeon=dungeon)
        self.pack = Pack(
            id="test",
            classes={name: hero_class(name) for name in CLASSES},
            monsters={name: monster_type(name) for name in TYPES},
            decks={name: ability_deck(name) for name in TYPES},
            scenarios={"test": scenario},
            words={"en": {}},
        )
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

    # --- given ------------------------------------------------------------------------------------

    def hero(self, where: str = "", *, hp: int | None = None, **fields: Any) -> Hero:
        """The next hero (blade, bow, drum, lamp), on a hex."""
        hero = self.g.state.heroes[self._seated]
        self._seated += 1
        if where:
            hero.hex = spot(where)
        if hp is not None:
            hero.hp = hp
            hero.max_hp = max(hp, hero.max_hp)
        for name, value in fields.items():
            setattr(hero, name, value)
        return hero

    def only(self, *heroes: Hero) -> None:
        """Nobody else takes part in this scenario."""
        self.g.state.heroes = list(heroes)

    def monster(
        self, where: str, kind: str = "rat", rank: str = "normal", **numbers: Any
    ) -> MonsterFigure:
        """A monster on a hex; numbers change the stats of its type and rank."""
        if numbers:
            self.type_stats(kind, rank, **numbers)
        return place_monster(self.g, kind, rank, spot(where))  # type: ignore[arg-type]

    def summon(self, owner: Hero, where: str, kind: str = "spark", **numbers: Any) -> Summon:
        """A hero's summon of an earlier round, held by a lost card in its active area."""
        made = stats(**numbers)
        self.pack.classes[owner.class_id].summons[kind] = made
        number = 1 + sum(s.owner == owner.id and s.type == kind for s in self.g.state.summons)
        name = f"{owner.id}-{kind}-{number}"
        owner.active.append(ActiveCard(f"{name}-card", "top", "persistent", is_lost=True))
        summon = Summon(
            id=name,
            hex=spot(where),
            hp=made.hp,
            max_hp=made.hp,
            type=kind,
            owner=owner.id,
            card=f"{name}-card",
            number=number,
            round=self.g.state.round - 1,
        )
        self.g.state.summons.append(summon)
        return summon

    def ally(self, where: str, kind: str = "guest", printed: str = "", **numbers: Any) -> Ally:
        """An ally that the scenario brings; it never acts if nothing is printed for it."""
        made = stats(**numbers)
        action = text(printed, is_monster=True) if printed else Action(())
        self.g.scenario.allies[kind] = AllyKind(kind, ((made,) * 3,) * 8, 50, action)
        self.g.state.ally_modifiers = self.g.state.ally_modifiers or standard_deck(self.g.rng)
        number = 1 + sum(ally.type == kind for ally in self.g.state.allies)
        ally = Ally(
            id=f"{kind}-{number}",
            hex=spot(where),
            hp=made.hp,
            max_hp=made.hp,
            type=kind,
            number=number,
        )
        self.g.state.allies.append(ally)
        return ally

    def objective(self, where: str, kind: str = "altar", **numbers: Any) -> Objective:
        """An obstacle with hit points."""
        made = stats(**numbers)
        self.g.scenario.objectives[kind] = ObjectiveKind(kind, ((made,) * 3,) * 8)
        number = 1 + sum(one.type == kind for one in self.g.state.objectives)
        objective = Objective(
            id=f"{kind}-{number}",
            hex=spot(where),
            hp=made.hp,
            max_hp=made.hp,
            type=kind,
            number=number,
        )
        self.g.state.objectives.append(objective)
        self.g.map_changed()
        return objective

    def boss(
        self,
        where: str,
        kind: str = "crab",
        rank: Literal["boss", "named"] = "boss",
        *,
        immune: tuple[str, ...] = (),
        specials: tuple[str, ...] = (),
        **numbers: Any,
    ) -> MonsterFigure:
        """A boss or a named monster on a hex, in place of a type."""
        old = self.pack.monsters[kind]
        self.pack.monsters[kind] = Monster(
            *(kind, old.deck, 1, (), ()),
            unique_rank=rank,
            unique=(((stats(**numbers),) * 3,) * 8,) * 8,
            immune=immune,
            specials=tuple(text(printed, is_monster=True) for printed in specials),
        )
        return place_monster(self.g, kind, rank, spot(where))

    def type_stats(self, kind: str, rank: str = "normal", **numbers: Any) -> None:
        """What a monster type is like, at every level."""
        old = self.pack.monsters[kind]
        new = (stats(**numbers),) * 8
        normal, elite = (old.normal, new) if rank == "elite" else (new, old.elite)
        self.pack.monsters[kind] = Monster(kind, old.deck, old.standees, normal, elite)

    def share_deck(self, kind: str, deck: str) -> None:
        """Let a monster type use another type's ability deck."""
        old = self.pack.monsters[kind]
        self.pack.monsters[kind] = Monster(kind, deck, old.standees, old.normal, old.elite)

    def stack(self, figure: AnyFigure, *cards: str) -> None:
        """The next modifier cards of a figure's deck, the first one on top."""
        self.g.modifiers(figure).cards.pile += reversed(cards)

    def ability(
        self, kind: str, printed: str, initiative: int = 50, *, reshuffles: bool = False
    ) -> None:
        """The card that a monster type plays this round."""
        deck = self.pack.monsters[kind].deck
        card_id = f"{deck}-set"
        card = MonsterCard(card_id, initiative, text(printed, is_monster=True), reshuffles)
        self.pack.decks[deck].cards[card_id] = card
        self.g.state.drawn[deck] = card_id

    def next_ability(self, kind: str, printed: str, initiative: int) -> None:
        """The card that a monster type will draw next."""
        self.ability(kind, printed, initiative)
        deck = self.pack.monsters[kind].deck
        self.g.state.ability_decks[deck].pile.append(self.g.state.drawn.pop(deck))

    def card(
        self,
        hero: Hero,
        card_id: str,
        initiative: int = 50,
        *,
        top: str = "Attack 2",
        bottom: str = "Move 2",
    ) -> str:
        """A card of the hero's class, in its hand."""
        made = Card(card_id, "1", initiative, text(top), text(bottom))
        self.pack.classes[hero.class_id].cards[card_id] = made
        hero.hand.append(card_id)
        return card_id

    def order(self, **initiatives: int) -> None:
        """The order of this round by hero id or monster type."""
        turns = sorted(initiatives.items(), key=lambda item: item[1])
        self.g.state.order = [
            Turn(name, n, "hero" if name in CLASSES else "monsters") for name, n in turns
        ]

    def element(self, name: str, strength: Strength = "strong") -> None:
        """Make an element present."""
        self.g.state.elements[name] = strength

    def coin(self, *labels: str) -> None:
        """Put money tokens down."""
        self.g.state.coins += [spot(label) for label in labels]

    def mark(self, letter: str, *labels: str, look: Look = "plate") -> None:
        """Hexes that the scenario's rules speak of by a letter."""
        hexes = tuple(spot(label) for label in labels)
        self.g.scenario.marks[letter] = Mark(letter, look, hexes)

    def terms(self, goal: str = "", failure: str = "") -> None:
        """What the scenario is won and lost by."""
        terms = {"goal": goal, "failure": failure}
        self._scenario(**{name: special.claim(text).tree for name, text in terms.items() if text})

    def rule(self, when: str, does: str = "", only_if: str = "", **fields: Any) -> str:
        """A rule of the scenario; its id."""
        rules = self.g.scenario.rules
        made = Rule(
            id=f"rule-{len(rules) + 1}",
            when=special.moment(when).tree,
            does=special.effects(does).tree if does else (),
            only_if=special.claim(only_if).tree if only_if else None,
            **fields,
        )
        self._scenario(rules=(*rules, made))
        return made.id

    def lock(self, label: str) -> None:
        """A door is locked."""
        self.g.state.locked_doors.append(spot(label))
        self.g.map_changed()

    def _scenario(self, **fields: Any) -> None:
        changed = msgspec.structs.replace(self.g.scenario, **fields)
        self.pack.scenarios["test"] = self.g._place.scenario = changed

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


def _rank(rank: str) -> Literal["", "normal", "elite"]:
    assert rank in ("", "normal", "elite")
    return rank  # type: ignore[return-value]


__all__ = ["PATTERNS", "World", "spot", "stats", "text"]
