"""The texts of a scenario's rules to trees, with the place of everything that they name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Literal

from lark import Lark, Token, UnexpectedInput

from engine.content.equations import GRAMMAR, Equation, Node, constant, worked_out
from engine.content.errors import suggest
from engine.content.reading import Named, Read, explain, named, tokens, trees, wrong
from engine.content.special.tree import (
    OVERLAYS,
    AddCards,
    AnyClaim,
    Both,
    Claim,
    ClaimKind,
    Damage,
    Effect,
    Either,
    End,
    Give,
    Leave,
    Moment,
    MomentKind,
    Negation,
    Open,
    Place,
    Remove,
    Reveal,
    Reward,
    Spawn,
    Unlock,
)

What = Literal["kind", "monster", "placed", "whom", "mark", "treasure", "room", "door", ""]


def claim(text: str) -> Read[AnyClaim]:
    """`every enemy dead and treasure G looted`; a `TextError` says where it is wrong."""
    reader = _Reader(text)
    return Read(reader.claim(trees(_parsed("claim", text))[0]), tuple(reader.names))


def moment(text: str) -> Read[Moment]:
    """`round 3 begins`."""
    reader = _Reader(text)
    return Read(reader.moment(_parsed("moment", text)), tuple(reader.names))


def effects(text: str) -> Read[tuple[Effect, ...]]:
    """`Unlock ab; Spawn rat normal/normal/elite at P`."""
    reader = _Reader(text)
    read = tuple(reader.effect(node) for node in trees(_parsed("effects", text)))
    return Read(read, tuple(reader.names))


# --- the grammar's rules, and what each of them says and names

_CLAIMS: dict[str, tuple[ClaimKind, What]] = {
    "kill_all": ("every enemy dead", ""),
    "every_dead": ("every one dead", "kind"),
    "one_dead": ("so many dead", "kind"),
    "many_dead": ("so many dead", "kind"),
    "round_over": ("round over", ""),
    "looted": ("treasure looted", "treasure"),
    "many_looted": ("treasures looted", ""),
    "occupied": ("occupied", "mark"),
    "every_occupied": ("every occupied", "mark"),
    "every_on": ("every hero on", "mark"),
    "living_on": ("heroes on", "mark"),
    "every_gone": ("every hero gone", ""),
    "living_gone": ("heroes gone", ""),
    "revealed": ("room revealed", "room"),
    "is_open": ("door open", "door"),
}
_MOMENTS: dict[str, tuple[MomentKind, What]] = {
    "setup": ("setup", ""),
    "round_begins": ("round begins", ""),
    "round_ends": ("round ends", ""),
    "each_begins": ("every rounds begin", ""),
    "each_ends": ("every rounds end", ""),
    "every_begin": ("every rounds begin", ""),
    "every_end": ("every rounds end", ""),
    "opens": ("door opens", "door"),
    "room": ("room revealed", "room"),
    "entered": ("entered", "mark"),
    "pressed": ("occupied", "mark"),
    "every_pressed": ("every occupied", "mark"),
    "pressed_late": ("occupied at round end", "mark"),
    "every_pressed_late": ("every occupied at round end", "mark"),
    "dies": ("dies", "kind"),
    "last_dies": ("last dies", "kind"),
    "loots": ("treasure looted", "treasure"),
}
_ONE = ("one_dead", "each_begins", "each_ends")  # these say 1 without writing it


class _Reader:
    """One text being read; gathers its names on the way."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.names: list[Named] = []

    def claim(self, node: Node) -> AnyClaim:
        match node.data:
            case "any_of":
                return Either(tuple(map(self.claim, trees(node))))
            case "all_of":
                return Both(tuple(map(self.claim, trees(node))))
            case "negation":
                return Negation(self.claim(trees(node)[0]))
        kind, what = _CLAIMS[node.data]
        return Claim(kind, *self._name_and_number(node, what))

    def moment(self, node: Node) -> Moment:
        kind, what = _MOMENTS[node.data]
        return Moment(kind, *self._name_and_number(node, what))

    def effect(self, node: Node) -> Effect:
        return _EFFECTS[node.data](self, node)

    def _name_and_number(self, node: Node, what: What) -> tuple[str, Equation | None]:
        name = self.named(what, tokens(node)[0]) if what else ""
        if node.data in _ONE:
            return name, constant(1)
        return name, self.amount(node, 1) if trees(node) else None

    def named(self, what: What, token: Token) -> str:
        self.names.append(named(what, token))
        return str(token)

    def amount(self, node: Node, least: int) -> Equation:
        (amount,) = (tree for tree in trees(node) if tree.data == "amount")
        meta = amount.meta
        return worked_out(amount.children[0], self.text, meta.start_pos, meta.end_pos, least)

    # --- effects

    def _spawn(self, node: Node) -> Spawn:
        monster, mark = tokens(node)
        written = [str(rank.children[0]) for rank in trees(node)]
        two, three, four = ("" if rank == "none" else rank for rank in written * (4 - len(written)))
        if not (two or three or four):
            raise wrong(monster, "nobody ever appears with these ranks")
        name = self.named("monster", monster)
        return Spawn(name, (two, three, four), self.named("mark", mark))

    def _unlock(self, node: Node) -> Unlock:
        return Unlock(self.named("door", tokens(node)[0]))

    def _open(self, node: Node) -> Open:
        return Open(self.named("door", tokens(node)[0]))

    def _reveal(self, node: Node) -> Reveal:
        return Reveal(self.named("room", tokens(node)[0]))

    def _add_cards(self, node: Node) -> AddCards:
        card, to = tokens(node)
        if to == "heroes":
            return AddCards(self.amount(node, 0), str(card), "heroes")
        if to == "monsters":
            return AddCards(self.amount(node, 0), str(card), "monsters")
        raise wrong(to, f'cards go to heroes or to monsters, not to "{to}"')

    def _damage(self, node: Node) -> Damage:
        return Damage(self.amount(node, 0), self.named("whom", tokens(node)[0]))

    def _give(self, node: Node) -> Give:
        *conditions, whom = tokens(node)
        return Give(tuple(one.lower() for one in conditions), self.named("whom", whom))

    def _reward(self, node: Node) -> Reward:
        what, whom = tokens(node)
        if whom not in ("heroes", "hero"):
            raise wrong(whom, "only heroes, or the hero, gain this")
        self.named("whom", whom)
        kind: Literal["coins", "XP"] = "XP" if what == "XP" else "coins"
        return Reward(self.amount(node, 0), kind, "hero" if whom == "hero" else "heroes")

    def _place(self, node: Node) -> Place:
        what, mark = tokens(node)
        name = str(what) if what in OVERLAYS else self.named("placed", what)
        return Place(name, self.named("mark", mark))

    def _remove(self, node: Node) -> Remove:
        what, mark = tokens(node)
        for overlay in OVERLAYS:
            if overlay == what:
                return Remove(overlay, self.named("mark", mark))
        told = f'"{what}" is none of {", ".join(OVERLAYS)}'
        raise wrong(what, f"{told}{suggest(str(what), OVERLAYS)}")

    def _leave(self, node: Node) -> Leave:
        return Leave()

    def _win(self, node: Node) -> End:
        return End("victory")

    def _lose(self, node: Node) -> End:
        return End("defeat")


