"""The kernel: it drives a system's scripts, and the four verbs are all that others need of it.

`prompts` (what is asked), `submit` (an answer), `view` (what a seat may see) and `snapshot`. A GM
may `decree` what no rule brings about. The truth is the snapshot at the start of a step plus the
entries accepted since; all else is rebuilt.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core.advice import Advice
from engine.core.answers import illegal, in_order, is_same
from engine.core.decree import Decree, Enactment
from engine.core.event import Event
from engine.core.prompt import Answer, Option, Prompt, Question, Rejected
from engine.core.rng import Rng
from engine.core.script import Chosen, Play, Script, after
from engine.core.seat import GM, Seat
from engine.core.system import Result, Setup, System
from engine.core.text import say
from engine.core.view import View

S = TypeVar("S")
Standing = tuple[Question, Chosen | None, str]  # with its answer and its id


class Snapshot(msgspec.Struct, frozen=True):
    """A game at the start of a step, when no script is in flight."""

    system: str
    version: int
    step: int
    counter: int  # of the generator
    state: msgspec.Raw


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One accepted act of a seat. `chosen` None: an answer withdrawn, or a decree of the GM."""

    seat: Seat
    prompt: str
    chosen: Chosen | None
    decree: Decree | None = None  # then there is no prompt


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
        *,
        witness: Callable[[Game[S], Event], None] | None = None,
    ) -> Game[S]:
        """Load a game: a snapshot and the entries accepted since.

        The witness is called with all that happens, while the game stands as it then did.
        """
        game = cls(system, seed, snapshot, epoch)
        if witness is not None:
            game._play.witness = partial(witness, game)
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
        chosen = in_order(self._questions[number], answer.chosen)
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

    def decree(self, decree: Decree) -> Accepted | Rejected:
        """Let the GM change something by their word alone, or refuse and change nothing.

        What is asked just now is asked anew; who has answered a question that stays the same need
        not answer again.
        """
        enactment = self.enactment(decree)
        if isinstance(enactment, Rejected):
            return enactment
        base, before = self._base, tuple(self._entries)
        broken = self.invariants()
        accepted = self._enact(Entry(GM, "", None, decree), enactment)
        if broken():
            self._base = base
            self._restore(before)
            return Rejected(say("core-decree-breaks"))
        return accepted

    def enactment(self, decree: Decree) -> Enactment | Rejected:
        """What a decree would do, or why it cannot be."""
        if self._script is None:
            return Rejected(say("core-game-over"))
        found = self.system.decree(self._play, decree)
        if isinstance(found, Rejected) or found.is_gentle or self._is_renewable:
            return found
        return Rejected(say("core-decree-waits"))

    def decrees(self, words: tuple[str, ...]) -> tuple[Option, ...]:
        """How a decree that begins with these words may go on: the next words."""
        return () if self._script is None else self.system.decrees(self._play, words)

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
    _ids: list[str]
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
            if entry.decree is not None:
                enactment = self.enactment(entry.decree)
                if isinstance(enactment, Rejected):
                    raise ReplayError(f"a decree refused: {enactment.why.key}")
                self._enact(entry, enactment)
                continue
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
        return illegal(question, chosen)

    def _accept(self, entry: Entry, number: int) -> Accepted:
        self._answers[number] = entry.chosen
        return self._enter(entry, self._advance)

    def _enact(self, entry: Entry, enactment: Enactment) -> Accepted:
        if self._is_renewable:
            return self._enter(entry, lambda: self._interrupt(enactment.script))
        return self._enter(entry, lambda: _run(enactment.script))

    def _enter(self, entry: Entry, work: Callable[[], None]) -> Accepted:
        base, before = self._base, tuple(self._entries)
        step, counter = self._step, self._play.rng.counter
        self._entries.append(entry)
        self._is_final.append(False)
        try:
            work()
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
        """Go on as far as the answers lead."""
        while self._questions and all(answer is not None for answer in self._answers):
            given = [answer for answer in self._answers if answer is not None]
            self._resume_script(given)

    @property
    def _is_renewable(self) -> bool:
        """Whether all that is asked can be asked anew."""
        return all(question.is_renewable for question in self._questions)

    def _interrupt(self, aside: Script[None]) -> None:
        """Do something else first; what is asked now is then asked anew."""
        assert self._script is not None
        step = self._step
        standing = tuple(zip(self._questions, self._answers, self._ids, strict=True))
        self._script = after(aside, self._script, len(self._questions))
        self._resume_script(None)
        if self._step == step:
            self._keep(standing)
            self._advance()

    def _resume_script(self, given: list[Chosen] | None) -> None:
        """Run to the next questions, or over the end of the step."""
        assert self._script is not None
        try:
            questions = next(self._script) if given is None else self._script.send(given)
        except StopIteration:
            self._step += 1
            self._begin_step()
        else:
            self._open(questions)

    def _keep(self, standing: tuple[Standing, ...]) -> None:
        """Questions that are the same as before keep their ids, and their answers."""
        for n, question in enumerate(self._questions):
            for old, answer, local_id in standing:
                if is_same(old, question, answer) and local_id not in self._ids:
                    self._ids[n], self._answers[n] = local_id, answer

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
        self._ids = [f"{self._step}.{self._asked}.{n}" for n in range(len(questions))]

    def _take_told(self) -> tuple[Event, ...]:
        told = tuple(self._play.told)
        self._play.told.clear()
        return told

    def _local_id(self, number: int) -> str:
        return self._ids[number]

    def _prompt_id(self, number: int) -> str:
        return f"{self._local_id(number)}.{self.epoch}"

    def _number_of(self, prompt_id: str) -> int | None:
        local, _, epoch = prompt_id.rpartition(".")
        return self._number_of_local(local) if epoch == str(self.epoch) else None

    def _number_of_local(self, local_id: str) -> int | None:
        return self._ids.index(local_id) if local_id in self._ids else None


def _run(script: Script[None]) -> None:
    """Run a script that asks nothing."""
    for _ in script:
        raise RuntimeError("something is being asked already")


class ReplayError(Exception):
    """Stored entries no longer fit the rules: the build changed under a round in flight."""
