"""What the controls of one panel share, and the row of tools below them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.ui.controls import KEY_LABEL, Key, Row
from bot.ui.draft import Page, chosen, is_complete
from bot.ui.press import Press
from engine.core.prompt import Prompt
from engine.core.text import Say, say

Label = Callable[[Say, int], str]  # a Say on one line of at most so many characters, never empty


class Frame(msgspec.Struct, frozen=True):
    """What every control of one panel shares."""

    prompt: Prompt
    game: int
    label: Label
    seat: str = ""  # only where the GM acts for somebody
    page: Page = Page()
    may_undo: bool = False
    may_ask: bool = False  # for a suggestion
    is_suggested: bool = False  # the draft is one

    def press(self, verb: str, arg: str = "") -> Press:
        """A meaning within this game, prompt and seat."""
        return Press(verb, self.game, self.prompt.id, self.seat, arg)


def tools(frame: Frame, pages: int, *, may_confirm: bool = False) -> tuple[Row, ...]:
    """The last row: confirm or choose nothing, turn the page, start anew, ask for advice, undo."""
    prompt, page = frame.prompt, frame.page
    keys: list[Key] = []
    if may_confirm:
        keys.append(_confirm(frame))
    elif frame.is_suggested and page.draft:
        keys.append(_tool(frame, "ok", Page(0, page.draft), "bot-key-as-suggested"))
    if prompt.least == 0 and not may_confirm:
        keys.append(_tool(frame, "ok", Page(), "bot-key-none"))
    if pages > 1:
        other = Page((page.number + 1) % pages, page.draft)
        keys.append(_tool(frame, "page", other, "bot-key-next-page"))
    if may_confirm and any(n is not None for n in page.draft):
        keys.append(_tool(frame, "page", Page(), "bot-key-anew"))
    if frame.may_ask and not frame.is_suggested:
        keys.append(_tool(frame, "hint", Page(), "bot-key-suggest"))
    if frame.may_undo:
        keys.append(_tool(frame, "undo", Page(), "bot-key-undo"))
    return (tuple(keys),) if keys else ()


def _confirm(frame: Frame) -> Key:
    """Give the draft as the answer, or in place of the one that was given."""
    prompt, draft = frame.prompt, frame.page.draft
    is_off = not is_complete(prompt, draft) or chosen(prompt, draft) == prompt.answer
    label = "bot-key-confirm" if prompt.answer is None else "bot-key-change"
    label = "bot-key-as-suggested" if frame.is_suggested else label
    return _tool(frame, "ok", frame.page, label, is_off)


def _tool(frame: Frame, verb: str, page: Page, key: str, is_off: bool = False) -> Key:
    style = "success" if verb == "ok" else "secondary"
    return Key(frame.press(verb, page.encode()), frame.label(say(key), KEY_LABEL), style, is_off)
