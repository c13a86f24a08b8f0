from __future__ import annotations

from render.bench import render_figures

NAMES = {"map-cold", "map-warm", "map-size", "hand-cold", "hand-size", "world-cold", "world-size"}


def test_every_figure_names_its_work_and_unit() -> None:
    figures = list(render_figures())
    assert {figure["name"] for figure in figures} >= NAMES
    for figure in figures:
        assert figure["work"]
        assert figure["unit"] in {"ms", "kB"}
        assert float(figure["value"]) > 0
        if figure["unit"] == "kB":
            assert float(figure["value"]) <= 150
