from __future__ import annotations

import pytest

from bot.words import Words
from engine.systems.haven.telling.modifier_words import modifier_word


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("+1", "+1", "+1"),
        ("-2", "−2", "−2"),
        ("2x", "×2", "×2"),
        ("null", "miss", "raté"),
        ("-1 added", "−1", "−1"),
        ("rolling +1", "rolling +1", "+1 combo"),
        ("+0 stun", "+0 (Stun)", "+0 (Étourdissement)"),
        ("rolling push 2 fire", "rolling +0 (Push 2, Fire)", "+0 (Poussée 2, Feu) combo"),
        ("+1 shield 1", "+1 (Shield 1, Self)", "+1 (Bouclier 1, Soi-même)"),
        ("rolling invisible", "rolling +0 (Invisible, Self)", "+0 (Invisibilité, Soi-même) combo"),
        ("+1 target 1", "+1 (Add 1 target)", "+1 (Ajouter 1 cible)"),
    ],
)
def test_a_modifier_card_is_called_by_what_it_does(card: str, english: str, french: str) -> None:
    words = Words(strict=True)
    assert words.speak(modifier_word(card), "en") == english
    assert words.speak(modifier_word(card), "fr") == french
