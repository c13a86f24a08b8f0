"""Hypothesis strategies for every tree that the card-text language can say."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.content.parse import LONGEST
from engine.content.tree import (
    ALL_TARGETS,
    ANYWHERE,
    COUNTS,
    FLAGS,
    NEGATIVE_CONDITIONS,
    POSITIVE_CONDITIONS,
    Action,
    Area,
    Attack,
    Augment,
    Bonus,
    Change,
    Cleanse,
    Count,
    Damage,
    DisarmTrap,
    Dot,
    DotPart,
    Element,
    Experience,
    Fact,
    Grant,
    Heal,
    Inflict,
    Infuse,
    Kill,
    Loot,
    Modify,
    Moment,
    Move,
    Obstacle,
    Recover,
    Refresh,
    Retaliate,
    Shield,
    Shove,
    Suffer,
    Summon,
    Swap,
    Trap,
    Value,
)
from engine.content.unparse import unparse
from engine.core.hexes import Hex

CLEAVE = Area("cleave", (Hex(0, -1), Hex(1, -1)), has_self=True)
BURST = Area("burst", (Hex(0, 0), Hex(0, 1), Hex(1, 0)), has_self=False)
PATTERNS = {area.name: area for area in (CLEAVE, BURST)}

positive = st.integers(1, 98)
plain = st.builds(Value, positive)
relative = st.builds(Value, st.integers(-98, 98), is_relative=st.just(True))
value = plain | relative
targets = st.integers(1, 98) | st.just(ALL_TARGETS)
everyone, everywhere = st.just(ALL_TARGETS), st.just(ANYWHERE)
harm = st.lists(st.sampled_from(NEGATIVE_CONDITIONS), unique=True, max_size=3).map(tuple)
help_ = st.lists(st.sampled_from(POSITIVE_CONDITIONS), unique=True, max_size=3).map(tuple)
any_conditions = st.lists(
    st.sampled_from(NEGATIVE_CONDITIONS + POSITIVE_CONDITIONS), unique=True, min_size=1, max_size=3
).map(tuple)

_effects: dict[str, Any] = {
    "pierce": st.integers(0, 9),
    "push": st.integers(0, 9),
    "pull": st.integers(0, 9),
    "add_targets": st.integers(0, 3),
    "has_advantage": st.booleans(),
    "conditions": harm,
}
moves = st.builds(Move, value=value, mode=st.sampled_from(["walk", "jump", "fly", "teleport"]))
attacks = (
    st.builds(Attack, value=value, range=st.none() | value, targets=targets, **_effects)
    | st.builds(Attack, value=value, area=st.just(CLEAVE), **_effects)
    | st.builds(Attack, value=value, range=st.none() | value, area=st.just(BURST), **_effects)
)
heals = st.builds(Heal, value=plain, conditions=help_) | st.builds(
    Heal, value=plain, range=value, targets=targets, conditions=help_
)
shields = st.builds(Shield, value=positive, conditions=help_) | st.builds(
    Shield, value=positive, range=positive, targets=targets, conditions=help_
)
retaliates = st.builds(Retaliate, value=positive, reach=st.integers(1, 9), conditions=help_)


def _inflict(on: str, conditions: st.SearchStrategy[tuple[str, ...]]) -> st.SearchStrategy[Inflict]:
    return st.builds(
        Inflict, conditions=conditions, on=st.just(on), range=positive, targets=targets
    )


inflicts = (
    st.builds(Inflict, conditions=any_conditions, on=st.just("self"))
    | _inflict("enemies", harm.filter(bool))
    | _inflict("allies", any_conditions)
    | st.builds(
        Inflict, conditions=any_conditions, on=st.just("allies"), range=everywhere, targets=everyone
    )
)
_shoved: dict[str, Any] = {"range": positive, "targets": targets, "conditions": harm}
shoves = st.builds(Shove, push=positive, **_shoved) | st.builds(Shove, pull=positive, **_shoved)
lone = (
    st.builds(Loot, range=positive)
    | st.builds(Suffer, value=positive)
    | st.builds(Infuse, element=st.sampled_from(Element))
    | st.builds(Summon, what=st.just("ash-cat"), rank=st.sampled_from(["normal", "elite"]))
    | st.builds(Experience, value=positive)
)
grounds = (
    st.builds(Trap, damage=positive, conditions=harm, range=positive, targets=targets)
    | st.builds(Trap, damage=st.just(0), conditions=harm.filter(bool), range=positive)
    | st.builds(DisarmTrap, range=positive, targets=targets)
    | st.builds(
        Obstacle, deed=st.sampled_from(["create", "destroy"]), range=positive, targets=targets
    )
)
_harmed: dict[str, Any] = {"value": positive, "conditions": harm}
fates = (
    st.builds(Damage, range=positive, targets=targets, is_normal=st.booleans(), **_harmed)
    | st.builds(Damage, on=st.just("allies"), range=positive, targets=targets, **_harmed)
    | st.builds(Damage, range=everywhere, targets=everyone, **_harmed)
    | st.builds(Cleanse, conditions=harm, range=positive, targets=targets)
    | st.builds(Cleanse, conditions=harm)
)
shifts = st.builds(Obstacle, deed=st.just("move"), steps=positive, range=positive, targets=targets)
heroic = (
    shifts
    | st.builds(Damage, area=st.just(CLEAVE), **_harmed)
    | st.builds(Damage, area=st.just(BURST), range=positive, **_harmed)
    | st.builds(Kill, range=positive, targets=targets, is_normal=st.booleans())
    | st.builds(Swap, on=st.sampled_from(["allies", "enemies"]), range=positive)
    | st.builds(
        Modify,
        deed=st.sampled_from(["shuffle", "remove"]),
        count=positive,
        card=st.sampled_from(["-1", "+0", "+2"]),
    )
)
restores = st.builds(
    Recover, count=targets, pile=st.sampled_from(["discarded", "lost"])
) | st.builds(Refresh, count=targets, pile=st.sampled_from(["spent", "consumed"]))
facts = (
    st.builds(Fact, st.sampled_from(["near enemy", "near ally", "alone", "hurt", "killed"]))
    | st.builds(Fact, st.just("strong"), name=st.sampled_from(["fire", "dark"]))
    | st.builds(Fact, st.just("moved"), positive)
)
hero_facts = facts | st.builds(Fact, st.just("hand at most"), st.integers(0, 9))
target_facts = (
    st.builds(
        Fact, st.sampled_from(["target near ally", "target alone", "target hurt", "target unhurt"])
    )
    | st.builds(Fact, st.sampled_from(["target elite", "target normal", "target adjacent"]))
    | st.builds(Fact, st.just("target away"), st.integers(2, 9))
    | st.builds(Fact, st.just("target has"), name=st.sampled_from(["poison", "invisible"]))
)
counts = st.sampled_from([c for c in COUNTS if not Change("attack", 1, c).is_about_hero])
aimed = moves | attacks | heals | shields | retaliates | inflicts | shoves | grounds | fates
by_heroes = st.builds(Move, value=plain, mode=st.sampled_from(["walk", "jump"])) | st.builds(
    Attack, value=plain, range=st.none() | plain, push=st.integers(0, 9), conditions=harm
)
by_allies = by_heroes | shields | retaliates | restores | st.builds(Heal, value=plain, range=plain)


def _granted(given: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(given, min_size=1, max_size=3).map(tuple)


grants = (
    st.builds(
        Grant,
        to=st.just("ally"),
        abilities=_granted(by_allies),
        range=positive | everywhere,
        targets=targets,
    )
    | st.builds(Grant, to=st.just("summon"), abilities=_granted(by_heroes), targets=targets)
    | st.builds(
        Grant,
        to=st.just("enemy"),
        abilities=_granted(by_heroes),
        range=positive,
        targets=targets,
        is_normal=st.booleans(),
    )
)


@st.composite
def augments(draw: st.DrawFn, gains: list[str], conditions: tuple[str, ...]) -> Augment:
    """An augment for an ability that can gain these numbers and these conditions."""
    elements = draw(
        st.lists(st.sampled_from(list(Element)[:6]), unique=True, min_size=1, max_size=2)
        | st.just([Element.ANY])
    )
    changes = draw(st.lists(st.sampled_from(gains), unique=True, max_size=3)) if gains else []
    chosen = draw(st.lists(st.sampled_from(conditions), unique=True)) if conditions else []
    whole = draw(st.none() | aimed)
    if isinstance(whole, Inflict):
        chosen = []  # `Wound, Muddle, Self` are two conditions of one ability
    after = draw(st.lists(lone, max_size=2))
    if not (changes or chosen or whole or after):
        after = [Experience(value=1)]
    return Augment(
        tuple(elements),
        tuple(Change(what, draw(positive)) for what in changes),  # type: ignore[arg-type]
        tuple(chosen),
        ((whole,) if whole else ()) + tuple(after),
    )


@st.composite
def free_augments(
    draw: st.DrawFn, asked: st.SearchStrategy[Fact], counted_by: st.SearchStrategy[Count] = counts
) -> Augment:
    """An augment of an attack that a fact decides."""
    counted = Change("attack", draw(positive), draw(st.none() | counted_by))
    flags = draw(st.lists(st.sampled_from(["advantage", "double"]), unique=True))
    changes = (counted, *(Change(flag, 1) for flag in flags))  # type: ignore[arg-type]
    return Augment(changes=changes, fact=draw(asked))


@st.composite
def acting_bonuses(draw: st.DrawFn, moments: list[Moment]) -> Bonus:
    """Bonuses by which their bearer does something."""
    slots = draw(st.integers(0, 4))
    done = draw(st.tuples(aimed) | st.tuples(st.builds(Experience, value=positive)))
    return Bonus(
        moment=draw(st.sampled_from(moments)),
        gain=Augment(abilities=done, fact=draw(st.none() | facts)),
        allies_within=draw(st.none() | targets),
        slots=slots,
    )


@st.composite
def bonuses(draw: st.DrawFn) -> Bonus:
    moment, what = draw(
        st.sampled_from(
            [
                ("attack", "pierce"),
                ("attack", "double"),
                ("attacked", "shield"),
                ("attacked", "disadvantage"),
                ("damage", "negate"),
                ("move", "fly"),
                ("heal", "heal"),
            ]
        )
    )
    change = Change(what, 1 if what in FLAGS else draw(positive))  # type: ignore[arg-type]
    given = draw(harm) if moment == "attack" else ()
    fact = draw(st.none() | facts | (target_facts if moment == "attack" else facts))
    slots = draw(st.integers(0, 4))
    earned = draw(st.lists(st.integers(0, 2), min_size=slots, max_size=slots).map(tuple))
    return Bonus(
        moment=moment,  # type: ignore[arg-type]
        gain=Augment(changes=(change,), conditions=given, fact=fact),
        allies_within=draw(st.none() | targets),
        slots=slots,
        experience=earned if any(earned) else (),
    )


@st.composite
def augmented_attacks(draw: st.DrawFn) -> Attack:
    attack = draw(st.builds(Attack, value=value, range=value))
    gains = ["attack", "range", "target", "pierce", "push", "pull"]
    priced = augments(gains, NEGATIVE_CONDITIONS)
    added = draw(st.lists(priced | free_augments(facts | target_facts), max_size=2))
    return Attack(value=attack.value, range=attack.range, augments=tuple(added))


@st.composite
def augmented_moves(draw: st.DrawFn) -> Move:
    added = draw(st.lists(augments(["move"], ()), max_size=2))
    return Move(value=draw(value), augments=tuple(added))


@st.composite
def augmented_heals(draw: st.DrawFn) -> Heal:
    gains = ["heal", "range", "target"]
    added = draw(st.lists(augments(gains, POSITIVE_CONDITIONS), max_size=2))
    return Heal(value=draw(plain), range=draw(plain), augments=tuple(added))


actions = st.builds(
    Action,
    st.lists(
        aimed
        | lone
        | bonuses()
        | acting_bonuses(["attack", "attacked", "damage", "turn end", "kill", "loot"])
        | augmented_attacks()
        | augmented_moves()
        | augmented_heals(),
        min_size=1,
        max_size=3,
    ).map(tuple),
    is_lost=st.booleans(),
    is_unrecoverable=st.booleans(),
    lasts=st.sampled_from(["", "round", "persistent"]),
).filter(lambda action: len(unparse(action)) <= LONGEST)
counting_attacks = st.builds(
    Attack,
    value=plain,
    augments=st.tuples(free_augments(hero_facts | target_facts, st.sampled_from(COUNTS))),
)


def _dots(*parts: DotPart) -> st.SearchStrategy[tuple[Dot, ...]]:
    """Places for stickers in the order of printing, up to two on each part."""
    return st.tuples(*(st.integers(0, 2) for _ in parts)).map(
        lambda counts: tuple(
            Dot(part) for part, n in zip(parts, counts, strict=True) for _ in range(n)
        )
    )


infusing = st.lists(st.sampled_from(Element), unique=True, max_size=2).map(
    lambda made: (Augment(abilities=tuple(Infuse(element=one) for one in made)),) if made else ()
)
dotted = (
    st.builds(Move, value=plain, dots=_dots("main"), augments=infusing)
    | st.builds(
        Attack,
        value=plain,
        range=plain,
        area=st.just(BURST),
        pierce=positive,
        add_targets=st.just(1),
        dots=_dots("main", "range", "area", "pierce", "add-target"),
        augments=infusing,
    )
    | st.builds(
        Grant,
        to=st.just("ally"),
        abilities=st.tuples(st.builds(Move, value=plain, dots=_dots("main"))),
        range=positive,
        targets=st.integers(2, 9),
        dots=_dots("range", "target"),
        augments=infusing,
    )
)
hero_actions = st.builds(
    Action,
    st.lists(
        restores
        | heroic
        | grants
        | dotted
        | counting_attacks
        | st.builds(
            Bonus,
            moment=st.sampled_from(["turn", "door", "long rest"]),
            gain=st.builds(Augment, abilities=st.tuples(restores)),
        ),
        min_size=1,
        max_size=3,
    ).map(tuple),
).filter(lambda action: len(unparse(action)) <= LONGEST)
