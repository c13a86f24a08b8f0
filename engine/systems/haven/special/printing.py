"""A scenario's goal and rules in the words of the catalogues: what players read is what runs."""

from __future__ import annotations

from engine.content.equations import Equation
from engine.content.special import tree
from engine.content.special.tree import AnyClaim, Both, Claim, Effect, Either, Moment, Negation
from engine.core.text import Say
from engine.systems.haven.content import Rule, Scenario
from engine.systems.haven.telling.labels import label
from engine.systems.haven.telling.modifier_words import modifier_word

Facts = dict[str, int | str | Say | tuple[Say, ...]]


class Printer:
    """Prints for one scenario at one level and party: equations become plain numbers."""

    def __init__(self, scenario: Scenario, level: int, heroes: int) -> None:
        self._scenario = scenario
        self._level = level
        self._heroes = heroes

    def goal(self) -> Say:
        """What the party is to do."""
        return Say("haven-goal", {"goal": self._claim(self._scenario.goal, "goal")})

    def rules(self, acted: list[str]) -> tuple[Say, ...]:
        """What is a failure, and the rules that may still act; secret ones once they have acted."""
        failure = self._scenario.failure
        lines = (
            [Say("haven-rule-failure", {"claim": self._claim(failure, "if")})] if failure else []
        )
        for rule in self._scenario.rules:
            is_over = rule.is_once and rule.id in acted
            is_known = not rule.is_secret or rule.id in acted
            if is_known and not is_over and self._effects(rule):
                lines.append(self._rule(rule))
        return tuple(lines)

    def _rule(self, rule: Rule) -> Say:
        facts: Facts = {"when": self._moment(rule.when), "effects": self._effects(rule)}
        line = Say("haven-rule", facts)
        if rule.only_if is not None:
            line = Say("haven-rule-if", {**facts, "claim": self._claim(rule.only_if, "if")})
        return Say("haven-rule-once", {"rule": line}) if rule.is_once else line

    def _effects(self, rule: Rule) -> tuple[Say, ...]:
        """What it does for this party; nothing where it only brings monsters for a larger one."""
        told = (self._effect(effect) for effect in rule.does if not self._is_idle(effect))
        return (*([Say("haven-does-story")] if rule.has_story else []), *told)

    # --- claims and moments

    def _claim(self, claim: AnyClaim, mood: str) -> Say:
        match claim:
            case Both():
                parts = tuple(self._claim(one, mood) for one in claim.claims)
                return Say(f"haven-{mood}-all", {"parts": parts})
            case Either():
                parts = tuple(self._claim(one, mood) for one in claim.claims)
                return Say(f"haven-{mood}-any", {"parts": parts})
            case Negation():
                return Say(f"haven-{mood}-not", {"claim": self._claim(claim.claim, "if")})
            case Claim():
                return self._single(f"haven-{mood}", claim)

    def _moment(self, moment: Moment) -> Say:
        return self._single("haven-when", moment)

    def _single(self, family: str, told: Claim | Moment) -> Say:
        kind, facts = told.what.replace(" ", "-"), self._facts(told)
        if told.name in self._scenario.objectives:
            kind = {"dies": "destroyed", "last-dies": "last-destroyed"}.get(
                kind, kind.replace("-dead", "-destroyed")
            )
        return Say(f"{family}-{kind}", facts)

    def _facts(self, told: Claim | Moment) -> Facts:
        facts: Facts = {}
        what, name = told.what, told.name
        if what == "treasure looted":
            facts["number"] = self._scenario.treasures[name]
        elif what.startswith(("room", "door")):
            facts["doors"] = self._doors(name)
        elif name in self._scenario.marks:
            facts["mark"] = self._mark(name)
        elif name:
            facts["name"] = self._kind(name)
        if told.number is not None:
            facts["count"] = self._number(told.number)
        return facts

    # --- effects

    def _is_idle(self, effect: Effect) -> bool:
        """Whether it does nothing for this party."""
        return isinstance(effect, tree.Spawn) and not effect.ranks[self._heroes - 2]

    def _effect(self, effect: Effect) -> Say:
        match effect:
            case tree.Spawn():
                return self._spawn(effect)
            case tree.AddCards() | tree.Damage() | tree.Give() | tree.Reward():
                return self._for_somebody(effect)
            case tree.Unlock() | tree.Open():
                facts: Facts = {"doors": self._doors(effect.door)}
                return Say(f"haven-does-{effect.__struct_config__.tag}", facts)
            case tree.Reveal():
                return Say("haven-does-reveal", {"doors": self._doors(effect.room)})
            case tree.Place() | tree.Remove():
                what, mark = self._thing(effect.what), self._mark(effect.mark)
                return Say(
                    f"haven-does-{effect.__struct_config__.tag}", {"what": what, "mark": mark}
                )
            case tree.Leave():
                return Say("haven-does-leave")
            case tree.End():
                return Say("haven-does-win" if effect.outcome == "victory" else "haven-does-lose")

    def _spawn(self, effect: tree.Spawn) -> Say:
        name = Say(f"monster.{effect.monster}")
        if effect.ranks[self._heroes - 2] == "elite":
            name = Say("haven-elite", {"monster": name})
        count = len(self._scenario.marks[effect.mark].hexes)
        mark = self._mark(effect.mark)
        return Say("haven-does-spawn", {"name": name, "mark": mark, "count": count})

    def _for_somebody(self, effect: tree.AddCards | tree.Damage | tree.Give | tree.Reward) -> Say:
        match effect:
            case tree.AddCards():
                card = modifier_word(effect.card)
                facts: Facts = {"count": self._number(effect.count), "card": card}
                return Say("haven-does-add-cards", {**facts, "whom": self._whom(effect.to)})
            case tree.Give():
                gained = tuple(Say(f"haven-condition-{one}") for one in effect.conditions)
                facts = {"conditions": gained, "whom": self._whom(effect.whom)}
                return Say("haven-does-give", facts)
            case tree.Damage():
                key = "damage"
            case tree.Reward():
                key = effect.what.lower()
        amount = self._number(effect.amount)
        return Say(f"haven-does-{key}", {"amount": amount, "whom": self._whom(effect.whom)})

    # --- what they speak of

    def _number(self, equation: Equation) -> int:
        return equation.at(self._level, self._heroes)

    def _kind(self, name: str) -> Say:
        scenario = self._scenario
        is_own = name in scenario.allies or name in scenario.objectives
        return Say(f"figure.{scenario.id}.{name}" if is_own else f"monster.{name}")

    def _mark(self, letter: str) -> Say:
        return Say(f"haven-mark-{self._scenario.marks[letter].look}", {"letter": letter})

    def _doors(self, rooms: str) -> str:
        """The hexes of the doors between two rooms, or into one."""
        doors = self._scenario.doors
        return ", ".join(label(door.hex) for door in doors if set(rooms) <= set(door.rooms))

    def _whom(self, whom: str) -> Say:
        is_group = whom in ("heroes", "hero", "enemies", "monsters")
        return Say(f"haven-whom-{whom}") if is_group else self._kind(whom)

    def _thing(self, what: str) -> Say:
        return Say(f"haven-overlay-{what}") if what in tree.OVERLAYS else self._kind(what)
