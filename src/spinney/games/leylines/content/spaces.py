"""The board: spaces, links, and how far it is from everywhere to everywhere, computed once.

Spaces are numbered by kind: Letter spaces in alphabetical order, then Hubs, plain circles and Markets.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from spinney.engine.errors import BadEdition
from spinney.engine.fields import entries, entry_of, numbers, text, word

SPACE_KINDS: Final = ("letter", "hub", "plain", "market")
MOST_SPACES: Final = 80
MOST_MARKETS: Final = 12
FAR: Final = 99  # no route


class Space:
    """A circle of the board."""

    def __init__(self, id_: str, kind: str, name: str, region: str, x: int, y: int, links: list[str]) -> None:
        self.id: Final = id_
        self.kind: Final = kind
        self.name: Final = name  # empty for most
        self.region: Final = region
        self.x: Final = x
        self.y: Final = y
        self.links: Final = links


class Board:
    """L-4.5 to L-4.8  Spaces, and what can be reached from each without crossing a Market."""

    def __init__(self, where: str, data: dict[str, Any]) -> None:
        spaces = read_spaces(where, data)
        self.spaces: Final = spaces
        self.letters: Final[i64] = spaces_of_kind(spaces, "letter")
        self.hubs: Final[i64] = spaces_of_kind(spaces, "hub")
        self.markets: Final[i64] = spaces_of_kind(spaces, "market")
        self.first_plain: Final[i64] = self.letters + self.hubs
        self.first_market: Final[i64] = len(spaces) - self.markets
        self.ids: Final = [space.id for space in spaces]
        self.links: Final[list[list[i64]]] = linked(where, spaces)
        self.distance: Final[list[list[i64]]] = [distances(self, at) for at in range(len(spaces))]
        check_board(where, self)
        self.far: Final[i64] = max(max(row) for row in self.distance)

    def is_market(self, space: i64) -> bool:
        """L-9.1  Markets are numbered after all other spaces."""
        return space >= self.first_market

    def is_hub(self, space: i64) -> bool:
        """L-7.1  Hubs are numbered between the Letter spaces and the plain ones."""
        return self.letters <= space < self.first_plain


def spaces_of_kind(spaces: list[Space], kind: str) -> int:
    """How many spaces of the board are of a kind."""
    return len([space for space in spaces if space.kind == kind])


def read_spaces(where: str, data: dict[str, Any]) -> list[Space]:
    """The spaces of an edition, in order: Letter spaces by their letters, then kind by kind."""
    found: list[Space] = []
    for at, entry in enumerate(entries(where, data, "space", 3, MOST_SPACES)):
        here = f"{where}: space {at + 1}"
        fields = entry_of(here, entry, ("id", "kind", "name", "region", "at", "links"))
        x, y = numbers(here, fields, "at", 2, 0, 2000)
        links = fields.get("links")
        if not isinstance(links, list) or not all(isinstance(link, str) for link in links):
            raise BadEdition(f"{here}: links: expected ids of spaces, got {links!r}")
        kind = word(here, fields, "kind", SPACE_KINDS)
        name, region = text(here, fields, "name", ""), text(here, fields, "region", "")
        found.append(Space(text(here, fields, "id"), kind, name, region, x, y, links))
    letters = [space for space in found if space.kind == "letter"]
    others = [space for kind in SPACE_KINDS[1:] for space in found if space.kind == kind]
    return [*sorted(letters, key=lambda space: space.id), *others]


def linked(where: str, spaces: list[Space]) -> list[list[i64]]:
    """Links by number; each must be there from both ends, once, and between different spaces."""
    ids = [space.id for space in spaces]
    found: list[list[i64]] = []
    for space in spaces:
        here = f"{where}: space {space.id}: links"
        for link in space.links:
            if link not in ids or link == space.id or space.links.count(link) > 1:
                raise BadEdition(f"{here}: expected other spaces, each once, got {link!r}")
            if space.id not in spaces[ids.index(link)].links:
                raise BadEdition(f"{here}: expected {link} to be linked to {space.id}, too")
        if len(space.links) < 2:
            raise BadEdition(f"{here}: expected two or more")
        found.append(sorted([ids.index(link) for link in space.links]))
    return found


def distances(board: Board, start: i64) -> list[i64]:
    """L-4.8  Steps to every space, no Market between."""
    steps: list[i64] = [FAR] * len(board.spaces)
    steps[start] = 0
    edge = [start]
    while edge:
        following: list[i64] = []
        for space in edge:
            if space == start or not board.is_market(space):
                for link in board.links[space]:
                    if steps[link] == FAR:
                        steps[link] = steps[space] + 1
                        following.append(link)
        edge = following
    return steps


def check_board(where: str, board: Board) -> None:
    """The board has the kinds of space that the rules need, and a way from everywhere to everywhere."""
    if board.letters < 1 or board.hubs < 1 or not 1 <= board.markets <= MOST_MARKETS:
        raise BadEdition(f"{where}: space: expected Letter spaces, Hubs, and 1-{MOST_MARKETS} Markets")
    for at, row in enumerate(board.distance):
        if FAR in row:
            missed = board.ids[row.index(FAR)]
            raise BadEdition(f"{where}: space {board.ids[at]}: no way to {missed} that crosses no Market")
