"""Robots rehearse a pack until all that it can make happen has happened."""

from __future__ import annotations

import pytest

from bot.systems import system_named
from engine.core.game import Game
from engine.core.rehearse import rehearse
from engine.core.simulate import play_out, policy_named, seed_for
from engine.core.system import HeroSetup
from engine.systems.haven.robots.repertoire import names_of_card
from engine.systems.haven.system import HavenSystem


def test_most_of_the_repertoire_happens_in_a_few_games() -> None:
    haven = system_named("haven")
    wanted, report = haven.repertoire(), rehearse(haven, 16, "repertoire")
    assert {"hero attack", "monster attack", "hero move", "condition poison"} <= wanted
    assert (report.games, report.failed) == (16, [])
    assert report.happened > len(wanted) / 2
    assert report.happened + len(report.missing) == report.total == len(wanted)


@pytest.mark.long
def test_all_of_the_repertoire_happens_in_the_end() -> None:
    report = rehearse(system_named("haven"), 400, "hall")
    assert (report.missing, report.failed) == ((), [])


def test_nothing_happens_that_is_not_in_the_repertoire() -> None:
    haven = system_named("haven")
    for number, policy in enumerate(("random", "greedy")):
        game, _ = Game.new(haven, haven.rehearsal(number), seed_for(f"repertoire/{number}"))
        play_out(game, policy_named(policy, seed_for(str(number))))
        others = game.happened - haven.repertoire()
        assert all(name.startswith("condition ") for name in others)


def test_a_rehearsal_brings_what_is_missing() -> None:
    haven = system_named("haven")
    assert isinstance(haven, HavenSystem)
    for number in range(6):
        setup = haven.rehearsal(number, {"item toasting-fork", "hero refresh consumed"})
        brought = {name for hero in setup.heroes for name in _names_of_hand(haven, hero)}
        assert "hero refresh consumed" in brought
        assert all("toasting-fork" in (hero.items or ()) for hero in setup.heroes)
        dungeon = haven.rehearsal(number, {"penalty wine-vault major"}).scenario
        assert haven.pack.scenarios[dungeon].dungeon is not None


def test_without_anything_missing_every_scenario_has_its_turn() -> None:
    haven = system_named("haven")
    scenarios = [listing.id for listing in haven.scenarios()]
    played = {haven.rehearsal(number).scenario for number in range(len(scenarios))}
    assert played == set(scenarios)


def _names_of_hand(haven: HavenSystem, hero: HeroSetup) -> set[str]:
    cards = haven.pack.classes[hero.class_id].cards
    return set().union(*(names_of_card(cards[card]) for card in hero.cards))
