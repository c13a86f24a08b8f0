"""Which cards a picture shows."""

from __future__ import annotations

from msgspec.structs import replace

from bot.ui.book import Mark as PageMark
from bot.ui.book import matter_sheet, page_sheet
from bot.ui.cards import choice_tableau, hand_tableau, kit_tableau
from bot.ui.voice import Voice
from bot.words import Words
from engine.core.campaign import Page
from engine.core.prompt import Option, Prompt
from engine.core.seat import Seat
from engine.core.tableau import CardTableau
from engine.core.text import Say, say
from engine.core.view import CardView, PileView, View
from tests.bot.ui.strategies import words
from tests.render.scenes import SEATS, scene

CARDS = tuple(CardView(name, Say(f"card.{name}"), 10) for name in ("a", "b", "c"))
ITEM = CardView("boots", Say("item.boots"), kind="item")
AIM = CardView("g", Say("goal.g"), kind="goal")
VOICE = Voice(Words(), "en")


def view(**changes: object) -> View:
    piles = (
        PileView("hand", CARDS[:2]),
        PileView("discard", CARDS[2:]),
        PileView("lost", ()),
        PileView("items", (ITEM,)),
    )
    settings = {"piles": piles, "aims": (AIM,), "seat": SEATS[1].seat}
    return scene(**(settings | changes))


def prompt(*options: Option, **more: object) -> Prompt:
    settings: dict[str, object] = {
        "id": "1",
        "kind": "any",
        "seats": (Seat("x"),),
        "text": words("?"),
        "options": options,
        "least": 2,
        "most": 2,
        "ordered": True,
        "secret": True,
        "figure": None,
    }
    return Prompt(**(settings | more))  # type: ignore[arg-type]


PICK = prompt(*(Option(card.id, card.name, card=card.id) for card in CARDS[:2]))


def ids(tableau: CardTableau | None) -> dict[str, list[str]]:
    assert tableau is not None
    return {pile.id: [card.id for card in pile.cards] for pile in tableau.piles}


def test_a_hand_has_all_its_cards_and_its_owner_s_colour() -> None:
    tableau = hand_tableau(view())
    assert ids(tableau) == {"hand": ["a", "b"], "discard": ["c"]}
    assert tableau is not None
    assert (tableau.look, tableau.place) == (SEATS[1].look, 1)


def test_what_is_carried_is_apart() -> None:
    assert ids(kit_tableau(view())) == {"items": ["boots"], "aims": ["g"]}


def test_where_there_is_nothing_there_is_no_picture() -> None:
    nothing = view(piles=(), aims=(), seat=None)
    assert hand_tableau(nothing) is None
    assert kit_tableau(nothing) is None
    assert choice_tableau(nothing, PICK, ()) is None


def test_before_a_choice_the_cards_to_choose_from_are_shown() -> None:
    assert ids(choice_tableau(view(), PICK, ())) == {"hand": ["a", "b"]}


def test_what_is_chosen_is_shown_in_its_order() -> None:
    assert ids(choice_tableau(view(), PICK, ("b", "a"))) == {"chosen": ["b", "a"]}
    assert ids(choice_tableau(view(), PICK, ("b", "unknown"))) == {"chosen": ["b"]}


def test_a_card_that_is_not_in_the_view_is_not_shown() -> None:
    assert choice_tableau(view(piles=()), PICK, ("a",)) is None


def test_a_secret_choice_that_only_its_options_tell_of_is_shown_as_cards() -> None:
    told = prompt(
        Option("g1", words("One"), words("Do it.")), Option("g2", words("Two"), words("Or not."))
    )
    tableau = choice_tableau(view(), told, ())
    assert ids(tableau) == {"aims": ["g1", "g2"]}
    assert choice_tableau(view(), replace(told, secret=False), ()) is None
    rest = prompt(Option("rest", words("Rest"), alone=True))
    assert choice_tableau(view(), rest, ()) is None


def test_a_page_s_picture_is_for_its_reader_and_never_for_everybody() -> None:
    picture = CardTableau((PileView("quests", (AIM,)),))
    page = Page(say("bot-name", name="x"), picture=picture)
    assert page_sheet(page, PageMark("quests"), VOICE).drawing == picture
    asking = type("Asking", (), {"page": page, "party": 1})
    assert matter_sheet(asking, VOICE).drawing is None  # type: ignore[arg-type]
