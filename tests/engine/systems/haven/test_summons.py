"""What heroes summon (H-SUMMON)."""

from __future__ import annotations

import pytest

from bot.words.catalogue import Words
from engine.content.tree import Attack, Value
from engine.systems.haven.abilities.afflict import afflict
from engine.systems.haven.abilities.augments import Boost
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.exhaustion import exhaust
from engine.systems.haven.monsters.abilities import strike_of
from engine.systems.haven.monsters.turns import automaton_turn, summons_act
from engine.systems.haven.scenario.round import take_turns
from engine.systems.haven.state import Hero, Summon
from engine.systems.haven.views.view import card_of
from tests.engine.systems.haven.world import World, spot, stats

CALL = "Summon spark; Persistent; Lost"


def summoner(w: World, where: str = "A1", printed: str = CALL, **numbers: object) -> Hero:
    """A hero about to play a card that summons a spark on its top half."""
    hero = w.hero(where)
    w.pack.classes[hero.class_id].summons["spark"] = stats(**numbers)
    card = w.card(hero, "call", 20, top=printed)
    w.picked(hero, card, hero.hand[0])
    return hero


def call(w: World, hero: Hero, where: str) -> Summon:
    """The hero plays the card and lets the spark appear on a hex."""
    w.turn(hero, "call:top", where, "end")
    found: Summon = w.state.summons[-1]
    return found


def act(w: World, summon: Summon, *answers: str) -> None:
    """A summon's turn."""
    w.run(automaton_turn(w.g, summon), *answers)


@pytest.mark.rule("H-SUMMON-01", "H-SUMMON-05")
def test_a_summon_stands_beside_its_summoner_and_its_card_stays_active():
    w = World()
    ana = summoner(w, hp=6)

    spark = call(w, ana, "B1")

    assert (spark.hex, spark.hp, spark.owner) == (spot("B1"), 6, ana.id)
    assert [active.card for active in ana.active] == ["call"]
    assert "call" not in ana.discard + ana.lost


@pytest.mark.rule("H-SUMMON-01")
def test_only_empty_hexes_are_offered_for_a_summon():
    w = World("a  a$ aO\naT a  a~\naG a  a")
    ana = summoner(w, "B2")
    w.hero("B3")

    w.turn(ana, "call:top", "skip", "end")

    asked = next(question for question in w.asked if question.kind == "summon-to")
    offered = {option.id for option in asked.options} - {"skip"}
    beside = {hex_.label for hex_ in w.g.board.neighbours(ana.hex)}
    assert "call" in ana.discard  # declined, so it is not lost
    assert beside == {"B1", "A2", "C2", "A3", "C3", "B3"}
    assert offered == {"C3"}


@pytest.mark.rule("H-SUMMON-02")
def test_without_an_empty_hex_nothing_is_summoned():
    w = World("a a$")
    ana = summoner(w)

    w.turn(ana, "call:top", "end")

    assert w.state.summons == []
    assert "call" in ana.discard


@pytest.mark.rule("H-SUMMON-02", "H-TURN-06", "H-TURN-07")
@pytest.mark.parametrize(("mark", "pile"), [("", "discard"), ("; Lost", "lost")])
def test_without_its_summon_a_card_is_put_away_like_any_other(mark: str, pile: str):
    w = World("a a$")
    ana = summoner(w, printed=f"Heal 1, Self; Summon spark; Persistent{mark}")

    w.turn(ana, "call:top", "end")

    assert "call" in getattr(ana, pile)


@pytest.mark.rule("H-SUMMON-06", "H-SUMMON-07", "H-SUMMON-17", "H-SUMMON-18")
def test_a_killed_summon_leaves_no_coin_and_its_card_goes_to_its_pile():
    w = World()
    ana = summoner(w, hp=2)
    spark = call(w, ana, "B1")

    w.run(suffer(w.g, spark, 2))

    assert not any(question.kind == "negate-damage" for question in w.asked)
    assert w.state.summons == w.state.coins == []
    assert (ana.active, ana.lost) == ([], ["call"])


