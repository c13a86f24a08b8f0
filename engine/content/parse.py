"""Card text to tree: `parse("Attack 3, Range 4; Fire: +1 Attack; Lost")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from lark import Token

from engine.content.abilities import ability
from engine.content.augments import augmented
from engine.content.bonuses import bonus
from engine.content.details import Writer
from engine.content.errors import ContentError, Problem, TextError
from engine.content.grants import grant
from engine.content.segments import Segment, segments
from engine.content.tree import Ability, Action, Area, Summon

LONGEST = 600  # characters; more than any card can show


def parse(
    text: str, patterns: Mapping[str, Area] | None = None, *, monster: bool = False
) -> Action:
    """The tree of a card's text; a `ContentError` says what is wrong with it, and where.

    `patterns` are the areas the text may name. Only a monster's card may write relative values.
    """
    try:
        return parse_text(text, patterns or {}, monster=monster)
    except TextError as error:
        before = text[: error.start].split("\n")
        excerpt = text.split("\n")[len(before) - 1].rstrip("\r")
        column = len(before[-1]) + 1
        length = error.end - error.start
        problem = Problem("<text>", len(before), column, error.message, excerpt, length)
        raise ContentError([problem]) from None


def parse_text(text: str, patterns: Mapping[str, Area], *, monster: bool) -> Action:
    """As `parse`, but a mistake is a `TextError` with its offset in the text."""
    if len(text) > LONGEST:
        raise TextError(f"a card's text has at most {LONGEST} characters", LONGEST)
    writer = Writer(patterns, monster)
    built: list[Ability] = []
    whole: dict[str, Token] = {}
    for segment in segments(text):
        if segment.whole is not None:
            _note(segment.whole, whole)
        elif segment.lead == "On":
            built.append(bonus(segment, writer))
        elif segment.lead == "Lend":
            built.append(grant(segment, writer))
        elif not _is_augment(segment):
            built.append(ability(segment.parts, writer))
        elif built:
            built[-1] = augmented(built[-1], segment, writer)
        else:
            first = segment.words or segment.parts[0].words
            raise _at(first[0], "an augment needs an ability before it")
    if not built:
        raise _at(next(iter(whole.values())), "there is no ability in this text")
    lasts = _lasts(whole)
    if not monster and lasts != "persistent" and any(map(_summons, built)):  # H-SUMMON-05
        raise TextError("a summon stays while its card is active: add Persistent", 0, len(text))
    return Action(
        tuple(built),
        is_lost="Lost" in whole,
        is_unrecoverable="Unrecoverable" in whole,
        lasts=lasts,
    )


def _summons(built: Ability) -> bool:
    extras = (extra for augment in built.augments for extra in augment.abilities)
    return isinstance(built, Summon) or any(isinstance(extra, Summon) for extra in extras)


def _is_augment(segment: Segment) -> bool:
    """Whether it improves the ability before it; what is counted needs no condition."""
    return bool(segment.lead) or (segment.parts[0].word == "gain" and bool(segment.parts[0].words))


def _note(word: Token, whole: dict[str, Token]) -> None:
    if word in whole:
        raise _at(word, f"{word} stands here a second time")
    whole[str(word)] = word


def _lasts(whole: dict[str, Token]) -> Literal["", "round", "persistent"]:
    if "Round" in whole and "Persistent" in whole:
        raise _at(whole["Persistent"], "an action is Round or Persistent, not both")
    return "round" if "Round" in whole else "persistent" if "Persistent" in whole else ""


def _at(token: Token, message: str) -> TextError:
    return TextError(message, token.start_pos or 0, token.end_pos)
