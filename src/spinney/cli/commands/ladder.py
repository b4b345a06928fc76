"""`spinney ladder`: how strong the bots are, with error bars."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from spinney.cli.arguments import comma_separated, find_game_key
from spinney.cli.errors import Stopped, WrongInput
from spinney.cli.terminal.styles import make_console
from spinney.engine.installed import find_game
from spinney.lab.formats import short
from spinney.lab.ladder.ladder import USUAL
from spinney.lab.ladder.ladder import ladder as play_ladder
from spinney.lab.ladder.ratings import OVERALL, Pool, Ratings
from spinney.lab.report import page, plots
from spinney.lab.results.summary_table import new_table
from spinney.lab.simulation.progress import progress_for


def ladder(
    bots: Annotated[str, typer.Option(help="Bots, with commas between.")] = ",".join(USUAL),
    matches: Annotated[int, typer.Option(help="How many games to play in all.")] = 200,
    game: Annotated[list[str] | None, typer.Option(help="A game; by default all of them.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only with so many seats.")] = None,
    seed: Annotated[str, typer.Option(help="Equal seeds give equal ladders.")] = "1",
    out: Annotated[Path | None, typer.Option(help="A file for the matches; it is continued.")] = None,
    html: Annotated[Path | None, typer.Option("--page", help="A page with the plot.")] = None,
    jobs: Annotated[int | None, typer.Option(help="How many processes, if not one for each core.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print the ladder, but no progress.")] = False,
) -> None:
    """Rate bots over games and seat counts, playing where the ratings are least sure."""
    watch = progress_for(Console(stderr=True, highlight=False, markup=False), quiet)
    keys = [find_game_key(one) for one in game] if game else None
    try:
        with watch:
            ratings = play_ladder(
                comma_separated(bots),
                matches,
                games=keys,
                seats=seats,
                seed=seed,
                out=out,
                jobs=jobs,
                watch=watch,
            )
    except KeyboardInterrupt:
        kept = f"{watch.done} of {matches} matches are in {out}" if out else "without --out none is kept"
        raise Stopped(f"stopped; {kept}") from None
    show_ladder(ratings)
    if html is not None:
        write_ladder_page(ratings, html)


def show_ladder(ratings: Ratings) -> None:
    """Print the ladder, a line for each bot: its overall rating, and its rating in each pool."""
    table = new_table("bot", "rating", "95 %", "matches", *(pool_name(pool) for pool in ratings.pools))
    for bot, one in ratings.standing():
        pools = [pool_rating(ratings, pool, bot) for pool in ratings.pools]
        span = f"{short(one.low)} - {short(one.high)}"
        table.add_row(bot, short(one.value), span, str(ratings.played[OVERALL, bot]), *pools)
    make_console().print(table)


def pool_rating(ratings: Ratings, pool: Pool, bot: str) -> str:
    """A bot's rating in one pool of the ladder, with its error; a dash where it has not played there."""
    if not ratings.played[pool, bot]:
        return "-"
    one = ratings.estimate(pool, bot)
    return f"{short(one.value)} ±{short(one.high - one.value)}"


def pool_name(pool: Pool) -> str:
    """The heading of a pool's column in the ladder: the game, and how many seats."""
    return f"{pool[0]} {pool[1]}"


def write_ladder_page(ratings: Ratings, path: Path) -> None:
    """Write what `spinney ladder --page` asks for: the ratings as HTML, overall and pool by pool."""
    note = "Rating with its 95 % interval; a new bot stands at 25."
    cards = []
    for number, pool in enumerate((OVERALL, *ratings.pools)):
        rows = ratings.standing(pool)
        if rows:
            title = "Over all games" if pool == OVERALL else f"{find_game(pool[0]).title}, {pool[1]} seats"
            picture = plots.intervals(rows, "rating", percent=False)
            cards.append(plots.named_apart(page.card(title, note, picture), f"p{number}"))
    matches = sum(ratings.played[OVERALL, bot] for bot in ratings.bots)
    lead = f"{len(ratings.bots)} bots, {matches} seats taken at {len(ratings.pools)} kinds of table."
    try:
        path.write_text(page.page("The ladder of bots", lead, [page.grid(cards)]), encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{path}: cannot be written: {error.strerror}") from error
    make_console().print(f"Written: {path}", soft_wrap=True)
