"""Results as rows, one for each seat of each game: what pandas, polars or plain Python can take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from spinney.engine.facts import Layout
from spinney.engine.nothing import NOBODY
from spinney.lab.errors import BadResults
from spinney.lab.results.game_result import GameResult
from spinney.lab.simulation.run import Run, game_of

Cell = tuple[str, str, int]  # what was counted (`bought`), of which thing (or ""), by which seat (or nobody)
Row = dict[str, Any]


def cells_of(layout: Layout, seats: int) -> list[Cell]:
    """What each cell of a game's facts counts, so that rows can name it."""
    return [
        (column.name, item, NOBODY if column.nobody else seat)
        for column in layout.columns
        for item in column.items or [""]
        for seat in range(seats)
    ]


def facts_of(result: GameResult, cells: list[Cell]) -> Iterator[tuple[Cell, int]]:
    """The facts of a game: what was counted, and how often."""
    try:
        for cell, count in result.counts():
            yield cells[cell], count
    except (ValueError, IndexError) as error:
        raise BadResults(f"game {result.number}: facts that this game does not have") from error


def rows(run: Run, results: Iterable[GameResult]) -> Iterator[Row]:
    """One row for each seat of each game.

    `bought` is how often in all, `bought ORA-2 Harvest Ring` how often that; `from Groves` are points.
    What nobody did, such as a grove that was shown, stands in the rows of all seats. What never happened in
    a game is missing from its rows; pandas and polars fill it in as null.
    """
    cells = cells_of(game_of(run).layout, run.seats)
    for result in results:
        seats = [base_row(run, result, seat) for seat in range(run.seats)]
        for (column, item, seat), count in facts_of(result, cells):
            for row in seats if seat == NOBODY else [seats[seat]]:
                row[column] = row.get(column, 0) + count
                if item:
                    name = f"{column} {item}"
                    row[name] = row.get(name, 0) + count
        yield from seats


def base_row(run: Run, result: GameResult, seat: int) -> Row:
    """What every row has: game, seat, bot, score, victory and so on."""
    row: Row = {
        "game": result.number,
        "seed": result.seed,
        "key": run.key_of(result.number),
        "seat": seat,
        "began": None if result.began is None else int(seat == result.began),
        "bot": result.bots[seat],
        "score": result.scores[seat],
        "won": 1.0 / len(result.winners) if seat in result.winners else 0.0,
        "all choices": result.choices,
        "turns": result.turns,
        "rounds": result.rounds,
        "ended": result.ended,
        "lead changes": result.lead_changes,
        "lead taken": result.lead_taken,
    }
    for source, points in result.sources.items():
        row[f"from {source}"] = points[seat]
    return row
