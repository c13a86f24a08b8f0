"""The page around the pages: the table and the direct messages side by side."""

from __future__ import annotations

import errno
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from aiohttp import web

_HOST = "127.0.0.1"
_STATIC = Path(__file__).with_name("static")
_FILES = {
    "/": ("index.html", "text/html"),
    "/page.css": ("page.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
}
_HEADERS = {
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'self'; frame-src http://127.0.0.1:*; base-uri 'none'; object-src 'none'"
    ),
}


class PersonFrames(msgspec.Struct, frozen=True):
    """Somebody whose eyes one can look through: the addresses of their frames."""

    name: str
    role: str  # "player" or "gm"
    hero: str  # what they play, for the switch; "" if nothing yet
    channel: str
    messages: str


class News(msgspec.Struct, frozen=True):
    """What the page asks for every second."""

    awaited: tuple[str, ...] = ()  # the names of those the table waits for
    can_start: bool = False  # everybody sits, and no scenario is running
    steps: tuple[str, ...] = ()  # what to do now; `backticks` become code


ReadNews = Callable[[], Awaitable[News]]
Start = Callable[[], Awaitable[None]]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class NoFreePort(OSError):
    """None of the ports that were tried is free."""


def reserve_port(port: int, *, tries: int = 20) -> socket.socket:
    """Take a port of this machine for the page, or the next free one after it."""
    last = min(port + tries, 65536)
    for candidate in range(port, last) if port else (0,):
        taken = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((_HOST, candidate))
            taken.listen()
        except OSError as error:
            taken.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            return taken
    raise NoFreePort(f"No port from {port} to {last - 1} is free: choose one with --port.")


@asynccontextmanager
async def serve_host(
    people: Sequence[PersonFrames],
    *,
    read_news: ReadNews,
    start: Start,
    at: socket.socket,
) -> AsyncIterator[str]:
    """Serve the page on a reserved port; gives its address."""
    address = f"http://{_HOST}:{at.getsockname()[1]}/"
    app = web.Application(middlewares=[_only_this_machine])
    for path in _FILES:
        app.router.add_get(path, _file)

    async def table(_: web.Request) -> web.Response:
        return _json({"people": people})

    async def news(_: web.Request) -> web.Response:
        return _json(await read_news())

    async def begin(request: web.Request) -> web.Response:
        if request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
            raise web.HTTPForbidden
        await start()
        return web.Response(status=204, headers=_HEADERS)

    app.router.add_get("/table.json", table)
    app.router.add_get("/news.json", news)
    app.router.add_post("/start", begin)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.SockSite(runner, at).start()
        yield address
    finally:
        await runner.cleanup()


async def _file(request: web.Request) -> web.Response:
    name, kind = _FILES[request.path]
    text = (_STATIC / name).read_text(encoding="utf-8")
    return web.Response(text=text, content_type=kind, headers=_HEADERS)


def _json(value: object) -> web.Response:
    body = msgspec.json.encode(value)
    return web.Response(body=body, content_type="application/json", headers=_HEADERS)


@web.middleware
async def _only_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse other host names: a foreign web page must not read the frames' addresses."""
    if request.host.rsplit(":", 1)[0] not in (_HOST, "localhost"):
        raise web.HTTPForbidden
    return await handler(request)
