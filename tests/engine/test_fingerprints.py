"""Walking over everything on a table."""

from __future__ import annotations

from spinney.engine.fingerprints import field_lines, field_names, fingerprint
from toy.game import Toy


def test_content_is_shared_by_clones_and_not_walked() -> None:
    table = Toy().start(seats=2, seed=1)
    assert table.clone().content is table.content
    assert "content" in field_names(table)
    assert not [line for line in field_lines(table) if line.startswith(("content=", "game="))]


def test_tables_that_differ_in_anything_else_have_other_fingerprints() -> None:
    table = Toy().start(seats=2, seed=1)
    other = table.clone()
    assert fingerprint(other) == fingerprint(table)
    other.bank += 1
    assert fingerprint(other) != fingerprint(table)
