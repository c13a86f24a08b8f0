"""A small world to do things in: heroes on seats, the pack that comes with the game, a case."""

from __future__ import annotations

from engine.content.gains import parse
from engine.core.books import WORLD, Books, Hero, Party, of_hero, of_party
from engine.core.campaign import Actor, Deed, Done
from engine.core.prompt import Rejected
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.text import Say
from engine.systems.haven.campaign.campaign import HavenCampaign
from engine.systems.haven.campaign.case import Case
from engine.systems.haven.campaign.granting import grant
from engine.systems.haven.content import Pack
from engine.systems.haven.packs.load import load_pack

GM = Actor(None, is_gm=True)
CLASSES = ("doorward", "kindler", "sootfoot", "kettlewitch")


class World:
    """Books with one party of heroes 1, 2, ... on the seats of the same numbers."""

    def __init__(self, heroes: int = 2, pack: Pack | None = None, gold: int = 0) -> None:
        self.pack = pack or load_pack()
        self.campaign = HavenCampaign(self.pack)
        self.books = Books(parties={1: Party(1, "")})
        self.rng = Rng("blake2b-1:a small world")
        for number in range(1, heroes + 1):
            self.add_hero(number, gold=gold)

    def add_hero(self, number: int, party: int = 1, gold: int = 0) -> Hero:
        class_id = CLASSES[(number - 1) % len(CLASSES)]
        hero = Hero(number, Seat(str(number)), party, f"Hero {number}", class_id, gold=gold)
        self.books.heroes[number] = hero
        return hero

    @property
    def party(self) -> Party:
        return self.books.parties[1]

    def hero(self, number: int) -> Hero:
        return self.books.heroes[number]

    @property
    def gold(self) -> list[int]:
        return [hero.gold for hero in self.books.heroes.values()]

    def case(self) -> Case:
        return Case(self.books, self.pack, self.rng)

    def grants(self, text: str) -> Case:
        """Grant effects to the party."""
        case = self.case()
        grant(case, self.party, parse.effects(text).tree)
        return case

    def does(self, seat: int, deed: str, *settings: str) -> Done:
        """Do a deed that is possible."""
        done = self.tries(Actor(Seat(str(seat)), settings=settings), deed)
        assert isinstance(done, Done), done
        return done

    def gm_does(self, deed: str) -> Done:
        """The GM, who has no hero, does a deed that is possible."""
        done = self.tries(GM, deed)
        assert isinstance(done, Done), done
        return done

    def is_refused(self, seat: int, deed: str) -> str:
        """The key of the refusal of a deed."""
        refused = self.tries(Actor(Seat(str(seat))), deed)
        assert isinstance(refused, Rejected), refused
        return refused.why.key

    def tries(self, actor: Actor, deed: str) -> Done | Rejected:
        return self.campaign.do(self.books, actor, Deed(deed), self.rng)

    def has(self, kind: str, thing: str, hero: int | None = None) -> int:
        """How many of a thing the world, or a hero, has."""
        owner = WORLD if hero is None else of_hero(hero)
        return self.books.count(owner, kind, thing)

    def party_has(self, kind: str, thing: str, party: int = 1) -> int:
        return self.books.count(of_party(party), kind, thing)


def keys(told: Case | Done) -> list[str]:
    """The keys of everything that was told."""
    return [event.say.key for event in told.events]


def told(done: Case | Done, key: str) -> Say:
    """The one line of a key."""
    (found,) = (event.say for event in done.events if event.say.key == key)
    return found
