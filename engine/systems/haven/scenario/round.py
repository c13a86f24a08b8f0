"""One round, from the secret picks to the cleanup (H-ROUND, H-ENDROUND)."""

from __future__ import annotations

from functools import partial

from engine.core.script import Script
from engine.systems.haven.abilities.afflict import expire_conditions
from engine.systems.haven.abilities.bonuses import end_round_bonuses
from engine.systems.haven.abilities.elements import fade
from engine.systems.haven.abilities.exhaustion import exhaust_the_spent
from engine.systems.haven.abilities.modifiers import reshuffle_all
from engine.systems.haven.game import Automaton, HavenGame
from engine.systems.haven.heroes.actions import answer_moments
from engine.systems.haven.heroes.rest import short_rests
from engine.systems.haven.heroes.select import select_cards
from engine.systems.haven.heroes.turn import hero_turn
from engine.systems.haven.monsters.turns import act_at_once, allies_act, monsters_act, summons_act
from engine.systems.haven.rulings import CLEANUP_AFTER_THE_END
from engine.systems.haven.scenario.endings import check_ending, conclude
from engine.systems.haven.scenario.initiative import draw_monster_cards, set_order
from engine.systems.haven.special.happenings import note
from engine.systems.haven.special.rules import obey, round_is_over
from engine.systems.haven.state import Turn
from engine.systems.haven.telling import events


def play_round(g: HavenGame) -> Script[None]:
    """One whole round."""
    begin_round(g)
    exhaust_the_spent(g)  # H-ROUND-07
    note(g, "round begins")
    if (yield from obey(g)):
        exhaust_the_spent(g)  # a rule may have cost the last cards
    if g.targets:
        yield from select_cards(g)
        draw_monster_cards(g)
        yield from set_order(g)
        g.state.phase = "turns"
        g.state.trails = {}  # until now those of the round before were worth a look
        yield from take_turns(g)
        yield from end_of_round(g)
    conclude(g)


def begin_round(g: HavenGame) -> None:
    """A new round: nobody has acted and no card is drawn."""
    state = g.state
    state.round += 1
    state.phase = "select"
    state.drawn = {}
    state.consumed = {}
    state.order = []
    state.new_types = []
    everyone: list[Automaton] = [*state.monsters, *state.summons, *state.allies]
    for figure in everyone:
        figure.has_acted = False
    events.round_began(g)
    check_ending(g)


def take_turns(g: HavenGame) -> Script[None]:
    """Lowest initiative first, until everyone has acted (H-ROUND-05); the order may grow."""
    while g.targets:
        turn = next((turn for turn in g.state.order if not turn.is_done), None)
        if turn is None:
            return
        yield from _take_turn(g, turn)
        yield from act_at_once(g, turn)
        turn.is_done = True


def _take_turn(g: HavenGame, turn: Turn) -> Script[None]:
    if turn.who == "monsters":
        yield from monsters_act(g, turn.id)
    elif turn.who == "allies":
        yield from allies_act(g, turn.id)
    else:
        yield from _hero_acts(g, turn)


def _hero_acts(g: HavenGame, turn: Turn) -> Script[None]:
    """First what a hero has summoned, each on a turn of its own (H-INIT-10, H-SUMMON-08)."""
    yield from summons_act(g, turn.id)
    hero = next((hero for hero in g.heroes if hero.id == turn.id), None)
    if hero is not None:
        yield from hero_turn(g, hero)


def end_of_round(g: HavenGame) -> Script[None]:
    """Reshuffle, fade, end round bonuses, rest (H-ENDROUND-01..06)."""
    g.state.phase = "cleanup"
    for hero in g.targets:
        if hero.is_exhausted:
            expire_conditions(g, hero)  # H-VARIANT-04: it has no turn that would end them
    if g.state.ending and not CLEANUP_AFTER_THE_END:
        return
    reshuffle_all(g, partial(events.modifiers_reshuffled, g))
    _reshuffle_ability_decks(g)
    fade(g)
    end_round_bonuses(g)
    yield from answer_moments(g)
    yield from short_rests(g)
    yield from answer_moments(g)
    yield from round_is_over(g)


def _reshuffle_ability_decks(g: HavenGame) -> None:
    for deck_id in sorted(g.state.drawn):
        card = g.pack.decks[deck_id].cards[g.state.drawn[deck_id]]
        if card.reshuffles:
            g.state.ability_decks[deck_id].reshuffle(g.rng)
