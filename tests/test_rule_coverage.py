"""Every rule, ruling and scenario of every game is tested, and whatever code or tests cite exists."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import spinney
from spinney.cli.citations import Citation, code_citations, definitions, test_citations
from spinney.engine.rulebook import Rulebook

TESTS = Path(__file__).parent
SOURCES = Path(spinney.__file__).parent / "games"
BOOKS = {key: spinney.game(key).rulebook() for key in spinney.games()}
CITED = test_citations(TESTS)


def ids_of(book: Rulebook) -> set[str]:
    return {*book.rules, *book.cases}


def untested(book: Rulebook, cited: dict[str, list[Citation]]) -> list[str]:
    """What the document says and no test cites."""
    return sorted(ids_of(book) - set(cited))


def unknown(books: list[Rulebook], cited: dict[str, list[Citation]]) -> list[str]:
    """What is cited but stands in no document, with the place."""
    known = set().union(*[ids_of(book) for book in books])
    return [
        f"{places[0].path.name}:{places[0].line}: {name}"
        for name, places in cited.items()
        if name not in known
    ]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def checks_something(citation: Citation) -> bool:
    """Does the test have an assertion, or expect an error?"""
    for node in definitions(parsed(citation.path)):
        if node.name == citation.name:
            inside = list(ast.walk(node))
            raises = any(isinstance(part, ast.Attribute) and part.attr == "raises" for part in inside)
            return raises or any(isinstance(part, ast.Assert) for part in inside)
    return False


@pytest.mark.parametrize("key", spinney.games())
def test_every_rule_ruling_and_scenario_is_tested(key: str) -> None:
    assert untested(BOOKS[key], CITED) == []


@pytest.mark.parametrize("key", spinney.games())
def test_code_cites_only_rules_that_exist(key: str) -> None:
    assert unknown([BOOKS[key]], code_citations(SOURCES / key)) == []


def test_tests_cite_only_rules_that_exist() -> None:
    assert unknown(list(BOOKS.values()), CITED) == []


def test_a_citation_comes_with_a_check() -> None:
    assert [place for places in CITED.values() for place in places if not checks_something(place)] == []


@pytest.mark.parametrize("key", spinney.games())
def test_the_rule_behind_every_action_exists(key: str) -> None:
    game = spinney.game(key)
    table = game.start(seed=1)
    for action in range(game.actions.size):
        assert game.rule_of(table, action) in BOOKS[key].rules


def test_a_rule_nobody_tests_and_a_rule_that_does_not_exist_are_both_found(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text('@rule("G-1.1", "G-9.9")\ndef test_it() -> None: ...\n')
    (tmp_path / "code.py").write_text('def f() -> None:\n    """G-1.2  So it is (R-7)."""\n')
    book = Rulebook(tmp_path.name, "- G-1.1 One.\n- G-1.2 Two.\n")
    cited = test_citations(tmp_path)
    assert untested(book, cited) == ["G-1.2"]
    assert unknown([book], cited) == ["test_it.py:2: G-9.9"]
    assert unknown([book], code_citations(tmp_path)) == [f"code.py:2: {tmp_path.name}/R-7"]
    assert not checks_something(cited["G-1.1"][0])
