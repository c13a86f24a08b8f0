"""A card's tree as what is printed on it: one `Say` a line, built from smaller `Say`s.

A line is `text-ability` or `text-augment` with its `parts`, which the catalogue joins with commas,
or one of the words that stand alone; `printing_keys` lists them all. A value is a number, or, where
it is relative, `text-plus` or `text-minus`, so that a message writes `{ $value }` for both.
"""

from __future__ import annotations

from engine.content.printing_deeds import deed, grant_aims, grant_line
from engine.content.printing_keys import NUMBERED, dashed
from engine.content.printing_parts import (
    area,
    conditions,
    dotted,
    place_of,
    range_of,
    shoves,
    targets,
    valued,
)
from engine.content.tree import (
    ALL_TARGETS,
    FLAGS,
    Ability,
    Action,
    Attack,
    Augment,
    Bonus,
    Change,
    Deed,
    Dot,
    Experience,
    Fact,
    Grant,
    Heal,
    Inflict,
    Infuse,
    Lone,
    Loot,
    Move,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Shove,
    Special,
    Suffer,
    Summon,
)
from engine.core.text import Say, say

_BARE_CHANGES = ("pierce", "push", "pull")  # the effects that an augment writes without a plus


def lines(action: Action) -> tuple[Say, ...]:
    """The lines of a card half, or of a monster's card, from top to bottom."""
    said: list[Say] = []
    for ability in action.abilities:
        said.append(_line(ability))
        augments = ability.augments[1:] if ability.infused else ability.augments
        said.extend(_augment(augment) for augment in augments)
    if action.lasts:
        said.append(say(f"text-{action.lasts}"))
    if action.is_lost:
        said.append(say("text-lost"))
    if action.is_unrecoverable:
        said.append(say("text-unrecoverable"))
    return tuple(said)


def part_with(ability: Ability, dot: Dot) -> Say | None:
    """The part of an ability that a dot is on; None: a number of what it summons."""
    parts = grant_aims(ability) if isinstance(ability, Grant) else _plain(ability)
    at = place_of(parts, dot)
    return None if at is None else parts[at]


def _line(ability: Ability) -> Say:
    if isinstance(ability, Bonus):
        return bonus_line(ability)
    if isinstance(ability, Grant):
        done = sum((_ability(each) for each in ability.abilities), ())
        return grant_line(ability, tuple(map(_lone, ability.infused)), done)
    return say("text-ability", parts=_ability(ability))


def bonus_line(bonus: Bonus) -> Say:
    """`On your next attacks (1 slot, 1 slot with 1 XP): +2 Attack`."""
    key = f"text-on-{dashed(bonus.moment)}"
    if bonus.allies_within is None:
        moment = say(key)
    elif bonus.allies_within == ALL_TARGETS:
        moment = say(f"{key}-of-allies")
    else:
        moment = say(f"{key}-of-allies-within", reach=bonus.allies_within)
    moment, parts = _if_fact(moment, bonus.gain.fact), _gains(bonus.gain)
    if not bonus.slots:
        return say("text-bonus", moment=moment, parts=parts)
    earned = bonus.experience or (0,) * bonus.slots
    slots = tuple(say("text-slot-xp", value=xp) if xp else say("text-slot") for xp in earned)
    return say("text-bonus-slots", moment=moment, slots=slots, parts=parts)


def once_line(bonus: Bonus) -> Say:
    """`On one of your attacks: +2 Attack`: of an item that its owner uses or not."""
    moment = _if_fact(say(f"text-once-{dashed(bonus.moment)}"), bonus.gain.fact)
    return say("text-bonus", moment=moment, parts=_gains(bonus.gain))


def _if_fact(moment: Say, fact: Fact | None) -> Say:
    return moment if fact is None else say("text-bonus-if", moment=moment, fact=_fact(fact))


def _gains(augment: Augment) -> tuple[Say, ...]:
    parts = [_change(change) for change in augment.changes] + conditions(augment.conditions)
    for ability in augment.abilities:
        parts.extend(_ability(ability))
    return tuple(parts)


def _augment(augment: Augment) -> Say:
    """`Fire & Ice: +1 Attack, Wound, XP 1`."""
    parts = _gains(augment)
    if augment.fact is not None:
        return say("text-if", fact=_fact(augment.fact), parts=parts)
    if not augment.elements:
        return say("text-ability", parts=parts)
    elements = say(f"element-{augment.elements[0]}")
    for element in augment.elements[1:]:
        elements = say("text-two-elements", first=elements, second=say(f"element-{element}"))
    return say("text-augment", elements=elements, parts=parts)


