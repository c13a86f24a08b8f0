"""What to answer to each kind of prompt."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.hexes import Hex
from engine.core.prompt import Answer, Option, Prompt
from engine.core.view import View
from engine.systems.haven.robots.greedy.cards import (
    DEFAULT,
    Half,
    best_pair,
    bottom_of,
    half_with,
    pile,
    top_of,
    worth_bottom,
    worth_keeping,
    worth_top,
)
from engine.systems.haven.robots.greedy.field import FAR, FOES, Field, is_hurt
from engine.systems.haven.robots.greedy.goals import wanted_dead
from engine.systems.haven.robots.greedy.items import equipment, use_of_item
from engine.systems.haven.robots.greedy.swapping import swap
from engine.systems.haven.robots.greedy.walking import destination, lead_astray
from engine.systems.haven.robots.greedy.works import (
    create_obstacle,
    destroy_obstacle,
    disarm,
    move_obstacle,
    obstacle_to,
)

ALWAYS_NEGATED = 5  # damage that is worth a card even when it does not kill
REST_HAND = 2  # with fewer cards than this a rest is due


def answer(view: View, prompt: Prompt) -> Answer:
    """A sensible answer, the same for the same view and prompt."""
    use = None
    if any(option.id.startswith("use:") for option in prompt.options):
        use = use_of_item(view, prompt, _reach_to_come(view))
    chosen = (use,) if use else _CHOOSE.get(prompt.kind, _first)(view, prompt)
    return Answer(prompt.id, chosen)


def _first(view: View, prompt: Prompt) -> tuple[str, ...]:
    together = [option.id for option in prompt.options if not option.alone]
    return tuple(together[: prompt.least]) or (prompt.options[0].id,)


def _steps_wanted(field: Field) -> int:
    if field.is_errand_due():
        return field.steps_to_errand
    if field.foes:
        return max(0, field.nearest_foe - 1)
    return FAR


def _pick_cards(view: View, prompt: Prompt) -> tuple[str, ...]:
    """The best top with the best bottom; the faster card leads. A rest when there is no choice."""
    hand = tuple(card for card in pile(view, "hand") if prompt.option(card.id))
    if len(hand) < REST_HAND:
        return (prompt.options[-1].id,)
    field = Field(view)
    pair = best_pair(hand, bool(field.foes), _steps_wanted(field), field.nearest_hurt)
    return tuple(card.id for card in sorted(pair, key=lambda card: card.initiative or 0))


def _choose_action(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Attack at once when someone is in reach, else move first."""
    field = Field(view)
    cards = pile(view, "picked")
    has_foes, wanted, hurt = bool(field.foes), _steps_wanted(field), field.nearest_hurt
    tops = [card for card in cards if prompt.option(f"{card.id}:top")]
    bottoms = [card for card in cards if prompt.option(f"{card.id}:bottom")]
    if len(cards) == 2:
        top, bottom = best_pair(cards, has_foes, wanted, hurt)
        tops, bottoms = [top], [bottom]
    floor = worth_top(Half(attack=DEFAULT), has_foes, hurt)
    step = worth_bottom(Half(move=DEFAULT), wanted, hurt)
    in_reach = any(field.nearest_foe <= max(1, top_of(card).reach) for card in tops)
    if bottoms and not (tops and in_reach):
        card = bottoms[0]
        is_printed = worth_bottom(bottom_of(card), wanted, hurt) >= step
        return (f"{card.id}:{'bottom' if is_printed else 'move'}",)
    if tops:
        card = tops[0]
        half = top_of(card)
        is_useless = half.attack > 0 and not half.other and not in_reach and half.is_lost
        is_printed = worth_top(half, has_foes, hurt) >= floor and not is_useless
        return (f"{card.id}:{'top' if is_printed else 'attack'}",)
    return ("end",)


