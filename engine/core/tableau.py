"""What a picture beside the map shows: cards, items, draws, goals, the sheets of a campaign.

A tableau is to such a picture what a `View` is to the map: plain data, filled by allow-list for one
person or for everyone, drawn outside by `render.draw_tableau`. A new kind of picture is a struct
here, a place in `Tableau`, and a painter in `render.tableaux`.
"""

from __future__ import annotations

import msgspec

from engine.core.text import Say
from engine.core.view import DrawView, PileView, View


class CardTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Cards side by side: a hand, a shelf of the shop, a secret goal."""

    piles: tuple[PileView, ...]  # a card's state is the pile in which it lies
    title: Say | None = None
    look: str = ""  # the class that they belong to
    place: int | None = None  # which seat's, counted from 0: it decides the colour


class RoundTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """The cards of a round beside the map, as everybody may see them."""

    view: View  # what everybody sees: of its order those are shown that act by a card
    draws: tuple[DrawView, ...] = ()  # the modifier cards of the last attacks, newest last


# --- what sheets are made of


class NumberView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number, and the sign that stands for it."""

    name: Say
    value: int
    sign: str = ""


class StepView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a track where something changes."""

    at: int
    mark: str  # what is written there: a level, a change of prices
    sign: str = ""


class GaugeView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number on a track with two ends."""

    name: Say
    value: int
    least: int
    most: int
    steps: tuple[StepView, ...] = ()
    sign: str = ""
    about: Say | None = None  # what the number means now


class BoxesView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Boxes to tick, and what they are for."""

    name: Say
    ticked: int
    boxes: int
    group: int = 0  # so many of them count together


class ThingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is owned or for sale."""

    name: Say
    sign: str = ""  # what kind of thing: where it is worn, ...
    lines: tuple[Say, ...] = ()  # what it does
    price: int | None = None
    left: int | None = None  # how many there are
    state: str = ""  # what keeps the reader from buying it: owned, none, dear


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a sheet under a title of its own."""

    title: Say
    things: tuple[ThingView, ...] = ()
    boxes: tuple[BoxesView, ...] = ()
    lines: tuple[Say, ...] = ()
    sign: str = ""


class PersonView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who has a sheet."""

    name: Say
    about: Say  # the class
    look: str  # of the class
    level: int
    place: int | None = None  # which seat's, counted from 0: it decides the colour
    note: Say | None = None  # why they do not play now


class PlaceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A location on the map of the world."""

    id: str
    name: Say
    square: tuple[int, int] | None = None  # column and row, from 1; None: the map has no place
    state: str = "unknown"  # home, open, completed, locked, free (whenever one likes)
    mark: str = ""  # what it is called in short: its number
    is_here: bool = False  # whether the party is there


class PathView(msgspec.Struct, frozen=True):
    """A way between two locations, by their ids."""

    one: str
    other: str
    kind: str  # road: nothing happens on it; story: the one led to the other


class MomentView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a campaign remembers."""

    kind: str  # won, lost, retired, died, unlocked, achieved, risen
    what: Say  # the kind in words
    line: Say  # who or what it was
    day: tuple[int, int, int]  # year, month, day
    value: int | None = None  # of the history's track from then on


# --- sheets


class HeroTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """A hero's sheet."""

    person: PersonView
    numbers: tuple[NumberView, ...] = ()
    tracks: tuple[GaugeView, ...] = ()
    ticks: tuple[BoxesView, ...] = ()
    parts: tuple[PartView, ...] = ()
    own: tuple[PartView, ...] = ()  # for its owner alone


class PartyTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """A party's sheet."""

    title: Say
    lines: tuple[Say, ...] = ()
    people: tuple[PersonView, ...] = ()
    tracks: tuple[GaugeView, ...] = ()
    parts: tuple[PartView, ...] = ()


class ShopTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """What is for sale, shelf by shelf."""

    title: Say
    shelves: tuple[PartView, ...]
    lines: tuple[Say, ...] = ()
    numbers: tuple[NumberView, ...] = ()


class WorldTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """The map of the world."""

    title: Say
    places: tuple[PlaceView, ...]
    paths: tuple[PathView, ...] = ()
    lines: tuple[Say, ...] = ()
    numbers: tuple[NumberView, ...] = ()
    tracks: tuple[GaugeView, ...] = ()


class HistoryTableau(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """What became of a campaign, oldest first."""

    title: Say
    moments: tuple[MomentView, ...]
    track: GaugeView | None = None  # that the moments moved


CampaignTableau = HeroTableau | PartyTableau | ShopTableau | WorldTableau | HistoryTableau
Tableau = CardTableau | RoundTableau | CampaignTableau
