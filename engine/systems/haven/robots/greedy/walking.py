"""Where to go."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex, distance
from engine.core.prompt import Option, Prompt
from engine.core.view import FigureView
from engine.systems.haven.robots.greedy.field import FAR, Field

STAY = "stay"


def destination(field: Field, options: Sequence[Option], reach: int | None) -> str:
    """The best hex to stop on: `reach` of the attack still to come, None when it is done."""
    if field.me is None:
        return STAY
    is_bold = field.is_shut_in
    places = {o.id: o.hex for o in options if o.hex is not None and (is_bold or not _hurts(o))}
    places[STAY] = field.me.hex
    if field.is_errand_due():
        return _run_errand(field, places)
    if not field.foes:
        return _explore(field, places)
    if reach is None:
        return _after_attack(field, places)
    return _into_reach(field, places, reach)


def reaches(field: Field, prompt: Prompt, reach: int) -> bool:
    """Whether some hex on offer, or the present one, lies in reach of a foe."""
    steps = field.steps_from([foe.hex for foe in field.foes], True)
    places = [option.hex for option in prompt.options if option.hex is not None]
    if field.me is not None:
        places.append(field.me.hex)
    return any(steps.get(where, FAR) <= reach for where in places)


def _hurts(option: Option) -> bool:
    return option.hint is not None and option.hint.key == "haven-cost-harm"


def lead_astray(field: Field, options: Sequence[Option], foe: FigureView) -> str:
    """Where to send a foe under control: into harm's way, else up to its friends."""
    places = {o.id: o.hex for o in options if o.hex is not None}
    harmful = [o.id for o in options if _hurts(o)]
    if harmful or not places:
        return harmful[0] if harmful else STAY
    steps = field.steps_from([other.hex for other in field.foes if other is not foe], True)
    return min(places, key=lambda name: steps.get(places[name], FAR))


def _run_errand(field: Field, places: dict[str, Hex]) -> str:
    """To where the scenario wants the hero, or as near as possible."""
    assert field.errand is not None
    steps = field.steps_from(field.errand.hexes)
    return min(places, key=lambda name: (steps.get(places[name], FAR), name != STAY))


def _explore(field: Field, places: dict[str, Hex]) -> str:
    """Take what lies about, then go for the nearest door."""
    loot = [name for name, where in places.items() if where in field.loot]
    if loot:
        return loot[0]
    steps = field.steps_from(field.doors or field.loot)
    return min(places, key=lambda name: (steps.get(places[name], FAR), name != STAY))


def _after_attack(field: Field, places: dict[str, Hex]) -> str:
    """The badly hurt get away; the others take loot near by, or shield whom they must."""
    loot = [name for name, where in places.items() if where in field.loot]
    if loot:
        return loot[0]
    if field.is_hurt():
        steps = field.steps_from([foe.hex for foe in field.foes], True)
        return max(places, key=lambda name: (steps.get(places[name], 0), name == STAY))
    return max(places, key=lambda name: (field.guards(places[name]), name == STAY))


def _into_reach(field: Field, places: dict[str, Hex], reach: int) -> str:
    """Where a foe can be attacked, as far from the others as possible; else nearer to one.

    Whoever threatens one who must not fall comes first; best is to stand in its way.
    """
    foes = [foe.hex for foe in field.foes]
    first = [foe.hex for foe in field.threats] or foes
    tiers = [
        field.steps_from(hexes, True) for hexes in ([first, foes] if field.threats else [foes])
    ]
    around = field.steps_from(first)

    def rank(name: str) -> tuple[int, int, int, int, bool]:
        where = places[name]
        for tier, steps in enumerate(tiers):
            away = steps.get(where, FAR)
            if away <= reach:
                beside = sum(distance(where, foe) == 1 for foe in foes)
                crowd = beside if reach > 1 else max(0, beside - 1)
                return (tier, -field.guards(where), crowd, -away, name != STAY)
        return (len(tiers), 0, around.get(where, FAR), tiers[-1].get(where, FAR), name != STAY)

    return min(places, key=rank)
