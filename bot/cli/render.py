"""`emberhall render`: the map as a seat, or as everyone, would see it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from bot.systems import system_named
from bot.words import Words
from engine.core.game import Game
from engine.core.marks import marks_of
from engine.core.prompt import Prompt
from engine.core.seat import Seat
from engine.core.simulate import policy_named, seed_for, setup_for
from engine.core.system import System
from engine.core.view import View
from render import Picture, draw_map
from render.palette import THEMES


class Scene(msgspec.Struct, frozen=True):
    """What is to be drawn, and whose words are to be used."""

    system: str
    view: View
    prompts: tuple[Prompt, ...] = ()  # of the seat that looks


def render(
    scenario: Annotated[str | None, typer.Option(help="Scenario id.")] = None,
    game: Annotated[int | None, typer.Option(help="Number of a stored game.")] = None,
    system: Annotated[str, typer.Option(help="Rule system of the scenario.")] = "haven",
    heroes: Annotated[int, typer.Option(help="How many heroes.")] = 4,
    answers: Annotated[int, typer.Option(help="Let robots give so many answers first.")] = 0,
    seat: Annotated[str | None, typer.Option(help="Seat that looks; everyone without.")] = None,
    out: Annotated[Path, typer.Option(help="File to write.")] = Path("map.png"),
    locale: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
    theme: Annotated[str, typer.Option(help="dark or light.")] = "dark",
    large_print: Annotated[bool, typer.Option("--large-print", help="Larger letters.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """Draw a scenario or a stored game, and print what stands for the picture."""
    if (scenario is None) == (game is None):
        raise typer.BadParameter("give either --scenario or --game")
    if theme not in THEMES:
        raise typer.BadParameter(f"one of {', '.join(THEMES)}", param_hint="--theme")
    looking = Seat(seat) if seat is not None else None
    if game is not None:
        scene = asyncio.run(_stored(game, looking))
    else:
        assert scenario is not None
        scene = _fresh(system_named(system), scenario, heroes, answers, looking)
    words = Words(system_named(scene.system).words)
    picture = draw_map(
        scene.view,
        lambda say: words.speak(say, locale),
        marks=tuple(mark for prompt in scene.prompts for mark in marks_of(prompt, scene.view)),
        theme=theme,
        large_print=large_print,
    )
    _save(picture, out, as_json=json)


def _save(picture: Picture, out: Path, *, as_json: bool) -> None:
    try:
        out.write_bytes(picture.data)
    except OSError as error:
        why = f"cannot write {out}: {error.strerror}"
        raise typer.BadParameter(why, param_hint="--out") from error
    if as_json:
        shown = {"file": str(out), "bytes": len(picture.data), "alt": picture.alt}
        print(msgspec.json.encode(shown).decode())
    else:
        print(f"{out}: {len(picture.data)} bytes\n{picture.alt}")


def _fresh(
    rules: System[Any], scenario: str, heroes: int, answers: int, seat: Seat | None
) -> Scene:
    """A new game, some answers into it."""
    known = [listing.id for listing in rules.scenarios()]
    if scenario not in known:
        raise typer.BadParameter(f"one of {', '.join(known)}", param_hint="--scenario")
    allowed = rules.seats_allowed()
    if heroes not in allowed:
        raise typer.BadParameter(f"{allowed[0]} to {allowed[-1]}", param_hint="--heroes")
    setup = setup_for(rules, scenario, heroes, None, 0)
    if seat is not None and seat not in (hero.seat for hero in setup.heroes):
        seats = ", ".join(hero.seat for hero in setup.heroes)
        raise typer.BadParameter(f"one of {seats}", param_hint="--seat")
    game, _ = Game.new(rules, setup, seed_for("render"))
    policy = policy_named("greedy", seed_for("render"))
    for _ in range(answers):
        prompt = next((p for p in game.prompts if p.answer is None), None)
        if prompt is None:
            break
        asked = prompt.seats[0]
        game.submit(asked, policy.answer(game, asked, prompt))
    prompts = tuple(p for p in game.prompts if seat is not None and seat in p.seats)
    return Scene(rules.id, game.view(seat), prompts)


async def _stored(number: int, seat: Seat | None) -> Scene:
    """A game from the database."""
    from bot.clock import Clock
    from bot.outbox import Outbox
    from bot.settings import load_settings
    from bot.store.opening import opened, server
    from bot.systems import ALL
    from bot.tables import Person, Reply, Tables

    with server(load_settings(), may_share=True) as url:
        async with opened(url) as database:
            clock = Clock()
            tables = Tables(database, ALL, Outbox(database, clock), clock)
            table = await tables.table(number)
            if table is None:
                raise typer.BadParameter(f"there is no game {number}", param_hint="--game")
            if seat is None:
                return Scene(table.campaign.system, table.view)
            chair = table.campaign.at(seat)
            if chair is None or chair.person is None:
                raise typer.BadParameter("nobody sits there", param_hint="--seat")
            sitting = await tables.sitting(Person(chair.person, ""), game=number)
            if isinstance(sitting, Reply):
                raise typer.BadParameter(f"there is no game {number}", param_hint="--game")
            return Scene(table.campaign.system, sitting.view, sitting.prompts)
