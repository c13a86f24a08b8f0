"""Which cards a picture shows: a hand, what is carried, what can be chosen, a round's cards."""

from __future__ import annotations

from engine.core.prompt import Prompt
from engine.core.tableau import CardTableau
from engine.core.text import say
from engine.core.view import CardView, PileView, View

CARRIED = ("items", "bag")  # piles beside the hand
AIMS = "aims"


def hand_tableau(view: View) -> CardTableau | None:
    """The cards of a seat, wherever they lie."""
    return _tableau(view, tuple(pile for pile in view.piles if pile.id not in CARRIED))


def kit_tableau(view: View) -> CardTableau | None:
    """What a seat carries, and what it is after."""
    carried = tuple(pile for pile in view.piles if pile.id in CARRIED)
    return _tableau(view, (*carried, PileView(AIMS, view.aims)))


def choice_tableau(view: View, prompt: Prompt, chosen: tuple[str, ...]) -> CardTableau | None:
    """The cards that are chosen so far, in their order; before that, those to choose from."""
    known = {card.id: card for pile in view.piles for card in pile.cards}
    options = [option for option in prompt.options if option.card in known]
    picked = [prompt.option(option_id) for option_id in chosen]
    cards = [known[o.card] for o in picked if o is not None and o.card in known]
    if cards:
        return _tableau(view, (PileView("chosen", tuple(cards)),))
    if options:
        named = {option.card for option in options}
        piles = (_only(pile, named) for pile in view.piles)
        return _tableau(view, tuple(piles))
    return _tableau(view, (PileView(AIMS, _told(prompt)),))


def _only(pile: PileView, named: set[str | None]) -> PileView:
    return PileView(pile.id, tuple(card for card in pile.cards if card.id in named))


def _told(prompt: Prompt) -> tuple[CardView, ...]:
    """A secret choice between things that only its options tell of: each as a card."""
    options = [option for option in prompt.options if not option.alone]
    is_told = all(o.hint and not (o.hex or o.figure or o.card) for o in options)
    if not prompt.secret or not is_told:
        return ()
    return tuple(
        CardView(option.id, option.label, text=(option.hint,), kind="goal")
        for option in options
        if option.hint is not None
    )


def _tableau(view: View, piles: tuple[PileView, ...]) -> CardTableau | None:
    """The piles that hold something, in the colour of who holds them."""
    shown = tuple(pile for pile in piles if pile.cards)
    if not shown:
        return None
    at = next((n for n, seat in enumerate(view.seats) if seat.seat == view.seat), None)
    if at is None:
        return CardTableau(shown)
    own = view.seats[at]
    return CardTableau(shown, say("bot-name", name=own.hero), own.look, at)
