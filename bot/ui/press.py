"""What a button or menu means, written in its custom id so that it survives a restart.

`verb:game:prompt:seat:arg`, at most 100 characters. It is a hint, never proof: who may do what is
decided at the table from the person, the game and the prompt.
"""

from __future__ import annotations

import re

import msgspec

LONGEST = 100  # of a custom id, says Discord

# Buttons. do: answer with one option; ok: answer with the draft; page: turn the page; the others
# open something.
KEYS = ("do", "ok", "page", "act", "hand", "log", "map", "undo", "pause", "resume", "rewind", "end")
# Menus. pick: answer with what is marked; slot: fill one place of the draft; add: put one more on
# the draft; for: the GM acts for a seat.
MENUS = ("pick", "slot", "add", "for")

_REST = r":(?P<game>\d{1,18}):(?P<prompt>[\w.-]*):(?P<seat>[\w-]*):(?P<arg>[\w.~-]*)"
KEY_TEMPLATE = re.compile(rf"(?P<verb>{'|'.join(KEYS)}){_REST}")
MENU_TEMPLATE = re.compile(rf"(?P<verb>{'|'.join(MENUS)}){_REST}")


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
    """The meaning of a custom id that fits a template."""
    return Press(match["verb"], int(match["game"]), match["prompt"], match["seat"], match["arg"])
