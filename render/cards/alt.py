"""The text that stands for a picture of cards: their names, and as far as it goes their words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from engine.core.tableau import CardTableau, RoundTableau
from engine.core.text import Say, say
from engine.core.view import CardView, DrawView, PileView
from render.alt import MOST
from render.cards.spread import LABELLED, state_of
from render.lettering import clean

Speak = Callable[[Say], str]
_NAME = 60  # characters of one name


def cards_alt(tableau: CardTableau, speak: Speak) -> str:
    """Pile by pile: each card by its name, then in full as far as there is room."""
    title = [clean(speak(tableau.title))] if tableau.title is not None else []
    names = [*title, *(_pile(pile, speak) for pile in tableau.piles if pile.cards)]
    details = (_details(card, speak) for pile in tableau.piles for card in pile.cards)
    return _fitted(names, details)


def round_alt(tableau: RoundTableau, speak: Speak) -> str:
    """What each group does, then what came up."""
    view = tableau.view
    groups = []
    for turn in (turn for turn in view.order if turn.card):
        name = _short(speak(turn.name))
        text = "; ".join(speak(line) for line in turn.card)
        groups.append(_say(speak, "alt-group", name=name, at=_number(turn.initiative), text=text))
    title = say("render-cards-of", scenario=view.scenario, round=view.round)
    return _fitted([speak(title), *groups], (_draw(draw, speak) for draw in tableau.draws))


def _pile(pile: PileView, speak: Speak) -> str:
    names = []
    for card in pile.cards:
        name = _short(speak(card.name))
        if card.initiative is not None:
            name = _say(speak, "alt-card", name=name, at=_number(card.initiative))
        state = state_of(pile, card)
        if state != pile.id and state in LABELLED:
            name = _say(speak, "alt-card", name=name, at=speak(say(f"render-pile-{state}")))
        names.append(name)
    listed = ", ".join(names)
    if pile.id not in LABELLED:
        return f"{listed}."
    return _say(speak, "alt-pile", pile=say(f"render-pile-{pile.id}"), cards=listed)


def _details(card: CardView, speak: Speak) -> str:
    """A card with all that is written on it."""
    halves = [_half(half, speak) for half in (card.top, card.bottom) if half]
    text = [speak(line) for line in (*card.text, *card.facts)]
    text += [f"{speak(count.name)} ({count.value})" for count in card.counts]
    words = " / ".join([*halves, *text])
    return _say(speak, "alt-card-text", name=_short(speak(card.name)), text=words)


def _half(half: Iterable[Say], speak: Speak) -> str:
    return "; ".join(speak(line) for line in half)


def _draw(draw: DrawView, speak: Speak) -> str:
    drawn = ", ".join(speak(card.name) for card in draw.cards)
    head = say("render-draw", figure=draw.figure, target=draw.target)
    return _say(speak, "alt-draw", head=head, value=draw.value, cards=drawn, damage=draw.damage)


def _say(speak: Speak, key: str, **facts: int | str | Say) -> str:
    return speak(Say(key, {**facts}))


def _number(initiative: int | None) -> str:
    return "?" if initiative is None else f"{initiative:02d}"


def _short(name: str) -> str:
    shown = clean(name)
    return shown if len(shown) <= _NAME else shown[: _NAME - 1].rstrip() + "…"


def _fitted(first: Iterable[str], more: Iterable[str]) -> str:
    """The first parts, cut where they must be; of the others as many as there is room for."""
    text = " ".join(" ".join(_tidy(first)).split())
    if len(text) > MOST:
        return text[: MOST - 1].rstrip() + "…"
    for part in _tidy(more):
        if len(text) + 1 + len(part) > MOST:
            break
        text = f"{text} {part}"
    return text


def _tidy(parts: Iterable[str]) -> Iterator[str]:
    """Without the invisible marks that could turn a text around."""
    for part in parts:
        shown = "".join(c for c in part if c.isprintable() or c.isspace())
        yield " ".join(shown.split())
