"""How long a hand of twelve cards takes and how many bytes it has."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from engine.core.tableau import CardTableau
from engine.core.text import Say, say
from engine.core.view import CardView, PileView
from render.cache import forget_everything
from render.tableaux import draw_tableau

_CARDS, _WARM, _COLD = 12, 20, 7
_ELEMENTS = ("fire", "ice", "air", "earth", "light", "dark")
_CONDITIONS = ("poison", "wound", "muddle", "stun", "strengthen")
_WORDS = ("Kettle", "Cinder", "Stairs", "Poker", "Draught", "Hearth")


def card_figures() -> Iterator[dict[str, str | float]]:
    """Measure a hand whose cards lie in five piles: {name, work, value, unit} each."""
    work = f"hand of {_CARDS} cards in full, 1400 px, to PNG bytes"
    cold = []
    for turn in range(_COLD):
        forget_everything()
        cold.append(_milliseconds(hand(turn)))
    draw_tableau(hand(0), spoken)
    warm = [_milliseconds(hand(turn)) for turn in range(_WARM)]
    size = max(len(draw_tableau(hand(turn), spoken).data) for turn in range(_COLD))
    yield {"name": "hand-cold", "work": work, "value": round(median(cold), 1), "unit": "ms"}
    picked = f"{work}, two other cards picked than in the last picture"
    yield {"name": "hand-warm", "work": picked, "value": round(median(warm), 1), "unit": "ms"}
    yield {"name": "hand-size", "work": work, "value": round(size / 1000, 1), "unit": "kB"}


def hand(turn: int) -> CardTableau:
    """Twelve cards; from turn to turn other ones are picked."""
    cards = [_card(number) for number in range(_CARDS)]
    held, rest = cards[:7], cards[7:]
    first, second = turn % 7, (turn + 3) % 7
    picked = (held[first], held[second])
    piles = (
        PileView("hand", tuple(card for card in held if card not in picked)),
        PileView("picked", picked),
        PileView("active", tuple(rest[:1])),
        PileView("discard", tuple(rest[1:3])),
        PileView("lost", tuple(rest[3:])),
    )
    return CardTableau(piles, Say("Ada"), "kindler", 0)


def _card(number: int) -> CardView:
    condition = say(f"condition-{_CONDITIONS[number % len(_CONDITIONS)]}")
    element = say(f"element-{_ELEMENTS[number % len(_ELEMENTS)]}")
    other = say(f"element-{_ELEMENTS[(number + 2) % len(_ELEMENTS)]}")
    attack = say("text-dot", part=say("text-attack", value=2 + number % 4))
    reach = say("text-range", value=2 + number % 3)
    top = [
        _line(attack, reach, *((condition,) if number % 2 else ())),
        say("text-augment", elements=element, parts=(say("text-more-attack", value=1), _xp(1))),
    ]
    bottom = [_line(say("text-dot", part=say("text-move", value=2 + number % 3)))]
    if number % 3 == 0:
        top += [_line(_xp(2)), say("text-lost")]
        area = say("text-area", hexes=3, shape="self 0,-1 1,-1 1,0")
        top[0] = _line(attack, area)
    if number % 3 == 1:
        bottom += [_line(say("text-infuse", element=other))]
    if number % 4 == 2:
        bottom += [_line(say("text-heal", value=3), say("text-self")), say("text-round")]
    name = f"{_WORDS[number % len(_WORDS)]} and {_WORDS[(number * 5 + 1) % len(_WORDS)]}"
    half = (tuple(top), tuple(bottom))
    return CardView(str(number), Say(name), 7 * number + 5, "1", *half)


def _line(*parts: Say) -> Say:
    return say("text-ability", parts=parts)


def _xp(value: int) -> Say:
    return say("text-xp", value=value)


def _milliseconds(tableau: CardTableau) -> float:
    began = perf_counter()
    draw_tableau(tableau, spoken)
    return (perf_counter() - began) * 1000


def spoken(message: Say) -> str:
    """Words without a catalogue: the last word of the key, and the facts in their order."""
    facts = [
        ", ".join(map(spoken, fact)) if isinstance(fact, tuple) else _fact(fact)
        for name, fact in message.facts.items()
        if name != "shape"
    ]
    if message.key == "render-sign":
        return "".join(facts)
    if message.key in ("text-ability", "text-augment"):
        return ": ".join(facts)
    if message.key == "text-dot":
        return f"{facts[0]} ○"
    return " ".join((message.key.rpartition("-")[2].title(), *facts))


def _fact(fact: int | str | Say) -> str:
    return spoken(fact) if isinstance(fact, Say) else str(fact)
