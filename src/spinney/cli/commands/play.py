"""`spinney play`: a game in the terminal, against bots or friends."""

from __future__ import annotations

from os import urandom
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer

from spinney.bots.levels import LEVELS
from spinney.cli.arguments import find_game, find_game_key, read_options, verified_record
from spinney.cli.errors import WrongInput
from spinney.cli.terminal.autosave import autosave_for, origin_of
from spinney.cli.terminal.game_loop import GameLoop
from spinney.cli.terminal.players import Players, read_players, usual_players
from spinney.cli.terminal.prompt import ask_pipe, ask_terminal, is_terminal
from spinney.cli.terminal.screen import Screen
from spinney.cli.terminal.styles import make_console
from spinney.engine.chance import secret_of
from spinney.engine.options import check_ends
from spinney.engine.records.journal import LIMITS
from spinney.engine.table import Table

PACE: Final = 0.5  # seconds between the moves of bots, for people to follow
LONGEST: Final = 60.0
ALONE: Final = "greedy,greedy"  # who plays where nobody can be asked


def play(
    game: Annotated[
        str | None, typer.Argument(help="A game, or the beginning of its key.", metavar="GAME")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who plays, seat by seat: me, or a bot's name. [default: me,sapling]")
    ] = None,
    level: Annotated[
        str | None, typer.Option(help="How good your opponents are: sapling, ranger or elder.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed and answers give the same game.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A game option as name=value; see spinney games.")
    ] = None,
    edition: Annotated[str | None, typer.Option(help="Another edition: its name, or a file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record here, after every choice.")] = None,
    pace: Annotated[float | None, typer.Option(help="Seconds between the moves of bots.")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours.")] = False,
) -> None:
    """Play a game here. Without a terminal, bots play one for you to read."""
    terminal = is_terminal()
    console = make_console(no_color)
    if resume is not None:
        if seed is not None or option or edition is not None or level is not None:
            raise WrongInput(
                "--seed, --option, --edition and --level begin a new game; --resume goes on with an old one"
            )
        table, names = resumed_table(resume, game, seats)
    else:
        if level is not None:
            seats = seats_at_level(game, seats, level)
        alone = seats is None and not terminal
        if alone:
            console.print(
                "No terminal, so nobody can be asked: bots play. A pipe answers with --seats me,greedy."
            )
        table, names = started_table(game, ALONE if alone else seats, seed, option or [], edition)
    clock = perf_counter if seed is None else None  # a seed repeats its game, however long that takes
    players = Players(table.game, names, origin_of(table).secret, clock)
    if not players.people:
        check_end(table)
    autosave = autosave_for(console, table, players, save or resume)
    ask = ask_terminal if terminal else ask_pipe(console)
    GameLoop(
        table, players, Screen(console, table.game, players), autosave, ask, checked_pace(pace, terminal)
    ).run()


def started_table(
    key: str | None, seats: str | None, seed: str | None, options: list[str], edition: str | None
) -> tuple[Table, list[str]]:
    """A new table for `spinney play`, and the names of its players."""
    game = find_game(key, edition)
    names = usual_players(game) if seats is None else read_players(seats)
    secret = urandom(32) if seed is None else secret_of(seed)
    return game.start_from(len(names), secret, [], read_options(options)), names


def check_end(table: Table) -> None:
    """Refuse a game without an end where only bots would play it: `spinney play` would never stop."""
    if table.journal is None or LIMITS not in table.journal.entries:
        check_ends(table.game.key, table.game.options, origin_of(table).options)


def seats_at_level(key: str | None, seats: str | None, level: str) -> str:
    """You against bots of the level that `--level` says, written as `--seats` would say it."""
    if seats is not None:
        raise WrongInput("--level and --seats both say who plays; give one of them")
    if level not in LEVELS:
        raise WrongInput(f"--level {level}: expected {', '.join(LEVELS[:-1])} or {LEVELS[-1]}")
    return ",".join(usual_players(find_game(key), level))


def resumed_table(path: Path, key: str | None, seats: str | None) -> tuple[Table, list[str]]:
    """The table that `--resume` goes on with, and its players unless `--seats` names others."""
    record, table = verified_record(path)
    if key is not None and find_game_key(key) != record.game.key:
        raise WrongInput(f"{path}: a record of {record.game.key}, not of {key}")
    names = read_players(seats) if seats is not None else record.players or usual_players(record.game)
    if len(names) != table.seats:
        raise WrongInput(f"{path}: has {table.seats} seats, but {len(names)} players are named; use --seats")
    return table, names


def checked_pace(pace: float | None, terminal: bool) -> float:
    """The seconds between the moves of bots: `--pace`, or what suits a terminal or a pipe."""
    if pace is None:
        return PACE if terminal else 0.0
    if not 0 <= pace <= LONGEST:
        raise WrongInput(f"--pace {pace}: expected seconds from 0 to {LONGEST:.0f}")
    return pace
