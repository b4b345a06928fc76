"""Who cites a rule: functions in their docstrings and comments, tests in their `@rule("B-5.2", ...)`.

Ids are those of `Rulebook`: a rule as it is (`B-5.2`), a ruling, decision point or scenario with its game
(`battle_for_the_grove/BR-12`). Code inside a game's folder may leave its own game out.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from spinney.engine.errors import SpinneyError

CITED: Final = re.compile(
    r"(?P<elsewhere>\b[a-z][a-z0-9_]*/(?:[A-Z]{1,2}-\d+|scenario-\d+)\b(?!\.\d))"
    r"|\b(?P<rule>[A-Z]+-\d+\.\d+(?:\.\d+)?)\b(?!\.\d)"
    r"|(?<![\w/-])(?P<short>[A-Z]{1,2}-\d+)\b(?!\.\d)"
)

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Citation(NamedTuple):
    """One place that cites a rule; `name` is the function, test or constant it stands in, or the module."""

    id: str
    path: Path
    line: int
    name: str


def code_citations(package_dir: Path) -> dict[str, list[Citation]]:
    """Every id that the docstrings and comments of a game's package cite, with its places."""
    found: list[Citation] = []
    for path in python_files(package_dir):
        tree = parsed_file(path)
        for line, text in [*docstrings(tree), *comments(path)]:
            for name in ids_in(text, package_dir.name):
                found.append(Citation(name, path, line, where_cited(tree, line, path.stem)))
    return citations_by_id(found)


def test_citations(tests_dir: Path) -> dict[str, list[Citation]]:
    """Every id that a test's `@rule` (or `@pytest.mark.rule`) names, with the tests."""
    found: list[Citation] = []
    for path in python_files(tests_dir):
        for node in definitions(parsed_file(path)):
            for name in rules_of(node):
                found.append(Citation(name, path, node.lineno, node.name))
    return citations_by_id(found)


test_citations.__test__ = False  # type: ignore[attr-defined]  # its name would make pytest collect it


def citations_by_id(found: list[Citation]) -> dict[str, list[Citation]]:
    """Citations by the rule that they cite, in the order of their places; twice on a line counts once."""
    sorted_out: dict[str, list[Citation]] = {}
    for citation in sorted(set(found), key=lambda one: (one.path, one.line, one.id)):
        sorted_out.setdefault(citation.id, []).append(citation)
    return sorted_out


# Reading the sources.


def python_files(folder: Path) -> list[Path]:
    """The Python files of a folder and its subfolders, in which citations are looked for."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def parsed_file(path: Path) -> ast.Module:
    """The syntax tree of a file in which citations are looked for."""
    try:
        return ast.parse(path.read_bytes(), str(path))
    except (SyntaxError, ValueError) as error:
        raise SpinneyError(f"{path}: not readable as Python: {error}") from error


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The lines of all docstrings, each with its number: where functions cite rules."""
    for node in [tree, *definitions(tree)]:
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            text = first.value.value
            for offset, line in enumerate(text.splitlines() if isinstance(text, str) else []):
                yield min(first.lineno + offset, first.end_lineno or first.lineno), line


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """The comments of a file, each with the number of its line: where single lines cite rules."""
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


def definitions(tree: ast.Module) -> list[Definition]:
    """All functions and classes of a file, nested ones too."""
    return [node for node in ast.walk(tree) if isinstance(node, Definition)]


def ids_in(text: str, game: str) -> list[str]:
    """The rule ids that a line of a docstring or comment cites, as a rulebook has them."""
    return [
        f"{game}/{match['short']}" if match["short"] else match["elsewhere"] or match["rule"]
        for match in CITED.finditer(text)
    ]


def rules_of(node: Definition) -> Iterator[str]:
    """The rule ids in the `@rule(...)` decorators of a test."""
    for call in [part for decorator in node.decorator_list for part in ast.walk(decorator)]:
        if isinstance(call, ast.Call) and called_name(call) == "rule":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def called_name(call: ast.Call) -> str:
    """The name that a call calls, without what stands before its last dot, to find `@rule(...)`."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


# What a line stands in.


def where_cited(tree: ast.Module, line: int, module: str) -> str:
    """Where a citation stands: its functions and classes, outermost first; else a constant, or the module."""
    around = [node for node in definitions(tree) if first_line(node) <= line <= (node.end_lineno or 0)]
    if around:
        return ".".join(node.name for node in sorted(around, key=first_line))
    for node in tree.body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.lineno <= line <= (node.end_lineno or 0):
            return ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
    return module


def first_line(node: Definition) -> int:
    """Where a definition begins, its decorators included."""
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
