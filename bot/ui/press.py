"""What a button or menu means, written in its custom id so that it survives a restart.

`verb:game:prompt:seat:arg`, at most 100 characters. It is a hint, never proof: who may do what is
decided at the table from the person, the game and the prompt.
"""

from __future__ import annotations

import re

import msgspec

LONGEST = 100  # of a custom id, says Discord

VERBS = (
    *("do", "ok", "pick"),  # answer with one option, with the draft, with what is marked
    *("slot", "add", "page"),  # fill a place of the draft, put one more on it, turn the page
    "hint",  # show on the draft what a robot would choose
    *("act", "undo", "hand", "kit", "round", "log", "map"),
    *("ask", "agree", "refuse"),  # to undo more than one's own last step
    *("pause", "resume", "rewind", "skip", "end", "for"),  # the GM's; for: act for a seat
    "forget",  # all that is kept about whoever presses it
    "set",  # the house rules of the channel's campaign; no game is meant
    # The campaign's books: turn to a page, a menu of deeds, one deed. In place of the game stands
    # the party that a post for everybody asks; on a page of one's own there is none.
    *("turn", "offer", "deed"),
    *("story", "recap", "file"),  # a turn in full, what one has missed, the log as a file
    # A word of the rules, the practice fight, what one can do, where one is awaited, a seat.
    *("rule", "learn", "help", "games", "join"),
    "found",  # the form for a new campaign
)
TEMPLATE = re.compile(
    rf"(?P<verb>{'|'.join(VERBS)})"
    r":(?P<game>\d{1,18}):(?P<prompt>[\w.-]*):(?P<seat>[\w-]*):(?P<arg>[\w.~-]*)",
    re.ASCII,
)


class Press(msgspec.Struct, frozen=True):
    """One meaning: what to do, in which game, about which prompt, for which seat."""

    verb: str
    game: int
    prompt: str = ""
    seat: str = ""  # only where the GM acts for somebody
    arg: str = ""

    @property
    def custom_id(self) -> str:
        """The meaning as Discord carries it."""
        return f"{self.verb}:{self.game}:{self.prompt}:{self.seat}:{self.arg}"


def read(match: re.Match[str]) -> Press:
    """The meaning of a custom id that fits the template."""
    return Press(match["verb"], int(match["game"]), match["prompt"], match["seat"], match["arg"])
