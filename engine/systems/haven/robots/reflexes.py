"""What is answered for a player who does not react in time to what others do."""

from __future__ import annotations

from engine.core.prompt import Answer, Prompt
from engine.core.view import View
from engine.systems.haven.robots import greedy

REACTIONS = ("negate-damage", "use-item", "lose-card")


def rest(prompt: Prompt) -> Answer | None:
    """The long rest, where cards are picked and one is possible."""
    if prompt.kind != "pick-cards":
        return None
    return next((Answer(prompt.id, (o.id,)) for o in prompt.options if o.alone), None)


def reflex(view: View, prompt: Prompt) -> Answer | None:
    """Use nothing and suffer what does not kill; None on one's own turn, or when it is no reaction.

    Which card to lose belongs to damage only while somebody else acts: rests ask for it, too.
    """
    acting = [figure.owner for figure in view.figures if figure.is_acting]
    is_own = view.seat is not None and view.seat in acting
    is_aftermath = prompt.kind == "lose-card" and not acting
    if prompt.kind not in REACTIONS or is_own or is_aftermath:
        return None
    if prompt.kind == "use-item":
        return Answer(prompt.id, ("skip",))
    if prompt.kind == "negate-damage" and not _kills(prompt):
        return Answer(prompt.id, ("suffer",))
    return greedy.answer(view, prompt)


def _kills(prompt: Prompt) -> bool:
    damage, hp = prompt.text.facts["damage"], prompt.text.facts["hp"]
    return isinstance(damage, int) and isinstance(hp, int) and damage >= hp
