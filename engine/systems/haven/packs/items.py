"""Builds the items of a haven pack and checks what classes bring; a pack may have none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.content import tree
from engine.content.errors import suggest
from engine.content.loader import Loader
from engine.content.segments import DOT
from engine.content.source import Path, Source
from engine.content.tree import Area
from engine.systems.haven.content import HeroClass, Item
from engine.systems.haven.items.equipment import overfull
from engine.systems.haven.packs.files import ItemFile, ItemsFile

FILE = "items.toml"


def items(loader: Loader, patterns: Mapping[str, Area]) -> dict[str, Item]:
    """The items by id, in the order of the file."""
    source = loader.file(FILE) if loader.root.joinpath(FILE).is_file() else None
    file = loader.convert(source, ItemsFile) if source else None
    found: dict[str, Item] = {}
    numbers: dict[int, str] = {}
    for index, item in enumerate(file.items if file else ()):
        assert source is not None
        path: Path = ("items", index)
        if item.id in found:
            loader.wrong(source, (*path, "id"), f'the id "{item.id}" is taken')
        if item.number in numbers:
            told = f'the number {item.number} is taken by "{numbers[item.number]}"'
            loader.wrong(source, (*path, "number"), told)
        numbers[item.number] = item.id
        found[item.id] = _item(loader, source, path, item, patterns)
    return found


def _item(
    loader: Loader, source: Source, path: Path, file: ItemFile, patterns: Mapping[str, Area]
) -> Item:
    loader.say(source, (*path, "name"), f"item.{file.id}", file.name)
    action = loader.action(source, (*path, "text"), file.text, patterns, monster=False)
    if action.abilities:
        for told in _wrong(action, file):
            loader.wrong(source, (*path, "text"), told)
    return Item(
        id=file.id,
        number=file.number,
        price=file.price,
        slot=file.slot,
        copies=file.copies,
        action=action,
        after=file.after,
        minus_ones=file.minus_ones,
    )


def _wrong(action: tree.Action, file: ItemFile) -> Iterator[str]:
    """What no item can say."""
    bonuses = [one for one in action.abilities if isinstance(one, tree.Bonus)]
    if DOT in file.text:
        yield "only a hero's card is enhanced: leave the dots out"
    if action.is_lost or action.lasts:
        yield "an item is neither Lost nor Round nor Persistent: `after` says what becomes of it"
    if bonuses and len(action.abilities) > 1:
        yield "an item has one bonus or an action, not several or both"
    elif bonuses:
        yield from _wrong_bonus(bonuses[0], file.after)
    else:
        yield from _wrong_action(action.abilities, file.after)


def _wrong_bonus(bonus: tree.Bonus, after: str) -> Iterator[str]:
    if bonus.slots and not after:
        yield 'what becomes of it after its last slot? Write after = "spent" or "consumed"'
    if after and not bonus.slots and bonus.allies_within is not None:
        yield "only its owner can use it: an item for allies has slots, or no `after`"
    if after and not bonus.slots and bonus.gain.abilities:
        yield "what is done at a moment is done unasked: give the item slots, or no `after`"


def _wrong_action(abilities: Iterable[tree.Ability], after: str) -> Iterator[str]:
    """Nothing may be done without end, and nobody is summoned without a card to hold it."""
    kinds = {type(one) for one in abilities}
    if not after:
        yield 'what can be used on a turn needs after = "spent" or "consumed"'
    if tree.Summon in kinds:
        yield "a summon needs a card that stays active: an item cannot summon"
    if not kinds - {tree.Experience, tree.Suffer}:
        yield "there is nothing in this text that one could use"
    refreshes = [one for one in abilities if isinstance(one, tree.Refresh)]
    if refreshes and (after != "consumed" or any(one.pile == "consumed" for one in refreshes)):
        yield "an item that refreshes others must be consumed, and refresh spent ones only"


def check_kits(loader: Loader, classes: Mapping[str, HeroClass], known: Mapping[str, Item]) -> None:
    """What a class brings must exist, differ and fit a hero of level 1."""
    for source in loader.folder("classes"):
        made = classes.get(str(source.values.get("id")))
        if made is None:
            continue
        for n, item in enumerate(made.kit):
            if item not in known:
                told = f'there is no item "{item}"{suggest(item, known)}'
                loader.wrong(source, ("kit", n), told)
            if item in made.kit[:n]:
                told = f'nobody owns two copies of "{item}"'  # H-ITEM-02
                loader.wrong(source, ("kit", n), told)
        place = overfull([known[item] for item in made.kit if item in known], 1)
        if place is not None:
            loader.wrong(source, ("kit",), f"too much for a hero of level 1: {place}")
