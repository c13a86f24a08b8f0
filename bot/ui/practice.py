"""The practice fight: whom to play, going on, beginning anew. Its panels are those of any game."""

from __future__ import annotations

from bot.tables import Reply, Sitting
from bot.training import PRACTICE
from bot.ui.hints import ANEW, AS, learn_key
from bot.ui.host import Host, Interaction, key_of, person_of
from bot.ui.press import Press
from bot.ui.sheet import Sheet
from bot.ui.voice import Voice
from engine.core.practice import Practice
from engine.core.seat import Seat
from engine.core.text import say


async def open_(host: Host, itx: Interaction, *, anew: bool = False) -> None:
    """Go on with one's fight; where there is none, or a new one is wanted, ask whom to play."""
    found = await host.tables.sitting(person_of(itx), game=PRACTICE)
    if isinstance(found, Sitting) and found.prompts and not anew:
        await host.panel(itx, PRACTICE)
        return
    voice, practice = host.voice(itx.locale), _offered(host)
    if practice is None:
        await host.tell(itx, say("guide-no-practice"))
        return
    await host.show(itx, _choice(practice, voice), voice)


async def learn(host: Host, itx: Interaction, press: Press, values: tuple[str, ...]) -> None:
    """[Show me how], [Once more], or a hero to play."""
    verb, *numbers = press.arg.split(".")
    if verb == AS and numbers:
        await _begin(host, itx, tuple(Seat(number) for number in numbers))
    else:
        await open_(host, itx, anew=verb == ANEW)


def _offered(host: Host) -> Practice | None:
    return host.systems[host.systems.ids[0]].practice()


def _choice(practice: Practice, voice: Voice) -> Sheet:
    """What this is, and whom to play."""
    heroes = practice.heroes()
    lines = [say("guide-practice-hero", name=hero.name, about=hero.about) for hero in heroes]
    seats = [str(number) for number in range(1, len(heroes) + 1)]
    keys = [
        learn_key((AS, seat), say("guide-key-play", name=hero.name), voice, "primary")
        for seat, hero in zip(seats, heroes, strict=True)
    ]
    keys.append(learn_key((AS, *seats), say("guide-key-play-all"), voice))
    text = "\n".join([voice(say("guide-practice")), *(voice(line) for line in lines)])
    return Sheet(text, rows=(tuple(keys),))


async def _begin(host: Host, itx: Interaction, seats: tuple[Seat, ...]) -> None:
    """The person's heroes: one bears the person's name, the others those of their classes."""
    practice, person, voice = _offered(host), person_of(itx), host.voice(itx.locale)
    heroes = practice.heroes() if practice is not None else ()
    names = [
        person.name if seats == (str(number),) else voice.plain(hero.name)
        for number, hero in enumerate(heroes, start=1)
    ]
    system = host.systems.ids[0]
    reply: Reply = await host.tables.begin_practice(person, system, seats, names, key_of(itx))
    await host.panel(itx, PRACTICE, notice=None if reply.ok else reply.say)
