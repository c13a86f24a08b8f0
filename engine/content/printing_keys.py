"""Every message that a catalogue must have to print cards, each with its facts."""

from __future__ import annotations

from typing import get_args

from engine.content.printing_deeds import DEED_KEYS
from engine.content.tree import CHANGING, CONDITIONS, COUNTS, MOMENTS, Element, FactKind

FACTS: tuple[FactKind, ...] = tuple(
    what for kinds in get_args(FactKind) for what in get_args(kinds)
)
NUMBERED: tuple[FactKind, ...] = ("moved", "target away", "hand at most")
_FACTS: dict[FactKind, tuple[str, ...]] = {
    "target has": ("condition",),
    "strong": ("element",),
    **dict.fromkeys(NUMBERED, ("count",)),
}


def dashed(words: str) -> str:
    """Words of the language as a part of a key."""
    return words.replace(" ", "-")


KEYS: dict[str, tuple[str, ...]] = {
    # whole lines
    "text-ability": ("parts",),  # "Attack 3, Range 4, Poison"
    "text-augment": ("elements", "parts"),  # "Fire: +1 Attack, Wound"
    "text-if": ("fact", "parts"),  # "If the target is alone: Wound"
    # "Your next 2 attacks: +2 Attack": when, how many slots, what changes
    "text-bonus": ("moment", "parts"),
    "text-bonus-slots": ("moment", "slots", "parts"),
    "text-bonus-if": ("moment", "fact"),
    **{f"text-on-{dashed(moment)}": () for moment in MOMENTS},
    **{f"text-on-{dashed(moment)}-of-allies": () for moment in MOMENTS},
    **{f"text-on-{dashed(moment)}-of-allies-within": ("reach",) for moment in MOMENTS},
    **{f"text-once-{dashed(moment)}": () for moment in CHANGING},  # of an item
    "text-slot": (),
    "text-slot-xp": ("value",),
    "text-lost": (),  # the card is lost, not discarded
    "text-unrecoverable": (),  # once lost it never comes back
    "text-round": (),  # the bonuses last until the end of the round
    "text-persistent": (),  # the bonuses stay
    # abilities, each the first part of its line
    "text-move": ("value",),
    "text-attack": ("value",),
    "text-heal": ("value",),
    "text-shield": ("value",),
    "text-retaliate": ("value",),
    "text-loot": ("value",),
    "text-suffer": ("value",),  # "Suffer 1 damage"
    "text-xp": ("value",),  # "1 experience"
    "text-infuse": ("element",),  # "Infuse Fire"
    "text-special": ("number",),  # what the boss's own stat card says under this number
    "text-summon": ("name",),
    "text-summon-normal": ("name",),  # on a monster's card
    "text-summon-elite": ("name",),
    **{f"text-recover-{pile}": ("count",) for pile in ("discarded", "lost")},
    **{f"text-recover-all-{pile}": () for pile in ("discarded", "lost")},
    **{f"text-refresh-{pile}": ("count",) for pile in ("spent", "consumed")},
    **{f"text-refresh-all-{pile}": () for pile in ("spent", "consumed")},
    **DEED_KEYS,
    # further parts
    "text-jump": (),
    "text-fly": (),
    "text-teleport": (),
    "text-range": ("value",),
    "text-target": ("count",),
    "text-target-all": (),
    "text-add-target": ("count",),  # after the attack, "Add 1 target"
    "text-area": ("hexes", "shape"),  # a pattern of so many hexes; pictures draw its shape
    "text-pierce": ("value",),
    "text-push": ("value",),
    "text-pull": ("value",),
    "text-advantage": (),
    "text-self": (),
    "text-allies": (),
    "text-normal": (),  # normal enemies only
    # a part, or a number of a summon, with a place for a sticker: free, or taken
    "text-dot": ("part",),
    "text-sticker": ("part",),
    "text-anywhere": (),  # in range and sight or not
    # what an augment adds: "+1 Attack", with value 1
    "text-more-attack": ("value",),
    "text-more-move": ("value",),
    "text-more-heal": ("value",),
    "text-more-range": ("value",),
    "text-more-target": ("value",),
    "text-more-shield": ("value",),
    "text-more-retaliate": ("value",),
    "text-more-damage": ("value",),
    # what is gained without a number; jump, fly, teleport and advantage are above
    "text-double": (),
    "text-disadvantage": (),
    "text-negate": (),
    # "+1 Attack per adjacent enemy": what is gained, and what is counted
    "text-per": ("gain", "count"),
    **{f"text-per-{dashed(count)}": () for count in COUNTS},
    # facts
    **{f"text-if-{dashed(what)}": _FACTS.get(what, ()) for what in FACTS},
    # numbers relative to the figure's own, with the bare number: "+1", "+0", "-1"
    "text-plus": ("number",),
    "text-minus": ("number",),
    # "Fire & Ice"
    "text-two-elements": ("first", "second"),
    **{f"element-{element}": () for element in Element},
    **{f"condition-{condition}": () for condition in CONDITIONS},
}
