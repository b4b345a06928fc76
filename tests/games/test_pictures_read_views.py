"""No drawing of a game reads a table: what is drawn is made from a seat's view, which holds no secrets."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import spinney

GAMES = Path(spinney.__file__).parent / "games"
MODULES = sorted(GAMES.glob("*/picture/**/*.py"))


def imported(path: Path) -> Iterator[str]:
    """All that a file imports, wherever in it: modules, and `a.b` of `from a import b`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports name their modules whole"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def is_of_a_table(name: str) -> bool:
    """Is this the engine's table, or a game's own, or something of its module other than a number?"""
    parts = name.split(".")
    own = parts[:2] == ["spinney", "games"] and parts[3:5] == ["state", "table"]
    return (own or parts[:3] == ["spinney", "engine", "table"]) and not parts[-1].isupper()


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(GAMES)) for path in MODULES])
def test_a_drawing_reads_no_table(path: Path) -> None:
    assert not [name for name in imported(path) if is_of_a_table(name)]


def test_a_table_would_be_noticed(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from spinney.games.groves.state import table\n"
        "from spinney.games.groves.state.table import GrovesTable\n"
        "def late():\n    import spinney.engine.table\n"
    )
    assert all(map(is_of_a_table, imported(wrong)))
    right = tmp_path / "right.py"
    right.write_text(
        "from spinney.engine.faces.zones import Board\n"
        "from spinney.games.groves.state import realm\n"
        "from spinney.games.battle_for_the_grove.state.table import GROVE\n"
    )
    assert not any(map(is_of_a_table, imported(right)))
