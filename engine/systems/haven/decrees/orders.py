"""From the words of a decree to what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.decree import Decree, Enactment, Verb
from engine.core.prompt import Option, Rejected
from engine.core.text import say
from engine.systems.haven.decrees import decks, figures, world
from engine.systems.haven.game import HavenGame

PLAYED = ("select", "turns", "cleanup")  # the phases in which there is something to change


class _Kind(msgspec.Struct, frozen=True):
    """One kind of decree: how many words it takes, what it does, how its words go on."""

    words: range
    enact: Callable[..., Enactment | Rejected]
    options: Callable[[HavenGame, tuple[str, ...]], tuple[Option, ...]]


_KINDS: dict[Verb, _Kind] = {
    "hp": _Kind(range(2, 3), figures.set_hp, figures.hp_options),
    "condition": _Kind(range(2, 3), figures.set_condition, figures.condition_options),
    "place": _Kind(range(2, 3), figures.place, figures.place_options),
    "remove": _Kind(range(1, 2), figures.remove, figures.remove_options),
    "element": _Kind(range(2, 3), world.set_element, world.element_options),
    "spawn": _Kind(range(2, 3), world.spawn, world.spawn_options),
    "reveal": _Kind(range(1, 2), world.reveal, world.reveal_options),
    "stack": _Kind(range(2, 41), decks.stack, decks.stack_options),
}
_BY_NAME: dict[Any, _Kind] = {**_KINDS}


def enactment(g: HavenGame, decree: Decree) -> Enactment | Rejected:
    """What a decree does, or why it cannot be."""
    verb, *rest = decree.words or ("",)
    kind = _BY_NAME.get(verb)
    if kind is None or len(rest) not in kind.words or g.state.phase not in PLAYED:
        return Rejected(say("haven-decree-unknown"))
    return kind.enact(g, *rest)


def options(g: HavenGame, words: tuple[str, ...]) -> tuple[Option, ...]:
    """How a decree that begins so may go on."""
    kind = _BY_NAME.get(words[0]) if words else None
    if kind is None or g.state.phase not in PLAYED:
        return ()
    return kind.options(g, words[1:])
