"""What a table's page tells browsers to fetch at once is what its script imports: all of it, nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import spinney.web
from spinney.web.pages.table import MODULES

STATIC = Path(spinney.web.__file__).parent / "static"


def imports(name: str) -> set[str]:
    return set(re.findall(r'from "\./(\w+)\.js"', (STATIC / f"{name}.js").read_text()))


def test_all_modules_are_fetched_at_once() -> None:
    wanted, found = ["table"], {"table"}
    while wanted:
        fresh = imports(wanted.pop()) - found
        found |= fresh
        wanted += fresh
    assert found - {"table"} == set(MODULES)
