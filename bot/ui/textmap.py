"""`/map text`: the map in letters, with what they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.ui.pages import headline
from bot.ui.sheet import ALL_EMBEDS, CONTENT, DESCRIPTION, Note, Sheet
from bot.ui.voice import Voice, join
from engine.core.text import Say, say
from engine.core.view import FigureView, HexView, View
from render.plain import PlainMap, plain_map
from render.signs import CONDITIONS

_FENCE = "```\n{}\n```"
_SHOWN_PLACES = 12  # of one kind of thing
_LEGEND = DESCRIPTION - 96
_UNLISTED = frozenset({"obstacle", "start", "fog"})  # the drawing shows where they are well enough


def text_map(view: View, voice: Voice) -> Sheet:
    """The drawing first, as much of it as a message holds; figures and signs in a frame below."""
    drawn = plain_map(view, voice.plain)
    top = headline(view, voice)
    parts = [_FENCE.format(part) for part in drawn.parts]
    room = CONTENT - len(top) - 1
    shown = list(_first_of(parts, room))
    text = "\n".join([top, *shown])
    legend = join(
        [*_figures(drawn, voice), "", *_signs(drawn, view, voice), *_more(view, voice)], _LEGEND
    )
    left, notes = ALL_EMBEDS - len(legend), [Note(text=legend)] if legend.strip() else []
    more = list(_first_of(parts[len(shown) :], min(left, DESCRIPTION) - 64))
    if len(shown) + len(more) < len(parts):
        more.append(voice(say("bot-map-too-wide")))
    if more:
        notes.insert(0, Note(text="\n".join(more)))
    return Sheet(text, tuple(notes))


def _first_of(parts: Iterable[str], room: int) -> Iterator[str]:
    """The parts that fit, none left out between two others."""
    for part in parts:
        room -= len(part) + 1
        if room < 0:
            return
        yield part


def _figures(drawn: PlainMap, voice: Voice) -> Iterator[str]:
    for mark, figure in drawn.figures:
        yield f"`{mark}` {voice(_figure(figure))}"


def _figure(figure: FigureView) -> Say:
    name = Say("alt-elite", {"name": figure.name}) if figure.rank == "elite" else figure.name
    place, hp, most = figure.hex.label, str(figure.hp), str(figure.max_hp)
    marks = (*(_condition(condition) for condition in figure.conditions), *figure.effects)
    if not marks:
        return say("alt-figure", name=name, place=place, hp=hp, max=most)
    return say("alt-figure-with", name=name, place=place, hp=hp, max=most, marks=marks)


def _condition(condition: str) -> Say:
    known = condition in CONDITIONS
    return Say(f"condition-{condition}") if known else say("bot-name", name=condition)


def _signs(drawn: PlainMap, view: View, voice: Voice) -> Iterator[str]:
    """Each sign with its word, and where it is."""
    for sign, kind in drawn.signs:
        word = Say(f"render-legend-{kind}")
        places = tuple(_place(h) for h in view.hexes if _has(h, kind))
        if kind in _UNLISTED or not places:
            yield f"`{sign}` {voice(word)}"
        else:
            yield f"`{sign}` {voice(say('bot-map-places', what=word, places=_cut(places)))}"


def _cut(places: tuple[Say, ...]) -> tuple[Say, ...]:
    if len(places) <= _SHOWN_PLACES:
        return places
    return (*places[:_SHOWN_PLACES], say("bot-name", name="…"))


def _has(h: HexView, kind: str) -> bool:
    return kind in h.overlays or h.ground == kind or (kind == "coins" and h.coins > 0)


def _place(h: HexView) -> Say:
    """A hex, and what the trap that lies there does, or how the rules call it."""
    does = [say("alt-damage", damage=h.damage)] if h.damage else []
    does += [_condition(condition) for condition in h.conditions]
    does += [say("bot-name", name=h.mark)] if h.mark else []
    does += [say("bot-name", name=str(h.coins))] if h.coins > 1 else []
    place = say("bot-name", name=h.hex.label)
    return say("bot-map-place", place=place, does=tuple(does)) if does else place


def _walls(view: View) -> tuple[Say, ...]:
    """The walls between two hexes that both are seen: the drawing has no room for them."""
    seen = {h.hex for h in view.hexes if h.ground != "fog"}
    pairs = (pair for pair in view.wall_edges if seen.issuperset(pair))
    return tuple(say("bot-name", name=f"{one.label}/{other.label}") for one, other in pairs)


def _more(view: View, voice: Voice) -> Iterator[str]:
    """What the picture says at its head, and how the monsters came."""
    walls = _walls(view)
    if walls:
        yield voice(say("bot-map-walls", pairs=_cut(walls)))
    figures = {figure.id: figure.name for figure in view.figures}
    for trail in view.trails:
        if trail.figure in figures and len(trail.path) > 1:
            facts = {"from": trail.path[0].label, "place": trail.path[-1].label}
            yield voice(Say("alt-trail", {"name": figures[trail.figure], **facts}))
    live = [track for track in view.tracks if track.state in {"strong", "waning"}]
    if live:
        states = tuple(
            say("alt-element", name=track.name, state=say(f"alt-state-{track.state}"))
            for track in live
        )
        yield voice(say("alt-elements", elements=states))
    yield voice(say("alt-goal", goal=view.goal))
