"""Who cites what: docstrings and comments of code, decorators of tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from spinney.cli.citations import Citation, code_citations
from spinney.cli.citations import test_citations as citations_of_tests
from spinney.engine.errors import SpinneyError

CODE = '''"""Chapter 6 (G-6)."""

SEVEN = 7  # G-9.1  needed
# G-1.1 alone


class Tree:
    """G-2.1  Grows."""

    def grow(self) -> str:
        """G-7.6.1  By one.

        As ruled (R-3, leylines/LR-2): never 2.
        """
        return "G-9.9"  # G-7.2, UTF-8, v1-2


if SEVEN:

    @staticmethod  # G-3.3
    def wither() -> None:
        """G-3.1  G-3.1 twice on a line."""
'''

TESTS = '''import pytest
from rule import rule


@rule("G-6.2", "groves/R-3")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("G-1.1"))])
def test_one(n: int) -> None:
    """G-9.9  Not a decorator."""


class TestMore:
    @pytest.mark.rule("G-6.2")
    async def test_two(self) -> None: ...


def test_three() -> None: ...
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "groves"
    folder.mkdir()
    (folder / "tree.py").write_text(CODE)
    return folder


def test_ids_are_found_in_docstrings_and_comments_with_line_and_name(package: Path) -> None:
    found = code_citations(package)
    path = package / "tree.py"
    assert found == {
        "groves/G-6": [Citation("groves/G-6", path, 1, "tree")],
        "G-9.1": [Citation("G-9.1", path, 3, "SEVEN")],
        "G-1.1": [Citation("G-1.1", path, 4, "tree")],
        "G-2.1": [Citation("G-2.1", path, 8, "Tree")],
        "G-7.6.1": [Citation("G-7.6.1", path, 11, "Tree.grow")],
        "groves/R-3": [Citation("groves/R-3", path, 13, "Tree.grow")],
        "leylines/LR-2": [Citation("leylines/LR-2", path, 13, "Tree.grow")],
        "G-7.2": [Citation("G-7.2", path, 15, "Tree.grow")],
        "G-3.3": [Citation("G-3.3", path, 20, "wither")],
        "G-3.1": [Citation("G-3.1", path, 22, "wither")],
    }


def test_tests_cite_with_their_decorators(tmp_path: Path) -> None:
    path = tmp_path / "test_groves.py"
    path.write_text(TESTS)
    assert citations_of_tests(tmp_path) == {
        "G-1.1": [Citation("G-1.1", path, 7, "test_one")],
        "G-6.2": [Citation("G-6.2", path, 7, "test_one"), Citation("G-6.2", path, 13, "test_two")],
        "groves/R-3": [Citation("groves/R-3", path, 7, "test_one")],
    }


def test_a_file_that_cannot_be_read_is_named(package: Path) -> None:
    (package / "broken.py").write_text("def (:\n")
    with pytest.raises(SpinneyError, match=r"broken\.py: not readable as Python"):
        code_citations(package)


def test_rules_may_begin_with_any_letters(package: Path) -> None:
    (package / "tree.py").write_text("# HED-2.1, T-1.1.2; not t-1.1 or UTF-8\n")
    assert list(code_citations(package)) == ["HED-2.1", "T-1.1.2"]


def test_an_empty_folder_cites_nothing(tmp_path: Path) -> None:
    assert code_citations(tmp_path) == {}
    assert citations_of_tests(tmp_path) == {}
