"""What Discord does and simcord leaves out: locales, nonces, server errors.

Each function changes simcord once, for the whole process, and may be called again freely.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from weakref import WeakKeyDictionary

import discord
import simcord.env
import simcord.interactions
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction
from simcord.http import client, router
from simcord.http._helpers import message_response

from bot.preview.archives import archive_threads

_locales: WeakKeyDictionary[Backend, dict[int, str]] = WeakKeyDictionary()
_nonces: WeakKeyDictionary[Backend, dict[tuple[str, str], int]] = WeakKeyDictionary()
_closed: set[str] = set()  # the gaps closed so far in this process


def close_gaps() -> None:
    """Close every gap below."""
    settle_quickly()
    speak_locales()
    enforce_nonces()
    raise_server_errors()
    drop_timers()
    if _first_time("archives"):
        archive_threads()


def _first_time(gap: str) -> bool:
    is_first = gap not in _closed
    _closed.add(gap)
    return is_first


def settle_quickly(seconds: float = 0.002) -> None:
    """Look every so often whether the bot is idle (simcord's own interval is 50 ms)."""
    defaults = simcord.env.Env._settle_internal.__kwdefaults__
    assert defaults is not None
    defaults["idle"] = seconds


def set_locale(backend: Backend, user_id: int, locale: str) -> None:
    """Let a person's Discord client speak a language ("fr", "en-US")."""
    _locales.setdefault(backend, {})[user_id] = locale


def speak_locales() -> None:
    """Send each person's locale, and the server's, with interactions (simcord: always en-US)."""
    if not _first_time("locales"):
        return
    original = simcord.interactions.base_payload

    def base_payload(backend: Backend, **facts: Any) -> tuple[Interaction, dict[str, Any]]:  # noqa: ANN401
        record, payload = original(backend, **facts)
        locale = _locales.get(backend, {}).get(facts["user_id"])
        if locale is not None:
            payload["locale"] = locale
        if facts["guild_id"] is not None:
            payload["guild_locale"] = backend.get_guild(facts["guild_id"]).preferred_locale
        return record, payload

    simcord.interactions.base_payload = base_payload


def enforce_nonces() -> None:
    """Answer a repeated nonce in a channel with the first message (simcord: a second message)."""
    if not _first_time("nonces"):
        return
    routes = router._ROUTES["POST"]
    for place, (template, handler) in enumerate(routes):
        if template == ["channels", "{channel_id}", "messages"]:
            routes[place] = (template, _with_nonce(handler))


def _with_nonce(handler: router.Handler) -> router.Handler:
    def send(request: router.RequestContext) -> Any:  # noqa: ANN401
        body: Mapping[str, Any] = request.body()
        nonce = body.get("nonce")
        if nonce is None:
            return handler(request)
        seen = _nonces.setdefault(request.backend, {})
        key = (request.args["channel_id"], str(nonce))
        if body.get("enforce_nonce") and key in seen:
            first = _message(request, key[0], seen[key])
            if first is not None:
                return first | {"nonce": nonce}
        sent = dict(handler(request))
        seen[key] = int(sent["id"])
        return sent | {"nonce": nonce}

    return send


def _message(
    request: router.RequestContext, channel: str, message_id: int
) -> dict[str, Any] | None:
    try:
        stored = request.backend.get_message(int(channel), message_id)
    except BackendError:
        return None  # deleted since: Discord sends a new one then
    return dict(message_response(request, stored))


def raise_server_errors() -> None:
    """Raise `DiscordServerError` for 5xx as discord.py does (simcord: a plain HTTPException)."""
    if not _first_time("server errors"):
        return
    original = client._raise_for

    def raise_for(error: BackendError) -> None:
        if error.status >= 500:
            response: Any = client._FakeResponse(error.status)
            raise discord.DiscordServerError(response, error.to_json())
        original(error)

    client._raise_for = raise_for


def drop_timers() -> None:
    """Forget a timer when it is cancelled (simcord: every settling looks at all of them)."""
    if not _first_time("timers"):
        return
    env: Any = simcord.env.Env
    original = env._schedule_timer

    def schedule(self: Any, record: Any, *facts: Any) -> None:  # noqa: ANN401
        original(self, record, *facts)
        for old in self._work.callbacks:
            is_off = old.handle is not None and old.handle.cancelled()
            if is_off and old.real_handle is not None:
                old.real_handle.cancel()
                old.real_handle = None

    env._schedule_timer = schedule
