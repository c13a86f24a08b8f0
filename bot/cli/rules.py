"""`emberhall rules`: the checklists of docs/rules, each rule with the tests that cite it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^- (?:\*\*)?([A-Z]+-([A-Z0-9]+)-\d+[a-z]?)(?:\*\*)? \[([a-z]+)\]")


class Rule(msgspec.Struct):
    """One rule of a checklist."""

    id: str
    section: str
    tag: str
    tests: list[str] = []


def rules(
    system: Annotated[str | None, typer.Option(help="One rule system; all without.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Only rules no test cites.")] = False,
    tag: Annotated[str | None, typer.Option(help="Only engine, campaign, ui or content.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object last.")] = False,
) -> None:
    """List the rules with the tests that cite them."""
    listed = read_rules(ROOT / "docs" / "rules", system)
    if not listed:
        raise typer.BadParameter("no such rule system", param_hint="--system")
    chosen = [rule for rule in listed.values() if tag in (None, rule.tag)]
    unknown = cite(listed, ROOT / "tests")
    for rule in chosen:
        if not (missing and rule.tests):
            print(f"{rule.id:16} [{rule.tag}] {', '.join(rule.tests) or '-'}")
    report = summary(chosen)
    for name, count in report.sections.items():
        print(f"{name:12} {count.covered:4} / {count.total}")
    print(f"{'all':12} {report.covered:4} / {report.total}")
    for rule_id, test in unknown if system is None else ():
        print(f"{test} cites {rule_id}, which no checklist has")
    if json:
        print(msgspec.json.encode(report).decode())
    if unknown and system is None:
        raise typer.Exit(1)


def read_rules(folder: Path, system: str | None = None) -> dict[str, Rule]:
    """The rules of one checklist, or of all, by id and in their order."""
    found: dict[str, Rule] = {}
    for path in sorted(folder.glob(f"{system or '*'}.md")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if match := RULE.match(line):
                found[match[1]] = Rule(match[1], match[2], match[3])
    return found


def cite(listed: dict[str, Rule], tests: Path) -> list[tuple[str, str]]:
    """Note each test with the rules it cites; returns citations of rules that do not exist."""
    unknown = []
    for path in sorted(tests.rglob("test_*.py")):
        for name, rule_id in citations(path):
            test = f"{path.relative_to(tests.parent)}::{name}"
            if rule_id in listed:
                listed[rule_id].tests.append(test)
            else:
                unknown.append((rule_id, test))
    return unknown


def citations(path: Path) -> Iterator[tuple[str, str]]:
    """Every (test, rule id) of a test file, from its `@pytest.mark.rule(...)` marks."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                for argument in mark.args:
                    if isinstance(argument, ast.Constant):
                        yield node.name, str(argument.value)


class Count(msgspec.Struct):
    """How many rules of a section some test cites."""

    covered: int = 0
    total: int = 0


class Summary(msgspec.Struct):
    """Covered and total, overall and by section, and the ids that no test cites."""

    covered: int
    total: int
    sections: dict[str, Count]
    missing: list[str]


def summary(chosen: list[Rule]) -> Summary:
    """Count the rules that are cited."""
    sections: dict[str, Count] = {}
    for rule in chosen:
        count = sections.setdefault(rule.section, Count())
        count.total += 1
        count.covered += bool(rule.tests)
    covered = sum(count.covered for count in sections.values())
    missing = [rule.id for rule in chosen if not rule.tests]
    return Summary(covered, len(chosen), sections, missing)
