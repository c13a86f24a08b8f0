"""The questions of haven: their options and what is said. Kinds and option ids are stable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from engine.content.printing import lines
from engine.content.tree import Action, Augment, Loot
from engine.core.hexes import Hex
from engine.core.prompt import Option, Question, Rejected
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.systems.haven.content import Item
from engine.systems.haven.figures import ranked_name
from engine.systems.haven.game import AnyFigure, HavenGame
from engine.systems.haven.items.text import item_facts, item_lines
from engine.systems.haven.state import Figure, Half, Hero
from engine.systems.haven.telling.events import element_word, word
from engine.systems.haven.telling.labels import hex_say, label

SKIP = Option("skip", say("haven-option-skip"))
STAY = Option("stay", say("haven-option-stay"))
END = Option("end", say("haven-option-end"))
_USE = "use:"
_DROP = "drop:"
Check = Callable[[tuple[str, ...]], Rejected | None]


def place_hero(hero: Hero, free: Sequence[Hex]) -> Question:
    """Where a hero begins."""
    options = tuple(hex_option(where) for where in free)
    return Question("place-hero", (hero.seat,), say("haven-ask-place"), options, figure=hero.id)


def keep_goal(hero: Hero, dealt: Sequence[str]) -> Question:
    """Which of two battle goals to keep, in secret (H-GOAL-01)."""
    options = tuple(Option(g, word("goal", g), word("goal", f"{g}.text")) for g in dealt)
    text = say("haven-ask-keep-goal")
    return Question("keep-goal", (hero.seat,), text, options, secret=True, figure=hero.id)


def build_hand(g: HavenGame, hero: Hero, pool: Sequence[str], size: int) -> Question:
    """Which cards to take along (H-SETUP-14)."""
    return Question(
        "build-hand",
        (hero.seat,),
        say("haven-ask-hand", size=size),
        tuple(card_option(g, hero, card) for card in pool),
        least=size,
        most=size,
        secret=True,
        figure=hero.id,
    )


def pick_cards(g: HavenGame, hero: Hero, may_play: bool, may_rest: bool) -> Question:
    """The two cards of the round, the leading one first; or a long rest."""
    options = [card_option(g, hero, card) for card in hero.hand] if may_play else []
    if may_rest:
        options.append(Option("long-rest", say("haven-option-long-rest"), alone=True))
    count = 2 if may_play else 1
    talk = "haven-talk-open" if g.rulings.open_information else "haven-talk"
    return Question(
        "pick-cards",
        (hero.seat,),
        say("haven-ask-pick", talk=say(talk)),
        tuple(options),
        least=count,
        most=count,
        ordered=True,
        secret=True,
        figure=hero.id,
    )


def choose_action(g: HavenGame, hero: Hero, halves: Sequence[Half]) -> Question:
    """Which half of which card comes next, or one of the default actions."""
    options: list[Option] = []
    for card_id in hero.picked:
        card = g.card(hero, card_id)
        for half in halves:
            action = card.top if half == "top" else card.bottom
            options += _half_options(card_id, half, action)
    options.append(END)
    text = say("haven-ask-action")
    return Question("choose-action", (hero.seat,), text, tuple(options), figure=hero.id)


@lru_cache(maxsize=1024)
def _half_options(card_id: str, half: Half, action: Action) -> tuple[Option, Option]:
    name = word("card", card_id)
    hint = Say("haven-lines", {"lines": lines(action)})
    default = "attack" if half == "top" else "move"
    return (
        Option(
            f"{card_id}:{half}", Say(f"haven-option-{half}", {"card": name}), hint, card=card_id
        ),
        Option(
            f"{card_id}:{default}", Say(f"haven-option-{default}", {"card": name}), card=card_id
        ),
    )


@lru_cache(maxsize=1024)
def drop_option(card_id: str) -> Option:
    """End an active card's bonuses now; beside the answers of any question."""
    name = word("card", card_id)
    return Option(f"{_DROP}{card_id}", Say("haven-option-drop", {"card": name}), card=card_id)


def dropped_card(chosen: str) -> str:
    """The card that an option drops; "" if it is another option."""
    return chosen.removeprefix(_DROP) if chosen.startswith(_DROP) else ""


def move_to(g: HavenGame, figure: AnyFigure, points: int, options: Iterable[Option]) -> Question:
    """Where to go with the movement left."""
    text = say("haven-ask-move", points=points)
    return Question("move-to", g.deciders(figure), text, (*options, STAY), figure=figure.id)


@lru_cache(maxsize=8192)
def move_option(where: Hex, cost: int, harms: int) -> Option:
    """A hex to go to, with what it costs and whether the way hurts."""
    hint = say("haven-cost", cost=cost)
    if harms:
        hint = say("haven-cost-harm", cost=cost, harms=harms)
    return Option(label(where), hex_say(where), hint, hex=where, cost=cost, harms=harms)


