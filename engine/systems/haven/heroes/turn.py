"""A hero's turn (H-TURN)."""

from __future__ import annotations

from engine.content import tree
from engine.core.prompt import Question
from engine.core.script import Script, ask_anew
from engine.systems.haven.abilities.afflict import expire_conditions
from engine.systems.haven.abilities.bonuses import come_to, end_active, is_held
from engine.systems.haven.abilities.damage import suffer
from engine.systems.haven.abilities.elements import strengthen_infused
from engine.systems.haven.abilities.falling import land_the_grounded
from engine.systems.haven.abilities.loot import loot_own_hex
from engine.systems.haven.conditions import Moment, Upkeep, through
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.heroes.actions import answer_moments, perform
from engine.systems.haven.heroes.doing import Doing
from engine.systems.haven.heroes.rest import long_rest
from engine.systems.haven.items.offering import use_before_end, use_before_rest, with_items
from engine.systems.haven.special.rules import turn_is_over
from engine.systems.haven.state import ActiveCard, Half, Hero
from engine.systems.haven.telling import events, prompts

# H-TURN-11: what any card may be used for instead of its printed halves.
DEFAULT_ATTACK = tree.Action((tree.Attack(value=tree.Value(2)),))
DEFAULT_MOVE = tree.Action((tree.Move(value=tree.Value(2)),))
_OTHER: dict[Half, Half] = {"top": "bottom", "bottom": "top"}


def hero_turn(g: HavenGame, hero: Hero) -> Script[None]:
    """One hero's whole turn."""
    yield from begin_turn(g, hero)
    if g.is_present(hero):
        if hero.is_resting:
            yield from _rest(g, hero)
        elif g.freedom(hero).may_act:
            yield from with_items(g, _two_actions(g, hero))
        else:
            events.turn_lost(g, hero)
    hero.discard += hero.picked  # H-TURN-21, H-COND-14
    hero.picked = []
    hero.is_resting = False
    yield from end_turn(g, hero)


def _rest(g: HavenGame, hero: Hero) -> Script[None]:
    """A long rest, even of a stunned hero (H-REST-14), with items before and after it."""
    yield from use_before_rest(g, hero)
    if g.is_present(hero):
        yield from long_rest(g, hero)
    yield from use_before_end(g, hero)


def begin_turn(g: HavenGame, figure: AnyFigure) -> Script[None]:
    """What happens at the start of any figure's turn (H-TURN-17)."""
    g.state.acting = figure.id
    events.turn_began(g, figure)
    upkeep = through(Moment.TURN_START, figure.conditions, Upkeep())
    yield from suffer(g, figure, upkeep.damage)
    if g.is_present(figure):
        come_to(g, "turn", figure)
    yield from answer_moments(g)


def end_turn(g: HavenGame, figure: AnyFigure) -> Script[None]:
    """What bonuses do, loot, then conditions, then elements (H-TURN-18), then special rules."""
    if g.is_present(figure):
        come_to(g, "turn end", figure)
    yield from answer_moments(g)
    if isinstance(figure, Hero) and g.is_present(figure):
        loot_own_hex(g, figure)
        yield from answer_moments(g)
    if g.is_present(figure):
        expire_conditions(g, figure)
    strengthen_infused(g)
    g.state.acting = ""
    yield from turn_is_over(g)


def _two_actions(g: HavenGame, hero: Hero) -> Script[None]:
    """The top of one card and the bottom of the other, in either order (H-TURN-01, -02)."""
    halves: tuple[Half, ...] = ("top", "bottom")

    def question() -> Question | None:
        is_able = g.is_present(hero) and g.freedom(hero).may_act
        return prompts.choose_action(g, hero, halves) if is_able else None

    while hero.picked:
        chosen = yield from ask_anew(question)
        if chosen is None or chosen == prompts.END.id:
            return
        card, _, what = chosen.rpartition(":")
        half: Half = "top" if what in ("top", "attack") else "bottom"
        events.action_taken(g, hero, card, what)
        perform_it = _printed if what == half else _default
        is_performed = yield from perform_it(g, hero, card, half)
        yield from land_the_grounded(g)
        if not is_performed and g.is_present(hero):
            events.nothing_done(g, hero)
        halves = (_OTHER[half],)
    yield from use_before_end(g, hero)


def _default(g: HavenGame, hero: Hero, card_id: str, half: Half) -> Script[bool]:
    """Use a card for a default action and discard it (H-TURN-11, -12)."""
    doing = Doing()
    default = DEFAULT_ATTACK if half == "top" else DEFAULT_MOVE
    yield from perform(g, hero, default, doing)
    _put_away(hero, card_id)
    return doing.is_performed


def _printed(g: HavenGame, hero: Hero, card_id: str, half: Half) -> Script[bool]:
    """Use a card's half, then put the card where it belongs (H-TURN-05..08)."""
    card = g.card(hero, card_id)
    action = card.top if half == "top" else card.bottom
    doing = Doing(card_id, action.is_lost, action.lasts)
    yield from perform(g, hero, action, doing)
    if card_id not in hero.picked:  # exhausted meanwhile
        return doing.is_performed
    if not doing.is_performed:
        _put_away(hero, card_id)  # H-TURN-21
    elif not action.lasts or not doing.has_begun:
        _put_away(hero, card_id, is_lost=action.is_lost)
    else:
        hero.picked.remove(card_id)
        active = ActiveCard(card_id, half, action.lasts, action.is_lost)
        hero.active.append(active)
        if not is_held(g, card_id):
            end_active(g, hero, active)  # the action itself used all that it brought (H-BONUS-04)
    return doing.is_performed


def _put_away(hero: Hero, card_id: str, is_lost: bool = False) -> None:
    if card_id in hero.picked:
        hero.picked.remove(card_id)
        (hero.lost if is_lost else hero.discard).append(card_id)
