"""A picture that is late or fails never keeps the words back."""

from __future__ import annotations

import threading
from typing import cast

from bot.ui.painter import Painter
from bot.ui.sheet import Drawing, MapDrawing
from bot.ui.voice import Voice
from bot.words import Words
from engine.core.view import View
from render import Picture

VOICE = Voice(Words(), "en")
DRAWING = MapDrawing(cast(View, None))


async def shown_by(painter: Painter, release: threading.Event | None = None) -> list[bool]:
    shown: list[bool] = []

    async def show(picture: Picture | None) -> None:
        shown.append(picture is not None)
        if release is not None:
            release.set()

    await painter.deliver(DRAWING, VOICE, show)
    painter.close()
    return shown


async def test_a_picture_in_time_comes_with_the_words() -> None:
    assert await shown_by(Painter(lambda d, v: Picture(b"", ""), deadline=60)) == [True]


async def test_a_late_picture_follows_the_words() -> None:
    release = threading.Event()

    def slow(drawing: Drawing, voice: Voice) -> Picture:
        release.wait(60)
        return Picture(b"", "")

    assert await shown_by(Painter(slow, deadline=0.01), release) == [False, True]


async def test_a_picture_that_does_not_come_is_given_up() -> None:
    release = threading.Event()

    def stuck(drawing: Drawing, voice: Voice) -> Picture:
        release.wait(60)
        return Picture(b"", "")

    assert await shown_by(Painter(stuck, deadline=0.01, longest=0.02)) == [False]
    release.set()


async def test_a_failed_picture_is_left_out() -> None:
    def fail(drawing: Drawing, voice: Voice) -> Picture:
        raise ValueError("secret")

    assert await shown_by(Painter(fail, deadline=60)) == [False]