@lru_cache(maxsize=4096)
def hex_option(where: Hex) -> Option:
    """A hex."""
    return Option(label(where), hex_say(where), hex=where)


def figure_option(g: HavenGame, figure: AnyFigure, hint: Say | None = None) -> Option:
    """A figure, with its hit points if there is nothing better to say."""
    hint = hint or Say("haven-hp", {"hp": figure.hp, "max": figure.max_hp})
    return Option(figure.id, ranked_name(g.state, figure), hint, hex=figure.hex, figure=figure.id)


def card_option(g: HavenGame, hero: Hero, card_id: str) -> Option:
    """A hero's card, with its initiative."""
    return _card_option(card_id, g.card(hero, card_id).initiative)


@lru_cache(maxsize=1024)
def _card_option(card_id: str, initiative: int) -> Option:
    hint = say("haven-initiative", initiative=initiative)
    return Option(card_id, word("card", card_id), hint, card=card_id)


def targets(
    g: HavenGame,
    kind: str,
    figure: AnyFigure,
    candidates: Sequence[AnyFigure],
    left: int,
    may_skip: bool,
    hints: Mapping[str, Say] = MappingProxyType({}),
) -> Question:
    """Whom to attack, heal or affect next; declining is possible as a rule (H-TURN-09)."""
    options = tuple(figure_option(g, one, hints.get(one.id)) for one in candidates)
    text = Say(f"haven-ask-{kind}", {"left": left})
    shown = (*options, SKIP) if may_skip else options
    return Question(kind, g.deciders(figure), text, shown, figure=figure.id)


def area(
    g: HavenGame,
    kind: str,
    figure: AnyFigure,
    placements: Sequence[tuple[tuple[Hex, ...], tuple[str, ...]]],
) -> Question:
    """How to lay an area pattern: by the targets that it would hit."""
    names = {foe.id: ranked_name(g.state, foe) for foe in g.enemies(figure)}
    options = [
        Option(
            f"area-{n}",
            Say("haven-area", {"number": n, "targets": tuple(names[foe] for foe in hit)}),
            Say("haven-area-hexes", {"hexes": " ".join(map(label, filter(g.board.has, hexes)))}),
            area=hexes,
        )
        for n, (hexes, hit) in enumerate(placements, start=1)
    ]
    text = say("haven-ask-area")
    return Question(kind, g.deciders(figure), text, (*options, SKIP), figure=figure.id)


def shove_to(
    g: HavenGame,
    mover: AnyFigure,
    target: AnyFigure,
    kind: str,
    hexes: Sequence[Hex],
    may_skip: bool,
) -> Question:
    """The next hex of a push or pull; the party decides for a monster (H-MON-10)."""
    options = tuple(hex_option(where) for where in hexes)
    shown = (*options, SKIP) if may_skip else options
    if g.player_of(mover) is not None:
        text = Say(f"haven-ask-{kind}", {"figure": g.name(target)})
    else:
        text = Say(
            f"haven-ask-monster-{kind}", {"monster": g.name(mover), "figure": g.name(target)}
        )
    return Question(f"{kind}-to", g.deciders(mover), text, shown, figure=target.id)


def summon_to(hero: Hero, what: str, hexes: Sequence[Hex]) -> Question:
    """Where a summon appears (H-SUMMON-01)."""
    options = tuple(hex_option(where) for where in hexes)
    text = Say("haven-ask-summon", {"name": word("summon", what)})
    return Question("summon-to", (hero.seat,), text, (*options, SKIP), figure=hero.id)


def consume(hero: Hero, augments: Sequence[tuple[int, Augment]]) -> Question:
    """Which augment to use next, if any (H-ELEM-06, -09)."""
    options = tuple(_augment_option(n, augment) for n, augment in augments)
    text = say("haven-ask-consume")
    return Question("consume", (hero.seat,), text, (*options, SKIP), figure=hero.id)


@lru_cache(maxsize=256)
def _augment_option(number: int, augment: Augment) -> Option:
    elements = tuple(element_word(element.value) for element in augment.elements)
    printed = lines(Action((Loot(range=0, augments=(augment,)),)))[1]
    return Option(f"augment-{number}", Say("haven-augment", {"elements": elements}), printed)


def element(figure: Figure, seats: tuple[Seat, ...], offered: Sequence[str], why: str) -> Question:
    """Which element to create or to use up."""
    options = tuple(Option(name, element_word(name)) for name in offered)
    return Question("element", seats, Say(f"haven-ask-{why}-any"), options, figure=figure.id)


