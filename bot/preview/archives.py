"""Archived threads as Discord has them: what may be done there, and what wakes them up.

Simcord keeps the flag but lets everything pass, and asks for more than Discord to lift it.
"""

from __future__ import annotations

from typing import Any

from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel
from simcord.http import router

_MESSAGES = ["channels", "{channel_id}", "messages"]
_MESSAGE = [*_MESSAGES, "{message_id}"]
_CHANNEL = ["channels", "{channel_id}"]


def archive_threads() -> None:
    """Messages in archived threads are fixed; whoever may write there wakes them up."""
    for method in ("PATCH", "DELETE"):
        _wrap(method, _MESSAGE, _fixed)
    _wrap("POST", _MESSAGES, _waking)
    _wrap("PATCH", _CHANNEL, _reopening)


def _wrap(method: str, template: list[str], around: Any) -> None:  # noqa: ANN401
    routes = router._ROUTES[method]
    for place, (known, handler) in enumerate(routes):
        if known == template:
            routes[place] = (known, around(handler))


def _thread(request: router.RequestContext) -> Channel | None:
    """The archived thread that a request is about."""
    channel = request.backend.get_channel(int(request.args["channel_id"]))
    metadata = channel.thread_metadata
    return channel if metadata is not None and metadata.archived else None


def _fixed(handler: router.Handler) -> router.Handler:
    def change(request: router.RequestContext) -> Any:  # noqa: ANN401
        if _thread(request) is not None:
            raise BackendError(400, 50083, "Thread is archived")
        return handler(request)

    return change


def _waking(handler: router.Handler) -> router.Handler:
    def send(request: router.RequestContext) -> Any:  # noqa: ANN401
        thread = _thread(request)
        if thread is not None:
            _reopen(request, thread)
        return handler(request)

    return send


def _reopening(handler: router.Handler) -> router.Handler:
    def edit(request: router.RequestContext) -> Any:  # noqa: ANN401
        thread = _thread(request)
        if thread is None or dict(request.body()) != {"archived": False}:
            return handler(request)
        request.require_channel_permissions(thread.id, "send_messages_in_threads")
        _reopen(request, thread)
        return dict(serializers.channel_payload(request.backend, thread))

    return edit


def _reopen(request: router.RequestContext, thread: Channel) -> None:
    if thread.thread_metadata is not None and thread.thread_metadata.locked:
        raise BackendError(403, 50013, "Missing Permissions")
    request.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
