"""City and road events after loading (H-EVENT-04): a front, two options, and what comes of each.

Words: `event.<deck>.<number>` is the front, `event.<deck>.<number>.<option>` what the option says,
`event.<deck>.<number>.<option>.<n>` the story of its outcome n.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from engine.content.gains.tree import DECKS, Condition, Deck, Effect
from engine.core.text import Say

OptionId = Literal["a", "b"]
OPTIONS: tuple[OptionId, ...] = get_args(OptionId)
AfterEvent = Literal["remove", "return"]  # from the game, or to the bottom of the deck (H-EVENT-16)

STARTING = range(1, 31)  # the events that a deck begins with (H-EVENT-01); others are added


class Outcome(msgspec.Struct, frozen=True):
    """What may come of an option; without a condition it always does (H-EVENT-11)."""

    effects: tuple[Effect, ...] = ()
    condition: Condition | None = None


class EventOption(msgspec.Struct, frozen=True):
    """One of the two things that a party can do."""

    outcomes: tuple[Outcome, ...]  # read from top to bottom (H-EVENT-06)
    after: AfterEvent


class EventCard(msgspec.Struct, frozen=True):
    """A card of one of the two decks."""

    deck: Deck
    number: int
    options: dict[OptionId, EventOption]

    @property
    def front(self) -> Say:
        """What has come up."""
        return Say(f"event.{self.deck}.{self.number}")

    def label(self, option: OptionId) -> Say:
        """What an option says."""
        return Say(f"event.{self.deck}.{self.number}.{option}")

    def story(self, option: OptionId, outcome: int) -> Say:
        """What comes of an option."""
        return Say(f"event.{self.deck}.{self.number}.{option}.{outcome}")


def no_events() -> dict[Deck, dict[int, EventCard]]:
    """Two empty decks."""
    return {deck: {} for deck in DECKS}
