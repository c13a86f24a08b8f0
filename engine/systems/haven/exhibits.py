"""Everything of a pack that is drawn as a card or a sheet, once: for the gallery of pictures.

Nothing here is anybody's: the heroes are made for it, and what is secret in a game lies open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from engine.core.books import Books
from engine.core.campaign import Actor, Deed, Done, Landmark, Page
from engine.core.rng import Rng
from engine.core.seat import Seat
from engine.core.tableau import CardTableau, RoundTableau, Tableau
from engine.core.text import Say, say
from engine.core.view import CardView, DrawView, PileView, TurnView, View
from engine.systems.haven.abilities.advantage import Draw
from engine.systems.haven.abilities.modifiers import STANDARD, SUPPLIED, Modifier, modifier
from engine.systems.haven.campaign.campaign import HavenCampaign
from engine.systems.haven.content import Item, MonsterDeck, Pack
from engine.systems.haven.items.text import item_rules, item_word
from engine.systems.haven.packs.load import load_pack
from engine.systems.haven.telling.modifier_words import modifier_views
from engine.systems.haven.views.figures import printed
from engine.systems.haven.views.items import marks_of
from engine.systems.haven.views.view import card_of

T = TypeVar("T")
LEVELS = (("1", "X"), ("2", "3", "4", "5"), ("6", "7", "8", "9"))
SHELF = 12  # items, goals or quests in one picture
IN_A_STRIP = 5  # modifier cards
PEOPLE = ("Ana", "Ben", "Chloé", "Dov")
YEAR = 2026


class Exhibit(NamedTuple):
    """A picture of the gallery."""

    section: str
    name: str
    tableau: Tableau


def exhibits() -> Iterator[Exhibit]:
    """All cards, items, goals and quests, and the sheets of a campaign that has come some way."""
    pack = load_pack()
    yield from _classes(pack)
    yield from _monsters(pack)
    yield from _shelves("items", [_item(item) for item in pack.items.values()])
    yield from _shelves("goals", [_goal(name, goal.ticks) for name, goal in pack.goals.items()])
    yield from _shelves("quests", [_plain("quest", name) for name in pack.world.quests])
    yield from _modifiers(pack)
    yield from _sheets(pack)


# --- cards ----------------------------------------------------------------------------------------


def _classes(pack: Pack) -> Iterator[Exhibit]:
    for place, hero_class in enumerate(pack.classes.values()):
        for levels in LEVELS:
            cards = [card.id for card in hero_class.cards.values() if card.level in levels]
            shown = tuple(card_of(hero_class, card) for card in cards)
            tableau = CardTableau(
                (PileView("pool", shown),), Say(f"class.{hero_class.id}"), hero_class.id, place % 8
            )
            yield Exhibit("cards", f"{hero_class.id}-{levels[0]}", tableau)


def _monsters(pack: Pack) -> Iterator[Exhibit]:
    """Each deck under the name of the first who draws from it."""
    users = {monster.deck: monster.id for monster in reversed(pack.monsters.values())}
    for deck in pack.decks.values():
        if deck.id in users:
            yield Exhibit("monsters", deck.id, RoundTableau(_deck(deck, users[deck.id])))


def _deck(deck: MonsterDeck, monster: str) -> View:
    cards = sorted(deck.cards.values(), key=lambda card: card.initiative)
    name = Say(f"monster.{monster}")
    return _round(
        tuple(TurnView(name, monster, c.initiative, card=printed(c.action)) for c in cards), name
    )


def _round(order: tuple[TurnView, ...], title: Say | None = None) -> View:
    """A view of nothing but the order of play."""
    nothing = say("haven-sheet-perks") if title is None else title
    return View("haven", nothing, nothing, 0, nothing, None, (), (), (), order, (), ())


def _modifiers(pack: Pack) -> Iterator[Exhibit]:
    """Every card of the standard deck once, those of the supply, and all that perks put in."""
    perks = (perk for hero_class in pack.classes.values() for perk in hero_class.perks.values())
    added = (card for perk in perks for card in perk.add)
    ids = dict.fromkeys((*STANDARD, *SUPPLIED, *added))
    cards = [modifier(card) for card in ids]
    strips = [_strip(tuple(cards[n : n + IN_A_STRIP])) for n in range(0, len(cards), IN_A_STRIP)]
    for number, part in enumerate(_parts(strips), start=1):
        yield Exhibit("modifiers", f"modifiers-{number}", RoundTableau(_round(()), part))


def _strip(cards: tuple[Modifier, ...]) -> DrawView:
    return DrawView(PEOPLE[0], PEOPLE[1], 0, 0, modifier_views(Draw(cards, cards)))


def _shelves(section: str, cards: Sequence[CardView]) -> Iterator[Exhibit]:
    for number, part in enumerate(_parts(cards), start=1):
        yield Exhibit(section, f"{section}-{number}", CardTableau((PileView("pool", part),)))


def _parts(things: Sequence[T]) -> Iterator[tuple[T, ...]]:
    return (tuple(things[n : n + SHELF]) for n in range(0, len(things), SHELF))


def _item(item: Item) -> CardView:
    return CardView(
        id=item.id,
        name=item_word(item.id),
        text=item_rules(item),
        marks=marks_of(item),
        kind="item",
        facts=(Say(f"haven-slot-{item.slot}"),),
    )


def _goal(name: str, ticks: int) -> CardView:
    text = (Say(f"goal.{name}.text"),)
    return CardView(name, Say(f"goal.{name}"), text=text, marks=(f"ticks-{ticks}",), kind="goal")


def _plain(kind: str, name: str) -> CardView:
    return CardView(name, Say(f"{kind}.{name}"), text=(Say(f"{kind}.{name}.text"),), kind=kind)


# --- sheets ---------------------------------------------------------------------------------------


def _sheets(pack: Pack) -> Iterator[Exhibit]:
    """The pages of a campaign whose GM was generous."""
    campaign, books = HavenCampaign(pack), Books()
    rng = Rng("blake2b-1:a campaign for show")
    campaign.open(books, rng)
    told = tuple(_done(campaign, books, rng))
    for name in ("sheet", "deck", "party", "shop", "world", "quests"):
        yield from _page(campaign, books, Actor(Seat("1")), name)
    for number in sorted(books.heroes)[1:]:
        yield from _page(campaign, books, Actor(Seat("1")), f"sheet.{number}")
    history = campaign.history(books, told)
    if history is not None:
        yield Exhibit("sheets", "history", history)


def _page(campaign: HavenCampaign, books: Books, actor: Actor, name: str) -> Iterator[Exhibit]:
    page = campaign.page(books, actor, name)
    if isinstance(page, Page) and page.picture is not None:
        yield Exhibit("sheets", name.replace(".", "-"), page.picture)


def _done(campaign: HavenCampaign, books: Books, rng: Rng) -> Iterator[Landmark]:
    """Heroes are made and given things; what the campaign remembers of it."""
    classes = [one.id for one in campaign.pack.classes.values() if one.unlock_event is None]
    deeds = [
        (Actor(Seat(str(seat))), Deed(f"create.{class_id}.1", name))
        for seat, (name, class_id) in enumerate(zip(PEOPLE, classes, strict=False), start=1)
    ]
    gm = Actor(None, is_gm=True, name="Gil")
    deeds += [(gm, Deed(f"gm.{given}")) for given in _gifts(campaign.pack)]
    deeds += [(Actor(Seat("1")), Deed(name)) for name in ("levelup", "note")]
    for day, (actor, deed) in enumerate(deeds):
        done = campaign.do(books, actor, deed, rng)
        if isinstance(done, Done):
            lines = (event.say for event in done.events if event.audience is None)
            for line in lines:
                if line.key in campaign.landmarks:
                    yield Landmark(line, (YEAR, 1 + day // 27, 1 + day % 27))


def _gifts(pack: Pack) -> Iterator[str]:
    """What the GM gives to the first heroes and their party."""
    yield from ("xp.1.40", "xp.2.25", "gold.1.75", "gold.2.30", "ticks.1.7")
    yield from (f"item.1.{item}" for item in list(pack.items)[:8])
    yield from ("reputation.1.6", "prosperity.1.12")
    yield from (f"achievement.1.{name}" for name in list(pack.achievements)[:3])
    yield from (f"complete.1.{scenario}" for scenario in list(pack.scenarios)[:5])
    yield "prosperity.1.6"
