"""What can ever come to pass in a scenario: a goal out of reach or an idle rule is a mistake.

Everything is taken to go as well as it can: heroes open every door they may, and kill whoever
appears. What does not happen even then, never does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.content.special.tree import (
    OVERLAYS,
    AnyClaim,
    Both,
    Claim,
    ClaimKind,
    Either,
    Leave,
    Moment,
    MomentKind,
    Negation,
    Open,
    Place,
    Reveal,
    Spawn,
    Unlock,
)
from engine.systems.haven.content import Door, Monster, MonsterDeck, Rule, Scenario, summons_of

FEWEST, MOST = 2, 4  # heroes


class Course:
    """The rooms, kinds and rules of a scenario that can come into play."""

    def __init__(
        self,
        scenario: Scenario,
        monsters: Mapping[str, Monster],
        decks: Mapping[str, MonsterDeck],
    ) -> None:
        self._scenario = scenario
        self._monsters = monsters
        self._decks = decks
        self.rooms = {scenario.start_room}
        self.doors: set[Door] = set()  # that can be opened
        self.unlocked: set[Door] = {door for door in scenario.doors if not door.is_locked}
        self.kinds: set[str] = set()
        self.acting: set[str] = set()  # rules
        while self._grows():
            pass

    def _grows(self) -> bool:
        """Take one more step; whether anything new came of it."""
        before = (len(self.rooms), len(self.doors), len(self.kinds), len(self.acting))
        for door in self.unlocked:
            if self.rooms.intersection(door.rooms):
                self._open(door)
        for room in [self._scenario.rooms[name] for name in sorted(self.rooms)]:
            self.kinds |= {spawn.monster for spawn in room.spawns}
            self.kinds |= {post.figure for post in room.posts}
        self._summon()
        for rule in self._scenario.rules:
            if not self.why_never(rule):
                self._act(rule)
        return before != (len(self.rooms), len(self.doors), len(self.kinds), len(self.acting))

    def _open(self, door: Door) -> None:
        self.doors.add(door)
        self.rooms |= set(door.rooms) & set(self._scenario.rooms)

    def _summon(self) -> None:
        """What monsters summon comes into play with them."""
        known = [self._monsters[kind] for kind in self.kinds if kind in self._monsters]
        for monster in known:
            cards = self._decks[monster.deck].cards.values() if monster.deck in self._decks else ()
            for action in (*(card.action for card in cards), *monster.specials):
                self.kinds |= {summon.what for summon in summons_of(action)}

    def _act(self, rule: Rule) -> None:
        self.acting.add(rule.id)
        for effect in rule.does:
            match effect:
                case Spawn() if self._is_seen(effect.mark):
                    self.kinds.add(effect.monster)
                case Place() if effect.what not in OVERLAYS and self._is_seen(effect.mark):
                    self.kinds.add(effect.what)
                case Unlock():
                    self.unlocked |= set(self._scenario.doors_named(effect.door))
                case Open():
                    for door in self._scenario.doors_named(effect.door):
                        self._open(door)
                case Reveal():
                    self.rooms.add(effect.room)

    # --- why something never happens: a reason, or nothing

    def why_never(self, rule: Rule) -> str:
        """Why a rule never acts."""
        return self._single(rule.when) or (self.why_not(rule.only_if) if rule.only_if else "")

    def why_not(self, claim: AnyClaim) -> str:
        """Why a claim never holds."""
        match claim:
            case Negation():
                return ""
            case Both():
                return next((why for why in map(self.why_not, claim.claims) if why), "")
            case Either():
                reasons = [self.why_not(one) for one in claim.claims]
                return "" if "" in reasons else reasons[0]
            case Claim():
                return self._single(claim)

    def _single(self, told: Claim | Moment) -> str:
        look = _LOOK.get(told.what)
        return look(self, told) if look else ""

    def _rooms(self, told: Claim | Moment) -> str:
        lost = (room for room in self._scenario.rooms if room not in self.rooms)
        return next((f'room "{room}" is never revealed' for room in lost), "")

    def _room(self, told: Claim | Moment) -> str:
        if isinstance(told, Moment) and told.name == self._scenario.start_room:
            return f'room "{told.name}" is revealed from the start'
        return "" if told.name in self.rooms else f'room "{told.name}" is never revealed'

    def _door(self, told: Claim | Moment) -> str:
        is_opened = self.doors.intersection(self._scenario.doors_named(told.name))
        return "" if is_opened else "this door never opens"

    def _kind(self, told: Claim | Moment) -> str:
        return "" if told.name in self.kinds else f'no "{told.name}" ever appears'

    def _kinds(self, told: Claim | Moment) -> str:
        return self._kind(told) or self._too_few(told)

    def _treasure(self, told: Claim | Moment) -> str:
        is_there = told.name in self._treasures()
        return "" if is_there else f"treasure {told.name} is never reached"

    def _mark(self, told: Claim | Moment) -> str:
        is_there = self._is_seen(told.name)
        return "" if is_there else f"mark {told.name} lies where nobody ever comes"

    def _every_hex(self, told: Claim | Moment) -> str:
        found = self._scenario.marks.get(told.name)
        count = len(found.hexes) if found else 0
        if self._seen(told.name) < count:
            return f"mark {told.name} lies where nobody ever comes"
        return f"{FEWEST} heroes cannot stand on {count} hexes" if count > FEWEST else ""

    def _room_for_all(self, told: Claim | Moment) -> str:
        seen = self._seen(told.name)
        return "" if seen >= MOST else f"{MOST} heroes do not fit on {seen} hexes"

    def _way_out(self, told: Claim | Moment) -> str:
        acting = (rule for rule in self._scenario.rules if rule.id in self.acting)
        leaves = any(isinstance(one, Leave) for rule in acting for one in rule.does)
        return "" if leaves else "no rule lets a hero leave"

    def _too_few(self, told: Claim | Moment) -> str:
        """Whether a number is larger than what there is; monsters may come again and again."""
        assert told.number is not None
        wanted = max(map(max, told.number.values))
        if told.name in self._monsters:
            return ""
        count = self._tokens(told.name) if told.name else len(self._treasures())
        return f"there are only {count}, not {wanted}" if wanted > count else ""

    # --- what there is

    def _seen(self, mark: str) -> int:
        """How many hexes of a mark lie in rooms that can be revealed."""
        rooms = [self._scenario.rooms[room].hexes for room in self.rooms]
        found = self._scenario.marks.get(mark)
        return sum(any(h in hexes for hexes in rooms) for h in found.hexes) if found else 0

    def _is_seen(self, mark: str) -> bool:
        return self._seen(mark) > 0

    def _treasures(self) -> list[str]:
        numbers = {
            treasure.number
            for room in self.rooms
            for treasure in self._scenario.rooms[room].treasures.values()
        }
        return [letter for letter, n in self._scenario.treasures.items() if n in numbers]

    def _tokens(self, kind: str) -> int:
        scenario = self._scenario
        posts = [post for room in self.rooms for post in scenario.rooms[room].posts]
        placed = [one for rule in scenario.rules for one in rule.does if isinstance(one, Place)]
        by_rules = sum(self._seen(one.mark) for one in placed if one.what == kind)
        return sum(post.figure == kind for post in posts) + by_rules


_LOOK: dict[ClaimKind | MomentKind, Callable[[Course, Claim | Moment], str]] = {
    "every enemy dead": Course._rooms,
    "every one dead": Course._kind,
    "so many dead": Course._kinds,
    "dies": Course._kind,
    "last dies": Course._kind,
    "treasure looted": Course._treasure,
    "treasures looted": Course._too_few,
    "entered": Course._mark,
    "occupied": Course._mark,
    "occupied at round end": Course._mark,
    "every occupied": Course._every_hex,
    "every occupied at round end": Course._every_hex,
    "every hero on": Course._room_for_all,
    "heroes on": Course._room_for_all,
    "every hero gone": Course._way_out,
    "heroes gone": Course._way_out,
    "room revealed": Course._room,
    "door opens": Course._door,
    "door open": Course._door,
}
