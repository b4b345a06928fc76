"""One game of a run, from its number: the plain loop. It does not know which process it runs in."""

from __future__ import annotations

import traceback
from typing import Any

from spinney.bots import Bot, find_bot
from spinney.engine.chance import secret_of
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.table import Table
from spinney.lab.errors import GameFailed
from spinney.lab.game_result import GameResult
from spinney.lab.run import Run, game_of


def play_game(run: Run, number: int) -> GameResult:
    """Play a game of the run and say how it went."""
    table = play_table(run, number)
    return GameResult(
        number=number,
        seed=run.seed_of(number),
        bots=tuple(run.bots_of(number)),
        choices=int(table.number),
        scores=tuple(int(score) for score in table.scores),
        winners=tuple(int(seat) for seat in table.winners),
        turns=counted(table, "turns"),
        rounds=counted(table, "rounds"),
    )


def play_table(run: Run, number: int, log: bool = False) -> Table:
    """Play a game of the run and return its table, which `Record.of` can record; `log` keeps its events."""
    table: Table | None = None
    try:
        game = game_of(run)
        table = start(run, number, log)
        play_out(game, table, bots_for(run, number))
    except SpinneyError as error:
        raise type(error)(f"{moment(run, number, table)}: {error}") from error
    except Exception as error:
        raise GameFailed(f"{moment(run, number, table)}: {in_short(error)}") from error
    return table


def start(run: Run, number: int, log: bool = False) -> Table:
    """The table of a game, up to its first choice."""
    table: Table = game_of(run).start_from(
        run.seats, secret_of(run.seed_of(number)), [], dict(run.options), log
    )
    return table


def bots_for(run: Run, number: int) -> list[Bot]:
    """The bots of a game, by seat, each with a seed of its own."""
    seed = run.seed_of(number)
    return [find_bot(name, f"{seed}/{seat}") for seat, name in enumerate(run.bots_of(number))]


def play_out(game: Game[Any], table: Table, bots: list[Bot]) -> None:
    """Each bot answers for its seat, from what that seat sees, until the game is over."""
    while not table.over:
        seat = table.seat
        table.play(bots[seat].choose(game.seen_by(table, seat)))


def moment(run: Run, number: int, table: Table | None) -> str:
    """Where a game stands, for errors: enough to play it again up to there."""
    where = f"game {number} (seed {run.seed_of(number)})"
    if table is None or table.over:
        return where
    return f"{where}, choice {table.number}, bot {run.bots_of(number)[table.seat]}"


def in_short(error: Exception) -> str:
    """An unforeseen error in one line: what, and where it was raised."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno})"


def counted(table: Table, name: str) -> int | None:
    """How many turns or rounds a table counted, if it counts them."""
    number = getattr(table, name, None)
    return int(number) if isinstance(number, int) else None
