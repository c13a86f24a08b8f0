"""A practice fight in progress: one person's answers, and the robot's in between.

Nothing here is announced, so that it needs no journal: the last snapshot and the answers since are
kept as one piece, with what was learnt.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.facts import LIVE, CampaignInfo, Sitting
from engine.core.event import Event
from engine.core.game import Accepted, Entry, Game, Snapshot
from engine.core.practice import Practice
from engine.core.prompt import Answer, Prompt, Rejected
from engine.core.seat import Seat
from engine.core.text import Say, say

PRACTICE = 0  # stands for the number of a game: the person's own practice fight
MOST_NEWS = 40  # lines that are told at once
ENDINGS = {"victory": "won", "defeat": "lost"}


class Training(msgspec.Struct, frozen=True):
    """What is stored of a practice fight."""

    system: str
    seats: tuple[Seat, ...]  # the person's; robots hold the others
    seed: str
    snapshot: Snapshot
    entries: tuple[Entry, ...]
    epoch: int
    revision: int = 1
    learned: tuple[str, ...] = ()  # the lessons that were told
    hint: tuple[str, Say] | None = None  # the last of them, with the question that it is about
    news: tuple[Say, ...] = ()  # what happened since the person's last answer


class Trainer:
    """Carries a practice fight on; raises `ReplayError` if its rules have changed under it."""

    def __init__(self, practice: Practice, training: Training) -> None:
        self._practice = practice
        self._was = training
        self._game = Game.resume(
            practice.system, training.seed, training.snapshot, training.entries, training.epoch
        )

    @classmethod
    def begin(
        cls, practice: Practice, system: str, seats: tuple[Seat, ...], names: list[str], seed: str
    ) -> Training:
        """A new fight, played up to the person's first question."""
        game, events = Game.new(practice.system, practice.setup(names), seed)
        fresh = Training(system, seats, seed, game.snapshot(), game.entries, game.epoch)
        return cls(practice, fresh)._carried_on(events)

    def answer(self, answer: Answer) -> Training | Rejected:
        """Take the person's answer, and the robots' up to the person's next question."""
        prompt = next((p for p in self._game.prompts if p.id == answer.prompt), None)
        if prompt is None:
            return Rejected(say("core-game-over" if self._game.is_over else "core-stale"))
        seat = next((seat for seat in self._was.seats if seat in prompt.seats), prompt.seats[0])
        taken = self._game.submit(seat, answer)
        return taken if isinstance(taken, Rejected) else self._carried_on(taken.events)

    def undo(self) -> Training | Rejected:
        """Take the person's last step back, if nothing was revealed by it."""
        given = next((p for p in self._mine() if p.answer is not None), None)
        if given is not None:
            taken = self._game.withdraw(given.seats[0], given.id)
            return taken if isinstance(taken, Rejected) else self._carried_on(taken.events)
        if not self._may_undo():
            return Rejected(say("table-nothing-to-take-back"))
        self._game.rewind(len(self._game.entries) - 1)
        return self._carried_on(())

    def sitting(self) -> Sitting:
        """The fight as the person sees it."""
        was, prompts = self._was, self._mine()
        asked = (s for p in prompts if p.answer is None for s in was.seats if s in p.seats)
        hint = was.hint[1] if was.hint and any(p.id == was.hint[0] for p in prompts) else None
        return Sitting(
            campaign=_nowhere(was.system),
            game=PRACTICE,
            status=LIVE[0] if not self._game.is_over else ENDINGS[self._game.outcome or "defeat"],
            seats=was.seats,
            is_gm=False,
            prompts=prompts,
            view=self._game.view(next(asked, was.seats[0])),
            revision=was.revision,
            can_take_back=self._may_undo(),
            hint=hint,
            news=was.news,
        )

    def _mine(self) -> tuple[Prompt, ...]:
        """The questions that are the person's to answer."""
        return tuple(p for p in self._game.prompts if any(s in p.seats for s in self._was.seats))

    def _may_undo(self) -> bool:
        return any(self._game.can_take_back(seat) for seat in self._was.seats)

    def _carried_on(self, events: Iterable[Event]) -> Training:
        """The robots answer, and what there is to learn now is noted."""
        told = [*events, *self._robots()]
        was, game = self._was, self._game
        heard = [e.say for e in told if any(e.is_for(seat) for seat in was.seats)]
        learned, hint = was.learned, was.hint
        prompt = next((p for p in self._mine() if p.answer is None), None)
        if prompt is not None and (hint is None or hint[0] != prompt.id):
            view = game.view(next(seat for seat in was.seats if seat in prompt.seats))
            lessons = self._practice.lessons(view, prompt)
            lesson = next((one for one in lessons if one.id not in learned), None)
            if lesson is not None:
                learned, hint = (*learned, lesson.id), (prompt.id, lesson.text)
        return msgspec.structs.replace(
            was,
            snapshot=game.snapshot(),
            entries=game.entries,
            epoch=game.epoch,
            revision=was.revision + 1,
            learned=learned,
            hint=hint,
            news=tuple(heard[-MOST_NEWS:]),
        )

    def _robots(self) -> Iterable[Event]:
        """Answer whatever is not the person's to answer."""
        mine, game = self._was.seats, self._game
        while True:
            open_ = [p for p in game.prompts if p.answer is None]
            prompt = next((p for p in open_ if not any(s in mine for s in p.seats)), None)
            if prompt is None:
                return
            seat = prompt.seats[0]
            taken = game.submit(seat, game.system.greedy(game.view(seat), prompt))
            assert isinstance(taken, Accepted), taken
            yield from taken.events


def _nowhere(system: str) -> CampaignInfo:
    """In place of a campaign: a practice fight belongs to none."""
    return CampaignInfo(
        id=0, guild=0, channel=0, name="", system=system, gm=0, gm_name="", locale="en", seats=()
    )
