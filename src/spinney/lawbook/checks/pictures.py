"""Law 11, the checks: a well-formed picture on which every option that names something can be found."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from xml.etree import ElementTree as ET

from spinney.engine.table import Table
from spinney.lawbook.play import watchers

STYLE = re.compile("<style>.*?</style>", re.DOTALL)
SVG = "{http://www.w3.org/2000/svg}svg"


def check_pictures(table: Table, seats: Iterable[int] = ()) -> None:
    """Law 11  For some seats, or for all and the spectator: well-formed, with the options of who is asked."""
    for seat in seats or watchers(table):
        picture = table.game.picture(table, seat)
        pieces = "".join(table.game.drawing(table, seat))
        assert without_stylesheet(pieces) == without_stylesheet(picture), (
            f"seat {seat}: the pieces are not the picture"
        )
        root = svg_root(picture)
        check_ids(root)
        options = {int(option) for option in table.options} if seat == table.seat else set()
        wanted = placed_options(table) & options
        found = marked_actions(root)
        assert found <= options, (
            f"seat {seat} is shown what it cannot do: {action_texts(table, found - options)}"
        )
        assert wanted <= found, f"seat {seat}: not on the picture: {action_texts(table, wanted - found)}"


def without_stylesheet(picture: str) -> str:
    """A picture without its stylesheet, to compare it with its pieces."""
    return STYLE.sub("", picture)


def svg_root(picture: str) -> ET.Element:
    """The root of a picture, parsed: an SVG with a size of its own."""
    try:
        root = ET.fromstring(picture)
    except ET.ParseError as error:
        raise AssertionError(f"not well-formed: {error}") from error
    assert root.tag == SVG, f"not an SVG, but {root.tag}"
    numbers = root.get("viewBox", "").split()
    assert len(numbers) == 4, "no viewBox"
    assert all(float(size) > 0 for size in numbers[2:]), "a viewBox without width or height"
    return root


def check_ids(root: ET.Element) -> None:
    """Law 11  No id is given twice in a picture."""
    ids = Counter(element.get("id") for element in root.iter() if element.get("id") is not None)
    twice = [name for name, count in ids.items() if count > 1]
    assert not twice, f"ids given twice: {twice}"


def marked_actions(root: ET.Element) -> set[int]:
    """The action numbers in all `data-actions` of a picture."""
    return {int(number) for element in root.iter() for number in element.get("data-actions", "").split()}


def placed_options(table: Table) -> set[int]:
    """The options that a picture must show, since they name a place or piece: their kind has parts."""
    space = table.game.actions
    return {int(option) for option in table.options if space.kinds[space.kind[option]].parts}


def action_texts(table: Table, actions: set[int]) -> list[str]:
    """Options that are missing from a picture, or too many on it, for the complaint."""
    return [table.game.text(action) for action in sorted(actions)]
