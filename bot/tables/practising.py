"""Practice fights: beside all campaigns, one for each person. Nobody else hears of them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from datetime import timedelta

import msgspec

from bot.facts import Person, Reply, Sitting
from bot.store import practices
from bot.store.practices import Kept
from bot.tables.names import tidy_person
from bot.tables.playing import Playing
from bot.tables.reading import Reading
from bot.training import PRACTICE, Trainer, Training
from engine.core.practice import Practice
from engine.core.prompt import Answer, Rejected
from engine.core.rng import seed_from
from engine.core.seat import Seat
from engine.core.text import Say, say

log = logging.getLogger(__name__)

KEPT = timedelta(days=30)  # how long a fight waits for its person
NO_PRACTICE = Reply(say("table-no-practice"), ok=False, game=PRACTICE)

Step = Callable[[Trainer], Training | Rejected]


class Practising(Playing, Reading):
    """The part of `Tables` that lets people practise: `PRACTICE` is the number of their game."""

    async def begin_practice(
        self, person: Person, system: str, seats: tuple[Seat, ...], names: list[str], key: str
    ) -> Reply:
        """Begin a practice fight, in place of an older one; robots hold the other seats."""
        practice = self._systems[system].practice()
        known = () if practice is None else tuple(Seat(str(n + 1)) for n in range(len(names)))
        if practice is None or not seats or not set(seats) <= set(known):
            return NO_PRACTICE
        seed = seed_from(secrets.token_bytes(16))
        begun = Trainer.begin(practice, system, seats, names, seed)
        reply = Reply(say("table-practice-begun"), game=PRACTICE)
        person, now = tidy_person(person), self._clock.now()

        async def once() -> Reply:
            async with self._database.begin() as tx:
                await practices.forget(tx, now - KEPT)
                kept = await practices.find(tx, person.id, lock=True)
                if kept is not None and kept.key == key:
                    return kept.reply
                await self._meet(tx, person)
                await practices.keep(tx, person.id, Kept(_packed(begun), key, reply), now)
            return reply

        return await self._unraced(lambda: self._database.patiently(once))

    # --- the same verbs as at a table -------------------------------------------------------------

    async def sitting(
        self, person: Person, *, channel: int | None = None, game: int | None = None
    ) -> Sitting | Reply:
        """A game as a person sees it; where none is played, the person's practice fight."""
        if game == PRACTICE:
            return await self._training(person) or NO_PRACTICE
        found = await super().sitting(person, channel=channel, game=game)
        if isinstance(found, Reply) and game is None:
            training = await self._training(person)
            return training if training is not None and training.prompts else found
        return found

    async def submit(self, game: int, person: Person, answer: Answer, key: str) -> Reply:
        """Answer a prompt."""
        if game != PRACTICE:
            return await super().submit(game, person, answer, key)
        line = say("table-answered")
        return await self._step(person, key, line, lambda trainer: trainer.answer(answer))

    async def withdraw(self, game: int, person: Person, prompt_id: str, key: str) -> Reply:
        """Take a given answer back while something else is still open."""
        if game != PRACTICE:
            return await super().withdraw(game, person, prompt_id, key)
        return await self._step(person, key, say("table-withdrawn"), Trainer.undo)

    async def take_back(self, game: int, person: Person, key: str) -> Reply:
        """Undo one's own last act, if it revealed nothing."""
        if game != PRACTICE:
            return await super().take_back(game, person, key)
        return await self._step(person, key, say("table-taken-back"), Trainer.undo)

    async def _step(self, person: Person, key: str, line: Say, step: Step) -> Reply:
        reply = Reply(line, game=PRACTICE)

        async def once() -> Reply:
            async with self._database.begin() as tx:
                kept = await practices.find(tx, person.id, lock=True)
                if kept is not None and kept.key == key:
                    return kept.reply
                trainer = self._trainer(kept)
                if trainer is None:
                    return NO_PRACTICE
                stepped = step(trainer)
                if isinstance(stepped, Rejected):
                    return Reply(stepped.why, ok=False, game=PRACTICE)
                now = self._clock.now()
                await practices.keep(tx, person.id, Kept(_packed(stepped), key, reply), now)
            return reply

        return await self._database.patiently(once)

    async def _training(self, person: Person) -> Sitting | None:
        kept = await self._read(lambda tx: practices.find(tx, person.id))
        trainer = self._trainer(kept)
        return trainer.sitting() if trainer is not None else None

    def _trainer(self, kept: Kept | None) -> Trainer | None:
        """The fight as it was left; None where there is none that these rules still know."""
        if kept is None:
            return None
        try:
            training = msgspec.json.decode(kept.body, type=Training)
            practice = self._practice(training.system)
            return Trainer(practice, training) if practice is not None else None
        except Exception as error:  # whatever rules raise on answers that they do not know
            log.warning("a practice fight is forgotten: %s", type(error).__name__)
            return None

    def _practice(self, system: str) -> Practice | None:
        return self._systems[system].practice() if system in self._systems else None


def _packed(training: Training) -> bytes:
    return msgspec.json.encode(training)
