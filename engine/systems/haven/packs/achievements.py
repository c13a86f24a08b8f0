"""Builds the achievements of a haven pack; a pack may have none."""

from __future__ import annotations

import msgspec

from engine.content.gains.tree import Scope
from engine.content.loader import Loader, Words
from engine.systems.haven.packs.files import Id

FILE = "achievements.toml"


class AchievementFile(msgspec.Struct, forbid_unknown_fields=True):
    """One of the `[[achievements]]`; of a type, the world has at most one (H-CAMPAIGN-14)."""

    id: Id
    scope: Scope
    name: Words
    type: Id | None = None


class AchievementsFile(msgspec.Struct, forbid_unknown_fields=True):
    """`achievements.toml`."""

    achievements: list[AchievementFile]


def achievements(loader: Loader) -> dict[str, Scope]:
    """Whose each achievement is, by id; a typed one is called `type:value`."""
    source = loader.file(FILE) if loader.root.joinpath(FILE).is_file() else None
    file = loader.convert(source, AchievementsFile) if source else None
    found: dict[str, Scope] = {}
    for index, one in enumerate(file.achievements if file else ()):
        assert source is not None
        path = ("achievements", index)
        thing = f"{one.type}:{one.id}" if one.type else one.id
        if thing in found:
            loader.wrong(source, (*path, "id"), f'the id "{thing}" is taken')
        if one.type and one.scope == "party":
            told = "only global achievements have a type"
            loader.wrong(source, (*path, "type"), told)
        loader.say(source, (*path, "name"), f"achievement.{thing}", one.name)
        found[thing] = one.scope
    return found
