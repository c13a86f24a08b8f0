"""simcord's browser page, once for each person and place, in frames of our own page.

simcord shows one page for one person. Here several live on one world: what people do on them
queues up instead of failing, and what others or the bot do appears by itself (`Live`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any, ClassVar

import simcord
from aiohttp import web
from PIL import Image
from simcord.preview import Preview
from simcord.preview._assets import _Asset
from simcord.preview._pages import _Page
from simcord.preview._server import PreviewServer

from bot.preview.delivery import Actor
from bot.preview.simulation import Simulation

Place = tuple[simcord.ChannelHandle, Actor]  # what is shown, and to whom

_STATIC = Path(__file__).with_name("static")
_ADDED = {"/preview.css": "frame.css", "/app.js": "frame.js"}  # to simcord's own files
_CHOICE = "  if (draftValue(key) === undefined) {"  # in simcord's selects.js, see menu.js
_PRUNE_EVERY = 200  # requests of the bot
_WATCHED_SECONDS = 5.0  # a page that asked for news within this time is on somebody's screen


class _FramedServer(PreviewServer):
    """simcord's page server, whose pages may stand in a frame, with our style and script."""

    _SECURITY_HEADERS: ClassVar[dict[str, str]] = {
        name: value.replace(
            "frame-ancestors 'none'", "frame-ancestors http://127.0.0.1:* http://localhost:*"
        )
        for name, value in PreviewServer._SECURITY_HEADERS.items()
        if name != "X-Frame-Options"
    }

    async def _static(self, request: web.Request) -> web.StreamResponse:
        answer: web.Response = await super()._static(request)
        if request.path in _ADDED:
            answer.text = f"{answer.text}\n{_read(_ADDED[request.path])}"
        elif request.path == "/selects.js":
            assert answer.text is not None and answer.text.count(_CHOICE) == 1
            answer.text = answer.text.replace(_CHOICE, _read("menu.js") + _CHOICE)
        return answer


def _read(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


class Page(Preview):
    """One place as one person sees it."""

    _MAX_PAGES = 64  # reloads of the browser count until their lease ends

    def __init__(self, sim: Simulation[Any], place: Place) -> None:
        channel, viewer = place
        super().__init__(
            sim.env,
            channel,
            (viewer,),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale="en-US",
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=0,
        )
        self._sim = sim
        self._server = _FramedServer(self)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Wait for the world to be free, and take a click that is one poll behind it."""
        async with self._sim.busy:
            page = self._pages.get(context_id or "")
            seen = body.get("published_revision") if isinstance(body, Mapping) else None
            if page is not None and isinstance(seen, int) and seen < page.revision:
                body = {**body, "published_revision": page.revision}
            return await super()._action(context_id, body)

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, **_: object
    ) -> tuple[str, bytes, str]:
        """Hand out our own pictures as they are; simcord would decode each in a process first."""
        _page, record, body = self._authorized_asset(context_id, asset_id)
        return record.contentType, body, record.filename

    def watched(self) -> list[_Page]:
        """The browser pages that are on somebody's screen."""
        now = time.monotonic()
        return [
            page
            for page in self._pages.values()
            if page is not self._python and now - page.last_activity < _WATCHED_SECONDS
        ]

    def bring_up_to_date(self, page: _Page) -> bool:
        """Bring a browser page up to date, unless its own click is being handled."""
        if self._active_action is not None:
            return False
        self._publish(page, reason="refresh")
        return True

    def _publish(self, page: _Page, **facts: Any) -> None:  # noqa: ANN401
        """Show the world as of now; simcord would date a page that is opened late too early."""
        self._advance_presentation_time()
        super()._publish(page, **facts)
        for record in page.assets.values():
            self._measure(record)

    def _measure(self, record: _Asset) -> None:
        """Tell the browser how big a picture is before it asks for it, so that it keeps room."""
        entry = self._blobs.get(record.digest) if record.digest is not None else None
        if entry is None or record.validated or not record.contentType.startswith("image/"):
            return
        with Image.open(BytesIO(entry.data)) as image:
            record.width, record.height = image.size
        record.mediaKind, record.validated = "image", True


class _Hub:
    """Stands where simcord expects the world's only page."""

    _closed = True

    def __init__(self) -> None:
        self.pages: list[Page] = []

    def _mark_action_dispatched(self) -> None:
        for page in self.pages:
            page._mark_action_dispatched()


@asynccontextmanager
async def open_pages(
    sim: Simulation[Any], places: Mapping[str, Place]
) -> AsyncIterator[dict[str, Page]]:
    """Serve a page for each place, on ports of their own; `page.url` is its address."""
    world: Any = sim.env
    hub = _Hub()
    async with AsyncExitStack() as stack:
        pages: dict[str, Page] = {}
        for name, place in places.items():
            world._preview = hub
            page = pages[name] = Page(sim, place)
            await stack.enter_async_context(page)
            hub.pages.append(page)
        world._preview = hub
        yield pages
    world._preview = None


class Live:
    """Lets the world's time follow the clock on the wall, and the pages follow the world."""

    def __init__(self, sim: Simulation[Any], pages: Mapping[str, Page]) -> None:
        self._sim = sim
        self._pages = tuple(pages.values())
        self._shown: dict[str, int] = {}  # browser page -> the state of the world it shows
        self._pruned = 0
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Live:
        """Start following."""
        self._task = asyncio.create_task(self._follow())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop following."""
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(0.25)
            await self.catch_up()

    async def catch_up(self) -> None:
        """Bring the world to the time on the wall, and the pages to the state of the world."""
        async with self._sim.busy:
            # What the bot waited for has moved the world's time already, by as much.
            behind = (datetime.now(UTC) - self._sim.now()).total_seconds()
            with suppress(TimeoutError):  # at work for long: the next round catches up
                await self._sim.advance(max(0.0, behind))
            self._refresh()

    def _refresh(self) -> None:
        state = len(self._sim.env.http_requests)
        if state > self._pruned + _PRUNE_EVERY:
            self._pruned = state
            self._sim.forget_pictures()
        for page in self._pages:
            for shown in page.watched():
                if self._shown.get(shown.id) != state and page.bring_up_to_date(shown):
                    self._shown[shown.id] = state
