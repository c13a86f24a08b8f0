"""Decrees about figures: hit points, conditions, places, and whether they are there at all."""

from __future__ import annotations

from bisect import insort

from engine.core.decree import Enactment
from engine.core.hexes import Hex
from engine.core.prompt import Option, Rejected
from engine.core.script import Script
from engine.core.text import Say, say
from engine.systems.haven.abilities.bonuses import end_active, forget_bonuses, remove_summon
from engine.systems.haven.abilities.exhaustion import fall
from engine.systems.haven.abilities.modifiers import shuffle_in, supply_left, take_out
from engine.systems.haven.conditions import CONDITIONS, Ends
from engine.systems.haven.decrees.places import everyone, free_hex, free_hexes, named, settle_up
from engine.systems.haven.figures import owner_of
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.state import NOWHERE, Ally, Hero, MonsterFigure, Objective, Summon
from engine.systems.haven.telling.events import condition_word

_NO = "no-"  # before a condition that ends


# --- hit points -----------------------------------------------------------------------------------


def set_hp(g: HavenGame, figure_id: str, typed: str) -> Enactment | Rejected:
    """A figure has so many hit points from now on; without any it falls by the rules."""
    figure = named(g, figure_id)
    if isinstance(figure, Rejected):
        return figure
    hp = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else -1
    if not 0 <= hp <= figure.max_hp:
        return Rejected(say("haven-decree-bad-hp", most=figure.max_hp))
    if hp == figure.hp:
        return Rejected(say("haven-decree-so-already"))
    if hp == 0:
        return Enactment(say("haven-decree-falls", figure=g.name(figure)), _fall(g, figure))
    line = say("haven-decree-hp", figure=g.name(figure), hp=hp, before=figure.hp)
    return Enactment(line, _set_hp(figure, hp), is_gentle=True)


def _set_hp(figure: AnyFigure, hp: int) -> Script[None]:
    figure.hp = hp
    yield from ()


def _fall(g: HavenGame, figure: AnyFigure) -> Script[None]:
    figure.hp = 0
    acting, g.state.acting = g.state.acting, ""  # whoever acts has not brought it about
    fall(g, figure)
    g.state.acting = acting
    yield from settle_up(g)


def hp_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """Figures, then numbers."""
    if not words:
        return everyone(g)
    figure = g.figure(words[0])
    most = figure.max_hp if figure is not None and len(words) == 1 else -1
    return tuple(Option(str(hp), say("haven-decree-hit-points", hp=hp)) for hp in range(most + 1))


# --- conditions -----------------------------------------------------------------------------------


def set_condition(g: HavenGame, figure_id: str, named_one: str) -> Enactment | Rejected:
    """A figure gains a condition, or is rid of it."""
    figure, one = named(g, figure_id), named_one.removeprefix(_NO)
    if isinstance(figure, Rejected):
        return figure
    if one not in CONDITIONS:
        return Rejected(say("haven-decree-no-condition"))
    is_gained, condition, name = named_one == one, CONDITIONS[one], g.name(figure)
    is_card = condition.ends is Ends.AT_ONCE
    if is_gained and g.is_immune(figure, one):
        return Rejected(say("haven-decree-immune", figure=name, condition=condition_word(one)))
    if not is_card and is_gained == (one in figure.conditions):
        return Rejected(say("haven-decree-so-already"))
    if is_card:
        in_deck = condition.card in g.modifiers(figure).cards.pile
        if not (supply_left(g, figure, condition.card) if is_gained else in_deck):
            return Rejected(say("haven-decree-no-card", condition=condition_word(one)))
    change = "gains" if is_gained else "loses"
    line = Say(f"haven-decree-{change}", {"figure": name, "condition": condition_word(one)})
    return Enactment(line, _set_condition(g, figure, one, is_gained=is_gained), is_gentle=True)


def _set_condition(g: HavenGame, figure: AnyFigure, one: str, *, is_gained: bool) -> Script[None]:
    condition = CONDITIONS[one]
    if condition.ends is Ends.AT_ONCE:
        (shuffle_in if is_gained else take_out)(g, figure, condition.card)
    elif is_gained:
        figure.conditions[one] = g.state.acting == figure.id  # H-COND-22
    else:
        del figure.conditions[one]
    yield from ()


def condition_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """Figures, then conditions to gain or to lose."""
    if not words:
        return everyone(g)
    figure = g.figure(words[0])
    if figure is None or len(words) > 1:
        return ()
    lost = [one for one in CONDITIONS if one in figure.conditions]
    lost += [one for one, c in CONDITIONS.items() if c.ends is Ends.AT_ONCE]
    gained = (one for one in CONDITIONS if one not in figure.conditions)
    return (
        *(Option(one, say("haven-decree-on", condition=condition_word(one))) for one in gained),
        *(
            Option(f"{_NO}{one}", say("haven-decree-off", condition=condition_word(one)))
            for one in lost
        ),
    )


# --- places ---------------------------------------------------------------------------------------


def place(g: HavenGame, figure_id: str, label: str) -> Enactment | Rejected:
    """A figure stands elsewhere. That is no move: nothing is entered, looted or sprung."""
    figure = named(g, figure_id)
    if isinstance(figure, Rejected):
        return figure
    if isinstance(figure, Objective):
        return Rejected(say("haven-decree-fixed"))  # H-SPECIAL-09
    where = free_hex(g, label, figure)
    if isinstance(where, Rejected):
        return where
    line = say("haven-decree-place", figure=g.name(figure), hex=where.label)
    return Enactment(line, _place(g, figure, where))


def _place(g: HavenGame, figure: AnyFigure, where: Hex) -> Script[None]:
    figure.hex = where
    yield from settle_up(g)


def place_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """Figures, then free hexes."""
    if not words:
        return tuple(o for o in everyone(g) if not isinstance(g.figure(o.id), Objective))
    return tuple(free_hexes(g)) if len(words) == 1 else ()


# --- taking off the map ---------------------------------------------------------------------------


def remove(g: HavenGame, figure_id: str) -> Enactment | Rejected:
    """A figure leaves the map as if it had never been there: nobody has killed it."""
    figure = named(g, figure_id)
    if isinstance(figure, Rejected):
        return figure
    if isinstance(figure, Hero):
        return Rejected(say("haven-decree-hero-stays"))
    return Enactment(say("haven-decree-remove", figure=g.name(figure)), _remove(g, figure))


def _remove(g: HavenGame, figure: AnyFigure) -> Script[None]:
    match figure:
        case MonsterFigure():
            g.state.monsters.remove(figure)
            insort(g.state.standees[figure.type], figure.number)
            g.state.decisions.pop(figure.id, None)
        case Summon():
            _unsummon(g, figure)
        case Ally():
            g.state.allies.remove(figure)
        case Objective():
            g.state.objectives.remove(figure)
            g.map_changed()
    figure.hp, figure.hex = 0, NOWHERE
    forget_bonuses(g, figure)
    yield from settle_up(g)


def _unsummon(g: HavenGame, summon: Summon) -> None:
    """Its card is put away with the last that it holds (H-SUMMON-06)."""
    remove_summon(g, summon)
    hero = owner_of(g.state, summon)
    is_needed = any(other.card == summon.card for other in g.state.summons)
    active = next((a for a in hero.active if a.card == summon.card), None)
    if active is not None and not is_needed:
        end_active(g, hero, active)


def remove_options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """All figures but the heroes."""
    if words:
        return ()
    return tuple(o for o in everyone(g) if not isinstance(g.figure(o.id), Hero))
