"""The haven rule system with a pack loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from engine.core.advice import Advice
from engine.core.campaign import Campaigning
from engine.core.decree import Decree, Enactment
from engine.core.event import Event
from engine.core.glossary import Topic
from engine.core.practice import Practice
from engine.core.prompt import Answer, Option, Prompt, Rejected
from engine.core.rng import Rng
from engine.core.script import Play, Script
from engine.core.seat import Seat
from engine.core.system import HeroSetup, Invariants, Listing, Result, Setup
from engine.core.text import Say
from engine.core.view import View
from engine.systems.haven.advice.forecast import forecast
from engine.systems.haven.advice.why import why
from engine.systems.haven.campaign.campaign import HavenCampaign
from engine.systems.haven.content import Pack
from engine.systems.haven.decrees import orders
from engine.systems.haven.depths import meant_levels
from engine.systems.haven.game import HavenGame
from engine.systems.haven.places import Places
from engine.systems.haven.practice import HavenPractice, practice_pack
from engine.systems.haven.robots import greedy, reflexes
from engine.systems.haven.robots.invariants import invariants
from engine.systems.haven.robots.recruits import recruit
from engine.systems.haven.robots.rehearsal import rehearsal
from engine.systems.haven.robots.repertoire import repertoire
from engine.systems.haven.rulings import RANDOM_TIES, VARIANTS
from engine.systems.haven.scenario import endings, setup
from engine.systems.haven.scenario.doors import populate
from engine.systems.haven.scenario.round import play_round
from engine.systems.haven.state import HavenState
from engine.systems.haven.telling import brief, glossary
from engine.systems.haven.upgrades import upgrade
from engine.systems.haven.views import view


class HavenSystem:
    """Two to four heroes, two cards a round (implements `engine.core.system.System`)."""

    id = "haven"
    version = 2
    state_type = HavenState

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.campaign: Campaigning = HavenCampaign(pack)
        self._places = Places(pack)
        self._levels = meant_levels(pack.scenarios)
        self._practice: HavenPractice | None = None  # loaded when somebody practises

    def scenarios(self) -> tuple[Listing, ...]:
        """The pack's scenarios, by number."""
        found = sorted(self.pack.scenarios.values(), key=lambda scenario: scenario.number)
        return tuple(_listing("scenario", one.id, self._levels[one.id]) for one in found)

    def classes(self) -> tuple[Listing, ...]:
        """The pack's classes, those that are open to everybody first."""
        found = sorted(self.pack.classes.values(), key=lambda one: one.is_locked)
        return tuple(_listing("class", one.id) for one in found)

    def variants(self) -> tuple[Listing, ...]:
        """The house rules."""
        keys = ((name, name.replace("_", "-")) for name in (*VARIANTS, RANDOM_TIES))
        return tuple(
            Listing(name, Say(f"haven-fact-{key}"), Say(f"haven-variant-{key}"))
            for name, key in keys
        )

    def seats_allowed(self) -> range:
        """Two to four."""
        return setup.PARTY_SIZES

    def new(self, given: Setup, rng: Rng) -> HavenState:
        """A scenario ready for its heroes to be placed."""
        setup.check(self.pack, given)
        state = setup.new_state(self.pack, given, rng)
        g = self.play(state, rng)
        populate(g, g.scenario.start_room, None)
        return state

    def play(self, state: HavenState, rng: Rng) -> HavenGame:
        """The object that the scripts work on."""
        return HavenGame(state, rng, self._places)

    def step(self, play: Play[HavenState]) -> Script[None] | None:
        """Placing the heroes first, then round after round."""
        assert isinstance(play, HavenGame)
        if play.state.outcome:
            return None
        if play.state.phase == "setup":
            return setup.set_up(play)
        return play_round(play)

    def view(self, state: HavenState, seat: Seat | None) -> View:
        """What a seat may see."""
        return view.view_of(self.pack, self._places.of(state).scenario, state, seat)

    def words(self, locale: str) -> Mapping[str, str]:
        """The pack's names and texts; English where a language is missing."""
        return self.pack.words.get(locale) or self.pack.words["en"]

    def outcome(self, state: HavenState) -> str | None:
        """How it ended, if it did."""
        return state.outcome or None

    def level(self, state: HavenState) -> int:
        """The scenario level."""
        return state.level

    def results(self, state: HavenState) -> tuple[Result, ...]:
        """What each hero takes home."""
        return endings.results(self.pack, state)

    def upgrade(self, raw: object, version: int) -> object:
        """Bring an older snapshot into the present shape."""
        return upgrade(self.pack, raw, version)

    def greedy(self, seen: View, prompt: Prompt) -> Answer:
        """A sensible answer."""
        return greedy.answer(seen, prompt)

    def rest(self, prompt: Prompt) -> Answer | None:
        """A long rest."""
        return reflexes.rest(prompt)

    def reflex(self, view: View, prompt: Prompt) -> Answer | None:
        """Suffer, and use no items."""
        return reflexes.reflex(view, prompt)

    def decree(self, play: Play[HavenState], decree: Decree) -> Enactment | Rejected:
        """Hit points, conditions, elements, places, monsters, rooms, decks."""
        assert isinstance(play, HavenGame)
        return orders.enactment(play, decree)

    def decrees(self, play: Play[HavenState], words: tuple[str, ...]) -> tuple[Option, ...]:
        """Figures, hexes, conditions, ... as the decree needs them."""
        assert isinstance(play, HavenGame)
        return orders.options(play, words)

    def why(self, play: Play[HavenState], figure: str) -> Advice | None:
        """The reasons of its last decision."""
        assert isinstance(play, HavenGame)
        return why(play, figure)

    def forecast(
        self, play: Play[HavenState], seat: Seat, target: str, value: int | None
    ) -> Advice | None:
        """The odds of a hero's attacks."""
        assert isinstance(play, HavenGame)
        return forecast(play, seat, target, value)

    def chapter(self, event: Event) -> str | None:
        """A round, a turn, the end of a round or of all."""
        return brief.chapter(event)

    def brief(self, events: Sequence[Event]) -> tuple[Say, ...]:
        """Who moved, hit, fell, found something."""
        return brief.brief(events)

    def glossary(self) -> tuple[Topic, ...]:
        """Conditions, elements, actions, the map, the campaign."""
        return glossary.glossary()

    def practice(self) -> Practice | None:
        """The pack's practice fight."""
        drill = self.pack.practice
        if self._practice is None and drill is not None:
            self._practice = HavenPractice(HavenSystem(practice_pack(self.pack, drill)), drill)
        return self._practice

    def invariants(self, play: Play[HavenState]) -> Invariants[HavenState]:
        """Cards, places and hit points."""
        assert isinstance(play, HavenGame)
        return invariants(play)

    def recruit(self, seat: Seat, class_id: str, level: int) -> HeroSetup:
        """With perks, cards and items of its level."""
        return recruit(self.pack, seat, class_id, level)

    def repertoire(self) -> frozenset[str]:
        """Every ability, part, augment and condition of the pack."""
        return repertoire(self.pack)

    def rehearsal(self, number: int, missing: Set[str] = frozenset()) -> Setup:
        """Scenarios, parties, levels and hands in turn."""
        return rehearsal(self.pack, number, missing)


def _listing(kind: str, thing: str, level: int = 1) -> Listing:
    return Listing(thing, Say(f"{kind}.{thing}"), Say(f"{kind}.{thing}.about"), level)
