"""Chance: a keyed hash in counter mode, the same on every machine and in every Python.

The seed names its algorithm, so that old games replay when a better generator comes. Its commitment
is published when a game starts and the seed when it ends: anyone can check the draws.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

T = TypeVar("T")

ALGORITHM = "blake2b-1"
_SPAN = 1 << 64


def seed_from(secret: bytes) -> str:
    """A seed made of 16 or more secret bytes."""
    if len(secret) < 16:
        raise ValueError("a seed needs at least 128 bits")
    return f"{ALGORITHM}:{secret.hex()}"


def commitment(seed: str) -> str:
    """What may be published before the game: it fixes the seed and does not tell it."""
    return sha256(seed.encode()).hexdigest()


class Rng:
    """Draw number n is a hash of the seed and n; the counter is the whole state."""

    __slots__ = ("_key", "counter", "seed")

    def __init__(self, seed: str, counter: int = 0) -> None:
        algorithm, _, secret = seed.partition(":")
        if algorithm != ALGORITHM or not secret:
            raise ValueError("unknown seed algorithm")
        self.seed = seed
        self.counter = counter
        self._key = sha256(secret.encode()).digest()

    def __repr__(self) -> str:  # a seed never reaches a log
        return f"Rng(counter={self.counter})"

    def _next(self) -> int:
        block = blake2b(self.counter.to_bytes(8, "big"), key=self._key, digest_size=8).digest()
        self.counter += 1
        return int.from_bytes(block, "big")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if bound < 1:
            raise ValueError("bound must be positive")
        limit = _SPAN - _SPAN % bound  # beyond it the low numbers would come up more often
        while True:
            number = self._next()
            if number < limit:
                return number % bound

    def pick(self, items: Sequence[T]) -> T:
        """One item at random."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
