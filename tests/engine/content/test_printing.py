from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given, settings

from engine.content.parse import parse
from engine.content.printing import lines
from engine.content.printing_keys import KEYS
from engine.content.tree import Action
from engine.core.text import Say, say
from tests.engine.content.trees import PATTERNS, actions, hero_actions


def everything_said(said: Say) -> Iterator[Say]:
    yield said
    for fact in said.facts.values():
        for inner in fact if isinstance(fact, tuple) else (fact,):
            if isinstance(inner, Say):
                yield from everything_said(inner)


def test_every_ability_and_every_augment_is_a_line() -> None:
    text = "Attack 3, Range 4, Poison; Fire & Ice: +1 Attack, Pierce 2, XP 1; Move 2; Round; Lost"
    assert lines(parse(text)) == (
        say(
            "text-ability",
            parts=(
                say("text-attack", value=3),
                say("text-range", value=4),
                say("condition-poison"),
            ),
        ),
        say(
            "text-augment",
            elements=say("text-two-elements", first=say("element-fire"), second=say("element-ice")),
            parts=(
                say("text-more-attack", value=1),
                say("text-pierce", value=2),
                say("text-xp", value=1),
            ),
        ),
        say("text-ability", parts=(say("text-move", value=2),)),
        say("text-round"),
        say("text-lost"),
    )


def test_relative_values_keep_their_sign() -> None:
    move, attack, still = lines(parse("Move -1; Attack +1; Move +0", monster=True))
    assert move.facts["parts"] == (say("text-move", value=say("text-minus", number=1)),)
    assert attack.facts["parts"] == (say("text-attack", value=say("text-plus", number=1)),)
    assert still.facts["parts"] == (say("text-move", value=say("text-plus", number=0)),)


def test_an_area_is_told_by_its_hexes() -> None:
    (line,) = lines(parse("Attack 2, Area cleave", PATTERNS))
    area = say("text-area", hexes=2, shape="self 0,-1 1,-1")
    assert line.facts["parts"] == (say("text-attack", value=2), area)


def test_whom_an_ability_is_for_is_printed() -> None:
    heal, bless = lines(parse("Heal 2, Self; Bless, Allies, Range 2, Target all"))
    assert heal.facts["parts"] == (say("text-heal", value=2), say("text-self"))
    assert bless.facts["parts"] == (
        say("condition-bless"),
        say("text-allies"),
        say("text-range", value=2),
        say("text-target-all"),
    )


@settings(deadline=None)
@given(actions | hero_actions)
def test_nothing_is_said_that_the_list_of_keys_lacks(action: Action) -> None:
    for line in lines(action):
        for said in everything_said(line):
            facts = () if "." in said.key else KEYS[said.key]  # dotted: a word of the pack
            assert set(said.facts) == set(facts)
