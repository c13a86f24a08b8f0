"""The campaign of a system that has no rules of its own between games: heroes and their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.books import Books, Hero, Journey, Party
from engine.core.campaign import Actor, Deed, Done, Landmark, Offer, Page, Played, Terms
from engine.core.event import Event
from engine.core.prompt import Rejected
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.system import HeroSetup, Listing, Setup
from engine.core.tableau import Tableau
from engine.core.text import say


class PlainCampaign:
    """Heroes are made, play, and keep what they bring home (implements `Campaigning`)."""

    landmarks: tuple[str, ...] = ()

    def __init__(self, scenarios: tuple[Listing, ...], classes: tuple[Listing, ...]) -> None:
        self._scenarios = scenarios
        self._classes = {listing.id: listing for listing in classes}

    def open(self, books: Books, rng: Rng) -> None:
        """One party."""
        books.parties.setdefault(1, Party(1, ""))

    def terms(self, deed: Deed) -> Terms:
        """Heroes have names."""
        return Terms(names=deed.words[0] == "create")

    def do(self, books: Books, actor: Actor, deed: Deed, rng: Rng) -> Done | Rejected:
        """Make a hero (`create.class.level`) or set out (`travel.scenario`)."""
        match deed.words:
            case ("create", class_id, "1") if actor.seat is not None:
                return self._create(books, actor.seat, class_id, deed.text)
            case ("travel", scenario):
                return self._travel(books, scenario, deed)
        return Rejected(say("core-no-such-deed"))

    def _create(self, books: Books, seat: Seat, class_id: str, name: str) -> Done | Rejected:
        if class_id not in self._classes:
            return Rejected(say("core-no-such-class"))
        mine = books.hero_at(seat)
        if mine is not None:
            return Rejected(say("core-has-hero", hero=mine.name))
        title = self._classes[class_id].name
        taken = next((h for h in books.members(1) if h.class_id == class_id), None)
        if taken is not None:
            return Rejected(say("core-class-taken", hero=taken.name, class_=title))
        hero = Hero(books.next_hero(), seat, 1, name, class_id)
        books.heroes[hero.id] = hero
        line = say("core-hero-made", hero=name, class_=title)
        return Done(line, (Event(line),), (line,))

    def _travel(self, books: Books, scenario: str, deed: Deed) -> Done | Rejected:
        if not any(scenario == listing.id for listing in self._scenarios):
            return Rejected(say("core-no-such-scenario"))
        level = deed.facts.get("level")
        settings = {name: value for name, value in deed.facts.items() if name != "level"}
        chosen = level if isinstance(level, int) else None
        books.parties[1].journey = Journey(scenario, chosen, settings)
        return Done(say("core-done"), departs=1)

    def page(self, books: Books, actor: Actor, name: str) -> Page | Rejected:
        """The sheet of the person's hero, wherever one looks for it; and the classes."""
        hero = books.hero_at(actor.seat)
        if name == "classes":
            found = self._classes.values()
            offers = tuple(Offer(one.name, page=f"classes.{one.id}") for one in found)
            return Page(say("core-classes"), offers=offers)
        if name not in ("sheet", "city") or hero is None:
            return Rejected(say("core-no-such-page"))
        numbers = say("core-sheet", level=hero.level, xp=hero.xp, gold=hero.gold)
        return Page(say("core-name", name=hero.name), (numbers,))

    def places(self, books: Books, actor: Actor) -> tuple[Listing, ...]:
        """Every scenario."""
        return self._scenarios

    def setup(self, books: Books, party: int, players: dict[Seat, str]) -> Setup | Rejected:
        """All heroes of the party."""
        journey = books.parties[party].journey
        assert journey is not None
        heroes = tuple(
            HeroSetup(h.seat, h.name, h.class_id, h.level, player=players.get(h.seat, ""))
            for h in books.members(party)
        )
        return Setup(journey.scenario, heroes, journey.level, journey.settings)

    def settle(self, books: Books, party: int, played: Played, rng: Rng) -> Done:
        """Add what each hero brings; who died for good brings nothing."""
        books.parties[party].journey = None
        for result in played.results:
            hero = books.hero_at(result.seat)
            if hero is None:
                continue
            hero.xp += result.experience
            hero.ticks += result.ticks
            hero.gold += result.gold
            if result.is_dead:
                hero.status, hero.gold = "dead", 0
        return Done(say("core-done"))

    def history(self, books: Books, told: Sequence[Landmark]) -> Tableau | None:
        """Nothing is remembered."""
        return None

    def problems(self, books: Books) -> tuple[str, ...]:
        """Classes that nobody knows."""
        heroes = books.heroes.values()
        return tuple(f"heroes.{h.id}.class_id" for h in heroes if h.class_id not in self._classes)
