"""The text that stands for a film: what happened, as far as it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.text import Say, say
from render.film.shots import Shot

Speak = Callable[[Say], str]
MOST = 1024  # characters that Discord takes
_NAME = 40  # characters of one name


def alt_text(shots: Sequence[Shot], speak: Speak, *, is_whole: bool) -> str:
    """At most 1,024 characters: where and when; then the lines of the log, or who fell when."""
    last = shots[-1].after
    number = max(shot.after.round for shot in shots)
    key = "film-alt-fight" if is_whole else "film-alt-round"
    text = _tidy(speak(say(key, scenario=last.scenario, round=number)))
    if last.outcome in {"victory", "defeat"}:
        text = f"{text} {_tidy(speak(say(f'alt-{last.outcome}')))}"
    for line in _fallen(shots, speak) if is_whole else _lines(shots, speak):
        if len(text) + len(line) + 1 > MOST - 2:
            return f"{text[: MOST - 2]} …"
        text = f"{text} {line}"
    return text


def _lines(shots: Sequence[Shot], speak: Speak) -> Iterator[str]:
    """What happened; of much, the attacks and what opens."""
    told = [shot for shot in shots if not shot.is_quiet and not shot.is_mere_turn]
    whole = [_tidy(speak(shot.say)) for shot in told if shot.say is not None]
    if sum(map(len, whole)) + len(whole) > MOST - 100:
        told = [shot for shot in told if shot.strike or shot.fallen or shot.is_opening]
        whole = [_tidy(speak(shot.say)) for shot in told if shot.say is not None]
    yield from whole


def _fallen(shots: Sequence[Shot], speak: Speak) -> Iterator[str]:
    """Round by round, who fell."""
    rounds: dict[int, list[str]] = {}
    for shot in shots:
        names = [_tidy(speak(figure.name))[:_NAME] for figure in shot.fallen]
        if names:
            rounds.setdefault(shot.before.round, []).extend(names)
    for number, names in rounds.items():
        yield _tidy(speak(say("film-alt-fallen", round=number, names=", ".join(names))))


def _tidy(text: str) -> str:
    return " ".join(text.replace("**", "").split())
