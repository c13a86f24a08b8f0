"""What a personal quest may count: a hero's sheet now, and what it did in all its scenarios."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping

from engine.core.books import Books, Hero, of_hero
from engine.core.text import Say, say
from engine.systems.haven.scenario.goals import KILLS_OF, LIFETIME

WON = "won"  # scenarios, in any mode (H-PQ-04)
WON_AT = "won:"  # one scenario
DONATIONS = "donations"  # how often it gave to the sanctuary
ENHANCEMENTS = "enhancements"  # how many it has bought

# What the books count for a hero under the kind `count`, from game to game and in the city.
KEPT = (*LIFETIME, WON, DONATIONS, ENHANCEMENTS)

# What stands on the sheet at this moment: it may be undone again (H-CITY-71).
SHEET: Mapping[str, Callable[[Books, Hero], int]] = {
    "gold": lambda books, hero: hero.gold,
    "xp": lambda books, hero: hero.xp,
    "level": lambda books, hero: hero.level,
    "ticks": lambda books, hero: hero.ticks,
    "items": lambda books, hero: len(books.things(of_hero(hero.id), "item")),
    "perks": lambda books, hero: sum(books.things(of_hero(hero.id), "perk").values()),
}

KEYS: dict[str, tuple[str, ...]] = {
    "haven-tally": ("what", "value", "least"),
    "haven-tally-most": ("what", "value", "most"),
    **{f"haven-tally-{name.replace('_', '-')}": () for name in (*KEPT, *SHEET)},
    "haven-tally-kills-of": ("monster",),
    "haven-tally-won-at": ("scenario",),
}


def tally(books: Books, hero: Hero, count: str) -> int:
    """The number that a quest counts, at this moment."""
    if count in SHEET:
        return SHEET[count](books, hero)
    return books.count(of_hero(hero.id), "count", count)


def known_tallies(monsters: Collection[str], scenarios: Collection[str]) -> Iterator[str]:
    """Everything that may be counted."""
    yield from (*KEPT, *SHEET)
    yield from (f"{KILLS_OF}{monster}" for monster in monsters)
    yield from (f"{WON_AT}{scenario}" for scenario in scenarios)


def is_tally(count: str, monsters: Collection[str], scenarios: Collection[str]) -> bool:
    """Whether somebody counts it."""
    return count in known_tallies(monsters, scenarios)


def told(count: str, value: int, least: int, most: int | None) -> Say:
    """A number and what is wanted of it: "Monsters killed: 3 of 10"."""
    if most is None:
        return say("haven-tally", what=count_name(count), value=value, least=least)
    return say("haven-tally-most", what=count_name(count), value=value, most=most)


def count_name(count: str) -> Say:
    """What is counted."""
    kind, mark, name = count.partition(":")
    if not mark:
        return Say(f"haven-tally-{kind.replace('_', '-')}")
    if f"{kind}:" == KILLS_OF:
        return say("haven-tally-kills-of", monster=Say(f"monster.{name}"))
    return say("haven-tally-won-at", scenario=Say(f"scenario.{name}"))
