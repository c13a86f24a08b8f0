"""The language of gains and losses: what is read, printed, and refused with its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.systems import ALL
from bot.words import Words
from engine.content.errors import TextError
from engine.content.gains import parse, printing
from engine.content.gains.tree import (
    Achievement,
    AddEvent,
    Design,
    Draw,
    Effect,
    Gain,
    GainItem,
    OpenBox,
    Otherwise,
    Pay,
    Present,
    RemoveEvent,
    Reveal,
    Shift,
    Standing,
    Start,
    UnlockClass,
)
from engine.content.gains.unparse import text_of

WORDS = Words(ALL["haven"].words, strict=True)

EXAMPLES: list[tuple[str, Effect, str, str]] = [
    ("Each -5 gold", Gain("gold", -5), "each loses 5 gold", "chacun perd 5 or"),
    (
        "Collective 10 gold",
        Gain("gold", 10, "collective"),
        "10 gold for all together",
        "10 or à partager",
    ),
    ("Each 5 xp", Gain("xp", 5), "each gains 5 experience", "chacun gagne 5 d’expérience"),
    ("Each 1 tick", Gain("tick", 1), "each gains a tick", "chacun gagne une coche"),
    ("Each -2 tick", Gain("tick", -2), "each loses 2 ticks", "chacun perd 2 coches"),
    ("Reputation +1", Shift("reputation", 1), "+1 reputation", "+1 de réputation"),
    ("Prosperity -1", Shift("prosperity", -1), "−1 prosperity", "−1 de prospérité"),
    (
        "Start with Bless 2",
        Start("bless", 2),
        "each starts the next scenario with 2 Bless cards",
        "chacun commence le prochain scénario avec 2 cartes Bénédiction",
    ),
    (
        "One starts with Curse 1",
        Start("curse", 1, is_one=True),
        "one hero starts the next scenario with one Curse card",
        "un héros commence le prochain scénario avec une carte Malédiction",
    ),
    (
        "Start with Muddle",
        Start("muddle"),
        "each starts the next scenario with Muddle",
        "chacun commence le prochain scénario avec Confusion",
    ),
    (
        "Start with damage 2",
        Start("damage", 2),
        "each starts the next scenario with 2 damage",
        "chacun commence le prochain scénario avec 2 dégâts",
    ),
    (
        "Item iron-ladle",
        GainItem("iron-ladle"),
        "one hero gains “Iron Ladle”",
        "un héros gagne «\xa0Louche de fer\xa0»",
    ),
    (
        "Design iron-ladle",
        Design("iron-ladle"),
        "“Iron Ladle” comes into the shop",
        "«\xa0Louche de fer\xa0» arrive en boutique",
    ),
    (
        "Random design",
        Draw("design"),
        "a random item design comes into the shop",
        "un plan d’objet tiré au hasard arrive en boutique",
    ),
    (
        "Random scenario",
        Draw("scenario"),
        "a random side scenario comes to light",
        "un scénario annexe tiré au hasard se révèle",
    ),
    (
        "Scenario mind-the-soot",
        Reveal("mind-the-soot"),
        "“Mind the Soot” is on the map",
        "«\xa0Gare à la suie\xa0» est sur la carte",
    ),
    (
        "Class kindler",
        UnlockClass("kindler"),
        "Kindler becomes available",
        "Attise-feu devient disponible",
    ),
    (
        "City event 31",
        AddEvent("city", 31),
        "city event 31 joins its deck",
        "l’événement de ville 31 rejoint sa pioche",
    ),
    (
        "Remove road event 5",
        RemoveEvent("road", 5),
        "road event 5 leaves its deck",
        "l’événement de route 5 quitte sa pioche",
    ),
]


@pytest.mark.parametrize(("text", "effect"), [(row[0], row[1]) for row in EXAMPLES])
def test_a_line_reads_as_its_effect(text: str, effect: Effect):
    assert parse.effects(text).tree == (effect,)
    assert text_of((effect,)) == text


@pytest.mark.parametrize(("effect", "english", "french"), [row[1:] for row in EXAMPLES])
def test_what_runs_is_what_players_read(effect: Effect, english: str, french: str):
    told = printing.line(effect)
    assert WORDS.speak(told, "en") == english
    assert WORDS.speak(told, "fr") == french


@pytest.mark.rule("H-EVENT-23")
def test_what_names_nobody_is_for_each():
    assert parse.effects("10 gold").tree == (Gain("gold", 10, "each"),)
    assert parse.effects("Start with Bless 1").tree == (Start("bless", 1, is_one=False),)


def test_effects_stand_between_semicolons_and_know_what_they_name():
    read = parse.effects("Item iron-ladle; Global town: saved; Lose party debt; Open box a")
    assert read.tree == (
        GainItem("iron-ladle"),
        Achievement("global", "town:saved"),
        Achievement("party", "debt", is_lost=True),
        OpenBox("a"),
    )
    assert [(one.what, one.name) for one in read.names] == [
        ("item", "iron-ladle"),
        ("global", "town:saved"),
        ("party", "debt"),
        ("box", "a"),
    ]


@pytest.mark.parametrize(
    ("text", "condition", "english"),
    [
        ("reputation > 4", Standing(5, 20), "reputation above 4"),
        ("reputation < -5", Standing(-20, -6), "reputation below -5"),
        ("reputation -4 to 4", Standing(-4, 4), "reputation from -4 to 4"),
        (
            "class kindler, doorward",
            Present(("kindler", "doorward")),
            "Kindler or Doorward in the party",
        ),
        ("pay 10", Pay(10), "pay 10 gold together"),
        ("otherwise", Otherwise(), "otherwise"),
    ],
)
def test_a_condition_reads_and_prints(text: str, condition: object, english: str):
    read = parse.condition(text).tree
    assert read == condition
    assert WORDS.speak(printing.condition(read), "en") == english


@pytest.mark.parametrize(
    ("reader", "text", "start", "end", "told"),
    [
        (parse.effects, "", 0, 1, "breaks off"),
        (parse.effects, "Each 5 gold;", 12, 13, "breaks off"),
        (parse.effects, "Eech 5 gold", 0, 4, 'did you mean "Each"?'),
        (parse.effects, "Each 5 gildings", 7, 15, "expected a gain or a loss"),
        (parse.effects, "Each 0 gold", 5, 6, "nothing is gained or lost"),
        (parse.effects, "Collective 2 ticks", 0, 10, "each hero's own sheet"),
        (parse.effects, "Start with Muddle 2", 18, 19, "Muddle has no number"),
        (parse.effects, "Start with Bless 0", 17, 18, "expected 1 or more"),
        (parse.effects, "City event -3", 11, 13, "expected 1 or more"),
        (parse.effects, "Each 5 gold Reputation 1", 12, 22, '"Reputation" does not fit here'),
        (parse.condition, "reputation > 20", 13, 15, "no reputation from -20 to 20 lies there"),
        (parse.condition, "reputation 4 to 2", 16, 17, "no reputation from -20 to 20 lies there"),
        (parse.condition, "pay -3", 4, 6, "expected 1 or more"),
        (parse.condition, "otherwize", 0, 9, 'did you mean "otherwise"?'),
    ],
)
def test_a_slip_is_told_with_its_place(
    reader: Callable[[str], object], text: str, start: int, end: int, told: str
):
    with pytest.raises(TextError) as raised:
        reader(text)
    assert told in raised.value.message
    assert (raised.value.start, raised.value.end) == (start, end)


names = st.sampled_from(["a", "iron-ladle", "town", "kindler"])
amounts = st.integers(-999, 999).filter(bool)
effects = st.one_of(
    st.builds(
        Gain, st.sampled_from(["gold", "xp"]), amounts, st.sampled_from(["each", "collective"])
    ),
    st.builds(Gain, st.just("tick"), amounts),
    st.builds(Shift, st.sampled_from(["reputation", "prosperity"]), amounts),
    st.builds(Start, st.sampled_from(["bless", "damage"]), st.integers(1, 99), st.booleans()),
    st.builds(Start, st.sampled_from(["muddle", "wound"]), st.just(1), st.booleans()),
    st.builds(GainItem, names),
    st.builds(Design, names),
    st.builds(Draw, st.sampled_from(["design", "scenario"])),
    st.builds(Reveal, names),
    st.builds(
        Achievement,
        st.sampled_from(["global", "party"]),
        st.one_of(names, st.builds("{}:{}".format, names, names)),
        st.booleans(),
    ),
    st.builds(OpenBox, names),
    st.builds(UnlockClass, names),
    st.builds(AddEvent, st.sampled_from(["city", "road"]), st.integers(1, 99)),
    st.builds(RemoveEvent, st.sampled_from(["city", "road"]), st.integers(1, 99)),
)


@given(st.lists(effects, min_size=1).map(tuple))
def test_the_one_spelling_reads_back(read: tuple[Effect, ...]):
    assert parse.effects(text_of(read)).tree == read