@pytest.mark.rule("H-SUMMON-06", "H-RECOVER-02")
def test_a_summon_leaves_when_its_card_leaves_the_active_area():
    w = World()
    ana = summoner(w)
    call(w, ana, "B1")

    w.act(ana, "Recover 1 lost card", ("call",))

    assert w.state.summons == []
    assert "call" in ana.hand


@pytest.mark.rule("H-SUMMON-06", "H-EXHAUST-05")
def test_the_summons_of_an_exhausted_hero_leave():
    w = World()
    ana, ben = w.hero("A1"), w.hero("A2")
    w.summon(ana, "B1")
    kept = w.summon(ben, "B2")

    exhaust(w.g, ana)

    assert w.state.summons == [kept]


@pytest.mark.rule("H-SUMMON-08", "H-INIT-10", "H-SUMMON-12")
def test_a_summon_acts_right_before_its_summoner_from_the_next_round_on():
    w = World(heroes=2, auto_ties=True)
    ana = summoner(w)
    w.hero("A4")
    w.monster("H6", hp=99, move=0)
    ana.hand, ana.picked = [*ana.picked, *ana.hand], []

    w.round(("call", "blade-1"), ("bow-1", "bow-2"), "call:top", "B1", "end", "end")
    first = [facts["figure"] for facts in w.said("haven-turn-began")]
    w.round(("blade-2", "blade-3"), ("bow-3", "bow-4"), "end", "end")
    names = [facts["figure"] for facts in w.said("haven-turn-began")][len(first) :]

    spark = w.g.name(w.state.summons[0])
    assert spark not in first
    assert names.index(spark) + 1 == names.index(ana.name)


@pytest.mark.rule("H-SUMMON-12")
def test_a_summon_never_acts_in_the_round_it_comes():
    w = World()
    ana = summoner(w)
    spark = call(w, ana, "B1")

    w.run(summons_act(w.g, ana.id))

    assert not spark.has_acted


@pytest.mark.rule("H-SUMMON-09", "H-SUMMON-10")
def test_a_summon_moves_and_attacks_like_a_monster_with_its_summoners_cards():
    w = World()
    ana, rat = w.hero("A1"), w.monster("E1", hp=9)
    spark = w.summon(ana, "B1", move=2, attack=3)
    w.stack(ana, "+2")

    act(w, spark)

    assert w.g.board.distance(spark.hex, rat.hex) == 1
    assert rat.hp == 4
    assert "+2" in ana.modifiers.cards.discards


@pytest.mark.rule("H-SUMMON-11")
def test_summons_act_in_the_order_of_summoning():
    w = World(auto_ties=True)
    ana = w.hero("A1")
    w.monster("H6", hp=99)
    first, second = w.summon(ana, "B1", "zeal"), w.summon(ana, "B2", "ash")
    w.summon(w.hero("A3"), "B3", "ash")  # waits for its own summoner

    w.run(summons_act(w.g, ana.id))

    names = [facts["figure"] for facts in w.said("haven-turn-began")]
    assert names == [w.g.name(first), w.g.name(second)]


@pytest.mark.rule("H-SUMMON-14")
def test_a_summon_loots_nothing():
    w = World()
    ana = w.hero("A1")
    spark = w.summon(ana, "B1")
    w.coin("B1")

    act(w, spark)

    assert w.state.coins == [spark.hex]


@pytest.mark.rule("H-SUMMON-15")
def test_a_closed_door_is_a_wall_to_a_summon():
    w = World("a a ab b b", spawns={"E1": ("rat", "normal")})
    ana = w.hero("A1")
    spark = w.summon(ana, "B1", move=5)

    act(w, spark)

    assert spark.hex == spot("B1")
    assert w.state.revealed == ["a"]


