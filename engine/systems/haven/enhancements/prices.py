"""What an enhancement costs (H-CITY-57)."""

from __future__ import annotations

from engine.content.tree import Summon
from engine.systems.haven.content import Card
from engine.systems.haven.enhancements.kinds import ANY, ELEMENTS, JUMP, PLUS, hex_of
from engine.systems.haven.enhancements.slots import Slot, slots_of

HEX_PRICE = 200  # shared by the hexes that are already there
LEVEL_PRICE = 25  # for each level of the card above the first
CROWD_PRICE = 75  # for each enhancement already on the same action

# +1 on a number, by the ability that is printed large or by the part below it.
_PLUS = {
    "move": 30,
    "attack": 50,
    "range": 30,
    "shield": 100,
    "push": 30,
    "pull": 30,
    "pierce": 30,
    "retaliate": 100,
    "heal": 30,
    "target": 50,
    "add-target": 50,
}
_PLUS_SUMMON = {"move": 100, "attack": 100, "range": 50, "hp": 50}
_OTHERS = {
    "poison": 75,
    "wound": 75,
    "muddle": 50,
    "immobilize": 100,
    "disarm": 150,
    "curse": 75,
    "strengthen": 50,
    "bless": 50,
    JUMP: 50,
    **dict.fromkeys(ELEMENTS, 100),
    ANY: 150,
}


def price(card: Card, slot: Slot, kind: str) -> int:
    """What a sticker on a slot costs, on the card with the stickers that it has by now."""
    crowd = sum(not other.is_free for other in slots_of(card) if other.half == slot.half)
    level = 1 if card.level == "X" else int(card.level)
    return _base(slot, kind) + LEVEL_PRICE * (level - 1) + CROWD_PRICE * crowd


def _base(slot: Slot, kind: str) -> int:
    if hex_of(kind) is not None and slot.area is not None:
        return HEX_PRICE // len(slot.area.offsets)
    if isinstance(slot.ability, Summon) and not slot.is_main:
        return _PLUS_SUMMON[slot.dot.part]
    once = _PLUS[slot.on] if kind == PLUS else _OTHERS[kind]
    return once * (2 if slot.has_several_targets else 1)