def negate_damage(
    hero: Hero, damage: int, has_hand: bool, has_discards: bool, items: Sequence[Item]
) -> Question:
    """Suffer the damage, lose cards (H-DAMAGE-02), or use an item that negates it."""
    options = [Option("suffer", say("haven-option-suffer", damage=damage))]
    if has_hand:
        options.append(Option("hand", say("haven-option-lose-hand")))
    if has_discards:
        options.append(Option("discards", say("haven-option-lose-discards")))
    options += [use_option(item) for item in items]
    text = say("haven-ask-negate", damage=damage, hp=hero.hp)
    return Question("negate-damage", (hero.seat,), text, tuple(options), figure=hero.id)


def lose_card(hero: Hero, cards: Sequence[str], pile: str) -> Question:
    """Which card to lose. A hand stays secret."""
    options = tuple(Option(card, word("card", card), card=card) for card in cards)
    return Question(
        "lose-card",
        (hero.seat,),
        Say(f"haven-ask-lose-{pile}"),
        options,
        secret=pile == "hand",
        figure=hero.id,
    )


def yes_or_no(kind: str, hero: Hero, text: Say, yes: Say) -> Question:
    """Do it or leave it."""
    return Question(kind, (hero.seat,), text, (Option("yes", yes), SKIP), figure=hero.id)


def choose_hex(g: HavenGame, kind: str, figure: AnyFigure, hexes: Sequence[Hex]) -> Question:
    """A hex to do something to, if at all."""
    options = tuple(hex_option(where) for where in hexes)
    text = Say(f"haven-ask-{kind}")
    return Question(kind, g.deciders(figure), text, (*options, SKIP), figure=figure.id)


def take_active(hero: Hero, cards: Sequence[str], least: int) -> Question:
    """Which active cards to take along into a rest (H-BONUS-21)."""
    options = tuple(Option(card, word("card", card), card=card) for card in cards)
    text = say("haven-ask-take-active")
    return Question(
        "take-active",
        (hero.seat,),
        text,
        options,
        least=least,
        most=len(options),
        figure=hero.id,
    )


def attack_order(g: HavenGame, attacker: AnyFigure, added: int, doubled: int) -> Question:
    """Whether to add before doubling or after it (H-ATTACK-10, -11)."""
    options = (
        Option("add-first", say("haven-option-add-first", value=added)),
        Option("double-first", say("haven-option-double-first", value=doubled)),
    )
    text = say("haven-ask-attack-order", figure=g.name(attacker))
    return Question("attack-order", g.deciders(attacker), text, options, figure=attacker.id)


def recover(g: HavenGame, hero: Hero, cards: Sequence[str], most: int) -> Question:
    """Which cards to take back into the hand, up to so many (H-RECOVER-01)."""
    return Question(
        "recover",
        (hero.seat,),
        say("haven-ask-recover", count=most),
        tuple(card_option(g, hero, card) for card in cards),
        least=0,
        most=most,
        figure=hero.id,
    )


def equip(hero: Hero, items: Sequence[Item], small: int, check: Check) -> Question:
    """What to take along (H-SETUP-05); `small` is how many small items a hero may carry."""
    return Question(
        "equip",
        (hero.seat,),
        say("haven-ask-equip", small=small),
        tuple(Option(i.id, word("item", i.id), item_facts(i), card=i.id) for i in items),
        least=0,
        most=len(items),
        figure=hero.id,
        check=check,
    )


def use_item(hero: Hero, when: str, items: Sequence[Item], **facts: str | Say) -> Question:
    """Which item to use where nothing else is asked, if any."""
    options = (*(use_option(item) for item in items), SKIP)
    text = Say(f"haven-ask-use-{when.replace(' ', '-')}", {**facts})
    return Question("use-item", (hero.seat,), text, options, figure=hero.id)


@lru_cache(maxsize=256)
def use_option(item: Item) -> Option:
    """Use an item now; beside the answers of any question."""
    label = Say("haven-option-use", {"item": word("item", item.id)})
    return Option(f"{_USE}{item.id}", label, Say("haven-lines", {"lines": item_lines(item)}))


def used_item(chosen: str) -> str:
    """The item that an option uses; "" if it is another option."""
    return chosen.removeprefix(_USE) if chosen.startswith(_USE) else ""


def refresh(hero: Hero, items: Sequence[str], most: int) -> Question:
    """Which items to make ready again, up to so many (H-RECOVER-04)."""
    return Question(
        "refresh",
        (hero.seat,),
        say("haven-ask-refresh", count=most),
        tuple(Option(item, word("item", item), card=item) for item in items),
        least=0,
        most=most,
        figure=hero.id,
    )


def tie(seats: tuple[Seat, ...], text: Say, options: Sequence[Option]) -> Question:
    """What the rules leave to the players."""
    return Question("tie", seats, text, tuple(options))
