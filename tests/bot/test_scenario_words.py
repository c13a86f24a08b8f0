"""Whatever a scenario's rules can say is a sentence in both languages."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.systems import system_named
from bot.words import LOCALES, Words
from engine.content.special import parse
from engine.content.special.tree import OVERLAYS, ClaimKind, Effect, MomentKind, claims_in
from engine.core.text import Say
from engine.systems.haven.content import Rule, Scenario
from engine.systems.haven.special.printing import Printer
from engine.systems.haven.system import HavenSystem

CLAIMS = (
    *("every enemy dead", "every wardrobe destroyed", "every snuffmoth dead", "lamplighter dead"),
    *("wardrobe destroyed", "2 wardrobe destroyed", "2 * C clinker dead", "round C over"),
    *("treasure G looted", "1 treasures looted", "2 treasures looted", "H occupied"),
    *("every H occupied", "every hero on H", "heroes on H", "every hero gone", "heroes gone"),
    *("room b revealed", "door ab open", "not door ab open"),
    *("heroes gone and round 3 over", "heroes gone or round 3 over and not door ab open"),
)
MOMENTS = (
    *("setup", "round 3 begins", "round 3 ends", "every round begins", "every 2 rounds begin"),
    *("every round ends", "every 2 rounds end", "door ab opens", "room b revealed", "Q entered"),
    *("H occupied", "every H occupied", "H occupied at round end"),
    *("every H occupied at round end", "clinker dies", "wardrobe destroyed", "last clinker dies"),
    *("last wardrobe destroyed", "treasure G looted"),
)
EFFECTS = (
    *("Spawn clinker normal at V", "Spawn clinker elite at R", "Spawn threadbare named at V"),
    *(
        "Unlock ab",
        "Open ab",
        "Reveal b",
        "Add 1 card -1 to heroes",
        "Add C cards null to monsters",
    ),
    *("Damage 1 to hero", "Damage L + 2 to enemies", "Damage 2 to wardrobe"),
    *("Give Muddle to heroes", "Give Poison, Wound to lamplighter"),
    *("Give 1 coin to hero", "Give 2 coins to heroes", "Give 1 XP to hero", "Give 2 XP to heroes"),
    *("Place wardrobe at W", "Leave", "Win", "Lose"),
    *(f"{what} {overlay} at V" for what in ("Place", "Remove") for overlay in OVERLAYS),
)
NO_WORDS = re.compile(r"haven-|[a-z]+\.[a-z]|[{}]|\?\?\?")


def scenarios() -> dict[str, Scenario]:
    haven = system_named("haven")
    assert isinstance(haven, HavenSystem)
    return haven.pack.scenarios


def scenario() -> Scenario:
    return replace(scenarios()["lamplighters-round"], treasures={"G": 7})


def sentence(say: Say, locale: str) -> str:
    words = Words(system_named("haven").words, strict=True)
    spoken = words.speak(say, locale)
    assert spoken.strip() and not NO_WORDS.search(spoken), spoken
    return spoken


def with_rule(when: str, do: str = "Win") -> Printer:
    rule = Rule("test", parse.moment(when).tree, parse.effects(do).tree)
    return Printer(replace(scenario(), failure=None, rules=(rule,)), 1, 3)


def test_the_texts_here_are_all_that_there_are() -> None:
    kinds = {one.what for text in CLAIMS for one in claims_in(parse.claim(text).tree)}
    assert kinds == {*get_args(ClaimKind)}
    assert {parse.moment(text).tree.what for text in MOMENTS} == {*get_args(MomentKind)}
    done = {type(effect) for text in EFFECTS for effect in parse.effects(text).tree}
    assert done == {*get_args(Effect)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", CLAIMS)
def test_a_claim_is_told_as_goal_as_failure_and_as_condition(text: str, locale: str) -> None:
    claim = parse.claim(text).tree
    rule = Rule("test", parse.moment("setup").tree, parse.effects("Win").tree, claim)
    printer = Printer(replace(scenario(), goal=claim, failure=claim, rules=(rule,)), 1, 3)
    told = [sentence(say, locale) for say in (printer.goal(), *printer.rules([]))]
    assert len(told) == len(set(told)) == 3
    assert all(one[0].isupper() and one.endswith(".") for one in told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", MOMENTS)
def test_a_moment_is_told(text: str, locale: str) -> None:
    (told,) = with_rule(text).rules([])
    assert sentence(told, locale)[0].isupper()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_is_told(text: str, locale: str) -> None:
    (told,) = with_rule("Q entered", text).rules([])
    assert sentence(told, locale).endswith(".")


def test_a_rule_that_does_nothing_for_so_many_heroes_is_not_told() -> None:
    assert with_rule("Q entered", "Spawn snuffmoth normal/none/elite at V").rules([]) == ()
    assert len(with_rule("Q entered", "Spawn snuffmoth none/normal/elite at V").rules([])) == 1


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_every_scenario_tells_its_goal_and_rules(locale: str, heroes: int) -> None:
    for each in scenarios().values():
        printer = Printer(each, 1, heroes)
        for say in (printer.goal(), *printer.rules([])):
            sentence(say, locale)
