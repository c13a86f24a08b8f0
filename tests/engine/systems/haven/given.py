"""What a rule test starts from: figures on hexes, stacked decks, rules of a scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from engine.content.special import parse as special
from engine.content.tree import Action
from engine.systems.haven.abilities.modifiers import standard_deck
from engine.systems.haven.content import (
    AllyKind,
    Card,
    Look,
    Mark,
    Monster,
    MonsterCard,
    MonsterStats,
    ObjectiveKind,
    Pack,
    Rule,
)
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.scenario.doors import place_monster
from engine.systems.haven.state import (
    ActiveCard,
    Ally,
    Hero,
    MonsterFigure,
    Objective,
    Strength,
    Summon,
    Turn,
)
from tests.engine.systems.haven.plain import CLASSES, spot, stats, text


class Given:
    """The part of `World` that arranges things."""

    g: HavenGame
    pack: Pack
    _seated: int

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
        ally = Ally(**_body(kind, where, made, self.g.state.allies))
        self.g.state.allies.append(ally)
        return ally

    def objective(self, where: str, kind: str = "altar", **numbers: Any) -> Objective:
        """An obstacle with hit points."""
        made = stats(**numbers)
        self.g.scenario.objectives[kind] = ObjectiveKind(kind, ((made,) * 3,) * 8)
        objective = Objective(**_body(kind, where, made, self.g.state.objectives))
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


def _body(
    kind: str, where: str, made: MonsterStats, there: Sequence[Ally | Objective]
) -> dict[str, Any]:
    """What the next figure of a kind is made of."""
    number = 1 + sum(one.type == kind for one in there)
    return {
        "id": f"{kind}-{number}",
        "hex": spot(where),
        "hp": made.hp,
        "max_hp": made.hp,
        "type": kind,
        "number": number,
    }
