"""A tiny campaign for tests of everything around campaigns: a market with one stall.

Heroes come with 30 gold. There is one ladle and there are many candles; a level costs 45 XP;
fortunes are dealt in secret; a fork in the road is put to the vote before the party arrives.
"""

from __future__ import annotations

from engine.core.books import Books, Hero, Journey, Matter, of_hero
from engine.core.campaign import Actor, Deed, Done, Offer, Page, Terms
from engine.core.event import Event
from engine.core.plain_campaign import PlainCampaign
from engine.core.prompt import Rejected
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.system import Setup
from engine.core.text import say
from tests.duel import DuelSystem

COPIES = {"ladle": 1, "candle": 100}
PRICE = 10
FORTUNES = ["cat", "crow", "hare", "moth", "newt", "toad"]


class MarketCampaign(PlainCampaign):
    def open(self, books: Books, rng: Rng) -> None:
        super().open(books, rng)
        if "fortunes" not in books.decks:
            books.decks["fortunes"] = list(FORTUNES)
            rng.shuffle(books.decks["fortunes"])

    def terms(self, deed: Deed) -> Terms:
        return Terms(in_play=deed.words[0] == "note", names=deed.words[0] == "create")

    def do(self, books: Books, actor: Actor, deed: Deed, rng: Rng) -> Done | Rejected:
        hero = books.hero_at(actor.seat)
        match deed.words:
            case ("create", *_):
                done = super().do(books, actor, deed, rng)
                if isinstance(done, Done):
                    books.heroes[max(books.heroes)].gold = 30
                return done
            case ("fork", scenario):
                books.parties[1].journey = Journey(scenario)
                books.matters[1] = Matter(1, "fork", {"scenario": scenario})
                return Done(say("market-fork"), asks=1)
            case ("vote", "left") if 1 in books.matters:
                del books.matters[1]
                return Done(say("market-left"), (Event(say("market-left")),), departs=1)
            case ("gm", "gold", number, count) if actor.is_gm:
                books.heroes[int(number)].gold += int(count)
                return _done("market-granted")
        if hero is None:
            return super().do(books, actor, deed, rng)
        return self._own(books, hero, deed, rng) or super().do(books, actor, deed, rng)

    def _own(self, books: Books, hero: Hero, deed: Deed, rng: Rng) -> Done | Rejected | None:
        match deed.words:
            case ("buy", thing):
                return _buy(books, hero, thing)
            case ("sell", thing) if books.count(of_hero(hero.id), "item", thing):
                books.add(of_hero(hero.id), "item", thing, -1)
                hero.gold += PRICE // 2
                return _done("market-sold")
            case ("learn",):
                if hero.xp < 45 * hero.level:
                    return Rejected(say("market-not-yet"))
                hero.level += 1
                return _done("market-learned")
            case ("mark", perk):
                books.add(of_hero(hero.id), "perk", perk)
                return _done("market-marked")
            case ("fortune",):
                hero.dealt.append(books.decks["fortunes"].pop(rng.below(2) - 1))
                line = say("market-fortune", card=hero.dealt[-1])
                told = (Event(say("market-dealt")), Event(line, audience=(hero.seat,)))
                return Done(line, told, (say("market-dealt"),))
            case ("note",):
                hero.note = deed.text
                return Done(say("market-noted"))
            case ("wake", number):
                hero.status, books.heroes[int(number)].status = "away", "active"
                return _done("market-awake")
            case ("rest" | "retire" as verb,):
                hero.status = "away" if verb == "rest" else "retired"
                return _done("market-gone")
        return None

    def page(self, books: Books, actor: Actor, name: str) -> Page | Rejected:
        match name.split("."):
            case ("stall",):
                hero = books.hero_at(actor.seat)
                gold = () if hero is None else (say("market-gold", gold=hero.gold),)
                offers = tuple(Offer(say(f"market-{i}"), f"buy.{i}") for i in COPIES)
                return Page(say("market-stall"), gold, offers=offers)
            case ("fortunes",):
                return Page(say("market-top", card=books.decks["fortunes"][-1]))
            case ("matter", party) if int(party) in books.matters:
                return Page(say("market-fork"), offers=(Offer(say("market-left"), "vote.left"),))
        return super().page(books, actor, name)

    def setup(self, books: Books, party: int, players: dict[Seat, str]) -> Setup | Rejected:
        if any(books.count(of_hero(h.id), "item", "candle") > 2 for h in books.members(party)):
            return Rejected(say("market-too-heavy"))
        return super().setup(books, party, players)

    def problems(self, books: Books) -> tuple[str, ...]:
        sold = {thing: len(list(books.owners("item", thing))) for thing in COPIES}
        many = tuple(f"holdings.{thing}" for thing, n in sold.items() if n > COPIES[thing])
        return (*super().problems(books), *many)


def _buy(books: Books, hero: Hero, thing: str) -> Done | Rejected:
    if thing not in COPIES:
        return Rejected(say("market-unknown"))
    sold = sum(books.count(owner, "item", thing) for owner in books.owners("item", thing))
    if sold >= COPIES[thing]:
        return Rejected(say("market-sold-out"))
    if hero.gold < PRICE:
        return Rejected(say("market-poor"))
    hero.gold -= PRICE
    books.add(of_hero(hero.id), "item", thing)
    return _done("market-bought")


def _done(key: str) -> Done:
    return Done(say(key), (Event(say(key)),), (say(key),))


class MarketSystem(DuelSystem):
    id = "market"

    def __init__(self) -> None:
        super().__init__()
        self.campaign = MarketCampaign(self.scenarios(), self.classes())
