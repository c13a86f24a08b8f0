"""Counting and timing, in the text format that Prometheus reads.

Labels are words that this code knows beforehand: never an id, a name or anything that people wrote.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

Labels = tuple[str, ...]


class Metric:
    """Something that is counted or timed."""

    kind = "untyped"

    def __init__(self, name: str, about: str, labels: Labels = ()) -> None:
        self.name, self.about, self.labels = name, about, labels

    def lines(self) -> Iterator[str]:
        """What a scrape reads of it."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self.samples()

    def samples(self) -> Iterator[str]:
        """Its numbers."""
        raise NotImplementedError

    def _key(self, given: dict[str, str]) -> Labels:
        assert tuple(given) == self.labels, f"{self.name} has the labels {self.labels}"
        return tuple(given.values())

    def _tag(self, values: Labels, **more: str) -> str:
        pairs = [*zip(self.labels, values, strict=True), *more.items()]
        return "{" + ",".join(f'{name}="{value}"' for name, value in pairs) + "}" if pairs else ""


class Counter(Metric):
    """How often something happened."""

    kind = "counter"

    def __init__(self, name: str, about: str, labels: Labels = ()) -> None:
        super().__init__(name, about, labels)
        self._counts: dict[Labels, int] = defaultdict(int)

    def add(self, count: int = 1, **labels: str) -> None:
        """It happened."""
        self._counts[self._key(labels)] += count

    def count(self, **labels: str) -> int:
        """How often it happened so far."""
        return self._counts.get(self._key(labels), 0)

    def samples(self) -> Iterator[str]:
        """One number for each combination of labels that was seen."""
        counts = self._counts if self.labels else {(): self._counts.get((), 0)}
        for labels, count in sorted(counts.items()):
            yield f"{self.name}{self._tag(labels)} {count}"


class Gauge(Metric):
    """A number that goes up and down; without a value it is left out."""

    kind = "gauge"

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about)
        self.value: float | None = None

    def set(self, value: float | None) -> None:
        """It stands here now."""
        self.value = value

    def samples(self) -> Iterator[str]:
        """The number."""
        if self.value is not None:
            yield f"{self.name} {_number(self.value)}"


class Histogram(Metric):
    """How long something took, in buckets."""

    kind = "histogram"

    def __init__(self, name: str, about: str, bounds: Iterable[float]) -> None:
        super().__init__(name, about)
        self._bounds = tuple(bounds)
        self._buckets = [0] * (len(self._bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long."""
        self._buckets[bisect_left(self._bounds, seconds)] += 1
        self._sum += max(0.0, seconds)

    @property
    def count(self) -> int:
        """How often it was observed."""
        return sum(self._buckets)

    def samples(self) -> Iterator[str]:
        """Each bucket holds all that took at most so long."""
        total = 0
        for bound, count in zip((*map(_number, self._bounds), "+Inf"), self._buckets, strict=True):
            total += count
            yield f"{self.name}_bucket{self._tag((), le=bound)} {total}"
        yield f"{self.name}_sum {_number(self._sum)}"
        yield f"{self.name}_count {total}"


def _number(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".") or "0"


# --- what is measured -----------------------------------------------------------------------------

INTERACTIONS = Counter(
    "emberhall_interactions_total",
    "Slash commands and presses: answered, failed, too_fast, or turned away while stopping.",
    ("kind", "outcome"),
)
COMMANDS = Counter(
    "emberhall_commands_total",
    "Commands on games and campaigns: accepted, refused by the rules, or failed.",
    ("outcome",),
)
UNHEARD = Counter(
    "emberhall_unheard_total", "Interactions that Discord did not let us acknowledge."
)
ACKNOWLEDGED = Histogram(
    "emberhall_acknowledged_seconds",
    "From an interaction to its acknowledgement by Discord.",
    (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3),
)
ANNOUNCED = Histogram(
    "emberhall_announced_seconds",
    "From the command of an interaction to its message on Discord.",
    (0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 30, 60, 300),
)
OUTBOX = Counter(
    "emberhall_outbox_rows_total",
    "Rows of the outbox: sent, put_off, undeliverable or given_up.",
    ("kind", "outcome"),
)
PICTURES = Counter(
    "emberhall_pictures_total", "Pictures: drawn, failed, refused or too_late.", ("outcome",)
)
LAG = Histogram(
    "emberhall_loop_lag_seconds",
    "How late the event loop comes to what is due, looked at once a second.",
    (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
DEPTH = Gauge("emberhall_outbox_depth", "Rows that wait in the outbox, of all processes.")
OLDEST = Gauge("emberhall_outbox_oldest_seconds", "How long the oldest of them has waited.")
LOADED = Gauge("emberhall_loaded_games", "Games that this process keeps in memory.")
RUNNING = Gauge("emberhall_interactions_running", "Interactions that are being answered.")

ALL: tuple[Metric, ...] = (
    *(INTERACTIONS, COMMANDS, UNHEARD, ACKNOWLEDGED, ANNOUNCED, OUTBOX, PICTURES, LAG),
    *(DEPTH, OLDEST, LOADED, RUNNING),
)


def page() -> str:
    """All of it, as Prometheus reads it."""
    return "\n".join(line for metric in ALL for line in metric.lines()) + "\n"
