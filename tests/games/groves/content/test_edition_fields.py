"""Whatever stands in a field of an edition: it is a game, or a complaint that names file and field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.groves.editions import standard
from spinney.engine.edition import Edition
from spinney.engine.errors import BadEdition
from spinney.games.groves import Groves

TEXT = standard().text
Path = tuple[str | int, ...]


def fields(data: Any, path: Path = ()) -> Iterator[Path]:
    """Every field, but of lists only the first entry."""
    for key in data if isinstance(data, dict) else [0]:
        here = (*path, key)
        yield here
        if isinstance(data[key], dict | list):
            yield from fields(data[key], here)


FIELDS = [*fields(standard().data)]


def with_odd(path: Path, odd: object) -> Edition:
    """The standard edition with something odd in one field, or without the field."""
    edition = Edition("odd", TEXT, "odd.toml", False)
    holder: Any = edition.data
    for key in path[:-1]:
        holder = holder[key]
    if odd is None:
        del holder[path[-1]]
    else:
        holder[path[-1]] = odd
    return edition


@pytest.mark.parametrize("odd", ["x", -1, [], None], ids=str)
def test_an_odd_field_is_named_or_fits(odd: object) -> None:
    refused = 0
    for path in FIELDS:
        try:
            game = Groves(with_odd(path, odd))
        except BadEdition as error:
            refused += 1
            message = str(error)
            assert message.startswith("odd.toml: ")
            assert [key for key in path if isinstance(key, str)][-1] in message or path[0] == "grove"
            assert "expected" in message
        else:
            assert game.start(2, seed=1).options
    assert refused > len(FIELDS) // 2
