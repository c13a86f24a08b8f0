"""The `emberhall` command: a table of commands, each imported only when it is called."""

from __future__ import annotations

from importlib import import_module

import typer

# name -> (module, what to call there: a function or a Typer app of subcommands, help)
COMMANDS = {
    "play": ("bot.cli.play", "play", "The bot on Discord, or without a token the preview."),
    "run": ("bot.cli.run", "run", "The bot on Discord."),
    "preview": (
        "bot.cli.preview",
        "preview",
        "The bot on a simulated Discord in the browser.",
    ),
    "simulate": ("bot.cli.simulate", "simulate", "Whole games without people."),
    "balance": ("bot.cli.balance", "balance", "How often scenarios are won, and by whom."),
    "vectors": ("bot.cli.vectors", "vectors", "Run monster-move vectors."),
    "rules": ("bot.cli.rules", "rules", "The rules with the tests that cite them."),
    "content": ("bot.cli.content", "content", "Check content packs."),
    "render": ("bot.cli.render", "render", "Draw a map as somebody would see it."),
    "gallery": ("bot.cli.gallery", "gallery", "Draw every picture once, to be looked at."),
    "bench": ("bot.cli.bench", "bench", "Measure engine, pictures and tables."),
    "verify": ("bot.cli.verify", "verify", "Replay a game and check its digests and seed."),
    "export": ("bot.cli.export", "export", "A whole campaign as one file."),
    "import": ("bot.cli.import_", "import_", "Take a campaign in from a file."),
    "backup": ("bot.cli.backup", "backup", "The whole database as one file."),
    "restore": ("bot.cli.backup", "restore", "Read such a file into an empty database."),
    "migrations-check": (
        "bot.cli.migrations_check",
        "migrations_check",
        "Check that the migrations build what the models say.",
    ),
}

app = typer.Typer(
    help="Emberhall runs dungeon campaigns on Discord.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # locals of a failing frame may hold secrets
    rich_markup_mode=None,
    add_completion=False,
)


def command(module: str, name: str) -> typer.Typer:
    """The command of a module as an application of its own."""
    loaded = import_module(module)
    target = getattr(loaded, name, None) or loaded.app
    if isinstance(target, typer.Typer):
        return target
    alone = typer.Typer(pretty_exceptions_enable=False, rich_markup_mode=None, add_completion=False)
    alone.command()(target)
    return alone


def _register(title: str, module: str, name: str, about: str) -> None:
    def forward(ctx: typer.Context) -> None:
        try:
            command(module, name)(args=ctx.args, prog_name=f"emberhall {title}")
        except Exception as error:
            from bot.cli.trouble import sentence_for

            sentence = sentence_for(error)
            if sentence is None:
                raise
            raise SystemExit(sentence) from None

    app.command(
        title,
        help=about,
        add_help_option=False,
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
    )(forward)


for _title, (_module, _name, _about) in COMMANDS.items():
    _register(_title, _module, _name, _about)


def main() -> None:
    """Run the command line."""
    app()