@pytest.mark.rule("H-SUMMON-16")
def test_the_players_decide_what_is_tied_for_a_summon():
    w = World()
    ana = w.hero("A1")
    spark = w.summon(ana, "C3")
    w.monster("C2", "rat", hp=9), w.monster("C4", "rat", hp=9)
    w.stack(ana, "+0")

    act(w, spark, "C3-2")

    assert [question.kind for question in w.asked] == ["tie"]
    assert w.asked[0].seats == w.g.party


@pytest.mark.rule("H-SUMMON-19")
def test_a_summon_goes_around_a_trap():
    w = World("a aT a a\na a  a a")
    ana = w.hero("A2")
    spark = w.summon(ana, "A1", move=4)
    w.monster("D1", hp=9)

    act(w, spark)

    assert spark.hex != spot("A1")
    assert w.traps() == ["B1"]
    assert spark.hp == spark.max_hp


@pytest.mark.rule("H-SUMMON-20")
def test_a_summon_without_a_number_has_no_such_ability():
    w = World()
    ana, rat = w.hero("A1"), w.monster("E1", hp=9)
    post = w.summon(ana, "B1", "post", move=None)
    calm = w.summon(ana, "D1", "calm", attack=None)

    act(w, post)
    act(w, calm)

    assert post.hex == spot("B1")
    assert rat.hp == 9
    assert strike_of(w.g, calm, Attack(value=Value(2, is_relative=True)), Boost()) is None
    fixed = strike_of(w.g, calm, Attack(value=Value(2)), Boost())
    assert fixed is not None and fixed.value == 2


@pytest.mark.rule("H-SUMMON-21")
@pytest.mark.parametrize("state", ["resting", "stunned"])
def test_a_summon_acts_also_when_its_summoner_rests_or_is_stunned(state: str):
    w = World(heroes=2)
    ana = w.hero("A1", is_resting=state == "resting", discard=["blade-9", "blade-10"])
    if state == "stunned":
        ana.conditions = {"stun": False}
    ben, rat = w.hero("A4"), w.monster("C1", hp=30, move=0)
    spark = w.summon(ana, "B1", attack=3)
    w.stack(ana, "+0")
    w.order(blade=99)

    w.run(take_turns(w.g), *(["blade-9"] if state == "resting" else []))

    assert (rat.hp, spark.has_acted) == (27, True)
    assert ben.hp == ben.max_hp


@pytest.mark.rule("H-COND-24")
@pytest.mark.parametrize("condition", ["bless", "curse"])
def test_bless_and_curse_on_a_summon_go_into_its_summoners_deck(condition: str):
    w = World()
    ana = w.hero("A1")
    spark = w.summon(ana, "B1")

    afflict(w.g, spark, (condition,))

    assert condition in ana.modifiers.cards.pile
    assert condition not in w.state.monster_modifiers.cards.pile
    assert (w.state.supplies.curse_heroes == 9) == (condition == "curse")


def test_a_view_shows_whose_summon_it_is():
    w = World()
    ana = w.hero("A1")
    spark = w.summon(ana, "B1")

    seen = next(
        figure for figure in w.system().view(w.state, None).figures if figure.id == spark.id
    )

    assert (seen.side, seen.owner) == ("summon", ana.seat)


@pytest.mark.rule("H-SUMMON-04")
def test_a_card_prints_the_numbers_and_traits_of_what_it_summons():
    w = World()
    hero = summoner(w, hp=4, move=None, attack=2, shield=1, is_flying=True, conditions=("wound",))
    shown = card_of(w.pack.classes[hero.class_id], "call")
    words = Words(w.system().words)
    printed = {locale: words.speak(shown.top[-1], locale) for locale in ("en", "fr")}
    assert printed == {
        "en": "4 HP, move –, attack 2, range –, Shield 1, Flying, Wound",
        "fr": "4 PV, déplacement –, attaque 2, portée –, Bouclier 1, Vol, Blessure",
    }
