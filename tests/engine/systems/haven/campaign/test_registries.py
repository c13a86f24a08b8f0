"""Every module of the campaign lists its deeds and pages, and no two list the same."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Mapping

import pytest

from engine.systems.haven import campaign as package
from engine.systems.haven.campaign import campaign


@pytest.mark.parametrize("name", ["DEEDS", "PAGES"])
def test_each_name_is_listed_by_one_module_and_known_to_the_campaign(name: str):
    modules = [one.name for one in pkgutil.iter_modules(package.__path__) if one.name != "campaign"]
    listed: Counter[str] = Counter()
    for module in modules:
        found: Mapping[str, object] = getattr(
            importlib.import_module(f"{package.__name__}.{module}"), name, {}
        )
        listed.update(found.keys())
    assert [twice for twice, count in listed.items() if count > 1] == []
    assert set(listed) == set(getattr(campaign, name))
