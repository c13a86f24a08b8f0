"""Prompts of every shape, as Hypothesis makes them up."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.core.hexes import Hex
from engine.core.prompt import Option, Prompt
from engine.core.seat import Seat
from engine.core.text import Say, say

MOST_OPTIONS = 200
MOST_ORDERED = 28  # an ordered draft longer than this does not fit a custom id

labels = st.one_of(
    st.text(max_size=12),
    st.text(min_size=60, max_size=220),
    st.sampled_from(["", "  ", "\n", "C4", "🗡️" * 60, "@everyone", "**a**", "\u202eabc", "ﷺ" * 90]),
)
hexes = st.builds(Hex, st.integers(0, 60), st.integers(-20, 60))
ids = st.text(min_size=1, max_size=150)


def words(text: str) -> Say:
    return say("bot-name", name=text)


@st.composite
def option_lists(draw: st.DrawFn) -> tuple[Option, ...]:
    count = draw(st.one_of(st.integers(0, 30), st.integers(0, MOST_OPTIONS)))
    is_hexes = draw(st.booleans())
    has_hints = draw(st.booleans())
    some = draw(st.lists(labels, min_size=1, max_size=8))
    alone = draw(st.sets(st.integers(0, MOST_OPTIONS), max_size=draw(st.sampled_from([0, 1, 8]))))
    prefix = draw(ids)
    return tuple(
        Option(
            f"{prefix}{n}",
            words(some[n % len(some)]),
            hint=words(some[(n + 1) % len(some)]) if has_hints else None,
            hex=Hex(n % 17, n // 17) if is_hexes else None,
            alone=n in alone,
        )
        for n in range(count)
    )


@st.composite
def prompts(draw: st.DrawFn) -> Prompt:
    options = draw(option_lists())
    is_ordered = draw(st.booleans())
    highest = min(len(options), MOST_ORDERED if is_ordered else MOST_OPTIONS)
    most = draw(st.one_of(st.sampled_from([1, 2]), st.integers(1, max(1, highest))))
    return Prompt(
        id=draw(st.sampled_from(["0.1.0.0", "123.4567.12.34"])),
        kind="any",
        seats=(Seat("1"),),
        text=words(draw(labels)),
        options=options,
        least=draw(st.integers(0, most)),
        most=most,
        ordered=is_ordered,
        secret=draw(st.booleans()),
        figure=None,
    )
