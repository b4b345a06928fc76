"""`spinney simulate`: games between bots on all cores, a file of results, and a summary."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spinney.cli.arguments import comma_separated, find_game_key, read_options
from spinney.cli.errors import Stopped
from spinney.cli.terminal.styles import make_console
from spinney.lab import Summary, WorkerDied
from spinney.lab import simulate as play_games
from spinney.lab.results.result_file import games_in
from spinney.lab.results.summary_table import summary_tables
from spinney.lab.simulation.progress import progress_for


def simulate(
    game: Annotated[str, typer.Argument(help="The game: its key, or the beginning of it.")],
    games: Annotated[int, typer.Option(help="How many games to play.", max=10**9)] = 100,
    bots: Annotated[
        str, typer.Option(help="Bots, with commas between; they change seats every game.")
    ] = "random",
    seed: Annotated[str, typer.Option(help="Equal seeds give equal results.")] = "1",
    out: Annotated[
        Path | None, typer.Option(help="A file for the results; if it holds some, the rest is played.")
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")] = None,
    edition: Annotated[str | None, typer.Option(help="Another edition: its name, or a file.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats, if not one for each bot.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes, if not one for each core.")] = None,
    on: Annotated[str, typer.Option(help="Where: local, ray, or ray:ADDRESS of a cluster.")] = "local",
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Play every key once with each seating of the bots.")
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the summary, but no progress.")] = False,
) -> None:
    """Play many games between bots and say who won, from which seat, after how long."""
    console = Console(stderr=True, highlight=False, markup=False)
    watch = progress_for(console, quiet)
    try:
        with watch:
            summary = play_games(
                find_game_key(game),
                games,
                comma_separated(bots),
                seed=seed,
                seats=seats,
                options=read_options(option or []),
                edition=edition,
                rotate=rotate,
                out=out,
                jobs=jobs,
                on=on,
                watch=watch,
            )
    except KeyboardInterrupt:
        raise Stopped(f"stopped; {kept_results(watch.done, games, out)}") from None
    except WorkerDied as error:
        raise WorkerDied(f"{error}; {kept_results(watch.done, games, out)}") from error
    if out is not None and not quiet and not summary.effort.games:
        console.print(f"{out} holds {the_games(summary)} already; nothing was left to play.", soft_wrap=True)
    make_console().print(summary_tables(summary))


def kept_results(done: int, games: int, out: Path | None) -> str:
    """What is left of a simulation that was cut short, and how it goes on."""
    if out is None:
        return f"{done} of {games} games were played and none kept; with --out they are, and can be continued"
    return f"{games_in(out)} of {games} games are in {out}; the same command again plays the rest"


def the_games(summary: Summary) -> str:
    """The games of a simulation that was finished already: "this game", "these 100 games"."""
    return "this game" if summary.games == 1 else f"these {summary.games} games"
