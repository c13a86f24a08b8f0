"""People around a table, in the words of the tests."""

from __future__ import annotations

from itertools import count

from bot.rehearsal import choose_quest
from bot.tables import Chosen, Person, Reply, Sitting, Tables, TableView
from engine.core.prompt import Answer, Prompt
from engine.core.rng import Rng, seed_from

GM = Person(100, "Gil")
ANA, BEN, CHLOE = Person(1, "Ana"), Person(2, "Ben", "fr"), Person(3, "Chloe")
PLAYERS = (ANA, BEN, CHLOE)
CLASSES = ("red", "blue", "green")

_keys = count(1)


def key() -> str:
    """A fresh interaction id."""
    return f"key-{next(_keys)}"


class Table:
    """One channel with a campaign of the tiny rule system."""

    def __init__(self, tables: Tables, channel: int = 50, guild: int = 7) -> None:
        self.tables = tables
        self.channel = channel
        self.guild = guild
        self.game = 0

    async def found(self, name: str = "The Long Watch", system: str = "duel") -> Reply:
        """Gil founds a campaign."""
        return await self.tables.new_campaign(
            guild=self.guild,
            channel=self.channel,
            name=name,
            system=system,
            gm=GM,
            locale="en",
            key=key(),
        )

    async def seat(self, *people: Person, classes: tuple[str, ...] = CLASSES) -> None:
        """People join and make heroes."""
        for person, class_id in zip(people, classes, strict=False):
            assert (await self.tables.join(self.channel, person, key())).ok
            made = await self.tables.new_hero(
                self.channel, person, class_id=class_id, name=f"{person.name}'s hero", key=key()
            )
            assert made.ok, made
            await choose_quest(self.tables, self.channel, person, key())

    async def start(self, scenario: str = "yard") -> int:
        """The GM starts a scenario."""
        reply = await self.tables.start(self.channel, GM, Chosen(scenario), key=key())
        assert reply.ok and reply.game is not None, reply
        self.game = reply.game
        return reply.game

    async def play(self, *people: Person) -> int:
        """Everything up to the first prompt."""
        await self.found()
        await self.seat(*(people or (ANA, BEN)))
        return await self.start()

    async def sitting(self, person: Person) -> Sitting:
        """The game as a person sees it."""
        found = await self.tables.sitting(person, game=self.game)
        assert isinstance(found, Sitting), found
        return found

    async def view(self) -> TableView:
        """The game as everyone sees it."""
        found = await self.tables.table(self.game)
        assert found is not None
        return found

    async def prompt(self, person: Person) -> Prompt:
        """What a person is asked."""
        sitting = await self.sitting(person)
        return next(p for p in sitting.prompts)

    async def answer(self, person: Person, *chosen: str, with_key: str = "") -> Reply:
        """A person answers what they are asked."""
        prompt = await self.prompt(person)
        answer = Answer(prompt.id, chosen)
        return await self.tables.submit(self.game, person, answer, with_key or key())

    async def pick_all(self, *people: Person) -> None:
        """Everybody picks: the later in the list the higher the card, so that the last one wins."""
        for n, person in enumerate(people or (ANA, BEN)):
            prompt = await self.prompt(person)
            reply = await self.answer(person, prompt.options[-1 if n else 0].id)
            assert reply.ok, reply

    async def play_out(self, *people: Person, rng: Rng | None = None) -> TableView:
        """Everybody answers at random until the game is over."""
        rng = rng or Rng(seed_from(b"sixteen or more bytes"))
        by_seat = {}
        for person in people or (ANA, BEN):
            for seat in (await self.sitting(person)).seats:
                by_seat[seat] = person
        while (view := await self.view()).awaited:
            person = by_seat[rng.pick(view.awaited).seat]
            sitting = await self.sitting(person)
            prompt = rng.pick([p for p in sitting.prompts if p.answer is None])
            reply = await self.tables.submit(self.game, person, choose(prompt, rng), key())
            assert reply.ok, reply
        return view


def choose(prompt: Prompt, rng: Rng) -> Answer:
    """Any answer that the counts allow."""
    first = rng.pick(prompt.options)
    if first.alone:
        return Answer(prompt.id, (first.id,))
    together = [o.id for o in prompt.options if not o.alone]
    rng.shuffle(together)
    most = min(prompt.most, len(together))
    return Answer(prompt.id, tuple(together[: prompt.least + rng.below(most - prompt.least + 1)]))
