"""What one person may see of a game: the only way out of the engine for its state.

One set of types serves every rule system, so that one renderer and one Discord translation serve
them too. A system fills a `View` by allow-list for one seat; `seat=None` is what the channel,
spectators, the GM and the logs see. Colours, shapes and words are chosen outside, from the ids.
"""

from __future__ import annotations

import msgspec

from engine.core.hexes import Hex
from engine.core.seat import Seat
from engine.core.text import Say


class HexView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hex of the map."""

    hex: Hex
    ground: str = "floor"  # floor, fog, difficult, hazard, water, ice, corridor
    overlays: tuple[str, ...] = ()  # obstacle, trap, door-closed, ...: render draws them
    coins: int = 0
    damage: int = 0  # of the trap that lies there
    conditions: tuple[str, ...] = ()  # that it gives
    mark: str = ""  # the letter by which the scenario's rules speak of it


class FigureView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One figure on the map."""

    id: str
    name: Say
    look: str  # which picture: the class's or monster's id
    side: str  # hero, monster, summon, ally, objective
    hex: Hex
    hp: int
    max_hp: int
    rank: str = ""  # normal, elite, boss, named
    number: int | None = None  # the standee's
    owner: Seat | None = None
    conditions: tuple[str, ...] = ()
    effects: tuple[Say, ...] = ()  # shield 2, retaliate 1, ...
    is_acting: bool = False


class TurnView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the order of play."""

    name: Say
    look: str
    initiative: int | None = None
    is_acting: bool = False
    is_done: bool = False
    card: tuple[Say, ...] = ()  # what it does this round, where that is public


class TrailView(msgspec.Struct, frozen=True):
    """How a figure that acts by itself came to where it stands."""

    figure: str
    path: tuple[Hex, ...]  # from where it set out to where it stands


class TrackView(msgspec.Struct, frozen=True):
    """A public marker on a short track: an element, a torch, a threat."""

    id: str
    name: Say
    state: str
    value: int


class CountView(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far something has come that a card counts."""

    name: Say
    value: int
    least: int = 0  # what it must come to,
    most: int | None = None  # and what it may not exceed


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as its owner reads it; each line is printed from the text tree that runs."""

    id: str
    name: Say
    initiative: int | None = None
    level: str = ""
    top: tuple[Say, ...] = ()
    bottom: tuple[Say, ...] = ()
    text: tuple[Say, ...] = ()  # of what has no halves
    marks: tuple[str, ...] = ()  # top-lost, bottom-lost, top-round, bottom-persistent, ...
    kind: str = "ability"  # or item, goal, quest: which form it is drawn in
    facts: tuple[Say, ...] = ()  # what is said of it: its price, ...
    counts: tuple[CountView, ...] = ()  # of a goal or a quest


class PileView(msgspec.Struct, frozen=True):
    """Cards that lie together: hand, discard, lost, active, picked."""

    id: str
    cards: tuple[CardView, ...]


class ModifierView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One modifier card that came up."""

    name: Say
    value: Say  # as it is printed on the card: +1, ×2, a miss
    adds: tuple[Say, ...] = ()
    is_rolling: bool = False
    is_used: bool = True


class DrawView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The modifier cards of one attack on one target."""

    figure: Say | str  # a hero has the name that its player gave
    target: Say | str
    value: int
    damage: int
    cards: tuple[ModifierView, ...]
    lean: int = 0  # above 0 with advantage, below with disadvantage
    shield: int = 0


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat as everyone sees it."""

    seat: Seat
    hero: str  # the name its player gave
    look: str  # the class's id
    class_name: Say
    hp: int
    max_hp: int
    facts: tuple[Say, ...] = ()  # cards in hand, experience, coins, ...
    is_awaited: bool = False
    is_out: bool = False  # exhausted, knocked out


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything one seat (or, with `seat` None, everyone) may see."""

    system: str
    scenario: Say
    goal: Say
    round: int
    phase: Say
    seat: Seat | None
    hexes: tuple[HexView, ...]
    wall_edges: tuple[tuple[Hex, Hex], ...]
    figures: tuple[FigureView, ...]
    order: tuple[TurnView, ...]
    tracks: tuple[TrackView, ...]
    seats: tuple[SeatView, ...]
    trails: tuple[TrailView, ...] = ()
    facts: tuple[Say, ...] = ()  # level, difficulty, house rules
    rules: tuple[Say, ...] = ()  # the scenario's own, each a sentence
    foes: tuple[Say, ...] = ()  # the numbers of those on the map, a line for each kind
    piles: tuple[PileView, ...] = ()  # private: only the seat's own
    notes: tuple[Say, ...] = ()  # private: battle goal and the like
    aims: tuple[CardView, ...] = ()  # private: the same as cards
    outcome: str | None = None  # victory, defeat
