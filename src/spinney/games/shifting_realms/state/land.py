"""Section 7.1: three boards side by side, as masks of sixty spaces.

A space is four times its column plus its row; columns count through all three boards. So a step to the side
is a shift by four, a step up or down a shift by one, and a whole set of spaces steps at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spinney.engine.bits import bit
from spinney.engine.nothing import NONE

COLUMNS: Final = 5
ROWS: Final = 4
BOARD: Final = COLUMNS * ROWS
BOARDS: Final = 3
SPACES: Final = BOARD * BOARDS
ALL: Final = 0xFFFFFFFFFFFFFFF  # sixty spaces
TOPS: Final = 0x111111111111111  # the spaces of row 1
BOTTOMS: Final = 0x888888888888888
NOWHERE: Final = -1  # no space, or no board: NONE of places

# The first four terrains bring wood, stone, gold and magic, in this order.
TERRAINS: Final = ("forest", "quarry", "mine", "ruins", "water's edge", "grass", "town hall", "troll king")
LETTERS: Final = "FQMRWGTK"
COLUMN_NAMES: Final = "abcde"
WATER: Final = 4
GRASS: Final = 5
HALL: Final = 6
TROLL: Final = 7


def space_of(board: i64, column: i64, row: i64) -> i64:
    """The number of a space on the three boards, by its board, column and row."""
    return BOARD * board + ROWS * column + row


def cell_name(space: i64) -> str:
    """A space of the land by column and row of its own board: c2."""
    return f"{COLUMN_NAMES[space % BOARD // ROWS]}{space % ROWS + 1}"


def space_id(space: i64) -> str:
    """A space of the land by its board from the left, its column and its row: 2c3."""
    return f"{space // BOARD + 1}{cell_name(space)}"


def spread(spaces: i64) -> i64:
    """S-5.2  All spaces that share an edge with one of these, seams included; never a corner."""
    return ((spaces << 4) | (spaces >> 4) | ((spaces & ~TOPS) >> 1) | ((spaces & ~BOTTOMS) << 1)) & ALL


def distance(one: i64, other: i64) -> i64:
    """How many steps two spaces are apart, with nothing in the way."""
    across = one // ROWS - other // ROWS
    down = one % ROWS - other % ROWS
    return max(across, -across) + max(down, -down)


class Land:
    """One ordered choice of three realms: where everything is printed."""

    def __init__(
        self, realms: list[i64], rows: list[list[str]], kind_realm: list[i64], kind_terrain: list[i64]
    ):
        self.realms: Final = realms  # from left to right
        self.in_order: Final = sorted(realms)
        self.terrain: Final[list[i64]] = []  # by space
        self.dragon: i64 = NOWHERE  # S-1.4: where it starts
        for board in range(BOARDS):
            for column in range(COLUMNS):
                for row in range(ROWS):
                    letter = rows[realms[board]][row][column]
                    if letter == "D":
                        self.dragon = space_of(board, column, row)
                    self.terrain.append(GRASS if letter == "D" else LETTERS.index(letter))
        self.spaces: Final[list[i64]] = [self.mask_of(terrain) for terrain in range(len(TERRAINS))]
        self.halls: Final[i64] = self.spaces[HALL]
        self.resources: Final[i64] = self.spaces[0] | self.spaces[1] | self.spaces[2] | self.spaces[3]
        self.hall: Final[list[i64]] = [
            space for space in range(SPACES) if self.terrain[space] == HALL
        ]  # by board
        self.troll: Final[i64] = self.terrain.index(TROLL) if TROLL in self.terrain else NOWHERE
        self.no_stop: Final[i64] = self.halls | self.spaces[TROLL]  # S-13.1.4
        self.board_of_realm: Final[list[i64]] = [
            realms.index(realm) if realm in realms else NOWHERE for realm in range(len(rows))
        ]
        self.kinds: Final[list[i64]] = [
            kind for kind in range(len(kind_realm)) if self.board_of_realm[kind_realm[kind]] != NOWHERE
        ]  # the tiles in play
        self.sites: Final[list[i64]] = [
            self.sites_of(kind_realm[kind], kind_terrain[kind]) for kind in range(len(kind_realm))
        ]  # S-7.2: by kind of tile, where it may be built
        self.around_troll: Final = self.rings(self.troll)
        self.near: Final[list[i64]] = [spread(bit(space)) for space in range(SPACES)]
        self.cell: Final[list[i64]] = [
            BOARD * realms[space // BOARD] + space % BOARD for space in range(SPACES)
        ]  # the realm and its cell in one number, the same wherever the board lies

    def rings(self, space: i64) -> list[i64]:
        """The spaces within 0, 1, 2, ... steps of one, over free boards."""
        within: list[i64] = [0 if space == NOWHERE else bit(space)]
        for _ in range(COLUMNS * BOARDS + ROWS):
            within.append(within[-1] | spread(within[-1]))
        return within

    def fits(self, wanted: list[i64]) -> bool:
        """S-1.1  Are these the realms that were agreed on, from left to right?"""
        return all(wanted[at] == NONE or wanted[at] == self.realms[at] for at in range(BOARDS))

    def mask_of(self, terrain: i64) -> i64:
        """The spaces of one terrain."""
        mask: i64 = 0
        for space in range(SPACES):
            if self.terrain[space] == terrain:
                mask |= bit(space)
        return mask

    def on_board(self, board: i64) -> i64:
        """The spaces of one board."""
        mask: i64 = 0
        for space in range(BOARD):
            mask |= bit(BOARD * board + space)
        return mask

    def in_realm(self, realm: i64) -> i64:
        """The spaces of one realm; none where it is not in play."""
        board = self.board_of_realm[realm]
        return 0 if board == NOWHERE else self.on_board(board)

    def sites_of(self, realm: i64, terrain: i64) -> i64:
        """The spaces of one terrain in one realm."""
        return self.in_realm(realm) & self.spaces[terrain]


def all_orders(realms: i64) -> list[list[i64]]:
    """S-1.1, S-1.2  Every land that can be laid out: each ordered choice of three realms."""
    return [
        [one, two, three]
        for one in range(realms)
        for two in range(realms)
        for three in range(realms)
        if one != two and one != three and two != three
    ]
