"""Rules as scripts: plain generators, read like the rulebook, yielding where a person decides."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Generic, TypeVar

from msgspec.structs import replace

from engine.core.event import Event
from engine.core.prompt import Question
from engine.core.rng import Rng

S = TypeVar("S")
T = TypeVar("T")

Chosen = tuple[str, ...]
AGAIN: Chosen = ("again",)  # no option's id: something else was done, ask anew
Script = Generator[tuple[Question, ...], list[Chosen], T]


class Play(Generic[S]):
    """What a script works on: the state, chance, and a mouth to tell what happened."""

    def __init__(self, state: S, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.told: list[Event] = []
        self.witness: Callable[[Event], None] | None = None  # sees everything as it happens
        self.has_revealed = False
        self.happened: set[str] = set()  # of the system's repertoire: for robots, never for rules

    def tell(self, event: Event) -> None:
        """Report something that happened."""
        self.told.append(event)
        if self.witness is not None:
            self.witness(event)

    def reveal(self) -> None:
        """Something hidden became known: nobody may take back a step past this point."""
        self.has_revealed = True


def ask_together(questions: Iterable[Question]) -> Script[list[Chosen]]:
    """Ask several seats at once; each may change the answer until the last one is in."""
    asked = tuple(questions)
    answers: list[Chosen] = [(q.options[0].id,) if q.is_forced() else () for q in asked]
    still_open = [n for n, q in enumerate(asked) if not q.is_forced()]
    if still_open:
        given = yield tuple(asked[n] for n in still_open)
        for n, chosen in zip(still_open, given, strict=True):
            answers[n] = chosen
    return answers


def ask(question: Question) -> Script[Chosen]:
    """Ask one question; a forced choice is made without asking."""
    return (yield from ask_together((question,)))[0]


def ask_one(question: Question) -> Script[str]:
    """Ask for exactly one option and return its id."""
    return (yield from ask(question))[0]


# --- where something else may be done first -------------------------------------------------------


def ask_anew(make: Callable[[], Question | None]) -> Script[str | None]:
    """Ask for one option; whoever drives the script may do something else first (`AGAIN`).

    The question is then made anew, for much may have changed; None: there is nothing to ask. A
    single option is no forced choice here: something else may be offered beside it.
    """
    while (question := make()) is not None:
        (chosen,) = yield (_renewable(question),)
        if chosen != AGAIN:
            return chosen[0]
    return None


def ask_one_anew(make: Callable[[], Question | None]) -> Script[str | None]:
    """The same; but a forced choice is made without asking."""
    while (question := make()) is not None:
        chosen = yield from ask(_renewable(question))
        if chosen != AGAIN:
            return chosen[0]
    return None


def ask_together_anew(make: Callable[[], Iterable[Question]]) -> Script[list[Chosen]]:
    """The same with several seats at once: the answers are to what `make` says at the end."""
    while True:
        answers = yield from ask_together([_renewable(question) for question in make()])
        if AGAIN not in answers:
            return answers


def after(aside: Script[None], script: Script[T], asked: int) -> Script[T]:
    """A script under way that has asked so many questions goes on after something else.

    All that it has asked must be made anew by `ask_anew` or one of its kin.
    """
    yield from aside
    try:
        questions = script.send([AGAIN] * asked)
        while True:
            questions = script.send((yield questions))
    except StopIteration as end:
        result: T = end.value
        return result


def _renewable(question: Question) -> Question:
    return replace(question, is_renewable=True)
