"""The text that stands for a picture: what a player who cannot see the map must know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from engine.core.hexes import Hex
from engine.core.marks import MapMark
from engine.core.text import Say, say
from engine.core.view import FigureView, HexView, View
from render.signs import CONDITIONS

Speak = Callable[[Say], str]
MOST = 1024  # characters that Discord takes
_HEAD = 640  # of these, what stands before the figures
_NAME = 40  # characters of one name
_DOORS = ("door-closed", "door-locked", "door-open")
_PLACES = ("exit", "plate", "spawn", "story", "treasure", "trap", "obstacle")
_GROUNDS = ("difficult", "hazard", "water", "ice")
_WAYS = {"step": "alt-way", "goal": "alt-goals"}
_SIDES = ("hero", "summon", "ally", "objective", "monster")


def alt_text(view: View, speak: Speak, marks: Sequence[MapMark], acting: frozenset[str]) -> str:
    """At most 1,024 characters, the most important first."""
    opening = (_title(view), _acting(view, acting), _awaited(view))
    spoken = [_tidy(speak(part)) for part in opening if part is not None]
    for key, choices in _choices(view, marks, speak):
        room = _HEAD - sum(len(part) + 1 for part in spoken)
        spoken.append(_listed(key, "choices", choices, room, speak))
    doors = _places(view, speak, _DOORS)
    head = " ".join(part for part in spoken if part)
    room = MOST - len(head) - sum(len(part) + 1 for part in doors) - 1
    figures = _listed("alt-figures", "figures", _figures(view, speak), room, speak)
    text = " ".join(part for part in (head, figures, *doors) if part)
    for part in _details(view, speak):
        if len(text) + 1 + len(part) <= MOST:
            text = f"{text} {part}"
    return text if len(text) <= MOST else text[: MOST - 1].rstrip() + "…"


def _title(view: View) -> Say:
    if view.outcome in {"victory", "defeat"}:
        return say(f"alt-{view.outcome}")
    if view.round > 0:
        return say("alt-map", scenario=view.scenario, round=view.round)
    return say("alt-map-setup", scenario=view.scenario)


def _acting(view: View, acting: frozenset[str]) -> Say | None:
    names = tuple(_name(figure) for figure in view.figures if figure.id in acting)
    return say("alt-acting", names=names[:4]) if names else None


def _awaited(view: View) -> Say | None:
    names = [_short(seat.hero) for seat in view.seats if seat.is_awaited]
    return say("alt-awaited", names=", ".join(names)) if names else None


def _name(figure: FigureView) -> Say:
    return say("alt-elite", name=figure.name) if figure.rank == "elite" else figure.name


def _choices(view: View, marks: Sequence[MapMark], speak: Speak) -> Iterator[tuple[str, list[str]]]:
    """What is pointed out, kind by kind: a message and what it lists."""
    kinds: dict[str, list[MapMark]] = {}
    for mark in marks:
        kinds.setdefault(mark.kind, []).append(mark)
    standing = {figure.hex: figure for figure in view.figures}
    for kind, alike in kinds.items():
        if kind == "area":
            yield "alt-areas", _areas(alike, speak)
        elif kind == "target":
            yield "alt-targets", [_target(mark, standing, speak) for mark in alike]
        elif kind in _WAYS:
            yield _WAYS[kind], [mark.hex.label for mark in alike]
        else:
            key = "alt-reach" if kind == "reach" else "alt-choices"
            yield key, [_choice(mark, speak) for mark in alike]


def _choice(mark: MapMark, speak: Speak) -> str:
    place = mark.hex.label
    if mark.kind == "reach":
        said = f"{place} ({_short(mark.text)})"
        return _tidy(speak(say("alt-harmful", label=said))) if mark.is_harmful else said
    if not mark.text or mark.text == place:
        return place
    return _tidy(speak(say("alt-choice", label=_short(mark.text), place=place)))


def _target(mark: MapMark, standing: Mapping[Hex, FigureView], speak: Speak) -> str:
    figure = standing.get(mark.hex)
    name = _short(speak(_name(figure))) if figure is not None else ""
    return _tidy(speak(say("alt-choice", label=name, place=mark.hex.label)))


def _areas(marks: Sequence[MapMark], speak: Speak) -> list[str]:
    """Placement by placement, as the hexes name them."""
    covered: dict[str, list[str]] = {}
    for mark in marks:
        for number in mark.text.split() or [""]:
            covered.setdefault(number, []).append(mark.hex.label)
    if set(covered) == {""}:
        return covered[""]
    return [
        _tidy(speak(say("alt-area", number=_short(number), hexes=", ".join(hexes))))
        for number, hexes in covered.items()
    ]


def _figures(view: View, speak: Speak) -> list[str]:
    """Heroes first: where there are too many, the last monsters are only counted."""
    ranked = sorted(
        view.figures, key=lambda f: _SIDES.index(f.side) if f.side in _SIDES else len(_SIDES)
    )
    return [_figure(figure, speak) for figure in ranked]


def _figure(figure: FigureView, speak: Speak) -> str:
    marks = [_condition(condition, speak) for condition in figure.conditions]
    marks += [speak(effect).lower() for effect in figure.effects]
    # Spoken apart and cut, so that one person's long name leaves room for the others.
    name = _short(speak(_name(figure)))
    place, hp, most = figure.hex.label, str(figure.hp), str(figure.max_hp)
    if not marks:
        return _tidy(speak(say("alt-figure", name=name, place=place, hp=hp, max=most)))
    with_marks = say(
        "alt-figure-with", name=name, place=place, hp=hp, max=most, marks=", ".join(marks)
    )
    return _tidy(speak(with_marks))


def _condition(condition: str, speak: Speak) -> str:
    if condition not in CONDITIONS:
        return condition
    return speak(say(f"condition-{condition}")).lower()


def _places(view: View, speak: Speak, overlays: Iterable[str]) -> list[str]:
    said = []
    for overlay in overlays:
        places = [_place(h, speak) for h in view.hexes if overlay in h.overlays]
        if places:
            said.append(_where(f"render-legend-{overlay}", places, speak))
    return said


def _place(seen: HexView, speak: Speak) -> str:
    """A hex, and what the trap that lies there does."""
    effects = [speak(say("alt-damage", damage=seen.damage))] if seen.damage else []
    effects += [_condition(condition, speak) for condition in seen.conditions]
    return f"{seen.hex.label} ({', '.join(effects)})" if effects else seen.hex.label


def _where(what: str, places: Sequence[str], speak: Speak) -> str:
    shown = ", ".join(places[:12]) + ("…" if len(places) > 12 else "")
    spoken = _tidy(speak(say("alt-places", what=say(what), places=shown)))
    return spoken[:1].upper() + spoken[1:]


def _details(view: View, speak: Speak) -> list[str]:
    """What is worth saying if there is room, in this order."""
    said = _places(view, speak, _PLACES)
    moves = _moves(view, speak)
    if moves:
        said.insert(0, _listed("alt-trails", "moves", moves, _HEAD, speak))
    coins = [f"{h.hex.label} ({h.coins})" for h in view.hexes if h.coins]
    if coins:
        said.insert(0, _where("render-legend-coins", coins, speak))
    for ground in _GROUNDS:
        places = [h.hex.label for h in view.hexes if h.ground == ground]
        if places:
            said.append(_where(f"render-legend-{ground}", places, speak))
    live = [track for track in view.tracks if track.state in {"strong", "waning"}]
    if live:
        elements = tuple(
            say("alt-element", name=track.name, state=say(f"alt-state-{track.state}"))
            for track in live
        )
        said.append(_tidy(speak(say("alt-elements", elements=elements))))
    said.append(_tidy(speak(say("alt-goal", goal=view.goal))))
    return said


def _moves(view: View, speak: Speak) -> list[str]:
    """From where to where those went who acted by themselves."""
    figures = {figure.id: figure for figure in view.figures}
    said = []
    for trail in view.trails:
        figure = figures.get(trail.figure)
        if figure is not None and len(trail.path) > 1:
            name, (start, *_, end) = _short(speak(_name(figure))), trail.path
            where = {"from": start.label, "place": end.label}
            said.append(_tidy(speak(Say("alt-trail", {"name": name, **where}))))
    return said


def _listed(key: str, fact: str, items: Sequence[str], room: int, speak: Speak) -> str:
    """As many items as there is room for, and the number of those left out."""
    if not items:
        return ""
    for kept in range(len(items), -1, -1):
        shown = list(items[:kept])
        if kept < len(items):
            shown.append(speak(say("alt-more", count=len(items) - kept)))
        text = _tidy(speak(Say(key, {fact: "; ".join(shown)})))
        if len(text) <= room:
            return text
    return ""


def _short(text: str) -> str:
    text = _tidy(text)
    return text if len(text) <= _NAME else text[: _NAME - 1].rstrip() + "…"


def _tidy(text: str) -> str:
    """One line without the invisible marks that could turn its direction around."""
    if text.isprintable():
        return " ".join(text.split())
    shown = "".join(c for c in text if c.isprintable() or c.isspace())
    return " ".join(shown.split())
