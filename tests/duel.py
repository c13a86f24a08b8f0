"""A tiny rule system for tests of everything that is not rules.

Each round every seat secretly plays one of its cards; a drawn card breaks ties; the winner walks
left or right twice (which can be taken back), and the party says whether the crowd cheers.

While cards are picked, the GM may decree where somebody stands (`place.SEAT.NUMBER`), and what luck
comes next (`stack.luck.NUMBER`), which needs a reason.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

import msgspec

from engine.core.advice import Advice
from engine.core.campaign import Campaigning
from engine.core.deck import Deck
from engine.core.decree import Decree, Enactment
from engine.core.event import Event
from engine.core.glossary import Topic
from engine.core.hexes import Hex
from engine.core.plain_campaign import PlainCampaign
from engine.core.practice import Practice
from engine.core.prompt import Answer, Option, Prompt, Question, Rejected
from engine.core.rng import Rng
from engine.core.script import Play, Script, ask, ask_one, ask_together_anew
from engine.core.seat import GM, Seat
from engine.core.system import BadSetup, HeroSetup, Invariants, Listing, Result, Setup
from engine.core.text import Say, say
from engine.core.view import CardView, FigureView, HexView, PileView, SeatView, View

ROUNDS = 3


class Duelist(msgspec.Struct):
    seat: Seat
    name: str
    hand: list[str]
    points: int = 0
    place: int = 0


class DuelState(msgspec.Struct):
    duelists: dict[str, Duelist]
    deck: Deck
    round: int = 0


def play_round(g: Play[DuelState]) -> Script[None]:
    state = g.state
    state.round += 1
    seats = list(state.duelists)
    chosen = yield from ask_together_anew(lambda: [_pick(state.duelists[s]) for s in seats])
    g.reveal()
    played = dict(zip(seats, (c[0] for c in chosen), strict=True))
    for seat, card in played.items():
        state.duelists[seat].hand.remove(card)
    luck = int(state.deck.draw(g.rng))
    winner = max(seats, key=lambda s: int(played[s]) * 10 + (luck + seats.index(s)) % len(seats))
    state.duelists[winner].points += 1
    g.tell(Event(say("duel-won", name=state.duelists[winner].name)))
    g.tell(Event(say("duel-secret"), audience=(Seat(winner),)))
    for _ in range(2):
        yield from _walk(state.duelists[winner])
    cheer = yield from ask_one(_cheer(seats))
    g.tell(Event(say("duel-cheer", cheer=cheer)))


def _pick(duelist: Duelist) -> Question:
    options = tuple(Option(c, say("duel-card", n=int(c)), card=c) for c in duelist.hand)
    return Question("pick-cards", (duelist.seat,), say("duel-pick"), options, secret=True)


def _walk(duelist: Duelist) -> Script[None]:
    options = (
        Option("left", say("duel-left"), hex=Hex(0, 0)),
        Option("right", say("duel-right"), hex=Hex(1, 0)),
    )
    chosen = yield from ask(Question("walk", (duelist.seat,), say("duel-walk"), options))
    duelist.place += 1 if chosen == ("right",) else -1


def _cheer(seats: list[str]) -> Question:
    options = (Option("yes", say("duel-yes")), Option("no", say("duel-no")))
    everyone = (*(Seat(s) for s in seats), GM)
    return Question("tie", everyone, say("duel-cheer-question"), options)


def _placing(g: Play[DuelState], duelist: Duelist, number: int) -> Script[None]:
    duelist.place = number
    yield from ()


def _stacking(g: Play[DuelState], card: str) -> Script[None]:
    g.state.deck.pile.remove(card)
    g.state.deck.pile.append(card)
    yield from ()


class DuelSystem:
    id = "duel"
    version = 1
    state_type = DuelState

    def __init__(self) -> None:
        self.campaign: Campaigning = PlainCampaign(self.scenarios(), self.classes())

    def scenarios(self) -> tuple[Listing, ...]:
        return (Listing("yard", say("scenario.yard"), say("scenario.yard.about")),)

    def classes(self) -> tuple[Listing, ...]:
        return tuple(
            Listing(c, say(f"class.{c}"), say(f"class.{c}.about")) for c in ("red", "blue", "green")
        )

    def variants(self) -> tuple[Listing, ...]:
        return ()

    def seats_allowed(self) -> range:
        return range(2, 5)

    def new(self, setup: Setup, rng: Rng) -> DuelState:
        if setup.scenario != "yard":
            raise BadSetup(say("duel-no-such-scenario"))
        heroes: dict[str, Duelist] = {
            h.seat: Duelist(h.seat, h.name, [str(n) for n in range(1, 6)]) for h in setup.heroes
        }
        return DuelState(heroes, Deck.shuffled([str(n) for n in range(8)], rng))

    def play(self, state: DuelState, rng: Rng) -> Play[DuelState]:
        return Play(state, rng)

    def step(self, play: Play[DuelState]) -> Script[None] | None:
        return play_round(play) if play.state.round < ROUNDS else None

    def view(self, state: DuelState, seat: Seat | None) -> View:
        own = state.duelists.get(seat) if seat is not None else None
        hand = tuple(CardView(c, say("duel-card", n=int(c))) for c in own.hand) if own else ()
        return View(
            system=self.id,
            scenario=say("scenario.yard"),
            goal=say("duel-goal"),
            round=state.round,
            phase=say("duel-phase"),
            seat=seat,
            hexes=(HexView(Hex(0, 0)), HexView(Hex(1, 0))),
            wall_edges=(),
            figures=tuple(
                FigureView(s, say("duel-name", name=d.name), "red", "hero", Hex(n, 0), 1, 1)
                for n, (s, d) in enumerate(state.duelists.items())
            ),
            order=(),
            tracks=(),
            seats=tuple(
                SeatView(d.seat, d.name, "red", say("class.red"), 1, 1)
                for d in state.duelists.values()
            ),
            piles=(PileView("hand", hand),) if own else (),
            outcome=self.outcome(state),
        )

    def words(self, locale: str) -> Mapping[str, str]:
        return {
            "scenario.yard": "The Yard",
            "scenario.yard.about": "A duel.",
            **{f"class.{c}": c for c in ("red", "blue", "green")},
        }

    def outcome(self, state: DuelState) -> str | None:
        return "victory" if state.round >= ROUNDS else None

    def level(self, state: DuelState) -> int:
        return 1

    def results(self, state: DuelState) -> tuple[Result, ...]:
        return tuple(Result(d.seat, d.points, d.points * 2) for d in state.duelists.values())

    def upgrade(self, raw: object, version: int) -> object:
        raise NotImplementedError(version)

    def greedy(self, view: View, prompt: Prompt) -> Answer:
        return Answer(prompt.id, (prompt.options[-1].id,))

    def rest(self, prompt: Prompt) -> Answer | None:
        return None

    def reflex(self, view: View, prompt: Prompt) -> Answer | None:
        return None

    def decree(self, play: Play[DuelState], decree: Decree) -> Enactment | Rejected:
        state = play.state
        match decree.words:
            case ("place", seat, number) if seat in state.duelists:
                if not number.isdecimal() or int(number) > 9:
                    return Rejected(say("duel-no-place"))
                name = state.duelists[seat].name
                line = say("duel-placed", name=name, number=int(number))
                return Enactment(line, _placing(play, state.duelists[seat], int(number)))
            case ("stack", "luck", card) if card in state.deck.pile:
                return Enactment(say("duel-stacked"), _stacking(play, card), True, True)
        return Rejected(say("duel-no-decree"))

    def decrees(self, play: Play[DuelState], words: tuple[str, ...]) -> tuple[Option, ...]:
        match words:
            case ("place",):
                duelists = play.state.duelists
                return tuple(Option(s, say("duel-name", name=duelists[s].name)) for s in duelists)
            case ("place", _):
                return tuple(Option(str(n), say("duel-place", n=n)) for n in range(10))
        return ()

    def why(self, play: Play[DuelState], figure: str) -> Advice | None:
        return None

    def forecast(
        self, play: Play[DuelState], seat: Seat, target: str, value: int | None
    ) -> Advice | None:
        return None

    def chapter(self, event: Event) -> str | None:
        return None

    def brief(self, events: Sequence[Event]) -> tuple[Say, ...]:
        return ()

    def glossary(self) -> tuple[Topic, ...]:
        words = say("duel-luck"), say("duel-luck-text"), say("duel-words")
        return (Topic("luck", *words, ("H-AMD-01",)),)

    def practice(self) -> Practice | None:
        return None

    def invariants(self, play: Play[DuelState]) -> Invariants[DuelState]:
        seated = list(play.state.duelists)
        return lambda later, _: () if list(later.state.duelists) == seated else ("one left",)

    def recruit(self, seat: Seat, class_id: str, level: int) -> HeroSetup:
        return HeroSetup(seat, class_id.title(), class_id, level)

    def repertoire(self) -> frozenset[str]:
        return frozenset()

    def rehearsal(self, number: int, missing: Set[str] = frozenset()) -> Setup:
        return duel_setup()


class DeadlyDuel(DuelSystem):
    """Whoever sits on the first seat dies; all reach their goals."""

    def results(self, state: DuelState) -> tuple[Result, ...]:
        seats = (duelist.seat for duelist in state.duelists.values())
        return tuple(Result(seat, 7, 5, ticks=2, is_dead=seat == "1") for seat in seats)


def duel_setup(*names: str) -> Setup:
    heroes = tuple(
        HeroSetup(Seat(str(n + 1)), name, ("red", "blue", "green")[n % 3])
        for n, name in enumerate(names or ("Ana", "Ben", "Chloe"))
    )
    return Setup("yard", heroes)