def _move_to(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Into reach of the attack to come, or to safety when it is done; see `walking`."""
    field = Field(view)
    led = field.figure(prompt.figure)
    if led is not None and led.side in FOES:
        return (lead_astray(field, prompt.options, led),)
    return (destination(field, prompt.options, _reach_to_come(view)),)


def _reach_to_come(view: View) -> int | None:
    """How far the attack still to come reaches; None when it is done."""
    field, cards = Field(view), pile(view, "picked")
    if len(cards) < 2:  # the card in use lies among them until its action is done
        return None
    top, _ = best_pair(cards, bool(field.foes), _steps_wanted(field), field.nearest_hurt)
    return top_of(top).reach


def _attack_target(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Who threatens one who must not fall, then whom the attack most likely kills.

    Of equals whom the goal names, then the weakest; rather nobody than who must not fall itself.
    """
    field = Field(view)
    wanted = wanted_dead(view)

    def rank(option: Option) -> tuple[int, bool, int, bool, int]:
        figure = field.figure(option.figure)
        if figure is None:
            return (2, False, 0, False, 0)
        kills = option.hint.facts.get("kills", 0) if option.hint is not None else 0
        assert isinstance(kills, int)
        side = 0 if figure in field.foes else 3 if figure.side in FOES else 1
        is_threat = figure in field.threats
        return (side, not is_threat, -kills, figure.look not in wanted, figure.hp)

    return (min(prompt.options, key=rank).id,)


def _heal_target(view: View, prompt: Prompt) -> tuple[str, ...]:
    """One who must not fall if it is hurt, else whoever has lost the most."""
    field = Field(view)

    def need(option: Option) -> tuple[bool, int]:
        figure = field.figure(option.figure)
        if figure is None:
            return (False, 0)
        return (figure in field.wards and is_hurt(figure), figure.max_hp - figure.hp)

    return (max(prompt.options, key=need).id,)


def _swap(view: View, prompt: Prompt) -> tuple[str, ...]:
    """With an eye on the attack that follows on the card, or on the one still to come."""
    halves = (half_with(view, f"text-swap-{whom}") for whom in ("enemies", "allies"))
    half = next((half for half in halves if half is not None), None)
    is_followed = half is not None and half.attack > 0
    return swap(view, prompt, half.reach if half and is_followed else _reach_to_come(view))


def _shove_to(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Into harm's way if possible."""
    harm = Field(view).harm
    return (next((o.id for o in prompt.options if o.hex in harm), prompt.options[0].id),)


def _summon_to(view: View, prompt: Prompt) -> tuple[str, ...]:
    """As near to the foes as possible."""
    field = Field(view)
    steps = field.steps_from([foe.hex for foe in field.foes])
    hexes = [option for option in prompt.options if option.hex is not None]
    return (min(hexes, key=lambda option: steps.get(option.hex or Hex(0, 0), FAR)).id,)


def _lay_trap(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Between a foe and oneself: beside a foe, as near as possible to this seat's hero.

    Nobody to catch, no trap: it would only lie in one's own way.
    """
    field = Field(view)
    if not field.foes and any(option.id == "skip" for option in prompt.options):
        return ("skip",)
    from_foes = field.steps_from([foe.hex for foe in field.foes], True)
    from_me = field.steps_from([field.me.hex] if field.me else [], True)

    def rank(option: Option) -> tuple[int, int]:
        where = option.hex or Hex(0, 0)
        return (from_foes.get(where, FAR), from_me.get(where, FAR))

    return (min((o for o in prompt.options if o.hex is not None), key=rank).id,)


def _strongest_foe(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Whoever has the most hit points: the others may finish the rest."""
    field = Field(view)

    def hp(option: Option) -> int:
        figure = field.figure(option.figure)
        return figure.hp if figure else -1

    return (max(prompt.options, key=hp).id,)


def _negate(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Lose cards when the blow would kill, or is very heavy."""
    damage, hp = prompt.text.facts["damage"], prompt.text.facts["hp"]
    assert isinstance(damage, int) and isinstance(hp, int)
    if damage < hp and damage < ALWAYS_NEGATED:
        return ("suffer",)
    hand = len(pile(view, "hand"))
    ways = ("hand", "discards") if hand > REST_HAND else ("discards", "hand")
    return (next((way for way in ways if prompt.option(way)), "suffer"),)


def _build_hand(view: View, prompt: Prompt) -> tuple[str, ...]:
    """The highest levels first; the tricky cards of level X only to fill up."""
    cards = sorted(
        pile(view, "pool"), key=lambda card: 0 if card.level == "X" else -int(card.level)
    )
    return tuple(card.id for card in cards[: prompt.least])


def _lose_card(view: View, prompt: Prompt) -> tuple[str, ...]:
    """The card that will be missed least."""
    cards = {card.id: card for pile in view.piles for card in pile.cards}
    return (min((o.id for o in prompt.options), key=lambda card: worth_keeping(cards[card])),)


def _short_rest(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Rather than a long rest, unless healing is wanted more than time."""
    is_due = len(pile(view, "hand")) < REST_HAND
    return ("yes",) if is_due and not Field(view).is_hurt() else ("skip",)


def _as_many(view: View, prompt: Prompt) -> tuple[str, ...]:
    return tuple(option.id for option in prompt.options[: prompt.most])


def _skip(view: View, prompt: Prompt) -> tuple[str, ...]:
    return ("skip",)


_CHOOSE: dict[str, Callable[[View, Prompt], tuple[str, ...]]] = {
    "pick-cards": _pick_cards,
    "build-hand": _build_hand,
    "choose-action": _choose_action,
    "move-to": _move_to,
    "attack-target": _attack_target,
    "heal-target": _heal_target,
    "push-to": _shove_to,
    "pull-to": _shove_to,
    "summon-to": _summon_to,
    "trap": _lay_trap,
    "control": _strongest_foe,
    "create-obstacle": create_obstacle,
    "destroy-obstacle": destroy_obstacle,
    "move-obstacle": move_obstacle,
    "obstacle-to": obstacle_to,
    "disarm-trap": disarm,
    "swap": _swap,
    "negate-damage": _negate,
    "lose-card": _lose_card,
    "short-rest": _short_rest,
    "reroll-rest": _skip,
    "use-item": _skip,
    "equip": equipment,
    "recover": _as_many,
    "refresh": _as_many,
}
