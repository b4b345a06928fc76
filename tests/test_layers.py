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
    "art": ({"engine"}, set()),
    "games": ({"engine", "art"}, {"mypy_extensions"}),
    "bots": ({"engine", "games"}, {"mypy_extensions"}),
    "learn": ({"engine", "bots", "art"}, set()),
    "lawbook": ({"engine", "bots", "lab", "art"}, {"hypothesis", "pytest"}),
    "lab": (
        {"engine", "games", "bots", "art"},
        {"rich", "chess", "matplotlib", "msgspec", "openskill", "ray"},
    ),
    "web": (
        {"engine", "games", "bots", "art", "learn"},
        {
            *("alembic", "msgspec", "platformdirs", "prometheus_client"),
            *("sqlalchemy", "starlette", "uvicorn", "uvloop"),
        },
    ),
    "research": (
        {"engine", "games", "bots"},
        {"gymnasium", "numpy", "pettingzoo", "PIL", "pyspiel", "resvg_py"},
    ),
    "cli": ({"engine", "games", "bots", "lab", "art", "web", "learn"}, {"rich", "typer", "platformdirs"}),
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
            assert layer in ("lab", "lawbook", "cli"), f"{path}: the core does not import the public face"


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


MOST_MODULES = 25  # side by side in a folder
MOST_PARAMETERS = 20
TABLES = {"table.py"}  # a table's own constructor names every field


def test_folders_and_parameter_lists_stay_small() -> None:
    for path in MODULES:
        assert len(list(path.parent.glob("*.py"))) <= MOST_MODULES, path.parent
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                given = node.args
                count = len(given.posonlyargs + given.args + given.kwonlyargs)
                is_table = node.name == "__init__" and path.name in TABLES
                assert count <= MOST_PARAMETERS or is_table, f"{path}: {node.name}"


def test_no_family_is_told_apart_by_a_prefix() -> None:
    """Three modules that begin with the same word want a folder of that name."""
    for folder in {path.parent for path in MODULES}:
        heads = [path.stem.split("_")[0] for path in folder.glob("*.py") if "_" in path.stem.strip("_")]
        families = {head for head in heads if heads.count(head) > 2} - {"test"}
        assert not families, folder


BELOW = {  # the rooms of a game: what each may import
    "state": {"content", "terms"},
    "content": {"state", "terms", "words"},
    "terms": {"content", "state", "rules", "words"},
    "rules": {"state", "content", "terms"},
    "knowledge": {"state", "content", "terms", "rules", "words"},
    "judge": {"state", "content", "terms", "rules"},
    "words": {"state", "content", "terms", "rules"},
    "picture": {"state", "content", "terms", "rules", "knowledge", "words"},
}


def test_the_rooms_of_a_game_stand_on_each_other() -> None:
    """Rules know nothing of judges, words and pictures; judges nothing of words and pictures."""
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 3:
            room = parts[2]
            for name in imports_of(path):
                known = name.split(".")
                if name.startswith("spinney.games.") and len(known) > 3 and known[3] != room:
                    assert known[3] in BELOW[room], f"{path}: {name}"


ALONE = ("storage", "security")  # rooms of the web layer that import no other room
ONLY_FROM = {  # who may import a room
    "routes": {"routes", "app.py"},
    "pages": {"pages", "routes", "reading", "app.py"},
}


def test_the_rooms_of_the_web_layer_stand_on_each_other() -> None:
    folder = SOURCE / "web"
    rooms = {path.name for path in folder.iterdir() if (path / "__init__.py").exists()}
    assert rooms >= {*ALONE, *ONLY_FROM}
    for path in folder.rglob("*.py"):
        here = path.relative_to(folder).parts[0]
        known = {name.split(".")[2] for name in imports_of(path) if name.startswith("spinney.web.")} & rooms
        assert here not in ALONE or known <= {here}, path
        for room in known & set(ONLY_FROM):
            assert here in ONLY_FROM[room], f"{path} imports {room}"
