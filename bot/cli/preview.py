"""`emberhall preview`: try the whole bot in a browser, with no token and no Discord."""

from __future__ import annotations

import asyncio
import logging
import signal
from pathlib import Path
from socket import socket
from typing import Annotated

import typer

from bot.settings import load_settings


def preview(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The page's port.")] = 8765,
    system: Annotated[str, typer.Option(help="The rule system of the ready campaign.")] = "haven",
    empty: Annotated[bool, typer.Option("--empty", help="Begin without a campaign.")] = False,
) -> None:
    """Run the bot on a simulated Discord and print the address of its page."""
    from bot.preview.host import NoFreePort, reserve_port
    from bot.systems import ALL

    if system not in ALL:
        raise typer.BadParameter(f"choose one of {', '.join(ALL.ids)}", param_hint="--system")
    settings = load_settings()
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(settings.log_level)))
    logging.getLogger("discord").setLevel(logging.ERROR)  # it misses voice, which nobody uses
    try:
        asyncio.run(_serve(settings.data / "preview", reserve_port(port), system, empty))
    except NoFreePort as trouble:
        raise SystemExit(str(trouble)) from None


async def _serve(data: Path, port: socket, system: str, empty: bool) -> None:
    from bot.preview.launch import run_preview

    def announce(address: str) -> None:
        print(f"Emberhall is open at {address}  (Ctrl-C closes it)", flush=True)

    loop = asyncio.get_running_loop()
    serving = asyncio.create_task(
        run_preview(data, port, system=system, empty=empty, announce=announce)
    )
    for stop in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(stop, serving.cancel)
    try:
        await serving
    except asyncio.CancelledError:
        print("The preview is closed.")
