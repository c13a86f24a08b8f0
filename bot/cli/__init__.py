"""The `emberhall` command."""

from bot.cli.app import app, main

__all__ = ["app", "main"]
