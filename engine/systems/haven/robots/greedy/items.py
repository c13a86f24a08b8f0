"""When to use an item, and what to take along."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from engine.core.prompt import Option, Prompt
from engine.core.view import CardView, View
from engine.systems.haven.robots.greedy.field import Field
from engine.systems.haven.robots.greedy.reading import said
from engine.systems.haven.robots.greedy.walking import reaches

NEGATED = 4  # damage that is worth an item even when it does not kill
NEAR = 4  # hexes to a foe from which it is worth preparing
FEW_CARDS = 3  # in hand: more are wanted
_USE = "use:"
_ROOM = {"head": 1, "body": 1, "legs": 1, "hands": 2}
_HANDS = {"one-hand": 1, "two-hands": 2}


def use_of_item(view: View, prompt: Prompt, reach: int | None) -> str | None:
    """The option that uses an item, if one is worth it now; `reach` of the attack to come."""
    if prompt.kind == "equip":
        return None
    for option in prompt.options:
        card = item_of(view, option)
        if card is not None and _is_wanted(view, prompt, card, reach):
            return option.id
    return None


def item_of(view: View, option: Option) -> CardView | None:
    """The item that an option uses."""
    if not option.id.startswith(_USE):
        return None
    name = option.id.removeprefix(_USE)
    items = (card for pile in view.piles if pile.id == "items" for card in pile.cards)
    return next((card for card in items if card.id == name), None)


def equipment(view: View, prompt: Prompt) -> tuple[str, ...]:
    """Whatever fits, in the order of the list; heavy things stay at home."""
    small = prompt.text.facts["small"]
    assert isinstance(small, int)
    left = Counter({**_ROOM, "small": small})
    taken: list[str] = []
    for card in (card for pile in view.piles if pile.id == "bag" for card in pile.cards):
        slot, amount = card.marks[0], _HANDS.get(card.marks[0], 1)
        place = "hands" if slot in _HANDS else slot
        if left[place] >= amount and dict(_printed(card)).get("haven-minus-ones", 0) < 2:
            left[place] -= amount
            taken.append(card.id)
    return tuple(taken)


def _printed(card: CardView) -> Iterator[tuple[str, int]]:
    """Every message on an item with its first number."""
    for say in (one for line in card.text for one in said(line)):
        numbers = [fact for fact in say.facts.values() if isinstance(fact, int)]
        yield say.key, numbers[0] if numbers else 0


def _is_wanted(view: View, prompt: Prompt, card: CardView, reach: int | None) -> bool:
    printed = dict(_printed(card))
    field = Field(view)
    if "text-bonus" not in printed:
        return any(is_good(view, field, printed) for is_good in _ACTIONS)
    match prompt.kind:
        case "attack-target" | "area":
            return _kill_chance(prompt) < 100
        case "move-to":
            return bool(field.foes) and reach is not None and not reaches(field, prompt, reach)
        case "negate-damage":
            damage, hp = prompt.text.facts["damage"], prompt.text.facts["hp"]
            assert isinstance(damage, int) and isinstance(hp, int)
            return damage >= min(hp, NEGATED)
        case _:
            return "then-spent" in card.marks or field.is_hurt()


def _kill_chance(prompt: Prompt) -> int:
    """Of the best target, in percent; 0 where an area says nothing of it."""
    hints = [option.hint.facts.get("kills", 0) for option in prompt.options if option.hint]
    return max((kills for kills in hints if isinstance(kills, int)), default=0)


# --- what is done on one's turn -------------------------------------------------------------------


def _heals(view: View, field: Field, printed: dict[str, int]) -> bool:
    lost = field.me.max_hp - field.me.hp if field.me is not None else 0
    return "text-heal" in printed and (lost >= printed["text-heal"] or field.is_hurt())


def _recovers(view: View, field: Field, printed: dict[str, int]) -> bool:
    sizes = {pile.id: len(pile.cards) for pile in view.piles}
    wanted = printed.get("text-recover-discarded", 0)
    is_short = sizes.get("hand", 0) <= FEW_CARDS
    return 0 < wanted <= sizes.get("discard", 0) and is_short


def _refreshes(view: View, field: Field, printed: dict[str, int]) -> bool:
    items = [card for pile in view.piles if pile.id == "items" for card in pile.cards]
    spent = sum(card.marks[-1] == "spent" for card in items)
    return "text-refresh-spent" in printed and spent >= min(2, printed["text-refresh-spent"])


def _prepares(view: View, field: Field, printed: dict[str, int]) -> bool:
    """Elements, conditions, shields and blows are for when a foe is near."""
    keys = ("text-infuse", "text-shield", "text-retaliate", "text-attack", "text-loot")
    is_of_use = any(key in keys or key.startswith("condition-") for key in printed)
    return is_of_use and field.nearest_foe <= NEAR


_ACTIONS: tuple[Callable[[View, Field, dict[str, int]], bool], ...] = (
    _heals,
    _recovers,
    _refreshes,
    _prepares,
)
