"""What every word of the haven rules means, with the rules that say so (docs/rules/haven.md)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.glossary import Topic
from engine.core.text import Say
from engine.systems.haven.abilities.elements import ELEMENTS
from engine.systems.haven.conditions import CONDITIONS

# Group by group: a word, and the rules that it stands for.
_TOPICS: Mapping[str, Mapping[str, str]] = {
    "states": {
        "condition": "H-COND-01 H-COND-22",
        "poison": "H-COND-05 H-COND-06",
        "wound": "H-COND-07 H-COND-08",
        "immobilize": "H-COND-10",
        "disarm": "H-COND-12",
        "stun": "H-COND-13 H-COND-14",
        "muddle": "H-COND-15",
        "curse": "H-COND-16",
        "invisible": "H-COND-17 H-COND-18",
        "strengthen": "H-COND-19",
        "bless": "H-COND-20",
        "element": "H-ELEM-01 H-ELEM-04",
        "infuse": "H-ELEM-02 H-ELEM-03",
        "consume": "H-ELEM-05 H-ELEM-08",
        **dict.fromkeys(ELEMENTS, "H-ELEM-03 H-ELEM-05"),
        "any-element": "H-ELEM-14 H-ELEM-15",
    },
    "round": {
        "round": "H-ROUND-02",
        "pick": "H-SELECT-01 H-SELECT-11",
        "leading-card": "H-SELECT-02 H-TURN-02",
        "initiative": "H-INIT-03 H-INIT-09",
        "tie": "H-INIT-04 H-INIT-06",
        "turn": "H-TURN-01 H-TURN-02",
        "default-action": "H-TURN-11 H-TURN-12",
        "hand": "H-SETUP-14 H-CITY-35",
        "discard": "H-TURN-06 H-TURN-19",
        "lost": "H-TURN-07 H-TURN-19",
        "active": "H-BONUS-02 H-BONUS-10",
        "round-bonus": "H-BONUS-08",
        "use-slot": "H-BONUS-03 H-BONUS-04",
        "short-rest": "H-REST-04 H-REST-05",
        "long-rest": "H-REST-10 H-REST-11",
        "end-of-round": "H-ROUND-06 H-ENDROUND-03",
        "negate": "H-DAMAGE-01 H-DAMAGE-02",
        "exhausted": "H-EXHAUST-01 H-EXHAUST-02",
        "table-talk": "H-SELECT-07 H-SELECT-08",
    },
    "actions": {
        "action": "H-TURN-03 H-TURN-09",
        "attack": "H-ATTACK-01 H-ATTACK-06",
        "melee": "H-ATTACK-05",
        "range": "H-ATTACK-03 H-ATTACK-04",
        "line-of-sight": "H-LOS-01 H-LOS-03",
        "target": "H-TARGET-01 H-TARGET-03",
        "area": "H-AOE-02 H-AOE-05",
        "add-target": "H-EFFECT-16",
        "modifier": "H-AMD-02 H-AMD-04",
        "miss": "H-AMD-05 H-AMD-11",
        "double": "H-AMD-06 H-AMD-11",
        "rolling": "H-AMD-08",
        "advantage": "H-ADV-01 H-ADV-11",
        "disadvantage": "H-ADV-04 H-ADV-11",
        "shield": "H-BONUS-11 H-BONUS-13",
        "pierce": "H-EFFECT-13",
        "retaliate": "H-BONUS-14 H-BONUS-16",
        "push": "H-EFFECT-05 H-EFFECT-10",
        "pull": "H-EFFECT-08 H-EFFECT-10",
        "heal": "H-HEAL-01 H-HEAL-05",
        "loot": "H-LOOT-01 H-LOOT-06",
        "summon": "H-SUMMON-08 H-SUMMON-09",
        "recover": "H-RECOVER-01",
        "refresh": "H-RECOVER-04",
        "ally": "H-TURN-15 H-TURN-16",
    },
    "map": {
        "move": "H-MOVE-01 H-MOVE-02",
        "jump": "H-MOVE-08 H-MOVE-09",
        "fly": "H-MOVE-10 H-MOVE-11",
        "door": "H-DOOR-01 H-DOOR-09",
        "locked-door": "H-SPECIAL-05",
        "trap": "H-TRAP-03 H-TRAP-04",
        "hazard": "H-TERRAIN-04 H-TERRAIN-06",
        "difficult": "H-TERRAIN-09 H-TERRAIN-10",
        "obstacle": "H-TERRAIN-11 H-TERRAIN-12",
        "plate": "H-SPECIAL-06 H-SPECIAL-07",
        "coin": "H-LOOT-06 H-LOOT-12",
        "treasure": "H-LOOT-04 H-LOOT-08",
        "monster": "H-MON-01 H-MON-02",
        "elite": "H-MON-04 H-MON-05",
        "boss": "H-BOSS-01 H-BOSS-05",
        "focus": "H-FOCUS-02 H-FOCUS-05",
        "monster-move": "H-MMOVE-03 H-MMOVE-10",
        "spawn": "H-SPECIAL-01 H-SPECIAL-02",
        "objective": "H-SPECIAL-08 H-SPECIAL-10",
        "item": "H-ITEM-01 H-ITEM-15",
        "spent": "H-ITEM-10",
        "consumed": "H-ITEM-11",
    },
    "campaign": {
        "level": "H-LEVEL-03 H-LEVEL-09",
        "difficulty": "H-LEVEL-05",
        "open-information": "H-LEVEL-10 H-LEVEL-14",
        "casual": "H-CAMPAIGN-04 H-CAMPAIGN-05",
        "victory": "H-ENDSCEN-01 H-ENDSCEN-13",
        "experience": "H-XP-01 H-XP-05",
        "level-up": "H-CITY-31 H-CITY-32",
        "perk": "H-CITY-33 H-CITY-38",
        "battle-goal": "H-GOAL-01 H-GOAL-03",
        "tick": "H-CITY-38 H-CITY-39",
        "personal-quest": "H-PQ-01 H-PQ-02",
        "retirement": "H-CITY-60 H-CITY-61",
        "gold": "H-ENDSCEN-04 H-CITY-23",
        "shop": "H-CITY-21 H-CITY-22",
        "donation": "H-CITY-45 H-CITY-46",
        "enhancement": "H-CITY-48 H-CITY-49",
        "reputation": "H-CAMPAIGN-17 H-CAMPAIGN-18",
        "prosperity": "H-CAMPAIGN-24 H-CAMPAIGN-26",
        "achievement": "H-CAMPAIGN-13 H-CAMPAIGN-16",
        "event": "H-EVENT-04 H-EVENT-05",
        "random-dungeon": "H-VARIANT-07 H-VARIANT-08",
    },
}

_IDS = tuple(topic for topics in _TOPICS.values() for topic in topics)
_TEXTS = tuple(topic for topic in _IDS if topic not in ELEMENTS)

# Words that cards use bear the same names here.
KEYS: dict[str, tuple[str, ...]] = {
    **{f"haven-topics-{group}": () for group in _TOPICS},
    **{f"haven-topic-{topic}": () for topic in _TEXTS if topic not in CONDITIONS},
    **{f"haven-topic-{topic}-text": () for topic in _TEXTS},
    "haven-topic-of-element-text": ("element",),
}


def glossary() -> tuple[Topic, ...]:
    """Every word, group by group."""
    return tuple(
        Topic(topic, _name(topic), _text(topic), Say(f"haven-topics-{group}"), tuple(ids.split()))
        for group, topics in _TOPICS.items()
        for topic, ids in topics.items()
    )


def _name(topic: str) -> Say:
    if topic in CONDITIONS:
        return Say(f"haven-condition-{topic}")
    return Say(f"haven-element-{topic}" if topic in ELEMENTS else f"haven-topic-{topic}")


def _text(topic: str) -> Say:
    if topic in ELEMENTS:
        return Say("haven-topic-of-element-text", {"element": _name(topic)})
    return Say(f"haven-topic-{topic}-text")
