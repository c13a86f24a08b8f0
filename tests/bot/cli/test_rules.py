"""`emberhall rules`: every id of the checklists, every citation of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.rules import ROOT, cite, read_rules, summary


def test_the_checklists_hold_every_rule():
    listed = read_rules(ROOT / "docs" / "rules")
    assert len(listed) == 2555
    assert listed["H-FOCUS-03"].tag == "engine"


def test_no_test_of_ours_cites_a_rule_that_does_not_exist():
    assert cite(read_rules(ROOT / "docs" / "rules"), ROOT / "tests") == []


def test_a_citation_covers_its_rule(tmp_path: Path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "haven.md").write_text(
        "- **H-A-01** [engine] One.\n- **H-A-02** [ui] Two.\nprose H-A-03\n"
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(
        'import pytest\n@pytest.mark.rule("H-A-01", "H-Z-99")\ndef test_it(): ...\n'
    )
    listed = read_rules(tmp_path / "rules", "haven")
    unknown = cite(listed, tmp_path / "tests")
    report = summary(list(listed.values()))
    assert (report.covered, report.total, report.missing) == (1, 2, ["H-A-02"])
    assert report.sections["A"].covered == 1
    assert listed["H-A-01"].tests == ["tests/test_a.py::test_it"]
    assert unknown == [("H-Z-99", "tests/test_a.py::test_it")]


@pytest.mark.parametrize("system", ["haven", "frost", "buttons", "torch", "warband"])
def test_each_system_has_its_checklist(system: str):
    assert read_rules(ROOT / "docs" / "rules", system)
