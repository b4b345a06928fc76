"""`spinney bench`: how fast this installation plays, as figures and as ratios to a yardstick."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Sheet

import spinney
from spinney.cli.arguments import find_game_key
from spinney.cli.terminal.styles import make_console
from spinney.lab.bench import Bench, Speed
from spinney.lab.bench import bench as measure
from spinney.lab.formats import microseconds


def bench(
    game: Annotated[str | None, typer.Argument(help="The game; without it, all of them.")] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 1.0,
    out: Annotated[Path | None, typer.Option(help="A file for the figures, as JSON.")] = None,
) -> None:
    """Measure how fast games are played here, beside random chess moves in Python."""
    keys = spinney.games() if game is None else [spinney.game(find_game_key(game)).key]
    result = measure(keys, max(0.05, seconds))
    show_bench(result)
    if out is not None:
        out.write_text(json.dumps(result.to_json(), indent=1) + "\n", encoding="utf-8")


def show_bench(result: Bench) -> None:
    """Print what `bench` measured: decisions a second from Python and in the core, and so on, with ratios."""
    console = make_console()
    sheet = Sheet(box=None, pad_edge=False)
    for name in ("game and seats", "engine"):
        sheet.add_column(name)
    for name in ("Python/s", "core/s", "games/s", "clone", "redeal", "tree/s"):
        sheet.add_column(name, justify="right")
    for speed in result.speeds:
        sheet.add_row(*speed_row(speed, result))
    console.print(sheet)
    if result.yardstick is None or result.copy is None:
        console.print("No yardstick: it needs the chess package (pip install 'spinney[bench]').")
    else:
        measured = (
            f"{result.yardstick:,.0f} random chess moves/s, a board copied in {microseconds(result.copy)}"
        )
        console.print(f"Yardstick: {measured}; ratios to it are in brackets.")


def speed_row(speed: Speed, result: Bench) -> list[str]:
    """The line of one game in the sheet that `spinney bench` prints."""
    rates = [speed.decisions, speed.core_decisions, speed.games]
    times = [speed.clone, speed.redeal]
    return [
        f"{speed.game} {speed.seats}",
        speed.engine.replace("pure Python", "pure"),
        *(f"{rate:,.0f}{yardstick_ratio(rate, result.yardstick)}" for rate in rates[:2]),
        f"{rates[2]:,.0f}",
        *(microseconds(time) + yardstick_ratio(time, result.copy) for time in times),
        f"{speed.tree:,.0f}",
    ]


def yardstick_ratio(figure: float, yardstick: float | None) -> str:
    """A measured speed as a ratio to the yardstick, in brackets on a line of its own; empty without one."""
    return "" if yardstick is None else f"\n({figure / yardstick:.1f})"