_EFFECTS: dict[str, Callable[[_Reader, Node], Effect]] = {
    "spawn": _Reader._spawn,
    "unlock": _Reader._unlock,
    "open_door": _Reader._open,
    "reveal": _Reader._reveal,
    "add_cards": _Reader._add_cards,
    "damage": _Reader._damage,
    "give": _Reader._give,
    "reward": _Reader._reward,
    "place": _Reader._place,
    "remove": _Reader._remove,
    "leave": _Reader._leave,
    "win": _Reader._win,
    "lose": _Reader._lose,
}


# --- spelling

_WANTED = {"claim": "something that may be true", "moment": "a moment", "effects": "an effect"}
_WORDS = {
    "claim": (
        *("every", "enemy", "hero", "heroes", "dead", "destroyed", "round", "over", "treasure"),
        *("treasures", "looted", "occupied", "on", "gone", "room", "revealed", "door", "open"),
        *("and", "or", "not"),
    ),
    "moment": (
        *("setup", "round", "rounds", "begins", "ends", "every", "begin", "end", "door", "opens"),
        *("room", "revealed", "entered", "occupied", "dies", "destroyed", "last", "treasure"),
        *("looted", "at"),
    ),
    "effects": (
        *("Spawn", "Unlock", "Open", "Reveal", "Add", "cards", "Damage", "Give", "coins", "XP"),
        *("Place", "Remove", "Leave", "Win", "Lose", "at", "to", "normal", "elite", "none"),
    ),
}


@cache
def _parser() -> Lark:
    """The parser, built when the first text is read."""
    own = resources.files("engine.content.special").joinpath("grammar.lark").read_text("utf-8")
    return Lark(f"{own}\n{GRAMMAR}", parser="lalr", start=[*_WANTED], propagate_positions=True)


def _parsed(start: str, text: str) -> Node:
    try:
        return _parser().parse(text, start=start)
    except UnexpectedInput as error:
        raise explain(text, error, _WANTED[start], _WORDS[start]) from None
