"""One game of a run, from its number. It does not matter in which process it is played."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sized
from functools import lru_cache, partial
from typing import Any

from spinney.bots import Bot, find_bot
from spinney.bots.play_bots import play_bots
from spinney.engine.chance import secret_of
from spinney.engine.errors import SpinneyError
from spinney.engine.facts import Tally
from spinney.engine.game import Game
from spinney.engine.nothing import NOBODY
from spinney.engine.score import by_source
from spinney.engine.table import Table
from spinney.lab.errors import GameFailed
from spinney.lab.results.beginner import beginner_in
from spinney.lab.results.game_result import GameResult
from spinney.lab.simulation.run import Run, game_of


def play_game(run: Run, number: int, tally: Tally | None = None) -> GameResult:
    """Play a game of the run and say how it went. A tally can be reused from game to game."""
    game = game_of(run)
    if tally is None:
        tally = new_tally(run)
    tally.clear()
    table = play_table(run, number, tally=tally)
    winners = table.winners
    changes, took = tally.leads(winners)
    return GameResult(
        number=number,
        seed=run.seed_of(number),
        bots=tuple(run.bots_of(number)),
        choices=table.number,
        scores=tuple(table.scores),
        winners=tuple(winners),
        turns=counted(table, "turns"),
        rounds=tally.beats if game.layout.beats else counted(table, "rounds"),
        ended=ending(game, tally, winners),
        sources=by_source(game.score_sheet(table)),
        arc=tally.scores,
        lead_changes=changes,
        lead_taken=took if winners else None,
        began=seat_that_began(run, number, tally),
        facts=tally.counted(),
    )


def seat_that_began(run: Run, number: int, tally: Tally) -> int:
    """The seat that began the game just played; if no event says so, the one that is asked first."""
    seat = beginner_in(tally)
    return int(start(run, number).seat) if seat == NOBODY else seat


def new_tally(run: Run) -> Tally:
    """What counts the facts of the games of a run."""
    return Tally(game_of(run).layout, run.seats)


def ending(game: Game[Any], tally: Tally, winners: Sized) -> str:
    """How a game that was played ended, by its own event, or by its winners where it names none."""
    if tally.ended >= 0:
        return game.layout.endings[tally.ended]
    number = len(winners)
    return "no winner" if number == 0 else "wins" if number == 1 else "shared victory"


def play_table(run: Run, number: int, log: bool = False, tally: Tally | None = None) -> Table:
    """Play a game of the run and return its table, which `Record.of` can record.

    `log` keeps its events, `tally` counts them.
    """
    table: Table | None = None
    try:
        table = start(run, number, log, tally)
        play_bots(table, bots_for(run, number), tally)
    except SpinneyError as error:
        raise type(error)(f"{moment(run, number, table)}: {error}") from error
    except Exception as error:
        raise GameFailed(f"{moment(run, number, table)}: {in_short(error)}") from error
    return table


def start(run: Run, number: int, log: bool = False, tally: Tally | None = None) -> Table:
    """The table of a game of a run, up to its first choice."""
    table: Table = game_of(run).start_from(
        run.seats, secret_of(run.seed_of(number)), [], dict(run.options), log, tally
    )
    return table


def bots_for(run: Run, number: int) -> list[Bot]:
    """The bots that play a game of a run, by seat, each with a seed of its own."""
    seed = run.seed_of(number)
    return [bot_maker(name)(f"{seed}/{seat}") for seat, name in enumerate(run.bots_of(number))]


@lru_cache
def bot_maker(name: str) -> Callable[[str], Bot]:
    """What makes a bot of this name from its seed. Kept, because finding it takes as long as a short game."""
    kind: Any = type(find_bot(name, 0))
    number = name.partition(":")[2]
    return partial(bot_with_number, kind, int(number)) if number else kind


def bot_with_number(kind: Any, number: int, seed: str) -> Bot:
    """A bot with a number in its name, such as `tree:500`, to play one game, from its seed."""
    bot: Bot = kind(seed, number)
    return bot


def moment(run: Run, number: int, table: Table | None) -> str:
    """Where the play of a game stands, for errors: enough to play it again up to there."""
    where = f"game {number} (seed {run.seed_of(number)})"
    if table is None or table.over:
        return where
    return f"{where}, choice {table.number}, bot {run.bots_of(number)[table.seat]}"


def in_short(error: Exception) -> str:
    """An unforeseen error while a game was played, in one line: what, and where it was raised."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({frame.filename}:{frame.lineno})"


def counted(table: Table, name: str) -> int | None:
    """How many turns or rounds the table of a played game counted, if it counts them."""
    number = getattr(table, name, None)
    return int(number) if isinstance(number, int) else None
