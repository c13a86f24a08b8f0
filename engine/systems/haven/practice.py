"""Haven's practice fight (implements `engine.core.practice.Practice`): small hands, a small map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.practice import Lesson
from engine.core.prompt import Prompt
from engine.core.seat import Seat
from engine.core.system import HeroSetup, Listing, Setup, System
from engine.core.text import Say
from engine.core.view import View
from engine.systems.haven.content import Drill, HeroClass, Pack

LEVEL = 0  # of the scenario: gentle monsters


def practice_pack(pack: Pack, drill: Drill) -> Pack:
    """The pack with nothing in it but the practice fight: its scenario, its heroes' few cards."""
    classes = {
        hero.class_id: _trimmed(pack.classes[hero.class_id], hero.cards) for hero in drill.heroes
    }
    return replace(pack, scenarios={drill.scenario.id: drill.scenario}, classes=classes, goals={})


def _trimmed(hero_class: HeroClass, cards: tuple[str, ...]) -> HeroClass:
    """A class that knows only these cards, so that nobody has to choose a hand."""
    known = {card: hero_class.cards[card] for card in cards}
    return replace(hero_class, hand_size=len(cards), cards=known)


class HavenPractice:
    """The practice fight of a pack."""

    def __init__(self, system: System[Any], drill: Drill) -> None:
        self.system = system
        self._drill = drill

    def heroes(self) -> tuple[Listing, ...]:
        """Their classes."""
        names = (hero.class_id for hero in self._drill.heroes)
        return tuple(Listing(one, Say(f"class.{one}"), Say(f"class.{one}.about")) for one in names)

    def setup(self, names: Sequence[str]) -> Setup:
        """Each with its cards and its items."""
        heroes = tuple(
            HeroSetup(Seat(f"{n}"), name, hero.class_id, cards=hero.cards, items=hero.items)
            for n, (hero, name) in enumerate(zip(self._drill.heroes, names, strict=True), start=1)
        )
        return Setup(self._drill.scenario.id, heroes, LEVEL)

    def lessons(self, view: View, prompt: Prompt) -> tuple[Lesson, ...]:
        """By the kind of the question and how things stand."""
        return tuple(_lesson(name) for name, applies in LESSONS.items() if applies(view, prompt))


Applies = Callable[[View, Prompt], bool]


def _asks(*kinds: str) -> Applies:
    return lambda view, prompt: prompt.kind in kinds


def _is_pick(view: View, prompt: Prompt) -> bool:
    return prompt.kind == "pick-cards"


def _may_rest(view: View, prompt: Prompt) -> bool:
    return _is_pick(view, prompt) and any(option.alone for option in prompt.options)


def _is_second_half(view: View, prompt: Prompt) -> bool:
    cards = {option.card for option in prompt.options if option.card is not None}
    return prompt.kind == "choose-action" and len(cards) == 1


def _offers(verb: str) -> Applies:
    return lambda view, prompt: any(o.id.startswith(f"{verb}:") for o in prompt.options)


def _has_coins(view: View, prompt: Prompt) -> bool:
    return prompt.kind == "move-to" and any(place.coins for place in view.hexes)


def _sees_door(view: View, prompt: Prompt) -> bool:
    doors = {place.hex for place in view.hexes if "door-closed" in place.overlays}
    return prompt.kind == "move-to" and any(option.hex in doors for option in prompt.options)


def _has_elements(view: View, prompt: Prompt) -> bool:
    return _is_pick(view, prompt) and any(track.value for track in view.tracks)


def _after_a_round(view: View, prompt: Prompt) -> bool:
    return _is_pick(view, prompt) and view.round > 1


# In the order in which they matter; each is told once, at the first question that it fits.
LESSONS: Mapping[str, Applies] = {
    "place": _asks("place-hero"),
    "pick": _is_pick,
    "monsters": _after_a_round,
    "long-rest": _may_rest,
    "elements": _has_elements,
    "action": _asks("choose-action"),
    "other-half": _is_second_half,
    "move": _asks("move-to"),
    "door": _sees_door,
    "coins": _has_coins,
    "attack": _asks("attack-target"),
    "area": _asks("area"),
    "push": _asks("push-to", "pull-to"),
    "heal": _asks("heal-target", "heal"),
    "loot": _asks("loot"),
    "consume": _asks("consume"),
    "negate": _asks("negate-damage"),
    "short-rest": _asks("short-rest"),
    "reroll": _asks("reroll-rest"),
    "lose": _asks("lose-card"),
    "tie": _asks("tie"),
    "item": _offers("use"),
}

KEYS: dict[str, tuple[str, ...]] = {f"haven-lesson-{name}": () for name in LESSONS}


def _lesson(name: str) -> Lesson:
    return Lesson(name, Say(f"haven-lesson-{name}"))
