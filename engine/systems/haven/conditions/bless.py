from __future__ import annotations

from engine.systems.haven.conditions.base import Condition, Ends, Kind

# A card for the figure's modifier deck (H-COND-20); what it does is printed on the card.
CONDITION = Condition(id="bless", kind=Kind.POSITIVE, ends=Ends.AT_ONCE, card="bless")
