"""The kernel: it drives a system's scripts, and the four verbs are all that others need of it.

`prompts` (what is asked), `submit` (an answer), `view` (what a seat may see) and `snapshot`. The
truth is the snapshot at the start of a step plus the entries accepted since; all else is rebuilt.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.advice import Advice
from engine.core.event import Event
from engine.core.prompt import Answer, Prompt, Question, Rejected
from engine.core.rng import Rng
from engine.core.script import Chosen, Play, Script
from engine.core.seat import Seat
from engine.core.system import Result, Setup, System
from engine.core.text import Say, say
from engine.core.view import View

S = TypeVar("S")


class Snapshot(msgspec.Struct, frozen=True):
    """A game at the start of a step, when no script is in flight."""

    system: str
    version: int
    step: int
    counter: int  # of the generator
    state: msgspec.Raw


class Entry(msgspec.Struct, frozen=True):
    """One accepted act of a seat. `chosen` None: an answer withdrawn."""

    seat: Seat
    prompt: str
    chosen: Chosen | None


class Accepted(msgspec.Struct, frozen=True):
    """An answer taken: the entry to write down and what happened because of it."""

    entry: Entry
    events: tuple[Event, ...]
    steps: int  # how many steps were completed by it: above 0 there is a new snapshot


class Game(Generic[S]):
    """One game in progress."""

    def __init__(self, system: System[S], seed: str, snapshot: Snapshot, epoch: int = 0) -> None:
        self.system = system
        self.epoch = epoch  # grows with every take-back, so that old buttons are stale
        self._seed = seed
        self._base = snapshot
        self._restore(())

    @classmethod
    def new(cls, system: System[S], setup: Setup, seed: str) -> tuple[Game[S], tuple[Event, ...]]:
        """Start a game; also returns what happened before the first prompt."""
        rng = Rng(seed)
        state = system.new(setup, rng)
        game = cls.__new__(cls)
        game.system, game.epoch, game._seed = system, 0, seed
        game._play = system.play(state, rng)
        game._step = 0
        game._begin_step()
        return game, game._take_told()

    @classmethod
    def resume(
        cls,
        system: System[S],
        seed: str,
        snapshot: Snapshot,
        entries: tuple[Entry, ...],
        epoch: int = 0,
    ) -> Game[S]:
        """Load a game: a snapshot and the entries accepted since."""
        game = cls(system, seed, snapshot, epoch)
        game._replay(entries)
        return game

    # --- the four verbs ---------------------------------------------------------------------------

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open questions, those already answered but still changeable among them."""
        return tuple(
            Prompt(
                id=self._prompt_id(n),
                kind=q.kind,
                seats=q.seats,
                text=q.text,
                options=q.options,
                least=q.least,
                most=q.most,
                ordered=q.ordered,
                secret=q.secret,
                figure=q.figure,
                answer=self._answers[n],
            )
            for n, q in enumerate(self._questions)
        )

    def submit(self, seat: Seat, answer: Answer) -> Accepted | Rejected:
        """Take an answer, or refuse it and change nothing."""
        number = self._number_of(answer.prompt)
        refusal = self._refusal(seat, number, answer.chosen)
        if refusal is not None:
            return refusal
        assert number is not None
        chosen = _in_order(self._questions[number], answer.chosen)
        return self._accept(Entry(seat, self._local_id(number), chosen), number)

    def refusal(self, seat: Seat, answer: Answer) -> Rejected | None:
        """Why an answer would be refused; None: it would be taken."""
        return self._refusal(seat, self._number_of(answer.prompt), answer.chosen)

    def withdraw(self, seat: Seat, prompt_id: str) -> Accepted | Rejected:
        """Take a given answer back while others still think."""
        number = self._number_of(prompt_id)
        if number is None:
            return Rejected(say("core-stale"))
        if seat not in self._questions[number].seats:
            return Rejected(say("core-not-yours"))
        if self._answers[number] is None:
            return Rejected(say("core-nothing-to-withdraw"))
        return self._accept(Entry(seat, self._local_id(number), None), number)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or with None everyone, may see."""
        view = self.system.view(self._play.state, seat)
        awaited = self.awaited
        seats = tuple(replace(s, is_awaited=s.seat in awaited) for s in view.seats)
        return replace(view, seats=seats)

    def snapshot(self) -> Snapshot:
        """The game at the start of the present step."""
        return self._base

    # --- facts about the game ---------------------------------------------------------------------

    @property
    def step(self) -> int:
        """The number of the present step."""
        return self._step

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What was accepted since the snapshot."""
        return tuple(self._entries)

    @property
    def is_over(self) -> bool:
        """Whether no one will be asked anything any more."""
        return self._script is None

    @property
    def outcome(self) -> str | None:
        """`victory`, `defeat`, or None while the game goes on."""
        return self.system.outcome(self._play.state)

    @property
    def level(self) -> int:
        """The level that it is played at."""
        return self.system.level(self._play.state)

    def results(self) -> tuple[Result, ...]:
        """What each hero takes home from a finished game."""
        return self.system.results(self._play.state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that owe an answer, in a fixed order."""
        owing = {
            seat
            for question, answer in zip(self._questions, self._answers, strict=True)
            if answer is None
            for seat in question.seats
        }
        return tuple(sorted(owing))

    def digest(self) -> str:
        """A fingerprint of everything that determines the rest of the game, the seed aside."""
        encoded = msgspec.json.encode(
            (self._step, self._play.rng.counter, self._play.state, self._answers),
            order="deterministic",
        )
        return blake2b(encoded, digest_size=16).hexdigest()

    # --- for people who ask -----------------------------------------------------------------------

    def why(self, figure: str) -> Advice | None:
        """Why a figure did last what it did, as everyone may know."""
        return self.system.why(self._play, figure)

    def forecast(self, seat: Seat, target: str, value: int | None) -> Advice | None:
        """What a seat's next attack, or one of this value, would do to a target."""
        return self.system.forecast(self._play, seat, target, value)

    # --- for robots -------------------------------------------------------------------------------

    def reloaded(self) -> Game[S]:
        """The same game as a process that just started would load it."""
        body = msgspec.json.encode(self._base)
        base = msgspec.json.decode(body, type=Snapshot)
        return Game.resume(self.system, self._seed, base, self.entries, self.epoch)

    def invariants(self) -> Callable[[], tuple[str, ...]]:
        """From here on: each call names what should always hold and no longer does."""
        broken = self.system.invariants(self._play)
        return lambda: broken(self._play, {q.figure for q in self._questions})

    @property
    def happened(self) -> frozenset[str]:
        """What of `System.repertoire` this process has seen happen in this game."""
        return frozenset(self._play.happened)

    # --- taking back ------------------------------------------------------------------------------

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the last act was this seat's own and revealed nothing."""
        return bool(self._entries) and self._entries[-1].seat == seat and not self._is_final[-1]

    def rewind(self, entries_kept: int) -> None:
        """Go back to the first so many entries of this step. Who may do so is decided outside."""
        kept = tuple(self._entries[:entries_kept])
        self.epoch += 1
        self._restore(kept)

    # --- inside -----------------------------------------------------------------------------------

    _play: Play[S]
    _script: Script[None] | None
    _step: int
    _asked: int
    _questions: tuple[Question, ...]
    _answers: list[Chosen | None]
    _entries: list[Entry]
    _is_final: list[bool]

    def _restore(self, entries: tuple[Entry, ...]) -> None:
        base = self._base
        raw: object = msgspec.json.decode(base.state)
        if base.version != self.system.version:
            raw = self.system.upgrade(raw, base.version)
        state = msgspec.convert(raw, self.system.state_type)
        self._play = self.system.play(state, Rng(self._seed, base.counter))
        self._step = base.step
        self._begin_step()
        self._play.told.clear()
        self._replay(entries)

    def _replay(self, entries: tuple[Entry, ...]) -> None:
        for entry in entries:
            number = self._number_of_local(entry.prompt)
            if number is None:
                raise ReplayError(f"no such prompt: {entry.prompt}")
            if entry.chosen is not None:
                refusal = self._refusal(entry.seat, number, entry.chosen)
                if refusal is not None:
                    raise ReplayError(f"{entry.prompt} refused: {refusal.why.key}")
            self._accept(entry, number)

    def _refusal(self, seat: Seat, number: int | None, chosen: Chosen) -> Rejected | None:
        if number is None:
            return Rejected(say("core-game-over") if self.is_over else say("core-stale"))
        question = self._questions[number]
        if seat not in question.seats:
            return Rejected(say("core-not-yours"))
        return _illegal(question, chosen)

    def _accept(self, entry: Entry, number: int) -> Accepted:
        base, before = self._base, tuple(self._entries)
        step, counter = self._step, self._play.rng.counter
        self._answers[number] = entry.chosen
        self._entries.append(entry)
        self._is_final.append(False)
        if all(answer is not None for answer in self._answers):
            try:
                self._advance()
            except Exception:
                # A bug in the rules must not leave half a turn behind.
                self._base = base
                self._restore(before)
                raise
        if self._step == step and (self._play.has_revealed or self._play.rng.counter != counter):
            self._is_final = [True] * len(self._entries)
        self._play.has_revealed = False
        return Accepted(entry, self._take_told(), self._step - step)

    def _advance(self) -> None:
        assert self._script is not None
        given = [answer for answer in self._answers if answer is not None]
        try:
            questions = self._script.send(given)
        except StopIteration:
            self._step += 1
            self._begin_step()
        else:
            self._open(questions)

    def _begin_step(self) -> None:
        """Snapshot, then run to the first question; steps that ask nothing pass by."""
        while True:
            self._base = self._encode_base()
            self._entries, self._is_final, self._asked = [], [], 0
            self._script = self.system.step(self._play)
            if self._script is None:
                self._open(())
                return
            try:
                self._open(next(self._script))
                return
            except StopIteration:
                self._step += 1

    def _encode_base(self) -> Snapshot:
        state = msgspec.json.encode(self._play.state, order="deterministic")
        return Snapshot(
            self.system.id,
            self.system.version,
            self._step,
            self._play.rng.counter,
            msgspec.Raw(state),
        )

    def _open(self, questions: tuple[Question, ...]) -> None:
        if any(not q.options or not q.seats for q in questions):
            raise RuntimeError("a question that nobody could answer")
        self._asked += 1
        self._questions = questions
        self._answers = [None] * len(questions)

    def _take_told(self) -> tuple[Event, ...]:
        told = tuple(self._play.told)
        self._play.told.clear()
        return told

    def _local_id(self, number: int) -> str:
        return f"{self._step}.{self._asked}.{number}"

    def _prompt_id(self, number: int) -> str:
        return f"{self._local_id(number)}.{self.epoch}"

    def _number_of(self, prompt_id: str) -> int | None:
        local, _, epoch = prompt_id.rpartition(".")
        return self._number_of_local(local) if epoch == str(self.epoch) else None

    def _number_of_local(self, local_id: str) -> int | None:
        found = (n for n in range(len(self._questions)) if self._local_id(n) == local_id)
        return next(found, None)


class ReplayError(Exception):
    """Stored entries no longer fit the rules: the build changed under a round in flight."""


def _illegal(question: Question, chosen: Chosen) -> Rejected | None:
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


def _number_wanted(least: int, most: int) -> Say:
    if least == most:
        return say("core-exact-number", count=least)
    return say("core-wrong-number", least=least, most=most)


def _in_order(question: Question, chosen: Chosen) -> Chosen:
    """Where the order means nothing, the same choice is always written the same way."""
    if question.ordered or len(chosen) < 2:
        return chosen
    return tuple(option.id for option in question.options if option.id in chosen)
