"""The message keys of a scenario's own rules, with their facts; `haven.keys` has all the others."""

from __future__ import annotations

from engine.content.special.tree import OVERLAYS

_CLAIMS: dict[str, tuple[str, ...]] = {
    "every-enemy-dead": (),
    "every-one-dead": ("name",),
    "every-one-destroyed": ("name",),
    "so-many-dead": ("name", "count"),
    "so-many-destroyed": ("name", "count"),
    "round-over": ("count",),
    "treasure-looted": ("number",),
    "treasures-looted": ("count",),
    "occupied": ("mark",),
    "every-occupied": ("mark",),
    "every-hero-on": ("mark",),
    "heroes-on": ("mark",),
    "every-hero-gone": (),
    "heroes-gone": (),
    "room-revealed": ("doors",),
    "door-open": ("doors",),
}
_MOMENTS: dict[str, tuple[str, ...]] = {
    "setup": (),
    "round-begins": ("count",),
    "round-ends": ("count",),
    "every-rounds-begin": ("count",),
    "every-rounds-end": ("count",),
    "door-opens": ("doors",),
    "room-revealed": ("doors",),
    "entered": ("mark",),
    "occupied": ("mark",),
    "every-occupied": ("mark",),
    "occupied-at-round-end": ("mark",),
    "every-occupied-at-round-end": ("mark",),
    "dies": ("name",),
    "destroyed": ("name",),
    "last-dies": ("name",),
    "last-destroyed": ("name",),
    "treasure-looted": ("number",),
}
_EFFECTS: dict[str, tuple[str, ...]] = {
    "spawn": ("name", "mark", "count"),
    "unlock": ("doors",),
    "open": ("doors",),
    "reveal": ("doors",),
    "add-cards": ("count", "card", "whom"),
    "damage": ("amount", "whom"),
    "give": ("conditions", "whom"),
    "coins": ("amount", "whom"),
    "xp": ("amount", "whom"),
    "place": ("what", "mark"),
    "remove": ("what", "mark"),
    "leave": (),
    "win": (),
    "lose": (),
    "story": (),
}

SPECIAL: dict[str, tuple[str, ...]] = {
    # the goal in the imperative, everything else as a clause
    "haven-goal": ("goal",),
    "haven-goal-all": ("parts",),
    "haven-goal-any": ("parts",),
    "haven-goal-not": ("claim",),
    **{f"haven-goal-{claim}": facts for claim, facts in _CLAIMS.items()},
    "haven-if-all": ("parts",),
    "haven-if-any": ("parts",),
    "haven-if-not": ("claim",),
    **{f"haven-if-{claim}": facts for claim, facts in _CLAIMS.items()},
    # whole rules
    "haven-rule": ("when", "effects"),
    "haven-rule-if": ("when", "claim", "effects"),
    "haven-rule-once": ("rule",),
    "haven-rule-failure": ("claim",),
    **{f"haven-when-{moment}": facts for moment, facts in _MOMENTS.items()},
    **{f"haven-does-{effect}": facts for effect, facts in _EFFECTS.items()},
    # what they speak of
    **{f"haven-mark-{look}": ("letter",) for look in ("plate", "exit", "spawn", "story", "hidden")},
    **{f"haven-overlay-{overlay}": () for overlay in OVERLAYS},
    **{f"haven-whom-{whom}": () for whom in ("heroes", "hero", "enemies", "monsters")},
    # what they make happen
    "haven-spawned": ("figure", "hex"),
    "haven-door-unlocked": ("hex",),
    "haven-door-opened-itself": ("hex",),
    "haven-cards-added-heroes": ("card", "count"),
    "haven-cards-added-monsters": ("card", "count"),
    "haven-coins-given": ("figure", "count"),
    "haven-overlay-placed": ("what", "hex"),
    "haven-overlay-removed": ("what", "hex"),
    "haven-left": ("figure",),
    "haven-goal-missed": (),
    "haven-ask-spawn": ("name",),
    "haven-seat-left": (),
}
