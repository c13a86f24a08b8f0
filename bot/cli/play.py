"""`emberhall play`: the main job, with a token or without."""

from __future__ import annotations

from bot.settings import load_settings


def play() -> None:
    """The bot on Discord if there is a token, else the preview in the browser."""
    from bot.cli.app import COMMANDS, command

    name = "run" if load_settings().token is not None else "preview"
    if name == "preview":
        print("No DISCORD_TOKEN is set: this is the preview, on a simulated Discord.")
    module, function, _ = COMMANDS[name]
    command(module, function)(args=[], prog_name=f"emberhall {name}")
