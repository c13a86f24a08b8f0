"""Signs stand where their words stand, in the order of each language."""

from __future__ import annotations

import pytest

from engine.core.text import say
from render.cards.inscription import Atom, Inscription, inscribe
from render.cards.signs import sign_of
from tests.render.cards.samples import FIRE, line, own, speaking


def read(inscription: Inscription) -> str:
    """The words with their signs in angle brackets; what is strong in capitals."""
    return "|".join("".join(map(_read, word.atoms)) for word in inscription.words)


def _read(atom: Atom) -> str:
    if atom.sign:
        return f"<{atom.sign}>"
    return atom.text.upper() if atom.is_strong else atom.text


ATTACK = line(
    say("text-dot", part=say("text-attack", value=3)),
    say("text-range", value=4),
    say("condition-poison"),
)


def test_a_line_keeps_its_words_and_gets_signs() -> None:
    assert (
        read(inscribe(ATTACK, speaking())) == "<attack>ATTACK 3 ○,|<range>Range 4,|<poison>Poison"
    )
    assert read(inscribe(FIRE, speaking())) == "<fire>Fire:|<attack>+1 Attack,|<experience>1 XP"


def test_signs_follow_the_order_of_the_language() -> None:
    said = read(inscribe(FIRE, speaking("fr")))
    assert said == "<fire>Feu\N{NO-BREAK SPACE}:|<attack>+1 Attaque,|<experience>1 XP"
    infused = line(say("text-infuse", element=say("element-ice")))
    assert read(inscribe(infused, speaking("fr"))) == "IMPRÉGNER|<ice>GLACE"


def test_a_line_without_a_head_has_nothing_strong() -> None:
    assert read(inscribe(ATTACK, speaking(), has_head=False)).startswith("<attack>Attack 3")


def test_nobody_forges_a_sign_with_their_own_words() -> None:
    forged = "\ue000\ue100Ada\ue101\ue002"
    assert read(inscribe(line(own(forged)), speaking())).upper() == "ADA"


@pytest.mark.parametrize(
    ("key", "sign"),
    [
        ("text-attack", "attack"),
        ("text-more-range", "range"),
        ("text-xp", "experience"),
        ("text-suffer", "damage"),
        ("text-recover-lost", "recover"),
        ("text-target-all", "target"),
        ("haven-condition-wound", "wound"),
        ("haven-effect-flying", "fly"),
        ("haven-slot-head", "head"),
        ("text-if-target-hurt", ""),
        ("text-on-attack", ""),
        ("text-ability", ""),
        ("summon.night-light", ""),
        ("monster.frostmouse", ""),
        ("haven-summon-stats", ""),
        ("", ""),
    ],
)
def test_a_sign_is_chosen_by_the_key(key: str, sign: str) -> None:
    assert sign_of(key) == sign