def _fact(fact: Fact) -> Say:
    key = f"text-if-{dashed(fact.what)}"
    match fact.what:
        case "target has":
            return say(key, condition=say(f"condition-{fact.name}"))
        case "strong":
            return say(key, element=say(f"element-{fact.name}"))
        case what if what in NUMBERED:
            return say(key, count=fact.number)
        case _:
            return say(key)


def _change(change: Change) -> Say:
    if change.what in FLAGS:
        return say(f"text-{change.what}")
    prefix = "text" if change.what in _BARE_CHANGES else "text-more"
    gain = say(f"{prefix}-{change.what}", value=change.number)
    if change.per is None:
        return gain
    return say("text-per", gain=gain, count=say(f"text-per-{dashed(change.per)}"))


def _ability(ability: Ability) -> tuple[Say, ...]:
    """The parts of one ability in the order of the language, with its dots and its elements."""
    parts = _plain(ability)
    if isinstance(ability, Grant):
        return parts
    return (*dotted(parts, ability.dots), *map(_lone, ability.infused))


def _plain(ability: Ability) -> tuple[Say, ...]:
    if isinstance(ability, Deed):
        return deed(ability)
    match ability:
        case Move():
            return _move(ability)
        case Attack():
            return _attack(ability)
        case Heal():
            whom = range_of(ability.range) or [say("text-self")]
            head = valued("heal", ability.value)
            return (head, *whom, *targets(ability.targets), *conditions(ability.conditions))
        case Shield():
            whom = range_of(ability.range) or [say("text-self")]
            head, given = valued("shield", ability.value), conditions(ability.conditions)
            return (head, *whom, *targets(ability.targets), *given)
        case Retaliate():
            reach = range_of(ability.reach) if ability.reach > 1 else []
            given = conditions(ability.conditions)
            return (valued("retaliate", ability.value), *reach, say("text-self"), *given)
        case Inflict():
            return _inflict(ability)
        case Bonus() | Grant():
            return (_line(ability),)
        case Shove():
            reach = range_of(ability.range)
            rest = (*targets(ability.targets), *conditions(ability.conditions))
            return (*shoves(ability.push, ability.pull), *reach, *rest)
        case _:
            return (_lone(ability),)


def _lone(ability: Lone) -> Say:
    """An ability that is one part."""
    match ability:
        case Loot():
            return valued("loot", ability.range)
        case Suffer():
            return valued("suffer", ability.value)
        case Infuse():
            return say("text-infuse", element=say(f"element-{ability.element}"))
        case Summon(rank=""):
            return say("text-summon", name=say(f"summon.{ability.what}"))
        case Summon():
            return say(f"text-summon-{ability.rank}", name=say(f"monster.{ability.what}"))
        case Experience():
            return valued("xp", ability.value)
        case Special():
            return say("text-special", number=ability.number)
        case Recover():
            return _restored("recover", ability.count, ability.pile)
        case Refresh():
            return _restored("refresh", ability.count, ability.pile)


def _restored(verb: str, count: int, pile: str) -> Say:
    if count == ALL_TARGETS:
        return say(f"text-{verb}-all-{pile}")
    return say(f"text-{verb}-{pile}", count=count)


def _move(move: Move) -> tuple[Say, ...]:
    head = valued("move", move.value)
    return (head,) if move.mode == "walk" else (head, say(f"text-{move.mode}"))


def _attack(attack: Attack) -> tuple[Say, ...]:
    parts = [valued("attack", attack.value), *range_of(attack.range), *targets(attack.targets)]
    parts.extend(area(attack.area))
    if attack.pierce:
        parts.append(valued("pierce", attack.pierce))
    parts.extend(shoves(attack.push, attack.pull))
    if attack.add_targets:
        parts.append(say("text-add-target", count=attack.add_targets))
    if attack.has_advantage:
        parts.append(say("text-advantage"))
    parts.extend(conditions(attack.conditions))
    return tuple(parts)


def _inflict(inflict: Inflict) -> tuple[Say, ...]:
    parts = conditions(inflict.conditions)
    if inflict.on == "self":
        return (*parts, say("text-self"))
    if inflict.on == "allies":
        parts.append(say("text-allies"))
    if inflict.area is None or not inflict.area.has_self:
        parts.extend(range_of(inflict.range))
    return (*parts, *targets(inflict.targets), *area(inflict.area))
