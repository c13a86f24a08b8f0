"""Builds the perks of a class and checks the modifier cards that they name."""

from __future__ import annotations

from collections import Counter

from engine.content.errors import suggest
from engine.content.loader import Loader
from engine.content.source import Source
from engine.systems.haven.abilities.modifiers import STANDARD, SUPPLIED, modifier
from engine.systems.haven.content import Perk
from engine.systems.haven.packs.files import ClassFile, PerkFile


def perks(loader: Loader, source: Source, file: ClassFile) -> dict[str, Perk]:
    """The perks by id, in the order of the file."""
    found: dict[str, Perk] = {}
    taken: Counter[str] = Counter()  # of the standard deck, by all boxes so far
    for index, perk in enumerate(file.perks):
        path = ("perks", index)
        if perk.id in found:
            loader.wrong(source, (*path, "id"), f'the id "{perk.id}" is taken')
        if not perk.remove and not perk.add and not perk.ignore_items:
            loader.wrong(source, path, "this perk changes nothing")
        _check_removed(loader, source, index, perk, taken)
        _check_added(loader, source, index, perk)
        found[perk.id] = Perk(
            perk.id, perk.boxes, tuple(perk.remove), tuple(perk.add), perk.ignore_items
        )
    return found


def _check_removed(
    loader: Loader, source: Source, index: int, perk: PerkFile, taken: Counter[str]
) -> None:
    """Whatever perks a hero has, each card that one takes out must still be there."""
    for n, card in enumerate(perk.remove):
        path = ("perks", index, "remove", n)
        if card not in STANDARD:
            told = f'the standard deck has no card "{card}"{suggest(card, STANDARD)}'
            loader.wrong(source, path, told)
            continue
        taken[card] += perk.boxes
        there = STANDARD.count(card)
        if taken[card] > there:
            told = f'all boxes together take out {taken[card]} cards "{card}", there are {there}'
            loader.wrong(source, path, told)


def _check_added(loader: Loader, source: Source, index: int, perk: PerkFile) -> None:
    for n, card in enumerate(perk.add):
        try:
            is_known = not modifier(card).is_added and card not in SUPPLIED
        except ValueError:
            is_known = False
        if not is_known:
            loader.wrong(source, ("perks", index, "add", n), f'"{card}" is no modifier card')
