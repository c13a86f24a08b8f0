"""A person's panel: the open prompt as controls, or whom everybody is waiting for."""

from __future__ import annotations

from bot.tables import Sitting
from bot.training import PRACTICE
from bot.ui.cards import choice_tableau
from bot.ui.controls import KEY_LABEL, ROWS, Key, Row
from bot.ui.draft import Draft, Page, chosen, from_answer
from bot.ui.frame import Frame
from bot.ui.gm import stand_in_rows
from bot.ui.hints import finished, hint_lines, look_row, news_notes
from bot.ui.keys import STATUSES
from bot.ui.pages import cards_note
from bot.ui.press import Press
from bot.ui.sheet import Drawing, MapDrawing, Note, Sheet
from bot.ui.translate import rows_for
from bot.ui.voice import Voice
from engine.core.marks import marks_of
from engine.core.prompt import Prompt
from engine.core.seat import Seat
from engine.core.text import Say, say
from engine.core.view import PileView


def current(sitting: Sitting, prompt_id: str = "") -> Prompt | None:
    """The prompt to show: the one asked for, else the first open one, else a changeable one."""
    wanted = [p for p in sitting.prompts if p.id == prompt_id]
    still_open = [p for p in sitting.prompts if p.answer is None]
    return next(iter((*wanted, *still_open, *sitting.prompts)), None)


def panel_for(
    sitting: Sitting,
    voice: Voice,
    *,
    page: Page | None = None,
    prompt_id: str = "",
    acting_for: Seat | None = None,
    notice: Say | None = None,
    is_suggested: bool = False,
) -> Sheet:
    """What to show to a person who asks what to do."""
    top = (f"⚠ {voice(notice)}",) if notice is not None else ()
    prompt = current(sitting, prompt_id)
    if sitting.status != "running" or prompt is None:
        return _idle(sitting, voice, top)
    top = (*top, *hint_lines(sitting, voice))
    if page is None or prompt.id != prompt_id:
        page = Page(0, from_answer(prompt))
    may_undo = acting_for is None and (prompt.answer is not None or sitting.can_take_back)
    frame = Frame(
        prompt,
        sitting.game,
        voice.label,
        acting_for or "",
        page,
        may_undo,
        may_ask=_may_ask(sitting, prompt),
        is_suggested=is_suggested,
    )
    choice = _choice(prompt, page.draft, voice, is_suggested)
    lines = [*top, *_heading(sitting, prompt, voice), *choice]
    below = stand_in_rows(sitting, voice) if acting_for is None else ()
    below = (look_row(voice),) if sitting.game == PRACTICE else below
    return Sheet(
        "\n".join(lines),
        (*news_notes(sitting, voice), *_cards(sitting, prompt, voice)),
        (*rows_for(frame), *below)[:ROWS],
        _drawing(sitting, prompt, page.draft),
    )


def _heading(sitting: Sitting, prompt: Prompt, voice: Voice) -> list[str]:
    heroes = [s for s in sitting.view.seats if s.seat in prompt.seats]
    if len(heroes) != 1:
        return [voice(prompt.text)]
    return [voice(say("bot-panel-head", name=heroes[0].hero, text=prompt.text))]


def _may_ask(sitting: Sitting, prompt: Prompt) -> bool:
    """Whether something can be suggested: only from what the answering seat itself can see."""
    return prompt.answer is None and len(prompt.options) > 1 and sitting.view.seat in prompt.seats


def _choice(prompt: Prompt, draft: Draft, voice: Voice, is_suggested: bool) -> list[str]:
    options = [prompt.option(option_id) for option_id in chosen(prompt, draft)]
    names = tuple(option.label for option in options if option is not None)
    if prompt.answer is not None:
        return [voice(say("bot-panel-given", options=names))]
    if is_suggested:
        told = say("bot-panel-suggested", options=names) if names else say("bot-panel-suggest-none")
        return [voice(told)]
    return [voice(say("bot-panel-chosen", options=names))] if names else []


def _cards(sitting: Sitting, prompt: Prompt, voice: Voice) -> tuple[Note, ...]:
    """The full text of the cards that the options name."""
    named = {option.card for option in prompt.options if option.card is not None}
    piles = [
        PileView(pile.id, tuple(card for card in pile.cards if card.id in named))
        for pile in sitting.view.piles
    ]
    return tuple(cards_note(pile, voice) for pile in piles if pile.cards)


def _drawing(sitting: Sitting, prompt: Prompt, draft: Draft) -> Drawing | None:
    """Where one can go or whom one can hit; else the cards that are chosen or could be."""
    marks = marks_of(prompt, sitting.view)
    if marks:
        return MapDrawing(sitting.view, marks)
    return choice_tableau(sitting.view, prompt, chosen(prompt, draft))


def closed_sheet(sitting: Sitting, voice: Voice) -> Sheet:
    """In place of a question that is asked no more."""
    return Sheet(voice(say("bot-closed")), rows=((_refresh_key(sitting, voice),),))


def _refresh_key(sitting: Sitting, voice: Voice) -> Key:
    label = voice.label(say("bot-key-refresh"), KEY_LABEL)
    return Key(Press("act", sitting.game), label, "primary")


def _idle(sitting: Sitting, voice: Voice, top: tuple[str, ...]) -> Sheet:
    if sitting.game == PRACTICE:
        return finished(sitting, voice)
    if sitting.status != "running":
        return Sheet("\n".join([*top, voice(say(STATUSES[sitting.status]))]))
    names = tuple(say("bot-name", name=s.hero) for s in sitting.view.seats if s.is_awaited)
    text = voice(say("bot-waiting", names=names) if names else say("bot-nothing-open"))
    return Sheet(
        "\n".join([*top, text]), rows=(_idle_keys(sitting, voice), *stand_in_rows(sitting, voice))
    )


def _idle_keys(sitting: Sitting, voice: Voice) -> Row:
    again = _refresh_key(sitting, voice)
    undo = Key(Press("undo", sitting.game), voice.label(say("bot-key-undo"), KEY_LABEL))
    return (again, undo) if sitting.can_take_back else (again,)
