from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.content.errors import TextError
from engine.content.special import parse
from engine.content.special.tree import (
    BY_HERO,
    KILL_ALL,
    MOMENTS,
    Both,
    Claim,
    Either,
    End,
    Give,
    Negation,
    Spawn,
)


def test_and_binds_closer_than_or_and_brackets_closer_still():
    kegs, guest = Claim("every one dead", "keg"), Claim("every hero gone")
    read = parse.claim("every keg destroyed and every hero gone or not every enemy dead").tree
    assert read == Either((Both((kegs, guest)), Negation(KILL_ALL)))
    read = parse.claim("every keg destroyed and (every hero gone or every enemy dead)").tree
    assert read == Both((kegs, Either((guest, KILL_ALL))))


def test_numbers_are_equations():
    read = parse.claim("2 * C + ceil(L / 2) rat dead").tree
    assert isinstance(read, Claim) and read.number is not None
    assert (read.name, read.number.at(3, 4)) == ("rat", 10)


def test_effects_stand_between_semicolons():
    read = parse.effects("Spawn rat none/normal/elite at P; Give Wound, Muddle to hero; Win")
    assert read.tree == (
        Spawn("rat", ("", "normal", "elite"), "P"),
        Give(("wound", "muddle"), "hero"),
        End("victory"),
    )
    assert [(one.what, one.name) for one in read.names] == [
        ("monster", "rat"),
        ("mark", "P"),
        ("whom", "hero"),
    ]


def test_who_brings_it_about_is_known_for_some_moments():
    assert set(BY_HERO) < set(MOMENTS)


@pytest.mark.parametrize(
    ("reader", "text", "start", "end", "told"),
    [
        (parse.claim, "", 0, 1, "breaks off"),
        (parse.claim, "every keg dead and", 18, 19, "breaks off"),
        (parse.claim, "round 0 over", 6, 7, "this is 0; expected 1 to 999"),
        (parse.claim, "round C / 2 over", 6, 11, "floor(...) rounds down"),
        (parse.claim, "evry keg dead", 5, 8, 'found "keg"'),
        (parse.moment, "round 3 beginns", 8, 15, 'did you mean "begins"?'),
        (parse.moment, "round 3 over", 8, 12, 'found "over"'),
        (parse.effects, "Spwan rat normal at P", 0, 5, 'did you mean "Spawn"?'),
        (parse.effects, "Spawn rat at P", 10, 12, '"at" does not fit here'),
        (parse.effects, "Spawn rat none at P", 6, 9, "nobody ever appears"),
        (parse.effects, "Win Lose", 4, 8, '"Lose" does not fit here'),
        (parse.effects, "Add 1 card -1 to rats", 17, 21, "heroes or to monsters"),
        (parse.effects, "Give 1 XP to rat", 13, 16, "only heroes"),
        (parse.effects, "Remove trup at P", 7, 11, 'did you mean "trap"?'),
        (parse.effects, "Win; ?", 5, 6, 'found "?"'),
    ],
)
def test_a_mistake_is_told_with_its_place(
    reader: Callable[[str], object], text: str, start: int, end: int, told: str
):
    with pytest.raises(TextError) as caught:
        reader(text)
    assert told in caught.value.message
    assert (caught.value.start, caught.value.end) == (start, end)
