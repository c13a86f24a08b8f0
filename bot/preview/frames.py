"""simcord's page server, changed where its pages stand in frames of ours.

It hands out simcord's own files with our style and scripts added, and answers a page that asks for
news only when there are some: many frames that ask twice a second would keep a small machine busy.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from aiohttp import web
from simcord.preview._server import PreviewServer

if TYPE_CHECKING:
    from bot.preview.pages import Page

_STATIC = Path(__file__).with_name("static")
_CHOICE = "  if (draftValue(key) === undefined) {"  # in simcord's selects.js, see menu.js
_BUSY = "if (state.pendingAction || state.blocked) {"  # in its select-drafts.js, see hold.js
_DISPATCH = "    if (pending || (uncertain && kind"  # in its actions.js
_DRAIN = "  function drain() {"
_ACTIONS = "  return {\n    dispatch, queueQuery,"
_FONTS = "FONT_REQUIREMENTS.map("  # in its presentation.js
_SEEN = "read(owner.signal)"  # in its session.js
_ASK = 'read: (signal) => request("/api/state"'  # in its app.js
# simcord's fonts have 30 MB, and each frame would load all of them before it shows a word.
_NEEDED_FONTS = ("Noto Sans", "Noto Color Emoji")
_FACE = re.compile(r'@font-face \{\s*font-family: "([^"]+)";.*?\n\}\n', re.DOTALL)


def _read(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


def _style(text: str) -> str:
    """Only the fonts that our words need, and words before they have come."""
    text = _FACE.sub(lambda face: face[0] if face[1] in _NEEDED_FONTS else "", text)
    return text.replace("font-display: block", "font-display: swap") + _read("frame.css")


def _script(text: str) -> str:
    """When the page asks for news it says what it has seen; our own script is added."""
    asking = _replace(text, _ASK, "read: (signal, seen) => request(`/api/state?seen=${seen}`")
    return f"{asking}\n{_read('frame.js')}"


def _actions(text: str) -> str:
    """A choice made while another click is under way waits for its turn."""
    text = _replace(text, _DISPATCH, "    if (hold(kind, extra)) return;\n" + _DISPATCH)
    text = _replace(text, _DRAIN, f"{_DRAIN} sendHeld();")
    return _replace(text, _ACTIONS, _read("hold.js") + _ACTIONS)


def _replace(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, f"simcord's page has changed: {old}"
    return text.replace(old, new)


_EDITS: dict[str, Callable[[str], str]] = {
    "/preview.css": _style,
    "/app.js": _script,
    "/session.js": lambda text: _replace(
        text, _SEEN, "read(owner.signal, checkpoint?.publishedRevision)"
    ),
    "/actions.js": _actions,
    "/select-drafts.js": lambda text: _replace(
        text, _BUSY, _BUSY.replace("(", "(dropdown.modal && (").replace(") {", ")) {")
    ),
    "/selects.js": lambda text: _replace(text, _CHOICE, _read("menu.js") + _CHOICE),
    "/presentation.js": lambda text: _replace(text, _FONTS, _FONTS.replace(".", ".slice(0, 1).")),
}


class FrameServer(PreviewServer):
    """The server of one person's page for one place."""

    preview: Page
    _SECURITY_HEADERS: ClassVar[dict[str, str]] = {
        name: value.replace(
            "frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:* http://localhost:*"
        )
        for name, value in PreviewServer._SECURITY_HEADERS.items()
        if name != "X-Frame-Options"
    }

    async def _static(self, request: web.Request) -> web.StreamResponse:
        answer: web.Response = await super()._static(request)
        edit = _EDITS.get(request.path)
        if edit is not None:
            assert answer.text is not None
            answer.text = edit(answer.text)
        return answer

    async def _state(self, request: web.Request) -> web.StreamResponse:
        seen = request.query.get("seen", "")  # at first a page has seen nothing
        context_id = request.headers.get("X-Simcord-Context", "")
        await self.preview.until_news(context_id, int(seen) if seen.isdecimal() else 0)
        answer: web.StreamResponse = await super()._state(request)
        return answer
