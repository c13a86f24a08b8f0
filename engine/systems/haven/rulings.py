"""Where the rules leave a gap: each decision in one named place.

Settings of a game (`Setup.settings`) are read through `Rulings`; the constants hold for every game.
The ids are those of docs/rules/haven.md, table "Undetermined by the text". Decided where they act:

* H-TURN-17, what bonuses do at the start of a turn comes after wounds: `heroes.turn.begin_turn`;
* H-TURN-18, a turn ends with bonuses, loot, conditions, then elements: `heroes.turn.end_turn`;
* H-BONUS-16, what a bonus does waits for the ability under way: `heroes.actions.answer_moments`;
* H-ENDROUND-06, the end of a round follows the longer list: `scenario.round.end_of_round`;
* H-REST-01, a long rest whose discards were lost is put to the table: `heroes.rest.long_rest`;
* H-SETUP-11, types that share a deck share its card and tie: `scenario.initiative.draw_card`;
* an empty ability deck is reshuffled at once: `Deck.draw`;
* a disarmed monster moves as if its card had no attack: `monsters.abilities`;
* H-ENDSCEN-01, of victory and defeat in one round the first counts: `scenario.endings`;
* H-ADV-09, a 2x or Null is compared by the attack it would make: `abilities.advantage.beats`;
* H-AOE-13, heroes may use a wall hex as the hex in range, monsters may not: `abilities.areas`,
  `tactics`;
* H-VARIANT-04, the conditions of a hero out of cards end with the round: `scenario.round`;
* control of an enemy: friend and foe change round for it, it draws from its own deck, and its kills
  are its controller's: `game.enemies`, `records.count_kill`;
* H-SUMMON-09, a granted ability does not make a summon its player's puppet: `heroes.grants`;
* H-XP-02, what only harms one's own side is a price and performs nothing: `heroes.abilities`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from engine.core.board import SightRule

# H-AMD-21: BLESS and CURSE cards come from a limited supply.
BLESS_SUPPLY = 10
CURSE_SUPPLY = 10

# H-BONUS-04, -06: a persistent bonus that ends goes to the lost pile, marked lost or not.
PERSISTENT_ENDS_LOST = True

# H-AMD-06: rolling numbers and a doubling come in the order that gives the attacker more.
DOUBLE_IN_BETTER_ORDER = True

# H-ATTACK-08: targets of one attack are chosen one after the other, each result known.

# H-COND-10: a trap that immobilizes or stuns stops the move it interrupted.
TRAPS_CAN_STOP_A_MOVE = True

# H-MOVE-11, -13: a flight that a card gives ends with the move, so it never ends on an obstacle.
FLIGHT_BY_CARD_ENDS_ON_OBSTACLES = False

# H-ENDROUND-01..05: a decided scenario ends with the last turn; nothing would come of a cleanup.
CLEANUP_AFTER_THE_END = False


# The settings that a table may switch on for all its scenarios.
VARIANTS = (
    "reduced_randomness",
    "permanent_death",
    "auto_ties",
    "ask_effects",
    "disarm_bars_granted",
)

# A tied vote on an event is settled by chance, not by the GM; for what happens between scenarios.
RANDOM_TIES = "random_ties"

Difficulty = Literal["", "easy", "normal", "hard", "very-hard"]


class Rulings(msgspec.Struct, frozen=True):
    """The settings of one game."""

    auto_ties: bool = False  # H-INIT-05, -07, H-MON-10: the engine takes the first of tied options
    ask_effects: bool = False  # H-EFFECT-03: ask before each condition of an attack
    sight: SightRule = "vertex_or_centre"  # H-LOS-01, -04, -07: docs/decisions/0006
    difficult_jump_landing: bool = True  # H-MOVE-18: 2 points for the last hex of a jump
    difficulty: Difficulty = ""  # H-LEVEL-05: instead of a level
    open_information: bool = False  # H-LEVEL-10..14: one level more for monsters and traps
    reduced_randomness: bool = False  # H-VARIANT-01
    permanent_death: bool = False  # H-VARIANT-03
    disarm_bars_granted: bool = False  # H-COND-28: DISARM bars attacks on others' turns, too
    casual: bool = False  # H-CAMPAIGN-05: no story is told

    @classmethod
    def of(cls, settings: Mapping[str, str | int | bool]) -> Rulings:
        """Read the settings of a game; unknown ones belong to others."""
        known = {name: settings[name] for name in cls.__struct_fields__ if name in settings}
        return msgspec.convert(known, cls)
