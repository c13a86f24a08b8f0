"""simcord's browser page, once for each person and place, in frames of our own page.

simcord shows one page for one person. Here several live on one world: what people do on them
queues up instead of failing, and what others or the bot do appears by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from io import BytesIO
from typing import Any

import simcord
from PIL import Image
from simcord.preview import Preview, _snapshot
from simcord.preview._assets import _Asset
from simcord.preview._pages import _Page
from simcord.preview._queries import _message_navigation

from bot.preview.delivery import Actor
from bot.preview.frames import FrameServer
from bot.preview.simulation import Simulation

Place = tuple[simcord.ChannelHandle, Actor]  # what is shown, and to whom

_HOLD = 2.0  # seconds for which a page that has seen everything waits for an answer


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
        self._server = FrameServer(self)
        self._shown: dict[str, int] = {}  # browser page -> the state of the world it was told of

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Wait for the world to be free, and take a click that is one poll behind it."""
        async with self._sim.busy:
            page = self._pages.get(context_id or "")
            seen = body.get("published_revision") if isinstance(body, Mapping) else None
            if page is not None and isinstance(seen, int) and seen < page.revision:
                body = {**body, "published_revision": page.revision}
            try:
                return await super()._action(context_id, body)
            finally:
                self._sim.bell.ring()

    async def _prepare_asset(
        self, context_id: str | None, asset_id: str, **_: object
    ) -> tuple[str, bytes, str]:
        """Hand out our own pictures as they are; simcord would decode each in a process first."""
        _page, record, body = self._authorized_asset(context_id, asset_id)
        return record.contentType, body, record.filename

    async def until_news(self, context_id: str, seen: int) -> None:
        """Wait until there is more than the revision that a page has seen, but not for ever."""
        page = self._pages.get(context_id)
        if page is None:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(_HOLD):
                while self._current(page) <= seen:
                    await self._sim.bell.heard()

    def _current(self, page: _Page) -> int:
        """The revision of a page, brought up to date unless its own click is being handled."""
        state = self._sim.requests
        if self._shown.get(page.id) != state and self._active_action is None:
            self._shown[page.id] = state
            self._publish(page, reason="refresh")
        return page.revision

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


def _hide_index() -> None:
    """Make no list of messages for simcord's sidebar: our frames do not show it."""
    module: Any = _snapshot
    module._message_navigation = lambda preview, page, _: _message_navigation(preview, page, [])


_hide_index()


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
