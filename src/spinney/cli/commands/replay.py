"""`spinney replay`: walk through a record, forwards and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from spinney.cli.arguments import load_record, replaying
from spinney.cli.errors import WrongInput
from spinney.cli.house_rules import house_rules_line
from spinney.cli.terminal.prompt import Ask, ask_terminal, is_terminal
from spinney.cli.terminal.screen import result_words
from spinney.cli.terminal.styles import make_console, painted_sketch, printable_shapes, style_of
from spinney.engine.events import SPECTATOR
from spinney.engine.options import LIMITS_AGAIN
from spinney.engine.records.journal import LIMITS
from spinney.engine.records.record import Record
from spinney.engine.table import Table
from spinney.lab.results.replay import record_from

KEYS: Final = "enter or n: forward, b: back, a number: go there, start, end, q: quit"


def replay(
    file: Annotated[
        Path, typer.Argument(help="The record of a game, or RESULTS#NUMBER of a simulation.", metavar="FILE")
    ],
    at: Annotated[int | None, typer.Option(help="Print the moment after this many actions.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write that moment (or the last) as a picture.")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours.")] = False,
) -> None:
    """Step through a record; without a terminal, print what happened and the last board."""
    console = make_console(no_color)
    replay = TerminalReplay(file)
    if at is not None and not 0 <= at <= replay.last:
        raise WrongInput(f"--at {at}: the record has {replay.last} actions")
    if svg is not None:
        write_picture(replay, replay.last if at is None else at, svg)
        console.print(f"Written: {svg}", soft_wrap=True)
    elif at is not None:
        show_moment(console, replay, at)
    elif is_terminal():
        step_through(console, replay, ask_terminal)
    else:
        show_replay(console, replay)


class Moment(NamedTuple):
    """What one action was, and what came of it."""

    action: str
    sentences: list[str]


class TerminalReplay:
    """The record that `spinney replay` walks through, moment by moment, as spectators see it: no secrets."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.record: Final = find_record(path)
        self.last: Final = len(self.record.entries)
        with replaying(path):
            self.moments: Final = list(replay_moments(self.record))

    def table(self, at: int) -> Table:
        """The table at a moment that `spinney replay` shows, played again from the file."""
        with replaying(self.path):
            return self.record.replay(at)


def find_record(path: Path) -> Record:
    """The record to replay in a file; `results.jsonl#123` is game 123 of a simulation, played again."""
    results, mark, number = str(path).rpartition("#")
    if not mark or path.exists():
        return load_record(path)
    if not (number.isascii() and number.isdecimal() and len(number) < 12):
        raise WrongInput(f"{path}: expected the number of a game after the #, such as results.jsonl#123")
    return record_from(results, int(number))


def replay_moments(record: Record) -> Iterator[Moment]:
    """The moments that `spinney replay` walks through: the beginning, then one for each entry."""
    words, told = "the beginning", 0
    for at, table in record.tables():
        log = table.log or []
        if words == "undo":
            told = len(log) - 1
        fresh = [event for event in log[told:] if event.is_for(SPECTATOR)]
        sentences = [record.game.words_for(event, SPECTATOR) for event in fresh]
        yield Moment(words, [sentence for sentence in sentences if sentence])
        told = len(log)
        words = entry_words(record, table, at) if at < len(record.entries) else ""


def entry_words(record: Record, table: Table, at: int) -> str:
    """The next entry of a replay: who does what, if it is an action of this choice; else as it stands."""
    entry = record.entries[at]
    for option in table.options:
        if record.game.text(option) == entry:
            return f"{record.game.seat_name(table.seat)}: {record.game.label(table, option)}"
    return other_entry(entry)


def other_entry(entry: str) -> str:
    """An entry that is no answer, such as an undo, as `spinney replay` prints it."""
    return LIMITS_AGAIN if entry == LIMITS else entry


# Showing it.


def show_moment(console: Console, replay: TerminalReplay, at: int) -> None:
    """Print one moment of a replay: where we are, what was done, what came of it, and the board."""
    moment = replay.moments[at]
    table = replay.table(at)
    console.print()
    where = f"{at} of {replay.last}"
    console.print(Text.assemble((where, style_of("glow")), "  ", (moment.action, style_of("strong"))))
    show_sentences(console, moment)
    console.print()
    console.print(painted_sketch(console, replay.record.game.sketch(table, SPECTATOR)), soft_wrap=True)


def show_house_rules(console: Console, replay: TerminalReplay) -> None:
    """Print by which house rules the replayed game was played, if by any."""
    line = house_rules_line(replay.record.game, replay.record.origin)
    if line:
        console.print(Text(line))


def show_sentences(console: Console, moment: Moment) -> None:
    """Print what happened at a moment of a replay, a line for each sentence."""
    for sentence in moment.sentences:
        console.print(printable_shapes(console, f"· {sentence}"))


def show_replay(console: Console, replay: TerminalReplay) -> None:
    """Print a whole replay: the house rules, every sentence, then the last board and how it ended."""
    show_house_rules(console, replay)
    for moment in replay.moments:
        show_sentences(console, moment)
    table = replay.table(replay.last)
    console.print(painted_sketch(console, replay.record.game.sketch(table, SPECTATOR)), soft_wrap=True)
    names = [replay.record.game.seat_name(seat) for seat in range(table.seats)]
    ended = result_words(table, names) if table.over else f"not finished: {names[table.seat]} is to choose"
    console.print(f"{replay.last} actions; {ended}")


def write_picture(replay: TerminalReplay, at: int, path: Path) -> None:
    """Write the board at one moment of a replay to an SVG file, as spectators saw it."""
    try:
        path.write_text(replay.record.game.picture(replay.table(at), SPECTATOR), encoding="utf-8")
    except OSError as error:
        raise WrongInput(f"{path}: cannot be written: {error.strerror}") from error


# Walking through it.


def step_through(console: Console, replay: TerminalReplay, ask: Ask) -> None:
    """Step through a replay: ask where to go until the reader leaves."""
    at = 0
    show_house_rules(console, replay)
    show_moment(console, replay, at)
    console.print(Text(KEYS, style_of("dim")))
    while True:
        try:
            text = ask(f"{at} of {replay.last}> ").strip().lower()
            if text in ("q", "quit", "exit"):
                return
            goal = asked_moment(text, at, replay.last)
        except EOFError:
            return
        except WrongInput as error:
            console.print(Text(str(error), style_of("danger")))
            continue
        if goal != at:
            at = goal
            show_moment(console, replay, at)


def asked_moment(text: str, at: int, last: int) -> int:
    """The moment that somebody who steps through a replay asks for: forward, back, a number, start or end."""
    goals = {"": at + 1, "n": at + 1, "b": at - 1, "start": 0, "end": last}
    if text.isascii() and text.isdecimal():
        goals[text] = int(text[:9])
    if text not in goals:
        raise WrongInput(f"Type one of these: {KEYS}.")
    if not 0 <= goals[text] <= last:
        raise WrongInput(f"The record has moments from 0 to {last}; this is {at}.")
    return goals[text]
