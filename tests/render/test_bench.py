from __future__ import annotations

from render.bench import render_figures


def test_every_figure_names_its_work_and_unit() -> None:
    figures = list(render_figures())
    assert [figure["name"] for figure in figures] == ["map-cold", "map-warm", "map-size"]
    for figure in figures:
        assert figure["work"]
        assert figure["unit"] in {"ms", "kB"}
        assert float(figure["value"]) > 0
    size = figures[-1]["value"]
    assert isinstance(size, float)
    assert size <= 150
