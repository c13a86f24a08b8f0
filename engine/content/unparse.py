"""Tree to card text, in the one canonical spelling: `parse(unparse(action)) == action`."""

from __future__ import annotations

from engine.content.segments import DOT
from engine.content.tree import (
    ALL_TARGETS,
    ANYWHERE,
    FLAGS,
    Ability,
    Action,
    Area,
    Attack,
    Augment,
    Bonus,
    Change,
    Cleanse,
    Damage,
    Deed,
    DisarmTrap,
    Dot,
    Experience,
    Fact,
    Grant,
    Heal,
    Inflict,
    Infuse,
    Kill,
    Lone,
    Loot,
    Modify,
    Move,
    Obstacle,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Shove,
    Special,
    Suffer,
    Summon,
    Swap,
    Trap,
    Value,
)

_BARE_CHANGES = ("pierce", "push", "pull")


def unparse(action: Action) -> str:
    """The text of a tree that `parse` could have made."""
    segments: list[str] = []
    for ability in action.abilities:
        segments.append(", ".join(_ability(ability)))
        augments = ability.augments[1:] if ability.infused else ability.augments
        segments.extend(map(_augment, augments))
    if action.lasts:
        segments.append(action.lasts.capitalize())
    if action.is_lost:
        segments.append("Lost")
    if action.is_unrecoverable:
        segments.append("Unrecoverable")
    return "; ".join(segments)


def _augment(augment: Augment) -> str:
    gained = _gained(augment)
    if augment.fact is not None:
        return f"If {_fact(augment.fact)}: {gained}"
    return f"{' & '.join(_words(augment.elements))}: {gained}" if augment.elements else gained


def _gained(augment: Augment) -> str:
    parts = [_change(change) for change in augment.changes] + _words(augment.conditions)
    for ability in augment.abilities:
        parts.extend(_ability(ability))
    return ", ".join(parts)


def _bonus(bonus: Bonus) -> str:
    lead = f"On {bonus.moment}"
    if bonus.allies_within is not None:
        within = "" if bonus.allies_within == ALL_TARGETS else f" within {bonus.allies_within}"
        lead += f" of allies{within}"
    if bonus.gain.fact is not None:
        lead += f" if {_fact(bonus.gain.fact)}"
    if bonus.slots:
        slots = [f"{bonus.slots} slot{'' if bonus.slots == 1 else 's'}"]
        slots += [f"XP {xp} on {n}" for n, xp in enumerate(bonus.experience, start=1) if xp]
        lead += f" ({', '.join(slots)})"
    return f"{lead}: {_gained(bonus.gain)}"


def _fact(fact: Fact) -> str:
    match fact.what:
        case "target has":
            return f"target has {fact.name.capitalize()}"
        case "strong":
            return f"{fact.name.capitalize()} strong"
        case "moved" | "hand at most":
            return f"{fact.what} {fact.number}"
        case "target away":
            return f"target {fact.number} away"
        case _:
            return fact.what


def _change(change: Change) -> str:
    what = change.what.capitalize()
    if change.what in FLAGS:
        return what
    if change.what in _BARE_CHANGES:
        return f"{what} {change.number}"
    return f"+{change.number} {what}" + (f" per {change.per}" if change.per else "")


def _ability(ability: Ability) -> list[str]:
    parts = _plain(ability)
    if isinstance(ability, Grant):
        return parts
    return [*_dotted(parts, ability.dots), *map(_lone, ability.infused)]


def _dotted(parts: list[str], dots: tuple[Dot, ...]) -> list[str]:
    """The parts with their free places for stickers; what is taken cannot be written."""
    for dot in dots:
        word = "" if dot.part == "main" else dot.part.replace("-", " ").title()
        at = next((n for n, part in enumerate(parts) if part.startswith(word)), None)
        if at is not None and not dot.kind:
            parts[at] += DOT
    return parts


def _plain(ability: Ability) -> list[str]:
    if isinstance(ability, Deed):
        return _deed(ability)
    match ability:
        case Move():
            mode = [] if ability.mode == "walk" else [ability.mode.capitalize()]
            return [f"Move {_value(ability.value)}", *mode]
        case Attack():
            return _attack(ability)
        case Heal():
            whom = _range(ability.range) or ["Self"]
            rest = _targets(ability.targets) + _words(ability.conditions)
            return [f"Heal {_value(ability.value)}", *whom, *rest]
        case Shield():
            whom = _range(ability.range) or ["Self"]
            rest = _targets(ability.targets) + _words(ability.conditions)
            return [f"Shield {ability.value}", *whom, *rest]
        case Retaliate():
            reach = _range(ability.reach) if ability.reach > 1 else []
            given = _words(ability.conditions)
            return [f"Retaliate {ability.value}", *reach, "Self", *given]
        case Inflict():
            return _inflict(ability)
        case Bonus() | Grant():
            return [_led(ability)]
        case Shove():
            shoves = _shoves(ability.push, ability.pull)
            rest = _targets(ability.targets) + _words(ability.conditions)
            return [*shoves, *_range(ability.range), *rest]
        case _:
            return [_lone(ability)]


