"""Dependencies point one way, and the core depends on almost nothing."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import spinney

SOURCE = Path(spinney.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {  # each layer: the layers below it, and the libraries it may use
    "engine": (set(), {"mypy_extensions"}),
    "art": (set(), set()),
    "games": ({"engine", "art"}, {"mypy_extensions"}),
    "bots": ({"engine", "games"}, {"mypy_extensions"}),
    "lab": (
        {"engine", "games", "bots", "art"},
        {"rich", "chess", "matplotlib", "msgspec", "openskill", "ray"},
    ),
    "web": (
        {"engine", "games", "bots", "art"},
        {"alembic", "msgspec", "platformdirs", "sqlalchemy", "starlette", "uvicorn", "uvloop"},
    ),
    "research": (
        {"engine", "games", "bots"},
        {"gymnasium", "numpy", "pettingzoo", "PIL", "pyspiel", "resvg_py"},
    ),
    "cli": ({"engine", "games", "bots", "lab", "art", "web"}, {"rich", "typer", "platformdirs"}),
}


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            found |= {f"{node.module}.{alias.name}" for alias in node.names if node.module == "spinney"}
    return found


def layer_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_from_its_own_layer_and_below(path: Path) -> None:
    layer = layer_of(path)
    if layer not in MAY_IMPORT:
        assert path.parent == SOURCE, f"{path} lies in no known layer"
        return
    below, libraries = MAY_IMPORT[layer]
    for name in imports_of(path):
        top, *rest = name.split(".")
        if top == "spinney" and rest:
            assert rest[0] in below | {layer}, f"{path}: {name}"
        elif top != "spinney":
            assert top in libraries or top in sys.stdlib_module_names, f"{path}: {name}"
        else:
            assert layer in ("lab", "cli"), f"{path}: the core does not import the package's public face"


def test_games_never_import_each_other() -> None:
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            for name in imports_of(path):
                if name.startswith("spinney.games."):
                    assert name.split(".")[2] == parts[1], f"{path}: {name}"


def test_engine_and_games_read_no_clock_and_no_global_generator() -> None:
    for path in MODULES:
        if layer_of(path) in ("engine", "games", "bots"):
            assert not imports_of(path) & {"time", "datetime", "random", "logging"}, path


def test_files_and_functions_stay_small() -> None:
    for path in MODULES:
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= 400, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < 50, f"{path}: {node.name}"
