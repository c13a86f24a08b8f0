"""Bonuses: `On attack (2 slots, XP 1 on last): +2 Attack`, a moment and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from lark import Token

from engine.content.augments import NO_CARDS, Gaining, read_gains
from engine.content.details import Writer, wrong
from engine.content.phrases import moment_of, wrong_words
from engine.content.segments import Segment
from engine.content.tree import Bonus, Moment, Summon, What

MOST_SLOTS = 12  # as many as a card has room for

# What can change at each moment.
_GAINS: dict[Moment, tuple[What, ...]] = {
    "attack": ("attack", "pierce", "push", "pull", "advantage", "double"),
    "attacked": ("shield", "retaliate", "disadvantage", "negate"),
    "damage": ("negate",),
    "move": ("move", "jump", "fly", "teleport"),
    "heal": ("heal",),
    "long rest": ("heal",),
}
_OF_HEROES: tuple[Moment, ...] = ("turn", "door", "long rest")


def bonus(segment: Segment, writer: Writer) -> Bonus:
    """The bonus that a segment behind `On` describes."""
    moment, within, fact = moment_of(segment.words)
    allowed = _GAINS.get(moment, ())
    if moment in _OF_HEROES and writer.is_monster:
        told = f'a monster\'s bonus ends with the round: no "{moment}" comes in it'
        raise wrong_words(segment.words, told)
    behind = "Attack" if moment == "attack" else None
    gain = read_gains(Gaining(lambda what: what in allowed, behind), segment.parts, writer)
    if any(isinstance(done, Summon) for done in gain.abilities):
        raise wrong(segment.parts[-1], "a summon needs a card that stays active: no bonus summons")
    gain = msgspec.structs.replace(gain, fact=fact)
    if gain.is_about_target and moment != "attack":
        raise wrong_words(segment.words, "only an attack has a target to look at")
    if gain.is_about_hero and writer.is_monster:
        raise wrong_words(segment.words, NO_CARDS)
    slots = _slots(segment.slots)
    experience = [0] * slots
    for words in segment.slot_xp:
        place, amount = _slot_experience(words, slots)
        experience[place - 1] += amount
    earned = tuple(experience) if any(experience) else ()
    return Bonus(moment=moment, gain=gain, allies_within=within, slots=slots, experience=earned)


def _slots(words: Sequence[Token]) -> int:
    if not words:
        return 0
    if words[1] not in ("slot", "slots"):
        raise wrong_words(words, f'write "{words[0]} slots"')
    if not 1 <= int(words[0]) <= MOST_SLOTS:
        raise wrong_words(words, f"a card has from 1 to {MOST_SLOTS} slots")
    return int(words[0])


def _slot_experience(words: Sequence[Token], slots: int) -> tuple[int, int]:
    """On which slot, and how much (H-XP-04)."""
    word, amount, on, place = words
    number = slots if place == "last" else int(place) if place.type == "NUMBER" else 0
    if word != "XP" or on != "on" or not number or int(amount) == 0:
        raise wrong_words(words, 'a slot has experience only, as in "XP 1 on 2" or "XP 1 on last"')
    if not number <= slots:
        raise wrong_words(words, f"there is no slot {place}")
    return number, int(amount)