def _lone(ability: Lone) -> str:
    match ability:
        case Loot():
            return f"Loot {ability.range}"
        case Suffer():
            return f"Suffer {ability.value}"
        case Infuse():
            return f"Infuse {ability.element.capitalize()}"
        case Summon():
            return f"Summon {ability.what} {ability.rank}".rstrip()
        case Experience():
            return f"XP {ability.value}"
        case Special():
            return f"Special {ability.number}"
        case Recover():
            return f"Recover {_restored(ability.count, ability.pile, 'card')}"
        case Refresh():
            return f"Refresh {_restored(ability.count, ability.pile, 'item')}"


def _led(ability: Bonus | Grant) -> str:
    """What stands behind a lead of its own."""
    return _bonus(ability) if isinstance(ability, Bonus) else _grant(ability)


def _grant(grant: Grant) -> str:
    verb = "Control" if grant.to == "enemy" else "Grant"
    reach = [] if grant.to == "summon" else _range(grant.range)
    aims = [f"{verb} {grant.to}", *reach, *_targets(grant.targets), *_ranks(grant)]
    aims = [*_dotted(aims, grant.dots), *map(_lone, grant.infused)]
    parts = [part for ability in grant.abilities for part in _ability(ability)]
    return f"{', '.join(aims)}: {', '.join(parts)}"


def _deed(it: Deed) -> list[str]:
    match it:
        case Damage():
            whom = ["Allies"] if it.on == "allies" else []
            reach = _range(it.range) if it.area is None or not it.area.has_self else []
            aims = [*whom, *reach, *_targets(it.targets), *_area(it.area), *_ranks(it)]
            return [f"Damage {it.value}", *aims, *_words(it.conditions)]
        case Kill():
            return ["Kill", *_range(it.range), *_targets(it.targets), *_ranks(it)]
        case Cleanse():
            whom = ["Self"] if it.range is None else _range(it.range)
            return ["Cleanse", *_words(it.conditions), *whom, *_targets(it.targets)]
        case Swap():
            return ["Swap", *(["Allies"] if it.on == "allies" else []), *_range(it.range)]
        case Trap():
            head = [f"Trap {it.damage}", *_words(it.conditions)]
            return [*head, *_range(it.range), *_targets(it.targets)]
        case DisarmTrap():
            return ["Disarm trap", *_range(it.range), *_targets(it.targets)]
        case Obstacle():
            steps = f" {it.steps}" if it.deed == "move" else ""
            head = [f"{it.deed.capitalize()} obstacle{steps}"]
            return [*head, *_range(it.range), *_targets(it.targets)]
        case Modify():
            cards = "card" if it.count == 1 else "cards"
            return [f"{it.deed.capitalize()} {it.count} {cards} {it.card}"]


def _ranks(it: Damage | Kill | Grant) -> list[str]:
    return ["Normal"] if it.is_normal else []


def _restored(count: int, pile: str, thing: str) -> str:
    number = "all" if count == ALL_TARGETS else count
    return f"{number} {pile} {thing}{'' if count == 1 else 's'}"


def _attack(attack: Attack) -> list[str]:
    parts = [f"Attack {_value(attack.value)}", *_range(attack.range), *_targets(attack.targets)]
    parts.extend(_area(attack.area))
    if attack.pierce:
        parts.append(f"Pierce {attack.pierce}")
    parts.extend(_shoves(attack.push, attack.pull))
    if attack.add_targets:
        parts.append(f"Add Target {attack.add_targets}")
    if attack.has_advantage:
        parts.append("Advantage")
    return parts + _words(attack.conditions)


def _inflict(inflict: Inflict) -> list[str]:
    parts = _words(inflict.conditions)
    if inflict.on == "self":
        return [*parts, "Self"]
    if inflict.on == "allies":
        parts.append("Allies")
    if inflict.area is None or not inflict.area.has_self:
        parts.extend(_range(inflict.range))
    return parts + _targets(inflict.targets) + _area(inflict.area)


def _value(value: Value | int) -> str:
    if isinstance(value, int):
        return str(value)
    return f"{value.number:+d}" if value.is_relative else str(value.number)


def _range(value: Value | int | None) -> list[str]:
    return [] if value is None or value == ANYWHERE else [f"Range {_value(value)}"]


def _targets(count: int) -> list[str]:
    if count == ALL_TARGETS:
        return ["Target all"]
    return [f"Target {count}"] if count > 1 else []


def _area(area: Area | None) -> list[str]:
    return [] if area is None else [f"Area {area.name}"]


def _shoves(push: int, pull: int) -> list[str]:
    pairs = (("Push", push), ("Pull", pull))
    return [f"{word} {number}" for word, number in pairs if number]


def _words(ids: tuple[str, ...]) -> list[str]:
    return [each.capitalize() for each in ids]
