"""Things that go wrong on Discord's side, on demand."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any
from weakref import WeakKeyDictionary

import simcord
from simcord.backend import Backend
from simcord.http import router

CANNOT_MESSAGE = 50007  # Discord's code for a person whose DMs are closed


class _Loss:
    """Answers that never arrive: the request is done, the bot sees a broken connection."""

    def __init__(self, method: str, path: str, times: int) -> None:
        self.method = method
        self.path = path
        self.times = times

    def strikes(self, method: str, path: str) -> bool:
        if self.times <= 0 or self.method not in (method, "*") or not fnmatch(path, self.path):
            return False
        self.times -= 1
        return True


_losses: WeakKeyDictionary[Backend, list[_Loss]] = WeakKeyDictionary()
_dispatch = router.dispatch


def _losing_dispatch(backend: Backend, method: str, path: str, **facts: Any) -> Any:  # noqa: ANN401
    done = _dispatch(backend, method, path, **facts)
    if any(loss.strikes(method, path) for loss in _losses.get(backend, ())):
        raise ConnectionResetError("response lost")
    return done


def _dm_path(user: simcord.UserHandle) -> str:
    return f"/channels/{user.dm_channel.id}/messages"


def close_dms(env: simcord.Env, user: simcord.UserHandle) -> None:
    """This person takes no direct messages any more."""
    env.inject_error(
        "POST",
        _dm_path(user),
        status=403,
        code=CANNOT_MESSAGE,
        message="Cannot send messages to this user",
        times=None,
    )


def open_dms(env: simcord.Env, user: simcord.UserHandle) -> None:
    """This person takes direct messages again."""
    path = _dm_path(user)
    env.backend.faults[:] = [fault for fault in env.backend.faults if fault["path"] != path]


def lose_response(env: simcord.Env, method: str, path: str, times: int = 1) -> None:
    """Discord carries out the next matching requests, but the bot never hears the answer."""
    router.dispatch = _losing_dispatch
    _losses.setdefault(env.backend, []).append(_Loss(method, path, times))
