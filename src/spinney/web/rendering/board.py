"""The board: the game's own picture, for a page that already has the stylesheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spinney.art.svg import Markup
from spinney.engine.chance import Chance, secret_of
from spinney.engine.events import SPECTATOR
from spinney.engine.table import Table
from spinney.web.games import game_of
from spinney.web.rendering.html import div, p
from spinney.web.rendering.viewer import Viewer

SAMPLE: Final = 40  # choices into a game, for the picture on its card


def board(viewer: Viewer) -> Markup | list[str]:
    """The board as a part of the page: the table's own, or a sample while not everybody has sat down."""
    if viewer.table is None:
        return waiting_board(viewer.game.key)
    return board_pieces(viewer.table, viewer.seat)


def board_pieces(table: Table, seat: int) -> list[str]:
    """The board as a seat sees it, piece by piece, without its stylesheet."""
    first, *rest = table.game.drawing(table, seat)
    return [reachable(first) if rest else bare(first), *rest]


def whole_board(table: Table, seat: int) -> Markup:
    """The whole board as a seat sees it, without its stylesheet."""
    return Markup("".join(board_pieces(table, seat)))


@lru_cache(64)
def reachable(picture: str) -> str:
    """A picture of a board whose parts can be reached: a group of things, not one image."""
    head = picture.find(">")
    opening = picture[:head].replace("role='img'", "role='group'").replace('role="img"', 'role="group"')
    return opening + picture[head:]


def bare(picture: str) -> str:
    """A picture of a board that comes whole, without its stylesheet."""
    start = picture.find("<style>")
    if start >= 0:
        end = picture.find("</style>", start) + len("</style>")
        picture = picture[:start] + picture[end:]
    return reachable(picture)


@lru_cache
def sample_board(key: str) -> Markup:
    """The whole board of a game in full swing, as spectators see it, for the game's card."""
    return whole_board(sample_table(key), SPECTATOR)


def sample_table(key: str) -> Table:
    """The table that a sample board is drawn from: after some random choices, and before the game ends."""
    game = game_of(key)
    chance = Chance(secret_of(key))
    table: Table = game.start(max(game.seats[0], min(2, game.seats[1])), seed="sample")
    for _ in range(SAMPLE):
        ahead = table.clone()
        ahead.play(ahead.options[chance.below(len(ahead.options))])
        if ahead.over:
            break
        table = ahead
    return table


@lru_cache
def waiting_board(key: str) -> Markup:
    """The board while not everybody has sat down: a sample, under a veil."""
    return div(p("The board is laid out when everybody has sat down.", class_="veil"), sample_board(key))
