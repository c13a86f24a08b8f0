"""A deck with its discard pile. Cards are ids; what they mean is the system's business."""

from __future__ import annotations

import msgspec

from engine.core.rng import Rng


class Deck(msgspec.Struct):
    """Cards to draw (the last one is on top) and cards drawn."""

    pile: list[str]
    discards: list[str] = []

    @classmethod
    def shuffled(cls, cards: list[str], rng: Rng) -> Deck:
        """A new deck in random order."""
        deck = cls(list(cards))
        rng.shuffle(deck.pile)
        return deck

    def draw(self, rng: Rng) -> str:
        """Take the top card; an empty pile takes its discards back first."""
        if not self.pile:
            self.reshuffle(rng)
        return self.pile.pop()

    def reshuffle(self, rng: Rng) -> None:
        """Shuffle the discards back into the pile."""
        self.pile += self.discards
        self.discards = []
        rng.shuffle(self.pile)

    def shuffle_in(self, card: str, rng: Rng) -> None:
        """Put a card into the draw pile at a random place."""
        self.pile.insert(rng.below(len(self.pile) + 1), card)
