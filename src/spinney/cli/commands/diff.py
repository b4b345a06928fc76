"""`spinney diff`: what a changed edition changes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import spinney
from spinney.cli.arguments import comma_separated, find_game_key, read_options
from spinney.cli.errors import Stopped, WrongInput
from spinney.cli.terminal.styles import make_console
from spinney.engine.edition import ENDING, read_edition, shipped_editions
from spinney.engine.errors import BadEdition
from spinney.lab.diff.changes import shown, signed
from spinney.lab.diff.diff import Diff
from spinney.lab.diff.diff import diff as compare
from spinney.lab.diff.edition_games import paths_of
from spinney.lab.results.result_file import games_in
from spinney.lab.results.summary_table import new_table
from spinney.lab.simulation.progress import progress_for


def diff(
    edition_a: Annotated[str, typer.Argument(help="An edition: its name, or a .toml file.")],
    edition_b: Annotated[str, typer.Argument(help="The other edition.")],
    game: Annotated[str | None, typer.Option(help="The game, if the editions do not tell.")] = None,
    bots: Annotated[str, typer.Option(help="Bots, with commas between.")] = "greedy",
    games: Annotated[int, typer.Option(help="The budget: at most so many pairs of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal answers.")] = "1",
    seats: Annotated[int | None, typer.Option(help="How many seats, if not one for each bot.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game: name=value.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep the games in OUT.a.jsonl and OUT.b.jsonl; they are continued.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes, if not one for each core.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the answer, but no progress.")] = False,
) -> None:
    """Play two editions on the same keys and say what changed, and how sure that is."""
    key = find_game_key(game) if game is not None else game_for(edition_a, edition_b)
    watch = progress_for(Console(stderr=True, highlight=False, markup=False), quiet)
    try:
        with watch:
            found = compare(
                key,
                edition_a,
                edition_b,
                comma_separated(bots),
                games=games,
                seed=seed,
                seats=seats,
                options=read_options(option or []),
                out=out,
                jobs=jobs,
                watch=watch,
            )
    except KeyboardInterrupt:
        raise Stopped(f"stopped; {kept_games(out)}") from None
    show_diff(found)


def kept_games(out: Path | None) -> str:
    """What is left of a comparison that was cut short, and how it goes on."""
    if out is None:
        return "no game is kept; with --out they are, and can be continued"
    a, b = (games_in(path) if path is not None else 0 for path in paths_of(out))
    return f"{a} games of the first and {b} of the second edition are kept; the same command plays the rest"


def game_for(*editions: str) -> str:
    """The one game that both editions of a comparison can be of."""
    fitting = [key for key in spinney.games() if all(fits_game(spinney.game(key), one) for one in editions)]
    if len(fitting) != 1:
        many = " or ".join(fitting) if fitting else "no game"
        raise WrongInput(f"{' and '.join(editions)} could be of {many}; say which with --game")
    return fitting[0]


def fits_game(game: Any, edition: str) -> bool:
    """Can an edition be of this game? A file that cannot be read fits any game: its error comes later."""
    there = shipped_editions(game.package)
    if edition in there or not edition.endswith(ENDING):
        return edition in there
    try:
        return bool(there) and read_edition(edition).game in ("", game.key)
    except BadEdition:
        return bool(there)


def show_diff(found: Diff) -> None:
    """Print what differs between two editions: in words, then what surely changed, and the main measures."""
    console = make_console()
    for line in found.words():
        console.print(Text(line), soft_wrap=True)
    table = new_table("measure", "A", "B", "B − A", "surely between")
    rows = found.real + [one for one in found.changes[:12] if not one.real]
    for one in rows[:40]:
        low, high = signed(one.difference.low, one.unit), signed(one.difference.high, one.unit)
        values = [shown(one.a, one.unit), shown(one.b, one.unit), signed(one.difference.value, one.unit)]
        table.add_row(one.name, *values, f"{low} and {high}", style="bold" if one.real else None)
    console.print(table)
