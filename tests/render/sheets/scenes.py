"""Sheets built by hand, with names of nobody's."""

from __future__ import annotations

from itertools import pairwise

from engine.core.tableau import (
    BoxesView,
    GaugeView,
    HeroTableau,
    HistoryTableau,
    MomentView,
    NumberView,
    PartView,
    PartyTableau,
    PathView,
    PersonView,
    PlaceView,
    ShopTableau,
    StepView,
    Tableau,
    ThingView,
    WorldTableau,
)
from engine.core.text import Say, say

SLOTS = ("head", "body", "legs", "one-hand", "two-hands", "small")
STATES = ("completed", "open", "locked", "free", "unknown")


def own(text: str) -> Say:
    """Somebody's own words."""
    return say("own-words", text=text)


def ada(place: int | None = 0, name: str = "Ada") -> PersonView:
    return PersonView(own(name), own("Lantern"), "kindler", 4, place)


def track(value: int = 8, least: int = -20, most: int = 20) -> GaugeView:
    steps = tuple(StepView(at, f"{at}", sign="coin") for at in (-11, -3, 3, 7, 15, 90))
    return GaugeView(own("Standing"), value, least, most, steps, "reputation", own("Well liked"))


def thing(number: int = 0, **more: object) -> ThingView:
    words = (own("Whenever you are attacked: 1 damage less"), own("Spent when used"))
    slot = SLOTS[number % len(SLOTS)]
    return ThingView(own(f"Mended Kettle {number}"), slot, words, **more)  # type: ignore[arg-type]


def hero_sheet(*, is_own: bool = True) -> HeroTableau:
    perks = tuple(BoxesView(own(f"Add one +{n} to your deck"), n % 3, 1 + n % 2) for n in range(9))
    note = PartView(own("Note"), lines=(own("The third step creaks"),), sign="card")
    return HeroTableau(
        ada(),
        (NumberView(own("Life"), 12, "hit-points"), NumberView(own("Gold"), 40, "gold")),
        (GaugeView(own("Experience"), 120, 0, 500, (StepView(45, "2"), StepView(95, "3"))),),
        (BoxesView(own("Ticks"), 7, 18, 3),),
        (
            PartView(own("Items"), tuple(map(thing, range(5))), sign="item"),
            PartView(own("Perks"), boxes=perks, sign="perk"),
        ),
        (note,) if is_own else (),
    )


def party_sheet(count: int = 4) -> PartyTableau:
    people = tuple(ada(n, f"Ada the {n}th") for n in range(count))
    part = PartView(own("Achievements"), boxes=(BoxesView(own("The Keys"), 1, 1),), sign="perk")
    return PartyTableau(own("The Late Supper"), (own("At home"),), people, (track(),), (part,))


def shop(count: int = 9) -> ShopTableau:
    states = ("", "owned", "dear", "none")
    things = tuple(
        thing(n, price=10 + n, left=n % 4, state=states[n % len(states)]) for n in range(count)
    )
    gold = (NumberView(own("Gold"), 40, "gold"),)
    return ShopTableau(own("The shop"), (PartView(own("All"), things),), (own("Dear"),), gold)


def world(columns: int = 4, rows: int = 5) -> WorldTableau:
    """Every state, a place for every other square, ways between them."""
    places = [PlaceView("home", own("The hall"), state="home")]
    for number in range(columns * rows):
        square = (number % columns + 1, number // columns + 1)
        if number % 2 == 0:
            state = STATES[number // 2 % len(STATES)]
            name = own(f"A place with the number {number}")
            places.append(
                PlaceView(f"p{number}", name, square, state, str(number + 1), number == 4)
            )
    places.append(PlaceView("nowhere", own("Nowhere"), state="free"))
    pairs = [(a.id, b.id) for a, b in pairwise(places[:-1])]
    paths = tuple(PathView(a, b, ("road", "story")[n % 2]) for n, (a, b) in enumerate(pairs))
    gold = (NumberView(own("Given"), 60),)
    return WorldTableau(
        own("The world"), tuple(places), paths, (own("At home"),), gold, (track(9, 0, 64),)
    )


KINDS = ("won", "lost", "retired", "died", "unlocked", "achieved", "risen", "odd")


def history(count: int = 12) -> HistoryTableau:
    moments = tuple(
        MomentView(
            KINDS[n % len(KINDS)],
            own("What it was"),
            own(f"Moment {n}"),
            (2026, 1 + n // 2 % 12, 1 + n % 28),
            n,
        )
        for n in range(count)
    )
    return HistoryTableau(own("What is remembered"), moments, track(count, 0, 64))


ALL: dict[str, Tableau] = {
    "hero": hero_sheet(),
    "party": party_sheet(),
    "shop": shop(),
    "world": world(),
    "history": history(),
}
