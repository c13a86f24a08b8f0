"""A world with nobody in it yet: heroes are made by deeds, pages are read."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.books import Hero
from engine.core.campaign import Actor, Deed, Done, Page
from engine.core.prompt import Rejected
from engine.core.seat import Seat
from engine.systems.haven.content import Pack
from engine.systems.haven.packs.load import load_pack
from tests.engine.systems.haven.campaign.world import World

PROSPERITY = (0, 4, 9, 15, 22, 30, 39, 50, 64)


class City(World):
    """The books of a campaign at the start, with a deck of six quests."""

    def __init__(self, prosperity: int = 1, pack: Pack | None = None) -> None:
        pack = pack or load_pack()
        quiet = replace(pack, world=replace(pack.world, unlocks={}))  # nothing but the city
        super().__init__(0, quiet)
        self.campaign.open(self.books, self.rng)
        self.books.decks["quests"] = [*self.pack.world.quests][:6]
        self.books.put("world", "number", "prosperity", PROSPERITY[prosperity - 1])

    def tells(self, seat: int, deed: str, text: str = "", **facts: str | int) -> Done | Rejected:
        """A deed with words or facts of its own."""
        actor = Actor(Seat(str(seat)))
        return self.campaign.do(self.books, actor, Deed(deed, text, {**facts}), self.rng)

    def makes(self, seat: int, what: str = "doorward.1", name: str = "Ana", **facts: int) -> Hero:
        """A new hero that nothing stands in the way of."""
        done = self.tells(seat, f"create.{what}", name, **facts)
        assert isinstance(done, Done), done
        return self.books.heroes[max(self.books.heroes)]

    def cannot_make(self, seat: int, what: str, name: str = "Ana", **facts: int) -> str:
        """Why a hero cannot be made."""
        refused = self.tells(seat, f"create.{what}", name, **facts)
        assert isinstance(refused, Rejected), refused
        return refused.why.key

    def page(self, seat: int, name: str) -> Page:
        """A page that there is."""
        page = self.campaign.page(self.books, Actor(Seat(str(seat))), name)
        assert isinstance(page, Page), page
        return page

    def no_page(self, seat: int, name: str) -> str:
        """Why there is no page."""
        refused = self.campaign.page(self.books, Actor(Seat(str(seat))), name)
        assert isinstance(refused, Rejected), refused
        return refused.why.key


def settled(hero: Hero) -> Hero:
    """A hero that has nothing more to do with quests."""
    hero.dealt = []
    return hero


def with_locked_class() -> Pack:
    """The pack, where nobody starts as a Sootfoot."""
    pack = load_pack()
    sootfoot = replace(pack.classes["sootfoot"], unlock_event=31)
    return replace(pack, classes={**pack.classes, "sootfoot": sootfoot})
