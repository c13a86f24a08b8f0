"""Battle goals and hands: chosen in secret before the first round (H-GOAL, H-SETUP-05)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.game import Accepted, Game
from engine.core.prompt import Answer, Prompt
from engine.core.seat import GM, Seat
from engine.core.view import View
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.content import Goal
from engine.systems.haven.heroes.hands import build_hands
from engine.systems.haven.heroes.rest import long_rest, short_rest
from engine.systems.haven.monsters.turns import automaton_turn
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.scenario.doors import open_door
from engine.systems.haven.scenario.endings import conclude, results
from engine.systems.haven.scenario.goals import COUNTS, deal_goals, is_fulfilled
from engine.systems.haven.scenario.setup import set_up
from engine.systems.haven.state import ActiveCard, HavenState, Hero
from engine.systems.haven.world import Bound
from tests.engine.systems.haven.world import SEED, World, spot

GOALS = {f"g{n}": Goal(f"g{n}", 1 + n % 2, (Bound("kills", least=n),)) for n in range(8)}


def world(drawn: str = "") -> World:
    w = World(drawn, heroes=2) if drawn else World(heroes=2)
    w.pack.goals.update(GOALS)
    return w


def ended(w: World, outcome: str) -> None:
    w.state.ending = outcome
    conclude(w.g)


def with_x_cards(w: World, *class_ids: str) -> None:
    for class_id in class_ids:
        cards = w.pack.classes[class_id].cards
        for n, level in ((11, "X"), (12, "2")):
            card_id = f"{class_id}-{n}"
            cards[card_id] = replace(cards[f"{class_id}-1"], id=card_id, level=level)


# --- dealing


@pytest.mark.rule("H-GOAL-01")
def test_each_player_is_dealt_two_goals_and_keeps_one():
    w = world()
    script = deal_goals(w.g)
    mine, yours = next(script)
    assert mine.secret and yours.secret
    assert (mine.seats, yours.seats) == (("s0",), ("s1",))
    dealt = [option.id for question in (mine, yours) for option in question.options]
    assert len(dealt) == len(set(dealt)) == 4
    with pytest.raises(StopIteration):
        script.send([(dealt[1],), (dealt[2],)])
    assert [hero.goal for hero in w.state.heroes] == dealt[1:3]


@pytest.mark.rule("H-SETUP-05")
def test_the_map_is_laid_out_before_goals_are_dealt_and_goals_before_hands_are_built():
    w = world()
    with_x_cards(w, "blade", "bow")
    for hero in w.state.heroes:
        hero.hand = []
    script = set_up(w.g)
    asked: list[list[str]] = []
    questions = next(script, ())
    while questions:
        asked.append([question.kind for question in questions])
        given = [tuple(o.id for o in q.options[: q.least]) for q in questions]
        try:
            questions = script.send(given)
        except StopIteration:
            break
    assert asked == [["place-hero"], ["place-hero"], ["keep-goal"] * 2, ["build-hand"] * 2]
    assert [e.say.key for e in w.g.told][:2] == [
        "haven-scenario-began",
        "scenario.test.introduction",
    ]
    assert w.state.phase == "select"


@pytest.mark.rule("H-SETUP-14", "H-SETUP-15")
def test_a_hand_is_asked_for_only_where_there_is_a_choice():
    w = World(heroes=2)
    with_x_cards(w, "blade")
    ana, ben = w.state.heroes
    ana.hand = []
    chosen = tuple(f"blade-{n}" for n in range(2, 12))
    w.run(build_hands(w.g), chosen)
    (question,) = w.asked
    assert question.secret and question.seats == (ana.seat,)
    assert (question.least, question.most) == (10, 10)
    assert "blade-11" in {o.id for o in question.options}  # level X
    assert "blade-12" not in {o.id for o in question.options}  # level 2
    assert ana.hand == list(chosen)
    assert len(ben.hand) == 10


@pytest.mark.rule("H-SETUP-14")
def test_a_hand_that_was_brought_along_is_not_asked_for():
    w = World(heroes=2)
    with_x_cards(w, "blade")
    first, second = w.setup.heroes
    brought = tuple(f"blade-{n}" for n in range(2, 12))
    setup = replace(w.setup, heroes=(replace(first, cards=brought), second))
    game, _ = Game.new(w.system(), setup, SEED)
    assert [prompt.kind for prompt in game.prompts] == ["place-hero"]


# --- counting


def counted(hero: Hero, **record: int) -> None:
    assert {name: getattr(hero.record, name) for name in record} == record


@pytest.mark.rule("H-GOAL-06")
def test_kills_are_counted_for_whoever_did_the_damage():
    w = world()
    ana, rat, elite = w.hero("A1"), w.monster("B1", hp=2), w.monster("C1", "bat", "elite", hp=3)
    w.stack(ana, "+0")
    w.act(ana, "Attack 5", rat.id)
    counted(ana, kills=1, elite_kills=0, overkills=1)
    w.act(ana, "Retaliate 3, Self")
    w.stack(elite, "-2")
    elite.hex = spot("B1")
    w.monster_turn(elite, "Attack +0")
    counted(ana, kills=2, elite_kills=1, overkills=1)


@pytest.mark.rule("H-SUMMON-13")
def test_what_a_summon_kills_counts_for_its_summoner():
    w = world()
    ana, ben, rat = w.hero("A1"), w.hero("H6"), w.monster("C1", rank="elite", hp=2)
    spark = w.summon(ana, "B1", attack=5)
    w.stack(ana, "+0")
    w.run(automaton_turn(w.g, spark))
    assert rat.hp <= 0
    counted(ana, kills=1, elite_kills=1, overkills=1)
    counted(ben, kills=0)


@pytest.mark.rule("H-BONUS-09")
def test_active_cards_count_as_cards_left_or_as_lost():
    ana = World().hero("A1", hand=["a", "b"], discard=["c"], lost=["d"])
    ana.active = [
        ActiveCard("e", "top", "round", is_lost=False),
        ActiveCard("f", "top", "persistent", is_lost=True),
    ]
    assert (COUNTS["cards"](ana), COUNTS["lost"](ana)) == (4, 2)


@pytest.mark.rule("H-GOAL-06")
def test_damage_rests_doors_and_treasures_are_counted():
    w = world("a aG ab b b")
    ana = w.hero("B1", hp=10)
    w.run(suffer(w.g, ana, 3))
    w.run(suffer(w.g, ana, 3), "hand", ana.hand[0])
    ana.discard = ana.hand[:6]
    w.run(short_rest(w.g, ana))
    ana.discard, ana.hand = ana.hand[:3], []
    w.run(long_rest(w.g, ana), ana.discard[0])
    w.act(ana, "Loot 1")
    w.run(open_door(w.g, ana, spot("C1")))
    counted(ana, damage=3, negated=1, short_rests=1, long_rests=1, doors=1, treasures=1)


@pytest.mark.rule("H-GOAL-03", "H-GOAL-04")
@pytest.mark.parametrize(("outcome", "ticks"), [("victory", 2), ("defeat", 0)])
def test_a_reached_goal_brings_its_ticks_after_a_success_only(outcome: str, ticks: int):
    w = world()
    ana, ben = w.hero("A1", goal="g3"), w.hero("A2", goal="g4")
    ana.record.kills = ben.record.kills = 3
    ended(w, outcome)
    assert [result.ticks for result in results(w.pack, w.state)] == [ticks, 0]
    assert w.said("haven-battle-goal-fulfilled")[0]["ticks"] == ticks
    assert len(w.said("haven-battle-goal-missed")) == 1


def test_the_fallen_have_no_hit_points_and_no_fewer():
    ana = World().hero("A1", is_exhausted=True)
    ana.hp = -3
    assert (COUNTS["hp"](ana), COUNTS["hurt"](ana)) == (0, ana.max_hp)


@pytest.mark.rule("H-GOAL-05")
def test_an_exhausted_hero_may_still_reach_its_goal():
    w = world()
    ana = w.hero("A1", goal="g1", is_exhausted=True)
    ana.record.kills = 1
    ended(w, "victory")
    assert results(w.pack, w.state)[0].ticks == 2


def test_every_bound_of_a_goal_must_hold():
    ana = World().hero("A1", hp=10, coins=2)
    assert is_fulfilled(Goal("x", 1, (Bound("coins", 1, 2), Bound("hurt", most=0))), ana)
    assert not is_fulfilled(Goal("x", 1, (Bound("coins", 3), Bound("hurt", most=0))), ana)
    assert not is_fulfilled(Goal("x", 1, (Bound("coins", most=1), Bound("hurt", most=0))), ana)


def test_the_pack_has_goals_for_everybody_and_each_can_be_counted():
    goals = load_pack().goals
    assert len(goals) >= 12
    assert {goal.ticks for goal in goals.values()} == {1, 2}
    assert {test.count for goal in goals.values() for test in goal.tests} <= set(COUNTS)


# --- secrets


def seen(w: World, seat: str | None) -> View:
    return w.system().view(w.g.state, Seat(seat) if seat else None)


@pytest.mark.rule("H-GOAL-02", "H-GOAL-06")
def test_only_its_owner_reads_a_goal_and_its_progress():
    w, other = world(), world()
    for each, goal, kills in ((w, "g3", 2), (other, "g5", 4)):
        hero = each.hero("A1", goal=goal)
        hero.record.kills = kills
    note, progress = seen(w, "s0").notes
    assert note.facts["goal"] == msgspec.convert({"key": "goal.g3"}, type(note))
    assert str(progress).count("'value': 2") == 1
    (aim,) = seen(w, "s0").aims
    assert (aim.id, [count.value for count in aim.counts]) == ("g3", [2])
    for viewer in (None, "s1", "gm"):
        assert not seen(w, viewer).notes and not seen(w, viewer).aims
        assert msgspec.json.encode(seen(w, viewer)) == msgspec.json.encode(seen(other, viewer))


@pytest.mark.rule("H-GOAL-02")
def test_at_the_end_everybody_reads_every_goal():
    w = world()
    w.hero("A1", goal="g3")
    assert b"goal.g3" not in msgspec.json.encode(seen(w, None))
    ended(w, "defeat")
    assert b"goal.g3" in msgspec.json.encode(seen(w, None))


def _twins(steps: int) -> tuple[Game[HavenState], Game[HavenState]]:
    w = world()
    with_x_cards(w, "blade", "bow")
    system, made = w.system(), []
    for _ in range(2):
        game, _ = Game.new(system, w.setup, SEED)
        for _ in range(steps):
            for prompt in game.prompts:
                chosen = tuple(o.id for o in prompt.options[: prompt.least])
                game.submit(prompt.seats[0], Answer(prompt.id, chosen))
        made.append(game)
    return made[0], made[1]


def _heard(game: Game[HavenState], prompt: Prompt, chosen: tuple[str, ...], seat: Seat) -> bytes:
    outcome = game.submit(prompt.seats[0], Answer(prompt.id, chosen))
    assert isinstance(outcome, Accepted)
    prompts = [p for p in game.prompts if not p.secret or seat in p.seats]
    told = [event for event in outcome.events if event.is_for(seat)]
    return msgspec.json.encode((game.view(seat), prompts, game.awaited, told))


@pytest.mark.rule("H-GOAL-02")
@pytest.mark.parametrize("kind", ["keep-goal", "build-hand"])
@pytest.mark.parametrize("viewer", ["s1", GM])
def test_what_one_keeps_changes_no_byte_of_what_others_see(kind: str, viewer: str):
    one, two = _twins(2 + ["keep-goal", "build-hand"].index(kind))
    mine = one.prompts[0]
    assert mine.kind == kind
    ids = [option.id for option in mine.options]
    first, last = tuple(ids[: mine.least]), tuple(ids[-mine.least :])
    assert _heard(one, mine, first, Seat(viewer)) == _heard(two, mine, last, Seat(viewer))
    yours = one.prompts[1]
    rest = tuple(o.id for o in yours.options[: yours.least])
    assert _heard(one, yours, rest, Seat(viewer)) == _heard(two, yours, rest, Seat(viewer))
