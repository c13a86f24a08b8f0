"""Cards built by hand, and some of the pack as people see them."""

from __future__ import annotations

from collections.abc import Callable

from bot.systems import ALL
from bot.words import Words
from engine.core.tableau import CardTableau, RoundTableau
from engine.core.text import Say, say
from engine.core.view import CardView, CountView, DrawView, ModifierView, PileView
from tests.render.scenes import NAMES, scene

HAVEN = ALL["haven"]
WORDS = Words(lambda locale: {**HAVEN.words(locale), **NAMES}, strict=True)


def speaking(locale: str = "en") -> Callable[[Say], str]:
    """The real words, and the names of the scenes."""

    def speak(message: Say) -> str:
        if message.key == "own-words":
            return str(message.facts["text"])
        return WORDS.speak(message, locale)

    return speak


def line(*parts: Say) -> Say:
    return say("text-ability", parts=parts)


def xp(value: int) -> Say:
    return say("text-xp", value=value)


def own(text: str) -> Say:
    """Somebody's own words."""
    return say("bot-name", name=text)


FIRE = say(
    "text-augment",
    elements=say("element-fire"),
    parts=(say("text-more-attack", value=1), xp(1)),
)
LASH = CardView(
    id="lash",
    name=own("Cinder Lash"),
    initiative=9,
    level="1",
    top=(
        line(
            say("text-sticker", part=say("text-attack", value=3)),
            say("text-dot", part=say("text-range", value=4)),
            say("condition-poison"),
        ),
        FIRE,
        line(xp(2)),
        say("text-lost"),
    ),
    bottom=(
        line(say("text-move", value=3), say("text-jump")),
        line(say("text-infuse", element=say("element-dark"))),
        say("text-round"),
    ),
    marks=("top-lost", "bottom-round"),
)  # fmt: skip
FLUE = CardView(
    id="flue",
    name=own("Up the Flue"),
    initiative=62,
    level="X",
    top=(line(say("text-attack", value=2), say("text-area", hexes=3, shape="self 0,-1 1,-1 1,0")),),
    bottom=(
        line(say("text-heal", value=2), say("text-self")),
        say("text-if", fact=say("text-if-alone"), parts=(say("text-more-heal", value=1),)),
        say("text-persistent"),
    ),
)
BOOTS = CardView(
    id="boots",
    name=own("Sunday Boots"),
    text=(line(say("text-more-move", value=2)), say("haven-after-spent")),
    marks=("legs", "then-spent", "ready"),
    kind="item",
    facts=(say("haven-slot-legs"),),
)
GOAL = CardView(
    id="goal",
    name=own("Spotless Apron"),
    text=(own("Come back up with all your hit points."),),
    marks=("ticks-2",),
    kind="goal",
    counts=(CountView(own("Monsters killed"), 3, 5), CountView(own("Damage"), 2, 0, 4)),
)


def hand(**changes: object) -> CardTableau:
    """A card in each pile."""
    piles = (
        PileView("hand", (LASH, FLUE)),
        PileView("picked", (FLUE,)),
        PileView("active", (LASH,)),
        PileView("discard", (LASH,)),
        PileView("lost", (FLUE,)),
    )
    settings: dict[str, object] = {
        "piles": piles,
        "title": own("Ada"),
        "look": "kindler",
        "place": 1,
    }
    return CardTableau(**(settings | changes))  # type: ignore[arg-type]


def kit() -> CardTableau:
    """Items in each state, and a goal."""
    worn = tuple(
        CardView(
            id=f"{state}",
            name=BOOTS.name,
            text=BOOTS.text,
            marks=("legs", "then-spent", state),
            kind="item",
            facts=BOOTS.facts,
        )
        for state in ("ready", "spent", "consumed")
    )
    return CardTableau(
        (PileView("items", worn), PileView("bag", (BOOTS,)), PileView("aims", (GOAL,)))
    )


def card(value: str, **more: object) -> ModifierView:
    """A modifier card."""
    return ModifierView(own(value), own(value), **more)  # type: ignore[arg-type]


DRAWS = (
    DrawView("Ada", own("Clinker 2"), 3, 4, (card("+1"),)),
    DrawView(own("Clinker 1"), "Ben", 2, 0, (card("miss"), card("+1", is_used=False)), lean=-1),
    DrawView(
        "Ada",
        own("Clinker 1"),
        4,
        9,
        (
            card("+1", is_rolling=True),
            card("+0", is_rolling=True, adds=(say("condition-stun"),)),
            card("×2"),
        ),
        lean=1,
        shield=1,
    ),
)


def round_cards(**changes: object) -> RoundTableau:
    """The groups of a scene and three attacks."""
    return RoundTableau(scene(**changes), DRAWS)
