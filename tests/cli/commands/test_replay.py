"""Records again: printed whole, a moment of them, stepwise, as pictures."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from cli.run_spinney import bots_game, refusal, replayed, spinney
from spinney.cli.commands.replay import TerminalReplay, asked_moment, step_through


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return bots_game(tmp_path / "b.json")


def test_without_a_terminal_everything_is_printed_and_the_last_board(record: Path) -> None:
    ran = spinney("replay", record)
    assert ran.code == 0
    table = replayed(record)
    for sentence in table.game.log(table, -1):
        assert f"· {sentence}" in ran.out
    assert ran.out.count("Battle for the Grove") == 1
    assert "73 actions; Light won 2:0" in ran.out


def test_an_unfinished_record_says_who_is_to_choose(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    spinney("play", "--seats", "me,greedy", "--option", "first=light", "--save", file)
    assert "0 actions; not finished: Light is to choose" in spinney("replay", file).out


def test_one_moment_is_printed_with_what_was_done(record: Path) -> None:
    ran = spinney("replay", record, "--at", "17")
    assert "17 of 73  Dark: Stand a druid up in the Grove" in ran.out
    assert "· Dark stands a druid up in the Grove." in ran.out
    assert "turn 12 of at most 400" in ran.out
    assert "0 of 73  the beginning" in spinney("replay", record, "--at", "0").out


def test_there_is_no_moment_beyond_the_end(record: Path) -> None:
    assert refusal("replay", record, "--at", "74") == "--at 74: the record has 73 actions"
    assert refusal("replay", record, "--at", "-1") == "--at -1: the record has 73 actions"


def test_a_moment_is_written_as_a_picture(record: Path, tmp_path: Path) -> None:
    ran = spinney("replay", record, "--at", "3", "--svg", tmp_path / "b.svg")
    assert ran.out == f"Written: {tmp_path / 'b.svg'}\n"
    table = TerminalReplay(record).table(3)
    assert (tmp_path / "b.svg").read_text(encoding="utf-8") == table.game.picture(table, -1)


def test_an_answer_taken_back_is_a_moment_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = "stop\nstand grove\nundo\nstand grove\nquit\n"
    options = ("--option", "first=light", "--seed", "1", "--save", file)
    spinney("play", "--seats", "me,greedy", *options, lines=lines)
    tape = TerminalReplay(file)
    undone = tape.record.entries.index("undo") + 1
    assert tape.moments[undone].sentences == ["Light takes the last answer back."]
    assert tape.moments[undone + 1].sentences == ["Light stands a druid up in the Grove."]


def test_the_reader_goes_where_the_line_says() -> None:
    typed = {"": 6, "n": 6, "b": 4, "start": 0, "end": 9, "7": 7}
    assert {text: asked_moment(text, 5, 9) for text in typed} == typed


def test_a_wrong_step_gets_one_line(record: Path) -> None:
    said = walked(record, ["b", "jump", "9999", "9" * 5000, "end", "n", "q"])
    assert said.count("The record has moments from 0 to 73; this is 0.") == 3
    assert said.count("Type one of these: enter or n: forward") == 1
    assert "The record has moments from 0 to 73; this is 73." in said
    assert "73 of 73  Dark: Channel" in said


def test_the_end_of_input_ends_the_walk(record: Path) -> None:
    assert "1 of 73  " in walked(record, [""])


def walked(record: Path, lines: list[str]) -> str:
    """What is shown to a reader who types these lines."""
    answers: Iterator[str] = iter(lines)
    out = io.StringIO()

    def ask(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    step_through(Console(file=out, width=100), TerminalReplay(record), ask)
    return out.getvalue()
