"""`spinney games`: what can be played here."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import spinney
from spinney.cli.terminal.styles import make_console, printable_shapes, style_of
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.options import GameOption


def games() -> None:
    """List the games that are installed, with their options."""
    console = make_console()
    for number, key in enumerate(spinney.games()):
        if number:
            console.print()
        try:
            show_game(console, spinney.game(key))
        except SpinneyError as error:  # somebody's game that is being written; the others can be played
            console.print(Text(f"{key}: {error}"))


def show_game(console: Console, game: Game[Any]) -> None:
    """Print one game of the list: key, title, seats, length, what it is about, and its options."""
    low, high = game.seats
    seats = f"{low} seats" if low == high else f"{low} to {high} seats"
    title = Text.assemble((game.key, style_of("glow")), "  ", (game.title, style_of("title")))
    console.print(Text.assemble(title, printable_shapes(console, f"  ·  {seats}  ·  {game.length}")))
    console.print(Padding(Text(game.pitch), (0, 0, 0, 2)))
    if game.options:
        console.print(Padding(option_grid(game.options), (0, 0, 0, 2)))


def option_grid(options: tuple[GameOption, ...]) -> Grid:
    """A game's options as the list of games shows them: name, default, allowed values, meaning."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=style_of("dim"))
    grid.add_column("option", no_wrap=True)
    grid.add_column("default", no_wrap=True)
    grid.add_column("may be")
    grid.add_column("meaning")
    for option in options:
        grid.add_row(option.name, str(option.default), option.expected, option_meaning(option))
    return grid


def option_meaning(option: GameOption) -> str:
    """What the list of games says of an option: its meaning, and how to play by the book."""
    more = [option.by_the_book, option.needs_people]
    return ". ".join([option.meaning, " ".join(sentence for sentence in more if sentence)]).removesuffix(". ")
