"""The scenario book around a fight: stories, treasures, what is left behind (H-SETUP-18, -19)."""

from __future__ import annotations

import msgspec
import pytest

from engine.systems.haven.content import Goal
from engine.systems.haven.scenario.endings import conclude, results
from engine.systems.haven.scenario.goals import deal_goals
from engine.systems.haven.special.rules import note_entered, obey
from engine.systems.haven.telling import events
from engine.systems.haven.world import Bound
from tests.engine.systems.haven.world import World, spot


def stories(w: World) -> list[str]:
    return [event.say.key for event in w.g.told if event.say.key.startswith("scenario.test.")]


@pytest.mark.rule("H-CAMPAIGN-05", "H-SETUP-18")
@pytest.mark.parametrize("casual", [False, True])
def test_no_story_is_told_in_casual_mode(casual: bool):
    w = World(heroes=2, casual=casual)
    ana = w.hero("A1")
    w.hero("A2")
    w.mark("P", "B1", look="story")
    w.rule("P entered", "Give 1 XP to hero", has_story=True)
    events.scenario_began(w.g)
    note_entered(w.g, ana, spot("B1"))
    w.run(obey(w.g))
    w.state.ending = "victory"
    conclude(w.g)
    parts = ["introduction", "story.rule-1", "conclusion"]
    assert stories(w) == ([] if casual else [f"scenario.test.{part}" for part in parts])
    assert ana.experience == 1  # what the point does, it does in either mode


@pytest.mark.rule("H-SETUP-19")
def test_what_a_treasure_holds_stays_hidden_until_it_is_looted():
    w = World("a aG a")
    ana = w.hero("A1")
    seen = msgspec.json.encode(w.system().view(w.g.state, ana.seat))
    room = w.g.scenario.rooms["a"]
    (treasure,) = room.treasures.values()
    room.treasures["B1"] = msgspec.structs.replace(treasure, gold=99, item="iron-ladle")
    assert msgspec.json.encode(w.system().view(w.g.state, ana.seat)) == seen
    room.treasures["B1"] = treasure
    w.act(ana, "Loot 1")
    assert w.said("haven-treasure-looted")[0]["gold"] == treasure.gold


@pytest.mark.rule("H-ENDSCEN-05")
def test_what_nobody_looted_nobody_takes_home():
    w = World("a aG a", heroes=2)
    w.hero("A1")
    w.hero("C1")
    w.coin("B1", "B1")
    w.state.ending = "defeat"
    conclude(w.g)
    assert [(one.gold, one.looted) for one in results(w.pack, w.state)] == [(0, ()), (0, ())]


@pytest.mark.rule("H-ENDSCEN-11")
def test_every_scenario_deals_from_all_the_goals():
    dealt = set()
    for _ in range(2):
        w = World()
        w.pack.goals.update({f"g{n}": Goal(f"g{n}", 1, (Bound("kills"),)) for n in range(8)})
        script = deal_goals(w.g)
        dealt.add(frozenset(option.id for question in next(script) for option in question.options))
    assert dealt == {frozenset(f"g{n}" for n in range(8))}
