"""The text that stands for a picture of a sheet, for who cannot see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.tableau import (
    BoxesView,
    GaugeView,
    HeroTableau,
    HistoryTableau,
    MomentView,
    NumberView,
    PartView,
    PartyTableau,
    PersonView,
    PlaceView,
    ShopTableau,
    ThingView,
    WorldTableau,
)
from engine.core.text import Say, say
from render.sheets.history import day_told
from render.sheets.look import Speak, counted
from render.sheets.medals import STATES

MOST = 1024  # characters that Discord takes
_LONGEST = 200  # of one name or line
_LONGEST_LIST = 600


def hero_alt(tableau: HeroTableau, speak: Speak) -> str:
    """Who it is, the numbers, then each part; what is private only where the sheet has it."""
    return _text([_named("sheet-alt-hero", tableau.person), *_hero(tableau, speak)], speak)


def party_alt(tableau: PartyTableau, speak: Speak) -> str:
    """Where it is and who goes with it."""
    people = (_named("sheet-alt-person", one) for one in tableau.people)
    lines = [say("sheet-alt-party", title=_short(tableau.title, speak)), *tableau.lines]
    lines += _list(people, speak)
    lines += map(_gauge, tableau.tracks)
    lines += [line for part in tableau.parts for line in _part(part, speak)]
    return _text(lines, speak)


def shop_alt(tableau: ShopTableau, speak: Speak) -> str:
    """Each thing with its price and how many are left."""
    lines = [tableau.title, *tableau.lines, *map(_number, tableau.numbers)]
    for shelf in tableau.shelves:
        lines += _titled(shelf.title, map(_thing, shelf.things), speak)
    return _text(lines, speak)


def world_alt(tableau: WorldTableau, speak: Speak) -> str:
    """The tracks, then the places by how things stand there."""
    lines = [tableau.title, *tableau.lines, *map(_gauge, tableau.tracks)]
    lines += map(_number, tableau.numbers)
    for state in ("open", "locked", "completed", "free", "unknown"):
        found = [one for one in tableau.places if _state(one) == state]
        if found:
            title = say(f"sheet-place-{state}")
            lines += _titled(title, (_place(one, speak) for one in found), speak)
    return _text(lines, speak)


def history_alt(tableau: HistoryTableau, speak: Speak) -> str:
    """The newest first, and how the track stands."""
    lines = [tableau.title]
    if tableau.track is not None:
        lines.append(_gauge(tableau.track))
    lines += [_moment(one, speak) for one in reversed(tableau.moments)]
    return _text(lines, speak)


# --- pieces


def _hero(tableau: HeroTableau, speak: Speak) -> Iterator[Say]:
    if tableau.person.note is not None:
        yield tableau.person.note
    yield from map(_number, tableau.numbers)
    yield from map(_gauge, tableau.tracks)
    yield from map(_boxes, tableau.ticks)
    for part in (*tableau.parts, *tableau.own):
        yield from _part(part, speak)


def _part(part: PartView, speak: Speak) -> Iterator[Say]:
    """Things by their names, boxes that are ticked, and lines."""
    ticked = (_boxes(one) for one in part.boxes if one.ticked)
    yield from _titled(part.title, (*map(_thing, part.things), *ticked, *part.lines), speak)


def _named(key: str, person: PersonView) -> Say:
    return Say(key, {"name": person.name, "class_": person.about, "level": counted(person.level)})


def _number(number: NumberView) -> Say:
    return say("sheet-number", name=number.name, value=counted(number.value))


def _gauge(track: GaugeView) -> Say:
    if track.about is not None:
        return track.about
    return say("sheet-number", name=track.name, value=counted(track.value))


def _boxes(boxes: BoxesView) -> Say:
    if boxes.boxes == 1 and boxes.ticked == 1:
        return boxes.name
    return say(
        "sheet-alt-boxes", name=boxes.name, ticked=counted(boxes.ticked), boxes=counted(boxes.boxes)
    )


def _thing(thing: ThingView) -> Say:
    if thing.price is None:
        return thing.name
    left, price = counted(max(0, thing.left or 0)), counted(thing.price)
    return say("sheet-alt-thing", name=thing.name, price=price, left=left)


def _state(place: PlaceView) -> str:
    return place.state if place.state in STATES else "unknown"


def _place(place: PlaceView, speak: Speak) -> Say:
    name = _short(place.name, speak)
    return say("sheet-alt-here", name=name) if place.is_here else say("sheet-alt-name", name=name)


def _moment(moment: MomentView, speak: Speak) -> Say:
    line = _short(moment.line, speak)
    return say("sheet-alt-moment", day=day_told(moment.day), what=moment.what, line=line)


# --- putting them together


def _titled(title: Say, things: Iterable[Say], speak: Speak) -> list[Say]:
    """One sentence of a title and a list, or nothing for an empty list."""
    told = _joined(things, speak)
    return [say("sheet-alt-list", title=title, things=told)] if told else []


def _list(things: Iterable[Say], speak: Speak) -> list[Say]:
    told = _joined(things, speak)
    return [say("sheet-alt-all", things=told)] if told else []


def _joined(things: Iterable[Say], speak: Speak) -> str:
    """As many as there is room for in one list, and how many more there are."""
    kept: list[str] = []
    hidden = used = 0
    for thing in things:
        told = _short(thing, speak) if not hidden else ""
        used += len(told) + 2
        if hidden or used > _LONGEST_LIST:
            hidden += 1
        elif told:
            kept.append(told)
    return ", ".join([*kept, speak(say("alt-more", count=hidden))] if hidden else kept)


def _tidy(text: str) -> str:
    """On one line, without marks of form, and without what could turn a text around."""
    shown = "".join(c for c in text.replace("**", "") if c.isprintable() or c.isspace())
    return " ".join(shown.split())


def _short(message: Say, speak: Speak) -> str:
    told = _tidy(speak(message)).rstrip(".")
    return told if len(told) <= _LONGEST else told[: _LONGEST - 1].rstrip() + "…"


def _text(lines: Iterable[Say], speak: Speak) -> str:
    """Sentence by sentence, as far as there is room; the last one may be cut."""
    text = ""
    for line in lines:
        told = _tidy(speak(line))
        if told and told[-1] not in ".!?…":
            told += "."
        text = f"{text} {told}".strip()
        if len(text) > MOST:
            return text[: MOST - 1].rstrip() + "…"
    return text
