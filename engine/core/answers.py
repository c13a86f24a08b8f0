"""What answers a question takes."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.prompt import Question, Rejected
from engine.core.script import Chosen
from engine.core.text import Say, say


def illegal(question: Question, chosen: Chosen) -> Rejected | None:
    """Why these options do not answer a question; None: they do."""
    offered = {option.id: option for option in question.options}
    if any(option_id not in offered for option_id in chosen):
        return Rejected(say("core-not-offered"))
    if len(set(chosen)) != len(chosen):
        return Rejected(say("core-chosen-twice"))
    if any(offered[option_id].alone for option_id in chosen):
        if len(chosen) > 1:
            return Rejected(say("core-stands-alone"))
    elif not question.least <= len(chosen) <= question.most:
        return Rejected(_number_wanted(question.least, question.most))
    return question.check(chosen) if question.check is not None else None


def is_same(old: Question, new: Question, answer: Chosen | None) -> bool:
    """Whether a question made anew is the one before, and its answer still one."""
    if replace(old, check=None) != replace(new, check=None):
        return False
    return answer is None or illegal(new, answer) is None


def _number_wanted(least: int, most: int) -> Say:
    if least == most:
        return say("core-exact-number", count=least)
    return say("core-wrong-number", least=least, most=most)


def in_order(question: Question, chosen: Chosen) -> Chosen:
    """Where the order means nothing, the same choice is always written the same way."""
    if question.ordered or len(chosen) < 2:
        return chosen
    return tuple(option.id for option in question.options if option.id in chosen)
