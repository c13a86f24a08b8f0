"""Which part of Discord this process serves: some of so many shards, or all there is."""

from __future__ import annotations

import msgspec

TIMESTAMP = 22  # a server's shard is decided by its id without the lowest bits, says Discord


class Shards(msgspec.Struct, frozen=True):
    """The shards of one process. What concerns no server (direct messages) belongs to shard 0."""

    count: int = 1
    ids: tuple[int, ...] = (0,)

    @property
    def is_everything(self) -> bool:
        """Whether no other process is needed."""
        return len(self.ids) == self.count

    def has(self, guild: int | None) -> bool:
        """Whether a server, or with None what concerns no server, is this process's own."""
        return (0 if guild is None else (guild >> TIMESTAMP) % self.count) in self.ids


EVERYTHING = Shards()
