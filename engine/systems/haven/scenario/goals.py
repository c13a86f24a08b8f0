"""Battle goals: dealt in secret, counted by a hero's record, public at the end (H-GOAL)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Literal

from engine.core.script import Script, ask_together
from engine.core.text import Say
from engine.core.view import CardView, CountView
from engine.systems.haven.abilities.bonuses import counts_as
from engine.systems.haven.content import Goal, Pack
from engine.systems.haven.game import HavenGame
from engine.systems.haven.state import HavenState, Hero, Record
from engine.systems.haven.telling import events, prompts
from engine.systems.haven.world import Bound

# What a goal may count: everything of the record, and how the hero stands at the end.
COUNTS: Mapping[str, Callable[[Hero], int]] = {
    **{name: attrgetter(f"record.{name}") for name in Record.__struct_fields__ if name != "slain"},
    "coins": lambda hero: hero.coins,
    "experience": lambda hero: hero.experience,
    "hp": lambda hero: max(0, hero.hp),
    "hurt": lambda hero: hero.max_hp - max(0, hero.hp),
    "cards": lambda hero: len(hero.hand) + len(hero.discard) + _active(hero, "discard"),
    "lost": lambda hero: len(hero.lost) + _active(hero, "lost"),
    "exhausted": lambda hero: int(hero.is_exhausted),
}


# What is added up from one scenario to the next, beside the kills of each type of monster.
LIFETIME = (*(name for name in Record.__struct_fields__ if name != "slain"), "coins", "exhausted")
KILLS_OF = "kills:"


def _active(hero: Hero, pile: Literal["discard", "lost"]) -> int:
    """How many active cards count as belonging to a pile (H-BONUS-09)."""
    return sum(counts_as(active) == pile for active in hero.active)


def counts_of(hero: Hero) -> dict[str, int]:
    """What a hero's whole life adds up (H-PQ-04): the record, the kills of each type, the falls."""
    record = {name: COUNTS[name](hero) for name in LIFETIME}
    slain = {f"{KILLS_OF}{kind}": count for kind, count in hero.record.slain.items()}
    return {name: count for name, count in (record | slain).items() if count}


def deal_goals(g: HavenGame) -> Script[None]:
    """Two goals for each player, who keeps one of them (H-GOAL-01)."""
    if not g.pack.goals:
        return
    deck = list(g.pack.goals)
    g.rng.shuffle(deck)
    heroes = g.state.heroes
    questions = [prompts.keep_goal(hero, (deck.pop(), deck.pop())) for hero in heroes]
    kept = yield from ask_together(questions)
    for hero, (goal,) in zip(heroes, kept, strict=True):
        hero.goal = goal


def is_fulfilled(goal: Goal, hero: Hero) -> bool:
    """Whether a hero's numbers are within all bounds; exhaustion is no obstacle (H-GOAL-05)."""
    counted = [(test, COUNTS[test.count](hero)) for test in goal.tests]
    return all(
        test.least <= value and (test.most is None or value <= test.most) for test, value in counted
    )


def ticks_of(pack: Pack, state: HavenState, hero: Hero) -> int:
    """The ticks a hero's goal brings: only a success counts (H-GOAL-03, -04)."""
    if state.outcome != "victory" or not hero.goal:
        return 0
    goal = pack.goals[hero.goal]
    return goal.ticks if is_fulfilled(goal, hero) else 0


def reveal_goals(g: HavenGame) -> None:
    """At the end everybody learns what the others were up to (H-GOAL-02)."""
    for hero in g.state.heroes:
        if hero.goal:
            is_reached = is_fulfilled(g.pack.goals[hero.goal], hero)
            events.goal_revealed(g, hero, is_reached, ticks_of(g.pack, g.state, hero))


def aims_of(pack: Pack, hero: Hero) -> tuple[CardView, ...]:
    """The goal as a card, with its numbers; for its owner alone (H-GOAL-06)."""
    if not hero.goal:
        return ()
    goal = pack.goals[hero.goal]
    counts = tuple(
        CountView(_counted(hero, test), COUNTS[test.count](hero), test.least, test.most)
        for test in goal.tests
    )
    name, text = Say(f"goal.{goal.id}"), (Say(f"goal.{goal.id}.text"),)
    ticks = (f"ticks-{goal.ticks}",)
    return (CardView(goal.id, name, text=text, marks=ticks, kind="goal", counts=counts),)


def _counted(hero: Hero, test: Bound) -> Say:
    """A number of the record in words."""
    return Say(f"haven-count-{test.count.replace('_', '-')}", {"value": COUNTS[test.count](hero)})


def notes_of(pack: Pack, hero: Hero) -> tuple[Say, ...]:
    """What only its owner reads: the goal and how it stands (H-GOAL-06)."""
    if not hero.goal:
        return ()
    goal = pack.goals[hero.goal]
    words = (Say(f"goal.{goal.id}"), Say(f"goal.{goal.id}.text"))
    counts = tuple(_counted(hero, test) for test in goal.tests)
    return (
        Say("haven-note-goal", {"goal": words[0], "text": words[1], "ticks": goal.ticks}),
        Say("haven-note-progress", {"counts": counts}),
    )
